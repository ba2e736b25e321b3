// SPDX-License-Identifier: Apache-2.0
#include "models/texts/mcptext.h"

#include "base/secretnames.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "mcp/message.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace models {

namespace {

struct McpTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::McpText)
};

constexpr qsizetype longestValue = 200; ///< characters of a value

using Transport = core::McpEntry::Transport;

} // namespace

QString mcpTarget(const core::McpEntry &server)
{
    if (server.transport == Transport::Stdio)
        return base::visibleText(base::shellJoined(QStringList{server.command} + server.arguments));
    const QString url = base::visibleText(server.url);
    return server.transport == Transport::Sse ? base::noted(url, QStringLiteral("SSE")) : url;
}

QString mcpDetails(const core::McpEntry &server)
{
    QStringList names, lines;
    for (const QString &name : server.secretNames)
        names << base::visibleText(name);
    // A variable can change what a program does, so its value is shown; secrets are not.
    for (const auto &[name, value] : server.values)
        names << base::visibleText(
            base::isSecret(name, value) ? name : QString(name + u'=' + base::elidedMiddle(value, longestValue)));
    const QString all = names.join(QStringLiteral(", "));
    if (!names.isEmpty())
        lines << (server.transport == Transport::Stdio ? McpTextTr::tr("Variables: %1").arg(all)
                                                       : McpTextTr::tr("Headers: %1").arg(all));
    if (!server.folder.isEmpty())
        lines << McpTextTr::tr("Only in %1").arg(base::visibleText(server.folder));
    if (server.trusted)
        lines << McpTextTr::tr("Its descriptions are trusted");
    return lines.join(u'\n');
}

QString mcpRemark(const core::McpEntry &server)
{
    if (server.transport != Transport::Stdio)
        return server.url.startsWith(QLatin1String("http:"), Qt::CaseInsensitive)
                   ? McpTextTr::tr("Anybody on the way can read what is sent to http://. Use https:// unless it is on "
                                   "this computer.")
                   : QString();
    const QString command = server.command, shown = base::visibleText(command);
    if (command.isEmpty())
        return {};
    if (command.startsWith(u'/'))
        return QFileInfo(command).isExecutable() && QFileInfo(command).isFile()
                   ? QString()
                   : base::Words::tr("The program %1 is not installed on this computer.").arg(shown);
    if (command.contains(u'/'))
        return McpTextTr::tr("%1 is no whole path. Write it from / on, or a name that is in PATH.").arg(shown);
    return QStandardPaths::findExecutable(command).isEmpty()
               ? base::Words::tr("The program %1 is not installed on this computer.").arg(shown)
               : QString();
}

QString mcpVerdictText(core::McpVerdict verdict)
{
    switch (verdict) {
    case core::McpVerdict::Pass:
        //: what is done about calls of a tool
        return McpTextTr::tr("pass");
    case core::McpVerdict::Ask:
        //: what is done about calls of a tool
        return McpTextTr::tr("ask");
    case core::McpVerdict::Hold:
        //: what is done about calls of a tool: they wait until the turn is over
        return McpTextTr::tr("hold");
    case core::McpVerdict::Deny:
        break;
    }
    //: what is done about calls of a tool
    return McpTextTr::tr("deny");
}

QString mcpToolHints(const mcp::ToolAnnotations &said)
{
    QStringList words;
    if (said.readOnly.value_or(false))
        return McpTextTr::tr("only reads");
    if (said.readOnly)
        words << McpTextTr::tr("writes");
    if (said.destructive)
        words << (*said.destructive ? McpTextTr::tr("may destroy") : McpTextTr::tr("only adds"));
    if (said.openWorld.value_or(false))
        words << McpTextTr::tr("reaches others");
    return words.join(QStringLiteral(" · "));
}

} // namespace models
