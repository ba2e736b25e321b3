// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/commandreading.h"

#include "core/permissions/programs.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {

namespace {

using Words = std::span<const ShellWord>;

/// Programs that start a shell if their arguments contain no command.
struct ShellStarter
{
    const char *program;
    int least; ///< number of non-option words when a command is among them
    std::initializer_list<const char *> commandOptions{};
};
const ShellStarter shellStarters[] = {{"sudo", 1},
                                      {"doas", 1},
                                      {"pkexec", 1},
                                      {"unshare", 1},
                                      {"nsenter", 1},
                                      {"setpriv", 1},
                                      {"firejail", 1},
                                      {"fakeroot", 1},
                                      {"ssh", 2},
                                      {"mosh", 2},
                                      {"chroot", 2},
                                      {"proot", 1},
                                      {"toolbox", 3},
                                      {"distrobox", 3},
                                      {"su", 9, {"-c", "--command", "--session-command"}},
                                      {"runuser", 9, {"-c", "--command", "--session-command", "-u"}},
                                      {"script", 9, {"-c", "--command"}},
                                      {"nix-shell", 9, {"--run", "--command"}},
                                      {"tmux", 1},
                                      {"screen", 1}};
/// Those of their options that take a value.
constexpr const char *valueOptions[] = {"-u", "-g", "-p", "-C", "-h", "-r", "-t", "-T", "-D", "-U",
                                        "-R", "-l", "-i", "-o", "-F", "-J", "-L", "-b", "-w"};
constexpr const char *shellOptions[] = {"-s", "--shell", "--login"};
constexpr const char *readers[] = {"parallel", "at", "batch"};
constexpr const char *feeding[] = {"xargs"};
constexpr const char *runningGitWords[] = {
    "run",           "foreach",        "filter-branch",        "-x", "--exec", "-c", "--config-env", "--extcmd",
    "--upload-pack", "--receive-pack", "--open-files-in-pager"};

template <size_t N> bool isAmong(const char *const (&names)[N], const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

bool startsShell(const QString &name, const Words &arguments)
{
    const auto known = std::find_if(std::begin(shellStarters), std::end(shellStarters),
                                    [&name](const ShellStarter &one) { return name == QLatin1String(one.program); });
    if (known == std::end(shellStarters))
        return false;
    const bool becomesSomebody =
        known->least == 1 && (name == QStringLiteral("sudo") || name == QStringLiteral("doas"));
    int others = 0;
    for (size_t i = 0; i < arguments.size(); ++i) {
        const QString &text = arguments[i].text;
        const QString option = text.section(u'=', 0, 0);
        if (std::any_of(known->commandOptions.begin(), known->commandOptions.end(),
                        [&option](const char *o) { return option == QLatin1String(o); }))
            return false;
        if (!text.startsWith(u'-')) {
            if (++others >= known->least)
                return false; // later words belong to the command
            continue;
        }
        if (becomesSomebody && (isAmong(shellOptions, text) || text == QStringLiteral("-i")))
            return true;
        if (isAmong(valueOptions, text))
            ++i;
    }
    return true;
}

/// Whether a sed script may contain the command e, or s///e.
bool runsInSed(const QString &script)
{
    // The command e, after an address or the end of another command.
    static const QRegularExpression command(QStringLiteral("(?:^|[;{}\\n0-9$/!,\\s])e(?:$|[\\s;}])")),
        flag(QStringLiteral("s([^\\\\\\n\\w\\s])(?:\\\\.|(?!\\1).)*\\1(?:\\\\.|(?!\\1).)*\\1[0-9gpiImM]*e"),
             QRegularExpression::DotMatchesEverythingOption);
    // The two parts of s/…/…/ are text and contain no commands.
    static const QRegularExpression texts(
        QStringLiteral("([sy])([^\\\\\\n\\w\\s])(?:\\\\.|(?!\\2).)*\\2(?:\\\\.|(?!\\2).)*\\2"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression addresses(QStringLiteral("/(?:\\\\.|[^/\\\\])*/"));
    if (flag.match(script).hasMatch())
        return true;
    QString rest = script;
    rest.replace(texts, QStringLiteral(";")).replace(addresses, QStringLiteral("$"));
    return command.match(rest).hasMatch();
}

bool runsInSed(const Words &arguments)
{
    bool isNext = false, hasScript = false;
    const bool names = std::any_of(arguments.begin(), arguments.end(), [](const ShellWord &word) {
        return word.text == QStringLiteral("-e") || word.text.startsWith(QStringLiteral("--expression")) ||
               word.text == QStringLiteral("-ne");
    });
    for (const ShellWord &word : arguments) {
        const QString &text = word.text;
        if (text.startsWith(QStringLiteral("--expression="))) {
            if (runsInSed(text.section(u'=', 1)))
                return true;
        } else if (text.startsWith(u'-') && !isNext) {
            isNext = text.endsWith(u'e') && !text.startsWith(QStringLiteral("--"));
            isNext = isNext || text == QStringLiteral("--expression");
        } else if (isNext || (!names && !hasScript)) {
            if (runsInSed(text))
                return true;
            hasScript = true;
            isNext = false;
        }
    }
    return false;
}

constexpr int deepestScript = 4; ///< nested

void addFiles(const QString &line, int depth, QStringList *files)
{
    const ShellScript script = readShell(line);
    const auto add = [&](const ShellWord &word) {
        if (!word.isPlain())
            return;
        const QString text = word.text.startsWith(u'-') ? word.text.section(u'=', 1) : word.text;
        if (!text.isEmpty())
            *files << text;
        if (depth < deepestScript && text.contains(u' '))
            addFiles(text, depth + 1, files);
    };
    std::for_each(script.files.begin(), script.files.end(), add);
    for (const auto *commands : {&script.commands, &script.perhaps}) {
        for (const ShellCommand &command : *commands) {
            // A program without a slash is looked up in PATH, so it does not name a file here.
            const bool isPath = !command.words.empty() && command.words[0].text.contains(u'/');
            if (!command.words.empty())
                std::for_each(command.words.begin() + (isPath ? 0 : 1), command.words.end(), add);
        }
    }
}

} // namespace

QStringList possibleFiles(const QString &line)
{
    QStringList out;
    addFiles(line, 0, &out);
    return out;
}

bool runsWhatItReads(Words words)
{
    if (words.empty())
        return false;
    const QString name = programName(words[0].text);
    const Words arguments = words.subspan(1);
    if (isAmong(readers, name))
        return true;
    if (name == QStringLiteral("crontab"))
        return std::none_of(arguments.begin(), arguments.end(),
                            [](const ShellWord &word) { return word.text == QStringLiteral("-l"); });
    if (name == QStringLiteral("sed"))
        return runsInSed(arguments);
    // The last wrapper or shell among the arguments runs what is appended to it.
    if (isAmong(feeding, name))
        return std::any_of(arguments.begin(), arguments.end(), [](const ShellWord &word) {
            return !word.text.startsWith(u'-') && (isWrapper(word.text) || isShell(word.text));
        });
    return startsShell(name, arguments);
}

bool isGitThatRuns(Words words)
{
    return !words.empty() && programName(words[0].text) == QStringLiteral("git") &&
           std::any_of(words.begin() + 1, words.end(),
                       [](const ShellWord &word) { return isAmong(runningGitWords, word.text.section(u'=', 0, 0)); });
}

} // namespace core
