// SPDX-License-Identifier: Apache-2.0
#include "settings/editors.h"
#include "settings/settings.h"
#include "workspace/files/fileopener.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_editors {

using namespace settings;
using namespace workspace;

class TestEditors : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A program that writes what it was started with, a line for each argument, and says at last that it is done.
    QString makeProgram(const QString &name) const
    {
        QString path = m_folder.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(
                "#!/bin/sh\nfor a in \"$@\"; do printf '<%s>' \"$a\"; done > \"$0.part\"\nmv \"$0.part\" \"$0.out\"\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void onlyWhatIsInstalledIsOffered()
    {
        QVERIFY(editorsOnPath({m_folder.path()}).isEmpty());
        makeProgram(QStringLiteral("kate"));
        makeProgram(QStringLiteral("nvim"));
        // There is nothing to show it in.
        QCOMPARE(editorsOnPath({m_folder.path()}).size(), 1);
        QCOMPARE(editorsOnPath({m_folder.path()}).constFirst().command,
                 QStringLiteral("kate --line %l --column %c %f"));
        makeProgram(QStringLiteral("xterm"));
        const QList<EditorEntry> found = editorsOnPath({m_folder.path()});
        QCOMPARE(found.size(), 2);
        QCOMPARE(found.last(),
                 (EditorEntry{QStringLiteral("Neovim in a terminal"), QStringLiteral("xterm -e nvim +%l %f")}));
        for (const EditorEntry &editor : found)
            QVERIFY(base::filledCommand(editor.command, {QStringLiteral("/f"), 1, 1}).ok());
    }

    void linesOfPartsAreFoundInTheirFile_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("found");
        const QString file = QStringLiteral("one\ntwo\nthree\nfour\ntwo\nsix\n");
        QTest::newRow("all of it") << file << file << 4 << 4;
        QTest::newRow("some lines") << file << QStringLiteral("three\nfour\n") << 2 << 4;
        QTest::newRow("from the middle of a line") << file << QStringLiteral("ree\nfour") << 1 << 3;
        QTest::newRow("other line ends") << QString(file).replace(u'\n', QStringLiteral("\r\n"))
                                         << QStringLiteral("four\ntwo") << 2 << 5;
        QTest::newRow("changed since") << file << QStringLiteral("new\nfour\ngone\n") << 2 << 4;
        QTest::newRow("the nearest") << file << QStringLiteral("a\nb\nc\ntwo\n") << 4 << 5;
        QTest::newRow("gone") << file << QStringLiteral("x\ny\nz\n") << 3 << 3;
        QTest::newRow("gone, and behind the end") << file << QString(50, u'\n') << 40 << 6;
        QTest::newRow("an empty file") << QString() << QStringLiteral("x\n") << 7 << 1;
    }
    void linesOfPartsAreFoundInTheirFile()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, part);
        QFETCH(const int, line);
        QTEST(lineOfPart(file, part, line), "found");
    }

    void opensWhereAPartBegins()
    {
        const QString program = makeProgram(QStringLiteral("at"));
        QFile file(m_folder.filePath(QStringLiteral("long.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a\nb\nc\nd\n");
        file.close();
        Settings settings(m_folder.filePath(QStringLiteral("settings.ini")));
        settings.set(settings::keys::editorCommand, QStringLiteral("'%1' +%l %f").arg(program));
        FileOpener opener(&settings);
        QStringList failures;
        const auto failed = [&](const base::Error &error) { failures << error.message; };
        opener.open({QStringLiteral("gone.txt"), 2, 1}, {}, m_folder.path(), failed);
        QCOMPARE(failures.size(), 1);
        opener.open({QStringLiteral("long.txt"), 2, 1}, QStringLiteral("c\nd\n"), m_folder.path(), failed);
        QTRY_VERIFY(QFile::exists(program + QStringLiteral(".out")));
        QCOMPARE(QString::fromUtf8(read(program + QStringLiteral(".out"))),
                 QStringLiteral("<+4><%1>").arg(file.fileName()));
        QCOMPARE(failures.size(), 1);
    }

    void opensAtThePlaceWithoutAShell()
    {
        const QString program = makeProgram(QStringLiteral("my editor"));
        const QString name = QStringLiteral("a 'b' $(touch pwned) %l.txt");
        QFile(m_folder.filePath(name)).open(QIODevice::WriteOnly);
        const auto opened = openInEditor(QStringLiteral("'%1' +%l:%c %f").arg(program), {name, 7, 0}, m_folder.path());
        QVERIFY2(opened.ok(), qPrintable(opened.error().message));
        QTRY_VERIFY(QFile::exists(program + QStringLiteral(".out")));
        QCOMPARE(QString::fromUtf8(read(program + QStringLiteral(".out"))),
                 QStringLiteral("<+7:1><%1>").arg(m_folder.filePath(name)));
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("pwned"))));
    }

    void saysWhatWentWrong()
    {
        const auto gone = openInEditor(QStringLiteral("ed"), {QStringLiteral("nowhere.txt"), 1, 1}, m_folder.path());
        QVERIFY(!gone && gone.error().message.contains(QStringLiteral("nowhere.txt")));
        QFile(m_folder.filePath(QStringLiteral("there"))).open(QIODevice::WriteOnly);
        const auto none =
            openInEditor(QStringLiteral("/no/such/editor %f"), {QStringLiteral("there"), 1, 1}, m_folder.path());
        QVERIFY(!none && none.error().message.contains(QStringLiteral("/no/such/editor")));
        const auto wrong = openInEditor(QStringLiteral("ed %q"), {QStringLiteral("there"), 1, 1}, m_folder.path());
        QVERIFY(!wrong && wrong.error().message.contains(QStringLiteral("%q")));
        // What the desktop might run is opened by an editor: that one can be chosen is offered.
        QFile(m_folder.filePath(QStringLiteral("run.py"))).open(QIODevice::WriteOnly);
        const auto runs = openInEditor({}, {QStringLiteral("run.py"), 1, 1}, m_folder.path());
        QVERIFY(!runs);
        QCOMPARE(runs.error().code, workspace::noEditor);
        QVERIFY(gone.error().code != workspace::noEditor);
    }
};

BELAY_TEST(TestEditors)

} // namespace tst_editors

#include "tst_editors.moc"
