// SPDX-License-Identifier: Apache-2.0
#include "agentrun.h"
#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

namespace tst_demoagent {

using namespace Qt::StringLiterals;

#ifndef Q_MOC_RUN // moc loses its place in raw strings
namespace {

const char *const recording =
    R"({"at":0,"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}}
{"at":0.1,"from":"agent","message":{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1}}}
{"at":0.1,"from":"stderr","text":"noise"}
{"at":0.2,"from":"client","message":{"jsonrpc":"2.0","id":2,"method":"session/new","params":{}}}
{"at":0.2,"from":"agent","message":{"jsonrpc":"2.0","id":2,"result":{"sessionId":"recorded"}}}
{"at":0.3,"from":"client","message":{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{}}}
{"at":0.3,"from":"agent","message":{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"recorded","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"as it was"}}}}}
{"at":0.3,"from":"agent","method":"session/update","cut":900000}
{"at":0.4,"from":"agent","message":{"jsonrpc":"2.0","id":3,"result":{"stopReason":"end_turn"}}}
{"at":0.5,"from":"client","message":{"jsonrpc":"2.0","id":4,"method":"session/prompt","params":{}}}
{"at":0.6,"from":"agent","message":{"jsonrpc":"2.0","id":"a","method":"session/request_permission","params":{"sessionId":"recorded"}}}
{"at":0.9,"from":"client","message":{"jsonrpc":"2.0","id":"a","result":{}}}
{"at":1.0,"from":"agent","message":{"jsonrpc":"2.0","id":4,"result":{"stopReason":"end_turn"}}}
{"at":9.0,"from":"client","message":{"jsonrpc":"2.0","id":5,"method":"session/prompt","params":{}}}
{"at":9.1,"from":"agent","message":{"jsonrpc":"2.0","method":"never/ending"}}
)";

} // namespace
#endif

class TestDemoAgent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void introducesItself();
    void words_data();
    void words();
    void everyWordEndsWhenCancelled_data();
    void everyWordEndsWhenCancelled();
    void tourWithoutAbilities();
    void tourGoesOnFromAStep();
    void otherWordsGetAShortAnswer();
    void rejectedCommandIsNotRun();
    void cancelDuringPermission();
    void cancelReleasesTheTerminal();
    void promptCancelledByRequestId();
    void ignoresCancel();
    void lateAnswer();
    void cascade();
    void permissionAndWriteAfterCancel();
    void floodIsFastAndStops();
    void logsWhenThingsArrived();
    void dies_data();
    void dies();
    void grandchildrenOutliveTerm();
    void answersTwice();
    void updatesAfterTheAnswer();
    void stringIds();
    void junkBetweenMessages();
    void bigLines();
    void twoSessions();
    void modesAndOptions();
    void flagsBeforePrompts();
    void authentication();
    void oldDialect();
    void neverAnswers();
    void loadsAfterRestart();
    void playsARecording();
    void outlivesItsClient();
};

void TestDemoAgent::introducesItself()
{
    AgentRun agent;
    const QJsonObject early = agent.call(u"session/new"_s, {});
    QCOMPARE(early["error"_L1]["code"_L1].toInt(), -32600);
    const QJsonValue result = agent.initialize()["result"_L1];
    QCOMPARE(result["agentInfo"_L1]["name"_L1].toString(), u"belay-demo-agent"_s);
    QCOMPARE(result["protocolVersion"_L1].toInt(), 1);
    QCOMPARE(result["agentCapabilities"_L1]["promptCapabilities"_L1]["embeddedContext"_L1].toBool(), true);
    QCOMPARE(agent.call(u"nobody/knows"_s, {})["error"_L1]["code"_L1].toInt(), -32601);
}

void TestDemoAgent::words_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *prompt, const char *reason, const char *said) {
        QTest::newRow(prompt) << QString::fromUtf8(prompt) << QString::fromUtf8(reason) << QString::fromUtf8(said);
    };
    row("hello there", "end_turn", "Send me `tour`");
    row("tour guide", "end_turn", "Welcome aboard");
    row("/tour", "end_turn", "Welcome aboard");
    row("long 0", "end_turn", "nobody pressed Stop");
    row("slow-start 10", "end_turn", "Here at last");
    row("permission", "end_turn", "outcomes: yes");
    row("permissions 3", "end_turn", "outcomes: yes, yes, yes");
    row("read a.txt 2 3", "end_turn", "content: ");
    row("write b.txt some text", "end_turn", "written");
    row("unknown-method", "end_turn", "_vendor/thing: -32601 no");
    row("bad-params", "end_turn", "terminal/create: -32602 no");
    row("elicit", "end_turn", "elicitation: -32601 no");
    row("terminal echo hi", "end_turn", "exit code 0\n\n```\nsome output");
    row("terminal-kill", "end_turn", "kill ok, exit code 0, output ok, release ok");
    row("terminal-flood 1", "end_turn", "kept 11 bytes, truncated no, whole characters yes");
    row("help", "end_turn", "- `flood N SIZE`: ");
    row("/help", "end_turn", "- `own KIND STEP…`: ");
    row("markdown", "end_turn", "The last paragraph.");
    row("plan", "end_turn", "4 of 4 steps");
    row("thought", "end_turn", "And that another.");
    row("tools", "end_turn", "every kind");
    row("images", "end_turn", "That was all of them.");
    row("tool-images", "end_turn", "Those were calls that bring more than text.");
    row("unknown-kinds", "end_turn", "this is a known one");
    row("notices", "end_turn", "a compaction");
    row("ansi", "end_turn", "permission: yes");
    row("choose-way", "end_turn", "permission: outside");
    row("escapes", "end_turn", "permission: yes");
    row("unfinished-tool", "end_turn", "never does");
    row("deep-json", "end_turn", "deep message is over");
    row("split-utf8", "end_turn", "Grüße aus Łódź, 你好");
    row("crlf", "end_turn", "blank lines");
    row("stderr-flood", "end_turn", "One MiB");
    row("cancel-unknown", "end_turn", "permission: yes");
    row("refusal", "refusal", "rather not");
    row("max-tokens", "max_tokens", "more to say");
    row("max-turn-requests", "max_turn_requests", "Round and round");
    row("flood 100 40", "end_turn", "Flooded cellar");
    row("numbered-flood 100 40", "end_turn", "Flooded cellar");
    row("deaf-flood 100 40", "end_turn", "Flooded cellar");
    row("call-flood 20 read", "end_turn", "20 calls");
}

void TestDemoAgent::words()
{
    QFETCH(QString, prompt);
    QFETCH(QString, reason);
    QFETCH(QString, said);
    AgentRun agent;
    QVERIFY(agent.open());
    const QJsonObject answer = agent.run(prompt);
    QCOMPARE(agent.stopReason(answer), reason);
    QVERIFY2(agent.text.contains(said), qPrintable(agent.text));
}

void TestDemoAgent::everyWordEndsWhenCancelled_data()
{
    QTest::addColumn<QString>("word");
    AgentRun agent;
    QVERIFY(agent.open());
    QVERIFY(agent.until([&] { return !agent.updatesOf(u"available_commands_update"_s).isEmpty(); }));
    const QJsonArray commands =
        agent.updatesOf(u"available_commands_update"_s).constFirst()["availableCommands"_L1].toArray();
    const QStringList exceptions{u"ignore-cancel"_s, u"die"_s, u"die-on-cancel"_s, u"deaf-flood"_s, u"grandchildren"_s};
    for (const auto &command : commands)
        if (!exceptions.contains(command["name"_L1].toString()))
            QTest::newRow(qPrintable(command["name"_L1].toString())) << command["name"_L1].toString();
    QVERIFY(commands.size() > 40);
}

void TestDemoAgent::everyWordEndsWhenCancelled()
{
    QFETCH(QString, word);
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(word);
    agent.cancel();
    const QJsonObject answer = agent.answerTo(id);
    QVERIFY(!answer.isEmpty());
    QCOMPARE(answer.contains("error"_L1), word == "error"_L1 || word == "cancel-error"_L1);
}

void TestDemoAgent::tourWithoutAbilities()
{
    AgentRun agent;
    agent.initialize(false);
    agent.session = agent
                        .call(u"session/new"_s, {{"cwd"_L1, agent.folder.path()},
                                                 {"mcpServers"_L1, QJsonArray()}})["result"_L1]["sessionId"_L1]
                        .toString();
    QCOMPARE(agent.stopReason(agent.run(u"tour"_s)), u"end_turn"_s);
    for (const QJsonObject &request : std::as_const(agent.requests))
        QCOMPARE(request["method"_L1].toString(), u"session/request_permission"_s);
    QFile notes(agent.folder.filePath(u"belay-demo/notes.md"_s));
    QVERIFY(notes.open(QIODevice::ReadOnly));
    QVERIFY(notes.readAll().contains("takes an order back"));
}

void TestDemoAgent::tourGoesOnFromAStep()
{
    const auto asked = [](const AgentRun &agent) {
        return std::count_if(agent.requests.begin(), agent.requests.end(), [](const QJsonObject &request) {
            return request["method"_L1] == "session/request_permission"_L1;
        });
    };
    AgentRun agent;
    QVERIFY(agent.open());
    QCOMPARE(agent.stopReason(agent.run(u"tour 3"_s)), u"end_turn"_s);
    QVERIFY(!agent.text.contains(u"Welcome aboard"));
    QCOMPARE(asked(agent), 1);
    QVERIFY(agent.text.contains(u"Knot 30 of 30"));
    QCOMPARE(agent.stopReason(agent.run(u"tour 5"_s)), u"end_turn"_s);
    QCOMPARE(asked(agent), 1);
    QVERIFY(agent.text.contains(u"Taking back"));
    // It asks where that is the step, whatever was said before, and stops when it is told to.
    QCOMPARE(agent.stopReason(agent.run(u"tour 3"_s)), u"end_turn"_s);
    QCOMPARE(asked(agent), 2);
    QCOMPARE(agent.stopReason(agent.run(u"tour"_s)), u"end_turn"_s);
    QVERIFY(agent.text.contains(u"Welcome aboard"));
}

/// Without a pause, without a question, and without a trace in the folder.
void TestDemoAgent::otherWordsGetAShortAnswer()
{
    for (const QString &prompt : {u"hello"_s, u"What can you do?"_s, u"tourist"_s, QString()}) {
        AgentRun agent;
        QVERIFY(agent.open());
        QCOMPARE(agent.stopReason(agent.run(prompt)), u"end_turn"_s);
        QVERIFY(agent.text.size() < 400 && agent.text.contains(u"`help`"));
        QVERIFY(agent.requests.isEmpty());
        QVERIFY(agent.updatesOf(u"tool_call"_s).isEmpty());
        QCOMPARE(QDir(agent.folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"stderr"_s}); // of the test
    }
}

void TestDemoAgent::rejectedCommandIsNotRun()
{
    AgentRun agent;
    agent.onRequest = [&](const QJsonObject &request) {
        if (request["method"_L1] != "session/request_permission"_L1)
            return true;
        const QJsonObject outcome{{"outcome"_L1, "selected"_L1}, {"optionId"_L1, "no"_L1}};
        agent.answer(request["id"_L1], {{"outcome"_L1, outcome}});
        return false;
    };
    QVERIFY(agent.open());
    QCOMPARE(agent.stopReason(agent.run(u"tour"_s)), u"end_turn"_s);
    QVERIFY(agent.text.contains(u"**not** run"));
    for (const QJsonObject &request : std::as_const(agent.requests))
        QVERIFY(!request["method"_L1].toString().startsWith(u"terminal/"));
}

void TestDemoAgent::cancelDuringPermission()
{
    AgentRun agent;
    agent.onRequest = [](const QJsonObject &) { return false; };
    QVERIFY(agent.open());
    const int id = agent.prompt(u"permission"_s);
    QVERIFY(agent.until([&] { return agent.requests.size() == 1; }));
    agent.cancel();
    agent.answer(agent.requests[0]["id"_L1], {{"outcome"_L1, QJsonObject{{"outcome"_L1, "cancelled"_L1}}}});
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QVERIFY(agent.notifications.isEmpty());
}

void TestDemoAgent::cancelReleasesTheTerminal()
{
    AgentRun agent;
    QJsonValue waiting;
    agent.onRequest = [&](const QJsonObject &request) {
        const QString method = request["method"_L1].toString();
        if (method == "terminal/wait_for_exit"_L1)
            waiting = request["id"_L1];
        else if (method == "terminal/kill"_L1)
            agent.answer(waiting, {{"signal"_L1, "SIGTERM"_L1}});
        return method != "terminal/wait_for_exit"_L1;
    };
    QVERIFY(agent.open());
    const int id = agent.prompt(u"terminal sleep 300"_s);
    QVERIFY(agent.until([&] { return !waiting.isNull(); }));
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QStringList methods;
    for (const QJsonObject &request : std::as_const(agent.requests))
        methods.append(request["method"_L1].toString());
    QCOMPARE(methods, QStringList({u"terminal/create"_s, u"terminal/wait_for_exit"_s, u"terminal/kill"_s,
                                   u"terminal/release"_s}));
}

void TestDemoAgent::promptCancelledByRequestId()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(u"hang"_s);
    agent.notify(u"$/cancel_request"_s, {{"requestId"_L1, QString::number(id)}});
    agent.notify(u"$/cancel_request"_s, {{"requestId"_L1, 4711}});
    QCOMPARE(agent.call(u"nobody/knows"_s, {})["error"_L1]["code"_L1].toInt(), -32601);
    QVERIFY(agent.answers.last().first != id);
    agent.notify(u"$/cancel_request"_s, {{"requestId"_L1, id}});
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
}

void TestDemoAgent::ignoresCancel()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(u"ignore-cancel"_s);
    agent.cancel();
    const auto before = agent.updates.size();
    QVERIFY(agent.until([&] { return agent.updates.size() > before + 10; }));
    for (const auto &[answered, message] : std::as_const(agent.answers))
        QVERIFY(answered != id);
}

void TestDemoAgent::lateAnswer()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(u"late 400"_s);
    QElapsedTimer timer;
    timer.start();
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QVERIFY2(timer.elapsed() >= 390, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(agent.text.count(u"(still finishing)"), 4);
}

void TestDemoAgent::cascade()
{
    AgentRun agent;
    agent.onRequest = [](const QJsonObject &request) {
        const QString method = request["method"_L1].toString();
        return method != "terminal/wait_for_exit"_L1 && method != "session/request_permission"_L1;
    };
    QVERIFY(agent.open());
    const int id = agent.prompt(u"cascade"_s);
    QVERIFY(agent.until([&] { return agent.requests.size() == 3; }));
    agent.cancel();
    QVERIFY(agent.until([&] { return agent.notifications.size() == 2; }));
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(agent.notifications[i]["method"_L1].toString(), u"$/cancel_request"_s);
        QCOMPARE(agent.notifications[i]["params"_L1]["requestId"_L1], agent.requests[i + 1]["id"_L1]);
    }
    QVERIFY(agent.answers.last().first != id);
    agent.answerError(agent.requests[1]["id"_L1], -32800);
    agent.answerError(agent.requests[2]["id"_L1], -32800);
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QCOMPARE(agent.requests.last()["method"_L1].toString(), u"terminal/release"_s);
    const QJsonValue report = QJsonDocument::fromJson(agent.errors().trimmed())["cascade"_L1];
    QCOMPARE(report["wait_for_exit"_L1]["error"_L1].toInt(), -32800);
    QCOMPARE(report["permission"_L1]["error"_L1].toInt(), -32800);
}

void TestDemoAgent::permissionAndWriteAfterCancel()
{
    AgentRun agent;
    agent.onRequest = [&](const QJsonObject &request) {
        if (request["method"_L1] == "session/request_permission"_L1)
            agent.answer(request["id"_L1], {{"outcome"_L1, QJsonObject{{"outcome"_L1, "cancelled"_L1}}}});
        else
            agent.answerError(request["id"_L1], -32800);
        return false;
    };
    QVERIFY(agent.open());
    int id = agent.prompt(u"permission-late"_s);
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QVERIFY(agent.text.contains(u"late permission: cancelled"));
    id = agent.prompt(u"write-late"_s);
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    QVERIFY(agent.text.contains(u"late write: -32800"));
    QVERIFY(agent.text.contains(u"late terminal: -32800"));
}

void TestDemoAgent::floodIsFastAndStops()
{
    // Counted in lines as they come: parsing each would measure this test.
    AgentRun agent;
    QVERIFY(agent.open());
    QVERIFY(agent.until([&] { return !agent.updates.isEmpty(); }));
    QElapsedTimer timer;
    timer.start();
    agent.prompt(u"flood 100000000 40"_s);
    qint64 lines = 0;
    QByteArray tail;
    bool cancelled = false;
    while (!tail.contains("\"stopReason\":\"cancelled\"") && timer.elapsed() < 20000) {
        agent.process.waitForReadyRead(1000);
        const QByteArray bytes = agent.process.readAllStandardOutput();
        lines += bytes.count('\n');
        tail = QByteArray(tail + bytes).right(200);
        if (!cancelled && lines > 300'000) {
            cancelled = true;
            qInfo("%lld lines in %lld ms", lines, timer.elapsed());
            agent.cancel();
        }
    }
    QVERIFY(tail.contains("\"stopReason\":\"cancelled\""));
    QVERIFY(lines < 10'000'000);
}

void TestDemoAgent::logsWhenThingsArrived()
{
    QTemporaryDir dir;
    const QString name = dir.filePath(u"log"_s);
    AgentRun agent({}, {{u"BELAY_DEMO_LOG"_s, name}});
    QVERIFY(agent.open());
    const int id = agent.prompt(u"hang"_s);
    agent.cancel();
    agent.answerTo(id);
    QFile log(name);
    QVERIFY(log.open(QIODevice::ReadOnly));
    QStringList events;
    qint64 last = 0;
    while (!log.atEnd()) {
        const QJsonDocument line = QJsonDocument::fromJson(log.readLine());
        const QString event = line["event"_L1].toString();
        if (event == "request"_L1)
            continue;
        events.append(event);
        QVERIFY(line["ns"_L1].toInteger() >= last);
        last = line["ns"_L1].toInteger();
    }
    QCOMPARE(events, QStringList({u"prompt_arrived"_s, u"cancel_arrived"_s, u"turn_end"_s}));
}

void TestDemoAgent::dies_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<bool>("cancel");
    QTest::addColumn<int>("code");
    QTest::newRow("die") << u"die"_s << false << 137;
    QTest::newRow("die with code") << u"die 3"_s << false << 3;
    QTest::newRow("die on cancel") << u"die-on-cancel"_s << true << 1;
}

void TestDemoAgent::dies()
{
    QFETCH(QString, prompt);
    QFETCH(bool, cancel);
    QFETCH(int, code);
    AgentRun agent;
    QVERIFY(agent.open());
    agent.prompt(prompt);
    if (cancel)
        agent.cancel();
    QVERIFY(agent.process.waitForFinished(10000));
    QCOMPARE(agent.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(agent.process.exitCode(), code);
    QVERIFY(agent.errors().contains("FATAL"));
}

void TestDemoAgent::grandchildrenOutliveTerm()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(u"grandchildren"_s);
    const QRegularExpression numbers(u"shell (\\d+) child (\\d+) escaped (\\d+)"_s);
    QVERIFY(agent.until([&] { return numbers.match(agent.text).hasMatch(); }));
    const QStringList pids = numbers.match(agent.text).capturedTexts().mid(1);
    for (const QString &pid : pids)
        QCOMPARE(::kill(pid.toInt(), SIGTERM), 0);
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(id)), u"cancelled"_s);
    agent.process.closeWriteChannel();
    QVERIFY(agent.process.waitForFinished());
    for (const QString &pid : pids)
        QCOMPARE(::kill(pid.toInt(), 0), 0);
    for (const QString &pid : pids)
        ::kill(pid.toInt(), SIGKILL);
}

void TestDemoAgent::answersTwice()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const int id = agent.prompt(u"twice"_s);
    const auto count = [&] {
        return std::count_if(agent.answers.begin(), agent.answers.end(), [&](const auto &a) { return a.first == id; });
    };
    QVERIFY(agent.until([&] { return count() == 2; }));
}

void TestDemoAgent::updatesAfterTheAnswer()
{
    AgentRun agent;
    QVERIFY(agent.open());
    agent.run(u"late-updates 2"_s);
    QVERIFY(!agent.text.contains(u"late 2"));
    QVERIFY(agent.until([&] { return agent.updatesOf(u"tool_call_update"_s).size() == 3; }));
    QVERIFY(agent.text.contains(u"late 2"));
}

void TestDemoAgent::stringIds()
{
    AgentRun agent;
    QVERIFY(agent.open());
    QCOMPARE(agent.stopReason(agent.run(u"string-ids"_s)), u"end_turn"_s);
    QCOMPARE(agent.requests.size(), 3);
    QCOMPARE(agent.requests[0]["id"_L1], QJsonValue(u"1"_s));
    QVERIFY(agent.text.contains(u"outcomes: yes, yes, yes"));
}

void TestDemoAgent::junkBetweenMessages()
{
    AgentRun agent;
    QVERIFY(agent.open());
    QCOMPARE(agent.stopReason(agent.run(u"junk"_s)), u"end_turn"_s);
    QVERIFY(agent.noise.size() >= 8);
    QVERIFY(agent.text.contains(u"The junk is over."));
}

void TestDemoAgent::bigLines()
{
    AgentRun agent;
    QVERIFY(agent.open());
    QCOMPARE(agent.stopReason(agent.run(u"big-line 3"_s)), u"end_turn"_s);
    QVERIFY(agent.text.size() > 3 * 1024 * 1024);
    QCOMPARE(agent.stopReason(agent.run(u"huge-line"_s)), u"end_turn"_s);
    QVERIFY(agent.text.size() > 43 * 1024 * 1024);
    QVERIFY(agent.text.endsWith(u"goes on."));
}

void TestDemoAgent::twoSessions()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const QString first = agent.session;
    QVERIFY(agent.open());
    const QString second = agent.session;
    QVERIFY(first != second);
    const int secondPrompt = agent.prompt(u"hang"_s);
    QCOMPARE(agent.run(u"hang"_s)["error"_L1]["code"_L1].toInt(), -32600);
    agent.session = first;
    QCOMPARE(agent.stopReason(agent.run(u"refusal"_s)), u"refusal"_s);
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.run(u"refusal"_s)), u"refusal"_s);
    for (const auto &[answered, message] : std::as_const(agent.answers))
        QVERIFY(answered != secondPrompt);
    agent.session = second;
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(secondPrompt)), u"cancelled"_s);
}

void TestDemoAgent::modesAndOptions()
{
    AgentRun agent;
    QVERIFY(agent.open());
    const auto set = [&](const QString &id, const QString &value) {
        return agent.call(u"session/set_config_option"_s,
                          {{"sessionId"_L1, agent.session}, {"configId"_L1, id}, {"value"_L1, value}});
    };
    QCOMPARE(set(u"model"_s, u"swift"_s)["result"_L1]["configOptions"_L1][1]["currentValue"_L1].toString(), u"swift"_s);
    QCOMPARE(set(u"model"_s, u"bosun"_s)["error"_L1]["code"_L1].toInt(), -32602);
    const QJsonObject mode{{"sessionId"_L1, agent.session}, {"modeId"_L1, "auto"_L1}};
    QVERIFY(agent.call(u"session/set_mode"_s, mode).contains("result"_L1));
    QVERIFY(agent.until([&] { return agent.updatesOf(u"config_option_update"_s).size() == 1; }));
    agent.run(u"tour"_s);
    for (const QJsonObject &request : std::as_const(agent.requests))
        QVERIFY(request["method"_L1] != "session/request_permission"_L1);
    QVERIFY(agent.text.contains(u"It ran well"));
}

void TestDemoAgent::flagsBeforePrompts()
{
    AgentRun early({u"--early-updates"_s, u"--banner"_s, u"--slow-start"_s, u"1"_s});
    QVERIFY(early.open());
    QVERIFY(early.text.startsWith(u"Early words"));
    QVERIFY(!early.noise.isEmpty());
    AgentRun future({u"--protocol-version"_s, u"7"_s});
    QCOMPARE(future.initialize()["result"_L1]["protocolVersion"_L1].toInt(), 7);
    AgentRun gone({u"--exit-at-once"_s, u"9"_s});
    QVERIFY(gone.process.waitForFinished());
    QCOMPARE(gone.process.exitCode(), 9);
    QVERIFY(gone.errors().contains("exit at once"));
    AgentRun wrong({u"--no-such-flag"_s});
    QVERIFY(wrong.process.waitForFinished());
    QCOMPARE(wrong.process.exitCode(), 2);
}

void TestDemoAgent::authentication()
{
    AgentRun agent({u"--auth"_s});
    QVERIFY(!agent.open());
    QCOMPARE(agent.answers.last().second["error"_L1]["code"_L1].toInt(), -32000);
    QVERIFY(agent.call(u"authenticate"_s, {{"methodId"_L1, "demo-login"_L1}}).contains("result"_L1));
    QVERIFY(agent.open());
}

void TestDemoAgent::oldDialect()
{
    AgentRun agent({u"--cancel-old-dialect"_s});
    QVERIFY(agent.initialize()["result"_L1]["agentCapabilities"_L1]["cancellation"_L1]["request"_L1].toBool());
    QVERIFY(agent.open());
    agent.run(u"cancel-unknown"_s);
    QVERIFY(agent.notifications.size() >= 3);
    QCOMPARE(agent.notifications[0]["method"_L1].toString(), u"$/cancelRequest"_s);
    QCOMPARE(agent.notifications[0]["params"_L1]["id"_L1].toInt(), 987654);
}

void TestDemoAgent::neverAnswers()
{
    AgentRun silent({u"--never-initialize"_s});
    silent.request(u"initialize"_s, {});
    // Answered in order by one thread: once this one is back, the other will not come any more.
    silent.call(u"nobody/knows"_s, {});
    QCOMPARE(silent.answers.size(), 1);
    AgentRun hanging({u"--new-hangs"_s});
    hanging.initialize();
    hanging.request(u"session/new"_s, {{"cwd"_L1, "/"_L1}, {"mcpServers"_L1, QJsonArray()}});
    hanging.call(u"nobody/knows"_s, {});
    QCOMPARE(hanging.answers.size(), 2);
}

void TestDemoAgent::loadsAfterRestart()
{
    QTemporaryDir state;
    const QMap<QString, QString> environment{{u"BELAY_DEMO_STATE"_s, state.path()}};
    QString session;
    {
        AgentRun agent({u"--can-load"_s}, environment);
        QVERIFY(agent.open());
        agent.run(u"refusal"_s);
        session = agent.session;
    }
    AgentRun agent({u"--can-load"_s}, environment);
    QCOMPARE(agent.initialize()["result"_L1]["agentCapabilities"_L1]["loadSession"_L1].toBool(), true);
    const QJsonObject params{
        {"sessionId"_L1, session}, {"cwd"_L1, agent.folder.path()}, {"mcpServers"_L1, QJsonArray()}};
    QVERIFY(agent.call(u"session/load"_s, params).contains("result"_L1));
    QCOMPARE(agent.updatesOf(u"user_message_chunk"_s).size(), 1);
    QCOMPARE(agent.text, u"I would rather not."_s);
    QJsonObject strange = params;
    strange["sessionId"_L1] = QString(u"../"_s + session);
    QCOMPARE(agent.call(u"session/load"_s, strange)["error"_L1]["code"_L1].toInt(), -32002);
    agent.session = session;
    QCOMPARE(agent.stopReason(agent.run(u"max-tokens"_s)), u"max_tokens"_s);
}

/// A recording that the client follows, leaves, and comes to the end of.
void TestDemoAgent::playsARecording()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(u"traffic.jsonl"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(recording);
    file.close();
    AgentRun agent({u"--replay"_s, name});
    QVERIFY(agent.open());
    QCOMPARE(agent.session, u"recorded"_s);
    QCOMPARE(agent.call(u"session/list"_s, {})["error"_L1]["code"_L1].toInt(), -32601);
    QCOMPARE(agent.stopReason(agent.run(u"hello"_s)), u"end_turn"_s);
    QCOMPARE(agent.text, u"as it was"_s);
    agent.onRequest = [](const QJsonObject &) { return false; };
    QCOMPARE(agent.stopReason(agent.run(u"again"_s)), u"end_turn"_s);
    QCOMPARE(agent.requests.size(), 1);
    // The recording breaks off here; Stop still ends the turn.
    const int third = agent.prompt(u"and on"_s);
    QVERIFY(agent.until([&] { return !agent.notifications.isEmpty(); }));
    agent.cancel();
    QCOMPARE(agent.stopReason(agent.answerTo(third)), u"cancelled"_s);
    QVERIFY(agent.run(u"more"_s)["error"_L1]["message"_L1].toString().contains(u"ends here"_s));
    QVERIFY(agent.errors().contains("1 of 15 lines"));
    AgentRun missing({u"--replay"_s, folder.filePath(u"none"_s)});
    QVERIFY(missing.process.waitForFinished());
    QCOMPARE(missing.process.exitCode(), 2);
}

void TestDemoAgent::outlivesItsClient()
{
    AgentRun agent({u"--no-exit-on-eof"_s});
    QVERIFY(agent.open());
    agent.process.terminate();
    agent.process.closeWriteChannel();
    QVERIFY(!agent.process.waitForFinished(500));
    agent.process.kill();
    QVERIFY(agent.process.waitForFinished());
}

BELAY_TEST(TestDemoAgent)

} // namespace tst_demoagent

#include "tst_demoagent.moc"
