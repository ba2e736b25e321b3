// SPDX-License-Identifier: Apache-2.0
#include "acp/agentendpoint.h"
#include "acp/requests.h"
#include "acp/values.h"
#include "base/visibletext.h"
#include "core/session/calltracking.h"
#include "core/session/session.h"
#include "ledger/observation.h"

#include <QFile>

namespace core {

namespace {

template <class... F> struct Overloaded : F...
{
    using F::operator()...;
};
template <class... F> Overloaded(F...) -> Overloaded<F...>;

/// Told again by `session/load`; the rest is what the session is like now.
bool isConversation(const acp::SessionUpdate &update)
{
    return !std::holds_alternative<acp::AvailableCommands>(update) &&
           !std::holds_alternative<acp::CurrentMode>(update) && !std::holds_alternative<acp::ConfigOptions>(update) &&
           !std::holds_alternative<acp::SessionInfoUpdate>(update) && !std::holds_alternative<acp::Usage>(update);
}

} // namespace

void Session::applyUpdate(acp::SessionUpdate update)
{
    const base::TurnId current = m_turnOpen ? turn() : base::TurnId{};
    if (m_replaying && isConversation(update)) {
        ++m_replayed;
        if (m_replay == Replay::Repeated)
            return;
        Q_EMIT stateChanged();
    }
    std::visit(
        Overloaded{
            [&](acp::MessageChunk &chunk) { emitEvent(Chunk{std::move(chunk)}, current); },
            [&](acp::ToolCallUpdate &call) { applyToolCall(std::move(call)); },
            [&](acp::PlanUpdate &plan) { emitEvent(PlanChanged{std::move(plan)}, current); },
            [&](acp::AvailableCommands &commands) {
                m_facts.commands = std::move(commands.commands);
                Q_EMIT factsChanged();
            },
            [&](acp::CurrentMode &mode) {
                if (!m_facts.optionsAreModes || m_facts.options.empty())
                    return;
                m_facts.options.front().value = mode.modeId;
                Q_EMIT factsChanged();
            },
            [&](acp::ConfigOptions &options) {
                m_facts.options = std::move(options.options);
                m_facts.optionsAreModes = false;
                Q_EMIT factsChanged();
            },
            [&](acp::SessionInfoUpdate &info) {
                if (info.clearsTitle)
                    m_facts.title.clear();
                else if (info.title)
                    m_facts.title = *info.title;
                Q_EMIT factsChanged();
            },
            [&](acp::Usage &usage) {
                m_facts.usage = std::move(usage);
                countUsage(*m_facts.usage);
                Q_EMIT factsChanged();
            },
            [&](acp::Notice &notice) {
                // One without a name says so, too: nothing of an agent's may look like Belay's own.
                const QString name = m_agentName.trimmed().isEmpty() ? tr("agent") : m_agentName;
                emitEvent(NoticeRaised{notice.severity, notice.title, notice.description, name}, current);
            },
            [&](acp::CompactionUpdate &compaction) { emitEvent(CompactionChanged{std::move(compaction)}, current); },
            [&](acp::CompactionChunk &chunk) { emitEvent(CompactionText{std::move(chunk)}, current); },
            [&](acp::UnknownUpdate &unknown) { emitEvent(UnknownSeen{std::move(unknown)}, current); },
        },
        update);
}

/// The call that is meant. It belongs to the turn in which it was first seen, however late its updates come; but there
/// are agents that count anew in each turn, and what has ended and begins is another call.
Session::Known Session::knownCall(const acp::ToolCallUpdate &said, bool asks)
{
    ToolCall call{.turn = m_turnOpen ? turn() : base::TurnId{},
                  .toldAt = m_services.clock->now(),
                  .early = m_checkpoint.isTaking(),
                  .replayed = m_replaying,
                  .turnNonce = m_turnNonce};
    const auto [place, isNew] = m_tools.try_emplace(said.id, call);
    ToolCall &known = place->second;
    if (isNew)
        return {known, true};
    const bool ended = said.status == acp::ToolStatus::Completed || said.status == acp::ToolStatus::Failed;
    const bool isOver = known.reported || known.notAllowed;
    const bool isOfAnotherTurn = m_turnOpen && known.turn != call.turn;
    const bool begins = isOfAnotherTurn ? said.isFirst || (isOver && (asks || (said.status && !ended)))
                                        : known.reported && said.isFirst && !ended;
    if (!begins)
        return {known, false};
    if (known.late)
        emitEvent(AgentWorksOn{said.id, known.title, known.isCommand, false}, known.turn);
    call.occurrence = known.occurrence + 1;
    known = std::move(call);
    return {known, true};
}

void Session::applyToolCall(acp::ToolCallUpdate update)
{
    const auto [call, isNew] = knownCall(update, false);
    const base::TurnId owner = call.turn;
    const bool ended = update.status == acp::ToolStatus::Completed || update.status == acp::ToolStatus::Failed;
    const bool failed = update.status == acp::ToolStatus::Failed;
    const bool runs = update.status == acp::ToolStatus::InProgress;
    const base::ToolCallId id = update.id;
    // Told of for the first time: after Stop, or after the end of the turn in which it was only asked about.
    const bool isFirst = !std::exchange(call.shown, true);
    const bool cancelsNow = isFirst && !ended && (isNew ? m_stopPressed : !call.open);
    const bool cancelledByStop = m_stopPressed;
    if (ended || cancelsNow)
        call.open = false;
    // What says nothing of its state leaves it as it was: some send the raw output by itself, behind the end.
    if (update.status) {
        call.reported = ended;
        call.endedLate = ended && m_stopPressed;
    }
    noteContent(id, call, update);
    noteIntent(id, call, update.status);
    const std::vector<acp::AgentTerminalOutput> outputs = std::move(update.agentTerminals);
    update.agentTerminals.clear();
    const QString title = update.title.value_or(QString());
    for (const acp::AgentTerminalOutput &part : outputs)
        call.toldExit = call.toldExit || (part.exited && part.exitCode);
    emitEvent(ToolCallChanged{std::move(update)}, owner);
    if (cancelsNow)
        emitEvent(ToolCallCancelled{id, cancelledByStop}, owner);
    for (const acp::AgentTerminalOutput &part : outputs) {
        if (part.exited)
            emitEvent(TerminalExited{part.id, part.exitCode, part.signal, CommandEnd::Exited}, owner);
        else if (part.data.isEmpty())
            emitEvent(TerminalStarted{part.id, title, m_cwd, 0}, owner);
        else
            emitEvent(TerminalOutput{part.id, part.data.toUtf8(), false}, owner);
    }
    if (ended)
        observe(id, call, failed ? ledger::Claim::Said::Failed : ledger::Claim::Said::Done);
    // A word more about what nobody permitted is no work.
    if (runs || ended || !call.notAllowed)
        watchLateWork(id, call, isNew);
}

CallFacts Session::factsOf(const base::ToolCallId &id, const ToolCall &call) const
{
    // Some give a call no title at all.
    CallFacts facts{m_id, call.turn, call.turnNonce, id, call.kind, call.title.isEmpty() ? id.value : call.title};
    facts.early = call.early;
    facts.occurrence = call.occurrence;
    // What is done between turns was not asked for; it stands under the one before.
    facts.behindTurn = call.turn.value == 0;
    if (facts.behindTurn)
        facts.turn = turn();
    return facts;
}

/// Some tell only in the request for permission what they mean to do. What was told before stays: it counts, too.
void Session::noteAsked(ToolCall &call, const acp::ToolCallUpdate &asked)
{
    // A command is called by what it is, as everywhere.
    if (call.command.lines.isEmpty() && asked.command && !asked.command->lines.isEmpty())
        call.title = asked.command->text();
    else if (call.title.isEmpty() && asked.title)
        call.title = *asked.title;
    if (!call.toldKind && asked.kind) {
        call.kind = *asked.kind;
        call.toldKind = true;
        call.isCommand = call.kind == acp::ToolKind::Execute;
    }
    if (!call.diffs.empty())
        return;
    for (const acp::ToolContent &content : asked.content.value_or(std::vector<acp::ToolContent>())) {
        if (const auto *diff = std::get_if<acp::Diff>(&content))
            call.diffs.push_back(*diff);
    }
}

/// A call has its row as soon as it is known that it may change something. What Belay runs for it has one already.
void Session::noteIntent(const base::ToolCallId &id, const ToolCall &call, std::optional<acp::ToolStatus> status)
{
    const bool pending = status.value_or(acp::ToolStatus::Pending) == acp::ToolStatus::Pending;
    if (call.replayed || call.hasOwnTerminal || (!call.toldKind && pending))
        return;
    m_observer.calls().intend(factsOf(id, call));
    // Some call it running before they ask.
    if (!pending && !call.waits)
        m_observer.calls().begin(id);
}

void Session::noteContent(const base::ToolCallId &id, ToolCall &call, const acp::ToolCallUpdate &update)
{
    if (update.title)
        call.title = *update.title;
    else if (call.title.isEmpty() && update.name)
        call.title = *update.name;
    if (update.kind) {
        call.kind = *update.kind;
        call.toldKind = true;
        call.isCommand = call.kind == acp::ToolKind::Execute;
    }
    if (update.command) {
        call.command.add(*update.command);
        if (!call.command.lines.isEmpty())
            call.title = call.command.text();
    }
    if (update.locations)
        call.locations = *update.locations;
    if (!update.content)
        return;
    std::vector<acp::Diff> diffs;
    for (const acp::ToolContent &content : *update.content) {
        const auto *terminal = std::get_if<acp::TerminalRef>(&content);
        if (const auto *diff = std::get_if<acp::Diff>(&content)) {
            diffs.push_back(*diff);
        } else if (const base::EffectId row = terminal ? m_terminals.effectOf(terminal->id) : base::EffectId();
                   row.value) {
            call.hasOwnTerminal = true;
            m_observer.calls().tellBy(id, row);
        }
    }
    // Some show the change when they ask, and only words when it is done: it was that change all the same.
    if (!diffs.empty())
        call.diffs = std::move(diffs);
}

void Session::observe(const base::ToolCallId &id, ToolCall &call, ledger::Claim::Said said)
{
    if (call.replayed || (call.hasOwnTerminal && call.diffs.empty()))
        return;
    // It failed, or nothing more is heard of it, and nobody had permitted it yet.
    if (call.waits && call.diffs.empty() && said != ledger::Claim::Said::Done) {
        m_observer.calls().giveUp(id, m_stopPressed ? tr("Stop came before it was permitted.")
                                                    : tr("It was not permitted."));
        return;
    }
    m_observer.observe({factsOf(id, call), call.diffs, call.locations, said, call.endedLate && !call.toldExit});
    if (said != ledger::Claim::Said::Nothing)
        call.diffs = {}; // nothing more will be asked of them
}

void Session::watchLateWork(const base::ToolCallId &id, ToolCall &call, bool isNew)
{
    if (call.late && call.reported) {
        call.late = false;
        call.process = 0;
        emitEvent(AgentWorksOn{id, call.title, call.isCommand, false}, call.turn);
        Q_EMIT stateChanged();
        return;
    }
    const bool turnIsOver = m_turnNumber > 0 && !(m_turnOpen && call.turn == turn());
    const bool afterLastWords = call.turn != turn() || m_services.clock->now() - m_turnEndedAt >= lastWords;
    if (call.late || call.reported || !turnIsOver || !afterLastWords || (isNew && m_turnOpen))
        return;
    call.late = true;
    emitEvent(AgentWorksOn{id, call.title, call.isCommand, true}, call.turn);
    Q_EMIT stateChanged();
}

void Session::endLateWork()
{
    for (auto &[id, call] : m_tools) {
        call.process = 0;
        if (std::exchange(call.late, false))
            emitEvent(AgentWorksOn{id, call.title, call.isCommand, false}, call.turn);
    }
}

void Session::setWriteRules(const WriteRules &rules)
{
    m_files.setWritePolicy(rules.policy);
    m_stagedEnd = rules.atEnd;
}

void Session::decideStaged(TurnEnd end)
{
    using AtEnd = StagedFiles::AtEnd;
    const auto discard = [this](const QString &why) { m_staged.endTurn(turn(), AtEnd::Discard, why); };
    if (m_stopPressed || end == TurnEnd::StoppedByForce || end == TurnEnd::Disconnected) {
        discard(tr("discarded by Stop"));
        return;
    }
    switch (end) {
    case TurnEnd::Finished:
    case TurnEnd::TokenLimit:
    case TurnEnd::RequestLimit:
        m_staged.endTurn(turn(), m_stagedEnd == StagedEnd::Commit ? AtEnd::Commit : AtEnd::Keep);
        break;
    case TurnEnd::Refused: // no failure, but nothing to be written unseen either
        m_staged.endTurn(turn(), AtEnd::Keep);
        break;
    case TurnEnd::CancelledByAgent:
        discard(tr("discarded: the agent cancelled its turn"));
        break;
    case TurnEnd::AgentFailed:
        discard(tr("discarded: the agent failed"));
        break;
    case TurnEnd::AgentDied:
        discard(tr("discarded: the agent's process ended"));
        break;
    case TurnEnd::ConnectionLost:
        discard(tr("discarded: the connection to the agent was lost"));
        break;
    case TurnEnd::EndedNormallyAfterStop:
    case TurnEnd::StoppedByYou:
    case TurnEnd::StoppedByForce:
    case TurnEnd::Disconnected:
        break;
    }
}

void Session::tellStaged()
{
    StagedChanged body;
    for (const StagedFile &file : m_staged.files())
        body.files.push_back({file.effect, QFile::decodeName(file.path), file.added, file.removed});
    emitEvent(std::move(body), m_turnOpen ? turn() : base::TurnId{});
    Q_EMIT stateChanged();
}

QStringList Session::worksOn() const
{
    QStringList titles;
    for (const auto &[id, call] : m_tools) {
        if (call.late)
            titles << call.title;
    }
    return titles;
}

void Session::countUsage(const acp::Usage &usage)
{
    if (!m_usageBefore || m_turnNumber == 0)
        return;
    UsageCounted body;
    body.context = qint64(usage.used) - qint64(m_usageBefore->used);
    // In another currency than before it is no difference.
    const bool sameMoney = !m_usageBefore->cost || m_usageBefore->currency == usage.currency;
    if (usage.cost && sameMoney) {
        body.cost = *usage.cost - m_usageBefore->cost.value_or(0);
        body.currency = usage.currency;
    }
    emitEvent(std::move(body), turn());
}

void Session::setModes(const acp::SessionModes &modes)
{
    acp::ConfigOption option;
    option.id = QStringLiteral("mode");
    option.name = tr("Mode");
    option.category = QStringLiteral("mode");
    option.value = modes.currentId;
    for (const acp::SessionMode &mode : modes.available)
        option.values.push_back({mode.id, mode.name, mode.description, {}});
    m_facts.options = {option};
    m_facts.optionsAreModes = true;
}

void Session::setOption(const QString &optionId, const std::variant<QString, bool> &value)
{
    if (!m_endpoint)
        return;
    QString name = optionId;
    for (const acp::ConfigOption &option : m_facts.options) {
        if (option.id == optionId)
            name = base::visibleText(option.name);
    }
    const auto failed = [this, name](const base::Error &error) {
        emitEvent(NoticeRaised{acp::Severity::Warning, tr("The agent did not change “%1”; it is what it was").arg(name),
                               error.message},
                  m_turnOpen ? turn() : base::TurnId{});
    };
    RequestRow row = newRow(m_facts.optionsAreModes ? RequestKind::SetMode : RequestKind::SetConfigOption);
    row.turn = {}; // not the turn's business: Stop leaves it alone
    row.detail = name;
    if (m_facts.optionsAreModes) {
        const QString mode = std::holds_alternative<QString>(value) ? std::get<QString>(value) : QString();
        trackCall(m_services.board,
                  m_endpoint->setMode({m_id, mode}, this,
                                      [this, mode, failed](const acp::Reply<acp::Nothing> &reply) {
                                          if (!reply.value)
                                              failed(reply.value.error());
                                          else
                                              applyUpdate(acp::CurrentMode{mode});
                                      }),
                  row);
        return;
    }
    trackCall(m_services.board,
              m_endpoint->setConfigOption({m_id, optionId, value}, this,
                                          [this, failed](const acp::Reply<std::vector<acp::ConfigOption>> &reply) {
                                              if (!reply.value)
                                                  failed(reply.value.error());
                                              else
                                                  applyUpdate(acp::ConfigOptions{*reply.value});
                                          }),
              row);
}

} // namespace core
