// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QBoxLayout>
#include <QMarginsF>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;

namespace widgets {

/// A colour of the theme, also of a later one: a member of Theme, or a function.
using ThemeColor = std::function<QColor(const Theme &)>;

inline ThemeColor colorOf(Tone Theme::*tone)
{
    return [tone](const Theme &t) { return (t.*tone).color; };
}
inline ThemeColor tintOf(Tone Theme::*tone)
{
    return [tone](const Theme &t) { return (t.*tone).tint; };
}

/// Gives \p layout its margins and its spacing in units of the theme, also of a later one. Left is where a line begins.
void setSpace(QLayout *layout, Look *look, const QMarginsF &margins, double spacing = 0);

/// What stands in a row or a column: a widget, a layout, or empty room. Its share says how much of the room that is
/// left it takes.
struct Cell
{
    Cell(QWidget *what, int takes = 0, Qt::Alignment at = {}) : widget(what), share(takes), place(at) {}
    Cell(QLayout *what, int takes = 0) : layout(what), share(takes) {}
    static Cell room(int takes = 0) { return {static_cast<QWidget *>(nullptr), takes}; }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int share;
    Qt::Alignment place{};
};

/// A row of \p cells, which is the layout of \p on unless that is null; its space is that of setSpace(),
/// without a \p look that of the style.
QBoxLayout *rowOf(Look *look, std::initializer_list<Cell> cells, const QMarginsF &margins = {}, double spacing = 0,
                  QWidget *on = nullptr);
/// The same, one below the other.
QBoxLayout *columnOf(Look *look, std::initializer_list<Cell> cells, const QMarginsF &margins = {}, double spacing = 0,
                     QWidget *on = nullptr);

/// Puts \p widget at \p place in \p layout, which is laid out anew only if it was elsewhere.
void keepAt(QBoxLayout *layout, int place, QWidget *widget);

/// Takes away what stands in \p layout, which may be what was just clicked.
void clearLayout(QLayout *layout);

/// Makes \p rows those of \p items, in order: one goes on showing its item, so that the focus stays on it, \p make
/// returns a new one, and those of no item go, of which one may have been clicked. \p shows tells whether a row is of
/// an item.
template <class Row, class Items, class Shows, class Make>
void keepRows(std::vector<Row *> &rows, const Items &items, Shows shows, Make make)
{
    std::vector<Row *> now;
    for (const auto &item : items) {
        const auto known = std::find_if(rows.begin(), rows.end(), [&](const Row *row) { return shows(*row, item); });
        now.push_back(known == rows.end() ? make(item) : *known);
        if (known != rows.end())
            rows.erase(known);
    }
    for (Row *gone : rows) {
        gone->hide();
        gone->deleteLater();
    }
    rows = std::move(now);
}

/// Gives \p widget a font and the colour of its text, also of a later theme.
void setFace(QWidget *widget, Look *look, QFont Theme::*font, ThemeColor color = &Theme::text);

/// Gives \p field its height, its font, and a leading \p icon if that is not empty, which says its accessible name.
void setField(QLineEdit *field, Look *look, QFont Theme::*font, const QString &icon = {});

/// A label for a text as it stands, in as many lines as it needs.
QLabel *wordsLabel(Look *look, QWidget *parent, QFont Theme::*font = &Theme::body, ThemeColor color = &Theme::text,
                   const QString &words = {});

/// What is composed of other widgets stands on it: a colour, with a line at some edges or an outline. Has the frame of
/// the focus while it has that.
class Ground : public QWidget
{
    Q_OBJECT

public:
    /// \p color: none if null. \p lines: at these edges, of which the left one is where a line begins.
    Ground(Look *look, ThemeColor color, QWidget *parent, Qt::Edges lines = {}, ThemeColor line = &Theme::line);
    /// A rounded outline. \p below: units that stay free below it; negative: by which it goes on below the visible
    /// part.
    void setOutline(ThemeColor outline, double below = 0);
    void setLines(Qt::Edges lines);
    /// Its accessible name: screen readers are told of another one only.
    void setSpoken(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    virtual bool showsFocus() const { return hasFocus(); }
    /// What the frame of the focus is around.
    virtual QRect focusPlace() const { return rect(); }

    Look *m_look;

private:
    ThemeColor m_color, m_line, m_outline;
    Qt::Edges m_lines;
    double m_below = 0;
};

} // namespace widgets
