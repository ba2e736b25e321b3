// SPDX-License-Identifier: Apache-2.0
// Every kind of thing that an agent can show.
#include "demoagent/pictures.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"
#include "demoagent/tourtext.h"

#include <unistd.h>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

constexpr auto pngData =
    "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAT0lEQVR42mNgGAXUALL56/5jwzQzmCoWEWMA2ZaQopFkS8hxFUl6yA1X"
    "ovThUkRs5BK0ZNSCEWABzZMpXTIazYsKuhR2dCmu6VLhjAIQAAAEJi5YlwCsNgAAAABJRU5ErkJggg=="_L1;
constexpr auto wavData =
    "UklGRnQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YVAAAABYWFhYWFhYWFhYqKioqKioqKioqFhYWFhYWFhYWFioqKioqKio"
    "qKioWFhYWFhYWFhYWKioqKioqKioqKhYWFhYWFhYWFhYqKioqKioqKioqA=="_L1;

void help(PromptTurn &turn)
{
    QString text = u"The first word of a prompt chooses what I do; anything else starts the tour.\n\n"_s;
    for (const Word &word : words()) {
        const QString arguments = *word.arguments ? QString(u' ' + QString::fromUtf8(word.arguments)) : QString();
        text += u"- `%1%2`: %3\n"_s.arg(QLatin1StringView(word.name), arguments, QString::fromUtf8(word.help));
    }
    turn.say(text);
}

void given(PromptTurn &turn)
{
    QStringList lines{u"- folder %1"_s.arg(turn.session().cwd)};
    const QJsonArray folders = turn.session().folders, servers = turn.session().mcpServers;
    for (const auto &folder : folders)
        lines << u"- folder %1"_s.arg(folder.toString());
    for (const auto &server : servers) {
        QStringList words{server["command"_L1].toString(server["url"_L1].toString())};
        const QJsonArray arguments = server["args"_L1].toArray();
        for (const auto &argument : arguments)
            words << argument.toString();
        const QJsonArray values = server[server["url"_L1].isString() ? "headers"_L1 : "env"_L1].toArray();
        for (const auto &value : values)
            words << u"(%1, %2 characters)"_s.arg(value["name"_L1].toString()).arg(value["value"_L1].toString().size());
        lines << u"- server %1 by %2: %3"_s.arg(server["name"_L1].toString(), server["type"_L1].toString(u"stdio"_s),
                                                words.join(u' '));
    }
    turn.say(lines.join(u'\n'));
}

void markdown(PromptTurn &turn)
{
    turn.say(markdownSample() + u"\n\n"_s + githubSample());
}

void thoughts(PromptTurn &turn)
{
    turn.think(u"First I look at what is there.\n\nThen I think about **what** to do with it, and only then "
               "do I say anything at all."_s);
    turn.say(u"That was a thought. "_s);
    turn.think(u"And this is a second one, in the middle of an answer."_s);
    turn.say(u"And that another."_s);
}

void planSteps(PromptTurn &turn)
{
    const QStringList steps{u"Look around"_s, u"Change *one* thing"_s, u"Check it"_s, u"Say what was done"_s};
    for (int done = 0; done <= steps.size(); ++done) {
        turn.plan(steps, done);
        turn.say(u"%1 of %2 steps done. "_s.arg(done).arg(steps.size()));
        turn.pause(700);
    }
}

void tools(PromptTurn &turn)
{
    const QString file = turn.path(u"belay-demo/notes.md"_s);
    const QJsonObject at{{"path"_L1, file}, {"line"_L1, 3}};
    const QString fetch =
        turn.startTool("fetch"_L1, u"Fetch https://example.org/tides.json"_s,
                       {{"rawInput"_L1, QJsonObject{{"url"_L1, "https://example.org/tides.json"_L1}}}});
    const QString read = turn.startTool("read"_L1, u"Read belay-demo/notes.md"_s, {{"locations"_L1, QJsonArray{at}}});
    turn.endTool(read, "completed"_L1, {{"content"_L1, QJsonArray{toolText(u"# Notes\n\n- one\n- two\n"_s)}}});
    const QString search = turn.startTool("search"_L1, u"Search for \"rope\""_s);
    turn.endTool(search, "completed"_L1,
                 {{"content"_L1, QJsonArray{toolText(u"```\nbelay-demo/notes.md:3: a rope\n```"_s)}},
                  {"locations"_L1, QJsonArray{at, QJsonObject{{"path"_L1, turn.path(u"README.md"_s)}}}}});
    const QString think = turn.startTool("think"_L1, u"Weigh two knots"_s);
    turn.endTool(think);
    const QString edit = turn.startTool("edit"_L1, u"Edit belay-demo/notes.md"_s, {{"locations"_L1, QJsonArray{at}}});
    turn.endTool(edit, "completed"_L1,
                 {{"content"_L1, QJsonArray{toolDiff(file, u"one\ntwo\nthree\n"_s, u"one\nTWO\nthree\nfour\n"_s)}}});
    const QString create = turn.startTool("edit"_L1, u"Create belay-demo/new.txt"_s);
    turn.endTool(create, "completed"_L1,
                 {{"content"_L1,
                   QJsonArray{toolDiff(turn.path(u"belay-demo/new.txt"_s), QJsonValue::Null, u"a new file\n"_s)}}});
    turn.endTool(turn.startTool("move"_L1, u"Move notes.md to archive/notes.md"_s));
    turn.endTool(
        turn.startTool("delete"_L1, u"Delete belay-demo/old.txt"_s), "failed"_L1,
        {{"content"_L1, QJsonArray{toolText(u"No such file"_s)}}, {"rawOutput"_L1, QJsonObject{{"errno"_L1, 2}}}});
    turn.endTool(turn.startTool("execute"_L1, u"make -j2 check"_s), "completed"_L1,
                 {{"content"_L1, QJsonArray{toolText(u"```console\n$ make -j2 check\n100% tests passed\n```"_s)}},
                  {"rawOutput"_L1, QJsonObject{{"exitCode"_L1, 0}}}});
    turn.endTool(turn.startTool("switch_mode"_L1, u"Switch to \"Run freely\""_s));
    turn.endTool(turn.startTool("other"_L1, u"Something of its own kind"_s, {{"status"_L1, "pending"_L1}}));
    turn.endTool(fetch, "completed"_L1, {{"title"_L1, "Fetched tides.json"_L1}});
    turn.say(u"Those were tool calls of every kind; one of them failed."_s);
}

void sendContent(PromptTurn &turn, const QJsonObject &content)
{
    turn.update({{"sessionUpdate"_L1, "agent_message_chunk"_L1}, {"content"_L1, content}});
}

void images(PromptTurn &turn)
{
    turn.say(u"A picture, a sound, a link and a resource:\n\n"_s);
    sendContent(turn, {{"type"_L1, "image"_L1}, {"mimeType"_L1, "image/png"_L1}, {"data"_L1, pngData}});
    sendContent(turn, {{"type"_L1, "audio"_L1}, {"mimeType"_L1, "audio/wav"_L1}, {"data"_L1, wavData}});
    sendContent(turn, {{"type"_L1, "resource_link"_L1},
                       {"name"_L1, "notes.md"_L1},
                       {"title"_L1, "Notes"_L1},
                       {"mimeType"_L1, "text/markdown"_L1},
                       {"size"_L1, 120},
                       {"uri"_L1, QString(u"file://"_s + turn.path(u"belay-demo/notes.md"_s))}});
    sendContent(turn, {{"type"_L1, "resource"_L1},
                       {"resource"_L1, QJsonObject{{"uri"_L1, "memory://knots"_L1},
                                                   {"mimeType"_L1, "text/plain"_L1},
                                                   {"text"_L1, "bowline\nclove hitch\n"_L1}}}});
    turn.say(u"\n\nThat was all of them."_s);
}

QJsonObject toolBlock(const QJsonObject &block)
{
    return {{"type"_L1, "content"_L1}, {"content"_L1, block}};
}

void toolImages(PromptTurn &turn)
{
    const QString shot = turn.startTool("other"_L1, u"Take a picture of the window"_s);
    turn.pause(500);
    const QString data = QString::fromLatin1(drawing(960, 480).toBase64());
    const QJsonArray seen{toolText(u"960 × 480 pixels, a rope before the sky."_s),
                          toolBlock({{"type"_L1, "image"_L1}, {"mimeType"_L1, "image/png"_L1}, {"data"_L1, data}})};
    turn.endTool(shot, "completed"_L1, {{"content"_L1, seen}});
    const QString file = turn.path(u"belay-demo/cleat.png"_s);
    const QString read = turn.startTool("read"_L1, u"Read belay-demo/cleat.png"_s,
                                        {{"locations"_L1, QJsonArray{QJsonObject{{"path"_L1, file}}}}});
    turn.endTool(read, "completed"_L1,
                 {{"content"_L1, QJsonArray{toolBlock({{"type"_L1, "image"_L1},
                                                       {"mimeType"_L1, "image/png"_L1},
                                                       {"uri"_L1, QString(u"file://"_s + file)},
                                                       {"data"_L1, pngData}})}}});
    const QString fetch = turn.startTool("fetch"_L1, u"Fetch what is known of knots"_s);
    const QJsonObject knots{
        {"uri"_L1, "memory://knots"_L1}, {"mimeType"_L1, "text/plain"_L1}, {"text"_L1, "bowline\nclove hitch\n"_L1}};
    turn.endTool(
        fetch, "completed"_L1,
        {{"content"_L1,
          QJsonArray{
              toolText(u"A sound, a link and a text:"_s),
              toolBlock({{"type"_L1, "audio"_L1}, {"mimeType"_L1, "audio/wav"_L1}, {"data"_L1, wavData}}),
              toolBlock(
                  {{"type"_L1, "resource_link"_L1}, {"name"_L1, "knots"_L1}, {"uri"_L1, "https://example.org"_L1}}),
              toolBlock({{"type"_L1, "resource"_L1}, {"resource"_L1, knots}})}}});
    turn.say(u"Those were calls that bring more than text."_s);
}

/// Describes the received blocks, one per line: kind, source and size.
void blocks(PromptTurn &turn)
{
    QString text;
    for (const auto &block : turn.blocks()) {
        const QJsonObject resource = block["resource"_L1].toObject();
        const QString type = block["type"_L1].toString();
        const QString uri = resource.isEmpty() ? block["uri"_L1].toString() : resource["uri"_L1].toString();
        const QString mime = resource.isEmpty() ? block["mimeType"_L1].toString() : resource["mimeType"_L1].toString();
        const QString held = type == "text"_L1 ? block["text"_L1].toString() : resource["text"_L1].toString();
        const qsizetype bytes = held.isEmpty() ? QByteArray::fromBase64(block["data"_L1].toString().toLatin1()).size()
                                               : held.toUtf8().size();
        text +=
            u"- %1 `%2` %3 %4 bytes, size %5\n"_s.arg(type, uri, mime).arg(bytes).arg(block["size"_L1].toInteger(-1));
    }
    turn.say(text);
}

void unknownKinds(PromptTurn &turn)
{
    turn.update({{"sessionUpdate"_L1, "weather_update"_L1}, {"wind"_L1, 7}, {"note"_L1, "an update of the future"_L1}});
    const QString call = turn.startTool("knit"_L1, u"A tool of an unknown kind"_s);
    turn.updateTool(call, {{"status"_L1, "dreaming"_L1}});
    turn.updateTool(call, {{"content"_L1, QJsonArray{QJsonObject{{"type"_L1, "hologram"_L1}, {"data"_L1, u"…"_s}},
                                                     toolText(u"the item after the unknown one"_s), 42}}});
    turn.endTool(call, "completed"_L1,
                 {{"unknownField"_L1, QJsonObject{{"deep"_L1, true}}}, {"locations"_L1, "nowhere"_L1}});
    sendContent(turn, {{"type"_L1, "smell"_L1}, {"data"_L1, "tar and hemp"_L1}});
    const QJsonArray entries{
        QJsonObject{{"content"_L1, "Of unknown weight"_L1}, {"priority"_L1, "extreme"_L1}, {"status"_L1, "blocked"_L1}},
        u"no entry at all"_s};
    turn.update({{"sessionUpdate"_L1, "plan"_L1}, {"entries"_L1, entries}});
    turn.update({{"noKind"_L1, true}});
    turn.wire().notify("session/update"_L1, {{"sessionId"_L1, turn.session().id}, {"update"_L1, "no object"_L1}});
    turn.say(u"Those were unknown kinds, and this is a known one."_s);
}

void notices(PromptTurn &turn)
{
    const auto notice = [&](QLatin1StringView severity, const QString &title, const QString &description) {
        turn.update({{"sessionUpdate"_L1, "notice"_L1},
                     {"severity"_L1, severity},
                     {"title"_L1, title},
                     {"description"_L1, description}});
    };
    notice("info"_L1, u"High water at six"_s, u"Nothing needs to be done."_s);
    notice("warning"_L1, u"The rope is worn"_s, u"It holds for *today*."_s);
    notice("error"_L1, u"The cleat is loose"_s, {});
    notice("catastrophe"_L1, u"A severity of the future"_s, {});
    const QJsonObject begun{{"sessionUpdate"_L1, "compaction_update"_L1},
                            {"compactionId"_L1, "compaction-1"_L1},
                            {"status"_L1, "in_progress"_L1}};
    turn.update(begun);
    for (const QString &piece : {u"The talk so far: "_s, u"ropes, knots "_s, u"and weather."_s})
        turn.update({{"sessionUpdate"_L1, "compaction_summary_chunk"_L1},
                     {"compactionId"_L1, "compaction-1"_L1},
                     {"content"_L1, textContent(piece)}});
    QJsonObject ended = begun;
    ended["status"_L1] = "completed"_L1;
    turn.update(ended);
    turn.say(u"Those were notices and a compaction."_s);
}

void ansi(PromptTurn &turn)
{
    // Each of these characters would hide or reorder parts of the command if it were shown unescaped.
    const QString command =
        u"echo \u001b[31mred\u001b[0m; rm -rf \u202eyarra\u202c\u2066x\u2069 \u200bz\u0007\r\u0008 #\ttab\nsecond line"_s;
    const QString call = turn.startTool(
        "execute"_L1, command, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, QJsonObject{{"command"_L1, command}}}});
    const Answer answer = turn.ask("session/request_permission"_L1,
                                   {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call},
                                                                {"title"_L1, command},
                                                                {"kind"_L1, "execute"_L1},
                                                                {"rawInput"_L1, QJsonObject{{"command"_L1, command}}}}},
                                    {"options"_L1, permissionOptions()}});
    turn.endTool(call, "failed"_L1, {{"content"_L1, QJsonArray{toolText(u"\u001b[1mnothing\u001b[0m was run"_s)}}});
    turn.say(u"permission: %1. Nothing was run."_s.arg(outcomeText(answer)));
}

// What would set the clipboard, hide what is written next and go back on a terminal that gets it as it is.
void escapes(PromptTurn &turn)
{
    turn.say(u"clip \u001b"_s);
    turn.say(u"]52;c;QUFBQQ==\u0007 C1 \u009b8m ink \u001b[8m\u001b(0 back \u0008\tend\r"_s);
    turn.say(u"\nnext line\r\n"_s);
    const QString call = turn.startTool("execute"_L1, u"make test"_s, {{"status"_L1, "pending"_L1}});
    const Answer answer = turn.ask(
        "session/request_permission"_L1,
        {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call}, {"title"_L1, u"make test"_s}, {"kind"_L1, "execute"_L1}}},
         {"options"_L1, permissionOptions()}});
    turn.endTool(call, "completed"_L1,
                 {{"content"_L1, QJsonArray{toolText(u"one\ttwo \u001b]52;c;QUFBQQ==\u0007"_s)}}});
    turn.startTool("execute"_L1, u"make once"_s,
                   {{"status"_L1, "completed"_L1}, {"content"_L1, QJsonArray{toolText(u"all at once"_s)}}});
    turn.say(u"permission: %1\n"_s.arg(outcomeText(answer)));
    if (turn.arguments() != "die"_L1)
        return;
    std::fputs("boom \x1b]52;c;QUFBQQ==\a \x1b[8m\xc2\x9b"
               "8m\n",
               stderr);
    ::_exit(3);
}

} // namespace

Words contentWords()
{
    return {
        {"help", "", "lists the words I know", help},
        {"given", "", "lists the folders and MCP servers that I was given", given},
        {"markdown", "", "shows what Markdown can do", markdown},
        {"thought", "", "thinks aloud", thoughts},
        {"plan", "", "makes a plan and goes through it", planSteps},
        {"tools", "", "reports tool calls of every kind", tools},
        {"images", "", "shows a picture, a sound, a link and a resource", images},
        {"tool-images", "", "reports calls that bring pictures, a sound and a text", toolImages},
        {"blocks", "", "lists the blocks of your message", blocks},
        {"notices", "", "sends notices and a compaction", notices},
        {"unknown-kinds", "", "sends kinds and values that no client knows", unknownKinds},
        {"ansi", "", "asks for a command full of control characters", ansi},
        {"escapes", "[die]", "says what steers a terminal, asks, and may end its process so", escapes},
    };
}

} // namespace demoagent
