// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QLabel>
#include <QList>

namespace widgets {

/// Words in a line, also on a keycap or in a ring, an icon, a ring that is filled so far, or a number that asks to be
/// looked at.
struct LinePart
{
    QString words{};
    QFont Theme::*font = &Theme::body;
    ThemeColor color = &Theme::text;
    QString icon{};                           ///< its name; instead of words
    double gap = 2;                           ///< units before it, unless it is the first
    Qt::TextElideMode elide = Qt::ElideRight; ///< where it is cut
    bool isWhole = false;                     ///< what is before it is cut rather
    int badge = 0;                            ///< the number
    double share = -1;                        ///< of the ring, up to 1
    bool isKey = false;                       ///< the words are on a keycap
};

class Canvas;

inline ThemeColor only(const QColor &color)
{
    return [color](const Theme &) { return color; };
}
/// Paints \p parts in \p line, elided from the end.
void paintParts(Canvas &canvas, const QRectF &line, const QList<LinePart> &parts);

/// One line of words and icons in several fonts and colours. What has no room is elided, from the end. For screen
/// readers a label with all of its words.
class LineLabel : public QLabel
{
    Q_OBJECT

public:
    /// \p units: its height.
    LineLabel(Look *look, double units, QWidget *parent = nullptr, QList<LinePart> parts = {});

    void setParts(QList<LinePart> parts);
    /// It is as wide as so many units, whatever it says.
    void setColumn(double units);
    /// What the first \p parts of it need.
    int widthOf(qsizetype parts) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Look *m_look;
    const double m_units;
    double m_column = 0;
    int m_width = 0; ///< of all parts
    QList<LinePart> m_parts;
};

} // namespace widgets
