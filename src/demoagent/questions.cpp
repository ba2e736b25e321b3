// SPDX-License-Identifier: Apache-2.0
// What the agent asks the user for: forms and addresses.
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

QJsonObject property(QLatin1StringView type, const QString &title, QJsonObject more = {})
{
    more["type"_L1] = type;
    more["title"_L1] = title;
    return more;
}

QJsonObject option(const QString &value, const QString &title, const QString &description = {})
{
    QJsonObject out{{"const"_L1, value}, {"title"_L1, title}};
    if (!description.isEmpty())
        out["description"_L1] = description;
    return out;
}

QString valueWords(const QJsonValue &value)
{
    if (value.isArray()) {
        QStringList items;
        for (const auto &item : value.toArray())
            items.append(item.toString());
        return items.join(u'+');
    }
    return value.isBool() ? (value.toBool() ? u"yes"_s : u"no"_s) : value.toVariant().toString();
}

/// Says what the client answered, for tests and people.
void sayAnswer(PromptTurn &turn, const Answer &answer)
{
    QString words = answer.ok() ? answer.result["action"_L1].toString() : answer.words();
    const QJsonObject content = answer.result["content"_L1].toObject();
    for (auto it = content.begin(); it != content.end(); ++it)
        words += u" %1=%2"_s.arg(it.key(), valueWords(it.value()));
    turn.say(u"elicitation: "_s + words);
}

Answer askForm(PromptTurn &turn, const QString &message, const QJsonObject &properties, const QJsonArray &required)
{
    const QJsonObject schema{{"type"_L1, "object"_L1}, {"properties"_L1, properties}, {"required"_L1, required}};
    return turn.ask("elicitation/create"_L1,
                    {{"mode"_L1, "form"_L1}, {"message"_L1, message}, {"requestedSchema"_L1, schema}});
}

// Asks with a form that has a field of every kind in the protocol.
void elicit(PromptTurn &turn)
{
    const QJsonArray ropes{option(u"static"_s, u"Static"_s, u"does not stretch: for hauling and abseiling"_s),
                           option(u"dynamic"_s, u"Dynamic"_s, u"stretches: for whoever may fall"_s)};
    const QJsonObject uses{{"type"_L1, "string"_L1}, {"enum"_L1, QJsonArray{"sea"_L1, "rock"_L1}}};
    const QJsonObject properties{
        {"name"_L1, property("string"_L1, u"Name of the knot"_s, {{"minLength"_L1, 1}, {"default"_L1, "bowline"_L1}})},
        {"turns"_L1, property("integer"_L1, u"Turns"_s, {{"minimum"_L1, 1}, {"maximum"_L1, 9}})},
        {"load"_L1, property("number"_L1, u"Load in kN"_s)},
        {"mail"_L1, property("string"_L1, u"Who is told"_s, {{"format"_L1, "email"_L1}})},
        {"wet"_L1, property("boolean"_L1, u"The rope is wet"_s)},
        {"rope"_L1, property("string"_L1, u"Rope"_s, {{"oneOf"_L1, ropes}})},
        {"uses"_L1, property("array"_L1, u"Uses"_s, {{"items"_L1, uses}, {"minItems"_L1, 1}})}};
    sayAnswer(turn, askForm(turn, u"Which knot shall it be?"_s, properties, {"name"_L1, "rope"_L1, "uses"_L1}));
}

// Asks with a form that is longer than any window and has unknown kinds of fields.
void elicitOdd(PromptTurn &turn)
{
    QJsonObject properties{
        {"odd"_L1, property("colour"_L1, u"A kind nobody knows"_s)},
        {"pattern"_L1, property("string"_L1, u"With a pattern that is wrong"_s, {{"pattern"_L1, "(unclosed"_L1}})}};
    QJsonArray many;
    for (int i = 1; i <= 500; ++i)
        many.append(u"choice %1"_s.arg(i));
    properties["many"_L1] = property("string"_L1, u"One of many"_s, {{"enum"_L1, many}});
    for (int i = 1; i <= turn.number(0, 30); ++i)
        properties[u"field %1"_s.arg(i, 3, 10, QLatin1Char('0'))] = property("string"_L1, u"Field %1"_s.arg(i));
    sayAnswer(turn, askForm(turn, u"An odd form\u202e, and <b>words</b> that try [things](https://example.org)."_s,
                            properties, {}));
}

// Asks the user to open an address; completes shortly after it was opened.
void elicitUrl(PromptTurn &turn)
{
    const QString url = turn.arguments().isEmpty() ? u"https://example.org/knots?id=7"_s : turn.arguments();
    const QJsonObject params{{"mode"_L1, "url"_L1},
                             {"message"_L1, "Please choose the knot on its own page."_L1},
                             {"elicitationId"_L1, "knot-7"_L1},
                             {"url"_L1, url}};
    const Answer answer = turn.ask("elicitation/create"_L1, params);
    if (answer.ok() && answer.result["action"_L1] == "accept"_L1) {
        turn.wait(300);
        turn.wire().notify("elicitation/complete"_L1, {{"elicitationId"_L1, "knot-7"_L1}});
    }
    sayAnswer(turn, answer);
}

// Two ways to do the same, as agents offer a sandbox.
void chooseWay(PromptTurn &turn)
{
    const auto way = [](QLatin1StringView id, QLatin1StringView name, QLatin1StringView kind) {
        return QJsonObject{{"optionId"_L1, id}, {"name"_L1, name}, {"kind"_L1, kind}};
    };
    const QString command = turn.arguments().isEmpty() ? u"make test"_s : turn.arguments();
    const QString call = turn.startTool(
        "execute"_L1, command, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, QJsonObject{{"command"_L1, command}}}});
    const Answer answer =
        turn.ask("session/request_permission"_L1,
                 {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call}}},
                  {"options"_L1, QJsonArray{way("outside"_L1, "Run outside"_L1, "allow_once"_L1),
                                            way("inside"_L1, "Run in the sandbox"_L1, "allow_once"_L1),
                                            way("always"_L1, "Always outside"_L1, "allow_always"_L1),
                                            way("no"_L1, "Reject"_L1, "reject_once"_L1)}}});
    turn.endTool(call, "completed"_L1);
    turn.say(u"permission: %1"_s.arg(outcomeText(answer)));
}

} // namespace

Words questionWords()
{
    return {
        {"choose-way", "[COMMAND]", "asks for a command that can be allowed in two ways", chooseWay},
        {"elicit", "", "asks with a form", elicit},
        {"elicit-odd", "[FIELDS]", "asks with a long and strange form", elicitOdd},
        {"elicit-url", "[ADDRESS]", "asks to go to an address", elicitUrl},
    };
}

} // namespace demoagent
