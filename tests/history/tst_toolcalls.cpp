// SPDX-License-Identifier: Apache-2.0
#include "history/terminalscreens.h"
#include "history/toolcalls.h"

#include "testclass.h"

#include <QTest>

namespace tst_toolcalls {

using base::RequestKey;
using base::TerminalId;
using base::ToolCallId;
using history::EntryId;
using history::EntryList;
using history::TerminalScreens;
using history::ToolCall;
using history::ToolCalls;

namespace {

const ToolCallId a{QStringLiteral("a")};
const TerminalId t{QStringLiteral("t")};

EntryId append(EntryList &entries, ToolCall call = {})
{
    history::Entry entry;
    entry.body = std::move(call);
    return entries.append(std::move(entry)).id;
}

core::PermissionAsked permission(quint64 key)
{
    core::PermissionAsked out;
    out.key.value = key;
    out.toolCall.id = a;
    out.toolCall.kind = acp::ToolKind::Execute;
    out.toolCall.title = QStringLiteral("make");
    out.toolCall.status = acp::ToolStatus::Pending;
    return out;
}

core::TerminalOutput output(const QByteArray &data)
{
    core::TerminalOutput out;
    out.id = t;
    out.data = data;
    return out;
}

core::TerminalStarted started(const char *command)
{
    core::TerminalStarted out;
    out.id = t;
    out.command = QLatin1String(command);
    return out;
}

} // namespace

/// What comes of a call before its entry does, and what moves between entries.
class TestToolCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatThePermissionSaidIsKnownOfTheCall()
    {
        EntryList entries;
        ToolCalls calls;
        QVERIFY(calls.begun(a, {}).title.isEmpty());
        QCOMPARE(calls.ask(entries, permission(1)), EntryId(0));
        const ToolCall begun = calls.begun(a, {});
        QCOMPARE(begun.title, QStringLiteral("make"));
        QCOMPARE(begun.kind, acp::ToolKind::Execute);
    }

    /// Its words are Belay's, not the agent's.
    void whatBelayAsksDescribesNoCall()
    {
        EntryList entries;
        ToolCalls calls;
        core::PermissionAsked own = permission(1);
        own.byBelay = true;
        calls.ask(entries, own);
        QVERIFY(calls.begun(a, {}).title.isEmpty());
        const EntryId entry = append(entries);
        calls.add(a, entry);
        QCOMPARE(calls.ask(entries, own), entry);
        QCOMPARE(entries.body<ToolCall>(entry).kind, acp::ToolKind::Other);
    }

    void aCallWaitsUntilItsNewestPermissionIsSettled()
    {
        EntryList entries;
        ToolCalls calls;
        const EntryId entry = append(entries);
        calls.add(a, entry);
        QCOMPARE(calls.ask(entries, permission(1)), entry);
        const auto &call = entries.body<ToolCall>(entry);
        QCOMPARE(call.kind, acp::ToolKind::Execute);
        QCOMPARE(call.waitsFor.value, quint64(1));
        calls.ask(entries, permission(2));
        QCOMPARE(calls.settle(entries, RequestKey{1}), entry);
        QCOMPARE(call.waitsFor.value, quint64(2));
        QCOMPARE(calls.settle(entries, RequestKey{2}), entry);
        QCOMPARE(call.waitsFor.value, quint64(0));
        QCOMPARE(calls.settle(entries, RequestKey{2}), EntryId(0));
    }

    void cardsAreFoundByTheirRequests()
    {
        ToolCalls calls;
        calls.addCard(RequestKey{4}, EntryId(9));
        QCOMPARE(calls.cardOf(RequestKey{4}), EntryId(9));
        QCOMPARE(calls.cardOf(RequestKey{5}), EntryId(0));
        QCOMPARE(calls.entryOf(a), EntryId(0));
    }

    void aScreenWaitsForItsCall()
    {
        EntryList entries;
        TerminalScreens screens;
        QCOMPARE(screens.begin(entries, started("make"), {}), EntryId(0));
        QCOMPARE(screens.add(entries, output("1")), EntryId(0));
        const EntryId entry = append(entries);
        auto &call = entries.body<ToolCall>(entry);
        screens.show(t, entry, call);
        QCOMPARE(screens.add(entries, output("2")), entry);
        QCOMPARE(call.terminals.size(), size_t(1));
        QCOMPARE(call.terminals.front().command, QStringLiteral("make"));
        QCOMPARE(call.terminals.front().output, QStringLiteral("12"));
    }

    /// Its call names it again, or another one does.
    void aScreenOutlivesTheContentItWasIn()
    {
        EntryList entries;
        TerminalScreens screens;
        const EntryId first = append(entries), second = append(entries);
        auto &before = entries.body<ToolCall>(first);
        screens.show(t, first, before);
        screens.add(entries, output("1"));
        screens.takeFrom(before);
        before.terminals.clear();
        auto &after = entries.body<ToolCall>(second);
        screens.show(t, second, after);
        core::TerminalExited exited;
        exited.id = t;
        exited.exitCode = 3;
        QCOMPARE(screens.end(entries, exited, {}), second);
        QCOMPARE(after.terminals.front().output, QStringLiteral("1"));
        QCOMPARE(after.terminals.front().exitCode, std::optional(3));
        QVERIFY(before.terminals.empty());
    }

    /// The oldest goes, in large pieces and never half a character.
    void outputHasAnEnd()
    {
        EntryList entries;
        TerminalScreens screens;
        const EntryId entry = append(entries);
        auto &call = entries.body<ToolCall>(entry);
        screens.show(t, entry, call);
        const qsizetype most = TerminalScreens::outputKept + TerminalScreens::outputKept / 4;
        screens.add(entries, output(QByteArray(most, 'x')));
        QCOMPARE(call.terminals.front().output.size(), most);
        QCOMPARE(call.terminals.front().dropped, 0);
        screens.add(entries, output("y"));
        QCOMPARE(call.terminals.front().output.size(), TerminalScreens::outputKept);
        QCOMPARE(call.terminals.front().dropped, most + 1 - TerminalScreens::outputKept);
    }

    /// However many commands there were, and although the agent has released them all.
    void allOutputHasAnEnd()
    {
        EntryList entries;
        TerminalScreens screens;
        std::vector<EntryId> cards, cut;
        const auto kept = [&](size_t card) { return entries.body<ToolCall>(cards[card]).terminals.front(); };
        const auto total = [&] {
            qsizetype sum = 0;
            for (size_t i = 0; i < cards.size(); ++i)
                sum += kept(i).output.size();
            return sum;
        };
        const qsizetype most = TerminalScreens::allKept / TerminalScreens::outputKept;
        for (qsizetype i = 0; i < most + 3; ++i) {
            const base::TerminalId id{QString::number(i)};
            cards.push_back(append(entries));
            screens.show(id, cards.back(), entries.body<ToolCall>(cards.back()));
            screens.add(entries, {id, QByteArray(TerminalScreens::outputKept, 'x')}, &cut);
            if (i != 1) { // which goes on
                core::TerminalExited exited;
                exited.id = id;
                screens.end(entries, exited, {});
            }
            QVERIFY(total() <= TerminalScreens::allKept);
        }
        QVERIFY(cut.size() >= 3);
        QVERIFY(cut[0] == cards[0] && cut[1] == cards[2] && cut[2] == cards[3]);
        QCOMPARE(kept(0).output.size(), TerminalScreens::endKept);
        QCOMPARE(kept(0).dropped, TerminalScreens::outputKept - TerminalScreens::endKept);
        QCOMPARE(kept(1).dropped, 0);
        QCOMPARE(kept(cards.size() - 1).dropped, 0);
    }
};

BELAY_TEST(TestToolCalls)

} // namespace tst_toolcalls

#include "tst_toolcalls.moc"
