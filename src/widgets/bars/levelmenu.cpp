// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/levelmenu.h"

#include "models/texts/heldtext.h"

#include <QActionGroup>
#include <QLabel>
#include <QWidgetAction>

namespace widgets {

LevelMenu::LevelMenu(const models::SessionSnapshot &session, QWidget *parent) : QMenu(parent)
{
    const QString problem = models::whyHoldingStays(session);
    auto *levels = new QActionGroup(this);
    for (const bool holds : {false, true}) {
        QAction *level = levels->addAction(holds ? tr("&Hold changes back") : tr("&Off: changes are written at once"));
        level->setObjectName(holds ? QStringLiteral("hold") : QStringLiteral("off"));
        level->setCheckable(true);
        level->setChecked(session.isHolding == holds);
        level->setEnabled(session.isHolding == holds || problem.isEmpty());
        addAction(level);
        connect(level, &QAction::triggered, this, [this, holds, isHolding = session.isHolding] {
            if (holds != isHolding)
                Q_EMIT holdingChosen(holds);
        });
    }
    addWords(models::notHeldText(session.isHeldInCopy));
    addSeparator();
    addWords(problem.isEmpty() ? tr("Another choice starts the agent again.") : problem);
}

/// A sentence that wraps, since items do not.
void LevelMenu::addWords(const QString &words)
{
    auto *label = new QLabel(words, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    const int em = fontMetrics().horizontalAdvance(u'0');
    label->setContentsMargins(em * 3, em / 2, em * 2, em / 2);
    label->setFixedWidth(em * 48);
    label->setMinimumHeight(label->heightForWidth(label->width()));
    auto *action = new QWidgetAction(this);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    addAction(action);
}

} // namespace widgets
