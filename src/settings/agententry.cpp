// SPDX-License-Identifier: Apache-2.0
#include "settings/agententry.h"

#include "transport/processtransport.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace settings {

namespace {
struct AgentEntryTr
{
    Q_DECLARE_TR_FUNCTIONS(settings::AgentEntry)
};

/// Next to Belay's own program, else in PATH.
QString demoProgram()
{
    const QString name = QStringLiteral("belay-demo-agent");
    QString path = QCoreApplication::applicationDirPath() + QLatin1Char('/') + name;
    if (!QFileInfo(path).isExecutable())
        path = QStandardPaths::findExecutable(name);
    return path.isEmpty() ? name : path; // starting it then says that it was not found
}

} // namespace

AgentEntry replayAgent(const QString &file)
{
    transport::ProcessCommand command;
    command.program = demoProgram();
    command.arguments = QStringList{QStringLiteral("--replay"), file};
    return agentFromCommand(command.displayText());
}

AgentEntry demoAgent()
{
    transport::ProcessCommand command;
    command.program = demoProgram();
    command.arguments =
        QStringList{QStringLiteral("--can-load"), QStringLiteral("--can-fork"), QStringLiteral("--more-folders")};
    // It stores its sessions, so that resuming one after Force stop can be shown.
    const QString state =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/demo-agent");
    return {QStringLiteral("demo"),
            AgentEntryTr::tr("Demo agent"),
            command.displayText(),
            {{QStringLiteral("BELAY_DEMO_STATE"), state}},
            true};
}

AgentEntry agentFromCommand(const QString &command)
{
    return {command, {}, command, {}, false};
}

} // namespace settings
