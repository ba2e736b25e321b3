// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/levelchip.h"

#include "base/wording.h"
#include "base/words.h"

#include <QKeyEvent>

namespace widgets {

LevelChip::LevelChip(Look *look, QWidget *parent) : FlatButton(look, ButtonKind::Normal, {}, parent)
{
    setSmall(true);
    setChevron(true);
    setLevel(false, false);
}

void LevelChip::setLevel(bool isHeld, bool isHeldInCopy)
{
    setIconName(isHeld ? QStringLiteral("held") : QString());
    setTone(isHeld ? &Theme::stopped : nullptr);
    setText(!isHeld ? base::Words::tr("writes at once")
            : isHeldInCopy
                ? tr("held back, in a copy", "a mark: the agent's changes are held back in a copy of the folder")
                : base::Words::tr("held back"));
    setAccessibleName(base::labelled(base::Words::tr("Changes"), text()));
}

void LevelChip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Down)
        FlatButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        click();
}

} // namespace widgets

#include "moc_levelchip.cpp"
