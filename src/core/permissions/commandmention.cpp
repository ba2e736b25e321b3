// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/commandmention.h"

#include "core/permissions/commandreading.h"
#include "core/permissions/programs.h"
#include "core/permissions/shellscript.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace core {

namespace {

constexpr int deepest = 8;                        ///< nested scripts
constexpr int mostSteps = 50000;                  ///< words looked at in total
constexpr qsizetype mostCharacters = 1024 * 1024; ///< of nested lines in total
constexpr int mostLookups = 512;                  ///< look-ups of files that words may be links to
constexpr size_t mostFolders = 8;                 ///< folders that the line may be in after cd
constexpr qsizetype mostAttached = 8;             ///< letters of an option that a command may be attached to

/// Variables that can make any command run another program.
constexpr const char *turningNames[] = {"PATH", "BASH_ENV", "ENV",    "SHELLOPTS",      "BASHOPTS",
                                        "IFS",  "PS4",      "CDPATH", "PROMPT_COMMAND", "ZDOTDIR"};
constexpr const char *turningPrefixes[] = {"LD_",        "DYLD_",   "GIT_CONFIG", "GIT_EXEC_PATH",
                                           "BASH_FUNC_", "GIT_SSH", "GIT_ALIAS"};
/// Builtins that can give other words a new meaning.
constexpr const char *renaming[] = {"source", ".", "alias", "hash", "enable", "bind", "complete", "fc"};
constexpr const char *setters[] = {"export", "declare", "typeset", "readonly", "local", "setenv"};
constexpr const char *moving[] = {"cd", "pushd", "chdir"};
constexpr const char *movingOptions[] = {"-C", "-D", "--chdir", "-execdir", "-okdir"}; ///< of wrappers
/// After these a file may not be the same as now.
constexpr const char *replacing[] = {"cp", "ln", "mv", "install", "dd", "rsync", "tee", "chmod"};
constexpr const char *systemPlaces[] = {"/usr/", "/bin/", "/sbin/", "/opt/", "/lib/"};
constexpr const char *appending[] = {"xargs", "parallel", "entr", "fd", "fdfind"};
/// Any other word in this place is an alias, or a program git-….
constexpr const char gitCommands[] =
    "add am annotate apply archive bisect blame branch bundle cat-file check-attr check-ignore check-mailmap "
    "check-ref-format checkout checkout-index cherry cherry-pick clean clone commit commit-graph commit-tree "
    "config count-objects describe diff diff-files diff-index diff-tree fast-export fast-import fetch "
    "fetch-pack for-each-ref format-patch fsck gc grep hash-object help index-pack init interpret-trailers "
    "log ls-files ls-remote ls-tree mailinfo merge merge-base merge-file merge-tree mktag mktree mv name-rev "
    "notes pack-objects pack-refs patch-id prune pull push range-diff read-tree rebase reflog remote repack "
    "replace rerere reset restore rev-list rev-parse revert rm shortlog show show-branch show-ref "
    "sparse-checkout stash status stripspace submodule switch symbolic-ref tag unpack-objects update-index "
    "update-ref var verify-commit verify-pack verify-tag version whatchanged worktree write-tree ";
constexpr const char *gitValueOptions[] = {
    "-C", "-c", "--git-dir", "--work-tree", "--namespace", "--super-prefix", "--config-env", "--attr-source"};

using Words = std::span<const ShellWord>;

template <size_t N> bool isOne(const char *const (&names)[N], const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

bool turnsCommands(const QString &variable)
{
    const QString name = variable.section(u'=', 0, 0);
    return isOne(turningNames, name) || std::any_of(std::begin(turningPrefixes), std::end(turningPrefixes),
                                                    [&](const char *p) { return name.startsWith(QLatin1String(p)); });
}

QString codeOf(const Words &words)
{
    QString code;
    for (const ShellWord &word : words)
        code += word.text + u' ';
    return code;
}

class Finder
{
public:
    Finder(const QStringList &prefix, const QString &folder)
        : m_prefix(prefix)
        , m_name(programName(prefix.front()))
        , m_folders{folder}
    {}

    Mention inLine(const QString &line, int depth)
    {
        m_read += line.size();
        if (depth > deepest || (depth > 0 && m_read > mostCharacters))
            return Mention::Perhaps;
        if (mentionsWords(line, m_prefix))
            return Mention::Yes;
        const ShellScript script = readShell(line);
        Mention most = script.isReadable ? Mention::No : Mention::Perhaps;
        for (const auto *found : {&script.commands, &script.perhaps}) {
            for (const ShellCommand &command : *found)
                noteMoves(command.words);
        }
        for (const ShellCommand &command : script.commands) {
            if (most != Mention::Yes)
                most = std::max(most, inCommand(command, depth));
        }
        for (const ShellCommand &command : script.perhaps) {
            if (most == Mention::No && inCommand(command, depth) != Mention::No)
                most = Mention::Perhaps;
        }
        return most;
    }

private:
    Mention inCommand(const ShellCommand &command, int depth)
    {
        Mention most = Mention::No;
        const Words words(command.words);
        const auto set = [&most](const ShellWord &variable) {
            if (turnsCommands(variable.text))
                most = Mention::Perhaps;
        };
        std::for_each(command.variables.begin(), command.variables.end(), set);
        if (words.empty())
            return most;
        if (isOne(setters, words[0].text))
            std::for_each(words.begin() + 1, words.end(), set);
        most = std::max(most, asProgram(words, depth, true));
        // `command` and `builtin` run a shell's builtins, other wrappers cannot.
        const bool isBuiltin = words[0].text == QStringLiteral("command") || words[0].text == QStringLiteral("builtin");
        const bool wraps = words[0].isPlain() && (isWrapper(words[0].text) || isGitThatRuns(words));
        const bool appends = wraps && isOne(appending, programName(words[0].text));
        // With a wrapper, any later word may be the program that it runs.
        for (size_t i = 0; i < words.size() && most != Mention::Yes; ++i) {
            if (++m_steps > mostSteps)
                return std::max(most, Mention::Perhaps);
            if (i > 0 && wraps) {
                if (isUnknown(words[i]) && !isFoundName(words, i))
                    most = std::max(most, Mention::Perhaps);
                else
                    most = std::max(most, asProgram(words.subspan(i), depth, isBuiltin));
            }
            // A word with spaces may be a command line, too. Without a wrapper it may also be just text, like a commit
            // message.
            if (i > 0 && hasSpace(words[i].text)) {
                const Mention inside = inWord(words[i].text, depth);
                if (wraps)
                    most = std::max(most, inside);
                else if (inside == Mention::Yes)
                    most = std::max(most, Mention::Perhaps);
            }
            const Mention named =
                i > 0 && wraps ? std::max(isNamed(words[i], true), isAttached(words, i)) : isNamed(words[i], i == 0);
            if (named != Mention::No)
                most = std::max(most, std::min(named, inArguments(words.subspan(i + 1), appends)));
            if (isGitVerb(words[i]))
                most = std::max(most, m_prefix.size() == 2 ? Mention::Yes : Mention::Perhaps);
        }
        return most;
    }

    /// Collects the folders in which the line may be after cd, and whether it replaces files.
    void noteMoves(const std::vector<ShellWord> &words)
    {
        if (words.empty() || !words[0].isPlain())
            return;
        const QString name = programName(words[0].text);
        m_replaces = m_replaces || isOne(replacing, name);
        if (isWrapper(name)) {
            for (const ShellWord &word : words) {
                m_isLost = m_isLost || isOne(movingOptions, word.text.section(u'=', 0, 0));
                m_replaces = m_replaces || isOne(replacing, programName(word.text));
            }
        }
        if (!isOne(moving, name))
            return;
        const auto target = std::find_if(words.begin() + 1, words.end(),
                                         [](const ShellWord &word) { return !word.text.startsWith(u'-'); });
        if (target == words.end()) {
            addFolder(QDir::homePath()); // `cd -` leads back to a folder that is known already
            return;
        }
        const QString text = target->text;
        const bool isHome = text == QStringLiteral("~") || text.startsWith(QStringLiteral("~/"));
        if (!target->isPlain() || (text.startsWith(u'~') && !isHome)) {
            m_isLost = true;
        } else if (isHome) {
            addFolder(QDir::homePath() + text.mid(1));
        } else if (text.startsWith(u'/')) {
            addFolder(text);
        } else {
            const std::vector<QString> from = m_folders;
            for (const QString &folder : from)
                addFolder(folder + u'/' + text);
        }
    }
    void addFolder(const QString &folder)
    {
        if (std::find(m_folders.begin(), m_folders.end(), folder) != m_folders.end())
            return;
        if (m_folders.size() < mostFolders)
            m_folders.push_back(folder);
        else
            m_isLost = true;
        m_files.clear();
    }

    /// A word that may be a command line: tries the whole, the part after each =, and the part after an option's
    /// letters.
    Mention inWord(const QString &text, int depth)
    {
        Mention most = inLine(text, depth + 1);
        int tried = 0;
        for (qsizetype equals = text.indexOf(u'='); equals >= 0 && most != Mention::Yes;
             equals = text.indexOf(u'=', equals + 1)) {
            if (++tried > mostAttached)
                return std::max(most, Mention::Perhaps);
            // A git alias that is a shell command begins with "!".
            const bool isMarked = text.mid(equals + 1, 1) == QStringLiteral("!");
            most = std::max(most, inLine(text.mid(equals + (isMarked ? 2 : 1)), depth + 1));
        }
        if (text.startsWith(u'-') && !text.startsWith(QStringLiteral("--"))) {
            for (qsizetype at = 2; at < mostAttached && at < text.size() && !text.at(at - 1).isSpace(); ++at) {
                // Only a Yes counts: most of these parts are just the rest of an option's name.
                if (inLine(text.mid(at), depth + 1) == Mention::Yes)
                    return Mention::Yes;
            }
        }
        return most;
    }

    /// Whether the program's name is attached to an option: env -Sgit, --split-string=git.
    Mention isAttached(const Words &words, size_t i) const
    {
        const QString &text = words[i].text;
        if (!text.startsWith(u'-'))
            return Mention::No;
        if (text.startsWith(QStringLiteral("--")))
            return text.contains(u'=') && programName(text.section(u'=', -1)) == m_name ? Mention::Yes : Mention::No;
        const bool isEnv = programName(words[0].text) == QStringLiteral("env");
        return text.mid(2) == m_name || (isEnv && text.size() > m_name.size() + 1 && text.endsWith(m_name))
                   ? Mention::Yes
                   : Mention::No;
    }

    static bool hasSpace(const QString &text)
    {
        return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
    }

    /// Whether the word is git-push or the like, as git itself runs its commands.
    bool isGitVerb(const ShellWord &word) const
    {
        return m_name == QStringLiteral("git") && m_prefix.size() > 1 &&
               programName(word.text) == QStringLiteral("git-") + m_prefix[1];
    }

    /// Whether the word is where find puts a file's name and not a program.
    static bool isFoundName(const Words &words, size_t i)
    {
        const QString &before = words[i - 1].text;
        return words[i].isPlain() && programName(words[0].text) == QStringLiteral("find") &&
               !before.startsWith(QStringLiteral("-exec")) && !before.startsWith(QStringLiteral("-ok"));
    }

    /// find and the like replace {} later, so it is unknown, too.
    static bool isUnknown(const ShellWord &word) { return !word.isPlain() || word.text.contains(QStringLiteral("{}")); }

    /// Whether the first of \p words, run as a program, may run a command that its words do not show.
    Mention asProgram(const Words &words, int depth, bool inShell)
    {
        const ShellWord &program = words[0];
        const QString name = programName(program.text);
        if (program.maySplit || name.contains(ShellWord::unknown))
            return Mention::Perhaps;
        const Words arguments = words.subspan(1);
        if (inShell && isOne(renaming, name))
            return arguments.empty() ? Mention::No : Mention::Perhaps;
        if (name == QStringLiteral("eval") || name == QStringLiteral("trap"))
            return inScript(arguments, depth);
        if (isShell(name))
            return inShellScript(arguments, depth);
        if (!isTooMuch(words) && runsWhatItReads(words))
            return Mention::Perhaps;
        if (isInterpreter(name))
            return hasCode(arguments) ? Mention::Perhaps : Mention::No;
        if (name.endsWith(QStringLiteral("awk"))) {
            if (isTooMuch(arguments))
                return Mention::Perhaps;
            const QString code = codeOf(arguments);
            return code.contains(QStringLiteral("system")) || code.contains(u'|') || code.contains(QStringLiteral("@"))
                       ? Mention::Perhaps
                       : Mention::No;
        }
        return Mention::No;
    }

    /// Counts a look at all of \p words, which costs as much as looking at each.
    bool isTooMuch(const Words &words)
    {
        m_steps += int(qMin<size_t>(words.size(), size_t(mostSteps)));
        return m_steps > mostSteps;
    }

    Mention inScript(const Words &words, int depth)
    {
        if (isTooMuch(words))
            return Mention::Perhaps;
        if (std::any_of(words.begin(), words.end(), [](const ShellWord &word) { return !word.isPlain(); }))
            return Mention::Perhaps;
        return words.empty() ? Mention::No : inLine(codeOf(words), depth + 1);
    }

    Mention inShellScript(const Words &arguments, int depth)
    {
        if (isTooMuch(arguments))
            return Mention::Perhaps;
        bool script = false, known = false;
        Mention most = Mention::No;
        for (const ShellWord &word : arguments) {
            if (isUnknown(word))
                return Mention::Perhaps;
            if (word.text.startsWith(u'-') || word.text.startsWith(u'+')) {
                script = script || (!word.text.startsWith(QStringLiteral("--")) && word.text.contains(u'c'));
                known = known || word.text == QStringLiteral("--version") || word.text == QStringLiteral("--help");
            } else {
                most = std::max(most, inLine(word.text, depth + 1));
            }
        }
        // A script in a file or on stdin is not read.
        return script || known ? most : std::max(most, Mention::Perhaps);
    }

    static bool hasCode(const Words &arguments)
    {
        bool options = false, mayBeValue = false;
        for (const ShellWord &word : arguments) {
            const QString &text = word.text;
            if (text == QStringLiteral("-"))
                return true;
            if (!text.startsWith(u'-')) {
                if (!mayBeValue)
                    return false; // a script file; later words are arguments for it
                mayBeValue = false;
                continue;
            }
            options = true;
            mayBeValue = !text.contains(u'=');
            if (text == QStringLiteral("-m"))
                return false;
            const bool isLong = text.startsWith(QStringLiteral("--"));
            if (isLong ? text.startsWith(QStringLiteral("--eval")) || text.startsWith(QStringLiteral("--print")) ||
                             text.startsWith(QStringLiteral("--execute")) || text.startsWith(QStringLiteral("--run"))
                       : std::any_of(text.begin(), text.end(),
                                     [](QChar c) { return QStringLiteral("ceErpRx").contains(c); }))
                return true;
        }
        return !options; // without arguments it reads code from stdin
    }

    /// Whether \p word names the program that is looked for. \p isRun: it is where a program is expected, so a file
    /// that does not exist yet counts as Perhaps.
    Mention isNamed(const ShellWord &word, bool isRun)
    {
        QString text = word.text;
        if (text.startsWith(u'=')) // zsh
            text.remove(0, 1);
        const QString name = programName(text);
        if (name == m_name)
            return Mention::Yes;
        if (!word.isPlain() || !text.contains(u'/'))
            return Mention::No;
        const bool isRelative = !text.startsWith(u'/');
        if (!m_files.contains(text)) {
            if (++m_lookups > mostLookups)
                return Mention::Perhaps;
            m_files.insert(text, lookUp(text, isRelative));
        }
        const Mention found = m_files.value(text);
        if (found == Mention::Yes || !isRun)
            return found == Mention::Yes ? found : Mention::No;
        const bool isSystems =
            std::any_of(std::begin(systemPlaces), std::end(systemPlaces),
                        [&text](const char *place) { return text.startsWith(QLatin1String(place)); });
        if ((m_isLost && isRelative) || (m_replaces && !isSystems))
            return Mention::Perhaps;
        // Arguments of wrappers may also be names of container images and the like.
        const bool isPath = !isRelative || text.startsWith(QStringLiteral("./")) ||
                            text.startsWith(QStringLiteral("../")) || text.startsWith(QStringLiteral("~"));
        return isPath ? found : Mention::No;
    }

    /// Perhaps if there is no such file.
    Mention lookUp(const QString &text, bool isRelative) const
    {
        Mention found = Mention::Perhaps;
        for (const QString &folder : m_folders) {
            const auto file = programFile(text, folder);
            if (file && programName(*file) == m_name)
                return Mention::Yes;
            if (file && QFileInfo::exists(*file))
                found = Mention::No;
            if (!isRelative)
                break;
        }
        return found;
    }

    Mention inArguments(const Words &arguments, bool appends)
    {
        const std::span<const QString> wanted = std::span(m_prefix.begin(), m_prefix.end()).subspan(1);
        if (wanted.empty())
            return Mention::Yes;
        if (m_name == QStringLiteral("git") && !wanted[0].startsWith(u'-'))
            return inGit(arguments, wanted, appends);
        return follow(arguments, wanted, appends, true);
    }

    /// Whether \p arguments contain \p wanted: its words in order, with options before and between, its options
    /// anywhere. With \p isVerb, its first word must be the first argument that is not an option.
    Mention follow(const Words &arguments, std::span<const QString> wanted, bool appends, bool isVerb)
    {
        QStringList options, names;
        for (const QString &word : wanted)
            (word.startsWith(u'-') ? options : names) << word;
        qsizetype found = 0;
        bool unsure = false, behindOption = false;
        for (const ShellWord &word : arguments) {
            if (++m_steps > mostSteps || isUnknown(word))
                return Mention::Perhaps;
            const bool isOption = word.text.startsWith(u'-');
            if (isOption) {
                options.removeAll(word.text);
            } else if (found < names.size() && word.text == names[found]) {
                ++found;
            } else if (found < names.size()) {
                // Another word is in the place of the first, unless it may be the value of the option before it.
                if (isVerb && found == 0 && !behindOption)
                    return Mention::No;
                unsure = true;
            }
            if (found == names.size() && options.isEmpty())
                return unsure ? Mention::Perhaps : Mention::Yes;
            behindOption = isOption && !word.text.contains(u'=');
        }
        return appends ? Mention::Perhaps : Mention::No;
    }

    Mention inGit(const Words &arguments, std::span<const QString> wanted, bool appends)
    {
        bool unsure = false;
        size_t i = 0;
        for (; i < arguments.size() && (!arguments[i].isPlain() || arguments[i].text.startsWith(u'-')); ++i) {
            if (isUnknown(arguments[i]))
                return Mention::Perhaps;
            const QString option = arguments[i].text;
            if (!isOne(gitValueOptions, option))
                continue;
            if (++i >= arguments.size())
                break;
            const bool configures = option == QStringLiteral("-c") || option == QStringLiteral("--config-env");
            if (arguments[i].maySplit || (configures && (isUnknown(arguments[i]) || setsAlias(arguments[i].text))))
                unsure = true;
        }
        if (i >= arguments.size())
            return appends || unsure ? Mention::Perhaps : Mention::No;
        if (isUnknown(arguments[i]))
            return Mention::Perhaps;
        if (arguments[i].text == wanted[0])
            return wanted.size() == 1 ? Mention::Yes
                                      : follow(arguments.subspan(i + 1), wanted.subspan(1), appends, false);
        static const QStringList known = QString::fromLatin1(gitCommands).split(u' ');
        return unsure || !known.contains(arguments[i].text) ? Mention::Perhaps : Mention::No;
    }
    static bool setsAlias(const QString &setting)
    {
        const QString key = setting.section(u'=', 0, 0).toLower();
        return key.startsWith(QStringLiteral("alias")) || key.startsWith(QStringLiteral("include"));
    }

    const QStringList &m_prefix;
    QString m_name;
    std::vector<QString> m_folders; ///< folders in which the line may be
    bool m_isLost = false;          ///< it may be in others, too
    bool m_replaces = false;        ///< it may replace files
    QHash<QString, Mention> m_files;
    qsizetype m_read = 0;
    int m_steps = 0;
    int m_lookups = 0;
};

} // namespace

Mention mentionOf(const QString &line, const QStringList &prefix, const QString &folder)
{
    return prefix.isEmpty() ? Mention::No : Finder(prefix, folder).inLine(line, 0);
}

Mention mentionInVariables(const QStringList &variables, const QStringList &prefix)
{
    Mention most = Mention::No;
    for (const QString &variable : variables) {
        if (mentionsWords(variable.section(u'=', 1), prefix))
            return Mention::Yes;
        if (turnsCommands(variable))
            most = Mention::Perhaps;
    }
    return most;
}

bool mentionsWords(const QString &text, const QStringList &prefix)
{
    if (prefix.isEmpty())
        return false;
    QString spaced = text;
    spaced.replace(QStringLiteral("${IFS}"), QStringLiteral(" ")).replace(QStringLiteral("\\\n"), QString());
    QStringList words;
    QString word;
    for (const QChar c : std::as_const(spaced)) {
        // A shell ignores quotes and backslashes inside a word.
        if (c == u'\\' || c == u'\'' || c == u'"')
            continue;
        if (c.isSpace() || c.category() == QChar::Other_Control || QStringLiteral(";|&<>()$`{},=").contains(c)) {
            if (!word.isEmpty())
                words << std::exchange(word, QString());
        } else {
            word += c;
        }
    }
    if (!word.isEmpty())
        words << word;
    for (qsizetype at = 0; at + prefix.size() <= words.size(); ++at) {
        bool same = words[at] == prefix.front() || programName(words[at]) == programName(prefix.front());
        for (qsizetype i = 1; same && i < prefix.size(); ++i)
            same = words[at + i] == prefix[i];
        if (same)
            return true;
    }
    return false;
}

} // namespace core
