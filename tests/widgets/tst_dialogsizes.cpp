// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/permissionrules.h"
#include "core/remote/mcpentry.h"
#include "models/lists/agentsessionsmodel.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "widgets/dialogs/agents/agentsessionsdialog.h"
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/agents/registrydialog.h"
#include "widgets/dialogs/linkdialog.h"
#include "widgets/dialogs/manualdialog.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/dialogs/review/calldialog.h"
#include "widgets/dialogs/review/changesdialog.h"
#include "widgets/dialogs/review/commentdialog.h"
#include "widgets/dialogs/review/retrydialog.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/dialogs/settings/rulesdialog.h"
#include "widgets/dialogs/settings/settingsdialog.h"
#include "widgets/dialogs/settings/shortcutsdialog.h"

#include "accessibletree.h"
#include "everydialog.h"
#include "testclass.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace tst_dialogsizes {

using namespace widgets;
using Make = std::function<QDialog *(Look *look)>;

/// No dialog is larger than its screen, however large the letters are, nor can its contents make it so.
class TestDialogSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDialogFitsItsScreen_data()
    {
        QTest::addColumn<Make>("make");
        for (const SampleDialog &one : everyDialog())
            QTest::newRow(one.name) << one.make;
    }

    void theFrameIsOneForAll_data() { aDialogFitsItsScreen_data(); }
    void theFrameIsOneForAll()
    {
        QFETCH(const Make, make);
        Look look;
        const std::unique_ptr<QDialog> dialog(make(&look));
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        // Close and Cancel do nothing, and are never what Enter presses but where they have the focus.
        const auto *box = dialog->findChild<QDialogButtonBox *>();
        QVERIFY(box);
        for (QAbstractButton *button : box->buttons()) {
            const auto *push = qobject_cast<QPushButton *>(button);
            if (push && box->buttonRole(button) == QDialogButtonBox::RejectRole)
                QVERIFY2(!push->isDefault() || push->hasFocus(), qPrintable(push->text()));
        }
        // A screen reader names each control.
        QStringList unnamed;
        addUnnamed(QAccessible::queryAccessibleInterface(dialog.get()), &unnamed);
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
        // The foot is under a line that goes from side to side.
        const int u = qMax(3, qRound(dialog->fontMetrics().height() / 4.5));
        QCOMPARE(dialog->width() - box->mapTo(dialog.get(), QPoint(box->width(), 0)).x(), u * 4);
        const QList<QWidget *> parts = dialog->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        QVERIFY(std::ranges::any_of(parts, [&](const QWidget *part) {
            return part->height() == 1 && part->width() == dialog->width() &&
                   part->y() < box->mapTo(dialog.get(), QPoint()).y();
        }));
        // The first list or field has the focus, and Tab goes down from it.
        QList<const QWidget *> stops;
        for (const QWidget *at = dialog->nextInFocusChain(); at != dialog.get(); at = at->nextInFocusChain()) {
            if ((at->focusPolicy() & Qt::TabFocus) && at->isVisible() && !at->focusProxy())
                stops << at;
        }
        const auto isField = [](const QWidget *one) {
            return one->isEnabled() && (qobject_cast<const QLineEdit *>(one) || qobject_cast<const QComboBox *>(one) ||
                                        qobject_cast<const QAbstractItemView *>(one));
        };
        const auto first = std::ranges::find_if(stops, isField);
        if (first != stops.end() && !box->isAncestorOf(dialog->focusWidget()))
            QCOMPARE(dialog->focusWidget(), *first);
        for (const QFormLayout *form : dialog->findChildren<QFormLayout *>()) {
            qsizetype before = -1;
            for (int row = 0; row < form->rowCount(); ++row) {
                const QLayoutItem *item = form->itemAt(row, QFormLayout::FieldRole);
                const qsizetype at = item ? stops.indexOf(item->widget()) : -1;
                QVERIFY(at < 0 || at > before);
                before = qMax(at, before);
            }
        }
        // The foot comes last, and by Tab one gets to each of its buttons.
        QVERIFY(std::ranges::is_partitioned(stops, [box](const QWidget *one) { return !box->isAncestorOf(one); }));
        QSet<const QWidget *> seen;
        for (qsizetype i = 0; i < 2 * stops.size() + 40; ++i) {
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
            seen.insert(dialog->focusWidget());
        }
        for (const QAbstractButton *button : box->buttons())
            QVERIFY2(!button->isEnabled() || !button->isVisible() || seen.contains(button), qPrintable(button->text()));
        // The labels of all forms are one column.
        QSet<int> columns;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            const QWidget *field = label->buddy();
            const auto *form = label->parentWidget() ? label->parentWidget()->findChild<QFormLayout *>() : nullptr;
            if (field && field->isVisible() && form && form->labelForField(label->buddy()) == label)
                columns.insert(field->mapTo(dialog.get(), QPoint()).x());
        }
        QVERIFY2(columns.size() < 2, qPrintable(QString::number(columns.size())));
    }

    /// It appears with the row that is selected, and moves nothing.
    void whatIsKnownOfAnAgentHasRoom()
    {
        AgentFields known = sampleAgent();
        known.statistics.stops = known.statistics.confirmed = 41;
        known.statistics.slowest = base::Milliseconds(900);
        known.statistics.times.assign(20, base::Milliseconds(200));
        AgentFields other = sampleAgent();
        other.id = QStringLiteral("other");
        AgentsDialog dialog;
        dialog.show();
        dialog.setAgents({other, known}, QStringLiteral("other"));
        auto *list = dialog.findChild<QListWidget *>(QStringLiteral("list"));
        const QRect place = list->geometry();
        for (const int row : {0, 1}) {
            list->setCurrentRow(row);
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
            QCOMPARE(list->geometry(), place);
            for (const QLabel *label : dialog.findChildren<QLabel *>()) {
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            }
        }
    }

    /// At the size it has, and no larger one.
    void aNewSessionsWordsAreNotCut()
    {
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSize(18);
        QApplication::setFont(font);
        {
            const AgentFields one = sampleAgent();
            NewSessionDialog dialog({one}, QStringLiteral("agent"), {QStringLiteral("/tmp")});
            const QLayout *layout = dialog.layout();
            QVERIFY(dialog.height() >= qMin(layout->totalHeightForWidth(dialog.width()),
                                            dialog.screen()->availableSize().height() * 9 / 10));
        }
        QApplication::setFont(usual);
    }

    void aDialogFitsItsScreen()
    {
        QFETCH(const Make, make);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSize(18);
        QApplication::setFont(font);
        {
            Look look;
            const std::unique_ptr<QDialog> dialog(make(&look));
            dialog->show();
            QCoreApplication::processEvents();
            const QSize room = dialog->screen()->availableSize(), size = dialog->frameGeometry().size();
            QSize least = dialog->minimumSize();
            if (dialog->layout())
                least = least.expandedTo(dialog->layout()->totalMinimumSize());
            for (const QSize &one : {size, least})
                QVERIFY2(one.width() <= room.width() && one.height() <= room.height(),
                         qPrintable(QStringLiteral("%1 × %2").arg(one.width()).arg(one.height())));
            // Nothing stands on anything else.
            for (const QLabel *label : dialog->findChildren<QLabel *>()) {
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            }
        }
        QApplication::setFont(usual);
    }
};

BELAY_GUI_TEST(TestDialogSizes)

} // namespace tst_dialogsizes

#include "tst_dialogsizes.moc"
