// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/promptcontroller.h"
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "belayhome.h"
#include "fakeclock.h"
#include "settings/drafts.h"
#include "widgets/composer/attachmentchips.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/promptedit.h"
#include "widgets/content/imageviewer.h"
#include "widgets/dialogs/textpreview.h"
#include "workspace/files/pastedfiles.h"
#include "workspace/files/prompteditor.h"
#include "workspace/workspace.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_promptcontroller {

using core::Message;
using settings::Draft;
using settings::Drafts;

namespace {

struct Bench : BelayHome
{
    widgets::Look look;
    std::unique_ptr<workspace::Workspace> workspace;
    std::unique_ptr<app::MainWindow> window;

    Bench()
    {
        workspace = std::make_unique<workspace::Workspace>(&settings);
        window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
        window->show();
        write(QStringLiteral("a.txt"), "alpha");
    }
    ~Bench()
    {
        workspace->close();
        (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, 10'000);
        window.reset();
    }
    workspace::SessionController *open(const QString &flags = {})
    {
        workspace::SessionController *session = window->openSession(demoAgentEntry(flags), folder);
        (void)QTest::qWaitFor([session] { return session->snapshot().agent == models::AgentState::Ready; }, 10'000);
        return session;
    }
    QUrl url(const char *name) const { return QUrl::fromLocalFile(folder + u'/' + QString::fromUtf8(name)); }
    void write(const QString &name, const QByteArray &content)
    {
        QFile file(home.filePath(QStringLiteral("work/")) + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    widgets::Composer *composer() { return window->page()->composer(); }
    app::PromptController *controller() { return window->page()->prompt(); }
    static QString answer(workspace::SessionController *session)
    {
        QString out;
        for (int row = 0; row < session->transcript().count(); ++row) {
            if (const auto *said = std::get_if<history::AgentMessage>(&session->transcript().at(row).body))
                out += said->text;
        }
        return out;
    }
    static QString notices(workspace::SessionController *session)
    {
        QString out;
        for (const models::SessionNotice &notice : session->snapshot().notices)
            out += notice.title + u'\n' + notice.text + u'\n';
        // What became of a message stands where it would stand.
        for (int row = 0; row < session->transcript().count(); ++row) {
            if (const auto *notice = std::get_if<history::Notice>(&session->transcript().at(row).body))
                out += notice->title + u'\n' + notice->text + u'\n';
        }
        return out;
    }
};

Message withFile(const QString &text, const QUrl &file)
{
    Message out(text);
    out.attachments << file;
    return out;
}

} // namespace

/// What is written in the composer, from the keys to the agent and over a restart.
class TestPromptController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAgentGetsTheFiles_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("contents") << QString()
                                  << QStringList{QStringLiteral("- resource `"), QStringLiteral("image/png 4 bytes"),
                                                 QStringLiteral("text/plain 5 bytes")};
        QTest::newRow("links") << QStringLiteral("--no-images --no-contents")
                               << QStringList{QStringLiteral("- resource_link `"),
                                              QStringLiteral("p.png` image/png 0 bytes, size 4"),
                                              QStringLiteral("a.txt` text/plain 0 bytes, size 5")};
    }
    void theAgentGetsTheFiles()
    {
        QFETCH(const QString, flags);
        QFETCH(const QStringList, lines);
        Bench b;
        b.write(QStringLiteral("p.png"), "\x89PNG");
        workspace::SessionController *session = b.open(flags);
        Message message = withFile(QStringLiteral("blocks @a.txt"), b.url("p.png"));
        message.mentions << QStringLiteral("a.txt");
        session->send(message);
        session->send(QStringLiteral("blocks again")); // queued behind the reading
        QTRY_COMPARE_WITH_TIMEOUT(session->messages().sent().size(), 2, 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        for (const QString &line : lines)
            QVERIFY2(Bench::answer(session).contains(line), qPrintable(Bench::answer(session)));
        QCOMPARE(session->messages().sent()[0], message);
        // In the transcript, and from there back into the composer.
        const auto &said = std::get<history::UserMessage>(session->transcript().at(0).body);
        QCOMPARE(said.attachments.size(), size_t(2));
        b.controller()->edit(session->transcript().at(0).id);
        QCOMPARE(b.composer()->message(), message);
    }

    void aFileThatVanishedLosesNothing()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        b.write(QStringLiteral("gone.txt"), "x");
        const Message message = withFile(QStringLiteral("blocks"), b.url("gone.txt"));
        b.composer()->setMessage(message);
        QVERIFY(QFile::remove(b.url("gone.txt").toLocalFile()));
        QTest::keyClick(b.composer()->findChild<widgets::PromptEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(Bench::notices(session).contains(QStringLiteral("gone.txt")));
        QVERIFY(Bench::notices(session).contains(QStringLiteral("not sent")));
        QCOMPARE(b.composer()->message(), message);
        QVERIFY(!session->isBusy());
        QVERIFY(session->messages().sent().empty());
    }

    void stopWhileFilesAreReadGivesTheMessageBack()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        const Message message = withFile(QStringLiteral("blocks"), b.url("a.txt"));
        session->send(message);
        QVERIFY(session->isBusy());
        session->stop(); // in the same turn of the event loop: nothing has left
        QVERIFY(!session->isBusy());
        QCOMPARE(b.composer()->message(), message);
        QVERIFY(session->messages().sent().empty());
    }

    void whatIsSentNowGoesPastWhatIsRead()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        session->send(withFile(QStringLiteral("hang"), b.url("a.txt")));
        session->messages().sendNow(QStringLiteral("blocks")); // while the file is read
        QTRY_COMPARE_WITH_TIMEOUT(session->messages().sent().size(), 2, 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000); // "hang" has been stopped
        QCOMPARE(session->messages().sent()[1].text, QStringLiteral("blocks"));
        QCOMPARE(session->title(), QStringLiteral("hang"));
    }

    void stoppedMessagesComeBackWithTheirFiles()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        const Message message = withFile(QStringLiteral("hang"), b.url("a.txt"));
        session->send(message);
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        QTRY_COMPARE(b.composer()->message(), message);
    }

    /// What the agent has begun to answer is not put back: the next words would be sent behind it.
    void onlyWhatNothingCameOfComesBack_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<bool>("answered");
        QTest::newRow("nothing") << "hang" << false;
        QTest::newRow("words") << "long" << true;
        QTest::newRow("a tool") << "unfinished-tool" << true;
        QTest::newRow("a permission") << "permission" << true;
    }
    void onlyWhatNothingCameOfComesBack()
    {
        QFETCH(const QString, prompt);
        QFETCH(const bool, answered);
        Bench b;
        workspace::SessionController *session = b.open();
        session->send(prompt);
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        if (answered)
            QTRY_VERIFY_WITH_TIMEOUT(session->transcript().count() > 1, 10'000);
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        QCoreApplication::processEvents();
        QCOMPARE(b.composer()->text(), answered ? QString() : prompt);
        // Words that are typed next take its place, wherever it is.
        auto *edit = b.composer()->findChild<widgets::PromptEdit *>();
        QTest::keyClicks(edit, QStringLiteral("other words"));
        QCOMPARE(b.composer()->text(), QStringLiteral("other words"));
        b.composer()->setText({});
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(b.composer()->text(), prompt);
    }

    void whatIsTypedIsMixedWithNothing()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        session->send(QStringLiteral("hang"));
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        b.composer()->setText(QStringLiteral("typed"));
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        QCOMPARE(b.composer()->text(), QStringLiteral("typed"));
        // What was not sent yet must not be lost either: it waits.
        const Message message = withFile(QStringLiteral("blocks"), b.url("a.txt"));
        session->send(message);
        session->stop();
        QCOMPARE(b.composer()->text(), QStringLiteral("typed"));
        QCOMPARE(session->messages().queue().items().size(), size_t(1));
        QCOMPARE(session->messages().queue().items()[0].message, message);
        QVERIFY(session->messages().queue().isHeld());
    }

    void pastedPicturesBecomeFiles()
    {
        Bench b;
        b.open();
        QImage image(5, 5, QImage::Format_RGB32);
        image.fill(Qt::blue);
        Q_EMIT b.composer()->imageGiven(image);
        QTRY_COMPARE(b.composer()->message().attachments.size(), 1);
        const QString path = b.composer()->message().attachments[0].toLocalFile();
        QCOMPARE(QImage(path).size(), image.size());
        // The same one is the same file.
        QCOMPARE(QFileInfo(path).fileName(), QStringLiteral("picture.png"));
        const QString pasted = QFileInfo(QFileInfo(path).path()).path();
        workspace::PastedFiles files(pasted);
        QString again;
        files.save(image, [&again](const base::Result<QUrl> &file) { again = file ? file->toLocalFile() : QString(); });
        QTRY_COMPARE(again, path);
        // It stays with the session it was pasted into.
        Q_EMIT b.composer()->imageGiven(image.scaled(9, 9));
        workspace::SessionController *first = b.window->page()->session();
        b.open();
        QTRY_COMPARE(QDir(pasted).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
        QTRY_VERIFY(b.composer()->message().attachments.isEmpty());
        b.window->page()->setSession(first);
        QTRY_COMPARE(b.composer()->message().attachments.size(), 2);
    }

    void longPastesAreAttached_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("attaches");
        const QString lines = QStringLiteral("a line\n").repeated(120);
        QTest::newRow("short") << QString() << QStringLiteral("a line") << false;
        QTest::newRow("many lines") << QString() << lines << true;
        QTest::newRow("one long line") << QString() << QString(6000, u'x') << true;
        // As a link it would be a file that this agent may not read.
        QTest::newRow("no contents") << QStringLiteral("--no-contents") << lines << false;
        QTest::newRow("too long to be sent so") << QString() << QString(300'000, u'x') << false;
    }
    void longPastesAreAttached()
    {
        QFETCH(const QString, flags);
        QFETCH(const QString, text);
        QFETCH(const bool, attaches);
        Bench b;
        b.open(flags);
        b.composer()->setText(QStringLiteral("look: "));
        b.composer()->setCaret(6);
        QApplication::clipboard()->setText(text);
        auto *edit = b.composer()->findChild<widgets::PromptEdit *>();
        edit->paste();
        QCOMPARE(b.composer()->message().attachments.size(), attaches ? 1 : 0);
        QCOMPARE(b.composer()->text(), attaches ? QStringLiteral("look: ") : QStringLiteral("look: ") + text);
        if (!attaches)
            return;
        // A click shows it, and from there it is put into the message after all.
        auto *chips = b.composer()->findChild<widgets::AttachmentChips *>();
        QWidget *chip = chips->widget()->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY2(chip && chip->accessibleName().contains(QStringLiteral("pasted text.txt")),
                 chip ? qPrintable(chip->accessibleName()) : "none");
        QTest::mouseClick(chip, Qt::LeftButton, {}, {4, 4});
        QPointer<widgets::TextPreview> preview = b.window->findChild<widgets::TextPreview *>();
        QVERIFY(preview && preview->isVisible());
        QCOMPARE(preview->findChild<QPlainTextEdit *>()->toPlainText(), text);
        QTest::mouseClick(preview->findChild<QPushButton *>(QStringLiteral("insert")), Qt::LeftButton);
        QTRY_VERIFY(!preview);
        QCOMPARE(b.composer()->text(), QStringLiteral("look: ") + text);
        QVERIFY(b.composer()->message().attachments.isEmpty());
    }

    void attachedPicturesHaveAThumbnail()
    {
        Bench b;
        b.open();
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QVERIFY(image.save(b.url("p.png").toLocalFile()));
        b.composer()->attach({b.url("p.png"), b.url("a.txt")});
        auto *chips = b.composer()->findChild<widgets::AttachmentChips *>();
        const QList<QWidget *> all = chips->widget()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QCOMPARE(all.size(), 2);
        const int middle = all[0]->height() / 2;
        QTRY_COMPARE(all[0]->grab().toImage().pixelColor(middle, middle), QColor(Qt::magenta));
        QVERIFY(all[1]->grab().toImage().pixelColor(middle, middle) != QColor(Qt::magenta));
        all[0]->setFocus();
        QTest::keyClick(all[0], Qt::Key_Return);
        auto *viewer = b.window->findChild<widgets::ImageViewer *>();
        QVERIFY(viewer);
        QTRY_COMPARE(viewer->image().size(), image.size());
    }

    /// Sent with a picture whose file has gone since: what was sent is sent again.
    void contentsOutliveTheirFiles()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        b.write(QStringLiteral("p.png"), "\x89PNG");
        session->send(withFile(QStringLiteral("blocks"), b.url("p.png")));
        QTRY_VERIFY_WITH_TIMEOUT(!session->messages().sent().empty() && !session->isBusy(), 10'000);
        QVERIFY(QFile::remove(b.url("p.png").toLocalFile()));
        b.controller()->edit(session->transcript().at(0).id);
        const QList<QUrl> files = b.composer()->message().attachments;
        QCOMPARE(files.size(), 1);
        QFile kept(files[0].toLocalFile());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("\x89PNG"));
    }

    void draftsAreKeptPerSession()
    {
        Bench b;
        workspace::SessionController *first = b.open();
        const Message typed = withFile(QStringLiteral("half a thought"), b.url("a.txt"));
        b.composer()->setMessage(typed);
        b.composer()->setCaret(4);
        workspace::SessionController *second = b.open();
        QVERIFY(b.composer()->message().isEmpty()); // not the same draft in two sessions
        b.composer()->setText(QStringLiteral("other"));
        b.window->page()->setSession(first);
        QCOMPARE(b.composer()->message(), typed);
        QCOMPARE(b.composer()->caret(), 4);
        b.window->page()->setSession(second);
        QCOMPARE(b.composer()->text(), QStringLiteral("other"));
        // Neither has a message yet, so both are stored as the folder's: as one draft, of which nothing is lost.
        const auto stored = [&] { return b.workspace->drafts()->draft(b.workspace->draftKey(second)).message; };
        QCOMPARE(stored(), core::joined(typed, QStringLiteral("other")));
        b.composer()->setText({});
        QCOMPARE(stored(), typed);
    }

    /// What was sent is looked at and not written: what is kept meanwhile is what was typed.
    void lookingThroughWhatWasSentKeepsTheDraft()
    {
        Bench b;
        workspace::SessionController *session = b.open();
        session->send(QStringLiteral("hang"));
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        auto *edit = b.composer()->findChild<widgets::PromptEdit *>();
        QTest::keyClicks(edit, QStringLiteral("half a thought"));
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(b.composer()->text(), QStringLiteral("hang"));
        const auto stored = [&] { return b.workspace->drafts()->draft(b.workspace->draftKey(session)).message.text; };
        QCOMPARE(stored(), QStringLiteral("half a thought"));
        Q_EMIT session->changed(); // as each second while a turn runs
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(stored(), QStringLiteral("half a thought"));
        QTest::keyClick(edit, Qt::Key_Down);
        QCOMPARE(b.composer()->text(), QStringLiteral("half a thought"));
        // Also in another session and back.
        QTest::keyClick(edit, Qt::Key_Up);
        b.open();
        b.window->page()->setSession(session);
        QCOMPARE(b.composer()->text(), QStringLiteral("half a thought"));
        // One that is changed is what is being written now.
        QTest::keyClick(edit, Qt::Key_Up);
        QTest::keyClicks(edit, QStringLiteral("x"));
        QCOMPARE(stored(), QStringLiteral("xhang"));
        // And what was typed before it waits behind it, also when one comes back.
        b.window->page()->setSession(b.workspace->all().back().get());
        b.window->page()->setSession(session);
        QCOMPARE(b.composer()->text(), QStringLiteral("xhang"));
        QTest::keyClick(edit, Qt::Key_Down);
        QCOMPARE(b.composer()->text(), QStringLiteral("half a thought"));
        QTest::keyClick(edit, Qt::Key_Up);
        QTest::keyClicks(edit, QStringLiteral("x"));
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        QCOMPARE(b.composer()->text(), QStringLiteral("xhang"));
    }

    void whatWaitsWhenASessionEndsIsItsDraft_data()
    {
        QTest::addColumn<bool>("quits");
        QTest::newRow("by quitting") << true;
        QTest::newRow("alone") << false;
    }

    /// Messages that were queued are not lost with the queue.
    void whatWaitsWhenASessionEndsIsItsDraft()
    {
        QFETCH(const bool, quits);
        Bench b;
        QStringList keys;
        for (const char *typed : {"", "typed"}) {
            workspace::SessionController *session = b.open();
            session->send(QStringLiteral("long"));
            // Without a word of an answer it would come back with the others.
            QTRY_VERIFY(session->transcript().hasAnswer(session->transcript().newestTurn()));
            session->send(withFile(QStringLiteral("one"), b.url("a.txt")));
            session->send(QStringLiteral("two"));
            b.composer()->setText(QString::fromUtf8(typed));
            QTRY_VERIFY(b.workspace->draftKey(session).startsWith(QStringLiteral("session-"))); // it is stored
            keys << b.workspace->draftKey(session);
        }
        if (quits) {
            b.workspace->close();
            QTRY_VERIFY_WITH_TIMEOUT(b.workspace->isClosed(), 10'000);
        } else {
            for (const auto &session : b.workspace->all())
                b.workspace->closeSession(session->handle());
            QTRY_VERIFY_WITH_TIMEOUT(b.workspace->all().empty(), 10'000);
        }
        QTRY_COMPARE(b.workspace->drafts()->draft(keys[0]).message,
                     withFile(QStringLiteral("one\n\ntwo"), b.url("a.txt")));
        QTRY_COMPARE(b.workspace->drafts()->draft(keys[1]).message,
                     withFile(QStringLiteral("one\n\ntwo\n\ntyped"), b.url("a.txt")));
    }

    void draftsOutliveARun()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("drafts.ini"));
        FakeClock clock;
        Draft draft{
            withFile(QStringLiteral("two\nlines; = \"%41\" \u202e\u00e4"), QUrl(QStringLiteral("file:///a%20b"))), 5};
        draft.message.mentions << QStringLiteral("a, b");
        draft.earlier = withFile(QStringLiteral("before"), QUrl(QStringLiteral("file:///c")));
        auto drafts = std::make_unique<Drafts>(file, &clock);
        drafts->set(QStringLiteral("session-1"), draft);
        drafts->set(QStringLiteral("session-2"), {QStringLiteral("x"), 0});
        QVERIFY(!QFileInfo::exists(file));
        clock.advance(Drafts::delay);
        // As after a crash: nobody has said goodbye.
        QCOMPARE(Drafts(file, &clock).draft(QStringLiteral("session-1")), draft);
        drafts->set(QStringLiteral("session-2"), {});
        drafts.reset();
        const Drafts again(file, &clock);
        QCOMPARE(again.draft(QStringLiteral("session-1")), draft);
        QVERIFY(again.draft(QStringLiteral("session-2")).isEmpty());
        QCOMPARE(again.attachments(), draft.message.attachments + draft.earlier.attachments);
    }

    void editorCommands_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("environment");
        QTest::addColumn<QString>("known");
        QTest::addColumn<QString>("command");
        const auto row = [](const char *name, const char *setting, const char *environment, const char *known,
                            const char *command) {
            QTest::newRow(name) << QString::fromUtf8(setting) << QString::fromUtf8(environment)
                                << QString::fromUtf8(known) << QString::fromUtf8(command);
        };
        row("the setting", "edit %f", "gedit", "kate %f", "edit %f");
        row("returns at once otherwise", "code --goto %f:%l", "", "", "code --wait --goto %f:%l");
        row("waits already", "code --wait %f", "", "", "code --wait %f");
        row("with its folder", "/usr/bin/kate %f", "", "", "/usr/bin/kate --block %f");
        row("the environment", "", "gedit", "kate %f", "gedit --wait");
        row("needs a terminal", "", "vim", "kate %f", "kate --block %f");
        row("in a terminal of its own", "xterm -e nvim %f", "", "", "xterm -e nvim %f");
        row("only in a terminal", "", "nano", "", "");
        row("none", "", "", "", "");
    }
    void editorCommands()
    {
        QFETCH(const QString, setting);
        QFETCH(const QString, environment);
        QFETCH(const QString, known);
        QFETCH(const QString, command);
        const QList<settings::EditorEntry> list = known.isEmpty()
                                                      ? QList<settings::EditorEntry>()
                                                      : QList<settings::EditorEntry>{{QStringLiteral("k"), known}};
        const auto found = workspace::promptEditorCommand(setting, environment, list);
        QCOMPARE(found ? *found : QString(), command);
        if (!found && !environment.isEmpty())
            QVERIFY(found.error().message.contains(environment));
    }

    void theEditorsTextComesBack_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("writes") << QStringLiteral("echo more >> \"$1\"") << QStringLiteral("typedmore") << QString();
        QTest::newRow("replaces the file")
            << QStringLiteral("echo new > \"$1.x\" && mv \"$1.x\" \"$1\"") << QStringLiteral("new") << QString();
        QTest::newRow("leaves it") << QStringLiteral("true") << QStringLiteral("typed") << QString();
        QTest::newRow("is aborted") << QStringLiteral("echo lost > \"$1\"; exit 1") << QStringLiteral("typed")
                                    << QStringLiteral("code 1");
        QTest::newRow("deletes it") << QStringLiteral("rm \"$1\"") << QStringLiteral("typed")
                                    << QStringLiteral("cannot be read");
    }
    void theEditorsTextComesBack()
    {
        QFETCH(const QString, script);
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        Bench b;
        workspace::SessionController *session = b.open();
        b.write(QStringLiteral("editor.sh"), "#!/bin/sh\n" + script.toUtf8() + "\n");
        const QString path = b.url("editor.sh").toLocalFile();
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
        b.settings.set(settings::keys::editorCommand, path + QStringLiteral(" %f"));
        Message message = withFile(QStringLiteral("typed"), b.url("a.txt"));
        b.composer()->setMessage(message);
        b.controller()->openEditor();
        QTRY_VERIFY(b.controller()->findChildren<workspace::PromptEditor *>().isEmpty());
        message.text = text;
        QCOMPARE(b.composer()->message(), message);
        QVERIFY2(Bench::notices(session).contains(problem), qPrintable(Bench::notices(session)));
    }
};

BELAY_GUI_TEST(TestPromptController)

} // namespace tst_promptcontroller

#include "tst_promptcontroller.moc"
