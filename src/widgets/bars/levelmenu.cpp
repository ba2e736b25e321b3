// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/levelmenu.h"

#include "base/words.h"
#include "models/texts/heldtext.h"
#include "proxy/networkrules.h"

#include <QActionGroup>
#include <QLabel>
#include <QWidgetAction>

namespace widgets {

LevelMenu::LevelMenu(const models::SessionSnapshot &session, QWidget *parent) : QMenu(parent)
{
    addChanges(session);
    addNetwork(session);
    addSeparator();
    const QString problem = models::whyHoldingStays(session);
    addWords(problem.isEmpty() ? base::Words::tr("Changing this restarts the agent.") : problem);
}

void LevelMenu::addChanges(const models::SessionSnapshot &session)
{
    addSection(base::Words::tr("Changes"));
    const QString problem = models::whyHoldingStays(session);
    auto *levels = new QActionGroup(this);
    for (const bool holds : {false, true}) {
        QAction *level = levels->addAction(holds ? tr("&Held back") : tr("&Writes at once"));
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
}

void LevelMenu::addNetwork(const models::SessionSnapshot &session)
{
    using proxy::NetworkLevel;
    addSection(base::Words::tr("Network"));
    auto *levels = new QActionGroup(this);
    const auto add = [&](const QString &words, NetworkLevel is) {
        const bool isNow = session.network.level == is;
        QAction *level = levels->addAction(words);
        level->setObjectName(proxy::nameOf(is));
        level->setCheckable(true);
        level->setChecked(isNow);
        level->setEnabled((isNow && is != NetworkLevel::Only) || models::whyNetworkStays(session, is).isEmpty());
        addAction(level);
        connect(level, &QAction::triggered, this, [this, is, isNow] {
            if (is == NetworkLevel::Only)
                Q_EMIT hostsRequested();
            else if (!isNow)
                Q_EMIT networkChosen(is);
        });
    };
    add(tr("&Off"), NetworkLevel::Unwatched);
    add(tr("&Record hosts"), NetworkLevel::Note);
    add(tr("Only &these hosts…"), NetworkLevel::Only);
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
    // Only so that the keys go past it: it is to be read.
    QPalette palette = label->palette();
    palette.setBrush(QPalette::Disabled, QPalette::WindowText, palette.brush(QPalette::Active, QPalette::WindowText));
    label->setPalette(palette);
    auto *action = new QWidgetAction(this);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    addAction(action);
}

} // namespace widgets

#include "moc_levelmenu.cpp"
