// SPDX-License-Identifier: Apache-2.0
#include "proxy/requesthead.h"

#include "proxy/hostlist.h"

#include <QList>

#include <algorithm>

namespace proxy {

namespace {

bool isTokenCharacter(char c)
{
    static const QByteArray others = "!#$%&'*+-.^_`|~";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || others.contains(c);
}

bool isToken(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isVisible(char c)
{
    return static_cast<unsigned char>(c) > 0x20 && c != 0x7f;
}

struct Field
{
    QByteArray name, value; ///< the name in lower case
    QByteArray line;
};

std::optional<Field> fieldOf(const QByteArray &line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.left(colon)))
        return {};
    const bool isClean = std::none_of(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
    });
    if (!isClean)
        return {};
    return Field{line.left(colon).toLower(), line.mid(colon + 1).trimmed(), line};
}

QList<QByteArray> tokensIn(const QByteArray &value)
{
    QList<QByteArray> out;
    for (const QByteArray &part : value.split(','))
        out << part.trimmed().toLower();
    return out;
}

/// Not for the host: what concerns only the connection to this proxy.
bool isOfConnection(const QByteArray &name)
{
    static const QList<QByteArray> names{"host",       "proxy-authorization", "proxy-connection",
                                         "connection", "keep-alive",          "upgrade"};
    return names.contains(name);
}

struct Target
{
    Authority authority;
    QByteArray path;
};

std::optional<Target> absoluteTarget(const QByteArray &text)
{
    const qsizetype from = qsizetype(sizeof "http://" - 1);
    qsizetype end = from;
    while (end < text.size() && text[end] != '/' && text[end] != '?' && text[end] != '#')
        ++end;
    const std::optional<Authority> authority = authorityOf(QString::fromUtf8(text.mid(from, end - from)));
    if (!authority)
        return {};
    QByteArray path = text.mid(end);
    if (const qsizetype fragment = path.indexOf('#'); fragment >= 0)
        path.truncate(fragment);
    if (!path.startsWith('/'))
        path.prepend('/');
    return Target{*authority, path};
}

} // namespace

qsizetype headLength(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    return end < 0 ? 0 : end + 4;
}

std::optional<RequestHead> readHead(const QByteArray &head, HeadProblem *problem)
{
    const auto refused = [problem](int status, const char *words) {
        *problem = {status, words};
        return std::optional<RequestHead>();
    };
    QList<QByteArray> lines;
    for (qsizetype at = 0; at < head.size();) {
        const qsizetype end = head.indexOf("\r\n", at);
        if (end < 0)
            return refused(400, "The head of the request is not complete.");
        lines << head.mid(at, end - at);
        at = end + 2;
    }
    if (lines.size() < 2)
        return refused(400, "The head of the request is not complete.");
    lines.removeLast(); // the empty one
    const QList<QByteArray> words = lines.takeFirst().split(' ');
    if (words.size() != 3 || !isToken(words[0]) || !std::all_of(words[1].begin(), words[1].end(), isVisible) ||
        words[1].isEmpty() || (words[2] != "HTTP/1.1" && words[2] != "HTTP/1.0"))
        return refused(400, "The first line is no request.");
    RequestHead out;
    out.isTunnel = words[0] == "CONNECT";
    QByteArray kept;
    QList<Field> fields;
    QList<QByteArray> named;
    for (const QByteArray &line : std::as_const(lines)) {
        const std::optional<Field> field = fieldOf(line);
        if (!field)
            return refused(400, "A line of the head is no header.");
        fields << *field;
        if (field->name == "proxy-authorization")
            out.credentials = field->value;
        else if (field->name == "connection")
            named += tokensIn(field->value);
    }
    if (out.isTunnel) {
        const std::optional<Authority> authority = authorityOf(QString::fromUtf8(words[1]));
        if (!authority || !authority->port)
            return refused(400, "CONNECT needs a host and a port.");
        out.host = authority->host;
        out.port = *authority->port;
        return out;
    }
    if (words[1].startsWith('/') || words[1] == "*")
        return refused(400, "This is a proxy: a request needs a whole address.");
    if (words[1].left(7).toLower() != "http://")
        return refused(501, "Only http addresses and CONNECT are served here.");
    const std::optional<Target> target = absoluteTarget(words[1]);
    if (!target)
        return refused(400, "The address names no host.");
    out.host = target->authority.host;
    out.port = target->authority.port.value_or(80);
    const QString host = authorityText(out.host, out.port);
    const QByteArray shown = target->authority.port ? host.toLatin1() : host.chopped(3).toLatin1();
    // No other protocol is gone over to: what follows is not read, and could be a request for another host.
    for (const Field &field : std::as_const(fields)) {
        if (!isOfConnection(field.name) && !named.contains(field.name))
            kept += field.line + "\r\n";
    }
    const QByteArray rest = ' ' + words[2] + "\r\nHost: " + shown + "\r\nConnection: close\r\n" + kept;
    out.toHost = words[0] + ' ' + target->path + rest + "\r\n";
    out.toProxy = words[0] + " http://" + shown + target->path + rest; // its credentials and the empty line follow
    return out;
}

int answerStatus(const QByteArray &head)
{
    if (head.size() < 12 || !head.startsWith("HTTP/1.") || head[8] != ' ')
        return 0;
    bool isNumber = false;
    const int status = head.mid(9, 3).toInt(&isNumber);
    return isNumber && status >= 100 && status <= 599 ? status : 0;
}

} // namespace proxy
