// SPDX-License-Identifier: Apache-2.0
#include "acp/mcpservers.h"

#include "acp/agentservers.h"
#include "acp/jsonreader.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace acp {

using base::Error;
using json::element;

namespace {

struct McpServersTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::McpServers)
};

using Values = std::vector<std::pair<QString, QString>>;

constexpr qsizetype largestServers = 4 * 1024 * 1024;
constexpr qsizetype mostServers = 200, mostName = 200, mostText = 32 * 1024, mostItems = 1000;

/// Reads one entry and keeps the first problem found in it.
class Reader
{
public:
    Reader(const element &item, const QString &name) : m_item(item), m_name(name) {}

    ListedMcpServer read();
    const QString &problem() const { return m_problem; } ///< a sentence; empty: none

private:
    void fault(const QString &words)
    {
        if (m_problem.isEmpty())
            m_problem = words;
    }
    std::optional<QString> text(std::string_view key);
    QStringList texts(std::string_view key);
    Values values(std::string_view key, bool headers);
    void checkText(const QString &value, std::string_view key);
    QString withReference(const QString &value);
    void readLocal(McpStdio *out);
    void readRemote(McpHttp *out);

    const element m_item;
    const QString m_name;
    QString m_problem;
};

QString fieldName(std::string_view key)
{
    return json::toString(key);
}

bool hasControls(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

std::optional<QString> Reader::text(std::string_view key)
{
    const auto value = json::member(m_item, key);
    if (!value)
        return std::nullopt;
    auto string = json::optionalString(m_item, key);
    if (!string)
        fault(McpServersTr::tr("%1: “%2” must be a string.").arg(m_name, fieldName(key)));
    else
        checkText(*string, key);
    return string;
}

void Reader::checkText(const QString &value, std::string_view key)
{
    if (value.size() > mostText)
        fault(McpServersTr::tr("%1: “%2” is longer than %3 characters.")
                  .arg(m_name, fieldName(key), QString::number(mostText)));
    else if (value.contains(QChar::Null))
        fault(McpServersTr::tr("%1: “%2” holds a character that no program can be given.").arg(m_name, fieldName(key)));
    else if (value.contains(QLatin1String("${")))
        fault(McpServersTr::tr("%1: “%2” has a placeholder in it: %3.")
                  .arg(m_name, fieldName(key), base::visibleText(base::elidedMiddle(value, 80))));
}

QStringList Reader::texts(std::string_view key)
{
    const auto list = json::member(m_item, key);
    QStringList out;
    if (!list)
        return out;
    simdjson::dom::array items;
    if (list->get_array().get(items) != simdjson::SUCCESS || qsizetype(items.size()) > mostItems) {
        fault(base::Words::tr("%1: “%2” must be a list of at most %3 strings.")
                  .arg(m_name, fieldName(key), QString::number(mostItems)));
        return out;
    }
    for (const element item : items) {
        std::string_view word;
        if (item.get_string().get(word) != simdjson::SUCCESS) {
            // Dropping an argument would run another command.
            fault(base::Words::tr("%1: “%2” must be a list of at most %3 strings.")
                      .arg(m_name, fieldName(key), QString::number(mostItems)));
            return out;
        }
        out << json::toString(word);
        checkText(out.constLast(), key);
    }
    return out;
}

/// Converts ${NAME} and ${env:NAME}, alone or after one word; other placeholders are left for checkText() to refuse.
QString Reader::withReference(const QString &value)
{
    static const QRegularExpression form(QStringLiteral("^([A-Za-z]+ )?\\$\\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)\\}$"));
    const QRegularExpressionMatch match = form.match(value);
    return match.hasMatch() ? QStringLiteral("%1${%2}").arg(match.captured(1), match.captured(2)) : QString();
}

Values Reader::values(std::string_view key, bool headers)
{
    Values out;
    const auto object = json::member(m_item, key);
    if (!object)
        return out;
    simdjson::dom::object members;
    if (object->get_object().get(members) != simdjson::SUCCESS || qsizetype(members.size()) > mostItems) {
        fault(McpServersTr::tr("%1: “%2” must be an object of at most %3 strings.")
                  .arg(m_name, fieldName(key), QString::number(mostItems)));
        return out;
    }
    static const QRegularExpression token(QStringLiteral("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"));
    QSet<QString> seen;
    for (const auto member : members) {
        std::string_view raw;
        const QString name = json::toString(member.key);
        if (member.value.get_string().get(raw) != simdjson::SUCCESS) {
            fault(McpServersTr::tr("%1: “%2” must be an object of at most %3 strings.")
                      .arg(m_name, fieldName(key), QString::number(mostItems)));
            return out;
        }
        const bool isName =
            headers ? token.match(name).hasMatch() : !name.isEmpty() && !name.contains(u'=') && !hasControls(name);
        const bool isTwice = seen.contains(headers ? name.toLower() : name);
        if (!isName || isTwice || name.size() > mostName)
            fault(McpServersTr::tr("%1: “%2” has the name “%3” in it, which is none, or is there twice.")
                      .arg(m_name, fieldName(key), base::visibleText(base::elidedMiddle(name, 80))));
        seen.insert(headers ? name.toLower() : name);
        const QString value = json::toString(raw), reference = withReference(value);
        if (reference.isEmpty())
            checkText(value, key);
        if (headers && hasControls(value)) // a line break would start another header
            fault(McpServersTr::tr("%1: the header “%2” must be one line.").arg(m_name, base::visibleText(name)));
        out.emplace_back(name, reference.isEmpty() ? value : reference);
    }
    return out;
}

void Reader::readLocal(McpStdio *out)
{
    out->name = m_name;
    out->command = text("command").value_or(QString());
    if (out->command.trimmed().isEmpty())
        fault(base::Words::tr("%1: has no command.").arg(m_name));
    out->arguments = texts("args");
    out->environment = values("env", false);
}

void Reader::readRemote(McpHttp *out)
{
    out->name = m_name;
    out->url = text("url").value_or(QString());
    const QUrl url(out->url, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() ||
        (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http")))
        fault(McpServersTr::tr("%1: “url” must be an address that begins with https:// or http://.").arg(m_name));
    out->headers = values("headers", true);
}

ListedMcpServer Reader::read()
{
    ListedMcpServer out;
    if (!m_item.is_object()) {
        fault(base::Words::tr("%1: expected an object.").arg(m_name));
        return out;
    }
    const QString type = text("type").value_or(QString());
    const bool hasCommand = json::member(m_item, "command").has_value(),
               hasUrl = json::member(m_item, "url").has_value();
    const bool isHttp = type == QLatin1String("http") || type == QLatin1String("streamable-http") ||
                        type == QLatin1String("streamableHttp");
    const bool isSse = type == QLatin1String("sse");
    if (!type.isEmpty() && !isHttp && !isSse && type != QLatin1String("stdio"))
        fault(McpServersTr::tr("%1: “type” is “%2”; known are stdio, http and sse.")
                  .arg(m_name, base::visibleText(base::elidedMiddle(type, 80))));
    if (type.isEmpty() && hasCommand && hasUrl)
        fault(McpServersTr::tr("%1: has both “command” and “url”. Say with “type” which of them counts.").arg(m_name));
    out.disabled = json::boolOr(m_item, "disabled", false) || !json::boolOr(m_item, "enabled", true);
    if (isHttp || isSse || (type.isEmpty() && hasUrl && !hasCommand)) {
        McpHttp remote;
        remote.sse = isSse;
        readRemote(&remote);
        out.server = std::move(remote);
    } else {
        McpStdio local;
        readLocal(&local);
        out.server = std::move(local);
    }
    return out;
}

} // namespace

base::Result<ListedMcpServers> readMcpServers(const QByteArray &text)
{
    if (text.size() > largestServers)
        return Error{base::Origin::User,
                     0,
                     base::Words::tr("The file is larger than %n MiB: these are no settings.", nullptr,
                                     int(largestServers / 1024 / 1024)),
                     {}};
    const QByteArray plain = withoutComments(text);
    const json::Document document(plain);
    if (!document.ok())
        return invalidJson(plain);
    std::optional<element> servers;
    for (const std::string_view key : {"mcpServers", "servers"}) {
        if (!servers && document.root().is_object())
            servers = json::member(document.root(), key);
    }
    simdjson::dom::object entries;
    if (!servers || servers->get_object().get(entries) != simdjson::SUCCESS)
        return Error{
            base::Origin::User, 0, base::Words::tr("The file has no “%1”.").arg(QStringLiteral("mcpServers")), {}};
    ListedMcpServers out;
    QSet<QString> names;
    for (const auto entry : entries) {
        if (names.size() == mostServers) {
            out.skipped << McpServersTr::tr("The file has more than %n server(s); the others were not read.", nullptr,
                                            int(mostServers));
            break;
        }
        const QString raw = json::toString(entry.key), name = base::visibleText(base::elidedMiddle(raw, mostName));
        if (raw.trimmed().isEmpty() || raw.size() > mostName || hasControls(raw)) {
            out.skipped << McpServersTr::tr("%1: this cannot be the name of a server.").arg(name);
            continue;
        }
        if (names.contains(raw)) {
            out.skipped << McpServersTr::tr("%1: is there twice; the first one was taken.").arg(name);
            continue;
        }
        names.insert(raw);
        Reader reader(entry.value, name);
        ListedMcpServer server = reader.read();
        if (reader.problem().isEmpty())
            out.servers.push_back(std::move(server));
        else
            out.skipped << reader.problem();
    }
    return out;
}

} // namespace acp
