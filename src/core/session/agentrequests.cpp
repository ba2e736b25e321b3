// SPDX-License-Identifier: Apache-2.0
#include "core/session/agentrequests.h"

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/exacttext.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/heldrequest.h"
#include "core/requests/waitingrow.h"

#include <utility>

namespace core {

AgentRequests::AgentRequests(QString cwd, Parts parts, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_parts(std::move(parts))
{}

/// If a rule denies the request, the error text for the agent; else null.
std::optional<QString> AgentRequests::denied(RequestKind kind, acp::ToolKind tool, const QString &path,
                                             const acp::CommandInput &command)
{
    const std::optional<QString> rule = m_parts.rules->denies(tool, path, command);
    if (!rule)
        return std::nullopt;
    const QString what = base::visibleText(path.isEmpty() ? command.text() : path);
    RequestRow row = m_parts.newRow(kind);
    row.direction = Direction::Inbound;
    row.detail = what;
    m_parts.board->finish(m_parts.board->add(std::move(row), {}), RequestEnd::AnsweredByRule, *rule);
    Q_EMIT noticed({acp::Severity::Warning, tr("Refused by your rule: %1").arg(what), *rule});
    return tr("A rule of the user's forbids this.");
}

/// After Stop nothing is asked.
std::optional<QString> AgentRequests::asked(acp::ToolKind tool, const QString &path,
                                            const acp::CommandInput &command) const
{
    return *m_parts.turn->gate ? std::nullopt : m_parts.rules->asks(tool, path, command);
}

namespace {

std::vector<PermissionOption> allowOrReject()
{
    using Held = HeldRequest<acp::ReadResponder>;
    return {{Held::allowId, base::Words::tr("Allow"), acp::PermissionKind::AllowOnce},
            {Held::rejectId, base::Words::tr("Reject"), acp::PermissionKind::RejectOnce}};
}

QString repeatedText(const RepeatedCommands::First &first)
{
    const QString at = base::clockText(first.at);
    return first.exit.exitCode ? AgentRequests::tr("This very command ran at %1 and ended with exit code %2.")
                                     .arg(at)
                                     .arg(*first.exit.exitCode)
                               : AgentRequests::tr("This very command ran at %1.").arg(at);
}

} // namespace

template <class Responder>
void AgentRequests::hold(acp::ToolCallUpdate what, std::vector<PermissionOption> options, const QString &rejection,
                         RequestRow row, Responder responder, std::function<void(Responder, const QString &option)> go)
{
    using Held = HeldRequest<Responder>;
    Question question;
    question.toolCall = std::move(what);
    question.toolCall.id = {QStringLiteral("belay-held-%1").arg(++m_held)};
    question.options = std::move(options);
    row.detail = *question.toolCall.title;
    question.requester = std::make_unique<Held>(std::move(responder), rejection, std::move(go));
    m_parts.permissions->ask(std::move(question), std::move(row), false);
}

/// A request that waits for the turn's checkpoint is shown like all open requests.
template <class Responder>
std::shared_ptr<WaitingRow> AgentRequests::waitingRow(RequestRow row, const QString &what,
                                                      const std::shared_ptr<Responder> &responder)
{
    row.detail = what;
    row.protocolId = responder->idText();
    return std::make_shared<WaitingRow>(m_parts.board, std::move(row), [responder] { responder->failCancelled(); });
}

void AgentRequests::read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder)
{
    if (const auto why = denied(RequestKind::ReadFile, acp::ToolKind::Read, request.path, {})) {
        responder.failInternal(*why);
        return;
    }
    const auto why = asked(acp::ToolKind::Read, request.path, {});
    if (!why || m_parts.given->coversRead(request, m_cwd)) {
        m_parts.files->read(request, std::move(responder), m_parts.newRow(RequestKind::ReadFile));
        return;
    }
    acp::ToolCallUpdate what;
    what.title = tr("Read %1").arg(base::visibleText(request.path));
    what.kind = acp::ToolKind::Read;
    what.locations = {{request.path, request.line}};
    what.reason = *why;
    hold<acp::ReadResponder>(std::move(what), allowOrReject(), tr("The user does not want this file to be read."),
                             m_parts.newRow(RequestKind::ReadFile), std::move(responder),
                             [this, request](acp::ReadResponder allowed, const QString &) {
                                 m_parts.files->read(request, std::move(allowed),
                                                     m_parts.newRow(RequestKind::ReadFile));
                             });
}

void AgentRequests::write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder)
{
    if (const auto why = denied(RequestKind::WriteFile, acp::ToolKind::Edit, request.path, {})) {
        responder.failInternal(*why);
        return;
    }
    auto why = asked(acp::ToolKind::Edit, request.path, {});
    if (why && m_parts.given->coversWrite(request, m_cwd))
        why.reset();
    const RequestRow row = m_parts.newRow(RequestKind::WriteFile);
    // shared_ptr, since the lambda is copied while it waits for the checkpoint, and a responder cannot be.
    const auto waiting = std::make_shared<acp::DoneResponder>(std::move(responder));
    const auto shown = waitingRow(row, request.path, waiting);
    m_parts.checkpoint->whenTaken([this, request, waiting, row, shown, gate = m_parts.turn->gate,
                                   nonce = m_parts.turn->nonce, why = why.value_or(QString())] {
        RequestRow begun = row;
        begun.key = shown->take();
        m_parts.files->write(request, std::move(*waiting), std::move(begun), gate, nonce, why);
    });
}

void AgentRequests::createTerminal(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder)
{
    // Without arguments the command is a line for a shell.
    acp::CommandInput command(request.arguments.isEmpty()
                                  ? request.command
                                  : base::shellJoined(QStringList(request.command) + request.arguments));
    for (const auto &[name, value] : request.environment)
        command.variables << QString(name + QLatin1Char('=') + value);
    const auto folder = resolvedPath(request.cwd);
    if (!request.cwd.isEmpty() && (!folder || folder != resolvedPath(m_cwd)))
        command.folder = request.cwd;
    if (const auto why = denied(RequestKind::CreateTerminal, acp::ToolKind::Execute, {}, command)) {
        responder.failInternal(*why);
        return;
    }
    const RequestRow row = m_parts.newRow(RequestKind::CreateTerminal);
    const auto go = [this, request, row, gate = m_parts.turn->gate, nonce = m_parts.turn->nonce,
                     line = command.lines.value(0)](acp::CreateTerminalResponder allowed, base::EffectId asBefore) {
        const auto waiting = std::make_shared<acp::CreateTerminalResponder>(std::move(allowed));
        const auto shown = waitingRow(row, line, waiting);
        m_parts.checkpoint->whenTaken([this, request, waiting, row, gate, nonce, shown, asBefore] {
            RequestRow begun = row;
            begun.key = shown->take();
            m_parts.terminals->create(request, std::move(*waiting), std::move(begun), gate, nonce, asBefore);
        });
    };
    using Choice = RepeatedCall::Choice;
    const auto repeat = *m_parts.turn->gate ? std::nullopt : m_parts.terminals->repeated(request);
    const auto decide = [this, repeat, line = command.lines.value(0)](Choice choice) {
        if (repeat)
            m_parts.terminals->repeats().decide(repeat->first.row, choice);
        if (repeat && choice == Choice::Skip)
            Q_EMIT noticed({acp::Severity::Info, base::Words::tr("%1 was not run again").arg(base::visibleText(line)),
                            tr("The same command had run before: row %1.").arg(repeat->first.row.value)});
        return repeat && choice == Choice::Skip ? repeat->first.row : base::EffectId();
    };
    if (repeat && repeat->choice == Choice::Skip) {
        go(std::move(responder), decide(Choice::Skip));
        return;
    }
    const bool asksAgain = repeat && repeat->choice == Choice::Ask;
    auto why = asked(acp::ToolKind::Execute, {}, command);
    if (why && m_parts.given->coversCommand(request, command.lines.value(0), m_cwd))
        why.reset();
    if (!why && !asksAgain) {
        go(std::move(responder), decide(Choice::Again));
        return;
    }
    acp::ToolCallUpdate what;
    what.title = base::capitalized(base::Words::tr("run a command"));
    what.kind = acp::ToolKind::Execute;
    what.command = command; // what is approved is what runs, so the variables are shown, too
    QStringList reasons;
    if (why)
        reasons << *why;
    if (asksAgain)
        reasons << repeatedText(repeat->first);
    what.reason = reasons.join(u'\n');
    hold<acp::CreateTerminalResponder>(
        std::move(what),
        asksAgain ? RepeatOptions::make(repeat->first.output.has_value(), tr("Run it again")) : allowOrReject(),
        tr("The user rejected this command. It was not run."), row, std::move(responder),
        [go, decide](acp::CreateTerminalResponder allowed, const QString &option) {
            go(std::move(allowed), decide(option == RepeatOptions::asBeforeId ? Choice::Skip : Choice::Again));
        });
}

} // namespace core

#include "moc_agentrequests.cpp"
