// SPDX-License-Identifier: Apache-2.0
#include "gitbench.h"
#include "undobench.h"

#include "core/calls/effectobserver.h"
#include "ledger/checkpoint/unreported.h"

#include "testclass.h"

namespace tst_reportedchanges {

using namespace ledger;

namespace {

/// What happens in a turn, in its order.
struct Step
{
    enum What { Writes, Deletes, Links, Executable, Announces, Reports, BelayWrites } what = Writes;
    QByteArray name = {};
    QByteArray text = {}; ///< or where the link leads
    acp::ToolKind kind = acp::ToolKind::Edit;
    Claim::Outcome outcome = Claim::Outcome::Done;
    std::vector<acp::Diff> diffs = {};
};
using Steps = std::vector<Step>;

Step writes(const char *name, const QByteArray &text)
{
    return {Step::Writes, name, text};
}

Step deletes(const char *name)
{
    return {Step::Deletes, name};
}

Step links(const char *name, const char *target)
{
    return {Step::Links, name, target};
}

Step executable(const char *name)
{
    return {Step::Executable, name};
}

Step belayWrites(const char *name, const QByteArray &text)
{
    return {Step::BelayWrites, name, text};
}

acp::Diff diff(const char *name, std::optional<QString> oldText, const char *newText)
{
    acp::Diff out;
    out.path = QString::fromLatin1(name);
    out.oldText = std::move(oldText);
    out.newText = QString::fromUtf8(newText);
    return out;
}

QString text(const char *what)
{
    return QString::fromUtf8(what);
}

Step reports(std::vector<acp::Diff> diffs, Claim::Outcome outcome = Claim::Outcome::Done,
             acp::ToolKind kind = acp::ToolKind::Edit)
{
    return {Step::Reports, {}, {}, kind, outcome, std::move(diffs)};
}

/// A call that never begins.
Step announced(const char *name, const char *oldText, const char *newText)
{
    return {
        Step::Announces, {}, {}, acp::ToolKind::Edit, Claim::Outcome::Nothing, {diff(name, text(oldText), newText)}};
}

/// A session's folder under git, in which *.ignored is ignored, and a turn in it.
struct Bench : UndoBench
{
    base::SystemClock clock;
    Checkpoint point{dir.filePath(QStringLiteral("work")), dir.filePath(QStringLiteral("store")), &clock};
    UnreportedChanges changes{rows.get(), effects.get(), &blobs, [this](const QString &) { return &point; }};
    core::EffectObserver observer{dir.filePath(QStringLiteral("work")), rows.get(), effects.get(), &blobs};
    ComparedTurn compared;
    int calls = 0;

    void begin()
    {
        compared.session = {QStringLiteral("s")};
        compared.turn = {1};
        compared.nonce = "n";
        compared.earlier = rows->newest();
        observer.beginTurn();
        std::optional<base::Result<Snapshot>> answer;
        point.snapshot(&context, [&answer](const auto &result) { answer = result; });
        compared.starts = {{dir.filePath(QStringLiteral("work")), *GitBench::waited(answer)}};
    }

    void take(const Step &step)
    {
        switch (step.what) {
        case Step::Writes:
            userWrites(step.name, step.text);
            break;
        case Step::Deletes:
            userDeletes(step.name);
            break;
        case Step::Links:
            userDeletes(step.name);
            QVERIFY(::symlink(step.text.constData(), path(step.name).constData()) == 0);
            break;
        case Step::Executable:
            QVERIFY(::chmod(path(step.name).constData(), 0755) == 0);
            break;
        case Step::BelayWrites:
            agentWrites(step.name, step.text);
            break;
        case Step::Announces:
        case Step::Reports:
            report(step);
            break;
        }
    }

    void report(const Step &step)
    {
        core::EndedCall call;
        call.session = compared.session;
        call.turn = compared.turn;
        call.turnNonce = compared.nonce;
        call.id = {QStringLiteral("call-%1").arg(++calls)};
        call.kind = step.kind;
        call.title = QStringLiteral("change");
        call.diffs = step.diffs;
        call.outcome = step.outcome;
        observer.calls().intend(call);
        if (step.what != Step::Announces)
            observer.calls().begin(call.id);
        observer.observe(call);
        settle();
    }

    void settle()
    {
        bool settled = false;
        observer.whenSettled(&context, [&settled] { settled = true; });
        QVERIFY(waitUntil([&settled] { return settled; }, 20000));
    }

    void compare()
    {
        observer.lookAgain(compared.turn);
        settle();
        compared.said = observer.said();
        std::optional<FoundChanges> found;
        changes.find(compared, &context, [&found](const FoundChanges &result) { found = result; });
        QVERIFY(waitUntil([&found] { return found.has_value(); }, 60000));
        QVERIFY(found->notCompared.empty());
        bool stored = false;
        rows->whenStored(&context, [&stored] { stored = true; });
        QVERIFY(waitUntil([&stored] { return stored; }, 20000));
    }

    /// "write f" and so on, one for each row of a file.
    QStringList told() const
    {
        QStringList out;
        for (const Effect &row : rows->allEffects()) {
            if (!row.isFile() || !row.isOwnDeed())
                continue;
            QString word = row.kind == EffectKind::CreateFile   ? QStringLiteral("create")
                           : row.kind == EffectKind::DeleteFile ? QStringLiteral("delete")
                                                                : QStringLiteral("write");
            if (row.changesNothing() && row.state == EffectState::Committed)
                word = QStringLiteral("nothing");
            if (row.state == EffectState::Unknown)
                word = QStringLiteral("unknown");
            else if (row.state == EffectState::Cancelled)
                word = QStringLiteral("not done");
            else if (row.state != EffectState::Committed)
                word = QStringLiteral("open");
            if (row.source == EffectSource::NotReported)
                word.prepend(QStringLiteral("unreported "));
            if (row.state == EffectState::Committed && row.reversible == Reversible::No)
                word.prepend(QStringLiteral("final "));
            out << word + u' ' + QFile::decodeName(row.path.sliced(path("").size()));
        }
        return out;
    }

    std::vector<base::EffectId> ids() const
    {
        std::vector<base::EffectId> out;
        for (const Effect &effect : effectsOfTurn(rows->allEffects(), compared.session, compared.turn, true))
            out.push_back(effect.id);
        return out;
    }
};

} // namespace

class TestReportedChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    /// However an agent tells what it changed, the folder's snapshots say what came of it: one row for each change, and
    /// back to the start.
    void whatCameOfIt_data()
    {
        using Outcome = Claim::Outcome;
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<bool>("comesBack");
        const auto row = [](const char *name, const Steps &steps, const char *told, bool comesBack = true) {
            QTest::newRow(name) << steps << QString::fromLatin1(told).split(u',', Qt::SkipEmptyParts) << comesBack;
        };
        // At the start: f is "one\ntwo\nthree\n", g "gee\n", latin is "caf\xe9\n", kept.ignored "kept\n".
        row("whole", {writes("f", "1\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")})}, "write f");
        row("part", {writes("f", "one\n2\nthree\n"), reports({diff("f", text("two"), "2")})}, "write f");
        row("hunks",
            {writes("f", "1\ntwo\n3\n"), reports({diff("f", text("one"), "1"), diff("f", text("three"), "3")})},
            "write f");
        row("insertion", {writes("f", "one\nnew\ntwo\nthree\n"), reports({diff("f", text(""), "new\n")})}, "write f");
        row("insertion as a new file", {writes("f", "one\nnew\ntwo\nthree\n"), reports({diff("f", {}, "new\n")})},
            "write f");
        row("deletion of lines", {writes("f", "one\nthree\n"), reports({diff("f", text("two\n"), "")})}, "write f");
        row("two insertions",
            {writes("f", "0\none\ntwo\nthree\n4\n"), reports({diff("f", text(""), "0\n"), diff("f", text(""), "4\n")})},
            "write f");
        row("whole and hunk",
            {writes("f", "1\ntwo\nthree\n"),
             reports({diff("f", text("one"), "1"), diff("f", text("one\ntwo\nthree\n"), "1\ntwo\nthree\n")})},
            "write f");
        row("new", {writes("n", "n\n"), reports({diff("n", {}, "n\n")})}, "create n");
        row("new of what was there", {writes("f", "n\n"), reports({diff("f", {}, "n\n")})}, "write f");
        row("new of what was so already", {reports({diff("f", {}, "one\ntwo\nthree\n")})}, "nothing f");
        row("Belay wrote what was so already",
            {belayWrites("f", "one\ntwo\nthree\n"),
             reports({diff("f", text("one\ntwo\nthree\n"), "one\ntwo\nthree\n")})},
            "nothing f");
        row("Belay wrote what the agent had written",
            {writes("f", "1\n"), belayWrites("f", "1\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")})},
            "nothing f,write f");
        row("new, formatted after it", {writes("n", "n;\n"), reports({diff("n", {}, "n")})}, "create n");
        row("formatted after it", {writes("f", "1;\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")})},
            "write f");
        row("not UTF-8",
            {writes("latin", "th\xe9\n"), reports({diff("latin", text("caf\xef\xbf\xbd"), "th\xef\xbf\xbd")})},
            "write latin");
        row("deleted",
            {deletes("f"), reports({diff("f", text("one\ntwo\nthree\n"), "")}, Outcome::Done, acp::ToolKind::Delete)},
            "delete f");
        row("deleted, told as an edit", {deletes("f"), reports({diff("f", text("one\ntwo\nthree\n"), "")})},
            "delete f");
        row("deleted, with another text",
            {deletes("f"), reports({diff("f", text("something else\n"), "")}, Outcome::Done, acp::ToolKind::Delete)},
            "delete f,unreported write f");
        row("changed by a command, then deleted",
            {writes("f", "by a command\n"), deletes("f"),
             reports({diff("f", text("by a command\n"), "")}, Outcome::Done, acp::ToolKind::Delete)},
            "delete f,unreported write f");
        row("deleted what never was",
            {reports({diff("n", text("nothing\n"), "")}, Outcome::Done, acp::ToolKind::Delete)}, "nothing n");
        row("deleted and written again at once",
            {writes("f", "again\n"),
             reports({diff("f", text("one\ntwo\nthree\n"), "")}, Outcome::Done, acp::ToolKind::Delete),
             reports({diff("f", {}, "again\n")})},
            "write f");
        row("made and removed", {writes("n", "n\n"), reports({diff("n", {}, "n\n")}), deletes("n")},
            "create n,unreported delete n");
        row("made under another name",
            {writes("n", "n\n"), reports({diff("n", {}, "n\n")}), deletes("n"), writes("m", "n\n")},
            "create n,unreported create m,unreported delete n");
        row("an insertion, then called new",
            {writes("f", "one\n1\ntwo\nthree\n"), reports({diff("f", text(""), "1\n")}), writes("f", "n\n"),
             reports({diff("f", {}, "n\n")})},
            "write f");
        row("told with other ends of lines",
            {writes("crlf", "1\r\n"), reports({diff("crlf", text("one\ntwo\n"), "1\r\n")})}, "write crlf");
        row("made executable after it",
            {writes("f", "1\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")}), executable("f")},
            "write f,unreported write f");
        row("deleted, ignored by git",
            {deletes("kept.ignored"),
             reports({diff("kept.ignored", text("kept\n"), "")}, Outcome::Done, acp::ToolKind::Delete)},
            "final delete kept.ignored", false);
        // What is ignored no longer is nothing new.
        row("the list of what is ignored changes", {writes(".gitignore", "*.other\n")}, "unreported write .gitignore");
        row("new of what was ignored until then",
            {writes(".gitignore", "*.other\n"), writes("kept.ignored", "n\n"),
             reports({diff("kept.ignored", {}, "n\n")})},
            "final create kept.ignored,unreported write .gitignore", false);
        row("changed by somebody, then quick changes of neighbouring lines",
            {writes("f", "one\ntwo\nthree\nthe user's\n"), writes("f", "1\n2\nthree\nthe user's\n"),
             reports({diff("f", text("one"), "1")}), reports({diff("f", text("two"), "2")})},
            "write f,write f,unreported write f", false);
        row("only announced, and then the user changes it", {writes("f", "the user's\n"), announced("f", "", "new\n")},
            "unknown f,unreported write f", false);
        row("deleted, with no text", {deletes("f"), reports({diff("f", {}, "")}, Outcome::Done, acp::ToolKind::Delete)},
            "delete f");
        row("moved",
            {deletes("f"), writes("h", "one\ntwo\nthree\n"),
             reports({diff("f", text("one\ntwo\nthree\n"), ""), diff("h", {}, "one\ntwo\nthree\n")}, Outcome::Done,
                     acp::ToolKind::Move)},
            "delete f,create h");
        row("moved over another",
            {deletes("f"), writes("g", "one\ntwo\nthree\n"),
             reports({diff("f", text("one\ntwo\nthree\n"), ""), diff("g", {}, "one\ntwo\nthree\n")}, Outcome::Done,
                     acp::ToolKind::Move)},
            "delete f,write g");
        row("deleted and new again",
            {deletes("f"), reports({diff("f", text("one\ntwo\nthree\n"), "")}, Outcome::Done, acp::ToolKind::Delete),
             writes("f", "again\n"), reports({diff("f", {}, "again\n")})},
            "delete f,create f");
        // Two changes that were both made before the first was looked at.
        row("two wholes at once",
            {writes("f", "2\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")}),
             reports({diff("f", text("1\n"), "2\n")})},
            "write f,write f");
        row("told in another order",
            {writes("f", "2\n"), reports({diff("f", text("1\n"), "2\n")}),
             reports({diff("f", text("one\ntwo\nthree\n"), "1\n")})},
            "write f,write f");
        row("two parts at once",
            {writes("f", "1\ntwo\n3\n"), reports({diff("f", text("one"), "1")}),
             reports({diff("f", text("three"), "3")})},
            "write f,write f");
        row("three parts at once",
            {writes("f", "1\ntwo\n3\nfour\n"), reports({diff("f", text("one"), "1")}),
             reports({diff("f", text("three"), "3")}), reports({diff("f", text("3\n"), "3\nfour\n")})},
            "write f,write f,write f,unreported write f", false);
        row("two changes of one line at once",
            {writes("f", "one\n2 and 2\nthree\n"), reports({diff("f", text("two"), "2 and")}),
             reports({diff("f", text("2 and\n"), "2 and 2\n")})},
            "write f,write f,unreported write f", false);
        row("two insertions in two calls",
            {writes("f", "0\none\ntwo\nthree\n4\n"), reports({diff("f", text(""), "0\n")}),
             reports({diff("f", text(""), "4\n")})},
            "write f");
        // Not done, and what did it instead.
        row("not done", {reports({diff("f", text("two"), "2")})}, "not done f");
        row("new that Stop prevented", {reports({diff("f", {}, "n\n")}, Outcome::Nothing)}, "not done f");
        row("insertion that Stop prevented", {reports({diff("f", text(""), "new\n")}, Outcome::Nothing)}, "not done f");
        row("half-way at Stop", {writes("f", "ha"), reports({diff("f", {}, "half\n")}, Outcome::Nothing)}, "write f");
        row("failed, its place was not found",
            {writes("f", "by a command\n"), reports({diff("f", text("nowhere"), "instead")}, Outcome::Failed)},
            "not done f,unreported write f");
        row("failed, and nothing there", {reports({diff("f", text("nowhere"), "instead")}, Outcome::Failed)},
            "not done f");
        row("done, after a command had changed it",
            {writes("f", "by a command\n"), writes("f", "then by the agent\n"),
             reports({diff("f", text("by a command\n"), "then by the agent\n")})},
            "write f,unreported write f");
        row("done, and then a command changed it",
            {writes("f", "1\n"), reports({diff("f", text("one\ntwo\nthree\n"), "1\n")}), writes("f", "more\n")},
            "write f,unreported write f");
        row("after Belay's own",
            {belayWrites("f", "by Belay\n"), writes("f", "by Belay, and\n"), reports({diff("f", text(""), ", and")})},
            "write f,write f");
        // What no snapshot holds stays the agent's word.
        row("new, ignored by git", {writes("n.ignored", "n\n"), reports({diff("n.ignored", {}, "n\n")})},
            "final create n.ignored", false);
        row("new of what was there, ignored by git",
            {writes("kept.ignored", "n\n"), reports({diff("kept.ignored", {}, "n\n")})}, "final create kept.ignored",
            false);
        row("insertion, ignored by git",
            {writes("kept.ignored", "kept\nn\n"), reports({diff("kept.ignored", text(""), "n\n")})},
            "unknown kept.ignored", false);
        row("part, ignored by git", {writes("kept.ignored", "n\n"), reports({diff("kept.ignored", text("kept"), "n")})},
            "write kept.ignored");
        // Whoever makes a link out of a file is not to have something else written to by Undo.
        row("a link instead", {links("f", "g"), reports({diff("f", text("old\n"), "gee\n")})}, "write f");
        row("a link to what is ignored", {links("f", "kept.ignored"), reports({diff("f", text("old\n"), "kept\n")})},
            "write f");
        row("through a link that was there", {writes("g", "G\n"), reports({diff("link-to-g", text("gee\n"), "G\n")})},
            "write g");
    }
    void whatCameOfIt()
    {
        QFETCH(const Steps, steps);
        QFETCH(const QStringList, told);
        QFETCH(const bool, comesBack);
        Bench b;
        b.userWrites(".gitignore", "*.ignored\n");
        b.userWrites("f", "one\ntwo\nthree\n");
        b.userWrites("g", "gee\n");
        b.userWrites("latin", "caf\xe9\n");
        b.userWrites("kept.ignored", "kept\n");
        b.userWrites("crlf", "one\r\ntwo\r\n");
        QVERIFY(::symlink("g", b.path("link-to-g").constData()) == 0);
        const auto tree = b.tree();
        const qint64 made = fileClockNs();
        QTRY_VERIFY(fileClockNs() > made); // what is as young as its snapshot is not trusted
        b.begin();
        QCOMPARE(b.compared.starts.front().start.youngCount, 0);
        for (const Step &step : steps)
            b.take(step);
        b.compare();
        QCOMPARE(b.told(), told);
        if (!comesBack)
            return;
        const auto after = b.tree();
        const auto outcomes = b.undoAll(b.ids());
        for (const UndoOutcome &outcome : outcomes)
            QVERIFY2(outcome.kind == UndoOutcome::Done || outcome.kind == UndoOutcome::Left,
                     qPrintable(outcome.error.message));
        auto there = b.tree();
        QVERIFY(there == tree);
        std::vector<base::EffectId> acts;
        for (const UndoOutcome &outcome : outcomes) {
            if (outcome.act.value)
                acts.push_back(outcome.act);
        }
        b.undoAll(acts);
        QVERIFY(b.tree() == after);
    }

    /// Nothing is taken back, before the folders are compared, by the agent's word that there was nothing.
    void newIsNotUndoneInMidTurn()
    {
        Bench b;
        b.userWrites("f", "the original\n");
        b.begin();
        b.take(writes("f", "n\n"));
        b.take(reports({diff("f", {}, "n\n")}));
        QCOMPARE(b.told(), QStringList{QStringLiteral("final create f")});
        b.undoAll(b.ids());
        QCOMPARE(b.content("f"), std::optional<QByteArray>("n\n"));
        b.compare();
        b.undoAll(b.ids());
        QCOMPARE(b.content("f"), std::optional<QByteArray>("the original\n"));
    }
};

BELAY_TEST(TestReportedChanges)

} // namespace tst_reportedchanges

#include "tst_reportedchanges.moc"
