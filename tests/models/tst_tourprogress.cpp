// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"
#include "models/tour/tourprogress.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_tourprogress {

using models::TourProgress;

namespace {

/// A session of which a tour is told.
struct Tour
{
    history::Transcript transcript;
    TourProgress progress;
    base::TurnId turn{1};

    Tour() { progress.follow(&transcript); }
    void apply(core::SessionEventBody body)
    {
        core::SessionEvent event;
        event.turn = turn;
        event.at = QDateTime::fromString(QStringLiteral("2026-01-02T14:00:00Z"), Qt::ISODate);
        event.body = std::move(body);
        transcript.apply(event);
    }
    void begin() { apply(core::TurnStarted{{acp::TextContent{QStringLiteral("tour")}}}); }
    void call(const char *id, bool changes, acp::ToolStatus status = acp::ToolStatus::Completed)
    {
        acp::ToolCallUpdate update;
        update.id.value = QLatin1String(id);
        update.kind = changes ? acp::ToolKind::Edit : acp::ToolKind::Search;
        update.status = status;
        if (changes)
            update.content =
                std::vector<acp::ToolContent>{acp::Diff{QStringLiteral("/a"), QString(), QStringLiteral("b")}};
        apply(core::ToolCallChanged{update});
    }
    void permission(quint64 key, core::PermissionEnd end)
    {
        core::PermissionAsked asked;
        asked.key.value = key;
        asked.toolCall.id.value = QStringLiteral("run");
        core::PermissionOption option;
        option.id = QStringLiteral("yes");
        asked.options = {option};
        apply(asked);
        apply(core::PermissionSettled{asked.key, end, QStringLiteral("yes")});
    }
    void end(core::TurnEnd how)
    {
        core::TurnEnded ended;
        ended.end = how;
        apply(ended);
    }
    void effect(ledger::EffectState state)
    {
        ledger::Effect effect;
        effect.id.value = 1;
        effect.turn = turn;
        effect.path = "/a";
        effect.kind = ledger::EffectKind::CreateFile;
        effect.state = state;
        apply(core::EffectChanged{effect});
    }
};

} // namespace

/// A step is ticked by what was really done, in its turn.
class TestTourProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreTickedInTheirOrder()
    {
        Tour t;
        QSignalSpy changed(&t.progress, &TourProgress::changed);
        t.begin();
        QCOMPARE(t.progress.done(), 0);
        t.call("look", false, acp::ToolStatus::InProgress);
        QCOMPARE(t.progress.done(), 0); // it has not ended
        t.call("look", false);
        QCOMPARE(t.progress.done(), 1);
        t.call("read", false);
        QCOMPARE(t.progress.done(), 1); // changes nothing
        t.call("edit", true);
        QCOMPARE(t.progress.done(), 2);
        t.permission(1, core::PermissionEnd::Answered);
        QCOMPARE(t.progress.done(), 3);
        t.effect(ledger::EffectState::Committed);
        t.apply(core::StopPressed{});
        QCOMPARE(t.progress.done(), 3); // pressed is not yet stopped
        t.end(core::TurnEnd::StoppedByYou);
        QCOMPARE(t.progress.done(), 4);
        t.effect(ledger::EffectState::Committed);
        t.effect(ledger::EffectState::Compensating);
        QCOMPARE(t.progress.done(), 4);
        t.effect(ledger::EffectState::Compensated);
        QCOMPARE(t.progress.done(), 5);
        QVERIFY(t.progress.isOver());
        QCOMPARE(changed.size(), 5);
        t.call("more", false);
        QCOMPARE(t.progress.done(), 5);
    }

    void whatComesTooEarlyDoesNotCount()
    {
        Tour t;
        t.begin();
        t.call("look", false);
        t.call("edit", true);
        t.effect(ledger::EffectState::Compensated);
        t.permission(1, core::PermissionEnd::CancelledByStop); // not answered
        t.end(core::TurnEnd::StoppedByYou);
        QCOMPARE(t.progress.done(), 2);
        // Gone on with, in a turn of its own.
        t.turn.value = 2;
        t.begin();
        t.permission(2, core::PermissionEnd::Answered);
        t.end(core::TurnEnd::Finished); // nobody stopped it
        QCOMPARE(t.progress.done(), 3);
        t.turn.value = 3;
        t.begin();
        t.end(core::TurnEnd::StoppedByForce);
        QCOMPARE(t.progress.done(), 4);
    }

    void onlyTheSessionThatIsFollowedCounts()
    {
        Tour t;
        history::Transcript other;
        t.progress.follow(&other);
        t.begin();
        t.call("look", false);
        QCOMPARE(t.progress.done(), 0);
        t.progress.follow(nullptr);
        t.progress.setDone(99);
        QVERIFY(t.progress.isOver());
        t.progress.setDone(-1);
        QCOMPARE(t.progress.done(), 0);
    }
};

BELAY_TEST(TestTourProgress)

} // namespace tst_tourprogress

#include "tst_tourprogress.moc"
