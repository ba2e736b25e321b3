// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "ptyrun.h"
#include "testclass.h"
#include "whatbelaysays.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_truth {

namespace {

enum class Asked { No, Allowed, Rejected, LeftOpen };
enum class Said { Nothing, Done, Failed, DoneShowing };
/// DoneAfterStop: Stop comes first, and then the agent tells how it ended.
enum class Ends { ByItself, Stop, StopFirst, AgentDies, BelayDies };

struct Cell
{
    QByteArray kind;
    Asked asked = Asked::No;
    bool writes = false; ///< the agent changes a file with its own hands
    Said said = Said::Nothing;
    Ends ends = Ends::ByItself;
    bool insists = false; ///< it does it without permission, too

    bool isPermitted() const { return asked == Asked::No || asked == Asked::Allowed; }
    QByteArray name() const
    {
        static const char *const asks[] = {"not asked", "allowed", "rejected", "left open"};
        static const char *const says[] = {"says nothing", "done", "failed", "done, showing"};
        static const char *const ends_[] = {"ends", "Stop", "Stop first", "agent dies", "Belay dies"};
        return kind + ", " + asks[int(asked)] + (insists ? ", insists" : "") + (writes ? ", writes, " : ", ") +
               says[int(said)] + ", " + ends_[int(ends)];
    }
    /// The words for the agent.
    QString prompt() const
    {
        QStringList steps{QStringLiteral("own"), QString::fromLatin1(kind), QStringLiteral("tell")};
        if (insists && asked == Asked::LeftOpen)
            steps << QStringLiteral("deaf"); // the answer to its question is that Stop came
        if (insists)
            steps << QStringLiteral("insist");
        if (asked != Asked::No)
            steps << (insists && writes ? QStringLiteral("ask=f.txt") : QStringLiteral("ask"));
        if (insists && kind == "execute")
            steps << QStringLiteral("start=290");
        if (insists && writes)
            steps << QStringLiteral("write=f.txt:new");
        if (!insists || asked == Asked::Rejected)
            steps << QStringLiteral("begin");
        if (!insists && writes)
            steps << QStringLiteral("write=f.txt:new");
        const QStringList words{QString(), QStringLiteral("done"), QStringLiteral("failed"),
                                QStringLiteral("done-showing=f.txt:new")};
        if (ends == Ends::StopFirst)
            steps << QStringLiteral("deaf") << QStringLiteral("wait");
        if (said != Said::Nothing)
            steps << words[int(said)];
        if (ends == Ends::AgentDies)
            steps << QStringLiteral("die");
        else if ((ends == Ends::Stop && !(insists && asked == Asked::LeftOpen)) || ends == Ends::BelayDies)
            steps << QStringLiteral("wait");
        return steps.join(u' ');
    }
};

/// All that can be: what cannot be is left out by rules, not by hand.
QList<Cell> cells()
{
    QList<Cell> out;
    for (const char *kind : {"execute", "other", "edit", "read"}) {
        for (const Asked asked : {Asked::No, Asked::Allowed, Asked::Rejected, Asked::LeftOpen}) {
            for (const bool writes : {false, true}) {
                for (const Said said : {Said::Nothing, Said::Done, Said::Failed, Said::DoneShowing}) {
                    for (const Ends ends :
                         {Ends::ByItself, Ends::Stop, Ends::StopFirst, Ends::AgentDies, Ends::BelayDies}) {
                        const Cell cell{kind, asked, writes, said, ends};
                        // Without a permission the agent gives up, and while it waits for one it does nothing.
                        const bool idle = !cell.isPermitted();
                        if (idle && (writes || said != Said::Nothing))
                            continue;
                        if (asked == Asked::Rejected && ends != Ends::ByItself)
                            continue;
                        if (asked == Asked::LeftOpen && ends != Ends::Stop && ends != Ends::BelayDies)
                            continue;
                        if (said == Said::DoneShowing && !writes)
                            continue; // a lie; the disk does not bear it out
                        if (ends == Ends::StopFirst && said == Said::Nothing)
                            continue; // the same as Stop
                        if (QByteArray(kind) == "read" && (writes || asked != Asked::No))
                            continue;
                        out << cell;
                    }
                }
            }
        }
    }
    // Some do not care whether they may.
    for (const char *kind : {"execute", "other", "edit"}) {
        for (const Asked asked : {Asked::Rejected, Asked::LeftOpen}) {
            for (const bool writes : {false, true}) {
                if (writes || QByteArray(kind) == "execute")
                    out << Cell{kind, asked, writes, Said::Nothing, Ends::Stop, true};
            }
        }
    }
    return out;
}

} // namespace

/// What happened, by the agent's own log and the disk, against all that Belay says of it: the ledger, and the report
/// of the turn. The cells are made from what may happen; what is expected of each follows from a few rules.
class TestTruth : public QObject
{
    Q_OBJECT

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }
    struct Outcome
    {
        bool wrote = false; ///< says the disk
        WhatBelaySays says;
        QList<QByteArray> toldInWords; ///< the report as a terminal shows it
        QString gap;                   ///< what is said of changes before the checkpoint stood
        QByteArray out, problem;
    };

    static Outcome run(const Cell &cell)
    {
        Outcome outcome;
        QTemporaryDir home;
        const QString project = home.filePath(QStringLiteral("project"));
        QDir().mkpath(project);
        const QProcessEnvironment environment = demoEnvironment(
            home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data")), QStringLiteral("0"));
        if (cell.asked == Asked::LeftOpen)
            leaveOpen(cell, project, environment, outcome);
        else
            runAlone(cell, project, environment, outcome);
        QProcess list;
        list.setProcessEnvironment(environment);
        list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
        if (!list.waitForFinished(60'000))
            outcome.problem = "effects did not end";
        outcome.says.readRows(list.readAllStandardOutput());
        QFile file(project + QStringLiteral("/f.txt"));
        outcome.wrote = file.open(QIODevice::ReadOnly) && file.readAll() == "new";
        return outcome;
    }

    /// In a terminal, where somebody could answer, and nobody does.
    static void leaveOpen(const Cell &cell, const QString &project, QProcessEnvironment environment, Outcome &outcome)
    {
        environment.insert(QStringLiteral("TERM"), QStringLiteral("dumb"));
        PtyRun terminal(bin("belay"),
                        {QStringLiteral("exec"), QStringLiteral("--permissions"), QStringLiteral("ask"), cell.prompt()},
                        environment, project);
        if (!terminal.until("Number: "))
            outcome.problem = "nobody was asked";
        if (cell.ends == Ends::BelayDies)
            ::kill(terminal.processId(), SIGKILL);
        else
            terminal.type("\x03"); // Ctrl-C
        const int code = terminal.exitCode();
        outcome.out = terminal.shown();
        if ((cell.ends == Ends::BelayDies) != (code == -1))
            outcome.problem = "did not end as it should: " + QByteArray::number(code);
        if (const qsizetype gap = outcome.out.indexOf("Not all that changed"); gap >= 0)
            outcome.gap = QString::fromUtf8(outcome.out.mid(gap, outcome.out.indexOf('\n', gap) - gap));
        const qsizetype told = outcome.out.indexOf("What happened:");
        if (told >= 0)
            outcome.toldInWords = outcome.out.mid(told).split('\n').mid(1);
        // Where the checkpoint was too late, a line is about the folder and not about the call.
        const QByteArray ofFolder = QByteArray("  Unknown: " + project.toUtf8() + " (");
        outcome.toldInWords.removeIf(
            [&](const QByteArray &line) { return !line.startsWith("  ") || line.startsWith(ofFolder); });
    }

    static void runAlone(const Cell &cell, const QString &project, const QProcessEnvironment &environment,
                         Outcome &outcome)
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(project);
        process.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--permissions"),
                                     cell.asked == Asked::Rejected ? QStringLiteral("reject") : QStringLiteral("allow"),
                                     cell.prompt()});
        if (!process.waitForStarted())
            outcome.problem = "not started";
        // The last thing that the agent does before it waits.
        const QByteArray last = cell.said == Said::Nothing || cell.ends == Ends::StopFirst
                                    ? QByteArray("\"status\":\"in_progress\"")
                                : cell.said == Said::Failed ? QByteArray("\"status\":\"failed\"")
                                                            : QByteArray("\"status\":\"completed\"");
        const bool waits = cell.ends != Ends::ByItself && cell.ends != Ends::AgentDies;
        // A row is told when it would survive the end of Belay.
        const bool hasRow = cell.ends == Ends::BelayDies && cell.kind != "read";
        const auto isThere = [&] {
            return outcome.out.contains(last) && (!hasRow || outcome.out.contains("\"event\":\"effect\""));
        };
        while (waits && !isThere() && process.waitForReadyRead(20'000))
            outcome.out += process.readAllStandardOutput();
        if (waits && !isThere())
            outcome.problem = "the agent did not come so far";
        // It writes behind what it says.
        if (waits && cell.writes &&
            !QTest::qWaitFor([&] { return QFile::exists(project + QStringLiteral("/f.txt")); }, 20'000))
            outcome.problem = "the agent did not write";
        if (waits && process.processId() > 0)
            ::kill(pid_t(process.processId()), cell.ends == Ends::BelayDies ? SIGKILL : SIGINT);
        if (!process.waitForFinished(30'000))
            outcome.problem = "did not end";
        outcome.out += process.readAllStandardOutput();
        for (const QJsonObject &event : WhatBelaySays::lines(outcome.out)) {
            if (event.value(QLatin1String("event")) == QLatin1String("folder_not_watched"))
                outcome.gap = event.value(QLatin1String("why")).toString();
        }
        outcome.says.readReport(outcome.out);
    }

    /// What the row of the call itself must say; empty: there is none, or files tell of it.
    static QStringList expected(const Cell &cell)
    {
        if (cell.kind == "read")
            return {};
        // What was not permitted, and ran all the same: its process was seen, and ended with Stop.
        if (!cell.isPermitted() && cell.insists && cell.kind == "execute" && cell.ends == Ends::Stop)
            return {QStringLiteral("cancelled"), QStringLiteral("unknown")};
        if (!cell.isPermitted())
            return {QStringLiteral("cancelled")};
        // A command did more than change the file that it shows.
        switch (cell.said == Said::DoneShowing && cell.kind == "execute" ? Said::Done : cell.said) {
        case Said::Nothing:
            return {QStringLiteral("unknown")};
        case Said::Done:
            return {cell.ends == Ends::StopFirst && cell.kind == "execute" ? QStringLiteral("unknown")
                                                                           : QStringLiteral("committed")};
        case Said::Failed:
            return {cell.ends == Ends::StopFirst ? QStringLiteral("unknown") : QStringLiteral("failed")};
        case Said::DoneShowing:
            break;
        }
        return {};
    }

private Q_SLOTS:
    void whatIsSaidIsWhatHappened_data()
    {
        QTest::addColumn<int>("cell");
        const QList<Cell> all = cells();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name().constData()) << i;
    }
    void whatIsSaidIsWhatHappened()
    {
        QFETCH(const int, cell);
        const Cell what = cells().at(cell);
        const Outcome seen = run(what);
        QVERIFY2(seen.problem.isEmpty(), QByteArray(seen.problem + '\n' + seen.out).constData());
        QCOMPARE(seen.wrote, what.writes);

        QStringList ofCall;
        bool fileTold = false;
        for (const QJsonObject &row : seen.says.rows) {
            const QString state = WhatBelaySays::stateOf(row);
            const QString target = row.value(QLatin1String("target")).toString();
            QVERIFY2(state != QLatin1String("prepared") && state != QLatin1String("committing"), qPrintable(target));
            if (target.endsWith(QLatin1String("/f.txt"))) {
                QCOMPARE(state, QStringLiteral("committed"));
                QVERIFY2(!std::exchange(fileTold, true), "told twice");
                // That there was nothing before is then the agent's word alone. It also is where Belay died before it
                // had compared the folder; the row says so.
                const bool isReversible = row.value(QLatin1String("reversible")).toBool();
                const bool isByWord = row.value(QLatin1String("whyNot")).toString() ==
                                      QLatin1String("Only the agent says that there was no file before.");
                QVERIFY2(isReversible != isByWord, QJsonDocument(row).toJson(QJsonDocument::Compact).constData());
                if (what.ends != Ends::BelayDies)
                    QCOMPARE(isByWord, seen.gap.contains(QStringLiteral("f.txt")));
            } else {
                ofCall << state;
            }
        }
        // Nothing on the disk that the ledger does not know, and nothing in the ledger that is not on the disk.
        // What is written before the checkpoint stands is no row: nobody knows what was there before. It is said, by
        // name.
        const bool isGapTold = !fileTold && seen.wrote && seen.gap.contains(QStringLiteral("f.txt"));
        if (what.ends == Ends::BelayDies) {
            // What was on its way to the disk may be lost, but then nobody says that he knows.
            const bool isUnknown = ofCall.contains(QStringLiteral("unknown"));
            // Folders are compared at the next start of a window; until then the call tells of it.
            QVERIFY2(!ofCall.isEmpty() || isGapTold || fileTold == seen.wrote, "nobody tells of what happened");
            // What was only asked for, and never begun, may be as if it had not been.
            const bool isNothing = what.asked == Asked::LeftOpen && ofCall.isEmpty();
            QVERIFY2(isUnknown || isNothing || ofCall == expected(what), qPrintable(ofCall.join(u' ')));
            QVERIFY(fileTold <= seen.wrote && ofCall.size() <= 1);
        } else {
            QVERIFY2(isGapTold || fileTold == seen.wrote, seen.out.constData());
            QCOMPARE(ofCall, expected(what));
        }

        if (what.asked == Asked::LeftOpen && what.ends == Ends::Stop) {
            // What is there all the same is not called prevented, and is told once: the file, and the command that ran.
            const bool ran = what.insists && what.kind == "execute";
            QCOMPARE(seen.toldInWords.size(), fileTold && ran ? 2 : 1);
            const auto tells = [&seen](const char *section, const char *words) {
                return std::any_of(seen.toldInWords.begin(), seen.toldInWords.end(),
                                   [&](const auto &line) { return line.startsWith(section) && line.contains(words); });
            };
            if (fileTold)
                QVERIFY2(tells("  Took effect: ", "although it was not permitted"), seen.out.constData());
            if (ran)
                QVERIFY2(tells("  Unknown: ", "but the agent ran it as process"), seen.out.constData());
            QVERIFY2(fileTold || ran || tells("  Not permitted: ", ""), seen.out.constData());
        }

        const QString wrong = seen.says.contradiction();
        QVERIFY2(wrong.isEmpty(), QByteArray(wrong.toUtf8() + '\n' + seen.out).constData());
    }
};

BELAY_TEST(TestTruth)

} // namespace tst_truth

#include "tst_truth.moc"
