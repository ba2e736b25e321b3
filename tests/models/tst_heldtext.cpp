// SPDX-License-Identifier: Apache-2.0
#include "models/texts/heldtext.h"

#include "models/texts/heldeffects.h"

#include "testclass.h"

#include <QDir>
#include <QSet>
#include <QTest>

namespace tst_heldtext {

using core::HeldFile;
using core::HeldPart;
using ledger::FileType;

namespace {

HeldFile file(const char *path, FileType now, FileType wanted, HeldPart part = HeldPart::File)
{
    HeldFile out{QStringLiteral("/p"), {}, part};
    out.change.path = path;
    out.change.now.type = now;
    out.change.wanted.type = wanted;
    out.change.now.hash = "a";
    out.change.wanted.hash = "b";
    return out;
}

} // namespace

/// What is held back, in words and sums.
class TestHeldText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAChangeDoes()
    {
        using enum FileType;
        QCOMPARE(models::heldVerb(file("a", Regular, Missing)), QStringLiteral("deleted"));
        QCOMPARE(models::heldVerb(file("a", Missing, Regular)), QStringLiteral("new"));
        QCOMPARE(models::heldVerb(file("a", Missing, Folder)), QStringLiteral("new folder"));
        QCOMPARE(models::heldVerb(file("a", Missing, Symlink)), QStringLiteral("new link"));
        QCOMPARE(models::heldVerb(file("a", Missing, Other)), QStringLiteral("new, no file"));
        QCOMPARE(models::heldVerb(file("a", Folder, Missing)), QStringLiteral("folder deleted"));
        QCOMPARE(models::heldVerb(file("a", Regular, Symlink)), QStringLiteral("became a link"));
        QCOMPARE(models::heldVerb(file("a", Regular, Unknown)), QStringLiteral("cannot be read"));
        QCOMPARE(models::heldVerb(file("a", Regular, Regular)), QStringLiteral("changed"));
        HeldFile mode = file("a", Regular, Regular);
        mode.change.wanted.hash = mode.change.now.hash;
        QCOMPARE(models::heldVerb(mode), QStringLiteral("permissions"));
    }

    /// What runs later is said before that it is also a conflict.
    void whatIsToBeKnown()
    {
        HeldFile hook = file(".git/hooks/x", FileType::Missing, FileType::Regular, HeldPart::Hook);
        hook.change.conflict = true;
        QCOMPARE(models::heldRemark(hook), QStringLiteral("runs outside Belay once accepted"));
        hook.change.path = "deep/.Git/config";
        QCOMPARE(models::heldRemark(hook), QStringLiteral("another name of .git on other systems"));
        QCOMPARE(models::heldRemark(file(".git/COMMIT_EDITMSG", FileType::Regular, FileType::Symlink, HeldPart::Hook)),
                 QStringLiteral("git would write where this link leads"));
        QCOMPARE(models::heldRemark(file("tools/hooks", FileType::Regular, FileType::Symlink, HeldPart::Hook)),
                 QStringLiteral("runs outside Belay once accepted"));
        HeldFile plain = file("a", FileType::Regular, FileType::Regular);
        QVERIFY(models::heldRemark(plain).isEmpty());
        plain.change.conflict = true;
        QCOMPARE(models::heldRemark(plain), QStringLiteral("you changed it meanwhile"));
    }

    void aHostileNameIsShownAsItIs()
    {
        const QString line = models::heldLine(file("a\x1b[2Jb\n\xe2\x80\xae", FileType::Missing, FileType::Regular));
        QVERIFY2(!line.contains(u'\x1b') && !line.contains(u'\n') && !line.contains(u'\u202e'), qPrintable(line));
    }

    void whatIsNotCountedIsSaid()
    {
        using enum FileType;
        HeldFile counted = file("a.txt", Missing, Regular), other = file("b.txt", Missing, Regular);
        counted.added = 2;
        other.isUncounted = true;
        const models::HeldSum sum = models::heldSum({counted, other});
        QCOMPARE(sum.added, 2);
        QCOMPARE(sum.uncounted, 1);
        QVERIFY(models::heldLine(other).contains(QStringLiteral("not counted")));
        QVERIFY(!models::heldLine(counted).contains(QStringLiteral("not counted")));
        QCOMPARE(models::heldJson(counted).value(QLatin1String("added")).toInt(), 2);
        QVERIFY(!models::heldJson(other).contains(QLatin1String("added")));
    }

    /// A repository is one line, and so is a tree that git ignores.
    void muchIsOneLine()
    {
        using enum FileType;
        std::vector<HeldFile> all{file("a.txt", Missing, Regular),
                                  file(".git/objects/ab", Missing, Folder, HeldPart::Repository),
                                  file(".git/objects/ab/c", Missing, Regular, HeldPart::Repository),
                                  file(".git/refs/heads/main", Regular, Regular, HeldPart::Repository),
                                  file(".git/logs/refs/heads/main", Regular, Regular, HeldPart::Repository)};
        for (int i = 0; i < 100; ++i)
            all.push_back(
                file(qPrintable(QStringLiteral("node_modules/m/%1").arg(i)), Missing, Regular, HeldPart::Ignored));
        const QStringList lines = models::heldLines(all);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines.at(1).contains(QStringLiteral("commits on main")), qPrintable(lines.at(1)));
        QVERIFY2(lines.at(2).contains(QStringLiteral("node_modules")) && lines.at(2).contains(QStringLiteral("100")),
                 qPrintable(lines.at(2)));
        const models::HeldSum sum = models::heldSum(all);
        QCOMPARE(sum.files, 1);
        QCOMPARE(sum.ignored, 100);
        QCOMPARE(sum.repository, 4);
    }

    /// What is decided as one, what runs outside Belay first; each file is of one of them, or none.
    void groups()
    {
        using enum FileType;
        std::vector<HeldFile> all{file("a.txt", Missing, Regular), file("build/o", Missing, Regular, HeldPart::Ignored),
                                  file(".git/refs/heads/main\x1b", Regular, Regular, HeldPart::Repository),
                                  file("sub/.git/index", Regular, Regular, HeldPart::Repository)};
        for (const char *name : {"one", "two", "three", "four", "five"})
            all.push_back(file(QByteArray(".git/hooks/").append(name).constData(), Missing, Regular, HeldPart::Hook));
        all.front().change.inTurn = all.back().change.inTurn = all.at(1).change.inTurn = true;
        QCOMPARE(models::heldTurnChanges(all), 2); // what git ignores is not among them
        core::HeldBranch main;
        main.folder = QStringLiteral("/p");
        main.repository = ".git";
        main.name = "main\x1b";
        QVERIFY(models::heldGroups(all, {main}).at(1).title.startsWith(QStringLiteral(".git: commits on main")));
        main.commits = 2;
        main.subjects = {QStringLiteral("Drop \x1b it"), QStringLiteral("Run it")};
        const std::vector<models::HeldGroup> groups = models::heldGroups(all, {main});
        QStringList titles;
        for (const models::HeldGroup &group : groups)
            titles << group.title;
        QCOMPARE(titles.size(), 4);
        QCOMPARE(titles.front(), QStringLiteral("Hooks and config"));
        QVERIFY2(groups.front().hint.contains(QStringLiteral("and 2 more")), qPrintable(groups.front().hint));
        QVERIFY2(titles.at(1).startsWith(QStringLiteral(".git: 2 commit(s) on main")) &&
                     !titles.at(1).contains(u'\x1b'),
                 qPrintable(titles.at(1)));
        QVERIFY(groups.at(1).hint.endsWith(QStringLiteral(" it · Run it")) && !groups.at(1).hint.contains(u'\x1b'));
        main.conflict = true;
        QVERIFY(models::heldGroups(all, {main}).at(1).isConflict);
        QVERIFY(titles.at(2).startsWith(QStringLiteral("sub/.git")));
        QVERIFY(titles.at(3).contains(QStringLiteral("build")));
        int of = 0;
        for (const HeldFile &each : all) {
            for (const models::HeldGroup &group : groups)
                of += models::isOf(group, each) ? 1 : 0;
        }
        QCOMPARE(of, int(all.size()) - 1);
    }

    /// The beginning of a path is seen in a short line: it is where the home is that everybody knows.
    void whatLiesInTheHomeIsNamedFromThere()
    {
        HeldFile inHome = file("rc", FileType::Missing, FileType::Regular, HeldPart::Outside), other = inHome;
        inHome.folder = QDir::homePath();
        other.folder = QStringLiteral("/elsewhere");
        const std::vector<models::HeldGroup> groups = models::heldGroups({inHome, other}, {});
        QCOMPARE(groups.size(), size_t(2));
        QCOMPARE(QSet<QString>({groups[0].hint, groups[1].hint}),
                 QSet<QString>({QStringLiteral("~/rc"), QStringLiteral("/elsewhere/rc")}));
    }

    /// In the list of effects: what runs outside first, what the user has to decide about, and no list without end.
    void effects()
    {
        using enum FileType;
        using models::HeldAction;
        std::vector<HeldFile> all{file("a.txt", Missing, Regular),
                                  file("b.txt", Regular, Missing),
                                  file("folder", Missing, Folder),
                                  file("x/o", Missing, Regular, HeldPart::Ignored),
                                  file("rc", Missing, Regular, HeldPart::Outside),
                                  file(".git/hooks/one", Missing, Regular, HeldPart::Hook),
                                  file(".git/index", Regular, Regular, HeldPart::Repository),
                                  file(".git/refs/heads/main", Regular, Regular, HeldPart::Repository)};
        all[0].change.conflict = true;
        const std::vector<models::HeldEffect> rows = models::heldEffects(all, {});
        QByteArrayList paths;
        QList<HeldAction> actions;
        for (const models::HeldEffect &row : rows) {
            paths << row.path;
            actions << row.action;
        }
        QCOMPARE(paths, QByteArrayList({".git/hooks/one", "a.txt", "b.txt", ".git", "rc"}));
        QCOMPARE(actions, QList<HeldAction>({HeldAction::Look, HeldAction::Decide, HeldAction::Accept,
                                             HeldAction::Accept, HeldAction::Keep}));
        QVERIFY(rows[3].isOf(all[6]) && rows[3].isOf(all[7]) && !rows[3].isOf(all[5]) && !rows[1].isOf(all[1]));
        QCOMPARE(rows[2].kind, ledger::EffectKind::DeleteFile);
        all.clear();
        for (int i = 0; i < 700; ++i)
            all.push_back(file(QByteArray::number(i).constData(), Missing, Regular));
        const std::vector<models::HeldEffect> many = models::heldEffects(all, {});
        QCOMPARE(many.size(), size_t(501));
        QVERIFY(many.back().isRest() && many.back().what.contains(QStringLiteral("200")));
        QVERIFY(std::none_of(all.begin(), all.end(), [&many](const HeldFile &each) { return many.back().isOf(each); }));
    }
};

BELAY_TEST(TestHeldText)

} // namespace tst_heldtext

#include "tst_heldtext.moc"
