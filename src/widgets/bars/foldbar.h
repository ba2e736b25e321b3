// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QWidget>

class QScrollArea;

namespace widgets {

class Canvas;

/// A bar over the composer: a line that unfolds to a list, by a click on it or with the keys.
class FoldBar : public QWidget
{
    Q_OBJECT

public:
    FoldBar(Look *look, QWidget *parent);
    bool isExpanded() const { return m_expanded; }

public Q_SLOTS:
    void setExpanded(bool expanded);

Q_SIGNALS:
    void unfolded();
    void focusReleased(); ///< what had the focus was folded

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    /// Height of the line.
    virtual int headHeight() const { return m_look->theme().u * 8; }
    virtual bool canExpand() const { return true; }
    /// Called when it was folded or unfolded, or its width has changed.
    virtual void layOut() = 0;
    /// Down was pressed while the list is open.
    virtual void enterList() {}
    /// Paints the focus, the arrow if it can be unfolded, and \p icon if it is not empty, in \p color or that of weak
    /// text. Returns where the text begins.
    qreal paintHead(Canvas &canvas, const QString &icon, const QColor &color = {}) const;

    /// Prepares the scroll area of a long list: it has the bar's background and no tab stop.
    void prepareScroll(QScrollArea *scroll, QWidget *list);

    Look *m_look;

private:
    bool m_expanded = false;
};

} // namespace widgets
