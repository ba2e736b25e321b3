// SPDX-License-Identifier: Apache-2.0
#include "cli/terminalstream.h"

#include "testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QTemporaryFile>
#include <QTest>

#include <pty.h>
#include <termios.h>
#include <unistd.h>

#include <cstdio>

namespace tst_terminalstream {

/// A terminal that shows what is written to it and changes nothing.
class RawTerminal
{
public:
    RawTerminal()
    {
        int other = -1;
        if (::openpty(&m_screen, &other, nullptr, nullptr, nullptr) != 0)
            return;
        termios settings{};
        ::tcgetattr(other, &settings);
        ::cfmakeraw(&settings);
        ::tcsetattr(other, TCSANOW, &settings);
        m_file = ::fdopen(other, "w");
    }
    ~RawTerminal()
    {
        if (m_file)
            std::fclose(m_file);
        ::close(m_screen);
    }
    RawTerminal(const RawTerminal &) = delete;
    RawTerminal &operator=(const RawTerminal &) = delete;

    FILE *file() { return m_file; }
    QByteArray shown()
    {
        std::fputs("\f", m_file); // a mark that no text can bring
        std::fflush(m_file);
        QByteArray all;
        char byte = 0;
        while (::read(m_screen, &byte, 1) == 1 && byte != '\f')
            all += byte;
        return all;
    }

private:
    int m_screen = -1;
    FILE *m_file = nullptr;
};

class TestTerminalStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pieces_data()
    {
        QTest::addColumn<QStringList>("pieces");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QStringList &pieces, const char16_t *shown) {
            QTest::newRow(name) << pieces << QString::fromUtf16(shown);
        };
        row("letters and tabs", {QStringLiteral(u"\tünï \u65e5\U0001f469\u200d\U0001f4bb\n")},
            u"\tünï \u65e5\U0001f469\u200d\U0001f4bb\n");
        row("clipboard", {QStringLiteral(u"a\u001b]52;c;QQ==\u0007b")}, u"a\\x1b]52;c;QQ==\\x07b");
        row("cut between two", {QStringLiteral(u"a\u001b"), QStringLiteral(u"]0;t\u001b"), QStringLiteral(u"\\b")},
            u"a\\x1b]0;t\\x1b\\b");
        row("C1", {QStringLiteral(u"\u009b31m\u009d0;t\u009c\u0085")}, u"\\x9b31m\\x9d0;t\\x9c\\x85");
        row("back and delete", {QStringLiteral(u"six\u0008\u007f\u000e\u0000")}, u"six\\x08\\x7f\\x0e\\x00");
        row("line breaks of two", {QStringLiteral(u"a\r\nb\r"), QStringLiteral(u"\nc\r"), QStringLiteral(u"d\r")},
            u"a\nb\nc\\x0dd\\x0d");
        row("directions", {QStringLiteral(u"a\u202eb\u2066c")}, u"a\\u202eb\\u2066c");
    }
    void pieces()
    {
        QFETCH(const QStringList, pieces);
        QFETCH(const QString, shown);
        RawTerminal terminal;
        {
            cli::TerminalStream stream(terminal.file());
            for (const QString &piece : pieces)
                stream << piece << Qt::flush;
        }
        QCOMPARE(QString::fromUtf8(terminal.shown()), shown);
        QTemporaryFile file;
        QVERIFY(file.open());
        FILE *plain = ::fdopen(::dup(file.handle()), "w");
        {
            cli::TerminalStream stream(plain);
            for (const QString &piece : pieces)
                stream << piece;
        }
        std::fclose(plain);
        QVERIFY(file.seek(0));
        QCOMPARE(QString::fromUtf8(file.readAll()), pieces.join(QString()));
    }

    /// It says the same, and stays JSON.
    void json()
    {
        const QJsonObject said{{QStringLiteral("text"), QStringLiteral("\u009b8m\u007f\u001b ü \u0085")}};
        RawTerminal terminal;
        cli::TerminalStream(terminal.file()).json(QJsonDocument(said).toJson(QJsonDocument::Compact));
        const QByteArray shown = terminal.shown();
        for (const char *bad : {"\xc2\x9b", "\x7f", "\x1b", "\xc2\x85"})
            QVERIFY2(!shown.contains(bad), shown.constData());
        QCOMPARE(QJsonDocument::fromJson(shown).object(), said);
    }
};

BELAY_TEST(TestTerminalStream)

} // namespace tst_terminalstream

#include "tst_terminalstream.moc"
