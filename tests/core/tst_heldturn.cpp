// SPDX-License-Identifier: Apache-2.0
#include "base/process/sealing.h"
#include "core/held/heldchanges.h"
#include "sealable.h"
#include "undobench.h"

#include <QSignalSpy>

namespace {

using core::HeldChanges;
using core::HeldFile;

/// A folder of a session of which the changes are held back, and an agent in it.
class Session
{
public:
    explicit Session(const QString &top) : m_top(top)
    {
        QDir().mkpath(project());
        put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\n8\n");
        put(QStringLiteral("b"), "b1\n");
        services.files = work.effects.get();
        services.blobs = &work.blobs;
        ledger::HeldOwner owner;
        owner.session = base::SessionId{QStringLiteral("s")};
        owner.folders = {project()};
        auto store = ledger::HeldStore::make(top + QStringLiteral("/held"), owner);
        changes = std::make_unique<HeldChanges>(std::move(store).value(), services, core::HeldHome());
        waitFor([this](auto done) { changes->open(&context, done); });
        // To give nothing up makes a view, as an agent would.
        waitFor([this](auto done) { changes->discard({}, &context, done); });
    }

    QString project() const { return m_top + QStringLiteral("/project"); }
    /// As an editor saves.
    void put(const QString &name, const QByteArray &text) const
    {
        const QString path = project() + u'/' + name;
        QFile file(path + QStringLiteral(".new"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(::rename(QFile::encodeName(file.fileName()).constData(), QFile::encodeName(path).constData()) == 0);
    }
    QByteArray real(const QString &name) const { return read(project() + u'/' + name); }
    QByteArray seen(const QString &name) const { return read(changes->view()->pathOf(project()) + u'/' + name); }
    void agent(const QByteArray &script)
    {
        QProcess run;
        run.start(base::Sealing::sealProgram(),
                  changes->view()->enterArguments(
                      project(), {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script)}));
        QVERIFY(run.waitForFinished() && run.exitCode() == 0);
        look();
    }
    void look()
    {
        QSignalSpy looked(changes.get(), &HeldChanges::looked);
        changes->look();
        QVERIFY(looked.wait());
    }
    void sync()
    {
        waitFor([this](auto done) { changes->sync(&context, done); });
        look();
    }
    QString restore()
    {
        const QString said = waitFor([this](auto done) { changes->restoreTurn(&context, done); });
        look();
        return said;
    }
    const HeldFile &file(const QByteArray &path) const
    {
        const auto found = std::find_if(changes->files().begin(), changes->files().end(),
                                        [&path](const HeldFile &file) { return file.change.path == path; });
        return *found;
    }
    HeldChanges::Text text(const QByteArray &path)
    {
        std::optional<HeldChanges::Text> out;
        changes->texts({file(path)}, &context,
                       [&out](const std::vector<HeldChanges::Text> &texts) { out = texts.front(); });
        return QTest::qWaitFor([&out] { return out.has_value(); }) ? *out : HeldChanges::Text();
    }
    void acceptPart(const QByteArray &path, const QByteArray &content, HeldChanges::Rest rest)
    {
        bool isDone = false;
        changes->acceptPart(file(path), content, rest, {1}, &context,
                            [&isDone](const ledger::HeldOutcome &outcome) { isDone = outcome.failed.empty(); });
        QVERIFY(QTest::qWaitFor([&] { return isDone && !changes->isBusy(); }));
        look();
    }
    QByteArrayList paths() const
    {
        QByteArrayList out;
        for (const HeldFile &file : changes->files())
            out << (file.change.conflict ? "!" : "") + file.change.path;
        return out;
    }

    UndoBench work;
    core::Services services;
    std::unique_ptr<HeldChanges> changes;
    QObject context;

private:
    template <class Start> QString waitFor(const Start &start)
    {
        std::optional<base::Result<void>> result;
        start([&result](const base::Result<void> &done) { result = done; });
        if (!QTest::qWaitFor([&result] { return result.has_value(); }, 20'000))
            return QStringLiteral("no answer");
        return *result ? QString() : result->error().message + result->error().detail;
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

    const QString m_top;
};

} // namespace

/// What one turn of a sealed agent did, as the user decides about it.
class TestHeldTurn : public QObject
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

    void aTurnIsTakenBackAndWhatWaitedBeforeStays()
    {
        Session s(m_here->folder());
        s.agent("echo before >> a");
        s.sync();
        QVERIFY(!s.changes->isTurnRestorable());
        s.agent("echo turn >> a; rm b; echo n > new");
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QVERIFY(!s.changes->isTurnRestorable());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\nbefore\n"));
        QCOMPARE(s.seen(QStringLiteral("b")), QByteArray("b1\n"));
        QCOMPARE(s.real(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        // What only took something back is a turn, too.
        s.agent("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n' > a");
        QCOMPARE(s.paths(), QByteArrayList());
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
    }

    void whatIsNotKeptIsSaid()
    {
        Session s(m_here->folder());
        s.agent("truncate -s 65M large");
        s.sync();
        s.agent("echo small > large; echo n > new");
        const QString said = s.restore();
        QVERIFY2(said.contains(QStringLiteral("could not be brought back")) && said.contains(QStringLiteral("large")),
                 qPrintable(said));
        QCOMPARE(s.paths(), QByteArrayList({"large"}));
    }

    /// The user's lines stay, and the agent sees both.
    void aConflictIsDecidedByWhatWasThereBefore()
    {
        Session s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        const HeldChanges::Text text = s.text("a");
        QVERIFY(text.knowsBegun && !text.unknown);
        QCOMPARE(text.begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp);
        QTRY_COMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\nuser\n"));
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.real(QStringLiteral("a")), s.seen(QStringLiteral("a")));
    }

    /// A part of it is accepted: the rest never reads as a change that takes the user's lines away.
    void theRestOfAConflictStaysAConflict()
    {
        Session s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/; s/^4$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::Waits);
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.text("a").begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.sync();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QVERIFY(s.changes->acceptable().empty());
    }

    /// The agent wrote again while the user decided.
    void whatCameMeanwhileIsNotGivenUp()
    {
        Session s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        const HeldFile decided = s.file("a");
        s.agent("echo later >> a");
        bool isDone = false;
        s.changes->acceptPart(decided, "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp, {1}, &s.context,
                              [&isDone](const ledger::HeldOutcome &) { isDone = true; });
        QTRY_VERIFY(isDone && !s.changes->isBusy());
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\n8\nlater\n"));
    }
};

QTEST_GUILESS_MAIN(TestHeldTurn)
#include "tst_heldturn.moc"
