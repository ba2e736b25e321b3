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
    using proxy::NetworkLevel;
    const QString problem = models::whyHoldingStays(session);
    addSection(base::Words::tr("Changes"));
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &words, const QString &name, bool isNow, bool isPossible) {
        QAction *level = group->addAction(words);
        level->setObjectName(name);
        level->setCheckable(true);
        level->setChecked(isNow);
        level->setEnabled(isPossible);
        addAction(level);
        return level;
    };
    for (const bool holds : {false, true}) {
        const bool isNow = session.isHolding == holds;
        const QAction *level =
            add(holds ? tr("&Held back") : tr("&Writes at once"),
                holds ? QStringLiteral("hold") : QStringLiteral("off"), isNow, isNow || problem.isEmpty());
        if (!isNow)
            connect(level, &QAction::triggered, this, [this, holds] { Q_EMIT holdingChosen(holds); });
    }
    addWords(models::notHeldText(session.isHeldInCopy));
    addSection(base::Words::tr("Network"));
    group = new QActionGroup(this);
    const auto addNetwork = [&](const QString &words, NetworkLevel is) {
        const bool isNow = session.network.level == is, isList = is == NetworkLevel::Only;
        const QAction *level =
            add(words, proxy::nameOf(is), isNow, (isNow && !isList) || models::whyNetworkStays(session, is).isEmpty());
        if (isList)
            connect(level, &QAction::triggered, this, &LevelMenu::hostsRequested);
        else if (!isNow)
            connect(level, &QAction::triggered, this, [this, is] { Q_EMIT networkChosen(is); });
    };
    addNetwork(tr("&Off"), NetworkLevel::Unwatched);
    addNetwork(tr("&Record hosts"), NetworkLevel::Note);
    addNetwork(tr("Only &these hosts…"), NetworkLevel::Only);
    addSeparator();
    addWords(problem.isEmpty() ? base::Words::tr("Changing this restarts the agent.") : problem);
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
