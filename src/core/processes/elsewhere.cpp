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

struct Program
{
    std::string_view name;
    std::string_view words;       ///< one of them is among its arguments; empty: whatever they are. ":" is "host:path"
    std::string_view unless = {}; ///< one of these is, too
};

constexpr std::string_view containers = "-d --detach start restart";

constexpr std::array starters{
    Program{"systemd-run", ""},
    Program{"at", ""},
    Program{"batch", ""},
    Program{"crontab", ""},
    Program{"launchctl", "load bootstrap kickstart start submit"},
    Program{"systemctl", "start restart enable isolate"},
    Program{"service", "start restart"},
    Program{"docker", containers},
    Program{"podman", containers},
    Program{"nerdctl", containers},
    Program{"docker-compose", containers},
    Program{"tmux", "new new-session neww new-window split-window splitw send-keys send respawn-pane run-shell run"},
    Program{"screen", "-dm -dmS -dmL -X"},
    Program{"supervisorctl", "start restart"},
    Program{"pm2", "start restart"},
};

constexpr std::string_view publishing = "publish unpublish deprecate";
constexpr std::string_view deploying = "deploy publish";

constexpr std::array senders{
    Program{"git", "push send-email", "stash"},
    Program{"hg", "push email"},
    Program{"svn", "commit ci import delete mkdir"},
    Program{"gh", "create merge close delete edit comment review upload"},
    Program{"glab", "create merge close delete update note upload"},
    Program{"npm", "publish unpublish deprecate dist-tag"},
    Program{"pnpm", publishing},
    Program{"yarn", publishing},
    Program{"lerna", "publish"},
    Program{"semantic-release", ""},
    Program{"cargo", "publish yank"},
    Program{"twine", "upload"},
    Program{"poetry", "publish"},
    Program{"flit", "publish"},
    Program{"hatch", "publish"},
    Program{"uv", "publish"},
    Program{"gem", "push yank"},
    Program{"dotnet", "push"},
    Program{"mvn", "deploy"},
    Program{"gradle", deploying},
    Program{"gradlew", deploying},
    Program{"dput", ""},
    Program{"docker", "push"},
    Program{"podman", "push"},
    Program{"skopeo", "copy delete sync"},
    Program{"curl",
            "-X --request -d --data --data-raw --data-binary --data-urlencode --json -F --form -T --upload-file"},
    Program{"wget", "--post-data --post-file --method --body-data --body-file"},
    Program{"http", "POST PUT PATCH DELETE"},
    Program{"https", "POST PUT PATCH DELETE"},
    Program{"ssh", ""},
    Program{"scp", ":"},
    Program{"sftp", ""},
    Program{"rsync", ": -e --rsh"},
    Program{"kubectl", "apply create delete replace patch scale rollout edit drain set"},
    Program{"helm", "install upgrade uninstall rollback push"},
    Program{"terraform", "apply destroy import"},
    Program{"tofu", "apply destroy import"},
    Program{"pulumi", "up destroy"},
    Program{"ansible", ""},
    Program{"ansible-playbook", ""},
    Program{"aws", ""},
    Program{"gcloud", ""},
    Program{"az", ""},
    Program{"heroku", ""},
    Program{"fly", deploying},
    Program{"flyctl", deploying},
    Program{"vercel", ""},
    Program{"netlify", deploying},
    Program{"wrangler", deploying},
    Program{"firebase", deploying},
    Program{"serverless", "deploy remove"},
    Program{"mail", ""},
    Program{"mailx", ""},
    Program{"mutt", ""},
    Program{"sendmail", ""},
    Program{"msmtp", ""},
};

constexpr int mostScripts = 8; ///< one in another

/// Also "--data=…" for "--data", and "-XPOST" for "-X".
bool isAmong(const QString &word, std::string_view words)
{
    const QStringList all = QString::fromLatin1(words.data(), qsizetype(words.size())).split(u' ');
    const bool isLong = word.startsWith(QLatin1String("--")), isShort = !isLong && word.startsWith(u'-');
    return all.contains(word) || (isLong && all.contains(word.section(u'=', 0, 0))) ||
           (isShort && word.size() > 2 && all.contains(word.left(2))) ||
           (!isLong && !isShort && all.contains(QStringLiteral(":")) && word.section(u'/', 0, 0).contains(u':'));
}

bool hasAny(const ShellCommand &command, size_t from, std::string_view words)
{
    return std::any_of(command.words.begin() + std::ptrdiff_t(from), command.words.end(),
                       [&](const ShellWord &word) { return isAmong(word.text, words); });
}

/// The program of \p command, also behind sudo, nohup and the like, and the arguments behind it.
template <size_t N> bool isOneOf(const std::array<Program, N> &programs, const ShellCommand &command, QString *program)
{
    for (size_t i = 0; i < command.words.size(); ++i) {
        const QString name = command.words[i].text.section(u'/', -1);
        const auto found = std::find_if(programs.begin(), programs.end(), [&name](const Program &one) {
            return name == QLatin1String(one.name.data(), qsizetype(one.name.size()));
        });
        if (found != programs.end()) {
            *program = name;
            return (found->words.empty() || hasAny(command, i + 1, found->words)) &&
                   (found->unless.empty() || !hasAny(command, i + 1, found->unless));
        }
        // sudo -u me systemd-run …: what follows a wrapper may be a program.
        if (i == 0 && !isWrapper(name))
            return false;
    }
    return false;
}

template <size_t N> QStringList programsIn(const QString &line, const std::array<Program, N> &programs)
{
    QStringList out, scripts{line};
    for (int depth = 0; depth < mostScripts && !scripts.isEmpty(); ++depth) {
        for (const ShellCommand &command : readShell(scripts.takeFirst()).commands) {
            if (QString program; isOneOf(programs, command, &program) && !out.contains(program))
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

} // namespace

QStringList startsElsewhere(const QString &line)
{
    return programsIn(line, starters);
}

QStringList reachesElsewhere(const QString &line)
{
    return programsIn(line, senders);
}

} // namespace core
