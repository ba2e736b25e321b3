// SPDX-License-Identifier: Apache-2.0
#include "shownbutton.h"
#include "widgets/bars/loginbar.h"
#include "widgets/content/terminalpane.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace tst_loginbar {

using namespace widgets;
using models::LoginMethod;

namespace {

struct Bench
{
    Look look;
    models::SessionStatus status;
    LoginBar bar{&status, &look};
    models::SessionSnapshot snapshot;

    Bench()
    {
        snapshot.agentName = QStringLiteral("One");
        snapshot.login.needed = true;
        snapshot.login.why = QStringLiteral("nobody is logged in");
        LoginMethod variables{
            QStringLiteral("v"), QStringLiteral("With a key"), {}, LoginMethod::Kind::Variables, {}, {}};
        variables.variables = {{QStringLiteral("KEY"), QStringLiteral("Key"), true, false},
                               {QStringLiteral("TEAM"), {}, false, true}};
        snapshot.login.methods = {
            {QStringLiteral("a"), QStringLiteral("In the browser"), {}, LoginMethod::Kind::Agent, {}, {}}, variables};
        status.set(snapshot);
        bar.show();
    }
    QAbstractButton *button(const char *text) const
    {
        QCoreApplication::processEvents(); // layouts show their widgets a moment later
        return shownButton(bar, QLatin1String(text));
    }
};

} // namespace

class TestLoginBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhileItIsNeeded()
    {
        Bench b;
        QVERIFY(b.bar.isVisible());
        b.snapshot.login = {};
        b.status.set(b.snapshot);
        QVERIFY(!b.bar.isVisible());
    }

    void aButtonForEachWay()
    {
        Bench b;
        QSignalSpy asked(&b.bar, &LoginBar::loginRequested);
        QVERIFY(b.button("In the browser") && b.button("With a key") && !b.button("Cancel"));
        b.button("In the browser")->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("a"));
        b.snapshot.login.underWay = QStringLiteral("a");
        b.status.set(b.snapshot);
        QVERIFY(!b.button("In the browser"));
        QSignalSpy cancelled(&b.bar, &LoginBar::cancelRequested);
        b.button("Cancel")->click();
        QCOMPARE(cancelled.size(), 1);
    }

    void variablesAreAskedFor()
    {
        Bench b;
        QSignalSpy given(&b.bar, &LoginBar::variablesGiven);
        b.button("With a key")->click();
        auto edits = b.bar.findChildren<QLineEdit *>();
        QCOMPARE(edits.size(), 2);
        QCOMPARE(edits[0]->echoMode(), QLineEdit::Password);
        QCOMPARE(edits[1]->echoMode(), QLineEdit::Normal);
        QVERIFY(!b.button("Log in")->isEnabled());
        edits[0]->setText(QStringLiteral("s3cret"));
        QVERIFY(b.button("Log in")->isEnabled());
        // What is told meanwhile does not take it away.
        b.status.set(b.snapshot);
        QCOMPARE(b.bar.findChildren<QLineEdit *>().first()->text(), QStringLiteral("s3cret"));
        b.button("Log in")->click();
        QCOMPARE(given.size(), 1);
        const auto values = given[0][1].value<QList<std::pair<QString, QString>>>();
        QCOMPARE(values.first(), (std::pair(QStringLiteral("KEY"), QStringLiteral("s3cret"))));
        b.button("Cancel")->click();
        QVERIFY(b.button("With a key"));
    }

    void typedIntoTheTerminal()
    {
        Bench b;
        b.snapshot.login.underWay = QStringLiteral("t");
        b.snapshot.login.inTerminal = true;
        b.snapshot.login.terminalText = QStringLiteral("\x1b[1mPassword:\x1b[0m ");
        b.status.set(b.snapshot);
        TerminalPane *pane = b.bar.terminal();
        QVERIFY(pane->isVisible());
        QTRY_COMPARE(pane->plainText().trimmed(), QStringLiteral("Password:"));
        QSignalSpy typed(&b.bar, &LoginBar::typed);
        QTest::keyClicks(pane, QStringLiteral("aB"));
        QTest::keyClick(pane, Qt::Key_Tab);
        QTest::keyClick(pane, Qt::Key_Return);
        QByteArray keys;
        for (const QList<QVariant> &one : typed)
            keys += one[0].toByteArray();
        QCOMPARE(keys, QByteArray("aB\t\r"));
        // The next program begins with an empty screen.
        b.snapshot.login.inTerminal = false;
        b.status.set(b.snapshot);
        b.snapshot.login.inTerminal = true;
        b.snapshot.login.terminalText = QStringLiteral("Name: ");
        b.status.set(b.snapshot);
        QTRY_COMPARE(pane->plainText().trimmed(), QStringLiteral("Name:"));
    }

    /// Where the program waits for what is typed: a block with the focus, an outline without, nothing where the program
    /// hides it.
    void cursorOfTheTerminal()
    {
        QWidget window;
        Look look;
        TerminalPane pane(&look, &window);
        QLineEdit other(&window);
        pane.setGeometry(0, 0, 600, 200);
        other.setGeometry(0, 210, 600, 30);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const Theme &t = look.theme();
        const int row = t.prose.terminalLine();
        const qreal cell = MonoPainter::cellWidth(t.mono);
        /// Of the pixels of a cell those in the text's colour, in percent.
        const auto inked = [&](int column, int line) {
            const QImage image = pane.grab().toImage();
            const QRect place = QRectF(t.u * 3 + column * cell, t.u * 2 + line * row, cell, row).toAlignedRect();
            int count = 0;
            for (int y = place.top(); y <= place.bottom(); ++y) {
                for (int x = place.left(); x <= place.right(); ++x)
                    count += image.pixelColor(x, y) == t.text;
            }
            return count * 100 / (place.width() * place.height());
        };
        const auto say = [&pane](const char *output) {
            pane.clear();
            pane.setOutput(QString::fromUtf8(output), 0);
        };
        pane.setFocus();
        QVERIFY(inked(0, 0) > 70); // also before the program has said a word
        say("Password: ");
        QVERIFY(inked(10, 0) > 70);
        QVERIFY(inked(11, 0) < 20 && inked(9, 0) < 20 && inked(10, 1) < 20);
        say("one\r\n");
        QVERIFY(inked(0, 1) > 70);
        // On a character that can still be read.
        say("abc\x1b[2D");
        QVERIFY(inked(1, 0) > 40 && inked(1, 0) < 98);
        say("abc\x1b[?25l");
        QVERIFY(inked(3, 0) == 0);
        say("abc");
        other.setFocus();
        QTRY_VERIFY(!pane.hasFocus());
        const int outline = inked(3, 0);
        QVERIFY2(outline > 5 && outline < 60, qPrintable(QString::number(outline)));
        // At the end of more than there is room for, it is in view.
        pane.setFocus();
        say(QByteArray(QByteArray("line\r\n").repeated(40) + "> ").constData());
        const QImage image = pane.grab().toImage();
        const int x = qRound(t.u * 3 + 2.5 * cell);
        int seen = 0;
        for (int y = 0; y < image.height(); ++y)
            seen += image.pixelColor(x, y) == t.text;
        QVERIFY2(seen > row * 7 / 10 && seen < row * 3 / 2, qPrintable(QString::number(seen)));
    }

    void keys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, int key, const QByteArray &bytes, const QString &text = {},
                            int modifiers = Qt::NoModifier) {
            QTest::newRow(name) << key << modifiers << text << bytes;
        };
        row("letter", Qt::Key_A, "a", QStringLiteral("a"));
        row("umlaut", Qt::Key_Adiaeresis, "\xc3\xa4", QStringLiteral("ä"));
        row("Enter", Qt::Key_Return, "\r", QStringLiteral("\r"));
        row("Backspace", Qt::Key_Backspace, "\x7f", QStringLiteral("\b"));
        row("Escape", Qt::Key_Escape, "\x1b");
        row("up", Qt::Key_Up, "\x1b[A");
        row("Delete", Qt::Key_Delete, "\x1b[3~");
        row("Shift+Tab", Qt::Key_Backtab, "\x1b[Z");
        row("Ctrl+C", Qt::Key_C, "\x03", QStringLiteral("\x03"), Qt::ControlModifier);
        row("Alt+B", Qt::Key_B,
            "\x1b"
            "b",
            QStringLiteral("b"), Qt::AltModifier);
        row("Shift alone", Qt::Key_Shift, "", {}, Qt::ShiftModifier);
        row("F6", Qt::Key_F6, "");
    }
    void keys()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, text);
        QFETCH(QByteArray, bytes);
        QCOMPARE(terminalKeys(key, Qt::KeyboardModifiers(modifiers), text), bytes);
    }
};

BELAY_GUI_TEST(TestLoginBar)

} // namespace tst_loginbar

#include "tst_loginbar.moc"
