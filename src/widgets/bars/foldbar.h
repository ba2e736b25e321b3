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

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    /// Of the line.
    virtual int headHeight() const { return m_look->theme().u * 8; }
    virtual bool canExpand() const { return true; }
    /// Unfolded or folded, or as wide as never before.
    virtual void layOut() = 0;
    /// Down was pressed, and there is a list.
    virtual void enterList() {}
    /// The focus, the arrow where it can be unfolded, and \p icon; empty: none. Says where words begin.
    qreal paintHead(Canvas &canvas, const QString &icon) const;

    /// The place of a list longer than the bar may be: it has the bar's ground and is no stop for the keys.
    void prepareScroll(QScrollArea *scroll, QWidget *list);

    Look *m_look;

private:
    bool m_expanded = false;
};

} // namespace widgets
