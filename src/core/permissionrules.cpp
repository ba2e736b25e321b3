// SPDX-License-Identifier: Apache-2.0
#include "core/permissionrules.h"

#include "base/shellwords.h"
#include "core/commandwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace core {

namespace {

struct Words
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
            // "a/**/b" is also "a/b".
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

/// What a request is, whatever it calls itself.
acp::ToolKind trueKind(const PermissionSubject &subject)
{
    using enum acp::ToolKind;
    if (!subject.command.isEmpty())
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

struct Matcher
{
    const PermissionSubject &subject;
    const PathResolver &resolve;
    std::optional<QString> folder = resolve(subject.folder);
    QStringList roots{}; ///< the folders of the session, resolved
    std::vector<std::optional<QString>> paths{};

    Matcher(const PermissionSubject &s, const PathResolver &r) : subject(s), resolve(r)
    {
        if (folder)
            roots << *folder;
        for (const QString &more : s.moreFolders) {
            if (const auto root = r(more))
                roots << *root;
        }
        for (const QString &path : s.paths)
            paths.push_back(r(absolute(path)));
    }
    QString absolute(const QString &path) const { return path.startsWith(u'/') ? path : subject.folder + u'/' + path; }

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
            // Nothing said: what the session is about.
            return rule.path.isEmpty() ||
                   globbed(rule.path).match(path.mid(root.size() + (root == QStringLiteral("/") ? 0 : 1))).hasMatch();
        });
    }

    bool allows(const PermissionRule &rule) const
    {
        if (rule.kind &&
            (*rule.kind != trueKind(subject) || (*rule.kind != subject.kind && subject.kind != acp::ToolKind::Other)))
            return false;
        const bool isCommand = trueKind(subject) == acp::ToolKind::Execute || subject.kind == acp::ToolKind::Execute;
        if (rule.command.isEmpty() == isCommand)
            return false; // a command takes a rule about commands, and the other way round
        if (isCommand) {
            const auto words = plainCommandWords(subject.command);
            const QStringList prefix = base::shellSplit(rule.command);
            if (!words || prefix.isEmpty() || words->mid(0, prefix.size()) != prefix || runsOthers(words->front()))
                return false;
            if (rule.path.isEmpty())
                return true; // where a command looks is its own affair
        }
        if (paths.empty() && (!rule.path.isEmpty() || isAboutFiles(trueKind(subject))))
            return false; // which file it is, nobody knows
        return std::all_of(paths.begin(), paths.end(), [&](const auto &path) { return path && meets(rule, *path); });
    }

    bool forbids(const PermissionRule &rule) const
    {
        if (rule.kind && *rule.kind != subject.kind && *rule.kind != trueKind(subject))
            return false;
        if (!rule.command.isEmpty() && !mentionsWords(subject.command, base::shellSplit(rule.command)))
            return false;
        if (rule.path.isEmpty())
            return true;
        for (size_t i = 0; i < paths.size(); ++i) {
            // As it is written, and where it leads; what leads nobody knows where is met.
            if (!paths[i] || meets(rule, *paths[i]) ||
                meets(rule, QDir::cleanPath(absolute(subject.paths[qsizetype(i)]))))
                return true;
        }
        return false;
    }
};

} // namespace

PermissionSubject subjectOf(const acp::ToolCallUpdate &merged, const QString &agent, const QString &folder)
{
    PermissionSubject out;
    out.kind = merged.kind.value_or(acp::ToolKind::Other);
    out.agent = agent;
    out.folder = folder;
    out.command = merged.command.value_or(QString());
    const auto add = [&out](const QString &path) {
        if (!out.paths.contains(path))
            out.paths << path;
    };
    for (const acp::ToolContent &content : merged.content.value_or(std::vector<acp::ToolContent>())) {
        if (const auto *diff = std::get_if<acp::Diff>(&content)) {
            add(diff->path);
            out.changesFiles = true;
        }
    }
    for (const acp::Location &location : merged.locations.value_or(std::vector<acp::Location>()))
        add(location.path);
    return out;
}

std::optional<QString> resolvedPath(const QString &path)
{
    if (!path.startsWith(u'/') || path.contains(QChar(u'\0')))
        return std::nullopt;
    QString known = path;
    QStringList missing;
    for (;;) {
        const QFileInfo info(known);
        if (const QString real = info.canonicalFilePath(); !real.isEmpty()) {
            if (missing.isEmpty())
                return real;
            return (real == QStringLiteral("/") ? QString() : real) + u'/' + missing.join(u'/');
        }
        if (info.isSymLink()) // to something that is not there
            return std::nullopt;
        const qsizetype slash = known.lastIndexOf(u'/');
        const QString last = known.mid(slash + 1);
        // What a folder that is not there has above it depends on what it will be.
        if (last == QStringLiteral(".."))
            return std::nullopt;
        if (!last.isEmpty() && last != QStringLiteral("."))
            missing.prepend(last);
        known = slash <= 0 ? QStringLiteral("/") : known.left(slash);
    }
}

RuleDecision decide(const std::vector<PermissionRule> &rules, const PermissionSubject &subject,
                    const PathResolver &resolve)
{
    const Matcher matcher(subject, resolve);
    for (const RuleVerdict verdict : {RuleVerdict::Deny, RuleVerdict::Ask, RuleVerdict::Allow}) {
        for (size_t i = 0; i < rules.size(); ++i) {
            const PermissionRule &rule = rules[i];
            if (rule.verdict != verdict || !checkRule(rule) || !matcher.isFor(rule))
                continue;
            if (verdict == RuleVerdict::Allow ? matcher.allows(rule) : matcher.forbids(rule))
                return {verdict, int(i)};
        }
    }
    return {};
}

base::Result<void> checkRule(const PermissionRule &rule)
{
    const auto wrong = [](const QString &why) { return base::Error{base::Origin::User, 0, why, {}}; };
    if (!rule.kind && rule.path.isEmpty() && rule.command.isEmpty())
        return wrong(Words::tr("A rule needs a kind of request, a path or a command: without any it would hold for "
                               "everything."));
    if (!rule.folder.isEmpty() && !rule.folder.startsWith(u'/'))
        return wrong(Words::tr("The folder “%1” must be written in full, beginning with /.").arg(rule.folder));
    if (rule.path.contains(QStringLiteral("..")))
        return wrong(Words::tr("The path “%1” must not go up with “..”. Write the whole path instead, beginning with "
                               "/.")
                         .arg(rule.path));
    if (rule.command.isEmpty())
        return rule.verdict == RuleVerdict::Allow && rule.kind == acp::ToolKind::Execute
                   ? wrong(Words::tr("To allow commands, say how they begin."))
                   : base::Result<void>();
    const QStringList words = base::shellSplit(rule.command);
    if (words.isEmpty() || words.front().isEmpty())
        return wrong(Words::tr("The command is empty."));
    if (rule.verdict != RuleVerdict::Allow)
        return {};
    if (!plainCommandWords(rule.command))
        return wrong(Words::tr("“%1” is more than one program with its arguments. Commands with ; | & $ and the like "
                               "are always asked about.")
                         .arg(rule.command));
    if (runsOthers(words.front()))
        return wrong(
            Words::tr("“%1” runs whatever its arguments say: to allow it would allow everything.").arg(words.front()));
    return {};
}

PermissionRule suggestedRule(const PermissionSubject &subject)
{
    PermissionRule rule;
    rule.verdict = RuleVerdict::Allow;
    rule.agent = subject.agent;
    rule.folder = subject.folder;
    rule.kind = trueKind(subject);
    if (*rule.kind == acp::ToolKind::Execute) {
        const auto words = plainCommandWords(subject.command);
        // The program and what it is to do; a program alone does too many things.
        if (words) {
            const bool hasVerb = words->size() > 1 && !(*words)[1].startsWith(u'-') && !(*words)[1].contains(u'/');
            rule.command = base::shellJoined(words->mid(0, hasVerb ? 2 : 1));
        }
        return rule;
    }
    if (subject.paths.size() == 1) {
        const QString &path = subject.paths.front();
        const QString prefix = subject.folder + u'/';
        rule.path = path.startsWith(prefix) ? path.mid(prefix.size()) : path;
        // A name with the signs of a glob in it would be another rule than it looks.
        if (rule.path.contains(u'*') || rule.path.contains(u'?') || rule.path.contains(QStringLiteral("..")))
            rule.path.clear();
    }
    return rule;
}

} // namespace core
