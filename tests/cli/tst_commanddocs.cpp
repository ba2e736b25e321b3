// SPDX-License-Identifier: Apache-2.0
#include "cli/commanddocs.h"
#include "cli/commandparser.h"
#include "installed.h"
#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_commanddocs {

using cli::CommandParser;

namespace {

QCommandLineOption option(const char *name, const char *text, const char *value = "")
{
    return {QString::fromUtf8(name), QString::fromUtf8(text), QString::fromUtf8(value)};
}

/// One whose texts mean something to a shell or to groff, with one option of each kind of value.
struct OddCommand : CommandParser
{
    explicit OddCommand(const QString &name) : CommandParser(name, QStringLiteral("does 'odd' things"))
    {
        setApplicationDescription(QStringLiteral(".TH is no command here\n'nor is this, C:\\dir"));
        addOptions({option("plain", "No value [at all]: $(touch x) `touch x` 'quoted' \\ done."),
                    option("choice", "One of them.", "red|blue"), option("file", "A file.", "file"),
                    option("folder", "A folder.", "folder"), option("free", "Anything.", "text")});
        addPositionalArgument(QStringLiteral("word"), QStringLiteral("-a word"));
    }
};

} // namespace

class TestCommandDocs : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString written(const QString &name, const QString &text) const
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("no file");
        return file.fileName();
    }
    /// All parts as a package joins them.
    static QString whole(const QString &kind)
    {
        QString out;
        for (const char *name : {"exec", "agents", "effects", "undo", "held", ""})
            out += cli::commandDocs(OddCommand(QLatin1String(name)), kind);
        return out;
    }
    QByteArray run(const QString &program, const QStringList &arguments, int *code) const
    {
        QProcess process;
        process.setWorkingDirectory(m_dir.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        *code = process.waitForFinished(30'000) ? process.exitCode() : -1;
        return process.readAll();
    }

private Q_SLOTS:
    void helpAndDocsAreOneTable()
    {
        const OddCommand command(QStringLiteral("exec"));
        const QString page = cli::commandDocs(command, QStringLiteral("man"));
        QCOMPARE(command.options().size(), 6); // with help
        for (const QCommandLineOption &each : command.options()) {
            for (const QString &name : each.names()) {
                QString dashed = QString(name.size() > 1 ? QStringLiteral("--") : QStringLiteral("-")) + name;
                dashed.replace(u'-', QStringLiteral("\\-"));
                QVERIFY2(page.contains(QStringLiteral("\\fB%1\\fR").arg(dashed)), qPrintable(page));
                for (const char *shell : {"bash", "zsh", "fish"})
                    QVERIFY(cli::commandDocs(command, QLatin1String(shell)).contains(name));
            }
        }
        QVERIFY(cli::commandDocs(command, QStringLiteral("cmd")).isEmpty());
    }

    void textsAreNoCommandsOfGroff()
    {
        const QString page = cli::commandDocs(OddCommand(QStringLiteral("exec")), QStringLiteral("man"));
        const QStringList lines = page.split(u'\n');
        for (const QString &line : lines) {
            if (line.startsWith(u'.') || line.startsWith(u'\''))
                QVERIFY2(line.startsWith(QLatin1String(".TH BELAY")) || line.startsWith(QLatin1String(".SH ")) ||
                             line == QLatin1String(".TP") || line == QLatin1String(".br") ||
                             line.startsWith(QLatin1String(".B")),
                         qPrintable(line));
        }
        QVERIFY(page.contains(QStringLiteral("\\&.TH is no command here")));
        QVERIFY(page.contains(QStringLiteral("C:\\edir")));
    }

    /// What bash offers for what is typed, the last word being under the cursor.
    void bashOffers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("offered");
        QTest::newRow("a command") << QStringLiteral("belay ex") << QStringLiteral("exec");
        QTest::newRow("its option") << QStringLiteral("belay exec --ch") << QStringLiteral("--choice");
        QTest::newRow("a value") << QStringLiteral("belay undo --choice b") << QStringLiteral("blue");
        QTest::newRow("a value behind =") << QStringLiteral("belay undo --choice = b") << QStringLiteral("blue");
        QTest::newRow("all values behind =") << QStringLiteral("belay undo --choice =") << QStringLiteral("blue red");
        QTest::newRow("an option before any command") << QStringLiteral("belay --pl") << QStringLiteral("--plain");
        QTest::newRow("free") << QStringLiteral("belay exec --free a") << QString();
        QTest::newRow("a folder") << QStringLiteral("belay --folder sub") << QStringLiteral("subfolder");
        QTest::newRow("a file") << QStringLiteral("belay --file subf") << QStringLiteral("subfile subfolder");
    }
    void bashOffers()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, offered);
        QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("subfolder")));
        written(QStringLiteral("subfile"), {});
        const QString file = written(QStringLiteral("belay.bash"), whole(QStringLiteral("bash")));
        int code = 0;
        const QByteArray out =
            run(QStringLiteral("bash"),
                {QStringLiteral("-uc"),
                 QStringLiteral(". \"$1\"; COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); "
                                "_belay; printf '%s\\n' \"${COMPREPLY[@]:-}\" | sort | paste -sd' '"),
                 QStringLiteral("-"), file, typed},
                &code);
        QVERIFY2(code == 0, out.constData());
        QCOMPARE(QString::fromUtf8(out).trimmed(), offered);
    }

    void shellsReadThem_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char *shell : {"bash", "zsh", "fish"})
            QTest::newRow(shell) << QString::fromLatin1(shell);
    }
    void shellsReadThem()
    {
        QFETCH(const QString, shell);
        SKIP_UNLESS_INSTALLED(!QStandardPaths::findExecutable(shell).isEmpty(), "this shell is not installed");
        const QString file = written(QStringLiteral("completions"), whole(shell));
        int code = 0;
        const QByteArray out = run(shell, {QStringLiteral("-n"), file}, &code);
        QVERIFY2(code == 0, out.constData());
        if (shell == QLatin1String("fish")) {
            run(shell, {QStringLiteral("-N"), file}, &code);
            QCOMPARE(code, 0);
        }
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("x")))); // nothing in a text was run
    }
};

BELAY_TEST(TestCommandDocs)

} // namespace tst_commanddocs

#include "tst_commanddocs.moc"
