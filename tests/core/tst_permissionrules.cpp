// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/commandwords.h"
#include "core/permissions/permissionrules.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

namespace tst_permissionrules {

using acp::ToolKind;
using core::PermissionRule;
using core::PermissionSubject;
using core::RuleVerdict;

namespace {

PermissionRule allowCommand(const char *command)
{
    PermissionRule rule;
    rule.verdict = RuleVerdict::Allow;
    rule.command = QString::fromUtf8(command);
    return rule;
}

PermissionRule about(RuleVerdict verdict, std::optional<ToolKind> kind, const char *path)
{
    PermissionRule rule;
    rule.verdict = verdict;
    rule.kind = kind;
    rule.path = QString::fromUtf8(path);
    return rule;
}

QString nameOf(RuleVerdict verdict)
{
    return verdict == RuleVerdict::Allow  ? QStringLiteral("allow")
           : verdict == RuleVerdict::Deny ? QStringLiteral("deny")
                                          : QStringLiteral("ask");
}

} // namespace

/// Which requests a rule answers, and above all which it does not.
class TestPermissionRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A rule that allows commands that begin so, against what an agent asks to run.
    void allowedCommands_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, const char *prefix, const char *command, bool allowed) {
            QTest::newRow(name) << QString::fromUtf8(prefix) << QString::fromUtf8(command) << allowed;
        };
        row("as it is", "git status", "git status", true);
        row("with more arguments", "git status", "git status --short src", true);
        row("quoted arguments", "git commit", "git commit -m 'a; b | c $(d)'", true);
        row("double quotes", "git commit", "git commit -m \"two words\"", true);
        row("a shell that only runs it", "git status", "bash -lc 'git status --short'", true);
        row("another program that begins alike", "git", "git-evil push", false);
        row("another word that begins alike", "git stat", "git status", false);
        row("fewer words", "git status", "git", false);
        row("options between", "git status", "git -c core.pager=evil status", false);
        row("in another folder", "git", "./git status", false);
        row("with its folder", "ls", "/bin/ls -l", true); // the same file
        row("another file", "ls", "/bin/../tmp/ls -l", false);
        row("upper case", "git", "GIT status", false);
        row("a second command", "git status", "git status; rm -rf /", false);
        row("without a space", "git status", "git status;rm -rf /", false);
        row("and", "git status", "git status && rm x", false);
        row("in the background", "git status", "git status & rm x", false);
        row("a pipe", "git log", "git log | sh", false);
        row("into a file", "git log", "git log > ~/.bashrc", false);
        row("from a file", "git log", "git log < x", false);
        row("substitution", "git log", "git log $(rm x)", false);
        row("substitution in quotes", "git log", "git log \"$(rm x)\"", false);
        row("backticks", "git log", "git log `rm x`", false);
        row("a variable", "git log", "git log $IFS", false);
        row("a line break", "git status", "git status\nrm x", false);
        row("a line break in quotes", "git status", "git status '\nrm x\n'", false);
        row("a carriage return", "git status", "git status\rrm x", false);
        row("a line separator", "git status", "git status\u2028rm x", false);
        row("a backslash", "git status", "git status \\\n rm", false);
        row("open quotes", "git status", "git status 'x", false);
        row("a comment", "git status", "git status # \n", false);
        row("process substitution", "diff", "diff <(rm x) y", false);
        row("a function", "git", "git() { rm x; }", false);
        row("set before it", "git", "PAGER=evil git log", false);
        row("wrapped", "git", "sudo git log", false);
        row("a shell with more in it", "git status", "bash -c 'git status; rm x'", false);
        row("a shell with arguments", "git status", "bash -c 'git status' x", false);
        row("shells in shells", "ls", "sh -c 'sh -c \"sh -c ls\"'", true);
        row("too many shells", "ls", "sh -c 'sh -c \"sh -c sh\"'", false);
        row("nothing", "git", "", false);
        row("a shell can never be allowed", "bash", "bash x.sh", false);
        row("nor what runs others", "env", "env rm x", false);
        row("nor a rule with operators", "git status; rm", "git status; rm", false);
    }
    void allowedCommands()
    {
        QFETCH(const QString, prefix);
        QFETCH(const QString, command);
        QFETCH(const bool, allowed);
        PermissionSubject subject;
        subject.kind = ToolKind::Execute;
        subject.folder = QStringLiteral("/w");
        subject.command = command;
        const auto decision = core::decide({allowCommand(qPrintable(prefix))}, subject);
        QCOMPARE(nameOf(decision.verdict), allowed ? QStringLiteral("allow") : QStringLiteral("ask"));
        // A rule that names the folders above or a kind changes nothing about that.
        PermissionRule narrow = allowCommand(qPrintable(prefix));
        narrow.kind = ToolKind::Execute;
        QCOMPARE(core::decide({narrow}, subject), decision);
    }

    /// The same the other way round: rather once too often.
    void deniedCommands_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("denied");
        const auto row = [](const char *name, const char *words, const char *command, bool denied) {
            QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(command) << denied;
        };
        row("as it is", "rm", "rm -rf x", true);
        row("behind an operator", "rm", "ls;rm x", true);
        row("in a substitution", "rm", "ls $(rm x)", true);
        row("in a shell", "rm", "bash -c \"rm x\"", true);
        row("wrapped", "rm", "sudo -n rm x", true);
        row("with its folder", "rm", "/bin/rm x", true);
        row("taken apart with quotes", "rm", "r''m x", true);
        row("with a backslash", "rm", "\\rm x", true);
        row("behind a line break", "rm", "ls\nrm x", true);
        row("two words", "git push", "cd x && git push --force", true);
        row("not next to each other", "git push", "git log push", false);
        row("part of a word", "rm", "rmdir x", false);
        row("something else", "rm", "ls", false);
    }
    void deniedCommands()
    {
        QFETCH(const QString, words);
        QFETCH(const QString, command);
        QFETCH(const bool, denied);
        PermissionRule rule = allowCommand(qPrintable(words));
        rule.verdict = RuleVerdict::Deny;
        PermissionSubject subject;
        subject.kind = ToolKind::Execute;
        subject.folder = QStringLiteral("/w");
        subject.command = command;
        QCOMPARE(core::decide({rule}, subject).verdict == RuleVerdict::Deny, denied);
    }

    /// In a folder with src/, link-out → /…/other, link-in → src, and a link that leads nowhere.
    void paths_data()
    {
        QTest::addColumn<QString>("glob");
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<bool>("allowed");
        QTest::addColumn<bool>("denied");
        const auto row = [](const char *name, const char *glob, const QStringList &asked, bool allowed, bool denied) {
            QTest::newRow(name) << QString::fromUtf8(glob) << asked << allowed << denied;
        };
        const auto one = [](const char *path) { return QStringList{QString::fromUtf8(path)}; };
        row("a file", "src/a.c", one("%/src/a.c"), true, true);
        row("a relative path", "src/a.c", one("src/a.c"), true, true);
        row("another", "src/a.c", one("%/src/b.c"), false, false);
        row("star", "src/*.c", one("%/src/new.c"), true, true);
        row("star stays in its folder", "src/*.c", one("%/src/deep/new.c"), false, false);
        row("two stars do not", "src/**", one("%/src/deep/new.c"), true, true);
        row("two stars between", "**/new.c", one("%/new.c"), true, true);
        row("up and out", "**", one("%/../other/x.c"), false, false);
        row("up and in again", "src/**", one("%/src/../src/a.c"), true, true);
        row("up over nothing", "**", one("%/nothing/../../other/x.c"), false, true);
        row("a link out", "**", one("%/link-out/x.c"), false, true);
        row("a link that is a file", "**", one("%/link-file"), false, true);
        row("a link within", "src/**", one("%/link-in/a.c"), true, true);
        row("a link's own name", "link-in/**", one("%/link-in/a.c"), false, true);
        row("a link that leads nowhere", "**", one("%/dangling"), false, true);
        row("all of them", "src/**", {QStringLiteral("%/src/a.c"), QStringLiteral("%/src/b.c")}, true, true);
        row("one of them", "src/**", {QStringLiteral("%/src/a.c"), QStringLiteral("%/b.c")}, false, true);
        row("elsewhere, by its whole path", "%!/**", one("%!/x.c"), true, true);
        row("a name with a glob in it", "src/a.c", one("%/src/*.c"), false, false);
        row("without a path", "src/**", {}, false, false);
        row("begins alike", "**", one("%-evil/x.c"), false, false);
        row("upper case", "src/**", one("%/SRC/a.c"), false, false);
    }
    void paths()
    {
        QFETCH(QString, glob);
        QFETCH(const QStringList, asked);
        QFETCH(const bool, allowed);
        QFETCH(const bool, denied);
        QTemporaryDir top;
        const QString folder = QFileInfo(top.path()).canonicalFilePath() + QStringLiteral("/work");
        const QString other = QFileInfo(top.path()).canonicalFilePath() + QStringLiteral("/other");
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/src/deep")) && QDir().mkpath(other));
        QFile file(other + QStringLiteral("/f"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(other, folder + QStringLiteral("/link-out")));
        QVERIFY(QFile::link(other + QStringLiteral("/f"), folder + QStringLiteral("/link-file")));
        QVERIFY(QFile::link(folder + QStringLiteral("/src"), folder + QStringLiteral("/link-in")));
        QVERIFY(QFile::link(QStringLiteral("/nowhere/at/all"), folder + QStringLiteral("/dangling")));
        const auto placed = [&](QString text) {
            return text.replace(QStringLiteral("%!"), other).replace(u'%', folder);
        };
        PermissionSubject subject;
        subject.kind = ToolKind::Edit;
        subject.folder = folder;
        for (const QString &path : asked)
            subject.paths << placed(path);
        const QByteArray rule = placed(glob).toUtf8();
        QCOMPARE(core::decide({about(RuleVerdict::Allow, {}, rule)}, subject).verdict == RuleVerdict::Allow, allowed);
        QCOMPARE(core::decide({about(RuleVerdict::Deny, {}, rule)}, subject).verdict == RuleVerdict::Deny, denied);
    }

    /// Folders that the user gave the session beside its own are its own to a rule.
    void moreFolders()
    {
        PermissionSubject subject;
        subject.kind = ToolKind::Edit;
        subject.folder = QStringLiteral("/w");
        subject.moreFolders = {QStringLiteral("/v")};
        struct Row
        {
            const char *path, *glob;
            bool allowed, denied;
        };
        for (const Row &row : {Row{"/v/src/a.c", "src/**", true, true}, Row{"/w/src/a.c", "src/**", true, true},
                               Row{"/v/b.c", "src/**", false, false}, Row{"/u/src/a.c", "src/**", false, false},
                               Row{"/v/../u/a.c", "**", false, true}, // up over nothing
                               Row{"/v/b.c", "", true, true}}) {
            subject.paths = {QString::fromUtf8(row.path)};
            const auto meets = [&](RuleVerdict verdict) {
                return core::decide({about(verdict, ToolKind::Edit, row.glob)}, subject).verdict == verdict;
            };
            QCOMPARE(meets(RuleVerdict::Allow), row.allowed);
            QCOMPARE(meets(RuleVerdict::Deny), row.denied);
        }
    }

    /// What an agent says of itself opens nothing.
    void claimsOpenNothing()
    {
        PermissionSubject subject;
        subject.folder = QStringLiteral("/w");
        subject.kind = ToolKind::Read;
        subject.command = QStringLiteral("rm -rf /"); // called "read", and it is a command
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Read, "")}, subject).rule, -1);
        subject.command = {};
        subject.paths = {QStringLiteral("/w/a")};
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Read, "")}, subject).rule, 0);
        subject.changesFiles = true; // called "read", and it carries a diff
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Read, "")}, subject).rule, -1);
        QCOMPARE(core::decide({about(RuleVerdict::Deny, ToolKind::Edit, "")}, subject).rule, 0);
        // A command whose line is not told, only titled: nobody knows what it is.
        subject = {};
        subject.kind = ToolKind::Execute;
        subject.folder = QStringLiteral("/w");
        QCOMPARE(core::decide({allowCommand("ls")}, subject).rule, -1);
        acp::ToolCallUpdate call;
        call.title = QStringLiteral("ls");
        call.kind = ToolKind::Execute;
        QVERIFY(core::subjectOf(call, {}, {}).command.lines.isEmpty());
        call.command = QStringLiteral("rm x");
        QCOMPARE(core::decide({allowCommand("ls")}, core::subjectOf(call, {}, QStringLiteral("/w"))).rule, -1);
        // A change of a file that is not named.
        subject = {};
        subject.kind = ToolKind::Edit;
        subject.folder = QStringLiteral("/w");
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Edit, "")}, subject).rule, -1);
        subject.kind = ToolKind::Fetch; // about no file at all
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Fetch, "")}, subject).rule, 0);
        // A kind alone reaches no further than the session's folder.
        subject = {};
        subject.kind = ToolKind::Edit;
        subject.folder = QStringLiteral("/w");
        subject.paths = {QStringLiteral("/etc/passwd")};
        QCOMPARE(core::decide({about(RuleVerdict::Allow, ToolKind::Edit, "")}, subject).rule, -1);
    }

    void denyWinsOverAskOverAllow()
    {
        PermissionSubject subject;
        subject.kind = ToolKind::Edit;
        subject.folder = QStringLiteral("/w");
        subject.agent = QStringLiteral("demo");
        subject.paths = {QStringLiteral("/w/src/a.c")};
        std::vector<PermissionRule> rules{about(RuleVerdict::Allow, ToolKind::Edit, ""),
                                          about(RuleVerdict::Ask, {}, "src/**"),
                                          about(RuleVerdict::Deny, {}, "**/a.c")};
        QCOMPARE(core::decide(rules, subject), (core::RuleDecision{RuleVerdict::Deny, 2}));
        rules.pop_back();
        QCOMPARE(core::decide(rules, subject), (core::RuleDecision{RuleVerdict::Ask, 1}));
        rules.pop_back();
        QCOMPARE(core::decide(rules, subject), (core::RuleDecision{RuleVerdict::Allow, 0}));
        rules[0].agent = QStringLiteral("other");
        QCOMPARE(core::decide(rules, subject).rule, -1);
        rules[0].agent = subject.agent;
        rules[0].folder = QStringLiteral("/wide");
        QCOMPARE(core::decide(rules, subject).rule, -1);
        rules[0].folder = QStringLiteral("/");
        QCOMPARE(core::decide(rules, subject).rule, 0);
    }

    void uselessRulesAreRefused_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, RuleVerdict verdict, int kind, const char *path, const char *command,
                            const char *says) {
            QTest::newRow(name) << int(verdict) << kind << QString::fromUtf8(path) << QString::fromUtf8(command)
                                << QString::fromUtf8(says);
        };
        using enum RuleVerdict;
        row("everything", Allow, -1, "", "", "Name a kind");
        row("all commands", Allow, int(ToolKind::Execute), "", "", "how they begin");
        row("no commands", Deny, int(ToolKind::Execute), "", "", "");
        row("up", Allow, -1, "../x", "", "..");
        row("operators", Allow, -1, "", "a && b", "a && b");
        row("a shell", Allow, -1, "", "/bin/bash x", "/bin/bash");
        row("code", Allow, -1, "", "python3 -m x", "exactly");
        row("a name that is matched", Allow, -1, "", "ls *", "exactly");
        row("no shell", Deny, -1, "", "bash", "");
        row("fine", Allow, int(ToolKind::Edit), "src/**", "", "");
    }
    void uselessRulesAreRefused()
    {
        QFETCH(const int, verdict);
        QFETCH(const int, kind);
        QFETCH(const QString, path);
        QFETCH(const QString, command);
        QFETCH(const QString, says);
        PermissionRule rule = about(RuleVerdict(verdict), {}, qPrintable(path));
        if (kind >= 0)
            rule.kind = ToolKind(kind);
        rule.command = command;
        const auto checked = core::checkRule(rule);
        QCOMPARE(checked.ok(), says.isEmpty());
        QVERIFY2(checked.error().message.contains(says), qPrintable(checked.error().message));
    }

    /// What is suggested answers the request it came from, and nothing that is wider: not one more word.
    void suggestions_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("suggested");
        const auto row = [](const char *command, const char *suggested) {
            QTest::newRow(command) << QString::fromUtf8(command) << QString() << QString::fromUtf8(suggested);
        };
        row("git status -s", "git status -s");
        row("git push --force origin main", "git push --force origin main");
        row("git -C x status", "git -C x status");
        row("git -c alias.x=push x", "git -c alias.x=push x");
        row("git", "git");
        row("ls -la /x", "ls -la /x");
        row("bash -lc 'npm test'", "npm test");
        row("bash script.sh", "bash script.sh");
        row("find . -name x", "find . -name x");
        row("python3 -m x", "python3 -m x");
        row("python3 -c 'print(1)'", "python3 -c 'print(1)'");
        row("node x.js", "node x.js");
        row("xargs rm", "xargs rm");
        row("env A=b make", "env A=b make");
        row("make test", "make test");
        row("npx eslint src", "npx eslint src");
        row("npm run build", "npm run build");
        row("npm exec x", "npm exec x");
        row("sudo apt update", "sudo apt update");
        row("ssh host ls", "ssh host ls");
        row("awk -f x y", "awk -f x y");
        row("sed -n 1p x", "sed -n 1p x");
        row("tar xf a.tar", "tar xf a.tar");
        row("rsync -a x y", "rsync -a x y");
        row("docker run x", "docker run x");
        row("rm 'a b'", "rm 'a b'");
        QTest::newRow("a file") << QString() << QStringLiteral("/w/src/a.c") << QStringLiteral("src/a.c");
        QTest::newRow("a file elsewhere") << QString() << QStringLiteral("/etc/x") << QStringLiteral("/etc/x");
        QTest::newRow("a file by dots") << QString() << QStringLiteral("src/../b.c") << QStringLiteral("b.c");
    }
    void suggestions()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, path);
        QFETCH(const QString, suggested);
        PermissionSubject subject;
        subject.folder = QStringLiteral("/w");
        subject.agent = QStringLiteral("demo");
        subject.kind = command.isEmpty() ? ToolKind::Edit : ToolKind::Execute;
        subject.command = command;
        if (!path.isEmpty())
            subject.paths << path;
        const PermissionRule rule = core::suggestedRule(subject);
        QCOMPARE(command.isEmpty() ? rule.path : rule.command, suggested);
        QVERIFY(core::checkRule(rule).ok());
        if (path != QStringLiteral("src/../b.c")) // of which nobody knows where it leads: there is no src
            QCOMPARE(core::decide({rule}, subject), (core::RuleDecision{RuleVerdict::Allow, 0}));
        if (!command.isEmpty()) {
            for (const char *more : {" x", " -x", " -exec rm {} +", " --force"}) {
                subject.command = QString(command + QLatin1String(more));
                QCOMPARE(core::decide({rule}, subject).rule, -1);
            }
            const QString shorter = command.section(u' ', 0, -2);
            subject.command = shorter;
            QCOMPARE(core::decide({rule}, subject).rule, -1);
            subject.command = command;
            subject.command.variables = {QStringLiteral("A=b")};
            QCOMPARE(core::decide({rule}, subject).rule, -1);
        }
    }

    /// Where no rule says just what was asked, none is proposed that says more.
    void noSuggestions()
    {
        PermissionSubject subject;
        subject.folder = QStringLiteral("/w");
        subject.kind = ToolKind::Execute;
        for (const char *command : {"rm -rf /; true", "ls | sh", "ls $X", "A=b ls", "", "ls\nrm x"}) {
            subject.command = QString::fromUtf8(command);
            QVERIFY2(!core::checkRule(core::suggestedRule(subject)).ok(), command);
        }
        subject.command.lines = QStringList{QStringLiteral("ls"), QStringLiteral("rm x")};
        QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
        subject = {};
        subject.folder = QStringLiteral("/w");
        subject.kind = ToolKind::Edit;
        subject.paths = {QStringLiteral("/w/a"), QStringLiteral("/w/b")};
        QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
        subject.paths = {QStringLiteral("/w/*")};
        QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
        subject.paths = {QStringLiteral("/w/a"), QStringLiteral("a"), QStringLiteral("/w/./a")}; // one file
        QCOMPARE(core::suggestedRule(subject).path, QStringLiteral("a"));
        subject.command.mayBePaths = {QStringLiteral("/w/b")};
        QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
        // All that a kind or a tool of somebody's may do is more than this.
        for (const ToolKind kind : {ToolKind::Other, ToolKind::Edit, ToolKind::Delete, ToolKind::Move, ToolKind::Read,
                                    ToolKind::Fetch, ToolKind::Search, ToolKind::SwitchMode}) {
            subject = {};
            subject.folder = QStringLiteral("/w");
            subject.kind = kind;
            subject.command.unread = QStringLiteral("{\"tool\":\"delete_everything\"}");
            QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
        }
        subject.kind = ToolKind::Other;
        subject.paths = {QStringLiteral("/w/a")};
        QVERIFY(!core::checkRule(core::suggestedRule(subject)).ok());
    }

    /// Only what is known to run nothing else is allowed by how it begins, whoever has written the rule.
    void whatMayRunOthersNeedsItsWholeCommand()
    {
        for (const char *command : {"find .",
                                    "xargs",
                                    "env",
                                    "make",
                                    "npx x",
                                    "npm run x",
                                    "npm test",
                                    "npm ls",
                                    "npm install",
                                    "sudo ls",
                                    "ssh h",
                                    "awk x",
                                    "gawk x",
                                    "sed x",
                                    "python",
                                    "python3.11 -m x",
                                    "node x",
                                    "perl x",
                                    "ruby x",
                                    "bash x",
                                    "/bin/bash x",
                                    "tar xf x",
                                    "rsync x",
                                    "docker run x",
                                    "gcc x",
                                    "git -c a=b log",
                                    "git -C x log",
                                    "git --exec-path=x log",
                                    "git submodule foreach",
                                    "git",
                                    "git --no-pager",
                                    "git push",
                                    "git merge",
                                    "git archive",
                                    "git x",
                                    "git diff --ext-diff",
                                    "git grep -nO",
                                    "cargo run",
                                    "cargo build",
                                    "go run x",
                                    "go vet",
                                    "go env",
                                    "vim x",
                                    "less x",
                                    "test x",
                                    "printf x",
                                    "unheard-of x",
                                    "sort -o x",
                                    "rg --pre=x"}) {
            PermissionRule rule = allowCommand(command);
            QVERIFY2(!core::checkRule(rule).ok(), command);
            rule.exact = true;
            QVERIFY2(core::checkRule(rule).ok(), command);
        }
        for (const char *command :
             {"ls", "git status", "git --no-pager log", "cat x", "rg -n x", "sort -u", "/bin/ls -l"})
            QVERIFY2(core::checkRule(allowCommand(command)).ok(), command);
    }

    /// What a shell puts other words in place of begins in no way that anybody knows.
    void whatIsExpandedNeedsItsWholeCommand()
    {
        for (const char *command : {"ls *", "ls {a,b}", "ls a?", "ls ~/x", "ls [ab]", "ls x=~"}) {
            PermissionRule rule = allowCommand(command);
            QVERIFY2(!core::checkRule(rule).ok(), command);
            rule.exact = true;
            QVERIFY2(core::checkRule(rule).ok(), command);
            PermissionSubject subject;
            subject.kind = ToolKind::Execute;
            subject.folder = QStringLiteral("/w");
            subject.command = QString::fromUtf8(command);
            QVERIFY2(!core::checkRule(core::suggestedRule(subject)).ok(), command);
        }
        QVERIFY(core::checkRule(allowCommand("ls '*' \"{a,b}\"")).ok());
    }

    /// The programs of PATH are the system's, but not where an agent may write.
    void programsOfThePath()
    {
        QTemporaryDir top;
        const QString folder = QFileInfo(top.path()).canonicalFilePath();
        QFile program(folder + QStringLiteral("/ls"));
        QVERIFY(program.open(QIODevice::WriteOnly));
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        PermissionSubject subject;
        subject.kind = ToolKind::Execute;
        subject.folder = folder;
        subject.command = QStringLiteral("ls");
        const auto isAllowed = [&] { return core::decide({allowCommand("ls")}, subject).rule == 0; };
        const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
        QVERIFY(isAllowed());
        qputenv("PATH", QByteArray(QFile::encodeName(folder) + ':' + path)); // the session's own folder
        QVERIFY(!isAllowed());
        qputenv("PATH", QByteArray(".:" + path)); // whatever folder that is
        QVERIFY(!isAllowed());
        qputenv("PATH", QByteArray(":" + path));
        QVERIFY(!isAllowed());
        subject.folder = QStringLiteral("/");
        qputenv("PATH", QByteArray(path + ":."));
        subject.folder = folder;
        QVERIFY(isAllowed()); // found before that
    }

    /// Where there is an end to looking, nobody knows what is behind it.
    void moreFilesThanAreLookedAt()
    {
        QTemporaryDir top;
        const QString folder = QFileInfo(top.path()).canonicalFilePath();
        QVERIFY(QFile::link(QStandardPaths::findExecutable(QStringLiteral("git")), folder + QStringLiteral("/here")));
        PermissionRule rule = allowCommand("git push");
        rule.verdict = RuleVerdict::Deny;
        PermissionSubject subject;
        subject.kind = ToolKind::Execute;
        subject.folder = folder;
        const auto comes = [&](const QString &begin, int count, const QString &end) {
            QString line = begin;
            for (int i = 0; i < count; ++i)
                line += QStringLiteral(" a/%1").arg(i);
            subject.command = QString(line + end);
            const auto decision = core::decide({rule}, subject);
            return decision.rule < 0 ? QStringLiteral("none") : nameOf(decision.verdict);
        };
        QCOMPARE(comes(QStringLiteral("git add"), 400, {}), QStringLiteral("none"));
        QCOMPARE(comes(QStringLiteral("git add"), 400, QStringLiteral("; ./here push")), QStringLiteral("deny"));
        QCOMPARE(comes(QStringLiteral("git add"), 600, QStringLiteral("; ./here push")), QStringLiteral("ask"));
    }

    /// No command is long enough to hold up the window, or deep enough to end it.
    void hugeCommands()
    {
        PermissionRule rule = allowCommand("git push");
        rule.verdict = RuleVerdict::Deny;
        PermissionSubject subject;
        subject.kind = ToolKind::Execute;
        subject.folder = QStringLiteral("/w");
        // Of this process: what else the machine does does not count.
        const auto spentOn = [&](const QString &command) {
            subject.command = command;
            const std::clock_t begun = std::clock();
            const auto decision = core::decide({rule}, subject);
            const std::clock_t spent = (std::clock() - begun) * 1000 / CLOCKS_PER_SEC;
            return decision.verdict == RuleVerdict::Ask ? spent : -1;
        };
        for (const QString &piece :
             {QStringLiteral("git -a "), QStringLiteral("$("), QStringLiteral("("), QStringLiteral("`"),
              QStringLiteral("sudo git "), QStringLiteral("a/b "), QStringLiteral("${"), QStringLiteral("\""),
              QStringLiteral("<<E\n"), QStringLiteral("["), QStringLiteral("[x"), QStringLiteral("sh -c "),
              QStringLiteral("eval '")}) {
            // As long as is read at all, and a quarter of it: that takes a quarter of the time, too.
            const std::clock_t quarter = spentOn(piece.repeated(50'000 / piece.size())),
                               whole = spentOn(piece.repeated(200'000 / piece.size()));
            QVERIFY(quarter >= 0 && whole >= 0);
            QVERIFY2(whole < 8 * quarter + 200,
                     qPrintable(QStringLiteral("%1: %2 ms, %3 ms").arg(piece).arg(quarter).arg(whole)));
        }
        // Scripts in scripts, each of which is looked at in more than one way: not in all ways of all that are around
        // it.
        const auto nested = [](int deep) {
            QString script = QString(QStringLiteral("ls ")).repeated(2000);
            for (int depth = 0; depth < deep; ++depth)
                script = QStringLiteral("sudo x='sh -c ") + script.replace(u'\'', QStringLiteral("\"")) + u'\'';
            return script;
        };
        const std::clock_t third = spentOn(nested(4)), all = spentOn(nested(12));
        QVERIFY2(all < 8 * third + 200, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(third).arg(all)));
    }
};

BELAY_TEST(TestPermissionRules)

} // namespace tst_permissionrules

#include "tst_permissionrules.moc"
