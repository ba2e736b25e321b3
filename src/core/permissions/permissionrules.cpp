// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/permissionrules.h"

#include "base/realpath.h"
#include "base/shellwords.h"
#include "base/words.h"
#include "core/held/heldpart.h"
#include "core/permissions/commandmention.h"
#include "core/permissions/commandreading.h"
#include "core/permissions/commandwords.h"
#include "core/permissions/programs.h"
#include "core/permissions/toolrules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr qsizetype mostRead = 512 * 1024; ///< characters read of all commands of one call
constexpr int mostNamed = 512;             ///< words checked as possible file names

struct PermissionRulesTr
{
    Q_DECLARE_TR_FUNCTIONS(core::PermissionRules)
};

bool isBelow(const QString &path, const QString &folder)
{
    return path == folder || folder == QStringLiteral("/") || path.startsWith(folder + u'/');
}

QRegularExpression globbed(const QString &glob)
{
    QString pattern;
    for (qsizetype i = 0; i < glob.size(); ++i) {
        const QChar c = glob.at(i);
        if (c == u'*' && i + 1 < glob.size() && glob.at(i + 1) == u'*') {
            ++i;
            // "a/**/b" also matches "a/b".
            if (i + 1 < glob.size() && glob.at(i + 1) == u'/' && (i < 2 || glob.at(i - 2) == u'/')) {
                ++i;
                pattern += QStringLiteral("(?:.*/)?");
            } else {
                pattern += QStringLiteral(".*");
            }
        } else if (c == u'*') {
            pattern += QStringLiteral("[^/]*");
        } else if (c == u'?') {
            pattern += QStringLiteral("[^/]");
        } else {
            pattern += QRegularExpression::escape(QString(c));
        }
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::DotMatchesEverythingOption);
}

/// The kind by what the request contains, whatever kind the agent gives.
acp::ToolKind trueKind(const PermissionSubject &subject)
{
    using enum acp::ToolKind;
    if (!subject.command.lines.isEmpty())
        return Execute;
    if (subject.changesFiles && subject.kind != Delete && subject.kind != Move)
        return Edit;
    return subject.kind;
}

bool isAboutFiles(acp::ToolKind kind)
{
    using enum acp::ToolKind;
    return kind == Read || kind == Edit || kind == Delete || kind == Move;
}

/// A path from the agent, and where it may lead.
struct AskedPath
{
    QString written;                         ///< absolute and clean
    std::vector<std::optional<QString>> led; ///< null: not known
    bool isFile = true;                      ///< false: it is not known how the agent reads it
};

/// Whether it contains a variable, ~user or a URL, so that the agent may open another file.
bool isReplaced(const QString &path)
{
    static const QRegularExpression address(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]*:/")),
        variable(QStringLiteral("\\$[A-Z_{(]"));
    return (path.size() > 1 && path.at(0) == u'~' && path.at(1) != u'/') || address.match(path).hasMatch() ||
           variable.match(path).hasMatch();
}

/// The paths that \p path may mean: itself, or for a file: URL both the decoded and the literal path. Empty if it names
/// another host.
QStringList pathsOf(const QString &path)
{
    if (!path.startsWith(QStringLiteral("file:"), Qt::CaseInsensitive))
        return {path};
    const QUrl url(path);
    if (!url.host().isEmpty() && url.host() != QStringLiteral("localhost"))
        return {};
    QStringList out(url.path(QUrl::FullyDecoded));
    QString rest = path.mid(5);
    if (rest.startsWith(QStringLiteral("//")))
        rest.remove(0, qMax<qsizetype>(2, rest.indexOf(u'/', 2)));
    if (!out.contains(rest))
        out << rest;
    out.removeAll(QString());
    return out;
}

struct Matcher
{
    const PermissionSubject &subject;
    const PathResolver &resolve;
    std::optional<QString> folder = resolve(subject.folder);
    QStringList roots{}; ///< the folders of the session, resolved
    std::vector<AskedPath> paths{};
    std::vector<AskedPath> mayBePaths{}; ///< texts that only look like paths

    Matcher(const PermissionSubject &s, const PathResolver &r) : subject(s), resolve(r)
    {
        if (folder)
            roots << *folder;
        for (const QString &more : s.moreFolders) {
            if (const auto root = r(more))
                roots << *root;
        }
        for (const QString &path : s.paths)
            paths.push_back(asked(path));
        for (const QString &path : s.command.mayBePaths)
            mayBePaths.push_back(asked(path));
    }
    QString absolute(const QString &path) const { return path.startsWith(u'/') ? path : subject.folder + u'/' + path; }

    AskedPath asked(const QString &path) const
    {
        AskedPath out{QDir::cleanPath(absolute(path)), {}};
        const QStringList wholes = pathsOf(path);
        out.isFile = !wholes.isEmpty() && std::none_of(wholes.begin(), wholes.end(), isReplaced);
        if (!out.isFile)
            out.led.push_back(std::nullopt);
        for (const QString &whole : wholes) {
            const QString full = absolute(whole), clean = QDir::cleanPath(full);
            if (whole == wholes.front())
                out.written = clean;
            out.led.push_back(resolve(full));
            // Some agents normalize a path before opening it, some expand ~; both results count.
            if (clean != full)
                out.led.push_back(resolve(clean));
            if (whole == QStringLiteral("~") || whole.startsWith(QStringLiteral("~/")))
                out.led.push_back(resolve(QDir::homePath() + whole.mid(1)));
        }
        return out;
    }

    bool isFor(const PermissionRule &rule) const
    {
        if (!rule.agent.isEmpty() && rule.agent != subject.agent)
            return false;
        if (rule.folder.isEmpty())
            return true;
        const auto wanted = resolve(rule.folder);
        return folder && wanted && isBelow(*folder, *wanted);
    }

    bool meets(const PermissionRule &rule, const QString &path) const
    {
        const bool anywhere = rule.path.startsWith(u'/');
        if (anywhere)
            return globbed(rule.path).match(path).hasMatch();
        return std::any_of(roots.begin(), roots.end(), [&](const QString &root) {
            if (!isBelow(path, root))
                return false;
            // Without a path the rule is about the session's folders.
            return rule.path.isEmpty() ||
                   globbed(rule.path).match(path.mid(root.size() + (root == QStringLiteral("/") ? 0 : 1))).hasMatch();
        });
    }

    bool isCommand() const
    {
        return trueKind(subject) == acp::ToolKind::Execute || subject.kind == acp::ToolKind::Execute;
    }

    /// The folder in which the command runs, resolved.
    std::optional<QString> place() const
    {
        return subject.command.folder.isEmpty() ? folder : resolve(absolute(subject.command.folder));
    }

    bool covers(const PermissionRule &rule, const QString &line, const QString &where) const
    {
        const auto asked = plainCommand(line), wanted = plainCommand(rule.command);
        if (!asked || !wanted || asked->words.size() < wanted->words.size())
            return false;
        // Equal texts expand to equal words; with only an equal beginning an expansion may add anything.
        if (rule.exact ? asked->written.mid(1) != wanted->written.mid(1)
                       : asked->expands() || asked->words.mid(1, wanted->words.size() - 1) != wanted->words.mid(1))
            return false;
        return isSameProgram(wanted->words.front(), subject.folder, asked->words.front(), where, roots) &&
               (rule.exact || (runsNothingElse(asked->words) && runsNothingElse(wanted->words)));
    }

    bool allowsCommand(const PermissionRule &rule) const
    {
        const acp::CommandInput &command = subject.command;
        const auto where = place();
        if (subject.isContradicted || command.lines.isEmpty() || !command.variables.isEmpty() || !command.isWhole() ||
            !where)
            return false;
        if (std::none_of(roots.begin(), roots.end(), [&](const QString &root) { return isBelow(*where, root); }))
            return false;
        if (const auto wanted = resolve(rule.folder); !rule.folder.isEmpty() && !(wanted && isBelow(*where, *wanted)))
            return false;
        return std::all_of(command.lines.begin(), command.lines.end(),
                           [&](const QString &line) { return covers(rule, line, *where); });
    }

    bool allows(const PermissionRule &rule) const
    {
        if (isAboutTools(rule) || !subject.server.isEmpty())
            return !subject.server.isEmpty() && meetsTool(rule, subject) == Mention::Yes;
        // The kind of a command is proved by its text, even if the agent calls it reading or searching.
        if (rule.kind && (*rule.kind != trueKind(subject) ||
                          (!isCommand() && *rule.kind != subject.kind && subject.kind != acp::ToolKind::Other)))
            return false;
        if (rule.command.isEmpty() == isCommand())
            return false; // commands need a rule about commands, other requests one without
        if (isCommand()) {
            if (!allowsCommand(rule))
                return false;
            if (rule.path.isEmpty())
                return true; // a rule without a path says nothing about where a command looks
        }
        if (trueKind(subject) == acp::ToolKind::Read && !subject.command.isWhole())
            return false; // a request to read must contain nothing else that was not understood
        if (paths.empty() && (!rule.path.isEmpty() || isAboutFiles(trueKind(subject))))
            return false; // it is not known which file it is
        if (subject.command.hasMorePaths)
            return false;
        // If something only looks like a path, no rule about files applies; other rules only check that it is in the
        // folders.
        if (!mayBePaths.empty() && (!rule.path.isEmpty() || isAboutFiles(trueKind(subject))))
            return false;
        // Writing a file that git executes later amounts to running it, so only a rule that names .git allows that.
        const bool isNamed = rule.path.contains(QStringLiteral(".git"));
        const auto runsLater = [&](const QString &path) {
            return !isNamed && trueKind(subject) != acp::ToolKind::Read &&
                   partOfPath(QFile::encodeName(path)) == HeldPart::Hook;
        };
        const auto isCovered = [&](const AskedPath &path) {
            return std::all_of(path.led.begin(), path.led.end(),
                               [&](const auto &led) { return led && meets(rule, *led) && !runsLater(*led); });
        };
        return std::all_of(paths.begin(), paths.end(), isCovered) &&
               std::all_of(mayBePaths.begin(), mayBePaths.end(), isCovered);
    }

    /// Whether a deny or ask rule about a path applies.
    Mention mentionsPath(const PermissionRule &rule) const
    {
        if (rule.path.isEmpty())
            return Mention::Yes;
        // Checks the path as written and where it leads; if that is not known, it counts as a match.
        const auto met = [&](const AskedPath &path) {
            if (meets(rule, path.written))
                return Mention::Yes;
            const bool may = std::any_of(path.led.begin(), path.led.end(),
                                         [&](const auto &led) { return !led || meets(rule, *led); });
            return !may ? Mention::No : path.isFile ? Mention::Yes : Mention::Perhaps;
        };
        Mention most = Mention::No;
        for (const AskedPath &path : paths)
            most = std::max(most, met(path));
        const bool isUnread =
            subject.command.hasMorePaths ||
            (!mayBePaths.empty() && (isAboutFiles(subject.kind) || isAboutFiles(trueKind(subject)))) ||
            std::any_of(mayBePaths.begin(), mayBePaths.end(),
                        [&](const AskedPath &path) { return met(path) != Mention::No; });
        return isUnread ? std::max(most, Mention::Perhaps) : most;
    }

    /// Whether the words occur in the part of the input that was not understood, as text or as a command.
    Mention inUnread(const QStringList &words, const QString &where) const
    {
        if (mentionsWords(subject.command.unreadText(), words))
            return Mention::Yes;
        qsizetype read = 0;
        const QStringList texts = subject.command.unreadTexts();
        for (const QString &text : texts) {
            if ((read += text.size()) > mostRead)
                return Mention::Perhaps;
            if (mentionOf(text, words, where) == Mention::Yes)
                return Mention::Yes;
        }
        return Mention::No;
    }

    Mention mentions(const QStringList &words) const
    {
        const acp::CommandInput &command = subject.command;
        const QString where = place().value_or(subject.folder);
        Mention most = Mention::No;
        qsizetype read = 0;
        for (const QString &line : command.lines) {
            // The total length is limited, since each line is analysed by itself.
            if (most == Mention::Yes)
                break;
            most = std::max(most, (read += line.size()) > mostRead ? Mention::Perhaps : mentionOf(line, words, where));
        }
        if (isCommand())
            most = std::max(most, mentionInVariables(command.variables, words));
        // Content of files is not a command; other parts of an input may be one.
        if (!isCommand() && (subject.changesFiles || subject.kind == acp::ToolKind::Edit))
            return most;
        const Mention inRest = inUnread(words, where);
        if (!isCommand())
            return inRest == Mention::No ? most : std::max(most, Mention::Perhaps);
        if (!command.isWhole())
            most = std::max({most, Mention::Perhaps, inRest});
        if (command.lines.isEmpty()) // there is only a title, which may be the command
            most = std::max({most, Mention::Perhaps, mentionOf(subject.title, words, where)});
        return most;
    }

    /// Whether a word of the command names a path that the rule is about, or its folder. What the command does with it
    /// is not known.
    Mention mentionsPathInCommand(const PermissionRule &rule) const
    {
        const QString where = place().value_or(subject.folder);
        int lookups = 0;
        const auto isMet = [&](const QString &path) {
            return meets(rule, path) || meets(rule, QString(path + QStringLiteral("/x")));
        };
        const auto names = [&](const QString &word) {
            const QString full = word.startsWith(u'/') ? word : QString(where + u'/' + word);
            const bool looksLikeOne = word.contains(u'/') || word.contains(u'.');
            if (++lookups > mostNamed)
                return true;
            if (!looksLikeOne && !QFileInfo::exists(full))
                return false;
            const AskedPath path = asked(full);
            return isMet(path.written) ||
                   std::any_of(path.led.begin(), path.led.end(), [&](const auto &led) { return led && isMet(*led); });
        };
        const auto inLine = [&](const QString &line) {
            const QStringList words = possibleFiles(line.left(mostRead));
            return std::any_of(words.begin(), words.end(), names);
        };
        return std::any_of(subject.command.lines.begin(), subject.command.lines.end(), inLine) ? Mention::Perhaps
                                                                                               : Mention::No;
    }

    Mention forbids(const PermissionRule &rule) const
    {
        if (isAboutTools(rule) || !subject.server.isEmpty())
            return subject.server.isEmpty() ? Mention::No : meetsTool(rule, subject);
        if (isCommand() && !rule.path.isEmpty() && rule.command.isEmpty()) {
            const Mention inCommand = !rule.kind || isAboutFiles(*rule.kind) || *rule.kind == acp::ToolKind::Execute
                                          ? mentionsPathInCommand(rule)
                                          : Mention::No;
            return std::max(inCommand, rule.kind && *rule.kind != subject.kind && *rule.kind != trueKind(subject)
                                           ? Mention::No
                                           : mentionsPath(rule));
        }
        if (rule.kind && *rule.kind != subject.kind && *rule.kind != trueKind(subject))
            return Mention::No;
        const Mention inPaths = mentionsPath(rule);
        if (inPaths == Mention::No || rule.command.isEmpty())
            return inPaths;
        return std::min(inPaths, mentions(base::shellSplit(rule.command)));
    }
};

} // namespace

PermissionSubject subjectOf(const acp::ToolCallUpdate &merged, const QString &agent, const QString &folder)
{
    PermissionSubject out;
    out.kind = merged.kind.value_or(acp::ToolKind::Other);
    out.agent = agent;
    out.folder = folder;
    out.command = merged.command.value_or(acp::CommandInput());
    if (out.command.lines.isEmpty() && out.kind == acp::ToolKind::Execute)
        out.title = merged.title.value_or(QString());
    const auto add = [&out](const QString &path) { out.paths << path; };
    for (const acp::ToolContent &content : merged.content.value_or(std::vector<acp::ToolContent>())) {
        if (const auto *diff = std::get_if<acp::Diff>(&content)) {
            add(diff->path);
            out.changesFiles = true;
        }
    }
    for (const acp::Location &location : merged.locations.value_or(std::vector<acp::Location>()))
        add(location.path);
    for (const QString &path : std::as_const(out.command.paths))
        add(path);
    out.paths.removeDuplicates();
    return out;
}

std::optional<QString> resolvedPath(const QString &path)
{
    const base::RealPath real = base::realPath(path);
    return real.isKnown() ? std::optional(real.path) : std::nullopt;
}

RuleDecision decide(const std::vector<PermissionRule> &rules, const PermissionSubject &subject,
                    const PathResolver &resolve)
{
    const Matcher matcher(subject, resolve);
    const auto holds = [&](const PermissionRule &rule, RuleVerdict verdict) {
        return rule.verdict == verdict && checkRule(rule) && matcher.isFor(rule);
    };
    int unsure = -1, asks = -1;
    for (size_t i = 0; i < rules.size(); ++i) {
        const bool denies = holds(rules[i], RuleVerdict::Deny);
        if (!denies && (asks >= 0 || !holds(rules[i], RuleVerdict::Ask)))
            continue;
        const Mention met = matcher.forbids(rules[i]);
        if (denies && met == Mention::Yes)
            return {RuleVerdict::Deny, int(i)};
        if (met == Mention::No)
            continue;
        int &first = denies ? unsure : asks;
        if (first < 0)
            first = int(i);
    }
    if (asks >= 0)
        return {RuleVerdict::Ask, asks};
    if (unsure >= 0)
        return {RuleVerdict::Ask, unsure, true};
    for (size_t i = 0; i < rules.size(); ++i) {
        if (holds(rules[i], RuleVerdict::Allow) && matcher.allows(rules[i]))
            return {RuleVerdict::Allow, int(i)};
    }
    return {};
}

base::Result<void> checkRule(const PermissionRule &rule)
{
    const auto wrong = [](const QString &why) { return base::Error{base::Origin::User, 0, why, {}}; };
    if (!rule.kind && rule.path.isEmpty() && rule.command.isEmpty() && !isAboutTools(rule))
        return wrong(PermissionRulesTr::tr("Name a kind of request, a path, a command or a tool."));
    if (!rule.folder.isEmpty() && !rule.folder.startsWith(u'/'))
        return wrong(base::Words::tr("The folder “%1” must be written in full, beginning with /.").arg(rule.folder));
    if (isAboutTools(rule) || !rule.arguments.isEmpty())
        return checkToolRule(rule);
    if (rule.path.contains(QStringLiteral("..")))
        return wrong(base::Words::tr("“%1” contains “..”. Give the path without it.").arg(rule.path));
    if (rule.command.isEmpty())
        return rule.verdict == RuleVerdict::Allow && rule.kind == acp::ToolKind::Execute
                   ? wrong(PermissionRulesTr::tr("To allow commands, say how they begin."))
                   : base::Result<void>();
    const QStringList words = base::shellSplit(rule.command);
    if (words.isEmpty() || words.front().isEmpty())
        return wrong(PermissionRulesTr::tr("The command is empty."));
    if (rule.verdict != RuleVerdict::Allow)
        return {};
    const auto plain = plainCommand(rule.command);
    if (!plain)
        return wrong(PermissionRulesTr::tr(
                         "“%1” is more than one program. Commands with ; | & $ and the like are always asked about.")
                         .arg(rule.command));
    if (!rule.exact && plain->expands())
        return wrong(PermissionRulesTr::tr(
                         "A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.")
                         .arg(rule.command));
    if (!rule.exact && !runsNothingElse(plain->words))
        return wrong(PermissionRulesTr::tr(
                         "With other words behind it, “%1” might run anything. Allow exactly this command instead.")
                         .arg(rule.command));
    return {};
}

PermissionRule suggestedRule(const PermissionSubject &subject)
{
    PermissionRule rule;
    rule.verdict = RuleVerdict::Allow;
    rule.agent = subject.agent;
    rule.folder = subject.folder;
    if (!subject.server.isEmpty()) {
        rule.server = subject.server;
        rule.tool = subject.tool;
        rule.arguments = subject.arguments;
        rule.exact = true;
        return rule;
    }
    rule.kind = trueKind(subject);
    if (*rule.kind == acp::ToolKind::Execute) {
        const acp::CommandInput &command = subject.command;
        const bool isPlain = command.lines.size() == 1 && command.variables.isEmpty() && command.isWhole();
        const auto plain = isPlain ? plainCommand(command.lines.front()) : std::nullopt;
        // If a shell expands it, the result depends on which files exist, and next time it may be more than was asked.
        rule.exact = plain && !plain->expands();
        if (rule.exact)
            rule.command = base::shellJoined(plain->words);
        return rule;
    }
    const Matcher matcher(subject, resolvedPath);
    // A rule for a kind or a tool would allow more than this request; only for files can a rule be as narrow as it.
    if (!isAboutFiles(*rule.kind) || subject.paths.isEmpty() || !matcher.mayBePaths.empty() ||
        subject.command.hasMorePaths) {
        rule.kind.reset();
        return rule;
    }
    // The request may name the same file several times, by different paths.
    QStringList names;
    for (const AskedPath &path : matcher.paths) {
        if (!names.contains(path.written))
            names << path.written;
    }
    const QString prefix = subject.folder + u'/';
    QString path = names.front();
    if (path.startsWith(prefix))
        path.remove(0, prefix.size());
    // Glob characters in the file's name would make the rule match other files.
    if (names.size() > 1 || path.contains(u'*') || path.contains(u'?'))
        rule.kind.reset(); // a rule for the whole kind would allow more than was asked
    else
        rule.path = path;
    return rule;
}

} // namespace core
