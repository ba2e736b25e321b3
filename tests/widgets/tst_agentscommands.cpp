// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "models/lists/terminalsmodel.h"
#include "transcriptstage.h"
#include "widgets/panels/terminalspanel.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace tst_agentscommands {

using namespace widgets;

namespace {

/// A turn with a command that Belay runs or the agent itself does, on its card and in the dock.
struct Stage : TranscriptStage
{
    models::TerminalsModel commands{&model, &clock};
    TerminalsPanel panel{&commands, &look};

    Stage()
    {
        panel.resize(360, 600);
        panel.show();
        turn.prompt(QStringLiteral("go"));
    }
    void start(bool ofAgent)
    {
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("c");
        update.isFirst = true;
        update.title = QStringLiteral("sleep 100");
        update.kind = acp::ToolKind::Execute;
        update.status = acp::ToolStatus::InProgress;
        update.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t")}}};
        turn.raise(core::ToolCallChanged{update});
        turn.raise(core::TerminalStarted{
            {QStringLiteral("t")}, QStringLiteral("sleep 100"), QStringLiteral("/src"), ofAgent ? 0 : 48213, !ofAgent});
        clock.advance(3000);
        settle();
    }
    void ask(quint64 key = 7)
    {
        core::PermissionAsked asked;
        asked.key = base::RequestKey{key};
        asked.toolCall.id.value = QStringLiteral("c");
        turn.raise(asked);
        settle();
    }
    void answer(quint64 key = 7)
    {
        turn.settle(key, core::PermissionEnd::Answered);
        settle();
    }
    QAbstractButton *kill() const
    {
        for (auto *button : panel.findChildren<QAbstractButton *>()) {
            if (button->accessibleName() == QStringLiteral("Kill command"))
                return button;
        }
        return nullptr;
    }
    QLabel *own() const { return panel.findChild<QLabel *>(QStringLiteral("own")); }
    QString state() const { return commands.index(0).data(models::TerminalsModel::StateTextRole).toString(); }
    /// Of the card, as it is copied.
    QString card()
    {
        view.copyBlock();
        return QApplication::clipboard()->text();
    }
    /// Whether a click anywhere on the card's head kills.
    bool cardKills()
    {
        ActionSpy<actions::KillCommand> killed(&view);
        for (int x = 690; x > 400 && killed.isEmpty(); x -= 6)
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(x, 76));
        return !killed.isEmpty();
    }
};

} // namespace

/// Kill is only where Belay can kill, and nothing runs before the user has said yes.
class TestAgentsCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void belaysOwnAreKilled()
    {
        Stage s;
        s.start(false);
        QVERIFY(s.kill() && s.kill()->isVisible());
        QVERIFY(!s.own()->isVisible());
        QVERIFY2(s.state().startsWith(QStringLiteral("running")), qPrintable(s.state()));
        QVERIFY(!s.state().contains(QStringLiteral("Stop ends it")));
        QVERIFY(s.cardKills());
    }

    void theAgentsOwnAreNot()
    {
        Stage s;
        s.start(true);
        QVERIFY(!s.kill()->isVisible());
        QVERIFY(s.own()->isVisible());
        QVERIFY(s.own()->text().contains(QStringLiteral("ends its processes")));
        QVERIFY2(s.state().contains(QStringLiteral("Stop ends it")), qPrintable(s.state()));
        QVERIFY(!s.cardKills());
        s.turn.raise(core::TerminalExited{{QStringLiteral("t")}, 0, {}, core::CommandEnd::Exited});
        s.settle();
        QVERIFY(!s.own()->isVisible());
        QVERIFY(!s.state().contains(QStringLiteral("Stop ends it")));
    }

    void nothingRunsThatWaits()
    {
        Stage s;
        s.start(true);
        s.ask();
        QCOMPARE(s.state(), QStringLiteral("waits for you"));
        QVERIFY(!s.kill()->isVisible());
        QVERIFY(!s.own()->isVisible());
        QCOMPARE(s.commands.runningCount(), 0);
        // Another question about the same call.
        s.ask(8);
        s.answer(7);
        QCOMPARE(s.state(), QStringLiteral("waits for you"));
        s.answer(8);
        QVERIFY2(s.state().startsWith(QStringLiteral("running")), qPrintable(s.state()));
        QCOMPARE(s.commands.runningCount(), 1);
    }

    /// Belay has started it and knows: whatever the agent asks about the call besides.
    void whatBelayRunsRuns()
    {
        Stage s;
        s.start(false);
        s.ask();
        QVERIFY2(s.state().startsWith(QStringLiteral("running")), qPrintable(s.state()));
        QVERIFY(s.kill()->isVisible());
    }

    /// A call without a terminal says the same on its card.
    void callsWaitToo()
    {
        TranscriptStage s;
        s.turn.prompt(QStringLiteral("go"));
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("c");
        update.isFirst = true;
        update.title = QStringLiteral("sleep 100");
        update.kind = acp::ToolKind::Execute;
        update.status = acp::ToolStatus::InProgress;
        s.turn.raise(core::ToolCallChanged{update});
        s.clock.advance(3000);
        s.settle();
        const auto waits = [&s] { return std::get<history::ToolCall>(s.transcript.at(1).body).waitsFor.value != 0; };
        const QImage running = s.view.viewport()->grab(QRect(0, 50, 690, 50)).toImage();
        core::PermissionAsked asked;
        asked.key = base::RequestKey{7};
        asked.toolCall.id = update.id;
        s.turn.raise(asked);
        s.settle();
        QVERIFY(waits());
        QVERIFY(s.view.viewport()->grab(QRect(0, 50, 690, 50)).toImage() != running);
        s.turn.settle(7, core::PermissionEnd::CancelledByStop);
        s.settle();
        QVERIFY(!waits());
    }
};

BELAY_GUI_TEST(TestAgentsCommands)

} // namespace tst_agentscommands

#include "tst_agentscommands.moc"
