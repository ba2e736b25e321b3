// SPDX-License-Identifier: Apache-2.0
// Bytes on stdout that a client has to survive, and ends of turns other than end_turn.
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

QByteArray chunkLine(PromptTurn &turn, const QString &text)
{
    const QJsonObject update{{"sessionUpdate"_L1, "agent_message_chunk"_L1}, {"content"_L1, textContent(text)}};
    return QJsonDocument(
               QJsonObject{{"jsonrpc"_L1, "2.0"_L1},
                           {"method"_L1, "session/update"_L1},
                           {"params"_L1, QJsonObject{{"sessionId"_L1, turn.session().id}, {"update"_L1, update}}}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

void junk(PromptTurn &turn)
{
    const QByteArrayList lines{"Loading model... done",
                               "{not json",
                               "[1, 2",
                               "[]",
                               "null",
                               "42",
                               "\"a string\"",
                               "{}",
                               "{\"jsonrpc\":\"2.0\",\"id\":424242,\"result\":{}}",
                               "{\"jsonrpc\":\"2.0\",\"method\":17}",
                               QByteArray("\xff\xfe\x00\x01 no text", 12)};
    for (const QByteArray &line : lines) {
        turn.wire().raw(line + '\n');
        turn.say(u"So far so good. "_s);
    }
    turn.say(u"The junk is over."_s);
}

void deepJson(PromptTurn &turn)
{
    constexpr int depth = 5000;
    QByteArray line = chunkLine(turn, u"never shown"_s).trimmed();
    line.chop(1);
    line += ",\"_meta\":{\"deep\":" + QByteArray(depth, '[') + QByteArray(depth, ']') + "}}\n";
    turn.wire().raw(line);
    turn.say(u"The deep message is over."_s);
}

void splitUtf8(PromptTurn &turn)
{
    turn.wire().rawInPieces(
        chunkLine(turn, u"Grüße aus Łódź, 你好, 👩‍🚒 und 🪢: naïve façade, €5.\n\n"_s), 1);
    turn.wire().rawInPieces(chunkLine(turn, u"Noch einmal: äöüß 水 🧗 Ende."_s), 7);
}

void crlf(PromptTurn &turn)
{
    turn.wire().setLineEnd("\r\n\r\n \r\n");
    turn.say(u"These messages end with CR and LF and have blank lines between them."_s);
    turn.answer("end_turn"_L1);
    turn.wire().setLineEnd("\n");
}

void refusal(PromptTurn &turn)
{
    turn.say(u"I would rather not."_s);
    turn.answer("refusal"_L1);
}

void maxTokens(PromptTurn &turn)
{
    turn.say(u"There was more to say, but"_s);
    turn.answer("max_tokens"_L1);
}

void maxTurnRequests(PromptTurn &turn)
{
    turn.say(u"Round and round and"_s);
    turn.answer("max_turn_requests"_L1);
}

void error(PromptTurn &turn)
{
    const QString code = turn.argumentList().value(0);
    const QString message = turn.arguments().mid(code.size()).trimmed();
    turn.answerError(turn.number(0, -32603), message.isEmpty() ? u"Something went wrong"_s : message);
}

} // namespace

Words rudeWords()
{
    return {
        {"junk", "", "writes lines that are no messages", junk},
        {"deep-json", "", "sends a message nested 5000 deep", deepJson},
        {"split-utf8", "", "writes characters in pieces", splitUtf8},
        {"crlf", "", "ends lines with CR LF and adds blank ones", crlf},
        {"refusal", "", "ends with refusal", refusal},
        {"max-tokens", "", "ends with max_tokens", maxTokens},
        {"max-turn-requests", "", "ends with max_turn_requests", maxTurnRequests},
        {"error", "CODE MESSAGE", "ends with an error", error},
    };
}

} // namespace demoagent
