// SPDX-License-Identifier: Apache-2.0
#include "history/effectindex.h"

#include "testclass.h"

#include <QTest>

namespace tst_effectindex {

using base::EffectId;
using history::EffectIndex;
using history::EntryId;
using history::ToolCall;

namespace {

ToolCall callOf(const char *id, const QStringList &diffs, const QStringList &places = {})
{
    ToolCall call;
    call.id.value = QLatin1String(id);
    for (const QString &path : diffs)
        call.diffs.push_back({path, {}, {}});
    for (const QString &path : places)
        call.locations.push_back({path, {}});
    return call;
}

ledger::Effect effectOf(quint64 id, const QString &target, const char *call = "")
{
    ledger::Effect effect;
    effect.id.value = id;
    effect.target = target;
    effect.toolCall.value = QLatin1String(call);
    return effect;
}

std::vector<EffectId> ids(std::initializer_list<quint64> values)
{
    std::vector<EffectId> out;
    for (const quint64 value : values)
        out.push_back(EffectId{value});
    return out;
}

} // namespace

/// Which calls and rows may belong together. That more is found than belongs is fine; that less is, is not.
class TestEffectIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastParts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("last");
        QTest::newRow("absolute") << QStringLiteral("/p/src/a.cpp") << QStringLiteral("a.cpp");
        QTest::newRow("relative") << QStringLiteral("src/a.cpp") << QStringLiteral("a.cpp");
        QTest::newRow("name") << QStringLiteral("a.cpp") << QStringLiteral("a.cpp");
        QTest::newRow("folder") << QStringLiteral("/p/src/") << QString();
        QTest::newRow("none") << QString() << QString();
    }
    void lastParts()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, last);
        QCOMPARE(history::lastPart(path), last);
    }

    void callsAreFoundByAnyOfTheirFiles()
    {
        EffectIndex index;
        index.add(EntryId(3), callOf("a", {QStringLiteral("/p/x"), QStringLiteral("y")}, {QStringLiteral("/p/z")}));
        index.add(EntryId(5), callOf("b", {QStringLiteral("/q/x")}));
        QCOMPARE(index.callsNaming(QStringLiteral("/p/x")), (std::vector<EntryId>{3, 5}));
        QCOMPARE(index.callsNaming(QStringLiteral("/p/y")), std::vector<EntryId>{3});
        QCOMPARE(index.callsNaming(QStringLiteral("z")), std::vector<EntryId>{3});
    }

    void whatNobodyNamesIsNowhere()
    {
        EffectIndex index;
        QVERIFY(index.callsNaming(QStringLiteral("/p/x")).empty());
        QVERIFY(index.effectsFor(callOf("a", {QStringLiteral("/p/x")})).empty());
        index.add(EntryId(1), callOf("a", {QStringLiteral("/p/x")}));
        index.add(effectOf(1, QStringLiteral("/p/x")));
        index.add(effectOf(2, QStringLiteral("/p/x"), "a"));
        QVERIFY(index.callsNaming(QStringLiteral("/p/xy")).empty());
        QVERIFY(index.callsNaming(QString()).empty());
        QVERIFY(index.effectsFor(callOf("b", {QStringLiteral("/p/y")})).empty());
        QVERIFY(index.effectsFor(callOf("", {})).empty());
    }

    /// A call tells of itself a hundred times, a row changes its state: each is in there once.
    void whatIsToldAgainIsThereOnce()
    {
        EffectIndex index;
        for (int i = 0; i < 3; ++i) {
            index.add(EntryId(1), callOf("a", {QStringLiteral("/p/x"), QStringLiteral("x")}, {QStringLiteral("x")}));
            index.add(effectOf(1, QStringLiteral("/p/x")));
            index.add(effectOf(2, QStringLiteral("/p/x"), "a"));
        }
        QCOMPARE(index.callsNaming(QStringLiteral("/p/x")), std::vector<EntryId>{1});
        const ToolCall call = callOf("a", {QStringLiteral("/p/x"), QStringLiteral("/q/x")}, {QStringLiteral("x")});
        QCOMPARE(index.effectsFor(call), ids({1, 2}));
    }

    void theOldestComesFirstWhateverWasToldFirst()
    {
        EffectIndex index;
        for (const quint64 id : {9, 2, 7}) {
            index.add(EntryId(id), callOf("a", {QStringLiteral("/p/x")}));
            index.add(effectOf(id, QStringLiteral("/p/x")));
            index.add(effectOf(id + 1, QStringLiteral("/p/else"), "a"));
        }
        QCOMPARE(index.callsNaming(QStringLiteral("x")), (std::vector<EntryId>{2, 7, 9}));
        QCOMPARE(index.effectsFor(callOf("a", {QStringLiteral("x")})), ids({2, 3, 7, 8, 9, 10}));
    }

    /// The agent's own word: a row that names its call is no other's, whatever file it is about.
    void aRowThatNamesItsCallIsFoundByThatAlone()
    {
        EffectIndex index;
        index.add(effectOf(1, QStringLiteral("/p/x"), "a"));
        ledger::Effect command = effectOf(2, QStringLiteral("make x"));
        command.kind = ledger::EffectKind::Command;
        index.add(command); // no file, and names no call
        QCOMPARE(index.effectsFor(callOf("a", {})), ids({1}));
        QVERIFY(index.effectsFor(callOf("b", {QStringLiteral("/p/x"), QStringLiteral("make x")})).empty());
    }

    /// Whose it is may become known after the row.
    void aRowThatNamesItsCallLaterIsThereOnce()
    {
        EffectIndex index;
        index.add(effectOf(1, QStringLiteral("/p/x")));
        index.add(effectOf(1, QStringLiteral("/p/x"), "a"));
        QCOMPARE(index.effectsFor(callOf("a", {QStringLiteral("/p/x")})), ids({1}));
    }

    void aCallThatTellsMoreIsFoundByThat()
    {
        EffectIndex index;
        index.add(EntryId(1), callOf("a", {}));
        QVERIFY(index.callsNaming(QStringLiteral("x")).empty());
        index.add(EntryId(1), callOf("a", {QStringLiteral("x")}));
        QCOMPARE(index.callsNaming(QStringLiteral("x")), std::vector<EntryId>{1});
    }
};

BELAY_TEST(TestEffectIndex)

} // namespace tst_effectindex

#include "tst_effectindex.moc"
