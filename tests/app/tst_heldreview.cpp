// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/heldcontroller.h"
#include "core/held/heldchanges.h"
#include "sealable.h"
#include "testclass.h"
#include "windowbench.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace tst_heldreview {

/// What is held back is decided in a review, now or later.
class TestHeldReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasDecidedWaitsForLater()
    {
        const Sealable here;
        if (!here.problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + here.problem));
        WindowBench b;
        const auto isReady = [&b] { return b.session->connection().state() == core::ConnectionState::Ready; };
        QTRY_VERIFY_WITH_TIMEOUT(isReady(), 20'000);
        QVERIFY(b.workspace->setHolding(b.session, true));
        QTRY_VERIFY_WITH_TIMEOUT(isReady() && b.session->held() && b.session->held()->view(), 20'000);
        QVERIFY(b.run(QStringLiteral("by-hand new.txt knots")));
        QTRY_VERIFY(!b.session->held()->files().empty());
        app::HeldController *const holding = b.window->page()->holding();
        using Share = models::ChangeReview::Accepted;
        for (const Share now : {Share::All, Share::None}) {
            holding->review(b.session);
            QTRY_VERIFY(holding->dialog());
            QCOMPARE(holding->dialog()->review().accepted(0), now);
            auto *list = holding->dialog()->findChild<QListWidget *>();
            list->item(list->count() - 1)->setCheckState(Qt::Unchecked);
            QTest::keyClick(holding->dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!holding->dialog());
        }
        // Nor is it accepted with what comes after another was.
        QVERIFY(b.run(QStringLiteral("by-hand other.txt knots")));
        QTRY_COMPARE(b.session->held()->files().size(), size_t(2));
        const auto shareOf = [holding](const QString &name) {
            const auto &files = holding->dialog()->review().files();
            for (size_t i = 0; i < files.size(); ++i) {
                if (files[i].input.path.endsWith(name))
                    return holding->dialog()->review().accepted(i);
            }
            return Share::Part;
        };
        holding->review(b.session);
        QTRY_VERIFY(holding->dialog());
        QCOMPARE(shareOf(QStringLiteral("new.txt")), Share::None);
        QCOMPARE(shareOf(QStringLiteral("other.txt")), Share::All);
        holding->dialog()->findChild<QPushButton *>(QStringLiteral("apply"))->click();
        QTRY_COMPARE(b.session->held()->files().size(), size_t(1));
        QTRY_VERIFY(!holding->dialog());
        holding->review(b.session);
        QTRY_VERIFY(holding->dialog());
        QCOMPARE(shareOf(QStringLiteral("new.txt")), Share::None);
    }
};

BELAY_GUI_TEST(TestHeldReview)

} // namespace tst_heldreview

#include "tst_heldreview.moc"
