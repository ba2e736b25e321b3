// SPDX-License-Identifier: Apache-2.0
#include "dice.h"
#include "kills.h"
#include "sealable.h"
#include "testclass.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_held {

namespace {

/// An agent that does with its own hands what the message says, as a shell.
constexpr char agentScript[] = R"sh(#!/bin/bash
while IFS= read -r line; do
  id=$(sed -n 's/.*"id":\([0-9]*\).*/\1/p' <<<"$line")
  case "$line" in
  *'"initialize"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"protocolVersion":1,"agentCapabilities":{}}}'
    echo "$line" >"$AGENT_LOG" ;;
  *'"session/new"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"sessionId":"s1"}}' ;;
  *'"session/prompt"'*) eval "$(sed -n 's/.*"text":"\([^"]*\)".*/\1/p' <<<"$line")"
    echo '{"jsonrpc":"2.0","id":'$id',"result":{"stopReason":"end_turn"}}' ;;
  esac
done
)sh";

struct Result
{
    int code = -1;
    QByteArray out, err;
};

} // namespace

/// `belay exec --writes hold` and `belay held`, with an agent that asks nobody: the folder is byte for byte as
/// before until something is accepted, and then exactly that.
class TestHeld : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;
    QString m_top, m_project, m_agent;
    QProcessEnvironment m_environment;

    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), qPrintable(path));
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    QString at(const char *name) const { return m_project + u'/' + QLatin1String(name); }
    Result belay(const QStringList &arguments) const
    {
        QProcess run;
        run.setProcessEnvironment(m_environment);
        run.setWorkingDirectory(m_project);
        run.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"), arguments);
        if (!run.waitForFinished(60'000))
            return {};
        return {run.exitCode(), run.readAllStandardOutput(), run.readAllStandardError()};
    }
    Result turn(const char *script) const
    {
        return belay({QStringLiteral("exec"), QStringLiteral("--agent"), m_agent, QStringLiteral("--writes"),
                      QStringLiteral("hold"), QString::fromLatin1(script)});
    }
    Result decide(const QStringList &arguments) const { return belay(QStringList(QStringLiteral("held")) + arguments); }
    QByteArray tree() const
    {
        QProcess list;
        list.start(QStringLiteral("sh"), {QStringLiteral("-c"),
                                          QStringLiteral("cd \"$0\" && find . -printf '%p %m %l\\n' | sort && "
                                                         "find . -type f -exec sha256sum {} + | sort"),
                                          m_project});
        list.waitForFinished();
        return list.readAllStandardOutput();
    }

private Q_SLOTS:
    void initTestCase() { m_here = std::make_unique<Sealable>(); }
    void init()
    {
        if (!m_here->problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + m_here->problem));
        if (!QFileInfo(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay")).isExecutable())
            QSKIP("nobody else may run what is in the build folder");
        m_top = m_here->folder();
        m_project = m_top + QStringLiteral("/project");
        m_agent = m_top + QStringLiteral("/home/agent"); // /tmp is another one
        for (const char *name : {"/project", "/home", "/run"})
            QVERIFY(QDir().mkpath(m_top + QLatin1String(name)));
        write(m_agent, agentScript);
        QFile::setPermissions(m_agent, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            m_environment.remove(QLatin1String(name));
        m_environment.insert(QStringLiteral("HOME"), m_top + QStringLiteral("/home"));
        m_environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_top + QStringLiteral("/run"));
        m_environment.insert(QStringLiteral("AGENT_LOG"), QStringLiteral("/tmp/agent-log"));
        write(at("a.txt"), "one\n");
        write(at("b.txt"), "two\n");
    }

    /// A server that Belay runs for a sealed agent writes where the agent writes.
    void whatAnMcpServerWritesIsHeldBackToo()
    {
        const QByteArray before = tree();
        write(m_top + QStringLiteral("/home/mcp.json"), R"({"mcpServers":{"fake":{"command":")" +
                                                            qgetenv("FAKE_MCP_SERVER") + R"(","args":[")" +
                                                            at("server-log").toUtf8() + R"("]}}})");
        const Result run = belay({QStringLiteral("exec"), QStringLiteral("--writes"), QStringLiteral("hold"),
                                  QStringLiteral("--mcp"), QStringLiteral("pass"), QStringLiteral("--mcp-config"),
                                  m_top + QStringLiteral("/home/mcp.json"), QStringLiteral("mcp fake send_invoice")});
        QVERIFY2(run.out.contains("send_invoice done"), QByteArray(run.out + run.err).constData());
        QCOMPARE(run.code, 9);
        QCOMPARE(tree(), before);
        QVERIFY(decide({QStringLiteral("list")}).out.contains("server-log"));
        QVERIFY(belay({QStringLiteral("effects")}).out.contains("send_invoice"));
    }

    void theFolderIsAsItWasUntilItIsAccepted()
    {
        const QByteArray before = tree();
        const Result run = turn("echo more >> a.txt; rm b.txt; mkdir -p d/e; echo c > d/e/c.txt; ln -s a.txt l; "
                                "chmod 755 a.txt; echo out > $HOME/outside; echo tmp > /tmp/held-by-a-test");
        QVERIFY2(run.code == 9, run.err.constData());
        QCOMPARE(tree(), before);
        QVERIFY(!QFile::exists(m_top + QStringLiteral("/home/outside")));
        QVERIFY(!QFile::exists(QStringLiteral("/tmp/held-by-a-test")));
        QVERIFY2(run.err.contains("a.txt  +1\n"), run.err.constData());
        const Result list = decide({QStringLiteral("list"), QStringLiteral("--json")});
        QStringList what;
        for (const QByteArray &line : list.out.trimmed().split('\n')) {
            const QJsonObject item = QJsonDocument::fromJson(line).object();
            what << item[QLatin1String("change")].toString() + u' ' + item[QLatin1String("type")].toString() + u' ' +
                        QFileInfo(item[QLatin1String("path")].toString()).fileName();
        }
        QCOMPARE(what, QStringList({QStringLiteral("changed file a.txt"), QStringLiteral("deleted file b.txt"),
                                    QStringLiteral("new folder d"), QStringLiteral("new folder e"),
                                    QStringLiteral("new file c.txt"), QStringLiteral("new link l"),
                                    QStringLiteral("new file outside")}));

        QCOMPARE(decide({QStringLiteral("accept"), QStringLiteral("d")}).code, 0);
        QCOMPARE(read(at("d/e/c.txt")), QByteArray("c\n"));
        QCOMPARE(read(at("a.txt")), QByteArray("one\n"));
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("one\nmore\n"));
        QVERIFY(QFileInfo(at("a.txt")).isExecutable());
        QVERIFY(!QFile::exists(at("b.txt")));
        QCOMPARE(QFile::symLinkTarget(at("l")), at("a.txt"));
        // What lies outside is not accepted along with others.
        QVERIFY(!QFile::exists(m_top + QStringLiteral("/home/outside")));
        QCOMPARE(decide({QStringLiteral("accept"), m_top + QStringLiteral("/home/outside")}).code, 0);
        QCOMPARE(read(m_top + QStringLiteral("/home/outside")), QByteArray("out\n"));
        QVERIFY(decide({}).out.contains("Nothing is held back"));
        // Each is an effect that can be taken back.
        const Result effects = belay({QStringLiteral("effects")});
        QCOMPARE(effects.out.count("committed"), 7);
    }

    /// What root owns outside it cannot act on either. Each attack that gets through leaves a file.
    void rootHasNoWayAround()
    {
        if (::geteuid() != 0)
            QSKIP("only for root");
        const QByteArray before = tree();
        const Result run =
            turn("cat /proc/sys/vm/swappiness > /proc/sys/vm/swappiness && : > through-settings; "
                 "unshare -U true && : > through-namespace; mknod made c 1 5 && : > through-device; "
                 "chmod 4755 a.txt && : > through-mode; test -b /dev/[a-z]d[a-z] && : > through-disk; "
                 "mkdir /sys/fs/cgroup/belay-test && : > through-group; "
                 "grep -q 'CapEff:.*0000000000000000' /proc/self/status || : > through-rights; echo x > a.txt");
        QVERIFY2(run.code == 9, run.err.constData());
        QCOMPARE(tree(), before);
        const QByteArray list = decide({QStringLiteral("list")}).out;
        QVERIFY2(list.contains("a.txt") && !list.contains("through") && !list.contains("made"), list.constData());
    }

    void whatIsDiscardedWasNeverThere()
    {
        const QByteArray before = tree();
        QCOMPARE(turn("echo more >> a.txt; rm b.txt; mkdir d; echo c > d/c").code, 9);
        const Result discarded = decide({QStringLiteral("discard")});
        QVERIFY2(discarded.code == 0, discarded.err.constData());
        QCOMPARE(tree(), before);
        QVERIFY(decide({}).out.contains("Nothing is held back"));
        QVERIFY(belay({QStringLiteral("effects")}).out.isEmpty());
    }

    void whoChangedItMeanwhileDecides()
    {
        QCOMPARE(turn("echo agent > a.txt; echo agent > b.txt").code, 9);
        write(at("a.txt"), "mine\n");
        const Result accepted = decide({QStringLiteral("accept")});
        QCOMPARE(accepted.code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("mine\n"));
        QCOMPARE(read(at("b.txt")), QByteArray("agent\n"));
        QVERIFY(decide({QStringLiteral("list")}).out.contains("you changed it meanwhile"));
        // By its name it is taken all the same, and what was there can come back.
        QCOMPARE(decide({QStringLiteral("accept"), QStringLiteral("a.txt")}).code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("agent\n"));
        QVERIFY(belay({QStringLiteral("undo"), QStringLiteral("--yes"), QStringLiteral("2")}).code == 0);
        QCOMPARE(read(at("a.txt")), QByteArray("mine\n"));
    }

    /// They run outside Belay at the next commit.
    void hooksAreNeverAcceptedAlong()
    {
        QProcess git;
        git.setWorkingDirectory(m_project);
        git.start(QStringLiteral("git"), {QStringLiteral("init"), QStringLiteral("-q")});
        if (!git.waitForFinished() || git.exitCode() != 0)
            QSKIP("no git");
        QCOMPARE(turn("mkdir -p .git/hooks; echo evil > .git/hooks/pre-commit; git config core.fsmonitor ./evil; "
                      "echo x > a.txt")
                     .code,
                 9);
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("x\n"));
        QVERIFY(!QFile::exists(at(".git/hooks/pre-commit")));
        QVERIFY(!read(at(".git/config")).contains("evil"));
        QVERIFY(decide({QStringLiteral("list")}).out.contains("runs outside Belay"));
    }

    /// Git takes a folder for a repository by what is in it, and runs what its configuration names.
    void aRepositoryWithoutANameIsOne()
    {
        QCOMPARE(turn("mkdir -p sub/objects sub/refs; echo 'ref: refs/heads/x' > sub/HEAD; "
                      "printf '[core]\\nbare = false\\nfsmonitor = ./evil\\n' > sub/config; echo x > plain.txt")
                     .code,
                 9);
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QVERIFY(QFile::exists(at("plain.txt")));
        QVERIFY(!QFile::exists(at("sub/config")));
    }

    /// Each of them makes a folder of the user's one in which git runs what the agent names.
    void noWayToARepositoryIsAcceptedAlong_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("by a pointer into .git")
            << QByteArray("mkdir -p .git/evil/objects .git/evil/refs sub; echo ref: refs/heads/k > .git/evil/HEAD; "
                          "echo x > .git/evil/config; echo gitdir: ../.git/evil > sub/.git")
            << QByteArray();
        QTest::newRow("in two halves")
            << QByteArray("mkdir -p evil evil2/objects evil2/refs; echo ref: refs/heads/k > evil/HEAD; "
                          "echo ../evil2 > evil/commondir; echo x > evil2/config; echo gitdir: evil > .git")
            << QByteArray();
        QTest::newRow("in two turns") << QByteArray("mkdir lib; echo x > lib/config")
                                      << QByteArray("mkdir -p lib/objects lib/refs; echo ref: refs/heads/k > lib/HEAD");
        QTest::newRow("a rebase that goes on")
            << QByteArray("mkdir -p .git/rebase-merge; echo exec evil > .git/rebase-merge/git-rebase-todo")
            << QByteArray();
    }
    void noWayToARepositoryIsAcceptedAlong()
    {
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, second);
        QVERIFY(turn(first.constData()).code == 9);
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        if (!second.isEmpty()) {
            QCOMPARE(turn(second.constData()).code, 9);
            QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        }
        for (const char *pointer : {"sub/.git", ".git/evil/HEAD", ".git/rebase-merge/git-rebase-todo", "lib/HEAD"})
            QVERIFY2(!QFile::exists(at(pointer)), pointer);
        QVERIFY(!QFileInfo(at(".git")).isFile());
        QVERIFY(!decide({QStringLiteral("list")}).out.isEmpty());
    }

    /// What goes along with something has to be what may be accepted, too.
    void whatTheUserMadeMeanwhileStays()
    {
        QVERIFY(QDir().mkpath(at("d")));
        write(at("d/old"), "old\n");
        QCOMPARE(turn("rm -r d; echo x > c").code, 9);
        write(at("d/mine"), "mine\n");
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("c")), QByteArray("x\n"));
        QCOMPARE(read(at("d/mine")), QByteArray("mine\n"));
    }

    /// A store in which nothing waits is nothing to choose from. It stays while something may live in its view.
    void anEmptyStoreIsNotChosen()
    {
        QCOMPARE(turn("echo one > first").code, 9);
        QDirIterator files(m_top + QStringLiteral("/home"), {QStringLiteral("views")}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        QFile views(files.next());
        struct stat own;
        QCOMPARE(::stat("/proc/self/ns/mnt", &own), 0);
        const QByteArray boot = read(QStringLiteral("/proc/sys/kernel/random/boot_id")).trimmed();
        QVERIFY(views.open(QIODevice::Append));
        views.write(boot + ' ' + QByteArray::number(quint64(own.st_ino)) + " 0\n");
        views.close();
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QVERIFY(views.exists());
        QCOMPARE(turn("echo two > second").code, 9);
        const Result list = decide({QStringLiteral("list")});
        QVERIFY(list.out.count('\n') == 1 && list.err.contains("Session"));
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("second")), QByteArray("two\n"));
        // Between two that wait only the user can choose.
        for (const char *script : {"echo > third", "echo > fourth"})
            QCOMPARE(turn(script).code, 9);
        for (const char *task : {"accept", "discard"}) {
            const Result several = decide({QLatin1String(task)});
            QCOMPARE(several.code, 1);
            QVERIFY(several.err.contains("--session"));
        }
        QVERIFY(!QFile::exists(at("third")) && !QFile::exists(at("fourth")));
    }

    /// Whoever names the session's folder, or one around it, has not looked at the files in it.
    void aFolderAroundItIsNoNameOfAFile_data()
    {
        QTest::addColumn<QString>("named");
        for (const char *named : {".", "..", "../project/"})
            QTest::newRow(named) << QString::fromLatin1(named);
    }
    void aFolderAroundItIsNoNameOfAFile()
    {
        QFETCH(const QString, named);
        QCOMPARE(turn("mkdir -p .git/hooks; echo evil > .git/hooks/pre-commit; echo x > plain.txt; "
                      "echo agent > a.txt; echo out > $HOME/outside")
                     .code,
                 9);
        write(at("a.txt"), "mine\n");
        QCOMPARE(decide({QStringLiteral("accept"), named}).code, 0);
        QCOMPARE(read(at("plain.txt")), QByteArray("x\n"));
        QCOMPARE(read(at("a.txt")), QByteArray("mine\n"));
        QVERIFY(!QFile::exists(at(".git/hooks/pre-commit")));
        QVERIFY(!QFile::exists(m_top + QStringLiteral("/home/outside")));
    }

    /// A name of the folder is not one of the home.
    void aNameIsOfTheFolder()
    {
        QCOMPARE(turn("echo in > .rc; echo out > $HOME/.rc").code, 9);
        QCOMPARE(decide({QStringLiteral("accept"), QStringLiteral(".rc")}).code, 0);
        QCOMPARE(read(at(".rc")), QByteArray("in\n"));
        QVERIFY(!QFile::exists(m_top + QStringLiteral("/home/.rc")));
    }

    /// Existing files of the home can be accepted as well as new ones, and what is deleted there is listed.
    void whatIsChangedOutsideCanBeAccepted()
    {
        const QString notes = m_top + QStringLiteral("/home/notes"), gone = m_top + QStringLiteral("/home/gone");
        write(notes, "one\n");
        write(gone, "one\n");
        QCOMPARE(turn("echo two >> $HOME/notes; rm $HOME/gone").code, 9);
        const Result accepted = decide({QStringLiteral("accept"), notes, gone});
        QVERIFY2(accepted.code == 0, accepted.out.constData());
        QCOMPARE(read(notes), QByteArray("one\ntwo\n"));
        QVERIFY(!QFile::exists(gone));
    }

    /// No link of the agent's leads Belay to a file of the user's.
    void theStoreGoesWithoutTouchingAnythingElse()
    {
        const QString target = m_top + QStringLiteral("/home/target");
        write(target, "x");
        QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(turn("mkdir -p /tmp/work; ln -s $HOME/target /tmp/work/work; cat a.txt >/dev/null").code, 0);
        QVERIFY(!(QFile::permissions(target) & QFile::ExeOwner));
    }

    /// What can be neither written nor read back keeps nobody from giving it up.
    void whatCannotBeReadCanBeDiscarded()
    {
        QCOMPARE(turn("mkdir m; echo x > m/f; chmod 500 m; mkfifo p; chmod 000 .").code, 9);
        const Result discarded = decide({QStringLiteral("discard")});
        QVERIFY2(discarded.code == 0, discarded.err.constData());
        QVERIFY(decide({}).out.contains("Nothing is held back"));
    }

    void aFolderThatIsReadOnlyIsAccepted()
    {
        QCOMPARE(turn("mkdir m; echo x > m/f; chmod 500 m").code, 9);
        const Result accepted = decide({QStringLiteral("accept")});
        QVERIFY2(accepted.code == 0, accepted.out.constData());
        QCOMPARE(read(at("m/f")), QByteArray("x\n"));
    }

    void whatIsSharedInMemoryIsItsOwn()
    {
        (void)turn("echo x > /dev/shm/held-by-a-test");
        QVERIFY(!QFile::exists(QStringLiteral("/dev/shm/held-by-a-test")));
    }

    /// The repository of a linked worktree lies elsewhere: it is held back there, hooks apart as anywhere.
    void theRepositoryOfAWorktreeIsHeldBack()
    {
        QProcess git;
        git.setWorkingDirectory(m_project);
        git.start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"),
             QStringLiteral("mkdir ../main && cd ../main && git init -q . && git -c user.name=a -c user.email=a@b "
                            "commit -q --allow-empty -m x && git worktree add -q ../project/tree")});
        if (!git.waitForFinished() || git.exitCode() != 0)
            QSKIP("no git");
        m_project += QStringLiteral("/tree");
        QCOMPARE(turn("echo evil > $(git rev-parse --git-common-dir)/hooks/pre-commit; echo x > file; git add file; "
                      "git -c user.name=a -c user.email=a@b commit -qm agent")
                     .code,
                 9);
        const QString hook = m_top + QStringLiteral("/main/.git/hooks/pre-commit");
        QVERIFY(!QFile::exists(hook));
        const Result accepted = decide({QStringLiteral("accept")});
        QVERIFY2(accepted.code == 0, accepted.err.constData());
        QVERIFY(!QFile::exists(hook));
        QCOMPARE(read(at("file")), QByteArray("x\n"));
        QProcess log;
        log.setWorkingDirectory(m_project);
        log.start(QStringLiteral("git"), {QStringLiteral("log"), QStringLiteral("--format=%s")});
        QVERIFY(log.waitForFinished());
        QCOMPARE(log.readAllStandardOutput(), QByteArray("agent\nx\n"));
    }

    /// What the user leaves to the agent it writes itself: folders at once, files of the home after the turn.
    void whatIsTheAgentsOwnIsNotHeldBack()
    {
        {
            QSettings settings(m_top + QStringLiteral("/home/.config/belay/belay.ini"), QSettings::IniFormat);
            settings.beginWriteArray(QStringLiteral("agents"));
            settings.setArrayIndex(0);
            settings.setValue(QStringLiteral("id"), QStringLiteral("one"));
            settings.setValue(QStringLiteral("name"), QStringLiteral("one"));
            settings.setValue(QStringLiteral("command"), m_agent);
            settings.setValue(QStringLiteral("ownPaths"),
                              QStringList{QStringLiteral("~/.own/deep/"), QStringLiteral(".own.json"),
                                          m_top + QStringLiteral("/there"), m_project + QStringLiteral("/sub/"),
                                          QStringLiteral("~")});
            settings.endArray();
        }
        QVERIFY(QDir().mkpath(m_top + QStringLiteral("/there")));
        const QByteArray before = tree();
        const Result run = turn("mkdir -p sub; echo x > sub/x; echo d > $HOME/.own/deep/d; echo e > ../there/e; "
                                "echo j > $HOME/.own.new; mv $HOME/.own.new $HOME/.own.json; echo o > $HOME/.other");
        QVERIFY2(run.code == 9, run.err.constData());
        QCOMPARE(tree(), before);
        QCOMPARE(read(m_top + QStringLiteral("/home/.own/deep/d")), QByteArray("d\n"));
        QCOMPARE(read(m_top + QStringLiteral("/there/e")), QByteArray("e\n"));
        QCOMPARE(read(m_top + QStringLiteral("/home/.own.json")), QByteArray("j\n"));
        QVERIFY(!QFile::exists(m_top + QStringLiteral("/home/.other")));
        QVERIFY2(run.err.contains("/sub/”") && run.err.contains("“~”"), run.err.constData());
        const Result list = decide({QStringLiteral("list")});
        QVERIFY2(list.out.contains(".other") && !list.out.contains(".own"), list.out.constData());
    }

    /// A daemon that survives everything reaches only what is held back.
    void whatLivesOnReachesNothing()
    {
        const QByteArray before = tree();
        QCOMPARE(turn("(setsid sh -c 'trap : TERM; for i in 1 2 3 4 5 6; do echo late >> a.txt; sleep 0.1; done' "
                      ">/dev/null 2>&1 &) ; echo x > c")
                     .code,
                 9);
        QCOMPARE(tree(), before);
    }

    /// What was not offered is not done either: it would go to the disk.
    void belayWritesNothingForIt()
    {
        m_environment.insert(QStringLiteral("AGENT_LOG"), QStringLiteral("log"));
        QCOMPARE(turn("true").code, 9);
        const Result shown = decide({QStringLiteral("show"), QStringLiteral("log")});
        QVERIFY2(shown.out.contains("\"readTextFile\":false") && shown.out.contains("\"writeTextFile\":false"),
                 shown.out.constData());
    }

    /// Scripts use the names that this had before.
    void formerNamesAreUnderstood()
    {
        const QByteArray before = tree();
        const Result run =
            belay({QStringLiteral("exec"), QStringLiteral("--agent"), m_agent, QStringLiteral("--writes"),
                   QStringLiteral("stage"), QStringLiteral("echo new > a.txt")});
        QCOMPARE(run.code, 9);
        QVERIFY2(run.err.contains("--writes hold"), run.err.constData());
        QCOMPARE(tree(), before);
        QCOMPARE(belay({QStringLiteral("staged"), QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("new\n"));
        const Result gone = belay({QStringLiteral("exec"), QStringLiteral("--agent"), m_agent,
                                   QStringLiteral("--writes"), QStringLiteral("stage-commit"), QStringLiteral("true")});
        QCOMPARE(gone.code, 2);
        QVERIFY2(gone.err.contains("belay held accept"), gone.err.constData());
    }

    /// A patch that other programs read, in which no line can pass for another.
    void aPatchIsShown()
    {
        write(at("lines.txt"), "one\ntwo\nthree\nfour\nfive\n");
        write(at("ends.txt"), "one\n");
        write(m_top + QStringLiteral("/home/lines"), "one\ntwo\nTHREE\r+fake\nfour\nfive\n");
        write(m_top + QStringLiteral("/home/ends"), "one\r\n");
        QCOMPARE(turn("cp ../home/lines lines.txt; cp ../home/ends ends.txt").code, 9);
        const QByteArray shown = decide({QStringLiteral("show")}).out;
        QVERIFY2(shown.contains("@@ -1,5 +1,5 @@\n one\n two\n-three\n+THREE"), shown.constData());
        QVERIFY2(!shown.contains("\n+fake") && !shown.contains('\r'), shown.constData());
        QVERIFY2(shown.contains("\n1 line") && shown.contains("differently"), shown.constData());
    }

    void aTurnThatWritesNothingLeavesNothing()
    {
        const Result run = turn("cat a.txt > /dev/null");
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY(decide({}).out.contains("Nothing is held back"));
        QVERIFY(QDir(m_top + QStringLiteral("/home/.local/share/belay/held"))
                    .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                    .isEmpty());
    }

    /// Killed in the middle of a turn, what was written by then waits all the same.
    void whatBelayWasKilledInWaits()
    {
        const QByteArray before = tree();
        QProcess run;
        run.setProcessEnvironment(m_environment);
        run.setWorkingDirectory(m_project);
        run.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                  {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--agent"), m_agent,
                   QStringLiteral("--writes"), QStringLiteral("hold"),
                   QStringLiteral("echo half > a.txt; echo written >&2; sleep 60")});
        const QString held = m_top + QStringLiteral("/home/.local/share/belay/held");
        const auto hasWritten = [&held] {
            QProcess find;
            find.start(QStringLiteral("find"), {held, QStringLiteral("-name"), QStringLiteral("a.txt"),
                                                QStringLiteral("-size"), QStringLiteral("+0")});
            find.waitForFinished();
            return !find.readAllStandardOutput().isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasWritten(), 20'000);
        ::kill(pid_t(run.processId()), SIGKILL);
        QVERIFY(run.waitForFinished(20'000));
        QCOMPARE(tree(), before);
        QTRY_VERIFY_WITH_TIMEOUT(decide({QStringLiteral("list")}).out.contains("a.txt"), 20'000);
        QCOMPARE(decide({QStringLiteral("accept")}).code, 0);
        QCOMPARE(read(at("a.txt")), QByteArray("half\n"));
    }

    /// Killed at any moment while a sealed agent writes: the folder is as before, what the agent has told of waits, and
    /// can be accepted and given up. So again and again, with what was accepted before as the user's files.
    void killedWhileTheAgentWrites()
    {
        constexpr int files = 150;
        const int kills = killsUnder(QStringLiteral("hold"), 6);
        if (kills == 0)
            QSKIP("BELAY_WRITES names others");
        // A program for each file: it takes a moment, as it does an agent.
        const QString writer = m_top + QStringLiteral("/home/writer");
        write(writer, QByteArray(R"sh(#!/bin/bash
for i in $(seq COUNT); do
  /bin/echo "$1 $i" >f$i
  echo '{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s1","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"told "}}}}'
done
)sh")
                          .replace("COUNT", QByteArray::number(files)));
        QFile::setPermissions(writer, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const auto waiting = [this] {
            QStringList paths;
            for (const QByteArray &line :
                 decide({QStringLiteral("list"), QStringLiteral("--json")}).out.trimmed().split('\n')) {
                if (const QString path = QJsonDocument::fromJson(line).object()[QLatin1String("path")].toString();
                    !path.isEmpty())
                    paths << path;
            }
            return paths;
        };
        int inTheMiddle = 0, accepted = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QByteArray before = tree();
            QProcess run;
            run.setProcessEnvironment(m_environment);
            run.setWorkingDirectory(m_project);
            run.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                      {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--agent"), m_agent,
                       QStringLiteral("--writes"), QStringLiteral("hold"),
                       QStringLiteral("%1 %2").arg(writer).arg(kill)});
            QVERIFY(run.waitForStarted());
            // So many files; with none of them it is what comes before the agent that is hit.
            const int wanted = dice().bounded(files + 20) - 20;
            QByteArray said;
            if (wanted < 0)
                ::usleep(useconds_t(dice().bounded(200'000)));
            const auto told = [&said] {
                QString text;
                for (const QByteArray &line : said.split('\n'))
                    text += QJsonDocument::fromJson(line).object()[QLatin1String("text")].toString();
                return int(text.count(QStringLiteral("told ")));
            };
            while (told() < wanted && (run.bytesAvailable() > 0 || run.waitForReadyRead(20'000)))
                said += run.readAllStandardOutput();
            if (run.processId() > 0) // 0, once it has ended, would be this test's own group
                ::kill(pid_t(run.processId()), SIGKILL);
            QVERIFY(run.state() == QProcess::NotRunning || run.waitForFinished(20'000));
            said += run.readAllStandardOutput();
            QVERIFY2(run.exitStatus() == QProcess::CrashExit || run.exitCode() == 9, run.readAllStandardError());
            QCOMPARE(tree(), before);
            // The guard ends the agent meanwhile.
            QTRY_VERIFY_WITH_TIMEOUT(waiting().size() >= told(), 20'000);
            const QStringList waits = waiting();
            inTheMiddle += !waits.isEmpty() && waits.size() < files;
            for (int i = 1; i <= files; ++i)
                QVERIFY2(waits.contains(at(qPrintable(QStringLiteral("f%1").arg(i)))) == (i <= waits.size()),
                         qPrintable(waits.join(u' ')));
            const bool isAccepted = dice().bounded(2) == 0;
            if (!waits.isEmpty()) {
                const Result decided = decide({isAccepted ? QStringLiteral("accept") : QStringLiteral("discard")});
                QVERIFY2(decided.code == 0, decided.err.constData());
                QCOMPARE(waiting(), QStringList());
            }
            if (!isAccepted || waits.isEmpty()) {
                QCOMPARE(tree(), before);
                continue;
            }
            accepted += int(waits.size());
            for (int i = 1; i <= waits.size(); ++i) {
                const QByteArray content = read(at(qPrintable(QStringLiteral("f%1").arg(i))));
                // The one that it was writing may be empty.
                QVERIFY2(content == QByteArray::number(kill) + ' ' + QByteArray::number(i) + '\n' ||
                             (content.isEmpty() && i == waits.size() && i > told()),
                         content.constData());
            }
            // Of each path its last row.
            QHash<QString, QString> expected;
            for (const QByteArray &line :
                 belay({QStringLiteral("effects"), QStringLiteral("--json")}).out.trimmed().split('\n')) {
                const QJsonObject row = QJsonDocument::fromJson(line).object();
                const QString state = row[QLatin1String("state")].toString();
                QVERIFY2(state == QLatin1String("committed") || state == QLatin1String("cancelled"), line.constData());
                if (state == QLatin1String("committed"))
                    expected[row[QLatin1String("target")].toString()] = row[QLatin1String("after")].toString();
            }
            for (const QString &path : waits)
                QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(read(path), QCryptographicHash::Sha256).toHex()),
                         expected.value(path));
        }
        QCOMPARE(turn("true").code, 0);
        QCOMPARE(waiting(), QStringList());
        // Nor is anything left of what was being made or removed, or was never written in.
        QCOMPARE(QDir(m_top + QStringLiteral("/home/.local/share/belay/held"))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
        qInfo("hold: %d kills, %d of them in the middle, %d files accepted", kills, inTheMiddle, accepted);
    }

    /// Killed while it accepts, again and again: what is in the folder has a row, and the rest waits as before.
    void killedWhileItAccepts()
    {
        const int wanted = killsUnder(QStringLiteral("hold"), 12);
        if (wanted == 0)
            QSKIP("BELAY_WRITES names others");
        const QString make = QStringLiteral("for i in $(seq 90); do echo agent > f$i; done; rm gone*; mkdir -p d/e; "
                                            "echo agent > d/e/in; ln -s f1 link");
        const QStringList gone{QStringLiteral("gone1"), QStringLiteral("gone2"), QStringLiteral("gone3")};
        int kills = 0, inTheMiddle = 0;
        while (kills < wanted) {
            for (int i = 1; i <= 60; ++i)
                write(at(qPrintable(QStringLiteral("f%1").arg(i))), "user\n");
            for (const QString &name : gone)
                write(at(qPrintable(name)), "user\n");
            QVERIFY(turn(qPrintable(make)).code == 9);
            for (QStringList waiting{QString()}; !waiting.isEmpty() && kills < wanted; ++kills) {
                QProcess accept;
                accept.setProcessEnvironment(m_environment);
                accept.setWorkingDirectory(m_project);
                accept.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                             {QStringLiteral("held"), QStringLiteral("accept")});
                QVERIFY(accept.waitForStarted());
                ::usleep(useconds_t(dice().bounded(150'000)));
                ::kill(pid_t(accept.processId()), SIGKILL);
                QVERIFY(accept.waitForFinished());
                const Result list = decide({QStringLiteral("list"), QStringLiteral("--json")});
                QVERIFY2(list.code == 0 || list.out.isEmpty(), list.err.constData());
                waiting.clear();
                for (const QByteArray &line : list.out.trimmed().split('\n')) {
                    if (const QString path = QJsonDocument::fromJson(line).object()[QLatin1String("path")].toString();
                        !path.isEmpty())
                        waiting << path;
                }
                const QByteArray rows = belay({QStringLiteral("effects")}).out;
                QVERIFY2(!rows.contains("unknown") && !rows.contains("committing"), rows.constData());
                const auto check = [&](const QString &name, bool isAccepted) {
                    QVERIFY2(isAccepted != waiting.contains(at(qPrintable(name))), qPrintable(name));
                };
                for (int i = 1; i <= 90; ++i) {
                    const QString name = QStringLiteral("f%1").arg(i);
                    check(name, read(at(qPrintable(name))) == "agent\n");
                }
                for (const QString &name : gone)
                    check(name, !QFile::exists(at(qPrintable(name))));
                check(QStringLiteral("d/e/in"), read(at("d/e/in")) == "agent\n");
                QVERIFY(
                    QDir(m_project).entryList({QStringLiteral(".belay-*")}, QDir::AllEntries | QDir::Hidden).isEmpty());
                inTheMiddle += !waiting.isEmpty() && waiting.size() < 95 ? 1 : 0;
            }
            decide({QStringLiteral("accept")});
            QDir(m_project).removeRecursively();
            QVERIFY(QDir().mkpath(m_project));
        }
        qInfo("%d kills, %d of them in the middle", kills, inTheMiddle);
    }

    void wrongUseIsSaid()
    {
        QCOMPARE(decide({QStringLiteral("eat")}).code, 2);
        QCOMPARE(decide({QStringLiteral("list")}).code, 1);
        QCOMPARE(turn("echo x > a.txt").code, 9);
        QCOMPARE(decide({QStringLiteral("accept"), QStringLiteral("nothing.txt")}).code, 1);
        QCOMPARE(decide({QStringLiteral("list"), QStringLiteral("--session"), QStringLiteral("none")}).code, 1);
        QCOMPARE(turn("echo y > b.txt").code, 9);
        const Result both = decide({QStringLiteral("list")});
        QCOMPARE(both.code, 1);
        QVERIFY2(both.err.contains("--session"), both.err.constData());
    }
};

BELAY_TEST(TestHeld)

} // namespace tst_held

#include "tst_held.moc"
