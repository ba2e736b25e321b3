// SPDX-License-Identifier: Apache-2.0
#include "cli/effectscommand.h"

#include "agents/servercall.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/terminalstream.h"
#include "core/remote/keptcall.h"
#include "core/remote/remoteundo.h"
#include "core/remote/undopolicy.h"
#include "core/requests/requestboard.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "ledger/undo/undo.h"
#include "ledger/undo/undoplan.h"
#include "models/review/turnaccount.h"
#include "models/review/undopreview.h"
#include "models/texts/effecttext.h"
#include "secrets/keychainstore.h"
#include "settings/settings.h"
#include "workspace/stores/effectstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

#include <algorithm>
#include <set>
#include <unistd.h>

namespace cli {

namespace {

struct EffectsCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::EffectsCommand)
};

constexpr int nothingDone = 1;
void print(TerminalStream &out, const ledger::Effect &effect)
{
    const QString detail =
        effect.detail.isEmpty() ? QString() : QLatin1String("  (") + effect.detail + QLatin1Char(')');
    out << QString::number(effect.id.value).rightJustified(5) << QLatin1String("  ")
        << effect.preparedAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm:ss")) << QLatin1String("  ")
        << models::effectStateText(effect).leftJustified(12) << QLatin1Char(' ')
        << (effect.isCompensation() ? base::Words::tr("Undo") : models::effectKindText(effect)).leftJustified(9)
        << QLatin1Char(' ') << base::visibleText(effect.target) << base::visibleText(detail) << Qt::endl;
}

/// Describes a step: what is there after it.
QString stepText(const ledger::UndoStep &step)
{
    const QString path = base::visibleText(QFile::decodeName(step.path));
    switch (step.verdict) {
    case ledger::Verdict::Clean:
        return base::labelled(path, models::undoStepText(step));
    case ledger::Verdict::Conflict:
        return EffectsCommandTr::tr("%1: left alone. %2").arg(path, step.reason);
    case ledger::Verdict::Impossible:
        break;
    }
    return base::Words::tr("%1 cannot be undone. %2").arg(path, step.reason);
}

bool saysYes(TerminalStream &out)
{
    out << EffectsCommandTr::tr("Undo this? [y/N] ") << Qt::flush;
    QTextStream in(stdin);
    const QString answer = in.readLine().trimmed().toLower();
    return answer == QLatin1String("y") || answer == EffectsCommandTr::tr("y", "the letter that says yes");
}

/// Prints the account of all turns as one text.
int printReport(const std::vector<ledger::Effect> &effects, const base::SessionId &session, base::TurnId turn,
                bool asJson)
{
    const std::vector<models::TurnAccount> accounts = models::accountsOf(effects, session, turn);
    TerminalStream out(stdout);
    if (asJson) {
        out << QString::fromUtf8(models::accountJson(accounts));
        return 0;
    }
    QStringList parts;
    for (const models::TurnAccount &account : accounts)
        parts << models::accountMarkdown(account);
    out << (parts.isEmpty() ? EffectsCommandTr::tr("There is nothing to report.") + QLatin1Char('\n')
                            : parts.join(QLatin1Char('\n')));
    return 0;
}

/// One undo from its plan to its end: files first, then calls of MCP tools, one after the other.
class UndoRun : public QObject
{
public:
    UndoRun(workspace::EffectStore *store, base::Clock *clock, bool yes, bool dry)
        : m_store(store)
        , m_clock(clock)
        , m_board(clock)
        , m_undo(store->services(clock, &m_board, nullptr))
        , m_yes(yes)
        , m_dry(dry)
    {
        m_undo.setForbids([this](const core::RemoteUndo::Plan &plan) { return whyNot(plan); });
    }

    /// \p named: those of \p wanted that the user has given by their numbers.
    void start(const std::set<base::EffectId> &wanted, const std::set<base::EffectId> &named)
    {
        std::vector<base::EffectId> others;
        // The newest first: a later call may build on an earlier one.
        for (auto it = wanted.rbegin(); it != wanted.rend(); ++it) {
            const base::EffectId id = *it;
            const auto row = m_store->ledger()->effect(id);
            if (!row || row->kind != ledger::EffectKind::Remote || row->isCompensation())
                others.push_back(id);
            else if (named.contains(id) || !hasNothingToUndo(*row))
                planCall(id, named.contains(id));
        }
        m_store->undo()->plan(others, this, [this](const ledger::UndoPlan &plan) { onPlanned(plan); });
    }

private:
    /// In which a server that is a program is started.
    static QString folderOf(const core::RemoteUndo::Plan &plan)
    {
        return plan.folder.isEmpty() ? QDir::currentPath() : plan.folder;
    }

    /// There is no agent here, and no view to start a server in.
    std::optional<QString> whyNot(const core::RemoteUndo::Plan &plan) const
    {
        const core::McpEntries servers = m_settings.mcpServers();
        if (auto why = core::whyNotUndone(plan, servers, m_settings.permissionRules(), folderOf(plan)))
            return why;
        const core::McpEntry *const server = core::entryNamed(plan.server, servers);
        if (auto why = server ? core::whyNotAsked(plan, core::identityOf(*server)) : std::nullopt)
            return why;
        const auto row = m_store->ledger()->effect(plan.effect);
        return server && row ? core::whyNotStarted(*row, *server) : std::nullopt;
    }

    /// As a turn's files that were not written, such a call is passed over.
    static bool hasNothingToUndo(const ledger::Effect &call)
    {
        return call.readsOnly || call.isWaitingCall() || call.state == ledger::EffectState::Cancelled ||
               call.state == ledger::EffectState::Failed || call.state == ledger::EffectState::Compensated;
    }

    /// What may have been taken back already is sent again only by its number.
    void planCall(base::EffectId id, bool isNamed)
    {
        const auto plan = m_undo.plan(id);
        if (plan && (isNamed || !plan->isAgain)) {
            m_calls.push_back(*plan);
            return;
        }
        const QString why =
            plan ? base::Words::tr("It was called to take it back, and nobody knows whether that took effect.")
                 : plan.error().message;
        m_out << EffectsCommandTr::tr("Effect %1 cannot be undone. %2").arg(id.value).arg(why) << Qt::endl;
        m_partly = true;
    }

    void onPlanned(const ledger::UndoPlan &plan)
    {
        bool any = !m_calls.empty();
        for (const core::RemoteUndo::Plan &call : m_calls) {
            m_out << EffectsCommandTr::tr("Effect %1: %2 of %3 is called with %4")
                         .arg(call.effect.value)
                         .arg(base::visibleText(call.tool), base::visibleText(call.server),
                              base::visibleText(QString::fromUtf8(core::shownText(call.arguments)).simplified()))
                  << Qt::endl;
            if (call.isAgain)
                m_out << base::Words::tr("Made before, and nobody knows whether it took effect. It is sent with the "
                                         "same key; a server that ignores keys may do it twice.")
                      << Qt::endl;
        }
        for (const ledger::UndoStep &step : plan.steps) {
            m_out << stepText(step) << Qt::endl;
            any = any || (step.verdict == ledger::Verdict::Clean && !step.changesNothing());
            m_partly = m_partly || step.verdict != ledger::Verdict::Clean;
        }
        for (const ledger::CannotUndo &cannot : plan.cannot) {
            m_out << EffectsCommandTr::tr("Effect %1 cannot be undone. %2").arg(cannot.id.value).arg(cannot.reason)
                  << Qt::endl;
            m_partly = true;
        }
        const QStringList limits = models::undoLimits(plan, isFound(plan));
        for (const QString &limit : limits)
            m_out << limit << Qt::endl;
        if (!any) {
            m_out << base::Words::tr("There is nothing to undo") << Qt::endl;
            QCoreApplication::exit(m_partly ? nothingDone : 0);
            return;
        }
        if (m_dry || (!m_yes && (!::isatty(STDIN_FILENO) || !saysYes(m_out)))) {
            m_out << (m_dry ? base::capitalized(base::Words::tr("nothing was changed"))
                            : EffectsCommandTr::tr("Nothing was changed. --yes undoes without asking."))
                  << Qt::endl;
            QCoreApplication::exit(m_dry ? 0 : nothingDone);
            return;
        }
        m_store->undo()->apply(plan, {}, this, [this](const auto &outcomes) { onApplied(outcomes); });
    }

    /// Whether some of what would be undone was found on disk and not reported by a tool call.
    bool isFound(const ledger::UndoPlan &plan) const
    {
        return std::any_of(plan.steps.begin(), plan.steps.end(), [this](const ledger::UndoStep &step) {
            return std::any_of(step.effects.begin(), step.effects.end(), [this](base::EffectId id) {
                const auto row = m_store->ledger()->effect(id);
                return row && row->source == ledger::EffectSource::NotReported;
            });
        });
    }

    void onApplied(const std::vector<ledger::UndoOutcome> &outcomes)
    {
        for (const ledger::UndoOutcome &outcome : outcomes) {
            if (outcome.kind == ledger::UndoOutcome::Failed) {
                m_out << outcome.error.message << Qt::endl;
                m_partly = true;
            } else if (outcome.kind == ledger::UndoOutcome::Done) {
                m_out << EffectsCommandTr::tr("%1: undone. belay undo %2 brings it back.")
                             .arg(base::visibleText(QFile::decodeName(outcome.path)))
                             .arg(outcome.act.value)
                      << Qt::endl;
            }
        }
        nextCall();
    }

    void nextCall()
    {
        if (m_calls.empty()) {
            QCoreApplication::exit(m_partly ? nothingDone : 0);
            return;
        }
        const core::RemoteUndo::Plan plan = m_calls.front();
        m_calls.erase(m_calls.begin());
        m_undo.carryOut(
            plan,
            [this](const core::RemoteUndo::Plan &wanted, const QByteArray &key, const auto &ended) {
                return call(wanted, key, ended);
            },
            [this, plan](const base::Result<void> &undone) {
                m_out << (undone ? EffectsCommandTr::tr("Effect %1: undone.").arg(plan.effect.value)
                                 : undone.error().message)
                      << Qt::endl;
                m_partly = m_partly || !undone;
                nextCall();
            });
    }

    core::RemoteUndo::Cancel call(const core::RemoteUndo::Plan &plan, const QByteArray &key,
                                  const agents::ServerCall::Called &ended)
    {
        const core::McpEntries servers = m_settings.mcpServers();
        const core::McpEntry *const server = core::entryNamed(plan.server, servers);
        if (!server) {
            ended(agents::ServerCall::notSent(
                base::Words::tr("There is no MCP server “%1” any more.").arg(base::visibleText(plan.server))));
            return {};
        }
        return agents::ServerCall::call(*server, folderOf(plan), &m_secrets, m_clock, plan.tool, plan.arguments, key,
                                        this, ended);
    }

    workspace::EffectStore *m_store;
    base::Clock *m_clock;
    settings::Settings m_settings;
    secrets::KeychainStore m_secrets{m_clock};
    core::RequestBoard m_board; ///< nobody looks at it
    core::RemoteUndo m_undo;
    std::vector<core::RemoteUndo::Plan> m_calls;
    const bool m_yes, m_dry;
    bool m_partly = false;
    TerminalStream m_out{stdout};
};

constexpr int notRead = 1; ///< exit code

/// Reports on stderr when the ledger could not be read: an empty list would claim that nothing happened.
class Problems
{
public:
    explicit Problems(workspace::EffectStore *store)
    {
        QObject::connect(store, &workspace::EffectStore::failed, store, [this](const base::Error &error) {
            m_any = true;
            TerminalStream::errors() << error.message << Qt::endl;
        });
    }
    bool any() const { return m_any; }

private:
    bool m_any = false;
};

} // namespace

int runEffects(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("effects"), EffectsCommandTr::tr("list what coding agents did"));
    parser.setApplicationDescription(
        EffectsCommandTr::tr("Lists what agents did: files written, commands run, and what became of "
                             "it."));
    const QCommandLineOption session(QStringLiteral("session"),
                                     EffectsCommandTr::tr("Only the effects of this session."), QStringLiteral("ID"));
    const QCommandLineOption json(QStringLiteral("json"), base::Words::tr("Print every item as one line of JSON."));
    const QCommandLineOption report(QStringLiteral("report"),
                                    EffectsCommandTr::tr("Print what turns did as a report: markdown or json."),
                                    QStringLiteral("markdown|json"));
    const QCommandLineOption turn(QStringLiteral("turn"),
                                  EffectsCommandTr::tr("Only the effects of this turn of the session."),
                                  QStringLiteral("N"));
    const QCommandLineOption unseen(QStringLiteral("unseen"),
                                    EffectsCommandTr::tr("Only what needs a look and was not acknowledged."));
    const QCommandLineOption acknowledge(QStringLiteral("acknowledge"),
                                         EffectsCommandTr::tr("Acknowledge what is listed."));
    parser.addOptions({session, turn, unseen, acknowledge, json, report});
    if (const auto code = parser.begin(arguments))
        return *code;
    TerminalStream out(stdout);
    const QString format = parser.value(report);
    if (parser.isSet(report) && format != QLatin1String("markdown") && format != QLatin1String("json"))
        return wrongUsage(
            QStringLiteral("effects"),
            base::Words::tr("“%1” is not one of %2.").arg(base::visibleText(format), QStringLiteral("markdown, json")));
    const base::TurnId wantedTurn{parser.value(turn).toULongLong()};
    if (parser.isSet(turn) && (wantedTurn.value == 0 || !parser.isSet(session)))
        return wrongUsage(QStringLiteral("effects"),
                          EffectsCommandTr::tr("A turn is a number from 1 on, and --turn wants --session."));
    base::SystemClock clock;
    workspace::EffectStore store(&clock);
    const Problems problems(&store);
    store.settleAfterCrashNow();
    if (!store.problem().isEmpty())
        TerminalStream::errors() << store.problem() << Qt::endl;
    if (parser.isSet(report)) {
        const int code = printReport(store.ledger()->allEffects(), base::SessionId{parser.value(session)}, wantedTurn,
                                     format == QLatin1String("json"));
        return problems.any() ? notRead : code;
    }
    std::vector<base::EffectId> seen;
    for (const ledger::Effect &effect : store.ledger()->allEffects()) {
        const bool asks = ledger::asksToBeSeen(effect);
        if ((parser.isSet(session) && effect.session.value != parser.value(session)) ||
            (parser.isSet(turn) && effect.turn != wantedTurn) || (parser.isSet(unseen) && !asks))
            continue;
        if (asks)
            seen.push_back(effect.id);
        if (parser.isSet(json))
            out.json(QJsonDocument(models::effectJson(effect)).toJson(QJsonDocument::Compact));
        else
            print(out, effect);
    }
    if (parser.isSet(acknowledge))
        store.ledger()->acknowledge(seen);
    return problems.any() ? notRead : 0;
}

int runUndo(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("undo"), EffectsCommandTr::tr("take back what coding agents did"));
    parser.setApplicationDescription(EffectsCommandTr::tr(
        "Takes effects back, by their numbers in belay effects. Files are only touched where they still are "
        "what the effect left; what goes, goes to the trash; an undo can itself be undone.\n"
        "Exit codes: 0 all undone, 1 something could not be, 2 usage."));
    const QCommandLineOption yes(QStringLiteral("yes"), EffectsCommandTr::tr("Do not ask."));
    const QCommandLineOption dry(QStringLiteral("dry-run"), EffectsCommandTr::tr("Only say what would be done."));
    const QCommandLineOption session(
        QStringLiteral("session"), EffectsCommandTr::tr("The session of --turn and --restore."), QStringLiteral("ID"));
    const QCommandLineOption turn(QStringLiteral("turn"),
                                  EffectsCommandTr::tr("Only the effects of this turn of the session."),
                                  QStringLiteral("N"));
    const QCommandLineOption restore(
        QStringLiteral("restore"),
        EffectsCommandTr::tr("All effects of this turn and the later ones: back to its start."), QStringLiteral("N"));
    parser.addOptions({yes, dry, session, turn, restore});
    parser.addPositionalArgument(QStringLiteral("effect"), EffectsCommandTr::tr("Number of an effect."),
                                 QStringLiteral("EFFECT…"));
    if (const auto code = parser.begin(arguments))
        return *code;
    const bool wholeTurn = parser.isSet(turn) || parser.isSet(restore);
    if (parser.positionalArguments().isEmpty() && !wholeTurn)
        return wrongUsage(QStringLiteral("undo"), EffectsCommandTr::tr("Which effect is to be undone?"));
    bool isTurn = true;
    const quint64 number = wholeTurn ? parser.value(parser.isSet(turn) ? turn : restore).toULongLong(&isTurn) : 0;
    if (!isTurn || (wholeTurn && !parser.isSet(session)))
        return wrongUsage(QStringLiteral("undo"), EffectsCommandTr::tr("Name a turn by its number and its session."));
    base::SystemClock clock;
    workspace::EffectStore store(&clock);
    const Problems problems(&store);
    store.settleAfterCrashNow();
    if (!store.problem().isEmpty())
        TerminalStream::errors() << store.problem() << Qt::endl;
    std::set<base::EffectId> named;
    for (const QString &word : parser.positionalArguments()) {
        bool isNumber = false;
        const base::EffectId id{word.toULongLong(&isNumber)};
        const bool isThere = isNumber && store.ledger()->effect(id);
        if (!isThere && problems.any())
            return notRead;
        if (!isThere)
            return wrongUsage(QStringLiteral("undo"),
                              EffectsCommandTr::tr("There is no effect “%1”.").arg(base::visibleText(word)));
        named.insert(id);
    }
    std::set<base::EffectId> wanted = named;
    if (wholeTurn) {
        for (const ledger::Effect &effect : ledger::effectsOfTurn(store.ledger()->allEffects(), {parser.value(session)},
                                                                  {number}, parser.isSet(restore)))
            wanted.insert(effect.id);
    }
    if (problems.any()) // in a partial report nobody could tell what is missing
        return notRead;
    UndoRun run(&store, &clock, parser.isSet(yes), parser.isSet(dry));
    QMetaObject::invokeMethod(
        &run, [&run, wanted, named] { run.start(wanted, named); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace cli
