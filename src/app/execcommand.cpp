// SPDX-License-Identifier: Apache-2.0
#include "app/effectstore.h"
#include "app/exec.h"
#include "app/settings.h"
#include "app/unixsignals.h"
#include "core/requestboard.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(app::ExecCommand)
};

constexpr int usageError = 2;

int usage(const QString &why)
{
    QTextStream(stderr) << why << Qt::endl << Words::tr("Try: belay exec --help") << Qt::endl;
    return usageError;
}

} // namespace

int runExec(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr(
        "Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop.\n"
        "Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,\n"
        "5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,\n"
        "137 stopped by force."));
    const QCommandLineOption agent(QStringLiteral("agent"),
                                   Words::tr("The agent to start; the demo agent if none is given or configured."),
                                   Words::tr("command"));
    const QCommandLineOption cwd(QStringLiteral("cwd"), Words::tr("The folder to work in; the current one by default."),
                                 Words::tr("folder"));
    const QCommandLineOption permissions(QStringLiteral("permissions"),
                                         Words::tr("What to answer when the agent asks: ask, allow or reject."),
                                         QStringLiteral("ask|allow|reject"), QStringLiteral("ask"));
    const QCommandLineOption writes(
        QStringLiteral("writes"),
        Words::tr("What becomes of files the agent writes through Belay: written at once, asked about, or staged until "
                  "the turn ends and then discarded (stage) or written (stage-commit). As set for the agent by "
                  "default."),
        QStringLiteral("at-once|ask|stage|stage-commit"));
    const QCommandLineOption json(QStringLiteral("json"), Words::tr("Print every event as one line of JSON."));
    parser.addOptions({agent, cwd, permissions, writes, json});
    const QCommandLineOption help = parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("prompt"), Words::tr("The message to the agent."));
    if (!parser.parse(QStringList{QStringLiteral("belay exec")} + arguments))
        return usage(parser.errorText());
    if (parser.isSet(help)) {
        QTextStream(stdout) << parser.helpText();
        return 0;
    }
    ExecOptions options;
    options.prompt = parser.positionalArguments().join(QLatin1Char(' '));
    if (options.prompt.trimmed().isEmpty())
        return usage(Words::tr("There is no message to send."));
    const QString policy = parser.value(permissions);
    if (policy == QLatin1String("allow"))
        options.permissions = PermissionPolicy::Allow;
    else if (policy == QLatin1String("reject"))
        options.permissions = PermissionPolicy::Reject;
    else if (policy != QLatin1String("ask"))
        return usage(Words::tr("“%1” is not one of ask, allow, reject.").arg(policy));
    options.cwd = QFileInfo(parser.isSet(cwd) ? parser.value(cwd) : QDir::currentPath()).canonicalFilePath();
    if (options.cwd.isEmpty() || !QFileInfo(options.cwd).isDir())
        return usage(Words::tr("There is no folder “%1”.").arg(parser.value(cwd)));
    options.json = parser.isSet(json);
    if (parser.isSet(agent)) {
        if (parser.value(agent).trimmed().isEmpty())
            return usage(Words::tr("The agent's command is empty."));
        options.agent = agentFromCommand(parser.value(agent));
    } else {
        options.agent = Settings().defaultAgent();
    }
    options.writes = Settings().writeRules(options.agent.id);
    if (parser.isSet(writes)) {
        const auto rules = core::writeRules(parser.value(writes));
        if (!rules)
            return usage(Words::tr("“%1” is not one of at-once, ask, stage, stage-commit.").arg(parser.value(writes)));
        options.writes = *rules;
    }

    UnixSignals interrupts;
    base::SystemClock clock;
    core::RequestBoard board(&clock);
    EffectStore effects;
    if (!effects.problem().isEmpty())
        QTextStream(stderr) << effects.problem() << Qt::endl;
    effects.settleAfterCrash();
    core::PtyRunner runner;
    ExecRun run(std::move(options), effects.services(&clock, &board, &runner));
    QObject::connect(&interrupts, &UnixSignals::interrupted, &run, &ExecRun::interrupt);
    QObject::connect(
        &run, &ExecRun::finished, qApp, [](int code) { QCoreApplication::exit(code); }, Qt::QueuedConnection);
    QMetaObject::invokeMethod(&run, &ExecRun::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace app
