// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "models/review/turnchanges.h"
#include "sampleturn.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/changesbar.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/composer/mainbutton.h"
#include "widgets/panels/dock.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_mirroring {

using namespace widgets;

namespace {

/// How far from the left, and from the right, something is painted first.
struct Margins
{
    int left = 0, right = 0;
};

Margins marginsOf(QWidget &widget)
{
    const QImage image = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    // Below and above are frames and hairlines.
    const int y = image.height() / 2;
    const int ground = qGray(image.pixel(1, 4));
    const auto isBlank = [&](int x) {
        for (int dy = -5; dy <= 5; ++dy) {
            if (qAbs(qGray(image.pixel(x, y + dy)) - ground) > 12)
                return false;
        }
        return true;
    };
    Margins margins;
    while (margins.left < image.width() && isBlank(margins.left))
        ++margins.left;
    while (margins.right < image.width() && isBlank(image.width() - 1 - margins.right))
        ++margins.right;
    return margins;
}

} // namespace

/// For languages that run from the right everything stands the other way round; only texts and icons do not.
class TestMirroring : public QObject
{
    Q_OBJECT

    FakeClock m_clock;
    Look m_look;
    models::SessionStatus m_status;
    history::Transcript m_transcript;
    models::TranscriptModel m_model;
    QTemporaryDir m_folder;
    ledger::BlobStore m_blobs{m_folder.path()};
    models::LineCounter m_counter{&m_blobs};
    models::TurnChanges m_changes{&m_counter, &m_clock};

    std::unique_ptr<QWidget> make(const QString &name)
    {
        if (name == QStringLiteral("header"))
            return std::make_unique<SessionHeader>(&m_status, &m_look);
        if (name == QStringLiteral("plan"))
            return std::make_unique<PlanBar>(&m_model, &m_status, &m_look);
        if (name == QStringLiteral("changes"))
            return std::make_unique<ChangesBar>(&m_changes, &m_look);
        return std::make_unique<DockTitle>(QStringLiteral("Effects"), &m_look);
    }

private Q_SLOTS:
    void initTestCase()
    {
        SampleTurn turn(&m_transcript, &m_clock);
        turn.playRunning();
        turn.raise(
            core::PlanChanged{{{{QStringLiteral("Look around"), acp::PlanPriority::Medium, acp::PlanStatus::InProgress},
                                {QStringLiteral("Go on"), acp::PlanPriority::Medium, acp::PlanStatus::Pending}}}});
        ledger::Effect effect;
        effect.id.value = 1;
        effect.path = "/x/a.txt";
        effect.target = QStringLiteral("/x/a.txt");
        effect.kind = ledger::EffectKind::CreateFile;
        effect.state = ledger::EffectState::Committed;
        turn.raise(core::EffectChanged{effect});
        m_model.setTranscript(&m_transcript);
        m_model.flush();
        m_changes.setTranscript(&m_transcript);
        m_status.set(sampleSnapshot(core::TurnPhase::Running, &m_clock));
    }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void everythingChangesSides_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"header", "plan", "changes", "dock"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everythingChangesSides()
    {
        QFETCH(const QString, name);
        Margins margins[2];
        std::vector<QRect> buttons[2];
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            const std::unique_ptr<QWidget> widget = make(name);
            widget->resize(700, widget->sizeHint().height());
            for (QWidget *each : widget->findChildren<QWidget *>())
                each->setFocusPolicy(Qt::NoFocus);
            widget->setFocusPolicy(Qt::NoFocus);
            widget->move(300, 300); // away from the pointer
            widget->show();
            QVERIFY2(widget->isVisible(), "there is nothing to show");
            QCoreApplication::processEvents();
            margins[direction] = marginsOf(*widget);
            for (const auto *button : widget->findChildren<QAbstractButton *>()) {
                if (button->isVisible())
                    buttons[direction].push_back(button->geometry());
            }
        }
        QVERIFY(margins[0].left < 60);
        QVERIFY2(qAbs(margins[0].left - margins[1].right) <= 3 && qAbs(margins[0].right - margins[1].left) <= 3,
                 qPrintable(QStringLiteral("%1 and %2 became %3 and %4")
                                .arg(margins[0].left)
                                .arg(margins[0].right)
                                .arg(margins[1].left)
                                .arg(margins[1].right)));
        QCOMPARE(buttons[0].size(), buttons[1].size());
        for (size_t i = 0; i < buttons[0].size(); ++i)
            QCOMPARE(buttons[1][i].right(), 699 - buttons[0][i].left());
    }

    /// The arrow of the main button is where it is painted.
    void theMenuOfStopIsAtItsOtherEnd()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        MainButton button(&m_look, &m_clock);
        MainFace face;
        face.action = MainAction::Stop;
        face.words = QStringLiteral("Stop");
        face.icon = QStringLiteral("stop");
        face.hasMenu = true;
        button.setFace(face);
        button.resize(160, 32);
        button.show();
        QSignalSpy menu(&button, &MainButton::menuWanted), stop(&button, &MainButton::acted);
        QTest::mouseClick(&button, Qt::LeftButton, {}, {5, 16});
        QCOMPARE(menu.count(), 1);
        QCOMPARE(stop.count(), 0);
        m_clock.advance(1000); // what has just changed its face takes no click
        QTest::mouseClick(&button, Qt::LeftButton, {}, {150, 16});
        QCOMPARE(menu.count(), 1);
        QCOMPARE(stop.count(), 1);
    }
};

BELAY_GUI_TEST(TestMirroring)

} // namespace tst_mirroring

#include "tst_mirroring.moc"
