// SPDX-License-Identifier: Apache-2.0
#include "cli/exec.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "agents/agentlaunch.h"
#include "agents/gatedservers.h"
#include "agents/sealedstart.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "cli/eventjson.h"
#include "core/commands/terminalservice.h"
#include "core/held/heldchanges.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/ruletext.h"
#include "core/requests/elicitationgate.h"
#include "history/entry.h"
#include "ledger/held/heldstore.h"
#include "ledger/rows/effect.h"
#include "models/texts/heldtext.h"
#include "models/texts/reporttext.h"
#include "models/texts/texts.h"

#include <QDir>
#include <QFile>
#include <csignal>
#include <cstdio>

namespace cli {

namespace {

core::AgentSetup setupFor(const ExecOptions &options, bool canAsk, base::Clock *clock, secrets::SecretStore *secrets,
                          const std::shared_ptr<const secrets::Environment> &given,
                          const std::shared_ptr<agents::GivenExtras> &extras)
{
    core::AgentSetup setup =
        agents::agentSetup(options.agent, options.cwd, clock, secrets, given, options.held, options.network);
    setup.restarts = false; // there is no next turn
    setup.timings = options.timings;
    setup.writes = options.writes;
    setup.terminalAuth = canAsk && !options.agent.isRemote();
    setup.elicitation = canAsk;
    auto rules = std::make_shared<std::vector<core::PermissionRule>>(options.rules);
    if (options.permissions == PermissionPolicy::Reject)
        std::erase_if(*rules,
                      [](const core::PermissionRule &rule) { return rule.verdict == core::RuleVerdict::Allow; });
    setup.rules = std::move(rules);
    setup.ruleAgent = options.agent.id;
    extras->folders = options.moreFolders;
    extras->servers = std::make_shared<const core::McpEntries>(options.servers);
    extras->mcpMode = options.mcp;
    extras->canHold = false; // it ends with the turn
    if (!options.agent.isRemote()) {
        extras->gate = agents::makeGate(clock);
        extras->gate->setView(agents::viewOf(options.held));
    }
    agents::giveExtras(&setup, extras, options.cwd, options.agent.isRemote(), secrets);
    return setup;
}

} // namespace

ExecRun::ExecRun(ExecOptions options, const core::Services &services, secrets::SecretStore *secrets, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_clock(services.clock)
    , m_canAsk(!m_options.json && TerminalPrompt::isPossible())
    , m_secrets(secrets)
    , m_transcript(services.clock)
    , m_connection(setupFor(m_options, m_canAsk, services.clock, m_secrets, m_given, m_extras), services)
    , m_questions(&m_terminal, &m_connection, &m_transcript)
    , m_login(m_options.agent, m_options.cwd, &m_connection, m_secrets, m_given, m_canAsk ? &m_terminal : nullptr)
    , m_commands([this](const QString &line) { printNote(QStringLiteral("  ") + line); })
{
    m_transcript.transcript().setReportsOnRequest(); // printReport() is their only reader
    connect(&m_transcript, &workspace::SessionTranscript::eventApplied, this, &ExecRun::onEvent);
    m_connection.setSpeaksOldCancel(m_options.speaksOldCancel);
    connect(&m_connection, &core::AgentConnection::initialized, this, &ExecRun::initialized);
    connect(&m_connection, &core::AgentConnection::stateChanged, this, &ExecRun::onState);
    connect(&m_connection, &core::AgentConnection::messageRefused, this,
            [this](const QString &why) { m_err << why << Qt::endl; });
    core::ElicitationGate *gate = &m_connection.elicitations();
    connect(gate, &core::ElicitationGate::asked, this, [this](const core::ElicitationAsked &asked) {
        QMetaObject::invokeMethod(
            this,
            [this, asked] {
                if (m_connection.elicitations().isOpen(asked.key))
                    m_questions.add(asked);
            },
            Qt::QueuedConnection);
    });
    connect(gate, &core::ElicitationGate::settled, this,
            [this](const core::ElicitationSettled &settled) { m_questions.settled(settled.key); });
    connect(&m_questions, &ExecQuestions::left, this, &ExecRun::refuse);
    connect(&m_login, &ExecLogin::variablesGiven, this, &ExecRun::variablesGiven);
    connect(&m_login, &ExecLogin::done, this, &ExecRun::onLoggedIn);
    connect(&m_login, &ExecLogin::failed, this, [this](const QString &why) {
        failStart({base::Origin::User, 0, why, {}}, {});
        end(m_stopUsed ? 130 : 3);
    });
}

ExecRun::~ExecRun()
{
    // Sessions report the end of their connection, and this object is going away.
    m_connection.disconnect(this);
    m_connection.elicitations().disconnect(this);
    m_transcript.follow(nullptr);
}

void ExecRun::start()
{
    m_connection.start();
}

void ExecRun::onState()
{
    switch (m_connection.state()) {
    case core::ConnectionState::Ready:
        m_startsAnew = false;
        if (m_options.network && !m_options.network->problem().isEmpty() && !m_opening)
            m_err << base::labelled(base::Words::tr("What the agent contacts is not noted"),
                                    m_options.network->problem())
                  << Qt::endl;
        if (m_options.held && !m_opening) {
            const QStringList unused =
                agents::unusedOwnPaths(m_options.agent.ownPaths, QDir::homePath(), m_options.held->folders());
            for (const QString &words : unused)
                m_err << words << Qt::endl;
        }
        if (!std::exchange(m_opening, true))
            onReady();
        break;
    case core::ConnectionState::Dead:
        if (!m_session)
            failStart(m_connection.problem(), m_connection.standardErrorTail());
        else if (!m_code)
            m_code = m_stopUsed ? 130 : 4;
        finishWhenQuiet();
        break;
    case core::ConnectionState::Closed:
        if (m_startsAnew)
            break;
        if (!m_code)
            m_code = m_stopUsed ? 130 : 3;
        finishWhenQuiet();
        break;
    default:
        break;
    }
}

void ExecRun::onReady()
{
    if (!m_options.login.isEmpty() && !std::exchange(m_loginTried, true))
        m_login.logIn(m_options.login);
    else
        openSession();
}

void ExecRun::openSession()
{
    m_connection.openSession(m_options.cwd, this,
                             [this](const base::Result<core::Session *> &result) { onSession(result); });
}

void ExecRun::onLoggedIn(bool anew)
{
    if (!m_options.json)
        m_err << tr("Logged in.") << Qt::endl;
    if (m_options.prompt.isEmpty()) {
        end(0);
    } else if (anew) {
        m_startsAnew = true;
        m_opening = false;
    } else {
        openSession();
    }
}

void ExecRun::printLoginMethods(const base::Error &error)
{
    m_err << m_login.ways(error.message) << Qt::endl;
}

void ExecRun::failStart(const base::Error &error, const QString &standardError)
{
    if (m_options.json) {
        core::ErrorRaised raised;
        raised.error = error;
        raised.stderrTail = standardError;
        core::SessionEvent event;
        event.at = QDateTime::currentDateTime();
        event.body = raised;
        m_out.json(eventJson(event));
    }
    m_err << error.message << Qt::endl;
    if (!error.detail.isEmpty())
        m_err << error.detail << Qt::endl;
    if (!standardError.isEmpty())
        m_err << base::labelled(base::Words::tr("Last lines it wrote"), {}) << Qt::endl << standardError << Qt::endl;
    if (!m_code)
        m_code = m_stopUsed ? 130 : 3;
}

void ExecRun::end(int code)
{
    if (!m_code)
        m_code = code;
    m_connection.close();
}

void ExecRun::onSession(const base::Result<core::Session *> &result)
{
    if (!result) {
        if (m_connection.state() == core::ConnectionState::Ready) {
            base::Error error = result.error();
            error.message = base::Words::tr("The agent could not open a session: %1").arg(error.message);
            failStart(error, {});
            if (error.code == acp::authRequired)
                printLoginMethods(result.error());
        }
        end(m_stopUsed ? 130 : 3);
        return;
    }
    m_session = *result;
    m_questions.setSession(m_session);
    m_transcript.follow(m_session);
    if (m_options.held) {
        ledger::HeldOwner owner = m_options.held->owner();
        owner.session = m_session->name();
        owner.title = m_options.prompt.section(u'\n', 0, 0).left(80);
        m_options.held->setOwner(owner);
    }
    connect(m_session, &core::Session::stateChanged, this, [this] {
        if (m_turnOver)
            QMetaObject::invokeMethod(this, &ExecRun::endWhenQuiet, Qt::QueuedConnection);
        else if (core::isOver(m_connection.state())) // what ended with the agent may have changed something
            QMetaObject::invokeMethod(this, &ExecRun::finishWhenQuiet, Qt::QueuedConnection);
    });
    const auto sent = m_session->prompt({acp::TextContent{m_options.prompt}});
    if (!sent) {
        m_err << sent.error().message << Qt::endl;
        end(3);
    }
}

void ExecRun::interrupt(int signal)
{
    stop(signal == SIGINT ? core::StoppedBy::You : core::StoppedBy::Signal);
}

/// Nobody reads the output any more, so the turn is stopped.
void ExecRun::noticeLostOutput()
{
    if (!m_out.hasFailed() || std::exchange(m_outputLost, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { stop(core::StoppedBy::ClosingBelay); }, Qt::QueuedConnection);
}

base::Milliseconds ExecRun::forceAfter() const
{
    const base::Milliseconds set = m_options.timings.stop.force;
    return set.count() > 0 ? set : core::StopTimes().force;
}

void ExecRun::forceLater(core::StoppedBy by)
{
    m_forceTimer = m_clock->after(forceAfter(), [this, by] { stop(by); });
}

void ExecRun::stop(core::StoppedBy by)
{
    m_stopUsed = true;
    const bool again = std::exchange(m_pressed, true);
    forceLater(by);
    if (m_turnOver && again) {
        finishAnyway();
        return;
    }
    if (m_login.isUnderWay() && !again) {
        m_login.cancel();
        return;
    }
    if (m_session && m_session->hasOpenTurn()) {
        if (again)
            m_session->forceStop();
        else
            m_session->stop(by);
        return;
    }
    // There is no turn, or it is over: only a running cancel can still be answered.
    if (again)
        m_connection.forceClose();
    else if (m_connection.isOpening())
        m_connection.cancelOpening(); // ends in onSession()
    else
        end(130);
}

/// Whoever stopped it: nobody may come to force it.
void ExecRun::onStopPressed(core::StoppedBy by)
{
    m_pressed = true;
    forceLater(by);
    if (m_options.json)
        return;
    m_err << Qt::endl;
    if (by == core::StoppedBy::TimeLimit)
        m_err << tr("The time limit of the turn is over.") << Qt::endl;
    m_err << tr("Stopping… Ctrl-C again forces it; after %n second(s) it is forced.", nullptr,
                int(forceAfter().count() / 1000))
          << Qt::endl;
}

/// The row of a call learns only later which of the agent's calls it is.
bool ExecRun::wasTold(const core::SessionEvent &event)
{
    const auto *changed = std::get_if<core::EffectChanged>(&event.body);
    if (!changed || changed->effect.kind != ledger::EffectKind::Remote)
        return false;
    const auto [told, isFirst] = m_told.try_emplace(changed->effect.id, changed->effect.state);
    return !isFirst && std::exchange(told->second, changed->effect.state) == changed->effect.state;
}

void ExecRun::onEvent(const core::SessionEvent &event)
{
    if (m_options.json)
        m_out.json(eventJson(event, wasTold(event)));
    else
        printText(event);
    noticeLostOutput();
    // Answered from the event loop: the gate is still emitting, and a rule may answer at once.
    if (const auto *asked = std::get_if<core::PermissionAsked>(&event.body)) {
        m_open.insert(asked->key);
        QMetaObject::invokeMethod(
            this,
            [this, question = *asked] {
                if (m_open.contains(question.key))
                    onPermission(question);
            },
            Qt::QueuedConnection);
    } else if (const auto *stop = std::get_if<core::StopPressed>(&event.body)) {
        onStopPressed(stop->by);
    } else if (const auto *settled = std::get_if<core::PermissionSettled>(&event.body)) {
        m_open.erase(settled->key);
        m_questions.settled(settled->key);
    } else if (const auto *form = std::get_if<core::ElicitationAsked>(&event.body)) {
        QMetaObject::invokeMethod(
            this,
            [this, question = *form] {
                if (m_session->elicitations().isOpen(question.key))
                    m_questions.add(question);
            },
            Qt::QueuedConnection);
    } else if (const auto *answered = std::get_if<core::ElicitationSettled>(&event.body)) {
        m_questions.settled(answered->key);
    } else if (const auto *ended = std::get_if<core::TurnEnded>(&event.body)) {
        // Queued, so that everybody has seen this event first.
        m_code = exitCode(ended->end);
        if (ended->loginNeeded)
            printLoginMethods({base::Origin::Agent, acp::authRequired, ended->detail, {}});
        m_turnOver = true;
        m_pressed = false; // what comes now is about the search
        m_forceTimer.cancel();
        m_lookTimer = m_clock->after(lookAtMost, [this] { finishAnyway(); });
        QMetaObject::invokeMethod(this, &ExecRun::endWhenQuiet, Qt::QueuedConnection);
    } else if (std::holds_alternative<core::TerminalExited>(event.body) ||
               std::holds_alternative<core::HeldChanged>(event.body)) {
        QMetaObject::invokeMethod(this, &ExecRun::endWhenQuiet, Qt::QueuedConnection);
    }
}

void ExecRun::endWhenQuiet()
{
    // Commands that were stopped take a moment to end; the report follows when they have.
    const bool stopped = m_session->stopStatus().pressedAt.count() > 0;
    if (!m_turnOver || (stopped && m_session->isConnected() && !m_session->terminals().running().empty()))
        return;
    // So do processes of the agent's own commands: at the latest they are killed.
    if (stopped && m_session->isConnected() && m_session->defaultScope().endCommands && m_session->hasProcesses())
        return;
    if (m_session->isLookingForChanges())
        return; // stateChanged() leads back here
    m_turnOver = false;
    m_lookTimer.cancel();
    printRunningOn();
    printReport(m_session->turn());
    printHeld();
    if (core::isOver(m_connection.state()))
        finish();
    else
        end(*m_code);
}

/// What a command left running ends with the agent, and that is said before it is done.
void ExecRun::printRunningOn()
{
    const QStringList running = m_session->outlivingCalls();
    if (running.isEmpty() || m_options.json) // there an event tells it
        return;
    m_err << tr("Still running in the background, and now ended with the agent:") << Qt::endl;
    for (const QString &line : running)
        m_err << QStringLiteral("  ") << base::visibleText(line) << Qt::endl;
}

/// Nobody waits for the search any longer.
void ExecRun::finishAnyway()
{
    m_turnOver = false;
    m_looksNoLonger = true;
    m_lookTimer.cancel();
    m_err << tr("Belay has not finished looking for what the turn changed: there may be more than this.") << Qt::endl;
    printReport(m_session->turn());
    printHeld();
    if (core::isOver(m_connection.state()))
        finish();
    else
        m_connection.forceClose(); // ends in onState()
}

void ExecRun::finish()
{
    if (std::exchange(m_finished, true))
        return;
    if (m_options.json) // not with the turn's end: what is held back is known only later
        m_out.json(execEndedJson(*m_code));
    Q_EMIT finished(*m_code);
}

/// The agent is gone. Its changes are still reported.
void ExecRun::finishWhenQuiet()
{
    const bool looks = m_session && (m_session->hasOpenTurn() || m_session->isLookingForChanges());
    if (m_turnOver)
        return;
    if (!looks || m_looksNoLonger)
        finish();
    else if (!m_lookTimer.isSet()) // stateChanged() leads back here
        m_lookTimer = m_clock->after(lookAtMost, [this] { finish(); });
}

/// Held-back changes stay in their store, where `belay held` and the window find them.
void ExecRun::printHeld()
{
    const core::HeldChanges *held = m_options.held.get();
    if (!held || (held->isEmpty() && held->problem().isEmpty()))
        return;
    if (*m_code == 0)
        m_code = changesWait;
    if (m_options.json)
        return; // the last HeldChanged event lists all of them
    if (!held->problem().isEmpty())
        m_err << held->problem() << Qt::endl;
    if (held->ranOutOfRoom())
        m_err << models::ranOutOfRoomText() << Qt::endl;
    m_err << tr("Held back, your folder is unchanged:") << Qt::endl;
    constexpr qsizetype most = 20;
    for (const QString &line : base::fewLines(models::heldLines(held->files()), most))
        m_err << QStringLiteral("  ") << line << Qt::endl;
    m_err << tr("Look at them with belay held show, then belay held accept or discard --session %1.").arg(held->name())
          << Qt::endl;
}

void ExecRun::printReport(base::TurnId turn)
{
    m_transcript.transcript().settleReports();
    const history::TurnFooter *footer = nullptr;
    for (int row = m_transcript.transcript().count() - 1; row >= 0 && !footer; --row)
        footer = std::get_if<history::TurnFooter>(&m_transcript.transcript().at(row).body);
    if (!footer)
        return;
    if (m_options.json) {
        if (!footer->report.empty())
            m_out.json(reportJson(turn, footer->report));
        return;
    }
    if (models::reportTitleText(*footer).isEmpty()) { // the turn simply finished
        for (const QString &line : models::footerLines(*footer))
            m_err << line << Qt::endl;
        return;
    }
    if (footer->report.empty()) {
        m_err << models::nothingHappenedText(*footer) << Qt::endl;
    } else {
        m_err << base::labelled(base::Words::tr("What happened"), {}) << Qt::endl;
        for (const history::ReportRow &row : footer->report) // of which there may be thousands: written at once
            m_err << QStringLiteral("  ") << base::visibleText(models::reportLine(row)) << u'\n';
        m_err.flush();
    }
    if (const QString limits = models::closingText(*footer); !limits.isEmpty())
        m_err << limits << Qt::endl;
}

/// Prints a line on stderr, beside the agent's text on stdout.
void ExecRun::printNote(const QString &line)
{
    if (std::exchange(m_textOpen, false))
        m_out << Qt::endl;
    m_out.flush();
    m_err << line << Qt::endl;
}

void ExecRun::printText(const core::SessionEvent &event)
{
    const auto *called = std::get_if<core::ToolCallChanged>(&event.body);
    if (called && called->update.isFirst && called->update.title) // before what it has printed
        printNote(QStringLiteral("· ") + base::visibleText(*called->update.title));
    m_commands.add(event);
    if (const auto *chunk = std::get_if<core::Chunk>(&event.body)) {
        const auto *text = std::get_if<acp::TextContent>(&chunk->chunk.content);
        if (text && chunk->chunk.kind == acp::ChunkKind::Agent) {
            m_out << text->text;
            m_out.flush();
            m_textOpen = !text->text.endsWith(QLatin1Char('\n'));
        }
    } else if (const auto *terminal = std::get_if<core::TerminalStarted>(&event.body)) {
        printNote(QStringLiteral("$ ") + base::visibleText(terminal->command));
    } else if (const auto *refused = std::get_if<core::EffectRefused>(&event.body)) {
        printNote(base::Words::tr("Refused after Stop: %1").arg(base::visibleText(refused->what)));
    } else if (const auto *error = std::get_if<core::ErrorRaised>(&event.body)) {
        printNote(error->error.message);
        if (!error->stderrTail.isEmpty())
            m_err << base::labelled(base::Words::tr("Last lines it wrote"), {}) << Qt::endl
                  << error->stderrTail << Qt::endl;
    } else if (const auto *notice = std::get_if<core::NoticeRaised>(&event.body)) {
        const QString said = notice->text.isEmpty() ? notice->title : base::labelled(notice->title, notice->text);
        printNote(notice->agent.isEmpty()
                      ? said
                      : base::labelled(base::Words::tr("The agent %1 says").arg(base::visibleText(notice->agent)),
                                       base::Words::tr("“%1”").arg(base::visibleText(said))));
    } else if (const auto *changed = std::get_if<core::EffectChanged>(&event.body)) {
        const ledger::Effect &effect = changed->effect;
        if (effect.source == ledger::EffectSource::NotReported && effect.state == ledger::EffectState::Committed)
            printNote(base::labelled(base::capitalized(base::Words::tr("changed, not reported")),
                                     base::visibleText(effect.target)));
    } else if (const auto *ended = std::get_if<core::TurnEnded>(&event.body)) {
        const QString words = models::turnEndText(ended->end, ended->stoppedBy);
        printNote(ended->detail.isEmpty() ? words : base::labelled(words, base::visibleText(ended->detail)));
        if (ended->sessionClosed)
            printNote(tr("For that the agent had to close the session."));
    }
}

bool ExecRun::choose(const core::PermissionAsked &asked, acp::PermissionKind first, acp::PermissionKind second)
{
    for (const acp::PermissionKind kind : {first, second}) {
        const bool isOffered =
            std::any_of(asked.options.begin(), asked.options.end(),
                        [kind](const core::PermissionOption &option) { return option.kind == kind; });
        if (!isOffered)
            continue;
        // Several of the first kind are no reason to take the second.
        const core::PermissionOption *option = core::clearOption(asked.options, kind);
        return option && m_session->answerPermission(asked.key, QString(option->id)).ok();
    }
    return false;
}

/// Why `--permissions allow` does not answer \p asked: a rule denies it, or may, or the answers that allow it differ.
QString ExecRun::whyNotAllowed(const core::PermissionAsked &asked) const
{
    const auto subject = m_session->subjectOf(asked.key);
    const core::RuleDecision decision = subject ? core::decide(m_options.rules, *subject) : core::RuleDecision();
    if (decision.rule >= 0 && decision.unsure)
        return tr("Not allowed by --permissions, because nobody can know whether your rule is met: %1")
            .arg(base::visibleText(core::ruleSentence(m_options.rules[size_t(decision.rule)])));
    if (decision.rule >= 0 && decision.verdict == core::RuleVerdict::Deny) // it could not answer: see refuse()
        return tr("Not allowed by --permissions, because of your rule: %1")
            .arg(base::visibleText(core::ruleSentence(m_options.rules[size_t(decision.rule)])));
    const auto allows = [](const core::PermissionOption &option) {
        return option.kind == acp::PermissionKind::AllowOnce;
    };
    if (std::any_of(asked.options.begin(), asked.options.end(), allows) &&
        !core::clearOption(asked.options, acp::PermissionKind::AllowOnce))
        return tr("Not allowed by --permissions, because there are several different answers that allow it.");
    return {};
}

void ExecRun::onPermission(const core::PermissionAsked &asked)
{
    const QString why = m_options.permissions == PermissionPolicy::Allow ? whyNotAllowed(asked) : QString();
    if (!why.isEmpty())
        printNote(why);
    else if (m_options.permissions == PermissionPolicy::Allow &&
             choose(asked, acp::PermissionKind::AllowOnce, acp::PermissionKind::AllowAlways))
        return;
    if ((m_options.permissions == PermissionPolicy::Ask || !why.isEmpty()) && m_canAsk)
        m_questions.add(asked);
    else
        refuse(asked);
}

void ExecRun::refuse(const core::PermissionAsked &asked)
{
    if (!choose(asked, acp::PermissionKind::RejectOnce, acp::PermissionKind::RejectAlways)) {
        m_err << tr("The agent offers no way to reject its request, so the turn is stopped. See --permissions.")
              << Qt::endl;
        m_session->stop(core::StoppedBy::ClosingBelay);
    } else if (m_options.permissions == PermissionPolicy::Ask) {
        m_err << tr("Nobody can be asked here; the request was rejected. See --permissions.") << Qt::endl;
    }
}

} // namespace cli

#include "moc_exec.cpp"
