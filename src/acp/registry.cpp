// SPDX-License-Identifier: Apache-2.0
#include "acp/registry.h"

#include "acp/bounds.h"

#include "acp/jsonreader.h"
#include "base/visibletext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSysInfo>

namespace acp {

using json::element;

namespace {

struct RegistryTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::Registry)
};

constexpr qsizetype largestRegistry = 32 * 1024 * 1024;

base::Error wrong(const QString &message)
{
    return {base::Origin::Protocol, 0, message, {}};
}

bool matches(const QString &text, const char *pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(QLatin1String(pattern)));
    return expression.match(text).hasMatch();
}

QUrl secureUrl(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && url.scheme() == QLatin1String("https") && !url.host().isEmpty() && url.userInfo().isEmpty()
               ? url
               : QUrl();
}

/// Whether the path stays inside the archive.
bool isInside(const QString &path)
{
    return !path.isEmpty() && !path.startsWith(u'/') && !path.contains(u'\\') && !path.contains(QChar(0)) &&
           !path.split(u'/').contains(QLatin1String(".."));
}

QUrl iconUrl(const QString &text)
{
    if (text.contains(u':') || !isInside(text))
        return secureUrl(text);
    QUrl url;
    url.setPath(text, QUrl::DecodedMode);
    return url;
}

/// The first invalid field; empty: none.
QString readLaunch(const element &item, RegistryPackage *out)
{
    if (json::member(item, "args")) {
        simdjson::dom::array arguments;
        if (item["args"].get_array().get(arguments) != simdjson::SUCCESS)
            return QStringLiteral("args");
        for (const element argument : arguments) {
            std::string_view text;
            if (argument.get_string().get(text) != simdjson::SUCCESS)
                return QStringLiteral("args");
            out->arguments << json::toString(text);
        }
    }
    if (json::member(item, "env")) {
        simdjson::dom::object variables;
        if (item["env"].get_object().get(variables) != simdjson::SUCCESS)
            return QStringLiteral("env");
        for (const auto variable : variables) {
            std::string_view text;
            const QString name = json::toString(variable.key);
            if (variable.value.get_string().get(text) != simdjson::SUCCESS || !matches(name, "[A-Za-z_][A-Za-z0-9_]*"))
                return QStringLiteral("env");
            out->environment.append({name, json::toString(text)});
        }
    }
    return {};
}

QString readPackages(const element &distribution, const QString &platform, std::vector<RegistryPackage> *out)
{
    using Kind = RegistryPackage::Kind;
    for (const auto &[key, kind] : {std::pair("npx", Kind::Npx), std::pair("uvx", Kind::Uvx)}) {
        const auto item = json::member(distribution, key);
        if (!item)
            continue;
        RegistryPackage package;
        package.kind = kind;
        package.package = item->is_object() ? json::stringOr(*item, "package") : QString();
        // npx would read a leading hyphen as an option.
        if (!matches(package.package, "[@A-Za-z0-9][A-Za-z0-9@/._~+=<>!-]*"))
            return QLatin1String(key) + QStringLiteral(".package");
        if (const QString problem = readLaunch(*item, &package); !problem.isEmpty())
            return QLatin1String(key) + u'.' + problem;
        out->push_back(std::move(package));
    }
    const auto binaries = json::member(distribution, "binary");
    if (binaries && !binaries->is_object())
        return QStringLiteral("binary");
    const auto item = binaries && !platform.isEmpty() ? json::member(*binaries, platform.toStdString()) : std::nullopt;
    if (!item)
        return {};
    RegistryPackage package;
    package.kind = Kind::Binary;
    package.archive = item->is_object() ? secureUrl(json::stringOr(*item, "archive")) : QUrl();
    package.program = item->is_object() ? json::stringOr(*item, "cmd") : QString();
    while (package.program.startsWith(QLatin1String("./")))
        package.program.remove(0, 2);
    if (package.archive.isEmpty())
        return QStringLiteral("binary.archive");
    if (!isInside(package.program))
        return QStringLiteral("binary.cmd");
    if (const QString problem = readLaunch(*item, &package); !problem.isEmpty())
        return QStringLiteral("binary.") + problem;
    out->push_back(std::move(package));
    return {};
}

/// The first invalid field; empty: none.
QString readAgent(const element &item, const QString &platform, RegistryAgent *out)
{
    if (!item.is_object())
        return QStringLiteral("{}");
    out->id = json::stringOr(item, "id");
    if (!matches(out->id, "[a-z][a-z0-9-]{0,99}"))
        return QStringLiteral("id");
    out->version = json::stringOr(item, "version");
    if (!matches(out->version, "[0-9A-Za-z][0-9A-Za-z.+-]{0,99}"))
        return QStringLiteral("version");
    out->name = json::stringOr(item, "name");
    if (out->name.trimmed().isEmpty())
        return QStringLiteral("name");
    out->description = json::stringOr(item, "description");
    out->license = json::stringOr(item, "license");
    out->repository = secureUrl(json::stringOr(item, "repository"));
    out->icon = iconUrl(json::stringOr(item, "icon"));
    json::forEach(item, "authors", bounds::arguments, [out](const element &author) {
        std::string_view text;
        if (author.get_string().get(text) == simdjson::SUCCESS)
            out->authors << json::toString(text);
    });
    const auto distribution = json::member(item, "distribution");
    if (!distribution || !distribution->is_object())
        return QStringLiteral("distribution");
    const QString problem = readPackages(*distribution, platform, &out->packages);
    return problem.isEmpty() ? QString() : QStringLiteral("distribution.") + problem;
}

} // namespace

QString registryPlatform()
{
#if defined(Q_OS_LINUX)
    const QString system = QStringLiteral("linux-");
#elif defined(Q_OS_MACOS)
    const QString system = QStringLiteral("darwin-");
#else
    const QString system = QStringLiteral("windows-");
#endif
    const QString cpu = QSysInfo::currentCpuArchitecture();
    if (cpu == QLatin1String("x86_64"))
        return system + cpu;
    return cpu == QLatin1String("arm64") ? system + QStringLiteral("aarch64") : QString();
}

base::Result<Registry> readRegistry(const QByteArray &text, const QString &platform)
{
    if (text.size() > largestRegistry)
        return wrong(RegistryTr::tr("The registry is larger than %n MiB and was not read.", nullptr,
                                    int(largestRegistry / 1024 / 1024)));
    const json::Document document(text);
    simdjson::dom::array entries;
    if (!document.ok() || !document.root().is_object() ||
        document.root()["agents"].get_array().get(entries) != simdjson::SUCCESS)
        return wrong(RegistryTr::tr("This is no registry of agents: expected a JSON object with a list “agents”."));
    const QString version = json::stringOr(document.root(), "version", QStringLiteral("1.0.0"));
    if (version.section(u'.', 0, 0) != QLatin1String("1"))
        return wrong(RegistryTr::tr("The registry has format %1; Belay reads format 1.")
                         .arg(base::visibleText(version.left(40))));
    Registry out;
    int number = 0;
    for (const element entry : entries) {
        ++number;
        RegistryAgent agent;
        const QString field = readAgent(entry, platform, &agent);
        if (field.isEmpty())
            out.agents.push_back(std::move(agent));
        else
            out.skipped << RegistryTr::tr("Entry %1 (%2) was left out: “%3” is missing or wrong.")
                               .arg(number)
                               .arg(agent.id.isEmpty() ? QStringLiteral("?") : base::visibleText(agent.id.left(100)))
                               .arg(field);
    }
    return out;
}

} // namespace acp
