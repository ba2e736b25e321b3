// SPDX-License-Identifier: Apache-2.0
// What the user has decided beforehand: how far a session reaches, and what is permitted in it.
#include "core/session/calltracking.h"
#include "core/session/session.h"

#include "acp/agentendpoint.h"
#include "acp/commandinput.h"
#include "acp/requests.h"
#include "acp/values.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "core/permissions/heldrequest.h"
#include "core/requests/waitingrow.h"

namespace core {

void Session::setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_rules = std::move(rules);
    m_agentId = agent;
}

void Session::setMoreFolders(const QStringList &folders)
{
    m_moreFolders = folders;
    m_files.setFolders(QStringList{m_cwd} + folders);
}

void Session::tellLeftOut(const QStringList &sentences)
{
    if (std::exchange(m_leftOut, sentences) != sentences && !sentences.isEmpty())
        notify({acp::Severity::Info, tr("Not everything goes with this session"), sentences.join(u'\n')});
}

std::optional<PermissionSubject> Session::subjectOf(base::RequestKey permission) const
{
    const auto found = m_subjects.find(permission);
    return found == m_subjects.end() ? std::nullopt : std::optional(found->second);
}

/// With what earlier updates told of the call. Where the request tells it anew, both count: a path does not cease to be
/// meant because it is not mentioned again.
PermissionSubject Session::subjectOf(const acp::ToolCallUpdate &asked) const
{
    acp::ToolCallUpdate merged = asked;
    if (const auto known = m_tools.find(asked.id); known != m_tools.end()) {
        const ToolCall &call = known->second;
        if (!merged.kind)
            merged.kind = call.kind;
        if (!merged.title)
            merged.title = call.title;
        acp::CommandInput command = call.command;
        command.add(merged.command.value_or(acp::CommandInput()));
        merged.command = command;
        auto &content = merged.content.emplace(merged.content.value_or(std::vector<acp::ToolContent>()));
        content.insert(content.end(), call.diffs.begin(), call.diffs.end());
        auto &locations = merged.locations.emplace(merged.locations.value_or(std::vector<acp::Location>()));
        locations.insert(locations.end(), call.locations.begin(), call.locations.end());
    }
    PermissionSubject subject = core::subjectOf(merged, m_agentId, m_cwd);
    subject.moreFolders = m_moreFolders;
    return subject;
}

/// Only within a turn that nobody has stopped: what comes later was not asked for.
std::optional<RuleAnswer> Session::answerByRule(base::RequestKey key) const
{
    const auto subject = m_subjects.find(key);
    if (!m_rules || subject == m_subjects.end() || !m_turnOpen || m_stopPressed || *m_gate)
        return std::nullopt;
    const RuleDecision decision = decide(*m_rules, subject->second);
    if (decision.rule < 0 || decision.verdict == RuleVerdict::Ask)
        return std::nullopt;
    return RuleAnswer{decision.verdict == RuleVerdict::Allow ? acp::PermissionKind::AllowOnce
                                                             : acp::PermissionKind::RejectOnce,
                      ruleSentence((*m_rules)[size_t(decision.rule)])};
}

RuleDecision Session::ruleFor(acp::ToolKind tool, const QString &path, const acp::CommandInput &command) const
{
    if (!m_rules || m_rules->empty())
        return {};
    PermissionSubject subject;
    subject.kind = tool;
    subject.agent = m_agentId;
    subject.folder = m_cwd;
    subject.moreFolders = m_moreFolders;
    subject.command = command;
    if (!path.isEmpty())
        subject.paths << path;
    return decide(*m_rules, subject);
}

/// Agents need not ask before they use Belay's own files and terminals; a deny holds for these all the same. What the
/// agent is told, if there is one.
std::optional<QString> Session::deniedByRule(RequestKind kind, acp::ToolKind tool, const QString &path,
                                             const acp::CommandInput &command)
{
    const RuleDecision decision = ruleFor(tool, path, command);
    if (decision.rule < 0 || decision.verdict != RuleVerdict::Deny)
        return std::nullopt;
    const QString rule = ruleSentence((*m_rules)[size_t(decision.rule)]);
    const QString what = base::visibleText(path.isEmpty() ? command.text() : path);
    RequestRow row = newRow(kind);
    row.direction = Direction::Inbound;
    row.detail = what;
    m_services.board->finish(m_services.board->add(std::move(row), {}), RequestEnd::AnsweredByRule, rule);
    notify({acp::Severity::Warning, tr("Refused by your rule: %1").arg(what), rule});
    return tr("A rule of the user's forbids this.");
}

/// So does an ask, which holds back what nobody asked about. What the user is told, if there is one; behind a gate that
/// is shut there is nothing to ask.
std::optional<QString> Session::askedByRule(acp::ToolKind tool, const QString &path,
                                            const acp::CommandInput &command) const
{
    const RuleDecision decision = *m_gate ? RuleDecision() : ruleFor(tool, path, command);
    if (decision.rule < 0 || decision.verdict != RuleVerdict::Ask)
        return std::nullopt;
    const QString rule = ruleSentence((*m_rules)[size_t(decision.rule)]);
    return decision.unsure ? tr("You are asked because nobody can know whether your rule is met: %1").arg(rule)
                           : tr("You are asked because of your rule: %1").arg(rule);
}

template <class Responder>
void Session::hold(acp::ToolCallUpdate what, const QString &rejection, RequestRow row, Responder responder,
                   std::function<void(Responder)> go)
{
    using Held = HeldRequest<Responder>;
    Question question;
    question.toolCall = std::move(what);
    question.toolCall.id = {QStringLiteral("belay-held-%1").arg(++m_held)};
    question.options = {{Held::allowId, Session::tr("Allow"), acp::PermissionKind::AllowOnce},
                        {Held::rejectId, Session::tr("Reject"), acp::PermissionKind::RejectOnce}};
    row.detail = *question.toolCall.title;
    question.requester = std::make_unique<Held>(std::move(responder), rejection, std::move(go));
    m_permissions.ask(std::move(question), std::move(row), false);
}

/// What is held back for the turn's checkpoint is in view like all that is open.
template <class Responder>
std::shared_ptr<WaitingRow> Session::waitingRow(RequestRow row, const QString &what,
                                                const std::shared_ptr<Responder> &responder)
{
    row.detail = what;
    row.protocolId = responder->idText();
    return std::make_shared<WaitingRow>(m_services.board, std::move(row), [responder] { responder->failCancelled(); });
}

void Session::readTextFile(const acp::ReadTextFileRequest &request, acp::ReadResponder responder)
{
    if (const auto why = deniedByRule(RequestKind::ReadFile, acp::ToolKind::Read, request.path, {})) {
        responder.failInternal(*why);
        return;
    }
    const auto why = askedByRule(acp::ToolKind::Read, request.path, {});
    if (!why || m_given.coversRead(request, m_cwd)) {
        m_files.read(request, std::move(responder), newRow(RequestKind::ReadFile));
        return;
    }
    acp::ToolCallUpdate what;
    what.title = tr("Read %1").arg(base::visibleText(request.path));
    what.kind = acp::ToolKind::Read;
    what.locations = {{request.path, request.line}};
    what.reason = *why;
    hold<acp::ReadResponder>(std::move(what), tr("The user does not want this file to be read."),
                             newRow(RequestKind::ReadFile), std::move(responder),
                             [this, request](acp::ReadResponder allowed) {
                                 m_files.read(request, std::move(allowed), newRow(RequestKind::ReadFile));
                             });
}

void Session::writeTextFile(const acp::WriteTextFileRequest &request, acp::DoneResponder responder)
{
    if (const auto why = deniedByRule(RequestKind::WriteFile, acp::ToolKind::Edit, request.path, {})) {
        responder.failInternal(*why);
        return;
    }
    auto why = askedByRule(acp::ToolKind::Edit, request.path, {});
    if (why && m_given.coversWrite(request, m_cwd))
        why.reset();
    const RequestRow row = newRow(RequestKind::WriteFile);
    // Copyable, as it has to wait for the checkpoint: a responder is not.
    const auto go = [this, request, row, gate = m_gate, nonce = m_turnNonce,
                     why = why.value_or(QString())](acp::DoneResponder allowed) {
        const auto waiting = std::make_shared<acp::DoneResponder>(std::move(allowed));
        const auto shown = waitingRow(row, request.path, waiting);
        m_checkpoint.whenTaken([this, request, waiting, row, gate, nonce, why, shown] {
            RequestRow begun = row;
            begun.key = shown->take();
            m_files.write(request, std::move(*waiting), std::move(begun), gate, nonce, why);
        });
    };
    // What is staged is decided by the user anyway, unless it is written when the turn ends.
    if (!why || m_files.writePolicy() != WritePolicy::Stage || m_stagedEnd != StagedEnd::Commit) {
        go(std::move(responder));
        return;
    }
    acp::ToolCallUpdate what;
    what.title = tr("Write %1").arg(base::visibleText(request.path));
    what.kind = acp::ToolKind::Edit;
    what.locations = {{request.path, {}}};
    what.content =
        std::vector<acp::ToolContent>{acp::Diff{request.path, std::nullopt, QString::fromUtf8(request.content)}};
    what.reason = *why;
    hold<acp::DoneResponder>(std::move(what), tr("The user rejected this write. The file was not changed."), row,
                             std::move(responder), go);
}

void Session::createTerminal(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder)
{
    // As a line of its own where there are no arguments: then a shell reads it.
    acp::CommandInput command(request.arguments.isEmpty()
                                  ? request.command
                                  : base::shellJoined(QStringList(request.command) + request.arguments));
    for (const auto &[name, value] : request.environment)
        command.variables << QString(name + QLatin1Char('=') + value);
    const auto folder = resolvedPath(request.cwd);
    if (!request.cwd.isEmpty() && (!folder || folder != resolvedPath(m_cwd)))
        command.folder = request.cwd;
    if (const auto why = deniedByRule(RequestKind::CreateTerminal, acp::ToolKind::Execute, {}, command)) {
        responder.failInternal(*why);
        return;
    }
    const RequestRow row = newRow(RequestKind::CreateTerminal);
    const auto go = [this, request, row, gate = m_gate, nonce = m_turnNonce,
                     line = command.lines.value(0)](acp::CreateTerminalResponder allowed) {
        const auto waiting = std::make_shared<acp::CreateTerminalResponder>(std::move(allowed));
        const auto shown = waitingRow(row, line, waiting);
        m_checkpoint.whenTaken([this, request, waiting, row, gate, nonce, shown] {
            RequestRow begun = row;
            begun.key = shown->take();
            m_terminals.create(request, std::move(*waiting), std::move(begun), gate, nonce);
        });
    };
    const auto why = askedByRule(acp::ToolKind::Execute, {}, command);
    if (!why || m_given.coversCommand(request, command.lines.value(0), m_cwd)) {
        go(std::move(responder));
        return;
    }
    acp::ToolCallUpdate what;
    what.title = tr("Run a command");
    what.kind = acp::ToolKind::Execute;
    what.command = command; // what is approved is what runs, whole: also what is set for it
    what.reason = *why;
    hold<acp::CreateTerminalResponder>(std::move(what), tr("The user rejected this command. It was not run."), row,
                                       std::move(responder), go);
}

void Session::watchAllowed()
{
    // What the agent does then may outlive this Belay; that it was allowed must, too.
    m_permissions.setBeforeAllowing([this](base::RequestKey key, std::function<void()> go) {
        const auto asked = m_askedFor.find(key);
        if (asked == m_askedFor.end()) {
            go();
            return;
        }
        m_allowing[key] = asked->second.call;
        const bool wasShut = *m_gate;
        m_observer.calls().allow(asked->second.call, [this, key, go = std::move(go), gate = m_gate, wasShut] {
            if (*gate && !wasShut)
                m_permissions.withhold(key, PermissionEnd::CancelledByStop);
            else
                go();
            m_allowing.erase(key);
        });
    });
    connect(&m_permissions, &PermissionGate::withheld, this, [this](base::RequestKey key, PermissionEnd end) {
        const auto allowing = m_allowing.extract(key);
        if (!allowing)
            return;
        m_observer.calls().withhold(allowing.mapped(), notAllowedText({key, end, {}, {}}));
        if (const auto call = m_tools.find(allowing.mapped()); call != m_tools.end())
            call->second.notAllowed = !m_observer.calls().isAllowed(call->first);
    });
    connect(&m_observer.calls(), &CallRows::notStored, this, [this](const base::Error &error) {
        notify({acp::Severity::Warning, tr("What the agent does is not written down"), error.message});
    });
}

} // namespace core
