// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/composer/attachmentchips.h"
#include "widgets/composer/completionpopup.h"
#include "widgets/composer/composer.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_completion {

using namespace widgets;

namespace {

/// A composer at the bottom of a window, in a folder with some files.
struct Stage
{
    QTemporaryDir folder;
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    QWidget window;
    Composer *composer = new Composer(&status, &look, &clock, &window);
    QSignalSpy sent{composer, &Composer::sendRequested};

    Stage()
    {
        write(QStringLiteral("main.cpp"));
        write(QStringLiteral("two words.txt"));
        write(QStringLiteral("odd\nname.txt"));
        write(QStringLiteral("photo.png"));
        QDir(folder.path()).mkdir(QStringLiteral("sub"));
        write(QStringLiteral("sub/deep.cpp"));
        models::SessionSnapshot snapshot = sampleSnapshot(core::TurnPhase::Idle, &clock);
        snapshot.cwd = folder.path();
        snapshot.takes = {true, false, true};
        snapshot.commands = {{QStringLiteral("plan"), QStringLiteral("Makes a plan"), QStringLiteral("what for")},
                             {QStringLiteral("play"), QStringLiteral("Plays"), {}},
                             {QStringLiteral("quit"), {}, {}}};
        status.set(snapshot);
        window.resize(700, 600);
        composer->setGeometry(0, 450, 700, 100);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window, 2000);
        composer->focusComposer();
        clock.advance(1000);
    }
    void write(const QString &name)
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("x");
    }
    PromptEdit *edit() const { return composer->findChild<PromptEdit *>(); }
    CompletionPopup *popup() const { return window.findChild<CompletionPopup *>(); }
    AttachmentChips *chips() const { return composer->findChild<AttachmentChips *>(); }
    bool isOpen() const { return popup() && popup()->isVisible(); }
    QStringList rows() const
    {
        QStringList out;
        if (isOpen()) {
            for (const models::Completion &row : popup()->rows())
                out << row.value;
        }
        return out;
    }
    void type(const char *text) { QTest::keyClicks(edit(), QString::fromUtf8(text)); }
    void key(Qt::Key key) { QTest::keyClick(edit(), key); }
    QUrl url(const char *name) const { return QUrl::fromLocalFile(folder.filePath(QString::fromUtf8(name))); }
    /// Types \p text behind an @ and takes the first row once \p wanted is it.
    void mention(const char *text, const QString &wanted, Qt::Key with = Qt::Key_Return)
    {
        type(text);
        QTRY_COMPARE(rows().value(0), wanted);
        key(with);
    }
};

} // namespace

/// The list over the composer, and the files that go with a message.
class TestCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commands()
    {
        Stage s;
        s.type("/");
        QCOMPARE(s.rows(), (QStringList{QStringLiteral("plan"), QStringLiteral("play"), QStringLiteral("quit")}));
        s.type("pl");
        QCOMPARE(s.rows(), (QStringList{QStringLiteral("plan"), QStringLiteral("play")}));
        s.key(Qt::Key_Down);
        s.key(Qt::Key_Down); // stays on the last
        s.key(Qt::Key_Tab);
        QCOMPARE(s.composer->text(), QStringLiteral("/play "));
        QVERIFY(!s.isOpen());
        QVERIFY(s.edit()->hasFocus());
        s.type("it");
        s.key(Qt::Key_Return);
        QCOMPARE(s.sent.count(), 1);
        QCOMPARE(s.sent[0][0].value<core::Message>().text, QStringLiteral("/play it"));
    }

    void aCommandThatIsWholeIsSent()
    {
        Stage s;
        s.type("/quit");
        QVERIFY(s.isOpen());
        s.key(Qt::Key_Return);
        QCOMPARE(s.sent.count(), 1);
        QVERIFY(!s.isOpen());
    }

    void escapeClosesUntilTheNextWord()
    {
        Stage s;
        s.type("/pl");
        QVERIFY(s.isOpen());
        s.key(Qt::Key_Escape);
        QVERIFY(!s.isOpen());
        s.type("a");
        QVERIFY(!s.isOpen());
        QCOMPARE(s.composer->text(), QStringLiteral("/pla"));
        s.edit()->clear();
        s.type("/");
        QVERIFY(s.isOpen());
        s.edit()->clearFocus();
        QVERIFY(!s.isOpen());
    }

    void nothingOpensForWhatNobodyTyped()
    {
        Stage s;
        s.composer->setText(QStringLiteral("/pl"));
        QVERIFY(!s.isOpen());
    }

    void thousandsOfCommandsAreOneList()
    {
        Stage s;
        models::SessionSnapshot snapshot = s.status.snapshot();
        for (int i = 0; i < 5000; ++i)
            snapshot.commands.push_back({QStringLiteral("more:%1").arg(i), QString(100, u'x'), {}});
        s.status.set(snapshot);
        s.type("/");
        QCOMPARE(s.rows().size(), 5003);
        s.key(Qt::Key_PageDown);
        s.key(Qt::Key_Up);
        s.key(Qt::Key_PageUp);
        QCOMPARE(s.popup()->current()->value, QStringLiteral("plan"));
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageDown})
            s.key(key);
        QVERIFY(s.rows().indexOf(s.popup()->current()->value) > CompletionPopup::mostRows);
        QVERIFY(s.edit()->hasFocus() && s.composer->text() == QStringLiteral("/"));
        s.type("more:4321");
        QCOMPARE(s.rows(), QStringList{QStringLiteral("more:4321")});
    }

    void filesAreMentioned()
    {
        Stage s;
        s.type("see ");
        s.mention("@mai", QStringLiteral("main.cpp"));
        QCOMPARE(s.composer->text(), QStringLiteral("see @main.cpp "));
        s.mention("and @two", QStringLiteral("two words.txt"), Qt::Key_Tab);
        QCOMPARE(s.composer->text(), QStringLiteral("see @main.cpp and @\"two words.txt\" "));
        core::Message message = s.composer->message();
        QCOMPARE(message.mentions, (QStringList{QStringLiteral("main.cpp"), QStringLiteral("two words.txt")}));
        QCOMPARE(s.edit()->extraSelections().size(), 2);
        // What is taken out of the text is not named any more.
        message.text.remove(QStringLiteral("@main.cpp "));
        s.composer->setMessage(message);
        QCOMPARE(s.composer->message().mentions, QStringList{QStringLiteral("two words.txt")});
    }

    void foldersAreGoneInto()
    {
        Stage s;
        s.mention("@sub", QStringLiteral("sub"), Qt::Key_Tab);
        QCOMPARE(s.composer->text(), QStringLiteral("@sub/"));
        QTRY_COMPARE(s.rows(), QStringList{QStringLiteral("sub/deep.cpp")});
        s.key(Qt::Key_Return);
        QCOMPARE(s.composer->message().mentions, QStringList{QStringLiteral("sub/deep.cpp")});
    }

    void namesThatNoTextHoldsAreAttached()
    {
        Stage s;
        s.mention("@odd", QStringLiteral("odd\nname.txt"));
        QCOMPARE(s.composer->text(), QString());
        QCOMPARE(s.composer->message().attachments, QList<QUrl>{s.url("odd\nname.txt")});
    }

    void filesAreDroppedAndPasted()
    {
        Stage s;
        QMimeData data;
        data.setUrls({s.url("photo.png"), s.url("main.cpp"), s.url("photo.png")});
        data.setText(QStringLiteral("file:///…"));
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(s.composer, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(s.composer, &drop);
        QCOMPARE(s.composer->message().attachments, (QList<QUrl>{s.url("photo.png"), s.url("main.cpp")}));
        QVERIFY(s.chips()->isVisible());
        QVERIFY(s.composer->text().isEmpty());
        // Files alone are a message.
        s.key(Qt::Key_Return);
        QCOMPARE(s.sent.count(), 1);
        QVERIFY(s.composer->message().isEmpty());
        QVERIFY(!s.chips()->isVisible());
        // They come back with the message they went with.
        s.key(Qt::Key_Up);
        QCOMPARE(s.composer->message().attachments.size(), 2);
    }

    void picturesOfTheClipboardAreTold()
    {
        Stage s;
        QSignalSpy given(s.composer, &Composer::imageGiven);
        QImage image(3, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        auto *data = new QMimeData;
        data->setImageData(image);
        QApplication::clipboard()->setMimeData(data);
        s.edit()->paste();
        QCOMPARE(given.count(), 1);
        // Beside text the picture is only its look.
        auto *cells = new QMimeData;
        cells->setImageData(image);
        cells->setText(QStringLiteral("1\t2"));
        QApplication::clipboard()->setMimeData(cells);
        s.edit()->paste();
        QCOMPARE(given.count(), 1);
        QCOMPARE(s.composer->text(), QStringLiteral("1\t2"));
    }

    void whatIsNotThereIsNotAttached()
    {
        Stage s;
        s.composer->attach({s.url("gone.txt"), s.url("main.cpp")});
        QCOMPARE(s.composer->message().attachments, QList<QUrl>{s.url("main.cpp")});
        QList<QUrl> many;
        for (int i = 0; i < 200; ++i) {
            s.write(QStringLiteral("f%1").arg(i));
            many << s.url(qPrintable(QStringLiteral("f%1").arg(i)));
        }
        s.composer->attach(many);
        QCOMPARE(s.composer->message().attachments.size(), 100);
        QVERIFY(s.composer->height() < 400);
    }

    void chipsHaveKeys()
    {
        Stage s;
        s.composer->attach({s.url("main.cpp"), s.url("photo.png"), s.url("sub")});
        const auto chips = [&s] {
            QList<QWidget *> out;
            for (QWidget *w : s.chips()->widget()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
                if (w->isVisible())
                    out << w;
            }
            return out;
        };
        QCOMPARE(chips().size(), 3);
        QVERIFY2(chips()[1]->accessibleName().contains(QStringLiteral("photo.png")),
                 qPrintable(chips()[1]->accessibleName()));
        chips()[0]->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), chips()[1]);
        for (const bool repeats : {false, true, true}) // held, it is one press
            QTest::simulateEvent(QApplication::focusWidget(), true, Qt::Key_Delete, Qt::NoModifier, {}, repeats);
        QCOMPARE(s.composer->message().attachments, (QList<QUrl>{s.url("main.cpp"), s.url("sub")}));
        QCOMPARE(QApplication::focusWidget(), chips()[1]); // the next one
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QVERIFY(s.composer->message().isEmpty());
        QVERIFY(s.edit()->hasFocus());
    }

    void chipsSayHowTheyGo()
    {
        Stage s;
        s.composer->attach({s.url("photo.png")});
        const auto name = [&s] {
            return s.chips()
                ->widget()
                ->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)[0]
                ->accessibleName();
        };
        QVERIFY2(!name().contains(QStringLiteral("link")), qPrintable(name()));
        models::SessionSnapshot blind = s.status.snapshot();
        blind.takes = {};
        s.status.set(blind);
        QVERIFY2(name().contains(QStringLiteral("link")), qPrintable(name()));
    }
};

BELAY_GUI_TEST(TestCompletion)

} // namespace tst_completion

#include "tst_completion.moc"
