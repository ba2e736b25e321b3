// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/posixfile.h"
#include "ledger/held/heldfolder.h"

#include "sealable.h"
#include "testclass.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>

namespace tst_heldfolder {

using base::Descriptor;
using ledger::HeldChange;
using ledger::HeldFolder;

namespace {

/// Everything is tried with both.
ledger::HeldSide::Kind kind = ledger::HeldSide::Kind::Overlay;

bool isCopy()
{
    return kind == ledger::HeldSide::Kind::Copy;
}

QByteArrayList pathsOf(const std::vector<HeldChange> &changes)
{
    QByteArrayList out;
    for (const HeldChange &change : changes)
        out << (change.conflict ? '!' + change.path : change.path);
    return out;
}

/// A shell in a view of a folder, which lives on through all that is done to it.
class Agent
{
public:
    Agent(const QString &project, const QString &store) : m_project(project)
    {
        m_shell.setProcessChannelMode(QProcess::MergedChannels);
        m_shell.setWorkingDirectory(project);
        m_shell.start(qEnvironmentVariable("BELAY_SEAL"),
                      {isCopy() ? QStringLiteral("--copy") : QStringLiteral("--overlay"), project,
                       isCopy() ? QString(store + QStringLiteral("/copy")) : store, QStringLiteral("--hide"), store,
                       QStringLiteral("--cd"), project, QStringLiteral("--"), QStringLiteral("bash"),
                       QStringLiteral("-s")});
        const QByteArray said = (*this)("true");
        if (!said.isEmpty())
            qWarning("%s", said.constData());
    }
    ~Agent()
    {
        m_shell.closeWriteChannel();
        m_shell.waitForFinished();
    }
    Agent(const Agent &) = delete;
    Agent &operator=(const Agent &) = delete;

    QByteArray operator()(const QByteArray &script)
    {
        m_shell.write("{ " + script + "\n} 2>&1; echo __end\n");
        QByteArray out;
        while (!out.endsWith("__end\n")) {
            if (!m_shell.waitForReadyRead(20'000))
                return "it does not answer: " + out;
            out += m_shell.readAll();
        }
        return out.chopped(6);
    }
    Descriptor merged() const
    {
        const QString path = QStringLiteral("/proc/%1/root").arg(m_shell.processId()) + m_project;
        return Descriptor(::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
    void refresh() const
    {
        if (isCopy())
            return;
        const QString space = QStringLiteral("/proc/%1/ns/%2").arg(m_shell.processId());
        QCOMPARE(QProcess::execute(qEnvironmentVariable("BELAY_SEAL"),
                                   {QStringLiteral("--refresh"), space.arg(QLatin1String("user")),
                                    space.arg(QLatin1String("mnt")), QStringLiteral("--cd"), m_project}),
                 0);
    }
    /// Without a word, as Force stop does.
    void kill()
    {
        m_shell.kill();
        m_shell.waitForFinished();
    }

private:
    const QString m_project;
    QProcess m_shell;
};

/// A folder, what the user does in it, and what is held back of what an agent does.
struct Place
{
    explicit Place(const QString &top)
        : project(top + QStringLiteral("/project"))
        , store(top + QStringLiteral("/store"))
        , blobs(top + QStringLiteral("/blobs"))
    {
        QDir().mkpath(project + QStringLiteral("/src"));
        QDir().mkpath(project + QStringLiteral("/old/deep"));
        for (const char *name : {"a", "b", "c", "src/x", "old/deep/y", "old/z", "log"})
            put(name, QByteArray(name) + "1\n");
        held = std::make_unique<HeldFolder>(QFile::encodeName(project), store);
        const auto opened = held->open(HeldFolder::Base::Kept, kind);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        agent = std::make_unique<Agent>(project, store);
    }

    QByteArray pathOf(const QByteArray &name) const { return QFile::encodeName(project) + '/' + name; }
    /// As an editor saves.
    void put(const QByteArray &name, const QByteArray &text) const
    {
        const QByteArray path = pathOf(name), temporary = pathOf(".saved");
        QDir().mkpath(QFile::decodeName(path.first(path.lastIndexOf('/'))));
        QFile file(QFile::decodeName(temporary));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(::rename(temporary.constData(), path.constData()) == 0);
    }
    QByteArray low(const QByteArray &name) const
    {
        QFile file(QFile::decodeName(pathOf(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    std::vector<HeldChange> waiting() const
    {
        auto state = held->look();
        return state ? state->waiting : std::vector<HeldChange>{{state.error().message.toUtf8(), {}, {}, false}};
    }
    QByteArrayList changes() const { return pathsOf(waiting()); }
    QByteArrayList sync() const
    {
        agent->refresh();
        const Descriptor merged = agent->merged();
        const auto synced = held->sync(merged.fd());
        return synced ? synced->taken + synced->notTaken : QByteArrayList{synced.error().message.toUtf8()};
    }
    void reject(const QByteArrayList &paths) const
    {
        agent->refresh();
        const Descriptor merged = agent->merged();
        const auto done = held->reject(merged.fd(), ledger::rejectedWith(waiting(), paths));
        QVERIFY2(done.ok(), done ? "" : qPrintable(done.error().message));
    }
    base::Result<void> beginTurn(const std::set<QByteArray> &leftOut = {}) const
    {
        return held->beginTurn([&](const QByteArray &path) { return leftOut.contains(path); });
    }
    /// Gives up all that came since but \p staying.
    QByteArrayList restoreTurn(const std::set<QByteArray> &leftOut = {}, const std::set<QByteArray> &staying = {}) const
    {
        agent->refresh();
        const Descriptor merged = agent->merged();
        const auto done = held->restoreTurn(
            merged.fd(), [&](const QByteArray &path) { return !leftOut.contains(path) && !staying.contains(path); },
            [&](const QByteArray &path) { return leftOut.contains(path); });
        return done ? *done : QByteArrayList{done.error().message.toUtf8()};
    }
    /// What writes the real folder: here by hand, without rows.
    void accept(const QByteArrayList &paths, int stopAfter = -1)
    {
        const QByteArrayList all = ledger::acceptedWith(waiting(), paths);
        std::vector<HeldChange> chosen;
        for (const HeldChange &change : waiting()) {
            if (all.contains(change.path))
                chosen.push_back(change);
        }
        int done = 0;
        for (const HeldChange &change : ledger::inWritingOrder(chosen)) {
            if (done++ == stopAfter)
                ::_exit(9);
            write(change);
        }
        ledger::Marks written;
        for (const HeldChange &change : chosen)
            written.emplace(change.path, change.wanted);
        QVERIFY(held->settle(written).ok());
    }
    void write(const HeldChange &change)
    {
        const QByteArray path = pathOf(change.path);
        if (change.now.isThere() &&
            (change.now.type != change.wanted.type || change.now.type == ledger::FileType::Symlink))
            QVERIFY2(::remove(path.constData()) == 0, path.constData());
        const auto content = held->content(change.path, change.wanted, blobs);
        QVERIFY(content.ok());
        if (change.wanted.type == ledger::FileType::Folder)
            QVERIFY2(::mkdir(path.constData(), 0755) == 0, path.constData());
        if (change.wanted.type == ledger::FileType::Symlink)
            QVERIFY(::symlink(content->constData(), path.constData()) == 0);
        if (change.wanted.type == ledger::FileType::Regular) {
            put(change.path, *content);
            QVERIFY(::chmod(path.constData(), change.wanted.mode & 0777) == 0);
        }
    }

    const QString project, store;
    ledger::BlobStore blobs;
    std::unique_ptr<HeldFolder> held;
    std::unique_ptr<Agent> agent;
};

QByteArrayList waitingPaths(const Place &place)
{
    QByteArrayList out;
    for (const HeldChange &change : place.waiting())
        out << change.path;
    return out;
}

/// What a program or a person may do to a folder, at random.
class RandomDeeds
{
public:
    explicit RandomDeeds(quint32 seed) : m_random(seed) {}

    int number(int below) { return m_random.bounded(below); }
    QByteArray any(const QByteArrayList &list) { return list.at(number(int(list.size()))); }
    QByteArray script(const QByteArray &word)
    {
        static const QByteArrayList names{"a",     "b",        "c",          "src", "src/x", "old",
                                          "old/z", "old/deep", "old/deep/y", "new", "new/n"};
        static const QByteArrayList deeds{"mkdir -p $(dirname %) && echo @ >> %",
                                          "rm -rf %",
                                          "rm -rf % && mkdir -p %",
                                          "rm -rf % && mkdir -p $(dirname %) && ln -s @ %",
                                          "test -f % && chmod +x %",
                                          "touch %",
                                          "test -d % && echo @ > %/inner"};
        return any(deeds).replace('%', any(names)).replace('@', QByteArray(word + QByteArray::number(number(1000))));
    }

private:
    QRandomGenerator m_random;
};

/// A script that tells all that is in the working folder, but for the modes of folders.
QByteArray tellsAll()
{
    return "find . -mindepth 1 -printf '%P %y %l %m\\n' | grep -v ' d ' | sort; find . -type d | sort; find . "
           "-type f | sort | xargs -r -d '\\n' sha256sum";
}

QByteArray runIn(const QString &folder, const QByteArray &script)
{
    QProcess shell;
    shell.setWorkingDirectory(folder);
    shell.start(QStringLiteral("bash"), {QStringLiteral("-c"), QString::fromUtf8(script)});
    shell.waitForFinished();
    return shell.readAllStandardOutput();
}

} // namespace

/// The two sides of a folder whose changes are held back, with a real overlay and a process that lives on in it.
class TestHeldFolder : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase() { m_here = std::make_unique<Sealable>(); }
    void init()
    {
        if (!m_here->problem.isEmpty())
            QSKIP("nothing can be sealed here");
    }

    void whatWaitsIsListedAndNothingIsWritten()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("echo A >> a; rm b; mkdir -p new/in; echo n > new/in/n; rm -r old; mkdir old; echo o > old/o; "
              "ln -s /etc/passwd link; chmod +x c; touch log");
        QCOMPARE(place.changes(), QByteArrayList({"a", "b", "c", "link", "new", "new/in", "new/in/n", "old/deep",
                                                  "old/deep/y", "old/o", "old/z"}));
        QCOMPARE(place.low("a"), QByteArray("a1\n"));
        QCOMPARE(place.low("b"), QByteArray("b1\n"));
        QCOMPARE(place.low("old/deep/y"), QByteArray("old/deep/y1\n"));
        QCOMPARE(place.low("new/in/n"), QByteArray("none"));
    }

    void someIsAcceptedAndTheRestWaits()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("exec 9>>log; echo A >> a; rm b; mkdir -p new/in; echo n > new/in/n; rm -r old; mkdir old; echo o > "
              "old/o; echo L >&9; ln -s nowhere link; chmod +x c; cd new/in");
        place.accept({"a", "b", "log", "new/in/n", "old/deep", "old/o", "old/z"});
        QCOMPARE(place.low("a"), QByteArray("a1\nA\n"));
        QCOMPARE(place.low("b"), QByteArray("none"));
        QCOMPARE(place.low("new/in/n"), QByteArray("n\n"));
        QCOMPARE(place.low("old/o"), QByteArray("o\n"));
        QVERIFY(!QFile::exists(place.project + QStringLiteral("/old/deep")));
        QCOMPARE(place.changes(), QByteArrayList({"c", "link"}));
        QCOMPARE(agent("cat ../../a n; ls ../../old"), QByteArray("a1\nA\nn\no\n"));
        // What it holds open goes on in the same file.
        agent("echo more >&9");
        QCOMPARE(place.changes(), QByteArrayList({"c", "link", "log"}));
        QCOMPARE(place.low("log"), QByteArray("log1\nL\n"));
        place.accept({"c", "link", "log"});
        QCOMPARE(place.changes(), QByteArrayList());
        QVERIFY(QFileInfo(place.project + QStringLiteral("/c")).isExecutable());
        QCOMPARE(QFile::symLinkTarget(place.project + QStringLiteral("/link")),
                 place.project + QStringLiteral("/nowhere"));
    }

    void whatTheUserDoesIsSeenAfterASync()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("cat a b c src/x >/dev/null; ls nofile new/n3 2>/dev/null; echo A >> a; rm b; mkdir -p new/in; echo n > "
              "new/in/n; echo n2 > new/n2; rm -r old; mkdir old; echo o > old/o; chmod +x c; cd new/in");
        place.accept({"a", "b", "new/in/n", "new/n2", "old/deep", "old/deep/y", "old/o", "old/z"});
        place.put("a", "user\n");
        place.put("new/in/u", "u\n");
        place.put("new/n3", "n3\n");
        place.put("new/ud/f", "f\n");
        QVERIFY(QFile::remove(place.project + QStringLiteral("/new/n2")));
        place.put("b", "back\n");
        place.put("src/x", "x2\n");
        place.put("nofile", "now\n");
        place.put("old/z", "z again\n");
        QCOMPARE(agent("cat ../../a"), QByteArray("a1\nA\n"));
        QByteArrayList taken{"a", "b", "new/in/u", "new/n2", "new/n3", "new/ud", "new/ud/f", "old/z"};
        if (isCopy()) { // of which an overlay shows these by itself
            taken << "nofile"
                  << "src/x";
            std::sort(taken.begin(), taken.end());
        }
        QCOMPARE(place.sync(), taken);
        QCOMPARE(agent("cat ../../a u ../n3 ../../b ../../src/x ../../nofile ../../old/z ../ud/f; ls .."),
                 QByteArray("user\nu\nn3\nback\nx2\nnow\nz again\nf\nin\nn3\nud\n"));
        QCOMPARE(place.changes(), QByteArrayList({"c"}));
        QCOMPARE(place.sync(), QByteArrayList());
    }

    /// What the user saved as it was, or only touched, is the same file as before for who has it open.
    void whatIsOnlyTouchedStaysTheSameFile()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        const QByteArray before = agent("stat -c %i a b");
        place.put("a", "a1\n");
        place.put("b", "other\n");
        (void)place.sync();
        const QByteArray after = agent("stat -c %i a b; cat b");
        QVERIFY2(after.endsWith("other\n"), after.constData());
        if (isCopy()) // of an overlay the user's file itself is seen
            QCOMPARE(after.split('\n').value(0), before.split('\n').value(0));
        QCOMPARE(place.sync(), QByteArrayList());
        QCOMPARE(place.changes(), QByteArrayList());
    }

    void aFileThatBothChangedIsAConflict()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("chmod +x c; ln -s somewhere link");
        place.put("c", "user c\n");
        agent("echo agent >> c");
        QCOMPARE(place.changes(), QByteArrayList({"!c", "link"}));
        QCOMPARE(place.sync(), QByteArrayList());
        QCOMPARE(place.changes(), QByteArrayList({"!c", "link"})); // also in a later turn
        place.reject({"c", "link"});
        QCOMPARE(agent("cat c; ls link 2>&1"),
                 QByteArray("user c\nls: cannot access 'link': No such file or directory\n"));
        QCOMPARE(place.changes(), QByteArrayList());
        // Both change what was settled.
        agent("echo more >> c");
        place.put("c", "user 2\n");
        QCOMPARE(place.changes(), QByteArrayList({"!c"}));
        QCOMPARE(agent("cat c"), QByteArray("user c\nmore\n"));
        QCOMPARE(place.low("c"), QByteArray("user 2\n"));
        // What it remembers of a file that was replaced meanwhile is older, and is not written over the newer one.
        agent("cat src/x >/dev/null");
        place.put("src/x", "x3\n");
        agent("echo agent >> src/x");
        QCOMPARE(agent("cat src/x"), QByteArray("src/x1\nagent\n"));
        QCOMPARE(place.changes(), QByteArrayList({"!c", "!src/x"}));
    }

    void filesFoldersAndLinksTakeEachOthersPlaces()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("rm -r old; echo file > old; rm a; mkdir a; echo in > a/f; mkfifo pipe; rm b; ln -s c b");
        QCOMPARE(place.changes(), QByteArrayList({"a", "a/f", "b", "old", "old/deep", "old/deep/y", "old/z", "pipe"}));
        place.accept({"old", "b"});
        place.reject({"a"});
        QCOMPARE(place.low("old"), QByteArray("file\n"));
        QCOMPARE(place.low("b"), QByteArray("c1\n"));
        QCOMPARE(agent("cat a"), QByteArray("a1\n"));
        QCOMPARE(place.changes(), QByteArrayList({"pipe"}));
        const auto pipe = place.held->content("pipe", place.waiting().at(0).wanted, place.blobs);
        QVERIFY(!pipe && pipe.error().code == EINVAL); // never opened: it would wait for ever
        place.reject({"pipe"});
        QCOMPARE(agent("ls pipe 2>&1"), QByteArray("ls: cannot access 'pipe': No such file or directory\n"));
        agent("rm -r src; echo x > src");
        place.reject({"src"});
        QCOMPARE(agent("cat src/x"), QByteArray("src/x1\n"));
        QCOMPARE(place.changes(), QByteArrayList());
    }

    /// Nothing that waits goes with a folder that the user removes.
    void aFolderThatTheUserRemovedKeepsWhatWaitsInIt()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("echo agent >> src/x");
        QCOMPARE(place.changes(), QByteArrayList({"src/x"}));
        QVERIFY(QDir(place.project + QStringLiteral("/src")).removeRecursively());
        QCOMPARE(place.changes(), QByteArrayList({"!src", "!src/x"}));
        QCOMPARE(place.sync(), QByteArrayList());
        QCOMPARE(agent("cat src/x"), QByteArray("src/x1\nagent\n"));
        place.accept({"src/x"});
        QCOMPARE(place.low("src/x"), QByteArray("src/x1\nagent\n"));
    }

    void anAcceptThatWasCutOffGoesOn()
    {
        Place place(m_here->folder());
        (*place.agent)("mkdir big; for i in 1 2 3 4 5 6; do echo $i > big/$i; done");
        const pid_t child = ::fork();
        if (child == 0)
            place.accept(place.changes(), 3);
        int status = 0;
        QVERIFY(::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 9);
        QCOMPARE(QDir(place.project + QStringLiteral("/big")).entryList(QDir::Files),
                 QStringList({QStringLiteral("1"), QStringLiteral("2")}));
        place.held = std::make_unique<HeldFolder>(QFile::encodeName(place.project), place.store);
        QVERIFY(place.held->open().ok());
        QCOMPARE(place.changes(), QByteArrayList({"big/3", "big/4", "big/5", "big/6"}));
        place.accept(place.changes());
        QCOMPARE(QDir(place.project + QStringLiteral("/big")).entryList(QDir::Files).size(), 6);
    }

    void whatIsSettledIsDroppedAndTheViewStaysTheSame()
    {
        Place place(m_here->folder());
        if (isCopy())
            QSKIP("of a copy all is dropped, or nothing");
        (*place.agent)("echo A >> a; rm b; mkdir new; echo n > new/n; rm -r old; mkdir old; echo o > old/o; echo w > "
                       "waits; mkdir -p src/deep; echo d > src/deep/d");
        place.accept({"a", "b", "new/n", "old/o", "src/deep/d"});
        QCOMPARE(place.changes(), QByteArrayList({"old/deep", "old/deep/y", "old/z", "waits"}));
        place.agent.reset();
        QVERIFY(place.held->compact().ok() && place.held->open().ok());
        QCOMPARE(QDir(place.store + QStringLiteral("/upper")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList({QStringLiteral("old"), QStringLiteral("waits")}));
        QCOMPARE(place.changes(), QByteArrayList({"old/deep", "old/deep/y", "old/z", "waits"}));
        place.put("new/n", "user\n");
        place.agent = std::make_unique<Agent>(place.project, place.store);
        QCOMPARE((*place.agent)("cat a new/n waits old/o; ls; ls old"),
                 QByteArray("a1\nA\nuser\nw\no\na\nc\nlog\nnew\nold\nsrc\nwaits\no\n"));
    }

    /// What the user did meanwhile stays the user's: it is not taken for something that the agent took away.
    void whatTheUserMadeStaysWhereItIsDropped()
    {
        Place place(m_here->folder());
        (*place.agent)("rm -r old; echo A >> a");
        place.accept({"a"});
        place.agent.reset();
        place.put("old/mine", "mine\n");
        place.put("a", "user\n");
        const QByteArrayList before = place.changes();
        QVERIFY(before.contains("!old"));
        QVERIFY(place.held->compact().ok() && place.held->open().ok());
        QCOMPARE(place.changes(), before);
        place.agent = std::make_unique<Agent>(place.project, place.store);
        place.sync();
        QCOMPARE((*place.agent)("cat a old/mine"), QByteArray("user\nmine\n"));
    }

    /// A new copy is made of what the folder holds by then; one in which something waits stays as it is.
    void aCopyIsDroppedAsAWhole()
    {
        if (!isCopy())
            QSKIP("of an overlay a part can be dropped");
        Place place(m_here->folder());
        QVERIFY(place.held->kind() == ledger::HeldSide::Kind::Copy);
        (*place.agent)("echo A >> a; echo w > waits");
        place.accept({"a"});
        place.agent.reset();
        place.put("b", "user\n");
        QVERIFY(place.held->compact().ok() && place.held->open().ok());
        QCOMPARE(place.changes(), QByteArrayList({"waits"}));
        place.agent = std::make_unique<Agent>(place.project, place.store);
        place.reject({"waits"});
        place.agent.reset();
        QVERIFY(place.held->compact().ok());
        QVERIFY(!QFileInfo::exists(place.store + QStringLiteral("/copy")));
        QVERIFY(place.held->open().ok());
        place.agent = std::make_unique<Agent>(place.project, place.store);
        QCOMPARE((*place.agent)("cat a b; ls"), QByteArray("a1\nA\nuser\na\nb\nc\nlog\nold\nsrc\n"));
        QCOMPARE(place.changes(), QByteArrayList());
        QCOMPARE(place.sync(), QByteArrayList({"b"})); // which is in the new copy already
        QVERIFY(place.sync().isEmpty());
    }

    /// Nothing of it is left, and the next one is as if there had been none.
    void aCopyCanBeGivenUp()
    {
        if (!isCopy())
            QSKIP("nothing is copied");
        const QString top = m_here->folder(), store = top + QStringLiteral("/other");
        const Place place(top);
        HeldFolder held(QFile::encodeName(place.project), store);
        ledger::CopyProgress progress;
        progress.isGivenUp = true;
        const auto given = held.open(HeldFolder::Base::Kept, kind, progress);
        QVERIFY(!given);
        QCOMPARE(given.error().code, ECANCELED);
        QVERIFY(!QFileInfo::exists(store + QStringLiteral("/copy")) &&
                !QFileInfo::exists(store + QStringLiteral("/copy.part")));
        ledger::CopyProgress whole;
        QVERIFY(held.open(HeldFolder::Base::Kept, kind, whole).ok());
        QCOMPARE(whole.all.load(), qint64(10)); // seven files, three folders
        QCOMPARE(whole.done.load(), whole.all.load());
        QCOMPARE(held.look()->waiting.size(), size_t(0));
    }

    /// In pieces, and what is kept by then is not copied again when the turn begins.
    void whatATurnBeginsWithIsKeptAhead()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A > a; echo B > b; mkdir n; echo C > n/c; ln -s a n/l; rm log");
        ledger::Marks marks;
        for (const HeldChange &change : place.waiting())
            marks[change.path] = change.wanted;
        ledger::HeldContents::Place at;
        int pieces = 0;
        for (; !at.isEnd && pieces < 20; ++pieces)
            place.held->keepAhead(marks, 1, at);
        QCOMPARE(pieces, 4); // with a content
        const QString kept = place.store + QStringLiteral("/turn");
        const auto inodes = [&kept] {
            std::map<QString, ino_t> out;
            for (const QString &name : QDir(kept).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System)) {
                struct stat info;
                if (name != QStringLiteral("list") &&
                    ::lstat(QFile::encodeName(kept + u'/' + name).constData(), &info) == 0)
                    out[name] = info.st_ino;
            }
            return out;
        };
        const auto ahead = inodes();
        QCOMPARE(ahead.size(), size_t(4));
        QVERIFY(!QFileInfo::exists(kept + QStringLiteral("/list")));
        place.sync();
        QVERIFY(place.beginTurn().ok());
        QVERIFY(inodes() == ahead);
        (*place.agent)("echo changed > a; rm -r n; echo D > d");
        QCOMPARE(place.restoreTurn(), QByteArrayList());
        QCOMPARE((*place.agent)("cat a n/c n/l; ls"), QByteArray("A\nC\n"
                                                                 "cat: n/l: No such file or directory\n"
                                                                 "a\nb\nc\nn\nold\nsrc\n"));
    }

    /// Folders that may not be written to are dropped, too: what is half removed must never read as taken away.
    void aCopyWithLockedFolders()
    {
        if (!isCopy())
            QSKIP("nothing is copied");
        const QString top = m_here->folder();
        QDir().mkpath(top + QStringLiteral("/project/ro"));
        QFile file(top + QStringLiteral("/project/ro/v"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("v") == 1);
        file.close();
        QVERIFY(QFile::setPermissions(top + QStringLiteral("/project/ro"), QFile::ReadOwner | QFile::ExeOwner));
        // One that was cut off, with such a folder in it.
        QDir().mkpath(top + QStringLiteral("/store/copy.part/ro/x"));
        QVERIFY(QFile::setPermissions(top + QStringLiteral("/store/copy.part/ro"), QFile::ReadOwner | QFile::ExeOwner));
        Place place(top);
        (*place.agent)("chmod 555 src");
        QCOMPARE(place.changes(), QByteArrayList());
        place.agent.reset();
        QVERIFY(place.held->compact().ok() && place.held->open().ok());
        QCOMPARE(place.changes(), QByteArrayList());
        QCOMPARE(place.low("src/x"), QByteArray("src/x1\n"));
        QCOMPARE(QDir(place.store).entryList({QStringLiteral("copy*")}, QDir::Dirs),
                 QStringList{QStringLiteral("copy")});
    }

    /// What could not be dropped goes on being known as settled: a later change of the user's is the user's.
    void whatCannotBeDroppedStaysSettled()
    {
        if (isCopy())
            QSKIP("a copy is dropped as a whole");
        Place place(m_here->folder());
        (*place.agent)("echo v >> src/x; chmod 555 src; echo k > keep");
        place.accept({"src/x"});
        QVERIFY(QFile::setPermissions(place.project + QStringLiteral("/src"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        place.agent.reset();
        QVERIFY(place.held->compact().ok() && place.held->open().ok());
        place.put("src/x", "user\n");
        QCOMPARE(place.changes(), QByteArrayList({"keep"}));
    }

    /// What is mounted inside the folder is copied with it; what cannot be copied is missing in it, which is no
    /// deletion.
    void whatIsCopied()
    {
        if (!isCopy())
            QSKIP("nothing is copied");
        const QString top = m_here->folder();
        QDir().mkpath(top + QStringLiteral("/project/locked"));
        const QByteArray project = QFile::encodeName(top + QStringLiteral("/project"));
        QCOMPARE(::mkfifo(QByteArray(project + "/pipe").constData(), 0600), 0);
        QCOMPARE(::symlink("/etc", QByteArray(project + "/link").constData()), 0);
        QFile secret(top + QStringLiteral("/project/secret"));
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.setPermissions({}));
        QVERIFY(QFile::setPermissions(top + QStringLiteral("/project/locked"), QFile::ReadOwner));
        Place place(top);
        QCOMPARE((*place.agent)("ls -d pipe secret 2>/dev/null; readlink link; cat a"), QByteArray("/etc\na1\n"));
        QCOMPARE(place.changes(), QByteArrayList());
        QVERIFY(place.sync().isEmpty());
        (*place.agent)("echo mine > secret");
        QCOMPARE(place.changes().size(), 1);
        QVERIFY(QFile::setPermissions(top + QStringLiteral("/project/locked"), QFile::ReadOwner | QFile::ExeOwner));
    }

    /// One that was cut off is made anew.
    void aCopyThatWasCutOffIsNone()
    {
        if (!isCopy())
            QSKIP("nothing is copied");
        const QString top = m_here->folder();
        QDir().mkpath(top + QStringLiteral("/store/copy.part/src"));
        Place place(top);
        QCOMPARE((*place.agent)("cat a"), QByteArray("a1\n"));
        QVERIFY(!QFileInfo::exists(top + QStringLiteral("/store/copy.part")));
        QCOMPARE(place.changes(), QByteArrayList());
    }

    /// A process that was killed in the middle leaves a store; the next one goes on in it.
    void theStoreOutlivesTheProcess()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A >> a; echo w > waits");
        place.agent->kill();
        place.agent = std::make_unique<Agent>(place.project, place.store);
        QCOMPARE((*place.agent)("cat a waits"), QByteArray("a1\nA\nw\n"));
        QCOMPARE(place.changes(), QByteArrayList({"a", "waits"}));
    }

    void hostileNamesAndKinds()
    {
        Place place(m_here->folder());
        Agent &agent = *place.agent;
        agent("printf x > $'odd\\xff:,\\\\name'; printf x > $'two\\nlines'; printf x > suid; chmod 755 suid; "
              "chmod 4755 suid; mkdir sub; setfattr -n user.overlay.opaque -v y sub 2>/dev/null; rm -r src; ln -s /etc "
              "src");
        const std::vector<HeldChange> changes = place.waiting();
        QCOMPARE(pathsOf(changes), QByteArrayList({"odd\xff:,\\name", "src", "src/x", "sub", "suid", "two\nlines"}));
        QCOMPARE(changes.at(1).wanted.type, ledger::FileType::Symlink);
        place.accept(pathsOf(changes));
        QCOMPARE(QFileInfo(place.project + QStringLiteral("/suid")).permissions() & QFile::ExeOwner, QFile::ExeOwner);
        struct stat info;
        QVERIFY(::lstat(place.pathOf("suid").constData(), &info) == 0);
        QCOMPARE(info.st_mode & 07777, mode_t(0755));
        QCOMPARE(place.changes(), QByteArrayList());
        // A path that goes through a link is none: not read, not written.
        agent("rm src; mkdir src; printf y > src/passwd");
        QCOMPARE(place.changes(), QByteArrayList({"src", "src/passwd"}));
        const auto through = ledger::openParent(::open(qPrintable(place.project), O_RDONLY), "src/passwd");
        QVERIFY(!through && (through.error().code == ENOTDIR || through.error().code == ELOOP));
    }

    void aFolderWithoutEndIsNotGoneThrough()
    {
        Place place(m_here->folder());
        (*place.agent)("for i in $(seq 300); do mkdir d && cd d; done; echo x > x");
        const std::vector<HeldChange> changes = place.waiting();
        QCOMPARE(int(changes.size()), ledger::mostDepth + 1);
        QCOMPARE(changes.back().wanted.type, ledger::FileType::Unknown);
        const auto content = place.held->content(changes.back().path, changes.back().wanted, place.blobs);
        QVERIFY(!content && content.error().code == EINVAL);
    }

    /// Whatever both do, in whatever order: the real folder changes by the user and by what is accepted alone, and
    /// where nothing waits both see the same.
    void randomInterleavings_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void randomInterleavings()
    {
        QFETCH(const quint32, seed);
        RandomDeeds random(seed);
        Place place(m_here->folder());
        const auto real = [&] { return runIn(place.project, tellsAll()); };
        QByteArrayList history;
        for (int step = 0; step < 30; ++step) {
            const QByteArray before = real();
            const int deed = random.number(10);
            if (deed < 4) {
                history << "agent: " + random.script("g");
                (*place.agent)(history.last().sliced(7));
                QVERIFY2(real() == before, history.join('\n').constData());
            } else if (deed < 7) {
                history << "user: " + random.script("u");
                runIn(place.project, history.last().sliced(6));
            } else if (deed == 7) {
                history << "sync: " + place.sync().join(' ');
                QVERIFY2(real() == before, history.join('\n').constData());
            } else if (deed == 8) {
                const QByteArrayList changes = waitingPaths(place);
                if (!changes.isEmpty()) {
                    const QByteArray path = random.any(changes);
                    history << "reject " + path;
                    place.reject({path});
                }
                QVERIFY2(real() == before, history.join('\n').constData());
            } else {
                // Conflicts are for a person to decide.
                QByteArrayList chosen;
                for (const HeldChange &change : place.waiting()) {
                    if (!change.conflict)
                        chosen << change.path;
                }
                const QByteArrayList along = ledger::acceptedWith(place.waiting(), chosen);
                if (along.size() == chosen.size() && !chosen.isEmpty() && waitingPaths(place).size() == chosen.size()) {
                    history << "accept " + chosen.join(' ');
                    place.accept(chosen);
                    QVERIFY2(waitingPaths(place).isEmpty(), history.join('\n').constData());
                }
            }
        }
        // In the end the user wants none of it.
        place.reject(waitingPaths(place));
        place.sync();
        QVERIFY2(waitingPaths(place).isEmpty(),
                 QByteArray(history.join('\n') + "\nwaits: " + place.changes().join(' ')).constData());
        const QByteArray seen = (*place.agent)("cd " + QFile::encodeName(place.project) + "; " + tellsAll());
        QVERIFY2(seen == real(),
                 QByteArray(history.join('\n') + "\nseen:\n" + seen + "\nreal:\n" + real()).constData());
    }

    /// Before the turn the agent has done some, and the user may have; in it, the agent does anything. Afterwards it
    /// sees what it saw when the turn began, and what is in the real folder is as it was.
    void aTurnIsTakenBack_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void aTurnIsTakenBack()
    {
        QFETCH(const quint32, seed);
        RandomDeeds random(seed);
        Place place(m_here->folder());
        QByteArrayList history;
        const auto seen = [&place] {
            return (*place.agent)("cd " + QFile::encodeName(place.project) + "; " + tellsAll());
        };
        for (int turn = 0; turn < 3; ++turn) {
            for (int i = 0; i < 2; ++i) {
                history << "before, agent: " + random.script("b");
                (*place.agent)(history.last().sliced(15));
            }
            place.sync();
            QVERIFY(place.beginTurn().ok());
            const QByteArray start = seen(), real = runIn(place.project, tellsAll());
            for (const HeldChange &change : place.waiting())
                QVERIFY2(!change.inTurn, change.path.constData());
            for (int i = 0; i < 5; ++i) {
                history << "agent: " + random.script("g");
                (*place.agent)(history.last().sliced(7));
            }
            if (random.number(3) == 0) { // Belay was killed in the turn
                place.held = std::make_unique<HeldFolder>(QFile::encodeName(place.project), place.store);
                QVERIFY(place.held->open().ok());
            }
            place.restoreTurn();
            QVERIFY2(seen() == start,
                     QByteArray(history.join('\n') + "\nsees:\n" + seen() + "\nsaw:\n" + start).constData());
            QCOMPARE(runIn(place.project, tellsAll()), real);
        }
    }

    void whatWasDecidedIsNotTakenBackWithItsTurn()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A >> a; echo B >> b; echo C >> c");
        place.sync();
        QVERIFY(place.beginTurn().ok());
        (*place.agent)("echo A2 >> a; echo B2 >> b; rm c; echo n > new");
        place.accept({"a"});
        place.reject({"c"});
        place.restoreTurn();
        QCOMPARE(place.low("a"), QByteArray("a1\nA\nA2\n"));
        QCOMPARE((*place.agent)("cat a b c; ls new 2>/dev/null"), QByteArray("a1\nA\nA2\nb1\nB\nc1\n"));
        QCOMPARE(place.changes(), QByteArrayList({"b"}));
    }

    /// What is large, or left out, is not copied at each turn: that it does not come back is said.
    void whatIsNotKeptIsSaid()
    {
        Place place(m_here->folder());
        (*place.agent)("truncate -s 65M a; echo ignored > b");
        place.sync();
        QVERIFY(place.beginTurn({"b"}).ok());
        (*place.agent)("echo 2 > a; echo 2 > b; echo 2 > c");
        QCOMPARE(place.restoreTurn({"b"}), QByteArrayList({"a"}));
        QCOMPARE((*place.agent)("cat a b c"), QByteArray("2\n2\nc1\n"));
    }

    /// A conflict is decided by what was there when the agent began, whenever that was.
    void whatWasThereBeforeAConflict()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A >> a; echo fresh > new; echo late >> b");
        place.sync();
        QVERIFY(place.beginTurn().ok());
        place.put("a", "user\n");
        place.put("new", "user's\n");
        const auto begun = [&place](const QByteArray &path) -> QByteArray {
            for (const HeldChange &change : place.waiting()) {
                if (change.path == path && change.begun && change.begun->type == ledger::FileType::Missing)
                    return "nothing";
                if (change.path == path && change.conflict)
                    return place.held->begunText(change, 100).value_or("not known");
            }
            return "no conflict";
        };
        QCOMPARE(begun("a"), QByteArray("a1\n"));
        QCOMPARE(begun("new"), QByteArray("nothing"));
        QCOMPARE(begun("b"), QByteArray("no conflict"));
        // Also after a restart, and another turn.
        place.held = std::make_unique<HeldFolder>(QFile::encodeName(place.project), place.store);
        QVERIFY(place.held->open().ok());
        place.sync();
        QCOMPARE(begun("a"), QByteArray("a1\n"));
        QVERIFY(!place.held->begunText(place.waiting().front(), 2)); // too long to be shown
        // Nobody saw what it held: both came between two looks.
        (*place.agent)("echo C >> c");
        place.put("c", "user\n");
        QCOMPARE(begun("c"), QByteArray("not known"));
    }

    /// What was not there to be listed when the user decided is not given up with it, nor are the folders it lies in.
    void whatCameAfterTheQuestionStays()
    {
        Place place(m_here->folder());
        place.sync();
        QVERIFY(place.beginTurn().ok());
        (*place.agent)("mkdir -p new/in; echo n > new/n; echo later > new/in/later; echo A >> a");
        QCOMPARE(place.restoreTurn({}, {"new/in", "new/in/later"}), QByteArrayList());
        QCOMPARE(place.changes(), QByteArrayList({"new", "new/in", "new/in/later"}));
    }

    /// What cannot be read, what may not be written to and what is written all the time keep nobody else.
    void whatIsHardToReadOrRemove()
    {
        Place place(m_here->folder());
        (*place.agent)(
            "echo n > n; chmod 000 n; mkdir -p ro/sub; echo y > ro/sub/f; chmod 555 ro/sub ro; ln -s /usr link; mkdir "
            "half; touch half/x; chmod 444 half");
        place.sync();
        QVERIFY(place.changes().contains("half"));
        place.reject({"half", "half/x"});
        QVERIFY(place.beginTurn().ok());
        QCOMPARE(place.restoreTurn(), QByteArrayList());
        for (const HeldChange &change : place.waiting())
            QVERIFY2(!change.inTurn, change.path.constData());
        // A link to a folder comes back, also after a restart.
        (*place.agent)("rm link");
        place.held = std::make_unique<HeldFolder>(QFile::encodeName(place.project), place.store);
        QVERIFY(place.held->open().ok());
        QCOMPARE(place.restoreTurn(), QByteArrayList());
        QCOMPARE((*place.agent)("readlink link"), QByteArray("/usr\n"));
        place.reject({"ro", "ro/sub", "ro/sub/f"});
        QCOMPARE(place.changes(), QByteArrayList({"link", "n"}));
    }

    void aFileThatIsWrittenAllTheTimeIsOneThatCannotBeRead()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A >> a; truncate -s 30M log; (while :; do echo x >> log; done) & writer=$!");
        const QByteArrayList changes = place.changes();
        (*place.agent)("kill $writer; wait $writer");
        QVERIFY2(changes.contains("a"), changes.join(' ').constData());
    }

    /// What is sparse has any size, and reading it takes as long as if it were full.
    void aFileOfAnySizeIsListed()
    {
        Place place(m_here->folder());
        for (const char *name : {"own", "kept"}) {
            QFile own(place.project + u'/' + QLatin1String(name));
            QVERIFY(own.open(QIODevice::WriteOnly) && own.resize(qint64(1) << 40));
        }
        place.sync();
        (*place.agent)("echo A >> a; truncate -s 1T new; rm own; chmod 600 kept");
        const QByteArrayList changes = place.changes();
        QVERIFY2(changes.contains("a") && changes.contains("new"), changes.join(' ').constData());
        QVERIFY2(isCopy() || changes.contains("own"), changes.join(' ').constData());
    }

    /// Touched, or saved as it was, a file is no conflict.
    void aFileThatIsAsItWasIsNoConflict()
    {
        Place place(m_here->folder());
        (*place.agent)("echo A >> a");
        QCOMPARE(place.changes(), QByteArrayList({"a"}));
        place.put("a", "a1\n");
        QCOMPARE(place.changes(), QByteArrayList({"a"}));
        place.sync();
        place.put("a", "user\n");
        QCOMPARE(place.changes(), QByteArrayList({"!a"}));
    }

    /// Whatever stands where the folder was: nothing is written but through the own overlay.
    void whatIsNotItsOverlayIsNotWrittenTo()
    {
        const QString top = m_here->folder();
        Place place(top);
        (*place.agent)("echo A >> a; rm b");
        place.sync();
        QVERIFY(place.beginTurn().ok());
        (*place.agent)("echo A2 >> a");
        const QString victim = top + QStringLiteral("/victim");
        QVERIFY(QDir().mkpath(victim));
        QFile file(victim + QStringLiteral("/a"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        const Descriptor other(::open(qPrintable(victim), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        const auto all = [](const QByteArray &) { return true; };
        const auto none = [](const QByteArray &) { return false; };
        QVERIFY(!place.held->restoreTurn(other.fd(), all, none));
        QVERIFY(!place.held->reject(other.fd(), {"a", "b"}));
        QVERIFY(!place.held->sync(other.fd()));
        QCOMPARE(QDir(victim).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList({QStringLiteral("a")}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));
        QCOMPARE(place.changes(), QByteArrayList({"a", "b"}));
    }

    /// Known of both sides is what keeps the user's changes apart: without it nothing is lost, only asked about.
    void aBrokenMemoryMakesConflicts_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray("\x83\x01\x9a\xff\xff\xff\xff", 7);
        QTest::newRow("of a later format") << QByteArray("\x83\x02\x80\x80", 4);
        QTest::newRow("something else") << QByteArray("{\"a\": 1}");
    }
    void aBrokenMemoryMakesConflicts()
    {
        QFETCH(const QByteArray, content);
        Place place(m_here->folder());
        (*place.agent)("echo A >> a; echo n > new");
        QFile known(place.store + QStringLiteral("/known"));
        QVERIFY(known.open(QIODevice::WriteOnly | QIODevice::Truncate) && known.write(content) == content.size());
        known.close();
        place.held = std::make_unique<HeldFolder>(QFile::encodeName(place.project), place.store);
        QVERIFY(place.held->open().ok());
        QCOMPARE(place.changes(), QByteArrayList({"!a", "new"}));
        QVERIFY(!place.waiting().front().begun); // and nothing is made up
    }
};

BELAY_TEST(TestHeldFolder)
[[maybe_unused]] static const bool copy = addTestClass("TestHeldFolderCopy", [](int argc, char **argv) {
    kind = ledger::HeldSide::Kind::Copy;
    return runTestClass<QCoreApplication, TestHeldFolder>(argc, argv);
});

} // namespace tst_heldfolder

#include "tst_heldfolder.moc"
