// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

/// The button of \p parent that says \p words and can be seen; null: there is none.
inline QAbstractButton *shownButton(const QWidget &parent, const QString &words)
{
    const auto all = parent.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : all) {
        if (button->isVisible() && button->text() == words)
            return button;
    }
    return nullptr;
}
