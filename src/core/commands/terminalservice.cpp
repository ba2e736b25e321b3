// SPDX-License-Identifier: Apache-2.0
#include "core/commands/terminalservice.h"

#include "base/process/processlook.h"
#include "base/shellwords.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/held/heldchanges.h"
#include "core/processes/networknote.h"
#include "core/processes/processwatch.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <tuple>

namespace core {

namespace {

CommandEnd commandEnd(RequestEnd why)
{
    switch (why) {
    case RequestEnd::EndedByStop:
        return CommandEnd::EndedByStop;
    case RequestEnd::EndedByForce:
        return CommandEnd::EndedByForce;
    case RequestEnd::EndedWithAgent:
        return CommandEnd::EndedWithAgent;
    case RequestEnd::KilledByUser:
        return CommandEnd::KilledByUser;
    case RequestEnd::CancelledByAgent:
        return CommandEnd::KilledByAgent;
    default:
        return CommandEnd::Exited;
    }
}

/// Whether somebody other than the command or its agent ended it, so that it is not known how far it came.
bool isHalfWay(RequestEnd end)
{
    return end == RequestEnd::EndedByStop || end == RequestEnd::EndedByForce || end == RequestEnd::EndedWithAgent ||
           end == RequestEnd::KilledByUser;
}

QString exitText(const acp::TerminalExit &exit)
{
    return exit.exitCode ? base::Words::tr("exit %1").arg(*exit.exitCode) : exit.signal;
}

QString halfWayText(RequestEnd end, const QString &how)
{
    switch (end) {
    case RequestEnd::EndedByForce:
        return base::noted(base::Words::tr("Ended half-way by Force stop"), how);
    case RequestEnd::EndedWithAgent:
        return base::noted(base::Words::tr("Ended half-way with its agent"), how);
    case RequestEnd::KilledByUser:
        return base::noted(base::Words::tr("Killed by you half-way"), how);
    default:
        return base::noted(base::Words::tr("Ended half-way by Stop"), how);
    }
}

} // namespace

namespace {

/// What a command said when it ran, once more.
class RecordedCommand final : public Command
{
public:
    RecordedCommand(QByteArray said, CommandExit exit) : m_said(std::move(said)), m_exit(std::move(exit)) {}
    void start() override
    {
        Q_EMIT started();
        Q_EMIT output(m_said);
        Q_EMIT exited(m_exit);
        Q_EMIT gone();
    }
    void signalGroup(int) override {}
    void write(const QByteArray &) override {}
    qint64 processId() const override { return 0; }
    std::vector<base::SeenProcess> seen() const override { return {}; }

private:
    const QByteArray m_said;
    const CommandExit m_exit;
};

QByteArray hashOf(const QByteArrayList &arguments)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &argument : arguments) {
        hash.addData(QByteArray(QByteArray::number(argument.size()) + ':')); // where one ends
        hash.addData(argument);
    }
    return hash.result();
}

} // namespace

/// A command from the agent's request to its start.
struct TerminalService::Creating
{
    acp::CreateTerminalRequest request;
    acp::CreateTerminalResponder responder;
    RequestRow row;
    EffectGate gate;
    QString text;
    QString folder;
    QByteArray what;
    base::EffectId asBefore;
};

struct TerminalService::Terminal
{
    struct Wait
    {
        acp::ExitResponder responder;
        base::RequestKey row;
    };

    explicit Terminal(qsizetype limit) : buffer(limit) {}

    quint64 number = 0;
    base::TerminalId id;
    base::TurnId turn;
    QString line;
    base::Milliseconds startedAt{0};
    std::unique_ptr<Command> command;
    OutputBuffer buffer;
    Utf8Gate gate;
    std::map<quint64, Wait> waits;
    quint64 nextWait = 1;
    std::optional<acp::TerminalExit> exit;
    base::RequestKey row;
    base::EffectId effect;
    QByteArray what; ///< see RepeatedCommands::First; empty: it is a repetition itself
    RequestEnd endedBy = RequestEnd::None;
    base::TimerHandle killTimer;
    bool released = false;
    bool gone = false;                  ///< no process of its tree is left
    bool backgroundEnds = false;        ///< it exited before; its background processes were told to end
    std::vector<CallProcess> left = {}; ///< as emitted: they run though it has exited
    base::TimerHandle leftTimer;
    std::shared_ptr<Creating> creating; ///< set until the agent got the answer
    base::TimerHandle startTimer;
};

TerminalService::TerminalService(QString cwd, CommandRunner *runner, base::Clock *clock, RequestBoard *board,
                                 ledger::Ledger *ledger, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_runner(runner)
    , m_clock(clock)
    , m_board(board)
    , m_ledger(ledger)
{}

TerminalService::~TerminalService()
{
    for (const auto &[id, terminal] : m_terminals) {
        terminal->command->disconnect(this);
        if (!terminal->left.empty())
            (void)m_ledger->settle(
                terminal->effect, ledger::EffectState::Unknown,
                base::facts({exitText(*terminal->exit), base::Words::tr("what it left running was ended")}));
    }
}

TerminalService::Terminal *TerminalService::find(const base::TerminalId &id) const
{
    const auto found = m_terminals.find(id);
    return found == m_terminals.end() || found->second->released ? nullptr : found->second.get();
}

CommandLine TerminalService::commandLine(const acp::CreateTerminalRequest &request) const
{
    CommandLine line{request.command, request.arguments, request.cwd.isEmpty() ? m_cwd : request.cwd, {}};
    // The agent's own values win.
    if (m_network) {
        for (const auto &variable : m_network->variables())
            line.environment.push_back(variable);
    }
    line.environment.insert(line.environment.end(), request.environment.begin(), request.environment.end());
    // Some agents send a whole shell line as `command`.
    const bool isProgram = request.command.contains(QLatin1Char('/'))
                               ? QFileInfo::exists(QDir(line.workingDirectory).absoluteFilePath(request.command))
                               : !QStandardPaths::findExecutable(request.command).isEmpty();
    if (request.arguments.isEmpty() && !isProgram) {
        line.program = QStringLiteral("/bin/sh");
        line.arguments = {QStringLiteral("-c"), request.command};
    }
    if (m_held)
        line.view = m_held->view();
    return line;
}

void TerminalService::create(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder,
                             RequestRow row, const EffectGate &gate, const QByteArray &turnNonce,
                             base::EffectId asBefore)
{
    if (!responder.begin()) {
        m_board->finish(row.key, RequestEnd::CancelledByAgent);
        return;
    }
    const auto fail = [this, &responder, key = row.key](const QString &why, auto how) {
        (responder.*how)(why);
        m_board->finish(key, RequestEnd::Failed, why);
    };
    const auto creating = std::make_shared<Creating>();
    creating->text = request.arguments.isEmpty() ? request.command
                                                 : base::shellJoined(QStringList{request.command} + request.arguments);
    creating->folder = request.cwd.isEmpty() ? m_cwd : request.cwd;
    if (!QDir::isAbsolutePath(creating->folder) || !QFileInfo(creating->folder).isDir()) {
        fail(QString(QStringLiteral("cwd: not an existing absolute folder: ") + creating->folder),
             &acp::CreateTerminalResponder::failInvalid);
        return;
    }
    const auto isRunning = [](const auto &entry) { return !entry.second->exit; };
    if (m_creating + std::count_if(m_terminals.begin(), m_terminals.end(), isRunning) >= mostRunning) {
        fail(tr("%n command(s) of this session run already: no more are started.", nullptr, mostRunning),
             &acp::CreateTerminalResponder::failInternal);
        return;
    }
    ledger::Effect effect;
    effect.kind = ledger::EffectKind::Command;
    effect.control = ledger::PhaseControl::StartAndEnd;
    effect.session = row.session;
    effect.turn = row.turn;
    effect.target = creating->text;
    effect.folder = creating->folder;
    effect.reversible = ledger::Reversible::No;
    effect.whyNot = m_held ? base::Words::tr("What it wrote is held back. What else it did nobody knows.")
                           : base::Words::tr("Nobody knows what a command did besides its output.");
    const QByteArrayList arguments = argumentsOf(request);
    creating->what = hashOf(arguments);
    creating->asBefore = asBefore;
    effect.key = ledger::idempotencyKey("terminal/create", arguments, row.session, turnNonce,
                                        m_occurrences.next(turnNonce, arguments));
    row.direction = Direction::Inbound;
    row.kind = RequestKind::CreateTerminal;
    row.state = RequestState::Running;
    row.detail = creating->text;
    row.protocolId = responder.idText();
    creating->request = request;
    creating->responder = std::move(responder);
    row.key = m_board->add(row); // on the board while its ledger row is being written
    creating->row = std::move(row);
    creating->gate = gate;
    // The row must be stored before the command starts, which may take a moment.
    ++m_creating;
    m_ledger->prepare(effect, this, [this, creating](const base::Result<ledger::Prepared> &prepared) {
        --m_creating;
        onPrepared(creating, prepared);
    });
}

void TerminalService::onPrepared(const std::shared_ptr<Creating> &whole, const base::Result<ledger::Prepared> &prepared)
{
    Creating &creating = *whole;
    const base::EffectId effect = prepared ? prepared->effect.id : base::EffectId();
    if (prepared && prepared->existed && m_repeats.first(effect)) {
        creating.asBefore = effect; // the same key: it gets the same result
        giveAgain(whole, effect);
        return;
    }
    if (!prepared || prepared->existed) {
        const QString why = prepared ? tr("This command was started before in this turn; it is not run again.")
                                     : prepared.error().message;
        creating.responder.failInternal(why);
        m_board->finish(creating.row.key, RequestEnd::Failed, why);
        return;
    }
    if (*creating.gate) {
        (void)m_ledger->settle(effect, ledger::EffectState::Cancelled, base::Words::tr("refused: arrived after Stop"));
        refuse(creating);
    } else if (creating.responder.cancelRequested() || !creating.responder.isOpen()) {
        (void)m_ledger->settle(effect, ledger::EffectState::Cancelled, tr("withdrawn before it started"));
        creating.responder.failCancelled();
        m_board->finish(creating.row.key, RequestEnd::CancelledByAgent);
    } else if (creating.asBefore.value) {
        giveAgain(whole, effect);
    } else {
        (void)m_ledger->settle(effect, ledger::EffectState::Committing);
        begin(whole, effect, m_runner->create(commandLine(creating.request)));
    }
}

QByteArrayList TerminalService::argumentsOf(const acp::CreateTerminalRequest &request) const
{
    QByteArrayList out{(request.cwd.isEmpty() ? m_cwd : request.cwd).toUtf8(), request.command.toUtf8()};
    for (const QString &argument : request.arguments)
        out << argument.toUtf8();
    for (const auto &[name, value] : request.environment)
        out << QByteArray(name.toUtf8() + '=' + value.toUtf8());
    return out;
}

std::optional<RepeatedCommands::Repeat> TerminalService::repeated(const acp::CreateTerminalRequest &request) const
{
    return m_repeats.hasDecided() ? m_repeats.find(hashOf(argumentsOf(request))) : std::nullopt;
}

/// The agent gets what the first one said. Nothing is run.
void TerminalService::giveAgain(const std::shared_ptr<Creating> &creating, base::EffectId effect)
{
    if (effect != creating->asBefore) {
        ledger::Settlement how;
        how.state = ledger::EffectState::Cancelled;
        how.detail = base::Words::tr("It was not run again: row %1 is the first.").arg(creating->asBefore.value);
        how.sameAs = creating->asBefore;
        m_ledger->settle(effect, how, this, {});
    }
    const RepeatedCommands::First *first = m_repeats.first(creating->asBefore);
    if (!first || !first->output) {
        const QString why = tr("It had run before, and the user does not want it run again. Its output is not kept.");
        creating->responder.failInternal(why);
        m_board->finish(creating->row.key, RequestEnd::Failed, why);
        return;
    }
    CommandExit exit;
    if (first->exit.exitCode)
        exit.exitCode = int(*first->exit.exitCode);
    exit.signal = first->exit.signal;
    // What the agent tells of it is about the first one.
    begin(creating, creating->asBefore, std::make_unique<RecordedCommand>(*first->output, exit));
}

void TerminalService::refuse(Creating &creating)
{
    const base::TurnId turn = creating.row.turn;
    const base::RequestKey key = m_board->add(std::move(creating.row));
    creating.responder.failCancelled();
    m_board->finish(key, RequestEnd::RefusedAfterStop);
    Q_EMIT refused({creating.text, base::Words::tr("refused, not started"), true}, turn);
}

void TerminalService::begin(const std::shared_ptr<Creating> &creating, base::EffectId effect,
                            std::unique_ptr<Command> runs)
{
    const quint64 limit = creating->request.outputByteLimit.value_or(OutputBuffer::defaultLimit);
    auto owned = std::make_unique<Terminal>(qsizetype(qMin<quint64>(limit, OutputBuffer::mostLimit)));
    Terminal &terminal = *owned;
    terminal.number = m_next++;
    terminal.id = {QStringLiteral("belay-%1").arg(terminal.number)};
    terminal.turn = creating->row.turn;
    terminal.line = creating->text;
    terminal.startedAt = m_clock->now();
    terminal.effect = effect;
    if (creating->asBefore.value == 0)
        terminal.what = creating->what;
    terminal.command = std::move(runs);
    terminal.creating = creating;
    m_terminals.emplace(terminal.id, std::move(owned));
    Command *command = terminal.command.get();
    // `its` stays valid: the command is disconnected before its terminal is deleted.
    Terminal *const its = &terminal;
    connect(command, &Command::started, this, [this, its] { announce(*its); });
    connect(command, &Command::output, this, [this, its](const QByteArray &bytes) {
        announce(*its);
        if (!its->released) {
            const qsizetype before = its->buffer.size();
            its->buffer.append(bytes);
            m_kept += its->buffer.size() - before;
            keepWithin(*its);
        }
        Q_EMIT outputAdded({its->id, its->gate.feed(bytes), its->buffer.truncated()}, its->turn);
    });
    connect(command, &Command::exited, this, [this, its](const CommandExit &exit) { onExited(*its, exit); });
    connect(command, &Command::gone, this, [this, its] { onGone(*its); });
    RequestRow row = std::move(creating->row);
    row.kind = RequestKind::Command;
    row.state = RequestState::Running;
    const base::TerminalId id = terminal.id;
    terminal.row = m_board->add(std::move(row), {{}, [this, id] { killByUser(id); }});
    command->start();
    if (command->processId() > 0)
        announce(terminal);
    else if (terminal.creating)
        terminal.startTimer = m_clock->after(startWait, [this, &terminal] { announce(terminal); });
}

/// Emits the command's start once, before its other events, with its process id if that is known by now.
void TerminalService::announce(Terminal &terminal)
{
    terminal.startTimer.cancel();
    const std::shared_ptr<Creating> creating = std::exchange(terminal.creating, nullptr);
    const qint64 processId = terminal.command->processId();
    m_board->setProcessId(terminal.row, processId);
    if (!creating)
        return;
    Q_EMIT started({terminal.id, terminal.line, creating->folder, processId, true}, terminal.turn);
    creating->responder.answer({terminal.id});
}

/// Shortens kept output: of ended commands first, oldest first, and \p newest last.
void TerminalService::keepWithin(const Terminal &newest)
{
    if (m_kept <= mostKept)
        return;
    std::vector<Terminal *> order;
    for (const auto &[id, terminal] : m_terminals)
        order.push_back(terminal.get());
    std::sort(order.begin(), order.end(), [&newest](const Terminal *a, const Terminal *b) {
        const auto rank = [&newest](const Terminal *t) {
            return std::tuple(t == &newest, !t->exit.has_value(), t->number);
        };
        return rank(a) < rank(b);
    });
    for (Terminal *terminal : order) {
        // Stops well below the limit, so that this does not run for each piece of output.
        if (m_kept <= mostKept - mostKept / 8)
            break;
        const qsizetype before = terminal->buffer.size();
        terminal->buffer.lowerLimit(leastKept);
        m_kept += terminal->buffer.size() - before;
    }
}

/// Background processes go on until the session closes, and need the terminal until then.
void TerminalService::forgetIfDone(const Terminal &terminal)
{
    // Later: the caller may be iterating over the commands, or this may be the command's own signal.
    if (terminal.released && terminal.exit && terminal.gone)
        QMetaObject::invokeMethod(
            this, [this, id = terminal.id] { forget(id); }, Qt::QueuedConnection);
}

void TerminalService::forget(const base::TerminalId &id)
{
    const auto found = m_terminals.find(id);
    if (found == m_terminals.end())
        return;
    m_kept -= found->second->buffer.size();
    found->second->command->disconnect(this);
    found->second->command.release()->deleteLater(); // this may run in its own signal
    m_terminals.erase(found);
}

void TerminalService::onExited(Terminal &terminal, const CommandExit &exit)
{
    terminal.killTimer.cancel();
    announce(terminal);
    if (!exit.problem.isEmpty()) {
        const qsizetype before = terminal.buffer.size();
        terminal.buffer.append(exit.problem.toUtf8() + '\n');
        m_kept += terminal.buffer.size() - before;
        Q_EMIT outputAdded({terminal.id, exit.problem.toUtf8() + '\n', false}, terminal.turn);
    }
    acp::TerminalExit status;
    if (exit.exitCode)
        status.exitCode = quint32(*exit.exitCode);
    status.signal = exit.signal;
    terminal.exit = status;
    const QString how = exit.exitCode ? base::Words::tr("exit %1").arg(*exit.exitCode) : exit.signal;
    const RequestEnd end = terminal.endedBy != RequestEnd::None ? terminal.endedBy
                           : exit.failedToStart                 ? RequestEnd::Failed
                                                                : RequestEnd::Answered;
    ledger::Settlement settlement;
    settlement.state = exit.failedToStart ? ledger::EffectState::Failed
                       : isHalfWay(end)   ? ledger::EffectState::Unknown
                                          : ledger::EffectState::Committed;
    settlement.detail = isHalfWay(end) ? halfWayText(end, how) : exit.failedToStart ? exit.problem : how;
    if (exit.exitCode)
        settlement.exitCode = int(*exit.exitCode);
    settlement.durationMs = (m_clock->now() - terminal.startedAt).count();
    m_ledger->settle(terminal.effect, settlement, this, {}); // of a repetition it is settled already
    if (end == RequestEnd::Answered && !terminal.what.isEmpty())
        m_repeats.add(
            {terminal.effect, terminal.what, m_clock->wall(), status,
             terminal.buffer.truncated() || terminal.released ? std::nullopt : std::optional(terminal.buffer.text())});
    m_board->finish(terminal.row, end, how);
    Q_EMIT exited({terminal.id, exit.exitCode, exit.signal,
                   terminal.what.isEmpty() ? CommandEnd::NotRunAgain : commandEnd(terminal.endedBy)},
                  terminal.turn);
    auto waits = std::exchange(terminal.waits, {});
    for (auto &[number, wait] : waits) {
        wait.responder.answer(status);
        m_board->finish(wait.row, RequestEnd::Answered, how);
    }
    terminal.gone = terminal.gone || exit.failedToStart;
    if (!terminal.gone && terminal.endedBy == RequestEnd::None)
        terminal.leftTimer = m_clock->after(ProcessWatch::grace, [this, &terminal] { lookAtLeft(terminal); });
    forgetIfDone(terminal);
}

void TerminalService::lookAtLeft(Terminal &terminal)
{
    const std::vector<base::SeenProcess> seen = base::workingFirst(terminal.command->seen());
    if (terminal.gone || seen.empty())
        return;
    std::vector<CallProcess> left;
    std::vector<base::ProcessId> ids;
    for (const base::SeenProcess &process : seen) {
        left.push_back({process.id.number, base::shortName(process)});
        ids.push_back(process.id);
    }
    if (std::exchange(terminal.left, left) != left) {
        ledger::Settlement settlement;
        settlement.state = ledger::EffectState::Committing;
        settlement.detail = exitText(*terminal.exit);
        settlement.processes = base::noteOf(ids);
        m_ledger->settle(terminal.effect, settlement, this, {});
        Q_EMIT runsOn({terminal.id, terminal.line, terminal.backgroundEnds ? RunEnd::Stopping : RunEnd::RunsOn, left,
                       terminal.effect},
                      terminal.turn);
    }
    terminal.leftTimer = m_clock->after(looksAgain, [this, &terminal] { lookAtLeft(terminal); });
}

void TerminalService::onGone(Terminal &terminal)
{
    terminal.gone = true;
    terminal.leftTimer.cancel();
    const bool ranOn = !std::exchange(terminal.left, {}).empty();
    if (terminal.backgroundEnds)
        onBackgroundEnded(terminal);
    else if (ranOn)
        (void)m_ledger->settle(
            terminal.effect, ledger::EffectState::Committed,
            tr("%1; it ran on in the background until %2, and how that ended is not known", "\"exit 0\"")
                .arg(exitText(*terminal.exit), base::clockText(m_clock->wall())));
    if (ranOn)
        Q_EMIT runsOn({terminal.id,
                       terminal.line,
                       terminal.backgroundEnds ? RunEnd::Stopped : RunEnd::Ended,
                       {},
                       terminal.effect},
                      terminal.turn);
    forgetIfDone(terminal);
    Q_EMIT gone(terminal.turn);
}

/// The command itself ended normally, but what it left in the background was ended.
void TerminalService::onBackgroundEnded(const Terminal &terminal)
{
    (void)m_ledger->settle(terminal.effect, ledger::EffectState::Unknown,
                           base::facts({exitText(*terminal.exit), base::Words::tr("what it left running was ended")}));
    const std::optional<quint32> &code = terminal.exit->exitCode;
    Q_EMIT exited({terminal.id, code ? std::optional(int(*code)) : std::nullopt, terminal.exit->signal,
                   CommandEnd::BackgroundEnded},
                  terminal.turn);
}

void TerminalService::output(const acp::TerminalRequest &request, acp::OutputResponder responder)
{
    const Terminal *terminal = find(request.terminal);
    if (!terminal)
        responder.failNotFound(QStringLiteral("No such terminal: ") + request.terminal.value);
    else
        responder.answer({terminal->buffer.text(), terminal->buffer.truncated(), terminal->exit});
}

void TerminalService::waitForExit(const acp::TerminalRequest &request, acp::ExitResponder responder, RequestRow row)
{
    Terminal *terminal = find(request.terminal);
    if (!terminal) {
        responder.failNotFound(QStringLiteral("No such terminal: ") + request.terminal.value);
        return;
    }
    if (terminal->exit) {
        responder.answer(*terminal->exit);
        return;
    }
    const quint64 number = terminal->nextWait++;
    const auto withdraw = [this, id = terminal->id, number](RequestEnd end) {
        Terminal *owner = find(id);
        auto node = owner ? owner->waits.extract(number) : decltype(owner->waits)::node_type();
        if (node.empty())
            return;
        Terminal::Wait wait = std::move(node.mapped());
        wait.responder.failCancelled();
        m_board->finish(wait.row, end, QStringLiteral("-32800"));
    };
    row.direction = Direction::Inbound;
    row.kind = RequestKind::WaitForExit;
    row.state = RequestState::Running;
    row.detail = terminal->line;
    row.protocolId = responder.idText();
    const base::RequestKey key =
        m_board->add(std::move(row), {[withdraw] { withdraw(RequestEnd::CancelledByUser); }, {}});
    responder.onCancel([withdraw] { withdraw(RequestEnd::CancelledByAgent); });
    terminal->waits.emplace(number, Terminal::Wait{std::move(responder), key});
}

void TerminalService::end(Terminal &terminal, RequestEnd why)
{
    if (terminal.exit)
        return;
    if (terminal.endedBy == RequestEnd::None)
        terminal.endedBy = why;
    terminal.command->signalGroup(SIGTERM);
    if (!terminal.exit && !terminal.killTimer.isSet())
        terminal.killTimer = m_clock->after(killWait, [&terminal] { terminal.command->signalGroup(SIGKILL); });
}

/// An agent that ends its command because of Stop did not change its mind.
RequestEnd TerminalService::endByAgent(const Terminal &terminal) const
{
    const bool isStopped = m_stopped.value != 0 && terminal.turn == m_stopped;
    return isStopped ? RequestEnd::EndedByStop : RequestEnd::CancelledByAgent;
}

void TerminalService::kill(const acp::TerminalRequest &request, acp::DoneResponder responder)
{
    Terminal *terminal = find(request.terminal);
    if (!terminal) {
        responder.failNotFound(QStringLiteral("No such terminal: ") + request.terminal.value);
        return;
    }
    end(*terminal, endByAgent(*terminal));
    responder.answer({});
}

void TerminalService::release(const acp::TerminalRequest &request, acp::DoneResponder responder)
{
    Terminal *terminal = find(request.terminal);
    if (!terminal) {
        responder.failNotFound(QStringLiteral("No such terminal: ") + request.terminal.value);
        return;
    }
    end(*terminal, endByAgent(*terminal));
    // Its waits must be answered now; the command's end is still shown when it comes.
    terminal->released = true;
    m_kept -= terminal->buffer.size();
    terminal->buffer = OutputBuffer(0);
    auto waits = std::exchange(terminal->waits, {});
    for (auto &[number, wait] : waits) {
        wait.responder.failCancelled();
        m_board->finish(wait.row, RequestEnd::CancelledByAgent, QStringLiteral("-32800"));
    }
    responder.answer({});
    forgetIfDone(*terminal);
}

int TerminalService::endCommands(base::TurnId turn, RequestEnd why, const std::set<base::TerminalId> &keep)
{
    int count = 0;
    for (const auto &[id, terminal] : m_terminals) {
        if (terminal->turn == turn && !keep.contains(id))
            count += endCommand(id, why) || endBackground(*terminal);
    }
    return count;
}

std::set<base::RequestKey> TerminalService::rowsThatGoOn(base::TurnId turn,
                                                         const std::set<base::TerminalId> *keep) const
{
    std::set<base::RequestKey> out;
    for (const auto &[id, terminal] : m_terminals) {
        if (terminal->turn == turn && !terminal->exit && (!keep || keep->contains(id)))
            out.insert(terminal->row);
    }
    return out;
}

bool TerminalService::endCommand(const base::TerminalId &id, RequestEnd why)
{
    const auto found = m_terminals.find(id);
    if (found == m_terminals.end() || found->second->exit)
        return false;
    m_board->setState(found->second->row, RequestState::Cancelling);
    end(*found->second, why);
    return true;
}

/// Ends the background processes of a command that exited. If there are none, `gone` has come or comes soon.
bool TerminalService::endBackground(Terminal &terminal)
{
    if (!terminal.exit || terminal.gone || terminal.backgroundEnds || terminal.endedBy != RequestEnd::None)
        return false;
    terminal.backgroundEnds = true;
    if (!terminal.left.empty())
        Q_EMIT runsOn({terminal.id, terminal.line, RunEnd::Stopping, terminal.left, terminal.effect}, terminal.turn);
    terminal.command->signalGroup(SIGTERM);
    return true;
}

bool TerminalService::endLeft(const base::TerminalId &id)
{
    const auto found = m_terminals.find(id);
    return found != m_terminals.end() && endBackground(*found->second);
}

bool TerminalService::endLeft(base::EffectId row)
{
    // A repetition that was not run has the row of the command that was.
    return std::any_of(m_terminals.begin(), m_terminals.end(), [this, row](const auto &terminal) {
        return terminal.second->effect == row && !terminal.second->left.empty() && endBackground(*terminal.second);
    });
}

void TerminalService::endAllLeft()
{
    for (const auto &[id, terminal] : m_terminals)
        endBackground(*terminal);
}

bool TerminalService::mayWrite(base::TurnId turn) const
{
    return std::any_of(m_terminals.begin(), m_terminals.end(),
                       [turn](const auto &entry) { return entry.second->turn == turn && !entry.second->gone; });
}

bool TerminalService::isEnding(base::TurnId turn) const
{
    return std::any_of(m_terminals.begin(), m_terminals.end(), [turn](const auto &entry) {
        return entry.second->turn == turn && entry.second->backgroundEnds && !entry.second->gone;
    });
}

void TerminalService::killByUser(const base::TerminalId &id)
{
    (void)endCommand(id, RequestEnd::KilledByUser);
}

void TerminalService::loseAgent(base::TurnId turn, bool all, RequestEnd why)
{
    for (const auto &[id, terminal] : m_terminals) {
        auto waits = std::exchange(terminal->waits, {});
        for (auto &[number, wait] : waits)
            m_board->finish(wait.row, RequestEnd::Lost);
        const bool isOfTurn = turn.value != 0 && terminal->turn == turn;
        if (all || isOfTurn)
            (void)endCommand(id, why);
        if (all || isOfTurn)
            (void)endBackground(*terminal);
    }
}

base::EffectId TerminalService::effectOf(const base::TerminalId &id) const
{
    const auto found = m_terminals.find(id);
    return found == m_terminals.end() ? base::EffectId{} : found->second->effect;
}

std::vector<TerminalService::Running> TerminalService::running() const
{
    std::vector<Running> out;
    for (const auto &[id, terminal] : m_terminals) {
        if (!terminal->exit)
            out.push_back({id, terminal->turn, terminal->line, terminal->startedAt});
    }
    std::sort(out.begin(), out.end(), [](const Running &a, const Running &b) { return a.startedAt < b.startedAt; });
    return out;
}

} // namespace core

#include "moc_terminalservice.cpp"
