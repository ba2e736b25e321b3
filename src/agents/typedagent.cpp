// SPDX-License-Identifier: Apache-2.0
#include "agents/typedagent.h"
#include "agents/agentlaunch.h"
#include "transport/processtransport.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace agents {

namespace {

/// What a start would run. Links are not resolved: many programs act by the name they are called with.
struct Start
{
    QString program;
    QStringList arguments;
    bool operator==(const Start &) const = default;
};

std::optional<Start> startOf(const settings::AgentEntry &agent)
{
    const transport::ProcessCommand command = processCommand(agent, {});
    const QFileInfo program(command.program.contains(u'/') ? command.program
                                                           : QStandardPaths::findExecutable(command.program));
    const QString folder = program.dir().canonicalPath();
    if (!program.isFile() || folder.isEmpty())
        return std::nullopt;
    return Start{folder + u'/' + program.fileName(), command.arguments};
}

bool isSame(const settings::AgentEntry &one, const settings::AgentEntry &other)
{
    if (one.isRemote() != other.isRemote())
        return false;
    if (one.isRemote())
        return QUrl(one.command.trimmed()) == QUrl(other.command.trimmed());
    const auto start = startOf(one);
    return start && start == startOf(other);
}

} // namespace

settings::AgentEntry typedAgent(const QString &command, const QList<settings::AgentEntry> &known)
{
    settings::AgentEntry typed = settings::agentFromCommand(command);
    const auto same = std::find_if(known.begin(), known.end(),
                                   [&typed](const settings::AgentEntry &agent) { return isSame(agent, typed); });
    if (same != known.end()) {
        typed.id = same->id;
        typed.ownPaths = same->ownPaths;
        typed.turnLimit = same->turnLimit;
        return typed;
    }
    // An agent's id is the command it was first found with, but its command may have changed since. The id must be
    // unique and still work as a command, so spaces are prepended.
    const auto isTaken = [&typed](const settings::AgentEntry &agent) { return agent.id == typed.id; };
    while (std::any_of(known.begin(), known.end(), isTaken))
        typed.id.prepend(u' ');
    return typed;
}

} // namespace agents
