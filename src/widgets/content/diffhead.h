// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

namespace widgets {

class FlatButton;
class LineLabel;

/// The heading of a change in a dialog: the number of changed lines, and the button for side by side.
class DiffHead : public Ground
{
    Q_OBJECT

public:
    explicit DiffHead(Look *look, QWidget *parent);

    void setCounts(int added, int removed);
    /// Shown over the two sides, while there are two.
    void setNames(const QString &before, const QString &after);
    /// The button is hidden if there is no room for two sides.
    void setHasRoom(bool hasRoom);
    int wantedHeight() const { return sizeHint().height(); }

private:
    void refresh();

    LineLabel *m_one, *m_other;
    FlatButton *m_turn;
    QString m_before, m_after;
    int m_added = 0, m_removed = 0;
    bool m_hasRoom = true;
};

} // namespace widgets
