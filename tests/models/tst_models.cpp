// SPDX-License-Identifier: Apache-2.0
#include "core/requests/requestboard.h"
#include "fakeclock.h"
#include "models/lists/agentsessionsmodel.h"
#include "models/lists/pendingmodel.h"
#include "models/lists/sessionsmodel.h"
#include "models/lists/trafficmodel.h"

#include "testclass.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <random>

namespace tst_models {

using core::RequestEnd;
using core::RequestKind;
using core::RequestState;

/// The models as text lists, each under QAbstractItemModelTester.
class TestModels : public QObject
{
    Q_OBJECT

    static core::RequestRow row(RequestKind kind, const char *session, RequestState state = RequestState::Running)
    {
        core::RequestRow r;
        r.kind = kind;
        r.session = {QLatin1String(session)};
        r.sessionTitle = QLatin1String(session).isEmpty() ? QStringLiteral("agent")
                                                          : QLatin1String(session) + QStringLiteral(" title");
        r.state = state;
        r.detail = QStringLiteral("detail");
        r.turn = {1};
        return r;
    }
    static QStringList tree(const QAbstractItemModel &model)
    {
        QStringList out;
        for (int g = 0; g < model.rowCount(); ++g) {
            const QModelIndex group = model.index(g, 0);
            out << group.data().toString();
            for (int i = 0; i < model.rowCount(group); ++i) {
                const QModelIndex index = model.index(i, 0, group);
                out << QStringLiteral("  %1 | %2 | %3")
                           .arg(index.data(models::PendingModel::WhatRole).toString(),
                                index.data(models::PendingModel::StateTextRole).toString(),
                                index.data(models::PendingModel::AgeRole).toString());
            }
        }
        return out;
    }

private Q_SLOTS:
    void pendingTellsTheStoryOfAStop()
    {
        FakeClock clock;
        core::RequestBoard board(&clock);
        models::PendingModel model(&board, &clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto permission = board.add(row(RequestKind::Permission, "s", RequestState::WaitsForUser));
        auto commandRow = row(RequestKind::Command, "s");
        commandRow.processId = 42;
        const auto command = board.add(commandRow);
        const auto prompt = board.add(row(RequestKind::Prompt, "s"));
        board.add(row(RequestKind::Initialize, "", RequestState::Sent));
        clock.advance(14'000);
        model.refreshAges();
        QCOMPARE(tree(model),
                 (QStringList{QStringLiteral("agent"), QStringLiteral("  Start agent | sent, no answer yet | 14 s"),
                              QStringLiteral("s title"), QStringLiteral("  Permission | waits for you | 14 s"),
                              QStringLiteral("  Command | running, process 42 | 14 s"),
                              QStringLiteral("  Prompt | running | 14 s")}));
        QCOMPARE(model.openCount(), 4);
        QCOMPARE(model.waitingCount(), 1);

        board.markStopping({QStringLiteral("s")}, {1});
        QCOMPARE(tree(model).at(3), QStringLiteral("  Permission | cancelling… | 14 s"));
        clock.advance(100);
        board.finish(permission, RequestEnd::CancelledByStop);
        clock.advance(900);
        board.finish(command, RequestEnd::EndedByStop, QStringLiteral("SIGTERM"));
        clock.advance(2000);
        board.markAskedAgain(prompt);
        QCOMPARE(tree(model).mid(3),
                 (QStringList{QStringLiteral("  Permission | cancelled by Stop | +0.1 s"),
                              QStringLiteral("  Command | ended by Stop (SIGTERM) | +1.0 s"),
                              QStringLiteral("  Prompt | cancelling… · asked again, no answer yet | 17 s")}));
        board.finish(prompt, RequestEnd::CancelledByStop);
        board.finish(prompt, RequestEnd::Lost); // an end is an end
        QCOMPARE(tree(model).constLast(), QStringLiteral("  Prompt | cancelled by Stop | +3.0 s"));
        board.forgetEnded({QStringLiteral("s")});
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!model.indexOf(prompt).isValid());
    }

    void belaysOwnRequestsAppearLate()
    {
        FakeClock clock;
        core::RequestBoard board(&clock);
        models::PendingModel model(&board, &clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto quick = board.add(row(RequestKind::Initialize, "", RequestState::Sent));
        const auto slow = board.add(row(RequestKind::NewSession, "", RequestState::Sent), {[] {}, {}});
        const auto prompt = board.add(row(RequestKind::Prompt, "s", RequestState::Sent));
        QVERIFY(model.indexOf(prompt).isValid()); // what the user asked for is there at once
        QCOMPARE(model.openCount(), 1);
        clock.advance(999);
        board.finish(quick, RequestEnd::Answered);
        clock.advance(1);
        QVERIFY(!model.indexOf(quick).isValid());
        QVERIFY(model.indexOf(slow).isValid());
        QCOMPARE(model.indexOf(slow).data(models::PendingModel::ActionRole).toInt(),
                 int(models::PendingModel::Action::Cancel));
        clock.advance(5000);
        QVERIFY(!model.indexOf(quick).isValid());
        board.forgetEnded({QString()});
        const auto gone = board.add(row(RequestKind::SetMode, "s", RequestState::Sent));
        board.finish(gone, RequestEnd::Failed);
        board.forgetEnded({QStringLiteral("s")});
        clock.advance(5000);
        QVERIFY(!model.indexOf(gone).isValid());
        // Handed over late, it is shown at once.
        models::PendingModel second(&board, &clock);
        QVERIFY(second.indexOf(slow).isValid());
    }

    void promptsSayHowTheirAgentStops()
    {
        FakeClock clock;
        core::RequestBoard board(&clock);
        models::PendingModel model(&board, &clock);
        const auto prompt = board.add(row(RequestKind::Prompt, "s"));
        QVERIFY(model.indexOf(prompt).data(models::PendingModel::StopStatisticsRole).toString().isEmpty());
        core::StopStatistics statistics;
        statistics.add({base::Milliseconds(200), false});
        model.setStopStatisticsOf(
            [&](base::RequestKey key) { return key == prompt ? statistics : core::StopStatistics(); });
        QCOMPARE(model.indexOf(prompt).data(models::PendingModel::StopStatisticsRole).toString(),
                 QStringLiteral("stops in 0.2 s (1 of 1)"));
    }

    void whereAnAgentsSessionsLie()
    {
        models::AgentSessionsModel model;
        acp::SessionInfo info;
        info.id.value = QStringLiteral("s");
        info.cwd = QDir::homePath() + QStringLiteral("/work");
        info.additionalDirectories = {QStringLiteral("/srv/more")};
        model.append({info});
        QCOMPARE(model.index(0, 0).data(models::AgentSessionsModel::DetailRole).toString(),
                 QStringLiteral("~/work, /srv/more"));
    }

    void sessionsSayHowTheyEnded()
    {
        FakeClock clock;
        models::SessionsModel model(&clock);
        models::SessionRow row;
        row.handle = 1;
        row.changedAt = clock.wall();
        const auto state = [&] {
            model.upsert(row);
            return model.indexOf(1).data(models::SessionsModel::StateTextRole).toString();
        };
        const auto icon = [&] {
            return models::SessionsModel::StateIcon(
                model.indexOf(1).data(models::SessionsModel::StateIconRole).toInt());
        };
        using Icon = models::SessionsModel::StateIcon;
        using enum core::TurnEnd;
        const std::tuple<core::TurnEnd, const char *, Icon> ends[] = {
            {Finished, "finished", Icon::Finished},
            {EndedNormallyAfterStop, "ended normally after Stop", Icon::Stopped},
            {StoppedByYou, "stopped by you", Icon::Stopped},
            {StoppedByForce, "stopped by force", Icon::Stopped},
            {AgentFailed, "agent failed", Icon::Failed},
            {AgentDied, "agent process died", Icon::Failed},
            {CancelledByAgent, "cancelled by the agent", Icon::Stopped}};
        for (const auto &[end, words, shape] : ends) {
            row.lastEnd = end;
            QVERIFY2(state().startsWith(QLatin1String(words)), qPrintable(state()));
            QCOMPARE(icon(), shape);
        }
        row.unsent = 2;
        QCOMPARE(state(), QStringLiteral("cancelled by the agent · 2 message(s) not sent"));
        row.lastEnd = Finished;
        row.unsent = 0;
        row.dead = true; // between turns
        QCOMPARE(state(), QStringLiteral("agent process died"));
        QCOMPARE(icon(), Icon::Failed);
        row.lastEnd.reset(); // its start was given up
        QCOMPARE(state(), QStringLiteral("agent is not running"));
        row.lastEnd = Finished;
        row.dead = false;
        row.loading = true;
        QCOMPARE(state(), QStringLiteral("restarting"));
    }

    void everyEndHasWords()
    {
        for (int end = int(RequestEnd::Answered); end <= int(RequestEnd::Lost); ++end) {
            core::RequestRow r = row(RequestKind::Permission, "s", RequestState::Done);
            r.end = RequestEnd(end);
            QVERIFY2(!models::requestStateText(r).isEmpty(), qPrintable(QString::number(end)));
        }
        for (int kind = 0; kind <= int(RequestKind::Other); ++kind)
            QVERIFY(!models::requestKindText(RequestKind(kind)).isEmpty());
        for (int end = 0; end <= int(core::TurnEnd::CancelledByAgent); ++end)
            QVERIFY(!models::turnEndText(core::TurnEnd(end)).isEmpty());
    }

    void pendingSurvivesAnything()
    {
        FakeClock clock;
        core::RequestBoard board(&clock);
        models::PendingModel model(&board, &clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(7);
        std::vector<base::RequestKey> keys;
        static const char *const sessions[] = {"", "a", "b", "c"};
        for (int i = 0; i < 200; ++i) {
            const char *session = sessions[random() % 4];
            switch (random() % 6) {
            case 0:
            case 1:
            case 2:
                keys.push_back(board.add(
                    row(RequestKind(random() % int(RequestKind::Other)), session, RequestState(random() % 3))));
                break;
            case 3:
                if (!keys.empty())
                    board.finish(keys[random() % keys.size()], RequestEnd::Answered);
                break;
            case 4:
                board.forgetEnded({QLatin1String(session)});
                break;
            default:
                board.markStopping({QLatin1String(session)}, {1});
                break;
            }
        }
        clock.advance(1000); // what is Belay's own appears by then
        int open = 0;
        for (const auto &[key, r] : board.rows())
            open += r.state != RequestState::Done;
        QCOMPARE(model.openCount(), open);
    }

    void sessionsByProject()
    {
        FakeClock clock;
        models::SessionsModel model(&clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        models::SessionRow one;
        one.handle = 1;
        one.title = QStringLiteral("First");
        one.cwd = QStringLiteral("/src/alpha");
        one.changedAt = clock.wall();
        one.phaseSince = clock.now();
        model.upsert(one);
        models::SessionRow two = one;
        two.handle = 2;
        two.title = QStringLiteral("Second");
        two.cwd = QStringLiteral("/src/beta");
        model.upsert(two);
        one.phase = core::TurnPhase::Running;
        clock.advance(48'000);
        model.upsert(one);
        const QModelIndex first = model.indexOf(1);
        QCOMPARE(first.data(models::SessionsModel::StateTextRole).toString(), QStringLiteral("running · 48 s"));
        one.waitingForUser = 2;
        model.upsert(one);
        QVERIFY(first.data(models::SessionsModel::StateTextRole).toString().contains(QStringLiteral("2")));
        one.phase = core::TurnPhase::Unconfirmed;
        model.upsert(one);
        QCOMPARE(first.data(models::SessionsModel::StateTextRole).toString(), QStringLiteral("stopping · 48 s"));
        one.phase = core::TurnPhase::Idle;
        one.waitingForUser = 0;
        one.lastEnd = core::TurnEnd::StoppedByForce;
        model.upsert(one);
        QVERIFY(
            first.data(models::SessionsModel::StateTextRole).toString().startsWith(QStringLiteral("stopped by force")));
        QCOMPARE(model.rowCount(), 2);
        model.remove(2);
        QCOMPARE(model.rowCount(), 1);
        model.remove(99);
    }

    void trafficIsBounded()
    {
        models::TrafficModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        quint64 number = 0;
        for (int batch = 0; batch < 7; ++batch) {
            std::vector<models::TrafficLine> lines(1000);
            for (auto &line : lines)
                line.number = ++number;
            model.append(std::move(lines));
        }
        QCOMPARE(size_t(model.rowCount()), models::TrafficModel::maximumLines);
        QCOMPARE(model.line(0).number, quint64(2001));
        QCOMPARE(model.lastNumber(), quint64(7000));
        std::vector<models::TrafficLine> many(9000);
        model.append(std::move(many));
        QCOMPARE(size_t(model.rowCount()), models::TrafficModel::maximumLines);
    }

    /// However much a server says: what the agent said stays, with its answers, and the other way round.
    void trafficOfServersIsBoundedByItself()
    {
        using enum models::TrafficDirection;
        using Model = models::TrafficModel;
        Model model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        quint64 number = 0;
        const auto line = [](models::TrafficDirection way, const char *method, const char *id, bool server) {
            models::TrafficLine out;
            out.direction = way;
            out.method = QLatin1String(method);
            out.id = QLatin1String(id);
            out.server = server ? QStringLiteral("s") : QString();
            return out;
        };
        const auto append = [&](std::vector<models::TrafficLine> lines) {
            for (models::TrafficLine &each : lines)
                each.number = ++number;
            model.append(std::move(lines));
        };
        const auto count = [&model](bool server) {
            size_t out = 0;
            for (int row = 0; row < model.rowCount(); ++row)
                out += model.line(row).server.isEmpty() != server;
            return out;
        };
        const auto inOrder = [&model] {
            for (int row = 1; row < model.rowCount(); ++row) {
                if (model.line(row).number <= model.line(row - 1).number)
                    return false;
            }
            return true;
        };
        append({line(ToAgent, "session/prompt", "1", false), line(ToServer, "tools/call", "1", true)});
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        // Some batches fit in, some fill the table.
        for (const size_t size :
             {size_t(400), size_t(4000), Model::maximumLines, Model::maximumLines + 700, size_t(1)}) {
            std::vector<models::TrafficLine> lines(size, line(FromServer, "notifications/message", "", true));
            lines.insert(lines.begin() + qsizetype(size / 2), line(FromAgent, "session/update", "", false));
            append(std::move(lines));
            QVERIFY(inOrder());
        }
        QCOMPARE(count(true), Model::maximumLines);
        QCOMPARE(count(false), size_t(6));
        QVERIFY(reset.count() > 0 && removed.count() > 0);
        append({line(FromAgent, "answer", "1", false), line(FromServer, "answer", "1", true)});
        QCOMPARE(model.partnerOf(0), model.rowCount() - 2);
        QCOMPARE(model.partnerOf(model.rowCount() - 1), -1); // the question is gone
        QCOMPARE(count(true), Model::maximumLines);
        // One of each in turn: what goes are many small ranges.
        for (int round = 0; round < 30; ++round) {
            std::vector<models::TrafficLine> lines;
            for (int i = 0; i < (round % 3 == 0 ? 20 : 400); ++i) {
                lines.push_back(line(FromServer, "notifications/message", "", true));
                lines.push_back(line(FromAgent, "session/update", "", false));
            }
            append(std::move(lines));
            QVERIFY(inOrder());
        }
        QCOMPARE(count(true), Model::maximumLines);
        QCOMPARE(count(false), Model::maximumLines);
        QCOMPARE(model.lastNumber(), number);
    }

    void trafficKnowsWhatAnswersWhat()
    {
        using enum models::TrafficDirection;
        models::TrafficModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        quint64 number = 0;
        const auto add = [&](models::TrafficDirection way, const char *method, const char *id, int ms) {
            models::TrafficLine line;
            line.number = ++number;
            line.monotonicNs = qint64(ms) * 1'000'000;
            line.direction = way;
            line.method = QLatin1String(method);
            line.id = QLatin1String(id);
            model.append({line});
        };
        const auto cell = [&](int row, models::TrafficModel::Column column) {
            return model.index(row, column).data().toString();
        };
        add(ToAgent, "session/prompt", "1", 0);               // 0
        add(FromAgent, "session/request_permission", "1", 5); // 1: the agent counts its own
        add(FromAgent, "session/update", "", 6);              // 2
        add(ToAgent, "answer", "1", 20);                      // 3
        QCOMPARE(model.partnerOf(1), 3);
        QCOMPARE(model.partnerOf(3), 1);
        QCOMPARE(model.partnerOf(0), -1);
        QCOMPARE(model.partnerOf(2), -1);
        QCOMPARE(cell(3, models::TrafficModel::Method), QStringLiteral("answered: session/request_permission"));
        QCOMPARE(cell(1, models::TrafficModel::Took), QStringLiteral("15 ms"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        add(ToAgent, "$/cancel_request", "1", 30); // 4
        QCOMPARE(changed.count(), 1);
        QCOMPARE(cell(0, models::TrafficModel::Took), QStringLiteral("cancel was asked for"));
        QCOMPARE(model.partnerOf(4), 0);
        add(FromAgent, "cancelled", "1", 1500); // 5
        QCOMPARE(cell(0, models::TrafficModel::Took), QStringLiteral("1.5 s · cancelled"));
        QCOMPARE(model.partnerOf(0), 5);
        // The same id again is another request; an answer to nothing has none.
        add(ToAgent, "session/prompt", "1", 2000); // 6
        add(FromAgent, "answer", "\"1\"", 2001);   // 7: a string is another id
        QCOMPARE(model.partnerOf(7), -1);
        add(ToAgent, "$/cancel_request", "1", 2002); // 8
        add(FromAgent, "answer", "1", 2004);         // 9
        QCOMPARE(model.partnerOf(9), 6);
        QCOMPARE(cell(6, models::TrafficModel::Took), QStringLiteral("4.0 ms · answered all the same"));
        // A request that has been dropped is nobody's partner, in a batch as well.
        std::vector<models::TrafficLine> many(models::TrafficModel::maximumLines);
        for (auto &line : many)
            line.number = ++number;
        model.append(std::move(many));
        add(FromAgent, "answer", "1", 3000);
        QCOMPARE(model.partnerOf(model.rowCount() - 1), -1);
    }

    void trafficWithServers()
    {
        using enum models::TrafficDirection;
        using Model = models::TrafficModel;
        Model model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy servers(&model, &Model::serversChanged);
        quint64 number = 0;
        const auto add = [&](models::TrafficDirection way, const char *method, const char *id, int ms, quint64 call = 0,
                             quint32 connection = 1, const char *server = "notices") {
            models::TrafficLine line;
            line.number = ++number;
            line.monotonicNs = qint64(ms) * 1'000'000;
            line.direction = way;
            line.method = QLatin1String(method);
            line.id = QLatin1String(id);
            line.server = QLatin1String(server);
            line.connection = connection;
            line.serverCall = call;
            model.append({line});
            return int(number) - 1;
        };
        const auto took = [&](int row) { return model.index(row, Model::Took).data().toString(); };
        const auto callOf = [&](int row) { return model.index(row, 0).data(Model::CallRole).toString(); };

        const int prompt = add(ToAgent, "session/prompt", "1", 0, 0, 0, "");
        QCOMPARE(servers.count(), 0);
        // Asked for, then allowed, then answered: the agent waited for all of it.
        const int asked = add(FromAgent, "tools/call", "1", 10, 1);
        const int sent = add(ToServer, "tools/call", "1", 50, 1);
        QCOMPARE(servers.count(), 1);
        QCOMPARE(model.servers(), QStringList{QStringLiteral("notices")});
        const int other = add(ToServer, "tools/list", "1", 55, 0, 2); // the same id, on another connection
        const int answer = add(FromServer, "answer", "1", 60, 1);
        QCOMPARE(model.partnerOf(answer), sent);
        QCOMPARE(model.partnerOf(sent), answer);
        QCOMPARE(model.partnerOf(asked), answer);
        QCOMPARE(took(asked), QStringLiteral("50 ms"));
        QCOMPARE(took(sent), QStringLiteral("10 ms"));
        QCOMPARE(model.partnerOf(other), -1);
        QCOMPARE(model.partnerOf(prompt), -1);
        // Refused: only what was asked for ends.
        const int refused = add(FromAgent, "tools/call", "2", 100, 2);
        const int no = add(ToAgent, "answer", "2", 110, 2);
        QCOMPARE(model.partnerOf(refused), no);
        // Stop: the agent hears of it at once; what the server answers belongs to what it got.
        const int stopped = add(FromAgent, "tools/call", "3", 200, 3);
        const int running = add(ToServer, "tools/call", "3", 201, 3);
        const int cancel = add(ToServer, "notifications/cancelled", "3", 210, 3);
        const int told = add(ToAgent, "answer", "3", 210, 3);
        QCOMPARE(model.partnerOf(cancel), running);
        QCOMPARE(model.partnerOf(stopped), told);
        QCOMPARE(took(running), QStringLiteral("cancel was asked for"));
        const int late = add(FromServer, "answer", "3", 260, 3);
        QCOMPARE(model.partnerOf(running), late);
        QCOMPARE(model.partnerOf(stopped), told);
        QCOMPARE(took(running), QStringLiteral("59 ms · answered all the same"));
        // Belay answers what went to a server that has gone.
        const int list = add(ToServer, "tools/list", "4", 300);
        const int gone = add(ToAgent, "error", "4", 310);
        QCOMPARE(model.partnerOf(list), gone);
        // Servers ask, too, with ids of their own.
        const int question = add(FromServer, "roots/list", "1", 400);
        const int roots = add(ToServer, "answer", "1", 405);
        QCOMPARE(model.partnerOf(question), roots);

        // Its own request has the number of an agent's: cancelling it is no word about that one.
        const int asks = add(FromAgent, "tools/call", "8", 500, 8);
        const int goes = add(ToServer, "tools/call", "8", 501, 8);
        const int samples = add(FromServer, "sampling/createMessage", "8", 502);
        const int takesBack = add(FromServer, "notifications/cancelled", "8", 503);
        QCOMPARE(model.partnerOf(takesBack), samples);
        QCOMPARE(took(asks), QString());
        QCOMPARE(took(goes), QString());
        // What it never got it cannot answer.
        const int waits = add(FromAgent, "tools/call", "9", 600, 9);
        const int guessed = add(FromServer, "answer", "9", 601);
        QCOMPARE(model.partnerOf(guessed), -1);
        const int declined = add(ToAgent, "answer", "9", 602, 9);
        QCOMPARE(model.partnerOf(waits), declined);

        // One name for all of a call, once it is known which of the agent's it is.
        QVERIFY(!callOf(asked).isEmpty());
        QCOMPARE(callOf(asked), callOf(answer));
        QVERIFY(callOf(asked) != callOf(refused));
        model.join({{1, QStringLiteral("call-a")}});
        QCOMPARE(callOf(sent), QStringLiteral("call-a"));
        QCOMPARE(callOf(list), QString());
        model.clear();
        QVERIFY(model.servers().isEmpty());
    }

    void trafficDeceivesNobody()
    {
        models::TrafficModel model;
        models::TrafficLine line;
        line.number = 1;
        line.method = QStringLiteral("a\u202eb");
        line.id = line.server = line.text = line.method;
        model.append({line});
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.index(0, column).data().toString().contains(QChar(0x202e)));
    }

    void agesAndDurations()
    {
        const auto ms = [](int value) { return base::Milliseconds(value); };
        QCOMPARE(models::ageText(ms(8'400)), QStringLiteral("8 s"));
        QCOMPARE(models::ageText(ms(92'000)), QStringLiteral("1:32"));
        QCOMPARE(models::ageText(ms(-5)), QStringLiteral("0 s"));
        QCOMPARE(models::durationText(ms(0)), QStringLiteral("0 s"));
        QCOMPARE(models::durationText(ms(3)), QStringLiteral("0.01 s"));
        QCOMPARE(models::durationText(ms(20)), QStringLiteral("0.02 s"));
        QCOMPARE(models::durationText(ms(1234)), QStringLiteral("1.2 s"));
        QCOMPARE(models::durationText(ms(48'000)), QStringLiteral("48 s"));
    }
};

BELAY_TEST(TestModels)

} // namespace tst_models

#include "tst_models.moc"
