// SPDX-License-Identifier: Apache-2.0
#include "core/held/gitsettings.h"

#include "base/gitenvironment.h"
#include "base/process/programoutput.h"

#include <QByteArrayList>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace core {

namespace {

constexpr qsizetype mostOfSettings = 4 * 1024 * 1024; ///< bytes

struct KnownSetting
{
    std::string_view section, name; ///< name `*`: any
    SettingTarget target;
};

/// All that git runs, or reads for what to run, because a setting says so. The test `gitsettings` holds it against
/// what the git that is there knows.
constexpr std::array knownSettings{
    KnownSetting{"alias", "*", SettingTarget::Alias},
    KnownSetting{"browser", "cmd", SettingTarget::Program},
    KnownSetting{"browser", "path", SettingTarget::Program},
    KnownSetting{"core", "alternaterefscommand", SettingTarget::Program},
    KnownSetting{"core", "askpass", SettingTarget::Program},
    KnownSetting{"core", "attributesfile", SettingTarget::Obeyed},
    KnownSetting{"core", "editor", SettingTarget::Program},
    KnownSetting{"core", "fsmonitor", SettingTarget::Program},
    KnownSetting{"core", "gitproxy", SettingTarget::Program},
    KnownSetting{"core", "hookspath", SettingTarget::Folder},
    KnownSetting{"core", "pager", SettingTarget::Program},
    KnownSetting{"core", "sshcommand", SettingTarget::Program},
    KnownSetting{"credential", "helper", SettingTarget::Program},
    KnownSetting{"diff", "command", SettingTarget::Program},
    KnownSetting{"diff", "external", SettingTarget::Program},
    KnownSetting{"diff", "guitool", SettingTarget::Program},
    KnownSetting{"diff", "textconv", SettingTarget::Program},
    KnownSetting{"diff", "tool", SettingTarget::Program},
    KnownSetting{"difftool", "cmd", SettingTarget::Program},
    KnownSetting{"difftool", "path", SettingTarget::Program},
    KnownSetting{"filter", "clean", SettingTarget::Program},
    KnownSetting{"filter", "process", SettingTarget::Program},
    KnownSetting{"filter", "smudge", SettingTarget::Program},
    KnownSetting{"gc", "recentobjectshook", SettingTarget::Program},
    KnownSetting{"gpg", "defaultkeycommand", SettingTarget::Program},
    KnownSetting{"gpg", "program", SettingTarget::Program},
    KnownSetting{"guitool", "cmd", SettingTarget::Program},
    KnownSetting{"help", "browser", SettingTarget::Program},
    KnownSetting{"hook", "command", SettingTarget::Program},
    KnownSetting{"imap", "tunnel", SettingTarget::Program},
    KnownSetting{"include", "path", SettingTarget::Included},
    KnownSetting{"includeif", "path", SettingTarget::Included},
    KnownSetting{"init", "templatedir", SettingTarget::Folder},
    KnownSetting{"instaweb", "browser", SettingTarget::Program},
    KnownSetting{"instaweb", "httpd", SettingTarget::Program},
    KnownSetting{"instaweb", "modulepath", SettingTarget::Folder},
    KnownSetting{"interactive", "difffilter", SettingTarget::Program},
    KnownSetting{"lfs", "clean", SettingTarget::Program},
    KnownSetting{"lfs", "path", SettingTarget::Program},
    KnownSetting{"lfs", "smudge", SettingTarget::Program},
    KnownSetting{"man", "cmd", SettingTarget::Program},
    KnownSetting{"man", "path", SettingTarget::Program},
    KnownSetting{"man", "viewer", SettingTarget::Program},
    KnownSetting{"merge", "driver", SettingTarget::Program},
    KnownSetting{"merge", "guitool", SettingTarget::Program},
    KnownSetting{"merge", "tool", SettingTarget::Program},
    KnownSetting{"mergetool", "cmd", SettingTarget::Program},
    KnownSetting{"mergetool", "path", SettingTarget::Program},
    KnownSetting{"pager", "*", SettingTarget::Program},
    KnownSetting{"remote", "pushurl", SettingTarget::Address},
    KnownSetting{"remote", "receivepack", SettingTarget::Program},
    KnownSetting{"remote", "uploadpack", SettingTarget::Program},
    KnownSetting{"remote", "url", SettingTarget::Address},
    KnownSetting{"remote", "vcs", SettingTarget::Program},
    KnownSetting{"sendemail", "cccmd", SettingTarget::Program},
    KnownSetting{"sendemail", "headercmd", SettingTarget::Program},
    KnownSetting{"sendemail", "sendmailcmd", SettingTarget::Program},
    KnownSetting{"sendemail", "smtpserver", SettingTarget::Program},
    KnownSetting{"sendemail", "tocmd", SettingTarget::Program},
    KnownSetting{"sequence", "editor", SettingTarget::Program},
    KnownSetting{"submodule", "update", SettingTarget::Alias},
    KnownSetting{"submodule", "url", SettingTarget::Address},
    KnownSetting{"svn", "authorsprog", SettingTarget::Program},
    KnownSetting{"tar", "command", SettingTarget::Program},
    KnownSetting{"trailer", "cmd", SettingTarget::Program},
    KnownSetting{"trailer", "command", SettingTarget::Program},
    KnownSetting{"uploadpack", "packobjectshook", SettingTarget::Program},
    KnownSetting{"url", "insteadof", SettingTarget::Address},
    KnownSetting{"url", "pushinsteadof", SettingTarget::Address},
    KnownSetting{"web", "browser", SettingTarget::Program},
};

std::optional<QByteArray> printedSettings(const QStringList &options, const QString &folder, const QByteArray &text,
                                          const QDeadlineTimer &deadline)
{
    // To read settings runs nothing. gitOptions() is left out, since it would be listed, too; and so is what they
    // include: git includes even what a text on its standard input names.
    return base::outputOf(
        {.program = QStringLiteral("git"),
         .arguments = QStringList{QStringLiteral("config")} + options +
                      QStringList{QStringLiteral("--no-includes"), QStringLiteral("--list"), QStringLiteral("-z")},
         .environment = base::gitEnvironment(),
         .folder = folder,
         .input = text,
         .mostPrinted = mostOfSettings},
        deadline);
}

GitSetting settingFrom(const QByteArray &printed, const QByteArray &file)
{
    const qsizetype end = printed.indexOf('\n'); // none: it has no value
    return {end < 0 ? printed : printed.first(end), end < 0 ? QByteArray() : printed.mid(end + 1), file};
}

} // namespace

SettingTarget settingTarget(const QByteArray &key)
{
    const QByteArray section = key.left(key.indexOf('.')).toLower();
    const QByteArray name = key.mid(key.lastIndexOf('.') + 1).toLower();
    const auto found = std::find_if(knownSettings.begin(), knownSettings.end(), [&](const KnownSetting &known) {
        return known.section == std::string_view(section.constData(), size_t(section.size())) &&
               (known.name == "*" || known.name == std::string_view(name.constData(), size_t(name.size())));
    });
    return found == knownSettings.end() ? SettingTarget::None : found->target;
}

std::optional<std::vector<GitSetting>> settingsIn(const QString &folder, const QDeadlineTimer &deadline)
{
    const auto printed = printedSettings({QStringLiteral("--show-origin")}, folder, {}, deadline);
    if (!printed)
        return std::nullopt;
    const QByteArray isFile = "file:";
    std::vector<GitSetting> out;
    const QByteArrayList parts = printed->split('\0');
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2)
        out.push_back(settingFrom(parts.at(i + 1),
                                  parts.at(i).startsWith(isFile) ? parts.at(i).mid(isFile.size()) : QByteArray()));
    return out;
}

std::optional<std::vector<GitSetting>> settingsOf(const QByteArray &text, const QDeadlineTimer &deadline)
{
    const auto printed =
        printedSettings({QStringLiteral("--file"), QStringLiteral("-")}, QStringLiteral("/"), text, deadline);
    if (!printed)
        return std::nullopt;
    std::vector<GitSetting> out;
    QByteArrayList parts = printed->split('\0');
    parts.removeLast();
    for (const QByteArray &part : std::as_const(parts))
        out.push_back(settingFrom(part, {}));
    return out;
}

bool areSettings(const QByteArray &text, const QDeadlineTimer &deadline)
{
    // All of it has to be read to know that this is not in it.
    return base::outputOf(
               {.program = QStringLiteral("git"),
                .arguments = {QStringLiteral("config"), QStringLiteral("--file"), QStringLiteral("-"),
                              QStringLiteral("--no-includes"), QStringLiteral("--default"), QStringLiteral("none"),
                              QStringLiteral("--get"), QStringLiteral("belay.no-such-setting")},
                .environment = base::gitEnvironment(),
                .input = text},
               deadline)
        .has_value();
}

bool namesSubmoduleCommand(const QByteArray &text, const QDeadlineTimer &deadline)
{
    const auto settings = settingsOf(text, deadline);
    return !settings || std::any_of(settings->begin(), settings->end(), [](const GitSetting &setting) {
        const QByteArray name = setting.key.mid(setting.key.lastIndexOf('.') + 1);
        const bool isOption = (name == "url" || name == "path") && setting.value.startsWith('-');
        return isOption || (name == "url" && setting.value.contains("::")) ||
               (name == "update" && setting.value.startsWith('!'));
    });
}

} // namespace core
