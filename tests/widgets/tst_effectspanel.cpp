// SPDX-License-Identifier: Apache-2.0
#include "shownbutton.h"

#include "widgets/panels/effectspanel.h"

#include "testclass.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace tst_effectspanel {

using ledger::Effect;
using ledger::EffectState;
using widgets::EffectsPanel;

namespace {

struct Bench
{
    ledger::MemoryLedger ledger;
    widgets::Look look;
    models::EffectsModel model{&ledger, [](const base::SessionId &, base::TurnId) {
                                   return std::optional(models::EffectGroupFacts{QStringLiteral("14:30 Do it"), {}});
                               }};
    EffectsPanel panel{&model, &look};
    QString target = QStringLiteral("/src/tidewater/cache.py");

    Bench()
    {
        panel.resize(352, 600);
        panel.show();
    }
    base::EffectId add(ledger::EffectKind kind, EffectState state = EffectState::Committed)
    {
        Effect effect;
        effect.session = base::SessionId{QStringLiteral("s")};
        effect.turn = base::TurnId{1};
        effect.kind = kind;
        effect.target = target;
        if (kind == ledger::EffectKind::Fetch)
            effect.reversible = ledger::Reversible::No;
        const base::EffectId id = ledger.prepare(effect).value();
        (void)ledger.settle(id, EffectState::Committing, {});
        (void)ledger.settle(id, state, {});
        return id;
    }
    /// On the link, at the right of the row's second line.
    void clickLink(base::EffectId id)
    {
        const QRect row = panel.view()->visualRect(model.indexOf(id));
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 20, row.center().y() + row.height() / 4));
    }
};

} // namespace

/// The dock of effects: its words, its links, its keys.
class TestEffectsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatAsksToBeLookedAt()
    {
        Bench b;
        QVERIFY(!b.panel.view()->isVisible()); // "No effects yet"
        QSignalSpy summary(&b.panel, &EffectsPanel::summaryChanged);
        b.add(ledger::EffectKind::WriteFile, EffectState::Unknown);
        b.add(ledger::EffectKind::Fetch);
        QVERIFY(b.panel.view()->isVisible());
        QCOMPARE(b.panel.summary(), QStringLiteral("1 unknown, 1 to acknowledge"));
        QVERIFY(!summary.isEmpty());
    }

    void linksAskForTheirAction()
    {
        Bench b;
        QSignalSpy undo(&b.panel, &EffectsPanel::undoRequested), redo(&b.panel, &EffectsPanel::redoRequested),
            seen(&b.panel, &EffectsPanel::acknowledged);
        const auto file = b.add(ledger::EffectKind::WriteFile), command = b.add(ledger::EffectKind::Fetch);
        QVERIFY(!b.panel.grab().isNull());
        b.clickLink(file);
        QCOMPARE(undo.size(), 1);
        QCOMPARE(undo[0][0].value<base::EffectId>(), file);
        b.clickLink(command);
        QCOMPARE(seen.size(), 1);
        (void)b.ledger.settle(file, EffectState::Compensating, {});
        (void)b.ledger.settle(file, EffectState::Compensated, {});
        b.panel.select(file);
        QCOMPARE(b.panel.currentEffect(), file);
        for (const bool repeats : {false, true, true}) // held, it is one press
            QTest::simulateEvent(b.panel.view(), true, Qt::Key_Return, Qt::NoModifier, {}, repeats);
        QCOMPARE(redo.size(), 1);
        QCOMPARE(undo.size(), 1);
        QVERIFY(!b.panel.grab().isNull());
    }

    /// Outside the session's folder, in the user's.
    void whereAFileLies()
    {
        Bench b;
        b.target = QDir::homePath() + QStringLiteral("/notes.md");
        b.panel.select(b.add(ledger::EffectKind::WriteFile));
        const QList<QLabel *> labels = b.panel.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text().contains(QStringLiteral(" ~/notes.md")); }));
    }

    /// One by one takes long: all of a turn at once, from the turn's menu or a row's.
    void aTurnIsAcknowledgedAsAWhole()
    {
        Bench b;
        const auto first = b.add(ledger::EffectKind::Fetch), second = b.add(ledger::EffectKind::Fetch);
        b.add(ledger::EffectKind::WriteFile);
        QSignalSpy seen(&b.panel, &EffectsPanel::acknowledged);
        const auto choose = [&](const QModelIndex &index) {
            Q_EMIT b.panel.view()->customContextMenuRequested(b.panel.view()->visualRect(index).center());
            auto *menu = b.panel.findChild<QMenu *>();
            const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
            const auto all = std::find_if(actions.begin(), actions.end(), [](const QAction *action) {
                return action->text() == QStringLiteral("Acknowledge all of this turn");
            });
            if (all != actions.end())
                (*all)->trigger();
            delete menu;
            return all != actions.end();
        };
        QVERIFY(choose(b.model.indexOf(first).parent()));
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen[0][0].value<std::vector<base::EffectId>>(), (std::vector{first, second}));
        QVERIFY(choose(b.model.indexOf(second)));
        b.ledger.acknowledge({first});
        QVERIFY(!choose(b.model.indexOf(second))); // its own row has that
        b.ledger.acknowledge({second});
        QVERIFY(!choose(b.model.indexOf(first).parent()));
    }

    void nothingHasNoMenu()
    {
        Bench b;
        b.add(ledger::EffectKind::WriteFile);
        QTreeView *view = b.panel.view();
        view->setCurrentIndex({});
        Q_EMIT view->customContextMenuRequested({view->viewport()->width() / 2, view->viewport()->height() - 2});
        QVERIFY(!b.panel.findChild<QMenu *>());
    }

    void whatRunsOnIsStopped()
    {
        Bench b;
        Effect effect;
        effect.session = base::SessionId{QStringLiteral("s")};
        effect.turn = base::TurnId{1};
        effect.kind = ledger::EffectKind::Command;
        effect.target = QStringLiteral("npm run dev");
        const base::EffectId id = b.ledger.prepare(effect).value();
        ledger::Settlement running;
        running.state = EffectState::Committing;
        running.processes = "note";
        b.ledger.settle(id, running, &b.model, {});
        QTRY_VERIFY(b.model.indexOf(id).data(models::EffectsModel::CanStopRole).toBool());
        QSignalSpy stop(&b.panel, &EffectsPanel::stopRequested);
        QVERIFY(!b.panel.grab().isNull());
        b.clickLink(id);
        QCOMPARE(stop.size(), 1);
        QCOMPARE(stop[0][0].value<base::EffectId>(), id);
        b.panel.select(id);
        QAbstractButton *const button = shownButton(b.panel, QStringLiteral("Stop it"));
        QVERIFY(button);
        button->click();
        QTest::keyClick(b.panel.view(), Qt::Key_Return);
        QCOMPARE(stop.size(), 3);
        b.model.setStopping(id);
        QVERIFY(!shownButton(b.panel, QStringLiteral("Stop it")));
        b.clickLink(id);
        QTest::keyClick(b.panel.view(), Qt::Key_Return);
        QCOMPARE(stop.size(), 3);
        QVERIFY(!b.panel.grab().isNull());
    }

    /// What was sent to a server can be read, asked or not.
    void aCallIsShown()
    {
        Bench b;
        QSignalSpy call(&b.panel, &EffectsPanel::callRequested), diff(&b.panel, &EffectsPanel::diffRequested);
        const base::EffectId file = b.add(ledger::EffectKind::WriteFile), remote = b.add(ledger::EffectKind::Remote);
        b.panel.select(remote);
        QAbstractButton *const button = shownButton(b.panel, QStringLiteral("Show call"));
        QVERIFY(button);
        button->click();
        QCOMPARE(call.size(), 1);
        QCOMPARE(call[0][0].value<base::EffectId>(), remote);
        b.panel.select(file);
        QVERIFY(!shownButton(b.panel, QStringLiteral("Show call")));
        QVERIFY(diff.isEmpty());
    }

    void theMenuComparesAndLeadsToTheTranscript()
    {
        Bench b;
        Effect effect;
        effect.session = base::SessionId{QStringLiteral("s")};
        effect.turn = base::TurnId{1};
        effect.target = QStringLiteral("/src/a.py");
        effect.path = "/src/a.py";
        const base::EffectId id = b.ledger.prepare(effect).value();
        (void)b.ledger.settle(id, EffectState::Committing, {});
        (void)b.ledger.settle(id, EffectState::Committed, {});
        QSignalSpy diff(&b.panel, &EffectsPanel::diffRequested), disk(&b.panel, &EffectsPanel::onDiskRequested),
            transcript(&b.panel, &EffectsPanel::transcriptRequested);
        const auto choose = [&](int nth) {
            Q_EMIT b.panel.view()->customContextMenuRequested(b.panel.view()->visualRect(b.model.indexOf(id)).center());
            auto *menu = b.panel.findChild<QMenu *>();
            QVERIFY(menu);
            QList<QAction *> actions = menu->actions();
            actions.removeIf([](const QAction *action) { return action->isSeparator(); });
            QCOMPARE(actions.size(), 4);
            actions[nth]->trigger();
            delete menu;
        };
        choose(1);
        choose(2);
        choose(3);
        QCOMPARE(diff.size(), 1);
        QCOMPARE(disk.size(), 1);
        QCOMPARE(transcript.size(), 1);
        QVERIFY(!b.panel.canShowDiff());
        b.panel.select(id);
        b.panel.activateWindow();
        b.panel.view()->setFocus();
        QTRY_VERIFY(b.panel.canShowDiff());
    }

    /// What is held back is decided from its row.
    void whatIsHeldBackIsDecided()
    {
        Bench b;
        std::vector<models::HeldEffect> held(4);
        const std::array actions{models::HeldAction::Look, models::HeldAction::Accept, models::HeldAction::Decide,
                                 models::HeldAction::Keep};
        for (size_t i = 0; i < held.size(); ++i) {
            held[i].action = actions[i];
            held[i].path = QByteArray::number(i);
            held[i].what = QStringLiteral("Edit");
            held[i].target = QStringLiteral("/p/x");
            held[i].added = 3;
        }
        b.model.setHeld(5, QStringLiteral("Upgrade"), held);
        QCOMPARE(b.panel.summary(), QStringLiteral("4 held back"));
        QSignalSpy accept(&b.panel, &EffectsPanel::acceptRequested), review(&b.panel, &EffectsPanel::reviewRequested),
            discard(&b.panel, &EffectsPanel::discardRequested);
        const QModelIndex group = b.model.index(0, 0);
        for (int row = 0; row < 4; ++row) {
            const QRect place = b.panel.view()->visualRect(b.model.index(row, 0, group));
            QTest::mouseClick(b.panel.view()->viewport(), Qt::LeftButton, {},
                              QPoint(place.right() - 20, place.center().y() + place.height() / 4));
        }
        QCOMPARE(accept.size(), 2);
        QCOMPARE(review.size(), 2);
        QCOMPARE(accept[0][0].toULongLong(), quint64(5));
        QCOMPARE(accept[0][1].value<models::HeldEffect>(), held[1]);
        QCOMPARE(accept[1][1].value<models::HeldEffect>(), held[3]);
        QVERIFY(!b.panel.grab().isNull());
        b.panel.view()->setCurrentIndex(b.model.index(1, 0, group));
        shownButton(b.panel, QStringLiteral("Discard"))->click();
        QCOMPARE(discard.size(), 1);
        shownButton(b.panel, QStringLiteral("Show diff"))->click();
        QCOMPARE(review.size(), 3);
        // The list may go while a menu is open.
        Q_EMIT b.panel.view()->customContextMenuRequested(
            b.panel.view()->visualRect(b.model.index(1, 0, group)).center());
        auto *menu = b.panel.findChild<QMenu *>();
        QVERIFY(menu && menu->actions().size() == 3);
        b.model.setHeld(5, {}, {});
        menu->actions().constFirst()->trigger();
        QCOMPARE(accept.size(), 2);
    }

    void closedGroupsStayClosed()
    {
        Bench b;
        b.add(ledger::EffectKind::WriteFile);
        QVERIFY(b.panel.view()->isExpanded(b.model.index(0, 0)));
        b.panel.view()->collapse(b.model.index(0, 0));
        b.add(ledger::EffectKind::CreateFile);
        QVERIFY(!b.panel.view()->isExpanded(b.model.index(0, 0)));
    }
};

BELAY_GUI_TEST(TestEffectsPanel)

} // namespace tst_effectspanel

#include "tst_effectspanel.moc"
