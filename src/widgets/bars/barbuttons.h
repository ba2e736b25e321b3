// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include <utility>
#include <vector>

namespace widgets {

class FlatButton;

/// The buttons at the end of a bar's first line, in their order.
class BarButtons
{
public:
    BarButtons(std::vector<FlatButton *> buttons = {}) : m_buttons(std::move(buttons)) {}

    /// Puts those that are shown in the middle of a line of \p height at the top of \p bar, which is their parent: with
    /// \p gap between them, and less before one that is an icon alone. \p unit is that of the theme.
    void place(const QWidget *bar, int height, int unit, int gap) const;
    /// Where the line's text has to end, as if it ran from left to right.
    int endOfText(const QWidget *bar, int unit) const;

private:
    std::vector<FlatButton *> m_buttons;
};

} // namespace widgets
