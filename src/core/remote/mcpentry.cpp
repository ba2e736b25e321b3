// SPDX-License-Identifier: Apache-2.0
#include "core/remote/mcpentry.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace core {

namespace {

struct McpEntryTr
{
    Q_DECLARE_TR_FUNCTIONS(core::McpEntry)
};

using Transport = McpEntry::Transport;

std::vector<std::pair<QString, QString>> listed(const McpEntry::Values &values)
{
    return {values.begin(), values.end()};
}

bool hasControls(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

/// Whether \p name is a valid name of an HTTP header.
bool isToken(const QString &name)
{
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar c) {
        const bool letter = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
        return letter || QStringLiteral("!#$%&'*+-.^_`|~").contains(c);
    });
}

} // namespace

const McpEntry *entryNamed(const QString &name, const McpEntries &entries)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&name](const McpEntry &entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

acp::McpServer mcpServer(const McpEntry &entry)
{
    if (entry.transport == Transport::Stdio)
        return acp::McpStdio{entry.name, entry.command, entry.arguments, listed(entry.values)};
    return acp::McpHttp{entry.name, entry.url, listed(entry.values), entry.transport == Transport::Sse};
}

QByteArray identityOf(const McpEntry &entry)
{
    QStringList words;
    if (entry.transport == Transport::Stdio)
        words << QStringLiteral("program") << entry.command << entry.arguments;
    else
        words << QStringLiteral("address")
              << QUrl(entry.url).toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    QStringList values;
    for (const auto &[name, value] : entry.values)
        values << name + u'=' + value;
    values.sort();
    words << QStringLiteral("values") << values;
    QByteArray whole;
    for (const QString &word : std::as_const(words)) { // each with its length, so that no two lists are the same bytes
        const QByteArray text = word.toUtf8();
        whole += QByteArray::number(text.size()) + ':' + text;
    }
    return QCryptographicHash::hash(whole, QCryptographicHash::Sha256);
}

McpEntry mcpEntry(const acp::McpServer &server)
{
    McpEntry out;
    const auto take = [&out](const auto &values) {
        for (const auto &value : values)
            out.values.append(value);
    };
    if (const auto *local = std::get_if<acp::McpStdio>(&server)) {
        out.name = local->name;
        out.command = local->command;
        out.arguments = local->arguments;
        take(local->environment);
    } else if (const auto *remote = std::get_if<acp::McpHttp>(&server)) {
        out.name = remote->name;
        out.transport = remote->sse ? Transport::Sse : Transport::Http;
        out.url = remote->url;
        take(remote->headers);
    }
    return out;
}

bool isFor(const McpEntry &entry, const QString &folder)
{
    const auto real = [](const QString &path) {
        const QString resolved = QFileInfo(path).canonicalFilePath();
        return resolved.isEmpty() ? QDir::cleanPath(path) : resolved;
    };
    const QString wanted = real(entry.folder), here = real(folder);
    return entry.folder.isEmpty() || here == wanted || wanted == QStringLiteral("/") || here.startsWith(wanted + u'/');
}

QString valuesProblem(const McpEntry::Values &values, const QStringList &secretNames, bool headers)
{
    QStringList names = secretNames;
    for (const auto &[name, value] : values) {
        if (value.contains(QChar::Null) || (headers && hasControls(value)))
            return McpEntryTr::tr("The value of “%1” holds characters that cannot be passed on. Type it anew.")
                .arg(base::visibleText(name));
        names << name;
    }
    for (const QString &name : std::as_const(names)) {
        if (headers ? !isToken(name) : name.isEmpty() || name.contains(u'=') || hasControls(name))
            return headers ? base::Words::tr("The header “%1” has characters that no header may have.")
                                 .arg(base::visibleText(name))
                           : McpEntryTr::tr("“%1” cannot be the name of an environment variable.")
                                 .arg(base::visibleText(name));
        if (names.count(name) > 1)
            return McpEntryTr::tr("“%1” is there twice. Remove one of the two.").arg(base::visibleText(name));
    }
    return {};
}

QString problemOf(const McpEntry &entry, const QStringList &otherNames)
{
    if (entry.name.trimmed().isEmpty())
        return McpEntryTr::tr("Give the server a name.");
    if (hasControls(entry.name) || entry.name.size() > 200)
        return McpEntryTr::tr("A name is one line of at most 200 characters.");
    if (otherNames.contains(entry.name))
        return McpEntryTr::tr("Another server is called “%1” already.").arg(base::visibleText(entry.name));
    if (entry.transport == Transport::Stdio) {
        if (entry.command.trimmed().isEmpty())
            return McpEntryTr::tr("Type the command that starts the server.");
        const auto isBroken = [](const QString &word) { return word.contains(QChar::Null); };
        if (isBroken(entry.command) || std::any_of(entry.arguments.begin(), entry.arguments.end(), isBroken))
            return McpEntryTr::tr("The command holds characters that cannot be passed on. Type it anew.");
    } else {
        const QUrl url(entry.url, QUrl::StrictMode);
        const bool isHttp = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
        if (!url.isValid() || !isHttp || url.host().isEmpty())
            return McpEntryTr::tr("An address looks like https://tools.example.com/mcp.");
    }
    if (!entry.folder.isEmpty() && !entry.folder.startsWith(u'/'))
        return base::Words::tr("The folder “%1” must be written in full, beginning with /.")
            .arg(base::visibleText(entry.folder));
    return valuesProblem(entry.values, entry.secretNames, entry.transport != Transport::Stdio);
}

} // namespace core
