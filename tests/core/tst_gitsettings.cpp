// SPDX-License-Identifier: Apache-2.0
#include "core/held/gitsettings.h"
#include "core/held/heldpart.h"
#include "testclass.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

namespace tst_gitsettings {

using core::HeldPart;
using core::SettingTarget;

namespace {

/// What git prints about itself; empty: it cannot, as without its manual pages.
QString printed(const QStringList &words)
{
    QProcess git;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MANPAGER"), QStringLiteral("cat"));
    environment.insert(QStringLiteral("MANWIDTH"), QStringLiteral("100"));
    git.setProcessEnvironment(environment);
    git.start(QStringLiteral("git"), words);
    if (!git.waitForFinished(60'000) || git.exitCode() != 0)
        return {};
    // As on paper, bold is a letter over itself.
    static const QRegularExpression struck(QStringLiteral(".\b"));
    return QString::fromUtf8(git.readAllStandardOutput()).remove(struck);
}

struct Harmless
{
    const char *keys, *reason;
};

/// Settings that are called as if they named a program, and do not; * is any text.
constexpr std::array harmless{
    Harmless{"bundle.* feature.* credential.<url>.* sendemail.<identity>.*",
             "what lies behind the star is listed by itself"},
    Harmless{"blame.ignoreRevsFile diff.orderFile mailmap.file sendemail.mailmap.file commit.template "
             "format.signatureFile core.excludesFile",
             "a text that git reads and does not obey"},
    Harmless{"gpg.ssh.allowedSignersFile gpg.ssh.revocationFile sendemail.aliasesFile sendemail.smtpsslcertpath "
             "sendemail.smtpSSLCertPath "
             "fetch.fsck.skipList",
             "a list that git or a program of its own reads"},
    Harmless{"http.* remote.*.proxy remote.*.proxyAuthMethod", "for curl, which runs nothing"},
    Harmless{"core.worktree submodule.*.gitdir", "a folder, in which git runs nothing for that"},
    Harmless{"core.fsmonitorHookVersion sendemail.smtpServerPort trace2.maxFiles core.bigFileThreshold "
             "core.filesRefLockTimeout format.filenameMaxLength commitGraph.maxNewFilters gc.worktreePruneExpire "
             "commitGraph.changedPathsVersion",
             "a number, or a time"},
    Harmless{"core.fileMode core.fsyncObjectFiles core.logAllRefUpdates core.quotePath core.hideDotFiles "
             "credential.useHttpPath extensions.worktreeConfig fetch.showForcedUpdates commitGraph.readChangedPaths "
             "fsmonitor.allowRemote merge.directoryRenames rebase.updateRefs receive.shallowUpdate "
             "receive.updateServerInfo repack.updateServerInfo rerere.autoUpdate status.relativePaths "
             "status.showUntrackedFiles stash.showIncludeUntracked sparse.expectFilesOutsideOfPatterns "
             "transfer.credentialsInUrl uploadpack.allowFilter worktree.useRelativePaths diff.dirstat "
             "clone.filterSubmodules column.clean diff.*.cachetextconv diff.ignoreSubmodules diff.submodule "
             "fetch.recurseSubmodules push.recurseSubmodules push.useForceIfIncludes rebase.abbreviateCommands "
             "rebase.rescheduleFailedExec remote.*.skipDefaultUpdate status.submoduleSummary "
             "submodule.*.fetchRecurseSubmodules guitool.*.needsFile feature.manyFiles difftool.guiDefault "
             "mergetool.guiDefault branch.autoSetupRebase",
             "yes, no, or one of a few words"},
    Harmless{"format.outputDirectory fsmonitor.socketDir gitcvs.logFile gc.repackFilterTo",
             "where something is written"},
    Harmless{"safe.directory completion.commands gitweb.url sendemail.aliasFileType sendemail.smtpServerOption "
             "remote.*.serverOption gui.newBranchTemplate notes.rewrite.* remote.*.partialclonefilter gc.repackFilter",
             "words, an address that is shown, or names of git's own"},
    Harmless{"gitcvs.dbDriver", "the name of a module that is installed"},
    Harmless{"help.htmlPath", "pages that a browser shows"},
};

bool isHarmless(const QString &key)
{
    return std::any_of(harmless.begin(), harmless.end(), [&key](const Harmless &one) {
        const QStringList patterns = QString::fromLatin1(one.keys).split(u' ');
        return std::any_of(patterns.begin(), patterns.end(), [&key](const QString &pattern) {
            const QString text =
                QString(pattern).replace(u'.', QStringLiteral("\\.")).replace(u'*', QStringLiteral(".*"));
            return QRegularExpression(QRegularExpression::anchoredPattern(text)).match(key).hasMatch();
        });
    });
}

} // namespace

/// What settings of git's may name a program, against what the git that is here says of itself: a newer one may know
/// more.
class TestGitSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyThatCouldRunSomethingIsDecided()
    {
        static const QRegularExpression mayRun(
            QStringLiteral("command|cmd|prog|editor|pager|helper|path|driver|textconv|hook|browser|viewer|tool$|proxy|"
                           "tunnel|url|vcs|pack$|insteadof|clean$|smudge|process|filter|askpass|server|httpd|template|"
                           "update|external|fsmonitor|file|dir|exec|shell|include|module|worktree|\\*"),
            QRegularExpression::CaseInsensitiveOption);
        // The list ends with an empty line.
        const QStringList keys = printed({QStringLiteral("help"), QStringLiteral("--config")})
                                     .section(QStringLiteral("\n\n"), 0, 0)
                                     .split(u'\n');
        QVERIFY2(keys.size() > 400, "git does not list its settings");
        QStringList undecided, both;
        int hooks = 0;
        for (const QString &key : keys) {
            const bool isHook = core::settingTarget(key.toUtf8()) != SettingTarget::None;
            hooks += isHook ? 1 : 0;
            const bool isText = key.startsWith(QStringLiteral("advice.")) || key.startsWith(QStringLiteral("color.")) ||
                                key.contains(QStringLiteral("fsck."));
            if (isHook && isHarmless(key))
                both << key;
            else if (!isText && mayRun.match(key.section(u'.', -1)).hasMatch() && !isHook && !isHarmless(key))
                undecided << key;
        }
        QVERIFY2(undecided.isEmpty(), qPrintable(undecided.join(u' ')));
        QVERIFY2(both.isEmpty(), qPrintable(both.join(u' ')));
        QVERIFY(hooks > 45);
    }

    void aKeyIsKnownByItsEnds()
    {
        for (const char *key :
             {"core.hooksPath", "CORE.hookspath", "filter.a.b.c.clean", "credential.helper",
              "credential.https://x.org/.helper", "alias.x", "pager.log", "includeIf.gitdir:~/x/.path"})
            QVERIFY2(core::settingTarget(key) != SettingTarget::None, key);
        for (const char *key :
             {"", "core", "core.bare", "clean.requireForce", "user.editor", "x.hookspath", "hook.x.event"})
            QVERIFY2(core::settingTarget(key) == SettingTarget::None, key);
    }

    void everyHookIsOne()
    {
        static const QRegularExpression heading(QStringLiteral("^ {3}([a-z0-9-]+)$"),
                                                QRegularExpression::MultilineOption);
        int hooks = 0;
        for (auto i = heading.globalMatch(printed({QStringLiteral("help"), QStringLiteral("hooks")})); i.hasNext();
             ++hooks) {
            const QByteArray name = i.next().captured(1).toUtf8();
            QVERIFY2(core::partOfPath(".git/hooks/" + name) == HeldPart::Hook, name.constData());
            QVERIFY2(core::partOfPath("sub/.git/modules/x/hooks/" + name) == HeldPart::Hook, name.constData());
        }
        if (hooks == 0)
            QSKIP("the manual pages of git are not here");
        QVERIFY(hooks > 20);
    }

    /// What git's own list of a repository's files has and this one does not is a hook.
    void everyFileOfARepositoryIsDecided()
    {
        const std::set<QString> records{QStringLiteral("objects"),
                                        QStringLiteral("objects/[0-9a-f][0-9a-f]"),
                                        QStringLiteral("objects/pack"),
                                        QStringLiteral("objects/info"),
                                        QStringLiteral("objects/info/packs"),
                                        QStringLiteral("refs"),
                                        QStringLiteral("refs/heads/name"),
                                        QStringLiteral("refs/tags/name"),
                                        QStringLiteral("refs/remotes/name"),
                                        QStringLiteral("refs/replace/<obj-sha1>"),
                                        QStringLiteral("packed-refs"),
                                        QStringLiteral("HEAD"),
                                        QStringLiteral("index"),
                                        QStringLiteral("info"),
                                        QStringLiteral("info/refs"),
                                        QStringLiteral("info/exclude"),
                                        QStringLiteral("logs"),
                                        QStringLiteral("logs/refs/heads/name"),
                                        QStringLiteral("logs/refs/tags/name"),
                                        QStringLiteral("shallow")};
        static const QRegularExpression entry(QStringLiteral("^ {7}([A-Za-z][^ ]*)$"),
                                              QRegularExpression::MultilineOption);
        const QString layout = printed({QStringLiteral("help"), QStringLiteral("repository-layout")})
                                   .section(QStringLiteral("repositoryformatversion"), 0, 0);
        int files = 0;
        for (auto i = entry.globalMatch(layout); i.hasNext(); ++files) {
            const QString name = i.next().captured(1);
            QString path = name;
            path.replace(QStringLiteral("[0-9a-f][0-9a-f]"), QStringLiteral("ab")).remove(u'<').remove(u'>');
            const HeldPart part = core::partOfPath(".git/" + path.toUtf8());
            QVERIFY2(part == (records.count(name) > 0 ? HeldPart::Repository : HeldPart::Hook), qPrintable(name));
        }
        if (files == 0)
            QSKIP("the manual pages of git are not here");
        QVERIFY(files > 25);
    }
};

BELAY_TEST(TestGitSettings)

} // namespace tst_gitsettings

#include "tst_gitsettings.moc"
