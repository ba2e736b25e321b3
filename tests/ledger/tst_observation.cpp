// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/filestate.h"
#include "ledger/files/observation.h"

#include "testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_observation {

using ledger::EffectKind;
using ledger::EffectState;
using ledger::Reversible;

using Parts = std::vector<ledger::Claim::Part>;

class TestObservation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What the agent claims against what the disk says. "-" is no file, or no text.
    void claims_data()
    {
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<QByteArray>("oldText");
        QTest::addColumn<QByteArray>("newText");
        QTest::addColumn<bool>("deletes");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("undoable");
        QTest::addColumn<QByteArray>("before"); ///< what undo would bring back
        const int committed = int(EffectState::Committed), cancelled = int(EffectState::Cancelled),
                  unknown = int(EffectState::Unknown);
        const int write = int(EffectKind::WriteFile), create = int(EffectKind::CreateFile),
                  remove = int(EffectKind::DeleteFile);
        QTest::newRow("as told") << QByteArray("new") << QByteArray("old") << QByteArray("new") << false << committed
                                 << write << true << QByteArray("old");
        QTest::newRow("a new file") << QByteArray("new") << QByteArray("-") << QByteArray("new") << false << committed
                                    << create << false << QByteArray("-");
        QTest::newRow("only the part that changed")
            << QByteArray("head\nNEW\ntail\n") << QByteArray("old\n") << QByteArray("NEW\n") << false << committed
            << write << true << QByteArray("head\nold\ntail\n");
        QTest::newRow("that part twice: which?")
            << QByteArray("NEW\nNEW\n") << QByteArray("old\n") << QByteArray("NEW\n") << false << unknown << write
            << false << QByteArray("-");
        QTest::newRow("it did not happen") << QByteArray("old") << QByteArray("old") << QByteArray("new") << false
                                           << cancelled << write << true << QByteArray("old");
        QTest::newRow("the part did not change")
            << QByteArray("head\nold\ntail\n") << QByteArray("old\n") << QByteArray("NEW\n") << false << cancelled
            << write << true << QByteArray("head\nold\ntail\n");
        QTest::newRow("something else is there") << QByteArray("another") << QByteArray("old") << QByteArray("new")
                                                 << false << unknown << write << false << QByteArray("-");
        QTest::newRow("nothing is there") << QByteArray("-") << QByteArray("old") << QByteArray("new") << false
                                          << unknown << write << false << QByteArray("-");
        QTest::newRow("deleted") << QByteArray("-") << QByteArray("old") << QByteArray() << true << committed << remove
                                 << false << QByteArray("old");
        QTest::newRow("not deleted") << QByteArray("old") << QByteArray("old") << QByteArray() << true << cancelled
                                     << write << true << QByteArray("old");
        QTest::newRow("deleted, nobody knows what") << QByteArray("-") << QByteArray("-") << QByteArray() << true
                                                    << unknown << write << false << QByteArray("-");
    }
    void claims()
    {
        QFETCH(const QByteArray, disk);
        QFETCH(const QByteArray, oldText);
        QFETCH(const QByteArray, newText);
        QFETCH(const bool, deletes);
        QFETCH(const int, state);
        QFETCH(const int, kind);
        QFETCH(const bool, undoable);
        QFETCH(const QByteArray, before);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        if (disk != "-") {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(disk);
        }
        ledger::BlobStore blobs(folder.filePath(QStringLiteral("blobs")));
        ledger::Claim claim;
        claim.path = QFile::encodeName(path);
        claim.parts = {{oldText == "-" ? std::optional<QByteArray>() : oldText, newText}};
        claim.deletes = deletes;
        const ledger::Observation seen = ledger::observe(claim, blobs);
        QCOMPARE(int(seen.state), state);
        QCOMPARE(int(seen.kind), kind);
        QCOMPARE(seen.reversible == Reversible::Exactly, undoable);
        QCOMPARE(seen.whyNot.isEmpty(), undoable);
        if (seen.state != EffectState::Committed)
            return;
        if (before == "-") {
            QVERIFY(!seen.before.isThere());
        } else {
            QCOMPARE(seen.before.hash, ledger::markOf(before).hash);
            QCOMPARE(*blobs.get(seen.before.hash), before);
        }
        QCOMPARE(seen.after.isThere(), disk != "-");
    }

    /// Many agents show a change of one file as several places of it, or as what they did one after the other.
    void severalPartsAreOneChange_data()
    {
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<Parts>("parts");
        QTest::addColumn<int>("state");
        QTest::addColumn<QByteArray>("before"); ///< "-": there was no file
        const auto row = [](const char *name, const char *disk, const Parts &parts, EffectState state,
                            const char *before) {
            QTest::newRow(name) << QByteArray(disk) << parts << int(state) << QByteArray(before);
        };
        const auto committed = EffectState::Committed;
        row("two places", "A\nmid\nB\n", {{"a\n", "A\n"}, {"b\n", "B\n"}}, committed, "a\nmid\nb\n");
        row("the same twice", "X\nmid\nX\n", {{"y\n", "X\n"}, {"y\n", "X\n"}}, committed, "y\nmid\ny\n");
        row("alike, and not", "X1\nX2\n", {{"y1\n", "X1\n"}, {"y2\n", "X2\n"}}, committed, "y1\ny2\n");
        row("one more than was claimed", "X\nX\nX\n", {{"y\n", "X\n"}, {"y\n", "X\n"}}, EffectState::Unknown, "");
        row("only one of them", "A\nmid\nb\n", {{"a\n", "A\n"}, {"b\n", "B\n"}}, EffectState::Unknown, "");
        row("none of them", "a\nmid\nb\n", {{"a\n", "A\n"}, {"b\n", "B\n"}}, EffectState::Cancelled, "");
        row("one after the other", "three", {{"one", "two"}, {"two", "three"}}, committed, "one");
        row("of a new file", "two", {{std::nullopt, "one"}, {"one", "two"}}, committed, "-");
        // The longer one holds the shorter one: it is the longer one that tells.
        row("made shorter", "zz\nfoo\nyy\n", {{"foo bar", "foo"}}, committed, "zz\nfoo bar\nyy\n");
        row("not made shorter", "zz\nfoo bar\nyy\n", {{"foo bar", "foo"}}, EffectState::Cancelled, "");
        row("made longer", "zz\nfoo bar\nyy\n", {{"foo", "foo bar"}}, committed, "zz\nfoo\nyy\n");
        row("not made longer", "zz\nfoo\nyy\n", {{"foo", "foo bar"}}, EffectState::Cancelled, "");
        row("both are there", "a b\nb a\n", {{"a b", "b a"}}, EffectState::Unknown, "");
        row("alike, and different before", "x\nmid\nx", {{"two", "x"}, {"one", "x"}}, EffectState::Unknown, "");
        row("other ends of lines", "one\r\nins\r\ntwo\r\n", {{"one", "one\nins"}}, committed, "one\r\ntwo\r\n");
        row("within what came before", "abXd", {{"abcd", "abxd"}, {"x", "X"}}, committed, "abcd");
    }
    void severalPartsAreOneChange()
    {
        QFETCH(const QByteArray, disk);
        QFETCH(const Parts, parts);
        QFETCH(const int, state);
        QFETCH(const QByteArray, before);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("f")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(disk);
        file.close();
        ledger::BlobStore blobs(folder.filePath(QStringLiteral("blobs")));
        ledger::Claim claim;
        claim.path = QFile::encodeName(file.fileName());
        claim.parts = parts;
        const ledger::Observation seen = ledger::observe(claim, blobs);
        QCOMPARE(int(seen.state), state);
        if (seen.state != EffectState::Committed)
            return;
        if (before == "-")
            QVERIFY(!seen.before.isThere());
        else
            QCOMPARE(*blobs.get(seen.before.hash), before);
    }

    void whatIsNoFileIsUnknown()
    {
        QTemporaryDir folder;
        ledger::BlobStore blobs(folder.filePath(QStringLiteral("blobs")), {8, 1024});
        ledger::Claim claim;
        claim.path = QFile::encodeName(folder.path());
        claim.parts.emplace_back();
        QCOMPARE(ledger::observe(claim, blobs).state, EffectState::Unknown);
        QFile large(folder.filePath(QStringLiteral("large")));
        QVERIFY(large.open(QIODevice::WriteOnly));
        large.write("more than eight bytes");
        large.close();
        claim.path = QFile::encodeName(large.fileName());
        claim.parts.front().newText = "more than eight bytes";
        QCOMPARE(ledger::observe(claim, blobs).state, EffectState::Unknown);
    }
};

BELAY_TEST(TestObservation)

} // namespace tst_observation

#include "tst_observation.moc"
