// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionoptions.h"

#include "acp/agentendpoint.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/calls/calltracking.h"

#include <utility>

namespace core {

SessionOptions::SessionOptions(RequestBoard *board, NewRow newRow, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_newRow(std::move(newRow))
{}

void SessionOptions::attach(const acp::SessionSetup &setup)
{
    m_facts.options = setup.options;
    m_facts.optionsAreModes = false;
    if (setup.options.empty() && setup.modes)
        setModes(*setup.modes);
    Q_EMIT changed();
}

void SessionOptions::apply(acp::AvailableCommands &commands)
{
    if (commands.leftOut > 0)
        addLeftOut(tr("It has %n more command(s) than Belay takes.", nullptr, commands.leftOut));
    m_facts.commands = std::move(commands.commands);
    Q_EMIT changed();
}

void SessionOptions::apply(const acp::CurrentMode &mode)
{
    if (!m_facts.optionsAreModes || m_facts.options.empty())
        return;
    m_facts.options.front().value = mode.modeId;
    m_facts.options.front().isUncertain = false;
    Q_EMIT changed();
}

void SessionOptions::apply(acp::ConfigOptions &options)
{
    for (const acp::ConfigOption &option : options.options) {
        if (option.leftOut > 0)
            addLeftOut(tr("“%1” has %n more value(s) than Belay takes.", nullptr, option.leftOut)
                           .arg(base::visibleText(option.name)));
    }
    m_facts.options = std::move(options.options);
    m_facts.optionsAreModes = false;
    Q_EMIT changed();
}

/// Without the word the user would look in a list for what is not in it.
void SessionOptions::addLeftOut(const QString &sentence)
{
    if (m_saidLeftOut.contains(sentence))
        return;
    m_saidLeftOut << sentence;
    Q_EMIT noticed({acp::Severity::Warning, tr("The agent offers more than is shown"), sentence});
}

void SessionOptions::apply(const acp::SessionInfoUpdate &info)
{
    if (info.clearsTitle)
        m_facts.title.clear();
    else if (info.title)
        m_facts.title = *info.title;
    Q_EMIT changed();
}

void SessionOptions::apply(acp::Usage &usage)
{
    m_facts.usage = std::move(usage);
    countUsage(*m_facts.usage);
    Q_EMIT changed();
}

void SessionOptions::countUsage(const acp::Usage &usage)
{
    if (!m_usageBefore)
        return;
    UsageCounted body;
    body.context = qint64(usage.used) - qint64(m_usageBefore->used);
    // No difference can be computed if the currency has changed.
    const bool sameMoney = !m_usageBefore->cost || m_usageBefore->currency == usage.currency;
    if (usage.cost && sameMoney) {
        body.cost = *usage.cost - m_usageBefore->cost.value_or(0);
        body.currency = usage.currency;
    }
    Q_EMIT usageCounted(body);
}

void SessionOptions::setModes(const acp::SessionModes &modes)
{
    acp::ConfigOption option;
    option.id = QStringLiteral("mode");
    option.name = tr("Mode");
    option.category = QStringLiteral("mode");
    option.value = modes.currentId;
    option.leftOut = modes.leftOut;
    if (modes.leftOut > 0)
        addLeftOut(tr("“%1” has %n more value(s) than Belay takes.", nullptr, modes.leftOut).arg(option.name));
    for (const acp::SessionMode &mode : modes.available)
        option.values.push_back({mode.id, mode.name, mode.description, {}});
    m_facts.options = {option};
    m_facts.optionsAreModes = true;
}

void SessionOptions::setUncertain(const QString &optionId, bool isUncertain)
{
    for (acp::ConfigOption &option : m_facts.options) {
        if (option.id == optionId)
            option.isUncertain = isUncertain;
    }
    Q_EMIT changed();
}

void SessionOptions::set(acp::AgentEndpoint *endpoint, const base::SessionId &session, const QString &optionId,
                         const std::variant<QString, bool> &value)
{
    QString name = optionId;
    for (const acp::ConfigOption &option : m_facts.options) {
        if (option.id == optionId)
            name = base::visibleText(option.name);
    }
    const auto isOver = std::make_shared<bool>(false);
    const auto failed = [this, name, optionId, isOver](acp::CallEnd end, const base::Error &error) {
        const bool isKnown = end == acp::CallEnd::Failed || end == acp::CallEnd::Cancelled;
        setUncertain(optionId, !isKnown);
        const QString what = isKnown ? tr("The agent did not change “%1”; it is what it was").arg(name)
                                     : tr("It is not known whether the agent changes “%1”").arg(name);
        Q_EMIT noticed({acp::Severity::Warning, what,
                        *isOver ? base::Words::tr("The agent did not answer within %n second(s).", nullptr,
                                                  int(answerLimit.count() / 1000))
                                : error.message});
        Q_EMIT answered(optionId, false);
    };
    const auto track = [this, isOver](const acp::Call &call, const RequestRow &row) {
        endWithin(m_board, trackCall(m_board, call, row), call, answerLimit, [isOver] { *isOver = true; });
    };
    RequestRow row = m_newRow(m_facts.optionsAreModes ? RequestKind::SetMode : RequestKind::SetConfigOption);
    row.turn = {}; // it does not belong to the turn, so Stop does not cancel it
    row.detail = name;
    if (m_facts.optionsAreModes) {
        const QString mode = std::holds_alternative<QString>(value) ? std::get<QString>(value) : QString();
        track(endpoint->setMode({session, mode}, this,
                                [this, mode, optionId, failed](const acp::Reply<acp::Nothing> &reply) {
                                    if (!reply.value) {
                                        failed(reply.end, reply.value.error());
                                        return;
                                    }
                                    apply(acp::CurrentMode{mode});
                                    Q_EMIT answered(optionId, true);
                                }),
              row);
        return;
    }
    track(endpoint->setConfigOption({session, optionId, value}, this,
                                    [this, optionId, failed](const acp::Reply<std::vector<acp::ConfigOption>> &reply) {
                                        acp::ConfigOptions now;
                                        if (!reply.value) {
                                            failed(reply.end, reply.value.error());
                                            return;
                                        }
                                        now.options = *reply.value;
                                        apply(now);
                                        Q_EMIT answered(optionId, true);
                                    }),
          row);
}

} // namespace core

#include "moc_sessionoptions.cpp"
