// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/givenpermissions.h"

#include "core/permissions/permissionrules.h"
#include "core/permissions/programs.h"

#include <QDir>

#include <algorithm>

namespace core {

namespace {

std::optional<QString> leadsTo(const QString &path, const QString &folder)
{
    return resolvedPath(QDir(folder).absoluteFilePath(path));
}

} // namespace

void GivenPermissions::clear()
{
    m_open.clear();
    m_given.clear();
}

void GivenPermissions::asked(const PermissionAsked &question, const QString &folder)
{
    const acp::ToolCallUpdate &call = question.toolCall;
    Asked asked;
    const acp::CommandInput command = call.command.value_or(acp::CommandInput());
    // With variables or several commands it does not match what a terminal request can run.
    if (command.lines.size() == 1 && command.variables.isEmpty())
        asked.command = command.lines.front();
    asked.folder = command.folder.isEmpty() ? resolvedPath(folder) : leadsTo(command.folder, folder);
    asked.options = question.options;
    asked.tool = ToolMention(call);
    const auto lead = [&](const QString &path) {
        if (const auto target = leadsTo(path, folder))
            asked.paths << *target;
    };
    for (const acp::ToolContent &content : call.content.value_or(std::vector<acp::ToolContent>())) {
        if (const auto *diff = std::get_if<acp::Diff>(&content)) {
            asked.diffs.push_back(*diff);
            lead(diff->path);
        }
    }
    for (const acp::Location &location : call.locations.value_or(std::vector<acp::Location>()))
        lead(location.path);
    m_open.insert_or_assign(question.key, std::move(asked));
}

void GivenPermissions::settled(const PermissionSettled &settled)
{
    const auto found = m_open.extract(settled.key);
    // Only what the user answered counts, not what a rule allowed.
    if (found.empty() || settled.end != PermissionEnd::Answered || !settled.rule.isEmpty())
        return;
    Asked asked = found.mapped();
    for (const PermissionOption &option : asked.options) {
        if (option.id != settled.optionId)
            continue;
        asked.always = option.kind == acp::PermissionKind::AllowAlways;
        if (asked.always || option.kind == acp::PermissionKind::AllowOnce)
            m_given.push_back(std::move(asked));
        return;
    }
}

template <class Matches> bool GivenPermissions::use(const Matches &matches)
{
    const auto found = std::find_if(m_given.begin(), m_given.end(), matches);
    if (found == m_given.end())
        return false;
    if (!found->always)
        m_given.erase(found);
    return true;
}

bool GivenPermissions::coversCommand(const acp::CreateTerminalRequest &request, const QString &text,
                                     const QString &folder)
{
    if (!request.environment.empty())
        return false; // a variable can make any command run another program, and the user did not see it
    const auto where = resolvedPath(request.cwd.isEmpty() ? folder : request.cwd);
    const QStringList &arguments = request.arguments;
    const bool isScript = arguments.size() == 2 && isSystemShell(request.command) &&
                          (arguments[0] == QLatin1String("-c") || arguments[0] == QLatin1String("-lc"));
    return use([&](const Asked &given) {
        return where && !given.command.isEmpty() && given.folder == where &&
               (given.command == text || (isScript && given.command == arguments[1]));
    });
}

bool GivenPermissions::coversWrite(const acp::WriteTextFileRequest &request, const QString &folder)
{
    const auto target = leadsTo(request.path, folder);
    return target && use([&](const Asked &given) {
               return std::any_of(given.diffs.begin(), given.diffs.end(), [&](const acp::Diff &diff) {
                   return diff.newText.toUtf8() == request.content && leadsTo(diff.path, folder) == target;
               });
           });
}

bool GivenPermissions::coversTool(const mcp::ToolCall &call, const QByteArray &arguments)
{
    // With a command or a change in it, the card does not show the input.
    return use([&](const Asked &given) {
        return given.command.isEmpty() && given.diffs.empty() && given.tool.showsAll(call, arguments);
    });
}

bool GivenPermissions::coversRead(const acp::ReadTextFileRequest &request, const QString &folder) const
{
    const auto target = leadsTo(request.path, folder);
    return target && std::any_of(m_given.begin(), m_given.end(),
                                 [&](const Asked &given) { return given.paths.contains(*target); });
}

} // namespace core
