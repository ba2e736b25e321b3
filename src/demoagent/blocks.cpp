// SPDX-License-Identifier: Apache-2.0
// The pieces that messages are put together from, and the tool calls of a turn.
#include "demoagent/promptturn.h"

using namespace Qt::StringLiterals;

namespace demoagent {

QJsonObject textContent(const QString &text)
{
    return {{"type"_L1, "text"_L1}, {"text"_L1, text}};
}

QJsonObject toolText(const QString &text)
{
    return {{"type"_L1, "content"_L1}, {"content"_L1, textContent(text)}};
}

QJsonObject toolDiff(const QString &path, const QJsonValue &oldText, const QString &newText)
{
    return {{"type"_L1, "diff"_L1}, {"path"_L1, path}, {"oldText"_L1, oldText}, {"newText"_L1, newText}};
}

QJsonObject toolTerminal(const QString &terminalId)
{
    return {{"type"_L1, "terminal"_L1}, {"terminalId"_L1, terminalId}};
}

QJsonArray permissionOptions()
{
    const auto option = [](QLatin1StringView kind, QLatin1StringView id, QLatin1StringView name) {
        return QJsonObject{{"optionId"_L1, id}, {"name"_L1, name}, {"kind"_L1, kind}};
    };
    // The ids differ from the kinds on purpose: a client must go by the kind.
    return {
        option("allow_once"_L1, "yes"_L1, "Allow"_L1), option("allow_always"_L1, "yes-always"_L1, "Always allow"_L1),
        option("reject_once"_L1, "no"_L1, "Reject"_L1), option("reject_always"_L1, "no-never"_L1, "Always reject"_L1)};
}

QString outcomeText(const Answer &permission)
{
    if (!permission.ok())
        return permission.words();
    const QJsonObject outcome = permission.result["outcome"_L1].toObject();
    const QString how = outcome["outcome"_L1].toString();
    return how == "selected"_L1 ? outcome["optionId"_L1].toString() : how;
}

QString PromptTurn::startTool(QLatin1StringView kind, const QString &title, const QJsonObject &more)
{
    m_lastKind = {};
    const QString id = u"call-%1-%2"_s.arg(m_promptId.toVariant().toString()).arg(++m_tool);
    QJsonObject call{{"sessionUpdate"_L1, "tool_call"_L1},
                     {"toolCallId"_L1, id},
                     {"title"_L1, title},
                     {"kind"_L1, kind},
                     {"status"_L1, "in_progress"_L1}};
    for (auto it = more.begin(); it != more.end(); ++it)
        call[it.key()] = it.value();
    update(call);
    return id;
}

void PromptTurn::updateTool(const QString &id, const QJsonObject &more)
{
    QJsonObject call{{"sessionUpdate"_L1, "tool_call_update"_L1}, {"toolCallId"_L1, id}};
    for (auto it = more.begin(); it != more.end(); ++it)
        call[it.key()] = it.value();
    update(call);
}

void PromptTurn::endTool(const QString &id, QLatin1StringView status, const QJsonObject &more)
{
    QJsonObject call = more;
    call["status"_L1] = status;
    updateTool(id, call);
}

} // namespace demoagent
