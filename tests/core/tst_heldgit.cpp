// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldlister.h"
#include "core/held/heldpart.h"
#include "heldplace.h"
#include "testclass.h"

#include <QFileInfo>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_heldgit {

using core::HeldFile;
using core::HeldPart;

namespace {

/// A repository of the user's, and an agent that writes beside it.
class Repository
{
public:
    Repository()
    {
        git("init -q -b main .");
        for (const char *record : {"logs/HEAD", "COMMIT_EDITMSG", "refs/heads/main"})
            write(QByteArray(".git/") + record, "mine\n");
    }
    const HeldPlace &agent() const { return m_place; }
    QString work() const { return m_top.path() + QStringLiteral("/work"); }
    void git(const char *words) const { git(QString::fromLatin1(words).split(u' ')); }
    void git(const QStringList &words) const
    {
        QProcess run;
        run.setWorkingDirectory(work());
        run.start(QStringLiteral("git"), words);
        QVERIFY(run.waitForFinished(60'000) && run.exitCode() == 0);
    }
    void set(const char *key, const char *value) const
    {
        git({QStringLiteral("config"), QString::fromUtf8(key), QString::fromUtf8(value)});
    }
    void write(const QByteArray &name, const QByteArray &text) const
    {
        const QString path = work() + u'/' + QFile::decodeName(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    void link(const QByteArray &name, const char *target) const
    {
        QVERIFY(::symlink(target, QFile::encodeName(work() + u'/' + QFile::decodeName(name)).constData()) == 0);
    }
    QByteArray read(const QByteArray &name) const
    {
        QFile file(work() + u'/' + QFile::decodeName(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    core::HeldList list()
    {
        if (!std::exchange(m_isOpen, true))
            m_place.open();
        auto list = m_lister.list({{work(), QString(), m_place.folder, false}}, {}, {});
        return list ? std::move(list).value() : core::HeldList();
    }

private:
    QTemporaryDir m_top;
    HeldPlace m_place{QFile::encodeName(m_top.path())};
    core::HeldLister m_lister;
    bool m_isOpen = false;
};

/// The part of \p path; "not listed".
QByteArray partIn(const core::HeldList &list, const QByteArray &path)
{
    const auto found = std::find_if(list.files.begin(), list.files.end(),
                                    [&path](const HeldFile &file) { return file.change.path == path; });
    if (found == list.files.end())
        return "not listed";
    switch (found->part) {
    case HeldPart::File:
        return "file";
    case HeldPart::Hook:
        return "hook";
    case HeldPart::Repository:
        return "record";
    case HeldPart::Ignored:
        return "ignored";
    case HeldPart::Outside:
        break;
    }
    return "outside";
}

bool isAcceptable(const core::HeldList &list, const QByteArray &path)
{
    return std::any_of(list.acceptable.begin(), list.acceptable.end(),
                       [&path](const HeldFile &file) { return file.change.path == path; });
}

} // namespace

/// What a sealed agent may have put into a repository, or beside it for that: nothing that git would run or follow is
/// ever accepted along with others.
class TestHeldGit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyFilesAndFoldersAreRecords_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path :
             {".git/COMMIT_EDITMSG", ".git/SQUASH_MSG", ".git/FETCH_HEAD", ".git/logs/HEAD", ".git/logs",
              ".git/objects", ".git/objects/info", ".git/refs", ".git/refs/heads/main", ".git/HEAD", ".git/index",
              ".git/packed-refs", ".git/info", ".git/info/exclude", ".git/modules/sub/HEAD", ".git/modules/sub/objects",
              ".git/worktrees/w/logs/HEAD", "sub/.git/COMMIT_EDITMSG"})
            QTest::newRow(path) << QByteArray(path);
    }
    void onlyFilesAndFoldersAreRecords()
    {
        QFETCH(const QByteArray, path);
        {
            Repository r;
            r.agent().link(path, "/root/.bashrc");
            const core::HeldList list = r.list();
            QCOMPARE(partIn(list, path), QByteArray("hook"));
            QVERIFY(!isAcceptable(list, path));
        }
        Repository r;
        r.agent().pipe(path);
        QCOMPARE(partIn(r.list(), path), QByteArray("hook"));
    }

    void aRecordStaysWhatItIs_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("becomes");
        QTest::newRow("a file a folder") << QByteArray(".git/COMMIT_EDITMSG") << QByteArray("folder");
        QTest::newRow("a folder a file") << QByteArray(".git/logs") << QByteArray("file");
        QTest::newRow("objects a file") << QByteArray(".git/objects") << QByteArray("file");
        QTest::newRow("a link a file") << QByteArray(".git/FETCH_HEAD") << QByteArray("file");
        QTest::newRow("a link a folder") << QByteArray(".git/FETCH_HEAD") << QByteArray("folder");
        QTest::newRow("what is no file") << QByteArray(".git/MERGE_MSG") << QByteArray("folder");
        QTest::newRow("what is no folder") << QByteArray(".git/modules/s/refs") << QByteArray("file");
    }
    void aRecordStaysWhatItIs()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, becomes);
        Repository r;
        r.link(".git/FETCH_HEAD", "elsewhere"); // as the user made it
        if (becomes == "file")
            r.agent().write(path, "agent");
        else
            r.agent().makeFolder(path);
        const core::HeldList list = r.list();
        QCOMPARE(partIn(list, path), QByteArray("hook"));
        QVERIFY(!isAcceptable(list, path));
    }

    /// Without it git looks for the repository further up.
    void theFileThatNamesTheRepository()
    {
        Repository r;
        r.write("sub/.git", "gitdir: ../.git/modules/sub\n");
        r.write("sub/a", "a");
        if (!r.agent().hide("sub/.git"))
            QSKIP("nobody can make a whiteout here");
        QCOMPARE(partIn(r.list(), "sub/.git"), QByteArray("hook"));
    }

    void ordinaryRecordsAreAccepted()
    {
        Repository r;
        r.agent().write(".git/COMMIT_EDITMSG", "agents\n");
        r.agent().write(".git/objects/ab/" + QByteArray(38, 'c'), "object");
        r.agent().write(".git/refs/heads/feature", "id\n");
        const core::HeldList list = r.list();
        for (const char *path : {".git/COMMIT_EDITMSG", ".git/refs/heads/feature", ".git/objects/ab"}) {
            QCOMPARE(partIn(list, path), QByteArray("record"));
            QVERIFY(isAcceptable(list, path));
        }
    }

    /// Whoever wrote them: the user's git would wait for a lock of the agent's, and a lock of the user's is the user's.
    void locksAreNobodys_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path :
             {".git/refs/heads/x.lock", ".git/refs/heads/dir.lock/x", ".git/index.lock", ".git/HEAD.lock",
              ".git/config.lock", ".git/packed-refs.lock", ".git/objects/info/commit-graphs/commit-graph-chain.lock",
              ".git/modules/sub/refs/heads/x.lock", ".git/modules/sub/index.lock", ".git/worktrees/w/HEAD.lock",
              "sub/.git/index.lock"})
            QTest::newRow(path) << QByteArray(path);
    }
    void locksAreNobodys()
    {
        QFETCH(const QByteArray, path);
        Repository r;
        r.agent().write(path, QByteArray(40, 'a') + '\n');
        const core::HeldList list = r.list();
        QCOMPARE(partIn(list, path), QByteArray("not listed"));
        QCOMPARE(list.branches.size(), size_t(0));
    }
    void aLockOfTheUsersStays()
    {
        Repository r;
        r.write(".git/index.lock", "");
        if (!r.agent().hide(".git/index.lock"))
            QSKIP("nobody can make a whiteout here");
        QCOMPARE(partIn(r.list(), ".git/index.lock"), QByteArray("not listed"));
    }
    /// What only is called so is no lock.
    void whatIsNoLock()
    {
        Repository r;
        r.agent().write("yarn.lock", "a");
        r.agent().write(".git/modules/deps.lock/HEAD", "ref: refs/heads/main\n");
        const core::HeldList list = r.list();
        QCOMPARE(partIn(list, "yarn.lock"), QByteArray("file"));
        QCOMPARE(partIn(list, ".git/modules/deps.lock/HEAD"), QByteArray("record"));
    }

    void otherNamesOfGit_data()
    {
        QTest::addColumn<QByteArray>("path");
        const auto row = [](const char *name, const char *path) { QTest::newRow(name) << QByteArray(path); };
        row("capitals", ".GIT/config");
        row("a capital", "deep/down/.Git/objects/ab/x");
        row("short", "git~1/config");
        row("short, in capitals", "sub/GIT~1/x");
        row("a dot behind it", ".git./config");
        row("a blank behind it", ".git /HEAD");
        row("both", "sub/.git . ./HEAD");
        row("a stream", ".git::$INDEX_ALLOCATION/config");
        row("its end", ".git:x");
        row("a zero width joiner", ".g\xe2\x80\x8dit/config");
        row("a mark at its end", "sub/.git\xef\xbb\xbf/hooks/x");
        row("a mark at its beginning", "\xe2\x80\xaa.git/HEAD");
        row("a backslash", "sub\\.git\\config");
        row("in a repository", ".git/modules/sub/.GIT/HEAD");
    }
    void otherNamesOfGit()
    {
        QFETCH(const QByteArray, path);
        Repository r;
        r.agent().write(path, "[core]\n");
        const core::HeldList list = r.list();
        QCOMPARE(partIn(list, path), QByteArray("hook"));
        QVERIFY(!isAcceptable(list, path));
    }
    void whatIsNoNameOfGit()
    {
        Repository r;
        for (const char *path : {".gitignore", "git", ".git-keep/x", "git~10/x", ".github/x", "my.git/x", "legit~1"})
            r.agent().write(path, "a");
        const core::HeldList list = r.list();
        QCOMPARE(list.acceptable.size(), list.files.size());
    }

    void whatSettingsName_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("path");
        const auto row = [](const char *key, const char *value, const char *path) {
            QTest::addRow("%s %s", key, value) << QByteArray(key) << QByteArray(value) << QByteArray(path);
        };
        row("core.hooksPath", "tools/hooks", "tools/hooks/pre-commit");
        row("core.hooksPath", "./tools/../tools/hooks/", "tools/hooks/lib/shared.sh");
        row("core.hooksPath", ".", "pre-commit");
        row("core.hooksPath", ".git/logs", ".git/logs/pre-commit");
        row("core.fsmonitor", "tools/watch.sh", "tools/watch.sh");
        row("core.editor", "python3 -u tools/edit", "tools/edit");
        row("core.pager", "'my tools/page' -x", "my tools/page");
        row("core.sshCommand", "ssh -oProxyCommand=./tools/proxy", "tools/proxy");
        row("core.askPass", "./tools/ask", "tools/ask");
        row("core.attributesFile", "attributes", "attributes");
        row("filter.x.clean", "sed -f tools/clean.sed %f", "tools/clean.sed");
        row("filter.x.smudge", "tools/smudge", "tools/smudge");
        row("filter.x.process", "node tools/filter", "tools/filter/index.js");
        row("diff.x.textconv", "tools/textconv", "tools/textconv");
        row("diff.x.command", "tools/diff", "tools/diff");
        row("diff.external", "tools/diff", "tools/diff");
        row("merge.x.driver", "tools/merge %O %A %B", "tools/merge");
        row("alias.st", "!tools/status", "tools/status");
        row("alias.st", "!f() { tools/status; }; f", "tools/status");
        row("credential.https://x.org.helper", "!tools/secret", "tools/secret");
        row("gpg.ssh.program", "tools/sign", "tools/sign");
        row("sequence.editor", "tools/edit", "tools/edit");
        row("mergetool.mine.cmd", "tools/merge \"$LOCAL\"", "tools/merge");
        row("remote.origin.uploadpack", "tools/pack", "tools/pack");
        row("remote.origin.url", "ext::tools/connect %S", "tools/connect");
        row("init.templateDir", "template", "template/hooks/pre-commit");
        row("include.path", "../.gitconfig", ".gitconfig");
        row("include.path", "../cfg/mine", "cfg/mine");
        row("includeIf.gitdir:/nowhere/.path", "../.gitconfig", ".gitconfig");
    }
    void whatSettingsName()
    {
        QFETCH(const QByteArray, key);
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArray, path);
        Repository r;
        r.set(key.constData(), value.constData());
        r.agent().write(path, "agents\n");
        r.agent().write("src/main.cpp", "agents\n");
        core::HeldList list = r.list();
        QCOMPARE(partIn(list, path), QByteArray("hook"));
        QVERIFY(!isAcceptable(list, path));
        QCOMPARE(partIn(list, "src/main.cpp"), QByteArray("file"));
        // As it was written, and by where the folder really is.
        Repository absolute;
        absolute.set(key.constData(), value.constData());
        absolute.write(path, "mine\n");
        absolute.agent().write(path, "agents\n");
        QCOMPARE(partIn(absolute.list(), path), QByteArray("hook"));
    }

    void anAbsolutePathAndOneByALink()
    {
        Repository r;
        r.write("real/pre-commit", "mine");
        r.link("led", "real");
        r.set("core.hooksPath", QFile::encodeName(r.work() + QStringLiteral("/led")).constData());
        r.agent().write("real/pre-commit", "agents");
        QCOMPARE(partIn(r.list(), "real/pre-commit"), QByteArray("hook"));
    }

    /// As hooks are often kept with the project.
    void aHookThatIsALink()
    {
        Repository r;
        r.write("tools/check.sh", "mine");
        r.write("tools/other.sh", "mine");
        r.write(".git/hooks/keep", "");
        r.link(".git/hooks/pre-commit", "../../tools/check.sh");
        r.link(".git/hooks/post-commit", "../../tools/new.sh");
        r.link(".git/hooks/lib", "../../tools/lib");
        r.agent().write("tools/new.sh", "agents");
        r.agent().write("tools/lib/common.sh", "agents");
        r.agent().write("tools/check.sh", "agents");
        r.agent().write("tools/other.sh", "agents");
        const core::HeldList list = r.list();
        for (const char *path : {"tools/check.sh", "tools/new.sh", "tools/lib/common.sh"})
            QCOMPARE(partIn(list, path), QByteArray("hook"));
        QCOMPARE(partIn(list, "tools/other.sh"), QByteArray("file"));
    }

    /// As with the settings of the user's that are kept in a repository.
    void settingsThatAreALink()
    {
        Repository r;
        r.write("gitconfig", "[user]\n\tname = me\n");
        r.write("own", r.read(".git/config"));
        QVERIFY(QFile::remove(r.work() + QStringLiteral("/.git/config")));
        r.link(".git/config", "../own");
        const QTemporaryDir home;
        QVERIFY(QFile::link(r.work() + QStringLiteral("/gitconfig"), home.filePath(QStringLiteral(".gitconfig"))));
        const QByteArray before = qgetenv("HOME");
        const auto back = qScopeGuard([&before] { qputenv("HOME", before); });
        qputenv("HOME", QFile::encodeName(home.path()));
        r.agent().write("gitconfig", "[core]\n\tpager = tools/page\n");
        for (const char *path : {"own", "other", "tools/page"})
            r.agent().write(path, "[core]\n");
        const core::HeldList list = r.list();
        for (const char *path : {"gitconfig", "own", "tools/page"})
            QCOMPARE(partIn(list, path), QByteArray("hook"));
        QCOMPARE(partIn(list, "other"), QByteArray("file"));
    }

    /// Something else in the place of a folder that leads there changes what is there.
    void theWayToIt()
    {
        Repository r;
        r.set("core.hooksPath", "tools/hooks");
        r.agent().link("tools", "/elsewhere");
        QCOMPARE(partIn(r.list(), "tools"), QByteArray("hook"));
    }

    void includedFilesIncludeOthers()
    {
        Repository r;
        r.set("include.path", "../cfg/one");
        r.write("cfg/one", "[includeIf \"onbranch:never\"]\n\tpath = two\n");
        r.write("cfg/two", "[include]\n\tpath = ../three\n[core]\n\tpager = tools/page\n");
        r.write("three", "[include]\n\tpath = three\n[include]\n\tpath = cfg/one\n"); // in a circle
        for (const char *path : {"cfg/two", "three", "tools/page"})
            r.agent().write(path, "[core]\n");
        r.agent().write("four", "a");
        const core::HeldList list = r.list();
        for (const char *path : {"cfg/two", "three", "tools/page"})
            QCOMPARE(partIn(list, path), QByteArray("hook"));
        QCOMPARE(partIn(list, "four"), QByteArray("file"));
    }

    /// The settings and what they name come together.
    void whatWaitingSettingsName()
    {
        Repository r;
        r.write("cfg/one", "[core]\n");
        r.set("include.path", "../cfg/one");
        r.agent().write(".git/config", "[core]\n\thooksPath = tools/hooks\n[include]\n\tpath = ../cfg/new\n");
        r.agent().write("cfg/new", "[alias]\n\tst = !tools/st\n");
        r.agent().write("cfg/one", "[alias]\n\tst = !tools/other\n");
        for (const char *path : {"tools/hooks/pre-commit", "tools/st", "tools/other"})
            r.agent().write(path, "agents");
        const core::HeldList list = r.list();
        for (const char *path :
             {".git/config", "cfg/new", "cfg/one", "tools/hooks/pre-commit", "tools/st", "tools/other"})
            QCOMPARE(partIn(list, path), QByteArray("hook"));
    }

    void aRepositoryInTheFolder()
    {
        Repository r;
        r.git("init -q sub");
        r.git("-C sub config core.hooksPath hk");
        r.agent().write("sub/hk/pre-commit", "agents");
        r.agent().write("hk/pre-commit", "agents");
        const core::HeldList list = r.list();
        QCOMPARE(partIn(list, "sub/hk/pre-commit"), QByteArray("hook"));
        QCOMPARE(partIn(list, "hk/pre-commit"), QByteArray("file"));
    }

    void commandsOfSubmodules_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *name, const QByteArray &line, const char *part) {
            QTest::newRow(name) << "[submodule \"x\"]\n\tpath = x\n" + line << QByteArray(part);
        };
        row("plain", "\turl = ../x.git\n\tupdate = rebase\n", "file");
        row("https", "\turl = https://x.org/x.git\n", "file");
        row("a command", "\tURL = ../x\n\tUpdate = !sh x\n", "hook");
        row("a transport that runs", "\turl = ext::sh -c x\n", "hook");
        row("an option", "\turl = --upload-pack=x\n", "hook");
        row("an option for a path", "\tpath = -x\n", "hook");
        row("unreadable", "[\n", "hook");
    }
    void commandsOfSubmodules()
    {
        QFETCH(const QByteArray, text);
        Repository r;
        r.agent().write(".gitmodules", text);
        r.agent().write("sub/.GITMODULES", text);
        const core::HeldList list = r.list();
        QTEST(partIn(list, ".gitmodules"), "part");
        QTEST(partIn(list, "sub/.GITMODULES"), "part");
    }
    void aLinkForSubmodules()
    {
        Repository r;
        r.agent().link(".gitmodules", "elsewhere");
        QCOMPARE(partIn(r.list(), ".gitmodules"), QByteArray("hook"));
    }
};

BELAY_TEST(TestHeldGit)

} // namespace tst_heldgit

#include "tst_heldgit.moc"
