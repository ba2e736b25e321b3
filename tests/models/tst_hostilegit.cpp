// SPDX-License-Identifier: Apache-2.0
// A folder of somebody else's must not run a program because Belay looked into it. Every way in which a repository's
// own files can name one is a row: set up, proven to be live with plain git where a command of git's does it, and then
// looked at with all that Belay does there.
#include "waiting.h"

#include "ledger/checkpoint/checkpoint.h"
#include "ledger/disk/blobstore.h"
#include "models/completion/fileindex.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>

#include <sys/stat.h>

namespace tst_hostilegit {

using namespace ledger;

namespace {

struct Trap
{
    QTemporaryDir dir;
    base::SystemClock clock;

    QString work() const { return dir.filePath(QStringLiteral("work")); }
    QString other() const { return dir.filePath(QStringLiteral("other")); }
    QString marker() const { return dir.filePath(QStringLiteral("ran")); }
    QString program() const { return dir.filePath(QStringLiteral("program")); }
    bool sprung() const { return QFileInfo::exists(marker()); }

    Trap()
    {
        QDir(dir.path()).mkpath(QStringLiteral("work"));
        put(program(), "#!/bin/sh\necho \"$0 $*\" >> " + QFile::encodeName(marker()) + "\n", true);
        git({"init", "-q", "-b", "master"});
        put(work() + QStringLiteral("/file"), "one\n");
        put(work() + QStringLiteral("/sub/deep"), "deep\n");
        git({"add", "-A"});
        git({"commit", "-q", "-m", "c"});
    }

    static void put(const QString &path, const QByteArray &text, bool executable = false)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY2(file.open(QIODevice::WriteOnly | QIODevice::Truncate), qPrintable(path));
        file.write(text);
        if (executable)
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// Plain git, as a user has it.
    int git(std::initializer_list<const char *> arguments, const QString &folder = {},
            const QByteArray &input = {}) const
    {
        QStringList words{QStringLiteral("-c"), QStringLiteral("user.name=n"),
                          QStringLiteral("-c"), QStringLiteral("user.email=e@x"),
                          QStringLiteral("-c"), QStringLiteral("protocol.file.allow=always")};
        for (const char *argument : arguments)
            words << QString::fromUtf8(argument);
        QProcess process;
        process.setWorkingDirectory(folder.isEmpty() ? work() : folder);
        process.start(QStringLiteral("git"), words);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(20000);
        return process.exitCode();
    }
    void set(const char *key, const QString &value, const QString &folder = {}) const
    {
        git({"config", key, value.toUtf8().constData()}, folder);
    }
    QString hook(const char *name) const { return work() + QStringLiteral("/.git/hooks/") + QString::fromLatin1(name); }
    /// As after a clone that left everything out, with nothing left of what it had.
    void loseObjects() const
    {
        set("core.repositoryformatversion", QStringLiteral("1"));
        set("extensions.partialClone", QStringLiteral("origin"));
        set("remote.origin.promisor", QStringLiteral("true"));
        QDir objects(work() + QStringLiteral("/.git/objects"));
        objects.removeRecursively();
        QDir().mkpath(objects.path() + QStringLiteral("/info"));
        QDir().mkpath(objects.path() + QStringLiteral("/pack"));
    }

    /// All that Belay does with git in a folder of the user's. True if a snapshot could be taken and compared.
    bool look(const QString &folder, int milliseconds = 30000)
    {
        QObject context;
        Checkpoint point(folder, dir.filePath(QStringLiteral("store")), &clock,
                         CheckpointLimits{.milliseconds = milliseconds});
        const BlobStore blobs(dir.filePath(QStringLiteral("blobs")));
        std::optional<base::Result<Snapshot>> first;
        point.snapshot(&context, [&first](const auto &answer) { first = answer; });
        if (!waitUntil([&first] { return first.has_value(); }, 20000))
            return false;
        std::atomic<bool> goOn = false;
        models::indexFolder(folder, goOn, {1000, milliseconds});
        if (!first->ok())
            return false;
        put(folder + QStringLiteral("/file"), "two\n");
        put(folder + QStringLiteral("/new"), "new\n");
        std::optional<base::Result<std::vector<Change>>> changes;
        point.compareNow(**first, &context, [&changes](const auto &answer, const auto &) { changes = answer; });
        if (!waitUntil([&changes] { return changes.has_value(); }, 20000) || !changes->ok())
            return false;
        std::optional<base::Result<std::vector<Effect>>> effects;
        BlobStore kept(dir.filePath(QStringLiteral("blobs")));
        point.effectsOf(**changes, &kept, &context, [&effects](const auto &answer) { effects = answer; });
        return waitUntil([&] { return effects.has_value(); }, 20000) && effects->ok() && (*effects)->size() == 2;
    }
};

using Arm = std::function<void(Trap &)>;
/// True once plain git, or a command of it that this is about, has run the program.
using Proof = std::function<void(Trap &)>;

struct Way
{
    const char *name;
    Arm arm;
    Proof proof; ///< none: git takes this from nowhere but the user's own configuration, or its command is never run
    bool isUsable = true; ///< whether there is a snapshot in spite of it
};

std::vector<Way> ways()
{
    const auto status = [](Trap &t) { t.git({"status"}); };
    const auto tree = [](Trap &t) { t.git({"rev-parse", "HEAD^{tree}"}); };
    const auto diff = [](Trap &t) {
        Trap::put(t.work() + QStringLiteral("/file"), "changed\n");
        t.git({"diff"});
    };
    const auto credential = [](Trap &t) {
        t.git({"credential", "fill"}, {}, "protocol=https\nhost=example.invalid\n\n");
    };
    const auto attributes = [](Trap &t, const char *line) {
        Trap::put(t.work() + QStringLiteral("/.gitattributes"), line);
    };
    return {
        {"partial clone: uploadpack",
         [](Trap &t) {
             t.set("remote.origin.url", t.other());
             t.set("remote.origin.uploadpack", t.program());
             t.loseObjects();
         },
         tree},
        {"partial clone: uploadpack, file://",
         [](Trap &t) {
             t.set("remote.origin.url", QStringLiteral("file://") + t.other());
             t.set("remote.origin.uploadpack", t.program());
             t.set("protocol.file.allow", QStringLiteral("always"));
             t.set("protocol.allow", QStringLiteral("always"));
             t.loseObjects();
         },
         tree},
        {"partial clone: ext::",
         [](Trap &t) {
             t.set("remote.origin.url", QStringLiteral("ext::") + t.program());
             t.set("protocol.ext.allow", QStringLiteral("always"));
             t.loseObjects();
         },
         tree},
        {"partial clone: vcs",
         [](Trap &t) {
             t.set("remote.origin.url", t.program());
             t.set("remote.origin.vcs", QStringLiteral("ext"));
             t.set("protocol.ext.allow", QStringLiteral("always"));
             t.loseObjects();
         },
         tree},
        {"partial clone: ssh command",
         [](Trap &t) {
             t.set("remote.origin.url", QStringLiteral("ssh://nobody.invalid/x"));
             t.set("core.sshCommand", t.program());
             t.loseObjects();
         },
         tree},
        {"partial clone: git proxy",
         [](Trap &t) {
             t.set("remote.origin.url", QStringLiteral("git://nobody.invalid/x"));
             t.set("core.gitProxy", t.program());
             t.loseObjects();
         },
         tree},
        {"partial clone: rewritten address",
         [](Trap &t) {
             t.set("remote.origin.url", QStringLiteral("https://nobody.invalid/x"));
             const QByteArray key = "url.ext::" + QFile::encodeName(t.program()) + " .insteadOf";
             t.set(key.constData(), QStringLiteral("https://nobody.invalid/"));
             t.set("protocol.ext.allow", QStringLiteral("always"));
             t.loseObjects();
         },
         tree},
        {"partial clone: index with missing trees, below the top",
         [](Trap &t) {
             t.set("remote.origin.url", t.other());
             t.set("remote.origin.uploadpack", t.program());
             t.set("index.sparse", QStringLiteral("true"));
             t.git({"sparse-checkout", "set", "--cone", "--sparse-index", "nothing"});
             t.loseObjects();
         },
         [](Trap &t) {
             t.git({"ls-files", "-d"});
         }},
        {"fsmonitor", [](Trap &t) { t.set("core.fsmonitor", t.program()); }, status},
        {"fsmonitor, version 1",
         [](Trap &t) {
             t.set("core.fsmonitor", t.program());
             t.set("core.fsmonitorHookVersion", QStringLiteral("1"));
         },
         status},
        {"included configuration",
         [](Trap &t) {
             Trap::put(t.work() + QStringLiteral("/more"),
                       "[core]\n\tfsmonitor = " + QFile::encodeName(t.program()) + "\n");
             t.set("include.path", QStringLiteral("../more"));
         },
         status},
        {"configuration included on a condition",
         [](Trap &t) {
             Trap::put(t.work() + QStringLiteral("/more"),
                       "[core]\n\tfsmonitor = " + QFile::encodeName(t.program()) + "\n");
             t.set("includeIf.onbranch:master.path", QStringLiteral("../more"));
         },
         status},
        {"configuration of the work tree",
         [](Trap &t) {
             t.set("extensions.worktreeConfig", QStringLiteral("true"));
             t.git({"config", "--worktree", "core.fsmonitor", QFile::encodeName(t.program()).constData()});
         },
         status},
        {"repository elsewhere, named by a file",
         [](Trap &t) {
             QDir().rename(t.work() + QStringLiteral("/.git"), t.other());
             Trap::put(t.work() + QStringLiteral("/.git"), "gitdir: ../other\n");
             t.set("core.fsmonitor", t.program());
         },
         status},
        {"repository that is the folder itself",
         [](Trap &t) {
             for (const QString &name :
                  QDir(t.work() + QStringLiteral("/.git")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
                 QDir().rename(t.work() + QStringLiteral("/.git/") + name, t.work() + u'/' + name);
             QDir(t.work() + QStringLiteral("/.git")).removeRecursively();
             QFile config(t.work() + QStringLiteral("/config"));
             QVERIFY(config.open(QIODevice::Append));
             config.write("[core]\n\tbare = false\n\tworktree = " + QFile::encodeName(t.work()) +
                          "\n\tfsmonitor = " + QFile::encodeName(t.program()) + "\n");
         },
         status},
        {"hook: post-index-change",
         [](Trap &t) {
             Trap::put(t.hook("post-index-change"), "#!/bin/sh\n" + QFile::encodeName(t.program()) + " </dev/null\n",
                       true);
         },
         [](Trap &t) {
             Trap::put(t.work() + QStringLiteral("/file"), "changed\n");
             t.git({"add", "-A"});
         }},
        {"hooks elsewhere: reference-transaction",
         [](Trap &t) {
             Trap::put(t.work() + QStringLiteral("/h/reference-transaction"),
                       "#!/bin/sh\n" + QFile::encodeName(t.program()) + " </dev/null\n", true);
             t.set("core.hooksPath", t.work() + QStringLiteral("/h"));
         },
         [](Trap &t) {
             t.git({"update-ref", "refs/heads/x", "HEAD"});
         }},
        {"filter: clean",
         [attributes](Trap &t) {
             t.set("filter.f.clean", t.program());
             attributes(t, "* filter=f\n");
         },
         [](Trap &t) {
             t.git({"add", "-A"});
         }},
        {"filter: process, required",
         [attributes](Trap &t) {
             t.set("filter.f.process", t.program());
             t.set("filter.f.required", QStringLiteral("true"));
             attributes(t, "* filter=f\n");
         },
         [](Trap &t) {
             t.git({"add", "-A"});
         }},
        {"filter: smudge",
         [attributes](Trap &t) {
             t.set("filter.f.smudge", t.program());
             attributes(t, "* filter=f\n");
             QFile::remove(t.work() + QStringLiteral("/file"));
         },
         [](Trap &t) {
             t.git({"checkout", "--", "file"});
         }},
        {"filter: by the repository's own attributes",
         [](Trap &t) {
             t.set("filter.f.clean", t.program());
             Trap::put(t.work() + QStringLiteral("/.git/info/attributes"), "* filter=f\n");
         },
         [](Trap &t) {
             t.git({"add", "-A", "--renormalize"});
         }},
        {"filter: by a file that the configuration names",
         [](Trap &t) {
             t.set("filter.f.clean", t.program());
             Trap::put(t.work() + QStringLiteral("/a"), "* filter=f\n");
             t.set("core.attributesFile", t.work() + QStringLiteral("/a"));
         },
         [](Trap &t) {
             t.git({"add", "-A", "--renormalize"});
         }},
        {"textconv",
         [attributes](Trap &t) {
             t.set("diff.d.textconv", t.program());
             attributes(t, "* diff=d\n");
         },
         diff},
        {"diff driver",
         [attributes](Trap &t) {
             t.set("diff.d.command", t.program());
             attributes(t, "* diff=d\n");
         },
         diff},
        {"external diff", [](Trap &t) { t.set("diff.external", t.program()); }, diff},
        {"merge driver",
         [attributes](Trap &t) {
             t.git({"checkout", "-q", "-b", "b"});
             Trap::put(t.work() + QStringLiteral("/file"), "b\n");
             t.git({"commit", "-q", "-a", "-m", "b"});
             t.git({"checkout", "-q", "master"});
             Trap::put(t.work() + QStringLiteral("/file"), "a\n");
             t.git({"commit", "-q", "-a", "-m", "a"});
             t.set("merge.m.driver", t.program());
             attributes(t, "* merge=m\n");
         },
         [](Trap &t) {
             t.git({"merge", "b"});
             t.git({"merge", "--abort"});
         }},
        {"credential helper", [](Trap &t) { t.set("credential.helper", t.program()); }, credential},
        {"askpass", [](Trap &t) { t.set("core.askPass", t.program()); }, credential},
        {"signatures",
         [](Trap &t) {
             t.set("gpg.program", t.program());
             t.set("commit.gpgSign", QStringLiteral("true"));
         },
         [](Trap &t) {
             t.git({"commit", "-q", "--allow-empty", "-m", "s"});
         }},
        {"editor", [](Trap &t) { t.set("core.editor", t.program()); },
         [](Trap &t) {
             t.git({"commit", "--allow-empty", "--amend"});
         }},
        {"pager",
         [](Trap &t) {
             t.set("core.pager", t.program());
             t.set("pager.ls-files", t.program());
             t.set("pager.config", t.program());
         },
         {}},
        {"alias",
         [](Trap &t) {
             for (const char *name :
                  {"x", "ls-files", "rev-parse", "config", "check-attr", "check-ignore", "write-tree"})
                 t.set(QByteArray("alias." + QByteArray(name)).constData(), u'!' + t.program());
         },
         [](Trap &t) { t.git({"x"}); }},
        {"alternates' references",
         [](Trap &t) {
             t.git({"clone", "-q", "--bare", ".", QFile::encodeName(t.other()).constData()});
             t.set("core.alternateRefsCommand", t.program());
             Trap::put(t.work() + QStringLiteral("/.git/objects/info/alternates"),
                       QFile::encodeName(t.other()) + "/objects\n");
         },
         {}},
        {"pack hook", [](Trap &t) { t.set("uploadpack.packObjectsHook", t.program()); }, {}},
        {"trace", [](Trap &t) { t.set("trace2.eventTarget", u'|' + t.program()); }, {}},
        {"submodule with a monitor",
         [](Trap &t) {
             t.git({"clone", "-q", ".", QFile::encodeName(t.other()).constData()});
             t.git({"submodule", "add", "-q", "../other", "module"});
             t.git({"commit", "-q", "-m", "m"});
             t.set("core.fsmonitor", t.program(), t.work() + QStringLiteral("/module"));
         },
         status},
        {"submodule with a filter",
         [](Trap &t) {
             t.git({"clone", "-q", ".", QFile::encodeName(t.other()).constData()});
             t.git({"submodule", "add", "-q", "../other", "module"});
             t.git({"commit", "-q", "-m", "m"});
             const QString module = t.work() + QStringLiteral("/module");
             t.set("filter.f.clean", t.program(), module);
             Trap::put(module + QStringLiteral("/.gitattributes"), "* filter=f\n");
             Trap::put(module + QStringLiteral("/file"), "changed\n");
         },
         status},
        {"submodule's update command",
         [](Trap &t) {
             t.git({"clone", "-q", ".", QFile::encodeName(t.other()).constData()});
             t.git({"submodule", "add", "-q", "../other", "module"});
             t.git({"commit", "-q", "-m", "m"});
             t.set("submodule.module.update", u'!' + t.program());
             t.set("submodule.recurse", QStringLiteral("true"));
             t.git({"commit", "-q", "--allow-empty", "-m", "n"}, t.work() + QStringLiteral("/module"));
         },
         [](Trap &t) {
             t.git({"submodule", "update"});
         }},
        {"unfinished clean-up",
         [](Trap &t) {
             t.set("gc.auto", QStringLiteral("1"));
             t.set("gc.recentObjectsHook", t.program());
         },
         {}},
    };
}

} // namespace

class TestHostileGit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
        qputenv("GIT_TERMINAL_PROMPT", "0");
        qunsetenv("GIT_EDITOR"); // the user's, which goes before that of a repository
    }

    void noProgramIsRun_data()
    {
        QTest::addColumn<int>("row");
        const auto all = ways();
        for (size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }
    void noProgramIsRun()
    {
        QFETCH(const int, row);
        const Way way = ways()[size_t(row)];
        if (way.proof) {
            Trap t;
            way.arm(t);
            QFile::remove(t.marker());
            way.proof(t);
            QVERIFY2(t.sprung(), "the trap is none: plain git does not run the program");
        }
        Trap t;
        way.arm(t);
        QFile::remove(t.marker());
        QCOMPARE(t.look(t.work()), way.isUsable);
        t.look(t.work() + QStringLiteral("/sub"));
        QVERIFY(!t.sprung());
    }

    /// A repository may say that its files are elsewhere: nothing there is looked at.
    void anotherWorkTree_data()
    {
        QTest::addColumn<QString>("named");
        QTest::newRow("beside") << QStringLiteral("../../other");
        QTest::newRow("around") << QStringLiteral("../..");
        QTest::newRow("everything") << QStringLiteral("/");
        QTest::newRow("below") << QStringLiteral("../sub");
        QTest::newRow("missing") << QStringLiteral("/nowhere/at/all");
    }
    void anotherWorkTree()
    {
        QFETCH(const QString, named);
        Trap t;
        Trap::put(t.other() + QStringLiteral("/secret"), "secret\n");
        t.set("core.worktree", named);
        QVERIFY(t.look(t.work()));
    }

    /// What should be a file of git's is none. Nobody waits for it but git, which is ended in time.
    void fifos_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"index", "info/exclude", "info/attributes", "config", "HEAD", "objects/info/alternates"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void fifos()
    {
        QFETCH(const QString, name);
        Trap t;
        const QString path = t.work() + QStringLiteral("/.git/") + name;
        QFile::remove(path);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QElapsedTimer time;
        time.start();
        t.look(t.work(), 700);
        t.look(t.work() + QStringLiteral("/sub"), 700);
        QVERIFY2(time.elapsed() < 60000, qPrintable(QString::number(time.elapsed())));
    }
};

BELAY_TEST(TestHostileGit)

} // namespace tst_hostilegit

#include "tst_hostilegit.moc"
