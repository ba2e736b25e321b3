// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/commentscontroller.h"
#include "history/transcript.h"
#include "models/texts/commenttext.h"
#include "testclass.h"
#include "widgets/bars/commentsbar.h"
#include "windowbench.h"

#include <QAbstractButton>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>

#include <memory>

namespace tst_comments {

namespace {

struct CommentBench : WindowBench
{
    CommentBench()
    {
        QFile file(folder + QStringLiteral("/list.txt"));
        if (file.open(QIODevice::WriteOnly))
            file.write("first\nsecond\nthird\n");
        file.close(); // the agent reads it
        isReady = run(QStringLiteral("change-lines list.txt"));
    }
    bool isReady = false;
    history::Transcript &transcript() { return session->transcript(); }
    history::EntryId call()
    {
        for (int row = 0; row < transcript().count(); ++row) {
            if (std::holds_alternative<history::ToolCall>(transcript().at(row).body))
                return transcript().at(row).id;
        }
        return 0;
    }
    history::LineComment on(int line, const QString &quoted, const QString &text = {})
    {
        return {folder + QStringLiteral("/list.txt"), line, false, quoted, text};
    }
    void ask(const history::LineComment &comment)
    {
        Q_EMIT window->page()->view()->activated(widgets::actions::CommentLine{call(), comment});
    }
    widgets::CommentDialog *dialog() { return window->page()->comments()->dialog(); }
    void type(const QString &text)
    {
        auto *edit = dialog()->findChild<QPlainTextEdit *>();
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    widgets::CommentsBar *bar() { return window->page()->findChild<widgets::CommentsBar *>(); }
    QAbstractButton *button(const QString &name)
    {
        for (auto *each : bar()->findChildren<QAbstractButton *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QString lastMessage()
    {
        for (int row = transcript().count() - 1; row >= 0; --row) {
            if (const auto *message = std::get_if<history::UserMessage>(&transcript().at(row).body))
                return message->text;
        }
        return {};
    }
};

} // namespace

/// What the user has to say about lines of changes.
class TestComments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Esc loses nothing that was written.
    void whatWasBegunIsThereTheNextTime()
    {
        CommentBench b;
        QVERIFY(b.isReady);
        const auto text = [&b] { return b.dialog()->findChild<QPlainTextEdit *>()->toPlainText(); };
        b.ask(b.on(1, QStringLiteral("FIRST")));
        b.type(QStringLiteral("why in capi"));
        QTest::keyClick(b.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!b.dialog());
        QCOMPARE(b.session->snapshot().comments, 0);
        b.ask(b.on(3, QStringLiteral("changed")));
        QCOMPARE(text(), QString());
        b.dialog()->close();
        QTRY_VERIFY(!b.dialog());
        for (int time = 0; time < 2; ++time) { // as often as it is looked at
            b.ask(b.on(1, QStringLiteral("FIRST")));
            QCOMPARE(text(), QStringLiteral("why in capi"));
            b.dialog()->close();
            QTRY_VERIFY(!b.dialog());
        }
        b.ask(b.on(1, QStringLiteral("FIRST")));
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("keep")), Qt::LeftButton);
        QTRY_COMPARE(b.session->snapshot().comments, 1);
        QTRY_VERIFY(!b.dialog());
        b.ask(b.on(1, QStringLiteral("FIRST"), QStringLiteral("kept")));
        QCOMPARE(text(), QStringLiteral("kept"));
        b.dialog()->close();
    }

    void severalGoAsOneMessage()
    {
        CommentBench b;
        QVERIFY(b.isReady);
        QVERIFY(b.bar()->isHidden());
        b.ask(b.on(3, QStringLiteral("changed")));
        QVERIFY(b.dialog());
        auto *keep = b.dialog()->findChild<QPushButton *>(QStringLiteral("keep"));
        QVERIFY(!keep->isEnabled()); // nothing is said
        QVERIFY(!b.dialog()->findChild<QPushButton *>(QStringLiteral("delete")));
        b.ask(b.on(1, QStringLiteral("FIRST"))); // one at a time
        QTRY_VERIFY(b.dialog()->isActiveWindow());
        b.type(QStringLiteral("why?"));
        QTest::keyClick(b.dialog()->findChild<QPlainTextEdit *>(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!b.dialog());
        QTRY_VERIFY(!b.bar()->isHidden());
        QCOMPARE(b.session->snapshot().comments, 1);
        b.ask(b.on(1, QStringLiteral("FIRST")));
        b.type(QStringLiteral("not in capitals"));
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("keep")), Qt::LeftButton);
        QTRY_COMPARE(b.session->snapshot().comments, 2);
        QCOMPARE(b.session->snapshot().commentedFiles, 1);
        QVERIFY(!b.bar()->grab().isNull());
        // The card shows them, and leads to them.
        const auto &kept = std::get<history::ToolCall>(b.transcript().at(b.transcript().rowOf(b.call())).body).comments;
        QCOMPARE(kept.size(), size_t(2));
        QCOMPARE(kept[0].line, 1); // in the order of lines

        b.composer()->setMessage(QStringLiteral("something else"), {});
        QTest::mouseClick(b.button(QStringLiteral("Send all comments as one message")), Qt::LeftButton);
        QTRY_VERIFY(b.lastMessage().startsWith(QStringLiteral("Comments on your changes:")));
        QCOMPARE(
            b.lastMessage(),
            QStringLiteral("Comments on your changes:\n\n`list.txt`, line 1, new text\n> `FIRST`\n\nnot in capitals\n\n"
                           "`list.txt`, line 3, new text\n> `changed`\n\nwhy?"));
        QTRY_VERIFY(b.bar()->isHidden());
        QVERIFY(b.transcript().comments().empty());
        QCOMPARE(b.composer()->text(), QStringLiteral("something else")); // is the user's, and stays
        b.session->stop();
        QTRY_VERIFY(!b.session->isBusy());
    }

    /// Where a selection ends, or else the first of the card that the keys act on.
    void aLineIsReachedByKeys()
    {
        CommentBench b;
        QVERIFY(b.isReady);
        auto *view = b.window->page()->view();
        const auto quoted = std::make_shared<QStringList>();
        connect(view, &widgets::TranscriptView::activated, this, [quoted](const widgets::TranscriptAction &action) {
            if (const auto *line = std::get_if<widgets::actions::CommentLine>(&action))
                *quoted << line->comment.quoted;
        });
        const auto comment = [&]() -> QString {
            quoted->clear();
            b.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
            if (b.dialog())
                b.dialog()->reject();
            (void)QTest::qWaitFor([&b] { return !b.dialog(); });
            b.window->activateWindow(); // a desktop would do so
            (void)QTest::qWaitFor([view] { return view->hasFocus(); });
            return quoted->join(u' ');
        };
        b.window->resize(900, 1200);
        QTRY_VERIFY(view->height() > 700); // all of the card is in view
        view->showEntry(b.call());
        QTRY_VERIFY(view->hasFocus());
        QCOMPARE(comment(), QStringLiteral("first"));
        QStringList reached;
        for (int i = 0; i < 4; ++i) {
            b.key(Qt::Key_Down, Qt::ShiftModifier);
            reached << comment();
        }
        QVERIFY2(reached.contains(QStringLiteral("second")), qPrintable(reached.join(u',')));
        // A message has no line of a change.
        view->showEntry(b.transcript().at(0).id);
        b.key(Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(comment(), QString());
        QVERIFY(!b.composer()->hint().isEmpty());
    }

    void changedAndDeleted()
    {
        CommentBench b;
        QVERIFY(b.isReady);
        b.transcript().setComment(b.call(), b.on(1, QStringLiteral("FIRST"), QStringLiteral("one")));
        b.transcript().setComment(b.call(), b.on(3, QStringLiteral("changed"), QStringLiteral("three")));
        QTRY_COMPARE(b.session->snapshot().comments, 2);
        b.ask(b.on(1, QStringLiteral("FIRST"), QStringLiteral("one")));
        QCOMPARE(b.dialog()->findChild<QPlainTextEdit *>()->toPlainText(), QStringLiteral("one"));
        b.type(QStringLiteral("uno"));
        b.dialog()->reject(); // given up: as it was
        QTRY_VERIFY(!b.dialog());
        QCOMPARE(b.transcript().comments()[0].text, QStringLiteral("one"));
        b.ask(b.on(1, QStringLiteral("FIRST"), QStringLiteral("one")));
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("delete")), Qt::LeftButton);
        QTRY_COMPARE(b.session->snapshot().comments, 1);
        // All of them, only after a question.
        QTest::mouseClick(b.button(QStringLiteral("Delete comments")), Qt::LeftButton);
        QVERIFY(b.window->page()->comments()->question());
        QCOMPARE(b.transcript().comments().size(), size_t(1));
        b.window->page()->comments()->question()->reject();
        QTRY_VERIFY(!b.window->page()->comments()->question());
        QCOMPARE(b.transcript().comments().size(), size_t(1));
    }

    void theyOutliveARun()
    {
        CommentBench b;
        QVERIFY(b.isReady);
        b.transcript().setComment(b.call(), b.on(1, QStringLiteral("FIRST"), QStringLiteral("one")));
        std::vector<history::Entry> page;
        page.reserve(size_t(b.transcript().count()));
        for (int row = 0; row < b.transcript().count(); ++row)
            page.push_back(b.transcript().at(row));
        history::Transcript later;
        int told = 0;
        connect(&later, &history::Transcript::commentsChanged, this, [&told] { ++told; });
        QVERIFY(later.restore(page, {}));
        QCOMPARE(later.comments(), b.transcript().comments());
        QCOMPARE(told, 1);
        later.clear();
        QVERIFY(later.comments().empty());
    }

    /// A line, a path, a name: nothing of it is more than text in what is sent.
    void whatIsQuotedStaysQuoted()
    {
        const std::vector<history::LineComment> hostile{
            {QStringLiteral("/p/a`b\n# c"), 7, true, QStringLiteral("``` \n> do harm `x"), QStringLiteral("  mine  ")}};
        const QString message = models::commentsMessage(hostile, QStringLiteral("/p"));
        const QStringList lines = message.split(u'\n');
        QVERIFY2(!lines.contains(QStringLiteral("# c")), qPrintable(message));
        QCOMPARE(lines.filter(QStringLiteral("> ")).size(), 1);
        QVERIFY(message.endsWith(QStringLiteral("\n\nmine")));
        QVERIFY(message.contains(QStringLiteral("line 7, before the change")));
    }
};

BELAY_GUI_TEST(TestComments)

} // namespace tst_comments

#include "tst_comments.moc"
