// SPDX-License-Identifier: Apache-2.0
#include "core/processes/elsewhere.h"

#include "core/permissions/programs.h"
#include "core/permissions/shellscript.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace core {

namespace {

struct Starter
{
    std::string_view program;
    std::string_view words; ///< one of them is among its arguments; empty: whatever they are
};

constexpr std::string_view containers = "-d --detach start restart";

constexpr std::array starters{
    Starter{"systemd-run", ""},
    Starter{"at", ""},
    Starter{"batch", ""},
    Starter{"crontab", ""},
    Starter{"launchctl", "load bootstrap kickstart start submit"},
    Starter{"systemctl", "start restart enable isolate"},
    Starter{"service", "start restart"},
    Starter{"docker", containers},
    Starter{"podman", containers},
    Starter{"nerdctl", containers},
    Starter{"docker-compose", containers},
    Starter{"tmux", "new new-session neww new-window split-window splitw send-keys send respawn-pane run-shell run"},
    Starter{"screen", "-dm -dmS -dmL -X"},
    Starter{"supervisorctl", "start restart"},
    Starter{"pm2", "start restart"},
};

constexpr int mostScripts = 8; ///< one in another

bool isAmong(const QString &word, std::string_view words)
{
    const QStringList all = QString::fromLatin1(words.data(), qsizetype(words.size())).split(u' ');
    return all.contains(word);
}

/// The program of \p command, also behind sudo, nohup and the like, and the arguments behind it.
bool isStarter(const ShellCommand &command, QString *program)
{
    for (size_t i = 0; i < command.words.size(); ++i) {
        const QString name = command.words[i].text.section(u'/', -1);
        const auto starter = std::find_if(starters.begin(), starters.end(), [&name](const Starter &one) {
            return name == QLatin1String(one.program.data(), qsizetype(one.program.size()));
        });
        if (starter != starters.end()) {
            *program = name;
            return starter->words.empty() ||
                   std::any_of(command.words.begin() + std::ptrdiff_t(i) + 1, command.words.end(),
                               [&](const ShellWord &word) { return isAmong(word.text, starter->words); });
        }
        // sudo -u me systemd-run …: what follows a wrapper may be a program.
        if (i == 0 && !isWrapper(name))
            return false;
    }
    return false;
}

} // namespace

QStringList startsElsewhere(const QString &line)
{
    QStringList out, scripts{line};
    for (int depth = 0; depth < mostScripts && !scripts.isEmpty(); ++depth) {
        for (const ShellCommand &command : readShell(scripts.takeFirst()).commands) {
            if (QString program; isStarter(command, &program) && !out.contains(program))
                out << program;
            // sh -c 'systemd-run …': what is handed to a shell is a line, too.
            for (const ShellWord &word : command.words) {
                if (word.text.contains(u' '))
                    scripts << word.text;
            }
        }
    }
    return out;
}

} // namespace core
