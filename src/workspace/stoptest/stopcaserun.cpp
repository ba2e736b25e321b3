// SPDX-License-Identifier: Apache-2.0
#include "workspace/stoptest/stopcaserun.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/commands/terminalservice.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/permissionrules.h"
#include "ledger/rows/ledger.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace workspace {

namespace {

constexpr base::Milliseconds streamBeforeStop{500}, openBeforeStop{300}, reportedBeforeStop{1500}, lookEvery{200},
    backgroundBeforeStop{8000};
constexpr int mostFiles = 10'000;    ///< limit, since an agent may write any number of files
constexpr qsizetype mostListed = 20; ///< remaining processes or files listed by name

core::Services withBoard(core::Services services, core::RequestBoard *board)
{
    services.board = board;
    services.clock = board->clock();
    return services;
}

/// Helper processes get different arguments each time, so they are identified by the program and its first argument
/// that is not an option; for an interpreter with a script by all arguments.
QByteArrayList kindOf(const base::SeenProcess &process)
{
    const auto isScript = [](const QByteArray &word) {
        return word.size() >= 2 && word.size() <= 4 && word.startsWith('-') && !word.startsWith("--") &&
               (word.endsWith('c') || word.endsWith('e'));
    };
    if (std::any_of(process.arguments.begin(), process.arguments.end(), isScript))
        return process.arguments;
    QByteArrayList out;
    for (const QByteArray &word : process.arguments) {
        out << word.mid(word.lastIndexOf('/') + 1);
        if (out.size() > 1 && !word.startsWith('-'))
            break;
    }
    return out;
}

/// A line without what agents put around a command to have it in the background.
QString withoutBackground(const QString &line)
{
    static const QRegularExpression around(QStringLiteral(
        "^(?:nohup +|setsid +)?(.*?)(?: *(?:[012&]?> *(?:/dev/null|&1)|< */dev/null))* *&?(?: *disown)?$"));
    return around.match(line).captured(1);
}

void listUpTo(QStringList *list, const QString &text)
{
    if (list->size() < mostListed)
        *list << text.left(300);
}

} // namespace

StopCaseRun::StopCaseRun(StopScript script, const settings::AgentEntry &agent, const QString &folder,
                         const core::Services &services, secrets::SecretStore *secrets, const StopTestLimits &limits,
                         std::vector<QByteArrayList> helpers, QObject *parent)
    : QObject(parent)
    , m_script(std::move(script))
    , m_agent(agent)
    , m_folder(folder)
    , m_outer(services)
    , m_limits(limits)
    , m_helpers(std::move(helpers))
    , m_board(services.clock)
    , m_session(1, agent, folder, withBoard(services, &m_board), secrets)
{
    m_report.result.which = m_script.which;
    connect(&m_session.opening(), &SessionOpening::sessionFound, this, [this](core::Session *session) {
        m_report.started = true;
        session->setProcesses(nullptr); // what the agent leaves is measured, so Belay does not end it
        connect(session, &core::Session::eventOccurred, this, &StopCaseRun::onEvent);
        connect(session, &core::Session::stateChanged, this, [this] {
            if (m_step == Step::Settling && m_settled && !m_session.session()->isLookingForChanges())
                QMetaObject::invokeMethod(this, &StopCaseRun::measure, Qt::QueuedConnection);
        });
    });
    connect(&m_session, &SessionController::changed, this, &StopCaseRun::onChanged, Qt::QueuedConnection);
}

StopCaseRun::~StopCaseRun()
{
    m_session.disconnect(this);
    if (m_session.session())
        m_session.session()->disconnect(this);
}

void StopCaseRun::start()
{
    core::Timings timings;
    timings.stop.force = m_limits.force;
    m_session.connection().setTimings(timings);
    m_limit = m_outer.clock->after(m_limits.start, [this] { giveUp(tr("It did not start in time.")); });
    m_session.send(m_script.prompt); // sent when the agent is ready
    m_session.connection().start();
}

void StopCaseRun::cancel()
{
    if (m_step == Step::Done)
        return;
    if (m_step == Step::Closing) {
        m_session.connection().forceClose();
        return;
    }
    m_report.why = tr("It was interrupted.");
    close();
}

void StopCaseRun::onChanged()
{
    if (m_step == Step::Closing) {
        if (!m_session.isOver())
            return;
        m_step = Step::Done;
        m_limit.cancel();
        Q_EMIT finished(m_report);
    } else if (m_step == Step::Starting && m_session.login().isNeeded()) {
        giveUp(tr("It wants you to log in first."));
    } else if (m_step <= Step::Stopping && m_session.isOver()) {
        const base::Error &problem = m_session.connection().problem();
        giveUp(problem.message.isEmpty() ? tr("The agent opened no session.") : problem.message);
    }
}

void StopCaseRun::onEvent(const core::SessionEvent &event)
{
    if (std::holds_alternative<core::TurnStarted>(event.body) && m_step == Step::Starting) {
        m_step = Step::Prompted;
        const acp::InitializeResponse &answer = m_session.connection().agent();
        m_report.version = base::visibleText(answer.agent.version.left(60));
        for (const base::SeenProcess &process : processesNow(false))
            m_processesBefore.insert(process.id);
        m_limit = m_outer.clock->after(m_limits.reach, [this] {
            giveUp(tr("It did not come to that in %n second(s).", nullptr, int(m_limits.reach.count() / 1000)));
        });
        if (!m_script.command.isEmpty())
            lookForCommand();
        return;
    }
    const bool isUpdate = std::holds_alternative<core::Chunk>(event.body) ||
                          std::holds_alternative<core::ToolCallChanged>(event.body) ||
                          std::holds_alternative<core::PlanChanged>(event.body);
    if (isUpdate && m_turnOver)
        ++m_report.result.updatesAfterEnd;
    else if (isUpdate && m_step == Step::Stopping)
        ++m_report.result.updatesAfterStop;
    if (const auto *chunk = std::get_if<core::Chunk>(&event.body)) {
        m_hasGoneOn |= m_isSeen && chunk->chunk.kind == acp::ChunkKind::Agent;
        if (m_script.which == core::StopCase::Stream && chunk->chunk.kind == acp::ChunkKind::Agent)
            reached(streamBeforeStop);
    } else if (const auto *asked = std::get_if<core::PermissionAsked>(&event.body)) {
        // Queued, since the gate is still emitting.
        QMetaObject::invokeMethod(
            this, [this, question = *asked] { onPermission(question); }, Qt::QueuedConnection);
    } else if (const auto *call = std::get_if<core::ToolCallChanged>(&event.body)) {
        const auto &command = call->update.command;
        if (m_script.which == core::StopCase::Command && command && command->text().contains(m_script.command) &&
            call->update.status == acp::ToolStatus::InProgress)
            reached(reportedBeforeStop);
        if (call->update.status == acp::ToolStatus::Completed) {
            if (hasBackground() && !m_isSeen)
                lookForCommand(); // started and told at once, between two looks
            m_hasGoneOn |= m_isSeen;
        }
    } else if (const auto *terminal = std::get_if<core::TerminalStarted>(&event.body)) {
        m_report.ran = true;
        if (m_script.which == core::StopCase::Command && terminal->command.contains(m_script.command))
            reached(openBeforeStop);
    } else if (const auto *refused = std::get_if<core::EffectRefused>(&event.body)) {
        listUpTo(&m_report.refused, refused->what);
    } else if (const auto *ended = std::get_if<core::TurnEnded>(&event.body)) {
        onTurnEnded(*ended);
    }
}

void StopCaseRun::onPermission(const core::PermissionAsked &asked)
{
    core::Session *session = m_session.session();
    if (!session || m_step != Step::Prompted)
        return;
    const auto subject = session->subjectOf(asked.key);
    m_report.asked |= subject && !asked.byBelay && subject->kind == acp::ToolKind::Execute;
    if (m_script.holds) {
        if (m_script.which == core::StopCase::Permission)
            reached(openBeforeStop);
        return;
    }
    using acp::PermissionKind;
    const std::vector<PermissionKind> wanted =
        mayAllow(asked) ? std::vector{PermissionKind::AllowOnce}
                        : std::vector{PermissionKind::RejectOnce, PermissionKind::RejectAlways};
    for (const PermissionKind kind : wanted) {
        const core::PermissionOption *option = core::clearOption(asked.options, kind);
        if (option && session->answerPermission(asked.key, option->id).ok())
            return;
    }
    giveUp(tr("It asked for something, and there is no answer that fits a test."));
}

bool StopCaseRun::hasBackground() const
{
    return m_script.which == core::StopCase::Background || m_script.which == core::StopCase::Left;
}

/// Allows only what the prompt asks for, since no user is there to check it.
bool StopCaseRun::mayAllow(const core::PermissionAsked &asked) const
{
    const auto subject = m_session.session()->subjectOf(asked.key);
    if (!subject)
        return false;
    if (!subject->command.lines.isEmpty()) {
        QString line = subject->command.lines.size() == 1 ? subject->command.lines.constFirst().trimmed() : QString();
        for (const QString &before : {QStringLiteral("cd %1 && "), QStringLiteral("cd '%1' && ")}) {
            if (const QString whole = before.arg(m_folder); line.startsWith(whole))
                line = line.mid(whole.size()).trimmed();
        }
        if (hasBackground())
            line = withoutBackground(line);
        return !m_script.command.isEmpty() && line == m_script.command && subject->command.variables.isEmpty();
    }
    // Some agents give the command only in the title. It proves nothing, but here it repeats the words of the prompt.
    if (subject->kind == acp::ToolKind::Execute && subject->paths.isEmpty() && !subject->title.isEmpty())
        return !m_script.command.isEmpty() && (hasBackground() ? withoutBackground(subject->title.trimmed())
                                                               : subject->title.trimmed()) == m_script.command;
    const QString wanted = m_folder + u'/' + m_script.writes;
    return !m_script.writes.isEmpty() && !subject->paths.isEmpty() &&
           (subject->kind == acp::ToolKind::Edit || subject->kind == acp::ToolKind::Read || subject->changesFiles) &&
           std::all_of(subject->paths.begin(), subject->paths.end(), [&](const QString &path) {
               return core::resolvedPath(QDir(m_folder).absoluteFilePath(path)) == wanted;
           });
}

/// None for a remote agent, and for one that has ended.
std::vector<base::SeenProcess> StopCaseRun::processesNow(bool wantsDetails)
{
    const qint64 agent = m_session.connection().processId();
    const auto wants = [wantsDetails](const base::ProcessId &) { return wantsDetails; };
    return agent > 0 ? base::lookAround(agent, wants).value_or(std::vector<base::SeenProcess>())
                     : std::vector<base::SeenProcess>();
}

bool StopCaseRun::runsTheCommand(const base::SeenProcess &process) const
{
    // Agents start it word by word, or within a script for a shell.
    return base::runsLine(process, m_script.command) ||
           std::any_of(process.arguments.begin(), process.arguments.end(), [this](const QByteArray &argument) {
               return QString::fromLocal8Bit(argument).contains(m_script.command);
           });
}

/// Some agents run commands themselves without reporting them.
void StopCaseRun::lookForCommand()
{
    if (m_step != Step::Prompted)
        return;
    for (const base::SeenProcess &process : processesNow(true)) {
        if (m_processesBefore.contains(process.id) || !runsTheCommand(process))
            continue;
        m_report.ran = true;
        if (!std::exchange(m_isSeen, true))
            m_seenAt = m_outer.clock->now();
        if (m_script.which == core::StopCase::Command)
            reached(openBeforeStop);
    }
    // In the background the agent goes on beside it. Some do not tell; what has run so long is not waited for.
    if (m_script.which == core::StopCase::Background && m_isSeen &&
        (m_hasGoneOn || m_outer.clock->now() - m_seenAt >= backgroundBeforeStop))
        reached(openBeforeStop);
    m_look = m_outer.clock->after(lookEvery, [this] { lookForCommand(); });
}

void StopCaseRun::reached(base::Milliseconds delay)
{
    if (m_step != Step::Prompted || m_delay.isSet())
        return;
    m_delay = m_outer.clock->after(delay, [this] { stop(); });
}

void StopCaseRun::stop()
{
    if (m_step != Step::Prompted)
        return;
    m_step = Step::Stopping;
    m_look.cancel();
    m_filesAtStop = filesNow();
    m_limit = m_outer.clock->after(m_limits.force, [this] {
        m_forced = true;
        m_session.forceStop();
    });
    m_session.stop();
    Q_EMIT stopPressed();
}

void StopCaseRun::giveUp(const QString &why)
{
    if (m_step == Step::Closing || m_step == Step::Done)
        return;
    m_report.why = why;
    if (m_step == Step::Stopping) // it was reached, and then the agent ended
        m_report.result.outcome = core::StopOutcome::AgentEnded;
    close();
}

void StopCaseRun::onTurnEnded(const core::TurnEnded &ended)
{
    if (m_step != Step::Prompted && m_step != Step::Stopping)
        return;
    m_turnOver = true;
    m_look.cancel();
    m_delay.cancel();
    core::StopCaseResult &result = m_report.result;
    const bool wasStopped = m_step == Step::Stopping;
    switch (ended.end) {
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::Disconnected:
    case core::TurnEnd::NotEnded:
        result.outcome = core::StopOutcome::Forced;
        break;
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::ConnectionLost:
        result.outcome = m_forced ? core::StopOutcome::Forced : core::StopOutcome::AgentEnded;
        break;
    default:
        if (wasStopped) {
            const auto &rows = m_board.rows();
            const bool again = std::any_of(rows.begin(), rows.end(), [](const auto &row) {
                return row.second.kind == core::RequestKind::Prompt && row.second.askedAgain;
            });
            result.outcome = ended.end == core::TurnEnd::EndedNormallyAfterStop ? core::StopOutcome::EndedNormally
                             : again                                            ? core::StopOutcome::ConfirmedLate
                                                                                : core::StopOutcome::Confirmed;
        } else if (!result.isStopped() && ended.end == core::TurnEnd::Finished) {
            result.outcome = core::StopOutcome::Finished;
        } else {
            m_report.why = ended.detail.isEmpty() ? tr("Its turn ended before that.")
                                                  : base::Words::tr("%1 %2", "two sentences")
                                                        .arg(tr("Its turn ended before that."), ended.detail.left(300));
        }
        break;
    }
    if (!wasStopped && result.isStopped())
        result.outcome = core::StopOutcome::NotReached;
    result.took = wasStopped ? ended.confirmedAfterStop : ended.duration;
    settle();
}

void StopCaseRun::settle()
{
    m_step = Step::Settling;
    m_limit = m_outer.clock->after(m_limits.settle, [this] {
        m_settled = true;
        if (m_session.session() && m_session.session()->isLookingForChanges())
            m_delay = m_outer.clock->after(m_limits.settle, [this] { measure(); }); // the agent's time is up
        else
            measure();
    });
}

void StopCaseRun::measure()
{
    if (m_step != Step::Settling)
        return;
    countRequests();
    const bool wasStopped = m_report.result.wasTried();
    if (m_report.result.outcome != core::StopOutcome::Forced &&
        m_report.result.outcome != core::StopOutcome::AgentEnded)
        countProcesses();
    if (hasBackground() && !wasStopped && !m_isSeen && m_report.result.background == 0 &&
        m_report.result.outcome == core::StopOutcome::Finished) {
        m_report.result.outcome = core::StopOutcome::NotReached;
        m_report.why = tr("It did not run the command.");
    }
    if (wasStopped)
        countFiles();
    lookWhoWrites();
    close();
}

void StopCaseRun::countRequests()
{
    core::StopCaseResult &result = m_report.result;
    for (const auto &[key, row] : m_board.rows()) {
        if (row.direction != core::Direction::Inbound)
            continue;
        m_report.reads |= row.kind == core::RequestKind::ReadFile;
        m_report.writes |= row.kind == core::RequestKind::WriteFile;
        m_report.runs |= row.kind == core::RequestKind::CreateTerminal || row.kind == core::RequestKind::Command;
        switch (row.end) {
        case core::RequestEnd::None:
            ++result.open;
            break;
        case core::RequestEnd::CancelledByAgent:
            ++result.withdrawn;
            break;
        case core::RequestEnd::RefusedAfterStop:
            ++result.refused;
            break;
        case core::RequestEnd::Lost:
        case core::RequestEnd::EndedWithAgent:
            ++result.lost;
            break;
        case core::RequestEnd::CancelledByStop:
        case core::RequestEnd::EndedByStop:
        case core::RequestEnd::EndedByForce:
            ++result.cancelled;
            break;
        default:
            ++result.answered;
        }
    }
}

void StopCaseRun::countProcesses()
{
    core::StopCaseResult &result = m_report.result;
    std::vector<QByteArrayList> helpers = m_helpers; // each entry excuses one process
    for (const base::SeenProcess &process : processesNow(true)) {
        if (m_processesBefore.contains(process.id) || process.arguments.isEmpty())
            continue;
        const QByteArrayList kind = kindOf(process);
        m_report.helpers.push_back(kind);
        const bool isTheCommand = !m_script.command.isEmpty() && runsTheCommand(process);
        const auto helper = std::find(helpers.begin(), helpers.end(), kind);
        if (!isTheCommand && helper != helpers.end()) {
            helpers.erase(helper);
            continue;
        }
        ++(isTheCommand && hasBackground() ? result.background : result.processes);
        listUpTo(&m_report.processes, QString::fromLocal8Bit(process.arguments.join(' ')));
    }
    if (!m_session.session())
        return;
    for (const auto &terminal : m_session.session()->terminals().running()) {
        ++result.processes;
        listUpTo(&m_report.processes, terminal.line);
    }
}

/// Sizes and times of everything below the folder. Links are not followed.
QHash<QString, QString> StopCaseRun::filesNow() const
{
    QHash<QString, QString> out;
    QDirIterator all(m_folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext() && out.size() < mostFiles) {
        all.next();
        const QFileInfo info = all.fileInfo();
        if (info.isDir() && !info.isSymLink())
            continue; // its times change with its content
        out.insert(QDir(m_folder).relativeFilePath(info.filePath()),
                   QStringLiteral("%1 %2 %3")
                       .arg(info.size())
                       .arg(info.lastModified().toMSecsSinceEpoch())
                       .arg(info.metadataChangeTime().toMSecsSinceEpoch()));
    }
    return out;
}

void StopCaseRun::countFiles()
{
    const QHash<QString, QString> now = filesNow();
    for (auto file = now.begin(); file != now.end(); ++file) {
        if (m_filesAtStop.value(file.key()) == file.value())
            continue;
        ++m_report.result.files;
        listUpTo(&m_report.files, file.key());
    }
    m_report.files.sort();
}

/// Looks in the ledger whether a written file passed through Belay.
void StopCaseRun::lookWhoWrites()
{
    if (!m_outer.ledger || !m_session.session())
        return;
    for (const ledger::Effect &effect : m_outer.ledger->effects(m_session.sessionName())) {
        if (!effect.isFile() || !effect.isOwnDeed() || effect.state != ledger::EffectState::Committed)
            continue;
        const bool itself = effect.source != ledger::EffectSource::Belay;
        m_report.writesItself = m_report.writesItself.value_or(false) || itself;
    }
}

void StopCaseRun::close()
{
    m_look.cancel();
    m_delay.cancel();
    m_step = Step::Closing;
    m_limit = m_outer.clock->after(m_limits.close, [this] { m_session.connection().forceClose(); });
    if (m_session.isOver())
        QMetaObject::invokeMethod(this, &StopCaseRun::onChanged, Qt::QueuedConnection);
    else
        m_session.close();
}

} // namespace workspace

#include "moc_stopcaserun.cpp"
