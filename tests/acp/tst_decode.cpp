// SPDX-License-Identifier: Apache-2.0
#include "acp/bounds.h"
#include "acp/decodeanswers.h"
#include "acp/decodecontent.h"
#include "acp/decoderequests.h"
#include "acp/decodeupdate.h"
#include "acp/encode.h"
#include "acp/jsonreader.h"
#include "acp/trafficlog.h"
#include "acp/updatepayload.h"
#include "transport/linesplitter.h"

#include "testclass.h"

#include <QTest>

namespace tst_decode {

using namespace acp;

namespace {

SessionUpdate decoded(const QByteArray &json)
{
    const json::Document document(json);
    return v1::decodeUpdate(document.root());
}

template <class T> T as(const QByteArray &json)
{
    const SessionUpdate update = decoded(json);
    const T *value = std::get_if<T>(&update);
    if (!value)
        qWarning("another kind of update: index %zu", update.index());
    return value ? *value : T{};
}

QByteArray chunk(const char *kind, const char *text, const char *session = "s", const char *message = "m")
{
    return QByteArray("{\"sessionId\":\"") + session + "\",\"update\":{\"sessionUpdate\":\"" + kind +
           "\",\"messageId\":\"" + message + "\",\"content\":{\"type\":\"text\",\"text\":\"" + text + "\"}}}";
}

std::unique_ptr<jsonrpc::Payload> decoded(UpdateDecoder &decoder, const QByteArray &params)
{
    const json::Document document(params);
    return decoder.decode("session/update", document.root());
}

/// The item \p each, with its number in place of N, \p count times.
QByteArray listOf(const QByteArray &each, size_t count)
{
    QByteArrayList all;
    for (size_t i = 0; i < count; ++i)
        all << QByteArray(each).replace('N', QByteArray::number(qulonglong(i)));
    return '[' + all.join(',') + ']';
}

bool extends(UpdateDecoder &decoder, jsonrpc::Payload &last, const QByteArray &params,
             const char *method = "session/update")
{
    const QByteArray line = QByteArray(R"({"method":")") + method + R"(","params":)" + params + '}';
    const QByteArray padded = line + QByteArray(transport::LineSplitter::padding, '\0');
    return !decoder.extend(last, {padded.constData(), size_t(line.size())}).empty();
}

} // namespace

/// From JSON to values: every update kind, and the leniency of the schema, no more and no less.
class TestDecode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAreBounded();
    void everyUpdateKind();
    void everyContentKind();
    void lenience();
    void idsAndNumbers();
    void namesHaveAnEnd_data();
    void namesHaveAnEnd();
    void unknownThingsAreKeptAsText();
    void commandsThatTheAgentRunsItself();
    void commandsOfEveryShape_data();
    void commandsOfEveryShape();
    void filesOfEveryShape_data();
    void filesOfEveryShape();
    void aPatchInTheInputIsAChange();
    void whatIsToldLaterIsAdded();
    void badParamsNameTheField_data();
    void badParamsNameTheField();
    void goodParams();
    void initializeAnswers();
    void waysToLogIn();
    void stopReasons();
    void chunksOfOneMessageMerge();
    void savedTrafficHoldsNoSecrets();
    void trafficNamesItsToolCall();
    void whatIsSentIsValid();
};

#ifndef Q_MOC_RUN // moc stumbles over raw strings in macros

void TestDecode::everyUpdateKind()
{
    const auto text = as<MessageChunk>(
        R"({"sessionUpdate":"agent_message_chunk","messageId":"m1","content":{"type":"text","text":"hé"}})");
    QCOMPARE(text.kind, ChunkKind::Agent);
    QCOMPARE(std::get<TextContent>(text.content).text, QStringLiteral("hé"));
    QCOMPARE(text.messageId, QStringLiteral("m1"));
    QCOMPARE(as<MessageChunk>(R"({"sessionUpdate":"agent_thought_chunk","content":{"type":"text","text":"t"}})").kind,
             ChunkKind::Thought);
    QCOMPARE(as<MessageChunk>(R"({"sessionUpdate":"user_message_chunk","content":{"type":"text","text":"t"}})").kind,
             ChunkKind::User);

    const auto call = as<ToolCallUpdate>(
        R"({"sessionUpdate":"tool_call","toolCallId":"c","title":"T","name":"n","kind":"edit","status":"in_progress",
        "content":[{"type":"diff","path":"/f","oldText":null,"newText":"x"},{"type":"terminal","terminalId":"t"},{"type":"content","content":{"type":"text","text":"y"}}],
        "locations":[{"path":"/f","line":7},{"path":"/g"}],"rawInput":{"command":["git","status"],"description":"why"},"rawOutput":1})");
    QVERIFY(call.isFirst);
    QCOMPARE(*call.title, QStringLiteral("T"));
    QCOMPARE(*call.kind, ToolKind::Edit);
    QCOMPARE(*call.status, ToolStatus::InProgress);
    QCOMPARE(call.content->size(), size_t(3));
    QVERIFY(!std::get<Diff>((*call.content)[0]).oldText);
    QCOMPARE(std::get<TerminalRef>((*call.content)[1]).id.value, QStringLiteral("t"));
    QCOMPARE(*(*call.locations)[0].line, quint32(7));
    QVERIFY(!(*call.locations)[1].line);
    QCOMPARE(call.command->text(), QStringLiteral("git status"));
    QCOMPARE(*call.reason, QStringLiteral("why"));
    QCOMPARE(*call.rawOutput, QStringLiteral("1"));

    const auto later = as<ToolCallUpdate>(
        R"({"sessionUpdate":"tool_call_update","toolCallId":"c","status":null,"title":null,"content":null})");
    QVERIFY(!later.isFirst && !later.status && !later.title && !later.content); // null is unchanged

    const auto plan = as<PlanUpdate>(
        R"({"sessionUpdate":"plan","entries":[{"content":"a","priority":"high","status":"in_progress"},{"content":"b","priority":"low","status":"completed"}]})");
    QCOMPARE(plan.entries.size(), size_t(2));
    QCOMPARE(plan.entries[1].status, PlanStatus::Completed);

    QCOMPARE(
        as<AvailableCommands>(
            R"({"sessionUpdate":"available_commands_update","availableCommands":[{"name":"web","description":"d","input":{"hint":"h"}},{"name":"x","description":"d","input":null}]})")
            .commands.size(),
        size_t(2));
    QCOMPARE(as<CurrentMode>(R"({"sessionUpdate":"current_mode_update","currentModeId":"code"})").modeId,
             QStringLiteral("code"));
    const auto options = as<ConfigOptions>(R"({"sessionUpdate":"config_option_update","configOptions":[
        {"id":"m","name":"Model","category":"model","type":"select","currentValue":"a","options":[{"group":"g","name":"G","options":[{"value":"a","name":"A"}]},{"value":"b","name":"B"}]},
        {"id":"f","name":"Fast","type":"boolean","currentValue":true},
        {"id":"u","name":"Unknown","type":"slider","currentValue":3}]})");
    QCOMPARE(options.options.size(), size_t(2));
    QCOMPARE(options.options[0].values.size(), size_t(2));
    QCOMPARE(options.options[0].values[0].group, QStringLiteral("G"));
    QVERIFY(options.options[1].isBoolean && options.options[1].boolValue);
    QCOMPARE(*as<SessionInfoUpdate>(R"({"sessionUpdate":"session_info_update","title":"New"})").title,
             QStringLiteral("New"));
    QVERIFY(as<SessionInfoUpdate>(R"({"sessionUpdate":"session_info_update","title":null})").clearsTitle);
    QVERIFY(!as<SessionInfoUpdate>(R"({"sessionUpdate":"session_info_update"})").clearsTitle);
    const auto usage =
        as<Usage>(R"({"sessionUpdate":"usage_update","used":10,"size":200,"cost":{"amount":0.5,"currency":"EUR"}})");
    QCOMPARE(usage.used, quint64(10));
    QCOMPARE(*usage.cost, 0.5);
    QCOMPARE(as<Notice>(R"({"sessionUpdate":"notice","severity":"warning","title":"t"})").severity, Severity::Warning);
    QCOMPARE(as<Notice>(R"({"sessionUpdate":"notice","severity":"alarming","title":"t"})").severity, Severity::Info);
    QCOMPARE(
        as<CompactionUpdate>(
            R"({"sessionUpdate":"compaction_update","compactionId":"c","status":"completed","summary":[{"type":"text","text":"s"}]})")
            .summary,
        QStringLiteral("s"));
    QCOMPARE(
        as<CompactionChunk>(
            R"({"sessionUpdate":"compaction_summary_chunk","compactionId":"c","content":{"type":"text","text":"s"}})")
            .id,
        QStringLiteral("c"));
}

void TestDecode::everyContentKind()
{
    const auto content = [](const QByteArray &json) {
        const json::Document document(json);
        return v1::decodeContent(document.root());
    };
    QCOMPARE(std::get<ImageContent>(content(R"({"type":"image","data":"aGk=","mimeType":"image/png"})")).data,
             QByteArray("hi"));
    QCOMPARE(std::get<AudioContent>(content(R"({"type":"audio","data":"aGk=","mimeType":"audio/wav"})")).mimeType,
             QStringLiteral("audio/wav"));
    QCOMPARE(*std::get<ResourceLink>(content(R"({"type":"resource_link","uri":"file:///x","name":"x","size":7})")).size,
             qint64(7));
    QCOMPARE(std::get<EmbeddedResource>(content(R"({"type":"resource","resource":{"uri":"u","text":"t"}})")).text,
             QStringLiteral("t"));
    QCOMPARE(std::get<EmbeddedResource>(content(R"({"type":"resource","resource":{"uri":"u","blob":"aGk="}})")).blob,
             QByteArray("hi"));
    QVERIFY(std::get<UnknownContent>(content(R"({"type":"hologram","x":1})")).raw.contains(QStringLiteral("hologram")));
    QVERIFY(std::holds_alternative<UnknownContent>(content(R"({"type":"text"})"))); // without its text
}

void TestDecode::lenience()
{
    const auto call = as<ToolCallUpdate>(
        R"({"sessionUpdate":"tool_call_update","toolCallId":"c","kind":"teleport","status":"paused","title":5,
        "locations":[{"path":7},{"path":"/ok","line":-1},"x"],"content":[{"type":"diff"},{"type":"content","content":{"type":"text","text":"kept"}},{"type":"new","y":1}]})");
    QCOMPARE(*call.kind, ToolKind::Other);
    QVERIFY(!call.status && !call.title);
    QCOMPARE(call.locations->size(), size_t(1));
    QVERIFY(!(*call.locations)[0].line);
    QCOMPARE(call.content->size(), size_t(2));
    QCOMPARE(
        as<PlanUpdate>(
            R"({"sessionUpdate":"plan","entries":[{"content":"a","priority":"urgent","status":"pending"},{"content":"b","priority":"low","status":"pending"},5]})")
            .entries.size(),
        size_t(2));
    // What says nothing of its weight or of its state is a step all the same.
    const auto plan = as<PlanUpdate>(
        R"({"sessionUpdate":"plan","entries":[{"content":"a"},{"content":"b","status":"later"},{"status":"pending"}]})");
    QCOMPARE(plan.entries.size(), size_t(2));
    QCOMPARE(plan.entries[0].priority, PlanPriority::Medium);
    QCOMPARE(plan.entries[1].status, PlanStatus::Pending);
    // Nor does a name need words about it.
    const auto commands = as<AvailableCommands>(
        R"({"sessionUpdate":"available_commands_update","availableCommands":[{"name":"web"},{"description":"d"}]})");
    QCOMPARE(commands.commands.size(), size_t(1));
    QCOMPARE(as<AvailableCommands>(R"({"sessionUpdate":"available_commands_update","availableCommands":"none"})")
                 .commands.size(),
             size_t(0));
    const auto setup = v1::decodeSessionSetup(
        R"({"sessionId":"s","modes":"x","configOptions":[{"id":1},{"id":"a","name":"A","type":"select","currentValue":"v","options":[{"value":1},{"value":"v","name":"V"}]}]})",
        true);
    QVERIFY(setup.ok() && !setup->modes);
    QCOMPARE(setup->options.size(), size_t(1));
    QCOMPARE(setup->options[0].values.size(), size_t(1));
}

/// Ids that are numbers, and numbers in quotes.
void TestDecode::idsAndNumbers()
{
    const auto call = as<ToolCallUpdate>(
        R"({"sessionUpdate":"tool_call","toolCallId":7,"title":"x","locations":[{"path":"/a","line":"12"}]})");
    QCOMPARE(call.id.value, QStringLiteral("7"));
    QCOMPARE(*(*call.locations)[0].line, quint32(12));
    const auto chunk = as<MessageChunk>(
        R"({"sessionUpdate":"agent_message_chunk","messageId":3,"content":{"type":"text","text":"x"}})");
    QCOMPARE(chunk.messageId, QStringLiteral("3"));
    const auto usage = as<Usage>(
        R"({"sessionUpdate":"usage_update","used":"100","size":"2000","cost":{"amount":"0.5","currency":"USD"}})");
    QCOMPARE(usage.used, quint64(100));
    QCOMPARE(usage.size, quint64(2000));
    QCOMPARE(*usage.cost, 0.5);
    const auto asked = v1::decodePermission(R"({"sessionId":"s","toolCall":{"toolCallId":7},"options":[]})");
    QVERIFY(asked.ok());
    QCOMPARE(asked->toolCall.id.value, QStringLiteral("7"));
    for (const char *bad : {"-1", "\"\"", "\"many\"", "1.5", "true", "[1]"})
        QVERIFY2(std::holds_alternative<UnknownUpdate>(
                     decoded(R"({"sessionUpdate":"usage_update","used":)" + QByteArray(bad) + R"(,"size":1})")),
                 bad);
}

/// Where an agent puts a whole file into a title, what is kept is the beginning, and that there was more.
void TestDecode::namesHaveAnEnd_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kept"); ///< its beginning
    QTest::addColumn<int>("length");   ///< told; 0: it is kept as it is
    const qsizetype most = json::mostOfLabel;
    const QString pig = QStringLiteral("\U0001F437");
    QTest::newRow("none") << QString() << QString() << 0;
    QTest::newRow("the longest") << QString(most, u'x') << QString(most, u'x') << 0;
    QTest::newRow("one more") << QString(most + 1, u'x') << QString(most, u'x') << int(most) + 1;
    QTest::newRow("4 MiB") << QString(4 << 20, u'x') << QString(most, u'x') << (4 << 20);
    QTest::newRow("a pair just inside") << QString(most - 2, u'x') + pig + u'x' << QString(most - 2, u'x') + pig
                                        << int(most) + 1;
    QTest::newRow("a pair across") << QString(most - 1, u'x') + pig + u'x' << QString(most - 1, u'x') << int(most) + 2;
    QTest::newRow("a placeholder in it") << QStringLiteral("%1") + QString(most, u'x')
                                         << QStringLiteral("%1") + QString(most - 2, u'x') << int(most) + 2;
}

void TestDecode::namesHaveAnEnd()
{
    QFETCH(const QString, name);
    QFETCH(const QString, kept);
    QFETCH(const int, length);
    const auto shown = [&](const QString &words) {
        return length == 0 ? words == name
                           : words.startsWith(kept + QStringLiteral(" …")) && words.size() < kept.size() + 100 &&
                                 words.sliced(kept.size()).contains(QString::number(length));
    };
    const QByteArray value = '"' + name.toUtf8() + '"';
    const auto call = as<ToolCallUpdate>(R"({"sessionUpdate":"tool_call","toolCallId":"c","title":)" + value +
                                         R"(,"name":)" + value + '}');
    QVERIFY(call.title && shown(*call.title));
    QVERIFY(call.name && shown(*call.name));
    const auto info = as<SessionInfoUpdate>(R"({"sessionUpdate":"session_info_update","title":)" + value + '}');
    QVERIFY(info.title && shown(*info.title));
    const auto notice = as<Notice>(R"({"sessionUpdate":"notice","severity":"info","title":)" + value + '}');
    QVERIFY(shown(notice.title));
    const auto request =
        v1::decodePermission(R"({"sessionId":"s","toolCall":{"toolCallId":"c","title":)" + value +
                             R"(},"options":[{"optionId":"o","name":)" + value + R"(,"kind":"allow_once"}]})");
    QVERIFY(request.ok() && request->toolCall.title && shown(*request->toolCall.title));
    QCOMPARE(request->options.size(), size_t(1));
    QVERIFY(shown(request->options[0].name));
}

void TestDecode::unknownThingsAreKeptAsText()
{
    const auto unknown = as<UnknownUpdate>(R"({"sessionUpdate":"brand_new","data":{"x":[1,2]}})");
    QCOMPARE(unknown.kind, QStringLiteral("brand_new"));
    QVERIFY(unknown.raw.contains(QStringLiteral("[1,2]")));
    for (const char *json :
         {R"({"sessionUpdate":"tool_call","title":"no id"})", R"({"sessionUpdate":"agent_message_chunk"})",
          R"({"no":"kind"})", R"({"sessionUpdate":"usage_update","used":-1,"size":5})", R"([])",
          R"({"sessionUpdate":7})"})
        QVERIFY2(std::holds_alternative<UnknownUpdate>(decoded(json)), json);
}

void TestDecode::commandsThatTheAgentRunsItself()
{
    const auto call = as<ToolCallUpdate>(
        R"({"sessionUpdate":"tool_call_update","toolCallId":"c","content":[{"type":"terminal","terminalId":"x"}],
        "_meta":{"terminal_info":{"terminal_id":"x"},"terminal_output":{"terminal_id":"x","data":"hello"},"terminal_exit":{"terminal_id":"x","exit_code":2,"signal":null}}})");
    QCOMPARE(call.agentTerminals.size(), size_t(3));
    QCOMPARE(call.agentTerminals[1].data, QStringLiteral("hello"));
    QVERIFY(call.agentTerminals[2].exited);
    QCOMPARE(*call.agentTerminals[2].exitCode, 2);
}

/// One column for each part: lines, variables, folder, and whether all was read.
void TestDecode::commandsOfEveryShape_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("variables");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("whole");
    const auto row = [](const char *name, const char *input, const QStringList &lines, const char *variables = "",
                        const char *folder = "", bool whole = true) {
        QTest::newRow(name) << QByteArray(input) << lines << QString::fromUtf8(variables) << QString::fromUtf8(folder)
                            << whole;
    };
    const QString git = QStringLiteral("git push --force");
    row("a line", R"({"command":"git push --force"})", {git});
    row("words", R"({"command":["git","push","--force"]})", {git});
    row("cmd", R"({"cmd":"git push --force","workdir":"/x"})", {git}, "", "/x");
    row("script", R"({"script":"git push --force"})", {git});
    row("several", R"({"commands":["ls","git push --force"]})", {QStringLiteral("ls"), git});
    row("several objects", R"({"commands":[{"command":"git","args":["push","--force"]}]})", {git});
    row("program and arguments", R"({"command":"git","args":["push","--force"],"env":{"A":"b c"},"workdir":"/x"})",
        {git}, "A=b c", "/x");
    row("arguments first", R"({"args":["push","--force"],"command":"git"})", {git});
    row("variables in a list", R"({"command":"git push --force","env":[{"name":"A","value":"b"},"C=d"]})", {git},
        "A=b C=d");
    row("a number as variable", R"({"command":"git push --force","env":{"A":7}})", {git}, "A=7");
    row("an argument with a space", R"({"command":"git","args":["commit","-m","a b"]})",
        {QStringLiteral("git commit -m 'a b'")});
    row("an option in an argument", R"({"command":"git","args":["log","-1 --output=x"]})",
        {QStringLiteral("git log '-1 --output=x'")}, "", "", false);
    row("an argument that a shell expands", R"({"command":["ls","*"]})", {QStringLiteral("ls '*'")}, "", "", false);
    row("a home as an argument", R"({"command":["ls","~/x"]})", {QStringLiteral("ls '~/x'")}, "", "", false);
    row("a tilde within", R"({"command":["git","log","HEAD~1"]})", {QStringLiteral("git log 'HEAD~1'")});
    row("no script for a shell", R"({"command":["rg","-c","x --pre=y"]})", {QStringLiteral("rg -c 'x --pre=y'")}, "",
        "", false);
    row("an active argument", R"({"command":"git","args":["log",";","rm"]})", {QStringLiteral("git log ';' rm")}, "",
        "", false);
    row("arguments to a line", R"({"command":"git log","args":["x"]})", {QStringLiteral("git log x")}, "", "", false);
    row("arguments in one text", R"({"command":"git","args":"push --force"})", {git}, "", "", false);
    row("arguments to nothing", R"({"args":["push"]})", {}, "", "", false);
    row("a script for a shell", R"({"command":["bash","-lc","a; b"]})", {QStringLiteral("bash -lc 'a; b'")});
    row("camel case", R"({"command":"git push --force","workingDirectory":"/x"})", {git}, "", "/x");
    row("snake case", R"({"command":"git push --force","working_directory":"/x"})", {git}, "", "/x");
    row("directory", R"({"command":"git push --force","directory":"x"})", {git}, "", "x");
    row("two folders", R"({"command":"git push --force","cwd":"/x","workdir":"/y"})", {git}, "", "/x", false);
    row("one folder twice", R"({"command":"git push --force","cwd":"/x","workdir":"/x"})", {git}, "", "/x");
    row("within", R"({"input":{"command":"git push --force"}})", {git});
    row("two commands", R"({"command":"ls","script":"git push --force"})", {QStringLiteral("ls"), git});
    row("one key twice", R"({"command":"ls","command":"git push --force"})", {QStringLiteral("ls"), git});
    row("the same twice", R"({"command":"ls","fullCommandText":"ls"})", {QStringLiteral("ls")});
    row("standard input", R"({"command":"sh","stdin":"git push"})", {QStringLiteral("sh")}, "", "", false);
    row("words about it",
        R"({"command":"ls","description":"d","timeout":7,"isBackground":false,"parsed_cmd":[{"a":"b"}]})",
        {QStringLiteral("ls")});
    row("a list in a list", R"({"command":["ls",["x"]]})", {}, "", "", false);
    row("a number", R"({"command":7})", {}, "", "", false);
    row("null", R"({"command":null})", {});
    row("a text", R"("git push")", {}, "", "", false);
    row("an empty object", R"({})", {});
    row("deep", R"({"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"command":"x"}}}}}}}}})", {}, "", "", false);
}

void TestDecode::commandsOfEveryShape()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QStringList, lines);
    QFETCH(const QString, variables);
    QFETCH(const QString, folder);
    QFETCH(const bool, whole);
    const auto call = as<ToolCallUpdate>(R"({"sessionUpdate":"tool_call","toolCallId":"c","rawInput":)" + input + "}");
    const acp::CommandInput command = call.command.value_or(acp::CommandInput());
    QCOMPARE(command.lines, lines);
    QCOMPARE(command.variables.join(u' '), variables);
    QCOMPARE(command.folder, folder);
    QCOMPARE(command.isWhole(), whole);
    if (!whole)
        QCOMPARE(command.unread, *call.rawInput);
}

/// What the input names, and what may be a name.
void TestDecode::filesOfEveryShape_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("paths");
    QTest::addColumn<QString>("mayBe");
    QTest::addColumn<bool>("more");
    const auto row = [](const char *name, const char *input, const char *paths, const char *mayBe = "",
                        bool more = false) {
        QTest::newRow(name) << QByteArray(input) << QString::fromUtf8(paths) << QString::fromUtf8(mayBe) << more;
    };
    row("one", R"({"path":"a"})", "a");
    row("several", R"({"files":["a","b"]})", "a b");
    row("both ends", R"({"from":"a","to":"b"})", "a b");
    row("within a list", R"({"edits":[{"path":"a","newText":"c/d"}]})", "a");
    row("within lists", R"({"x":[[{"uri":"file:///a"}]]})", "file:///a");
    row("as keys", R"({"changes":{"/a":{},"b.c":null,"Makefile":{}}})", "/a b.c", "Makefile");
    row("a file and its content", R"({"files":{"a/b":"c/d"}})", "a/b", "c/d");
    row("a key elsewhere", R"({"x":{"/a":1,"b/c":1}})", "/a", "b/c");
    row("under another name", R"({"x":"a/b"})", "", "a/b");
    row("a name with an ending", R"({"x":"a.txt","y":"some words. More","z":"3.14"})", "", "a.txt");
    row("words about it", R"({"description":"a/b","title":"c/d"})", "");
    row("a page", R"({"x":"https://example.org/a"})", "");
    row("a file's address", R"({"x":"FILE:///a"})", "FILE:///a");
    row("contents", R"({"path":"a","old_string":"b/c","new_string":"/d"})", "a");
    row("a pattern", R"({"pattern":"a/*.c","x":1})", "");
    row("a pattern elsewhere", R"({"pattern":"/a/*.c"})", "", "/a/*.c");
    row("in a folder", R"({"path":"a","cwd":"/b"})", "a /b/a");
    row("in a folder of another name", R"({"path":"a","root":"/b"})", "a /b /b/a");
    row("a patch", R"({"patchText":"*** Begin Patch\n*** Update File: a\n*** Move to: b\n*** Delete File: c\n"})",
        "a b c");
    row("a diff", R"({"diff":"--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n--- no file\n"})", "a/x x");
    row("a command that patches", R"({"command":["apply_patch","*** Begin Patch\n*** Add File: a\n"]})", "a");
    row("too deep", R"({"a":{"a":{"a":{"a":{"a":{"a":{"a":{"path":"x"}}}}}}}})", "", "", true);
    row("too deep in lists", R"({"a":[[[[[[[["/x"]]]]]]]]})", "", "", true);
}

void TestDecode::aPatchInTheInputIsAChange()
{
    const auto diffs = [](const char *patch, const char *more = "") {
        const auto call = as<ToolCallUpdate>(R"({"sessionUpdate":"tool_call","toolCallId":"c",)" + QByteArray(more) +
                                             R"("rawInput":{"input":")" + patch + R"("}})");
        QStringList out;
        for (const ToolContent &content : call.content.value_or(std::vector<ToolContent>())) {
            const auto *diff = std::get_if<Diff>(&content);
            out << (diff ? diff->path + u'|' + diff->oldText.value_or(QStringLiteral("none")) + u'|' + diff->newText
                         : QStringLiteral("?"));
        }
        return out.join(u'#').replace(u'\n', u'/');
    };
    const auto isRead = [&diffs](const QByteArray &lines) {
        const QByteArray patch = R"(*** Begin Patch\n)" + lines + R"(\n*** End Patch\n)";
        return diffs(patch.constData());
    };
    QCOMPARE(isRead(R"(*** Add File: a b\n+one\n+two)"), QStringLiteral("a b|none|one/two/"));
    QCOMPARE(isRead(R"(*** Update File: a\n@@ f()\n one\n-two\n+2\n\n@@\n-x\n*** Update File: b\n+n)"),
             QStringLiteral("a|one/two//|one/2//#a|x/|#b||n/"));
    QCOMPARE(isRead(R"(*** Update File: a\n-x\n*** End of File\n@@\n+y)"), QStringLiteral("a|x/|#a||y/"));
    // What would not be shown must not be left out, so all of it is said as it is sent.
    QCOMPARE(isRead(R"(*** Update File: b\n+y\n*** Delete File: a)"), QString());
    QCOMPARE(isRead(R"(*** Update File: b\n*** Move to: c\n-x\n+y)"), QString());
    QCOMPARE(isRead(R"(*** Update File: b\n+y\n*** Run: x)"), QString());
    QCOMPARE(isRead(R"(*** Update File: b\n+y\nodd)"), QString());
    QCOMPARE(isRead(R"(+y\n*** Update File: b\n+y)"), QString());
    QCOMPARE(isRead(QByteArray(R"(*** Update File: b)") + QByteArray(R"(\n+y\n@@)").repeated(bounds::toolContents + 1)),
             QString());
    QCOMPARE(isRead(R"(*** Update File: a\n same)"), QString());
    QCOMPARE(diffs(R"(*** Begin Patch\n*** Update File: a\n+x)"), QString()); // not all of it has come
    QCOMPARE(diffs(R"(*** Begin Patch\n*** Add File: a\n+x\n*** End Patch)", R"("content":[],)"), QString());
}

void TestDecode::filesOfEveryShape()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QString, paths);
    QFETCH(const QString, mayBe);
    QFETCH(const bool, more);
    const auto call = as<ToolCallUpdate>(R"({"sessionUpdate":"tool_call","toolCallId":"c","rawInput":)" + input + "}");
    const acp::CommandInput command = call.command.value_or(acp::CommandInput());
    QCOMPARE(command.paths.join(u' '), paths);
    QCOMPARE(command.mayBePaths.join(u' '), mayBe);
    QCOMPARE(command.hasMorePaths, more);
}

void TestDecode::whatIsToldLaterIsAdded()
{
    acp::CommandInput command(QStringLiteral("ls"));
    command.folder = QStringLiteral("/x");
    command.variables = {QStringLiteral("A=b")};
    command.unread = QStringLiteral("{}");
    command.add({}); // says nothing
    QCOMPARE(command.unread, QStringLiteral("{}"));
    command.add(QStringLiteral("rm"));
    QCOMPARE(command.lines, QStringList{QStringLiteral("rm")});
    QCOMPARE(command.folder, QStringLiteral("/x"));
    QVERIFY(command.isWhole());
    QCOMPARE(command.text(), QStringLiteral("A=b\nrm"));
    acp::CommandInput later;
    later.folder = QStringLiteral("/y");
    later.unread = QStringLiteral("[]");
    command.add(later);
    QCOMPARE(command.folder, QStringLiteral("/y"));
    QCOMPARE(command.lines, QStringList{QStringLiteral("rm")});
    QVERIFY(!command.isWhole());
}

void TestDecode::badParamsNameTheField_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("expected");
    const auto problem = [](const auto &result) {
        return result.ok() ? QStringLiteral("(accepted)") : result.error().message;
    };
    QTest::newRow("no session") << problem(v1::decodeReadTextFile(R"({"path":"/x"})")) << QStringLiteral("sessionId");
    QTest::newRow("no path") << problem(v1::decodeReadTextFile(R"({"sessionId":"s"})")) << QStringLiteral("path");
    QTest::newRow("line") << problem(v1::decodeReadTextFile(R"({"sessionId":"s","path":"/x","line":"two"})"))
                          << QStringLiteral("line");
    QTest::newRow("line below 0") << problem(v1::decodeReadTextFile(R"({"sessionId":"s","path":"/x","line":-1})"))
                                  << QStringLiteral("line");
    QTest::newRow("no content") << problem(v1::decodeWriteTextFile(R"({"sessionId":"s","path":"/x"})"))
                                << QStringLiteral("content");
    QTest::newRow("args") << problem(v1::decodeCreateTerminal(R"({"sessionId":"s","command":"x","args":["a",1]})"))
                          << QStringLiteral("args");
    QTest::newRow("env") << problem(v1::decodeCreateTerminal(R"({"sessionId":"s","command":"x","env":[{"name":"a"}]})"))
                         << QStringLiteral("env");
    QTest::newRow("terminal") << problem(v1::decodeTerminalRequest(R"({"sessionId":"s","terminalId":4})"))
                              << QStringLiteral("terminalId");
    QTest::newRow("permission without call")
        << problem(v1::decodePermission(R"({"sessionId":"s","options":[]})")) << QStringLiteral("toolCall");
    QTest::newRow("permission call without id")
        << problem(v1::decodePermission(R"({"sessionId":"s","toolCall":{},"options":[]})"))
        << QStringLiteral("toolCall.toolCallId");
    QTest::newRow("options no array") << problem(v1::decodePermission(
                                             R"({"sessionId":"s","toolCall":{"toolCallId":"c"},"options":{}})"))
                                      << QStringLiteral("options");
    QTest::newRow("elicitation") << problem(v1::decodeElicitation(R"({"sessionId":"s","mode":"form","message":"m"})"))
                                 << QStringLiteral("requestedSchema");
    QTest::newRow("no params") << problem(v1::decodeReadTextFile({})) << QStringLiteral("sessionId");
    QTest::newRow("array params") << problem(v1::decodeReadTextFile("[]")) << QStringLiteral("params");
}

void TestDecode::badParamsNameTheField()
{
    QFETCH(const QString, problem);
    QFETCH(const QString, expected);
    QVERIFY2(problem.contains(expected + QLatin1Char(':')), qPrintable(problem));
}

void TestDecode::goodParams()
{
    const auto permission = v1::decodePermission(
        R"({"sessionId":"s","toolCall":{"toolCallId":"c","kind":"execute"},"options":[{"optionId":"o","name":"N","kind":"allow_always"},{"optionId":"p","kind":"odd"}]})");
    QVERIFY(permission.ok());
    QCOMPARE(permission->options[0].kind, PermissionKind::AllowAlways);
    QCOMPARE(permission->options[1].kind, PermissionKind::Unknown);
    const auto terminal = v1::decodeCreateTerminal(
        R"({"sessionId":"s","command":"x","args":["a"],"env":[{"name":"N","value":"V"}],"cwd":null,"outputByteLimit":10})");
    QVERIFY(terminal.ok());
    QCOMPARE(*terminal->outputByteLimit, quint64(10));
    const auto form = v1::decodeElicitation(
        R"({"sessionId":"s","mode":"form","message":"m","requestedSchema":{"properties":{"a":{"type":"string","enum":["x","y"],"default":"y"},"b":{"type":"integer","minimum":1},"c":{"type":"array","items":{"anyOf":[{"const":"k","title":"K"}]}}},"required":["a"]}})");
    QVERIFY(form.ok());
    QCOMPARE(form->fields.size(), size_t(3));
    QVERIFY(form->fields[0].required && !form->fields[1].required);
    QCOMPARE(form->fields[2].choices[0].title, QStringLiteral("K"));
}

/// Whoever shows a list of any length would stand still. What is not taken is counted.
void TestDecode::listsAreBounded()
{
    constexpr size_t more = 7;
    const QByteArray choice = "{\"value\":\"vN\",\"name\":\"x\"}";
    const auto login = v1::decodeInitialize(
        "{\"protocolVersion\":1,\"authMethods\":" + listOf("{\"id\":\"mN\"}", bounds::loginMethods + more) + '}');
    QVERIFY(login);
    QCOMPARE(login->authMethods.size(), bounds::loginMethods);
    QCOMPARE(login->authMethodsLeftOut, int(more));
    const auto setup = v1::decodeSessionSetup(
        "{\"sessionId\":\"s\",\"modes\":{\"currentModeId\":\"m0\",\"availableModes\":" +
            listOf("{\"id\":\"mN\",\"name\":\"x\"}", bounds::modes + more) + "},\"configOptions\":" +
            listOf("{\"id\":\"oN\",\"name\":\"x\",\"type\":\"boolean\",\"currentValue\":true}",
                   bounds::options + more) +
            '}',
        true);
    QVERIFY(setup && setup->modes);
    QCOMPARE(setup->modes->available.size(), bounds::modes);
    QCOMPARE(setup->modes->leftOut, int(more));
    QCOMPARE(setup->options.size(), bounds::options);
    const QByteArray grouped = "{\"group\":\"g\",\"name\":\"G\",\"options\":" + listOf(choice, more) + '}';
    for (const QByteArray &values :
         {listOf(choice, bounds::optionValues + more),
          QByteArray(listOf(choice, bounds::optionValues).chopped(1) + ',' + grouped + ']')}) {
        const auto options = v1::decodeOptionsAnswer("{\"configOptions\":[{\"id\":\"o\",\"name\":\"x\",\"type\":"
                                                     "\"select\",\"currentValue\":\"v0\",\"options\":" +
                                                     values + "}]}");
        QVERIFY(options && options->size() == 1);
        QCOMPARE(options->front().values.size(), bounds::optionValues);
        QVERIFY(options->front().leftOut > 0);
    }
    const auto commands =
        as<AvailableCommands>("{\"sessionUpdate\":\"available_commands_update\",\"availableCommands\":" +
                              listOf("{\"name\":\"cN\",\"description\":\"\"}", bounds::commands + more) + '}');
    QCOMPARE(commands.commands.size(), bounds::commands);
    QCOMPARE(commands.leftOut, int(more));
    const auto plan = as<PlanUpdate>(
        "{\"sessionUpdate\":\"plan\",\"entries\":" +
        listOf("{\"content\":\"N\",\"priority\":\"high\",\"status\":\"pending\"}", bounds::planEntries + more) + '}');
    QCOMPARE(plan.entries.size(), bounds::planEntries);
    QCOMPARE(plan.leftOut, int(more));
    const auto call = as<ToolCallUpdate>(
        "{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"c\",\"title\":\"\",\"content\":" +
        listOf("{\"type\":\"content\",\"content\":{\"type\":\"text\",\"text\":\"N\"}}", bounds::toolContents + more) +
        ",\"locations\":" + listOf("{\"path\":\"/N\"}", bounds::locations + more) + '}');
    QVERIFY(call.content && call.locations);
    QCOMPARE(call.content->size(), bounds::toolContents + 1); // the last one says how many more there are
    const auto *last = std::get_if<ContentBlock>(&call.content->back());
    QVERIFY(last && std::get<TextContent>(*last).text.contains(QString::number(more)));
    QCOMPARE(call.locations->size(), bounds::locations);
    // A question with more answers than anybody can read is none.
    const QByteArray asked = "{\"sessionId\":\"s\",\"toolCall\":{\"toolCallId\":\"c\"},\"options\":";
    const QByteArray option = "{\"optionId\":\"oN\",\"name\":\"x\",\"kind\":\"allow_once\"}";
    QVERIFY(v1::decodePermission(asked + listOf(option, bounds::permissionOptions) + '}'));
    QVERIFY(!v1::decodePermission(asked + listOf(option, bounds::permissionOptions + 1) + '}'));
}

void TestDecode::waysToLogIn()
{
    using Kind = AuthMethod::Kind;
    const auto answer = v1::decodeInitialize(
        R"({"protocolVersion":1,"authMethods":[
            {"id":"plain","name":"A"},
            {"id":"agent","name":"A","type":"agent"},
            {"id":"new","name":"A","type":"of-tomorrow"},
            {"id":"terminal","type":"terminal","args":["login",7,"now"],"env":{"K":"V","N":1}},
            {"id":"before","name":"A","_meta":{"terminal-auth":{"command":"copilot","args":["login"],"label":"Sign in"}}},
            {"id":"odd","name":"A","_meta":{"terminal-auth":"copilot"}},
            {"id":"vars","type":"env_var","vars":[{"name":"A_KEY","label":"Key"},{"name":"URL","secret":false,"optional":true},{"name":"X=Y"},7]},
            {"id":"var","type":"env_var","varName":"OLD_KEY"},
            {"id":"none","type":"env_var"},
            7, {"name":"no id"}]})");
    QVERIFY(answer);
    QStringList ids;
    QList<Kind> kinds;
    for (const AuthMethod &method : answer->authMethods) {
        ids << method.id;
        kinds << method.kind;
    }
    QCOMPARE(ids.join(u' '), QStringLiteral("plain agent new terminal before odd vars var"));
    QCOMPARE(kinds, (QList<Kind>{Kind::Agent, Kind::Agent, Kind::Agent, Kind::Terminal, Kind::Terminal, Kind::Agent,
                                 Kind::Variables, Kind::Variables}));
    const AuthMethod &terminal = answer->authMethods[3], &before = answer->authMethods[4];
    QCOMPARE(terminal.name, QStringLiteral("terminal"));
    QCOMPARE(terminal.arguments, (QStringList{QStringLiteral("login"), QStringLiteral("now")}));
    QCOMPARE(terminal.environment.size(), size_t(1));
    QCOMPARE(before.command, QStringLiteral("copilot"));
    QCOMPARE(before.name, QStringLiteral("Sign in"));
    const AuthMethod &variables = answer->authMethods[6];
    QCOMPARE(variables.variables.size(), size_t(2));
    QVERIFY(variables.variables[0].secret && !variables.variables[0].optional);
    QVERIFY(!variables.variables[1].secret && variables.variables[1].optional);
    QCOMPARE(answer->authMethods[7].variables[0].name, QStringLiteral("OLD_KEY"));
}

void TestDecode::initializeAnswers()
{
    const auto full = v1::decodeInitialize(
        R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true,"promptCapabilities":{"image":true},"sessionCapabilities":{"resume":{},"list":null}},
        "agentInfo":{"name":"n","version":"1"},"authMethods":[{"id":"a","name":"A"},{"type":"terminal","id":"t","name":"T","args":["login"],"env":{"K":"V"}},{"name":"no id"}]})");
    QVERIFY(full.ok());
    QVERIFY(full->capabilities.loadSession && full->capabilities.prompt.image && full->capabilities.resumeSession &&
            !full->capabilities.listSessions);
    QCOMPARE(full->authMethods.size(), size_t(2));
    QCOMPARE(full->authMethods[1].arguments, QStringList{QStringLiteral("login")});
    QVERIFY(v1::decodeInitialize(R"({"protocolVersion":1,"agentCapabilities":"yes","authMethods":null})").ok());
    QVERIFY(!v1::decodeInitialize(R"({"protocolVersion":"2025-01-01"})"));
    QVERIFY(!v1::decodeInitialize("null"));
}

void TestDecode::stopReasons()
{
    QCOMPARE(v1::decodePrompt(R"({"stopReason":"max_turn_requests"})")->stopReason, StopReason::MaxTurnRequests);
    QCOMPARE(v1::decodePrompt(R"({"stopReason":"nap"})")->rawStopReason, QStringLiteral("nap"));
    QVERIFY(v1::isCancelledPrompt(R"({"stopReason":"cancelled"})"));
    QVERIFY(!v1::isCancelledPrompt(R"({"stopReason":"end_turn"})"));
    QVERIFY(!v1::isCancelledPrompt("[]"));
}

void TestDecode::chunksOfOneMessageMerge()
{
    UpdateDecoder decoder;
    auto first = decoded(decoder, chunk("agent_message_chunk", "one "));
    const qsizetype weight = first->weight();
    QVERIFY(extends(decoder, *first, chunk("agent_message_chunk", "zw\u00f6lf")));
    QVERIFY(extends(decoder, *first, chunk("agent_message_chunk", "")));
    QVERIFY(extends(decoder, *first, chunk("agent_message_chunk", " \xf0\x9f\x98\x80\\n")));
    QCOMPARE(first->weight(), weight + 2 * 9);
    const auto &update = static_cast<UpdatePayload &>(*first);
    const auto text = [&] { return std::get<TextContent>(std::get<MessageChunk>(update.update).content).text; };
    QCOMPARE(text(), QStringLiteral("one zw\u00f6lf \U0001F600\n"));
    const QByteArray image = R"({"sessionId":"s","update":{"sessionUpdate":"agent_message_chunk","messageId":"m",
                                "content":{"type":"image","data":"","mimeType":"image/png"}}})";
    const QByteArray plan = R"({"sessionId":"s","update":{"sessionUpdate":"plan","entries":[]}})";
    for (const QByteArray &other :
         {chunk("agent_thought_chunk", "x"), chunk("agent_message_chunk", "x", "other"),
          chunk("agent_message_chunk", "x", "s", "m2"), image, plan, QByteArray("{}"), QByteArray("[]")})
        QVERIFY2(!extends(decoder, *first, other), other.constData());
    QVERIFY(!extends(decoder, *first, chunk("agent_message_chunk", "x"), "other/method"));
    // After others it is still the message that it was.
    QVERIFY(extends(decoder, *first, chunk("agent_message_chunk", "end")));
    QVERIFY(text().endsWith(QStringLiteral("end")));
    for (const QByteArray &begin : {plan, image})
        QVERIFY(!extends(decoder, *decoded(decoder, begin), chunk("agent_message_chunk", "x")));
    // What is long enough crosses; one frame of the view is not to wait for all of a flood.
    auto longOne = decoded(decoder, chunk("agent_message_chunk", QByteArray(20'000, 'x').constData()));
    QVERIFY(!extends(decoder, *longOne, chunk("agent_message_chunk", "x")));
    const json::Document document(plan);
    QVERIFY(!decoder.decode("other/method", document.root()));
}

void TestDecode::savedTrafficHoldsNoSecrets()
{
    const auto line = [](TapDirection direction, const char *text, qint64 size = -1) {
        TapEntry entry;
        entry.direction = direction;
        entry.text = text;
        entry.size = size < 0 ? qsizetype(entry.text.size()) : qsizetype(size);
        entry.method = "session/new";
        return trafficLine(entry, 1.5);
    };
    const QByteArray secret = line(
        TapDirection::ToAgent,
        R"({"id":1,"method":"session/new","params":{"cwd":"/x","mcpServers":[{"name":"a","command":"b","args":["c"],
           "env":[{"name":"K","value":"hush"}]},{"type":"http","url":"u","headers":[{"name":"Authorization","value":"hush"}]}],
           "apiKey":"hush","_meta":{"env":{"T":"hush"},"access_token":"hush","tokens":7}}})");
    QVERIFY2(!secret.contains("hush"), secret.constData());
    for (const char *kept :
         {"\"cwd\":\"/x\"", "\"Authorization\"", "\"K\"", "\"tokens\":7", "\"from\":\"client\"", "\"at\":1.5"})
        QVERIFY2(secret.contains(kept), kept);
    QCOMPARE(secret.count('\n'), 1);
    QVERIFY(secret.endsWith('\n'));
    const QByteArray cut = line(TapDirection::FromAgent, R"({"id":1,"result":{"token":"hu)", 5000);
    QVERIFY(!cut.contains("hu\"") && cut.contains("\"cut\":5000"));
    QVERIFY(line(TapDirection::StandardError, "a\nwarning").contains("\"text\":\"a\\nwarning\""));
    QVERIFY(line(TapDirection::Junk, "\xff{").contains("\"from\":\"junk\""));
    // By what it looks like, wherever it stands.
    for (const char *text :
         {R"({"method":"x","params":{"args":["--api-key","hush1234","-v"],"cwd":"/x"}})",
          R"({"method":"x","params":{"args":["--token=hush1234"]}})",
          R"({"method":"x","params":{"text":"curl -H 'Authorization: Bearer hush12345678' https://x"}})",
          R"({"method":"x","params":{"text":"export MY_API_KEY=hush1234; run"}})",
          R"({"method":"x","params":{"text":"https://me:hush1234@host/x and ?access_token=hush1234&x=1"}})",
          R"({"method":"x","params":{"content":{"text":"{\"password\": \"hush1234\"}"}}})"}) {
        const QByteArray saved = line(TapDirection::FromAgent, text);
        QVERIFY2(!saved.contains("hush") && saved.contains("left out"), saved.constData());
    }
    for (const char *token : {"ghp_abcdefghijklmnopqrstuvwxyz0123456789", "sk-ant-abcdefghijklmnopqrstuv",
                              "AKIAABCDEFGHIJKLMNOP", "xoxb-1234567890-abc", "glpat-abcdefghijklmnopqrst"}) {
        const QByteArray saved =
            line(TapDirection::StandardError, QByteArray(QByteArray("sent ") + token + " to it").constData());
        QVERIFY2(!saved.contains(token) && saved.contains("sent (left out) to it"), saved.constData());
    }
    for (const char *harmless : {"tokens: 12 of 200000", "the token counter is off", "interface A { token: string }",
                                 "skip-this-one-please-and-thank-you", "https://host:8080/path"})
        QVERIFY2(line(TapDirection::StandardError, harmless).contains(harmless), harmless);
    // Nor does what is shown of it, cut or not.
    TapEntry shown;
    shown.method = "session/resume";
    shown.text = R"({"params":{"mcpServers":[{"env":[{"name":"K","value":"hush"}]}]}})";
    shown.size = qsizetype(shown.text.size());
    QVERIFY(trafficText(shown, 1000).contains(QStringLiteral("\"K\"")));
    QVERIFY(!trafficText(shown, 1000).contains(QStringLiteral("hush")));
    QCOMPARE(trafficText(shown, 5).size(), 5);
    ++shown.size;
    QCOMPARE(trafficText(shown, 1000), QString());
    shown.method = "session/prompt";
    QVERIFY(trafficText(shown, 1000).contains(QStringLiteral("hush"))); // what the user said is the user's
}

void TestDecode::trafficNamesItsToolCall()
{
    const auto callOf = [](const char *text, const char *server = "") {
        TapEntry entry;
        entry.text = text;
        entry.server = server;
        return trafficToolCall(entry);
    };
    const QString c7 = QStringLiteral("c7");
    QCOMPARE(callOf("{\"params\":{\"update\":{\"toolCallId\":\"c7\"}}}"), c7);
    QCOMPARE(callOf("{\"params\":{\"toolCall\":{\"toolCallId\":\"c7\"}}}"), c7);
    QCOMPARE(callOf("{\"params\":{\"toolCallId\":\"c7\"}}"), c7);
    // Not where the agent only speaks of one, nor in what is cut, nor in another protocol.
    QCOMPARE(callOf("{\"params\":{\"update\":{\"content\":{\"text\":\"\\\"toolCallId\\\":\\\"c7\\\"\"}}}}"), QString());
    QCOMPARE(callOf("{\"params\":{\"update\":{\"rawInput\":{\"toolCallId\":\"c7\"}}}}"), QString());
    QCOMPARE(callOf("{\"params\":{\"update\":{\"toolCallId\":\"c7\""), QString());
    QCOMPARE(callOf("{\"params\":{\"toolCallId\":\"c7\"}}", "notices"), QString());
}

void TestDecode::whatIsSentIsValid()
{
    QCOMPARE(v1::encode(PermissionAnswer{std::nullopt}), QByteArray(R"({"outcome":{"outcome":"cancelled"}})"));
    QCOMPARE(v1::encode(PermissionAnswer{QStringLiteral("o")}),
             QByteArray(R"({"outcome":{"optionId":"o","outcome":"selected"}})"));
    QCOMPARE(v1::encode(TerminalExit{std::nullopt, QStringLiteral("SIGTERM")}),
             QByteArray(R"({"exitCode":null,"signal":"SIGTERM"})"));
    QVERIFY(v1::encode(NewSessionRequest{QStringLiteral("/x"), {}, {}}).contains(R"("mcpServers":[])"));
    QVERIFY(v1::encode(SetConfigOptionRequest{{QStringLiteral("s")}, QStringLiteral("c"), true})
                .contains(R"("type":"boolean")"));
    QVERIFY(!v1::encode(SetConfigOptionRequest{{QStringLiteral("s")}, QStringLiteral("c"), QStringLiteral("v")})
                 .contains("type"));
}

#endif

BELAY_TEST(TestDecode)

} // namespace tst_decode

#include "tst_decode.moc"
