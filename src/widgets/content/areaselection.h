// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "widgets/content/textparts.h"

#include <QBasicTimer>
#include <QObject>
#include <QPoint>

#include <functional>

QT_BEGIN_NAMESPACE
class QKeyEvent;
class QMouseEvent;
class QScrollBar;
class QWidget;
QT_END_NAMESPACE

namespace widgets {

/// What is selected, with mouse and keys, in a widget that paints texts of its own, which may scroll. The widget paints
/// it, too, and is its parent. Main thread.
class AreaSelection final : public QObject
{
    Q_OBJECT

public:
    /// What the widget shows, in its coordinates, those of the viewport where it scrolls; asked for whenever it is
    /// needed. The coordinates count from the right if the texts are mirrored.
    using Texts = std::function<TextParts()>;
    /// What else selects than a drag: in some widgets keys and double clicks do other things.
    enum class By { DragAlone, MouseAndKeys };
    AreaSelection(QWidget *widget, Texts texts, By by = By::MouseAndKeys);

    bool isEmpty() const { return m_anchor == m_caret; }
    /// What of each text is selected, for painting.
    TextParts::Selected selected() const { return m_texts().selected(ordered()); }
    QString text() const;
    void copy() const;
    void clear() { select({}, {}); }
    void selectAll();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    ItemSelection ordered() const { return {qMin(m_anchor, m_caret), qMax(m_anchor, m_caret)}; }
    void select(text::TextPosition anchor, text::TextPosition caret);
    void selectAround(text::TextPosition at, bool word);
    bool isFar(QPoint at) const;
    bool press(const QMouseEvent &event);
    bool doubleClick(const QMouseEvent &event);
    QPointF inTexts(const TextParts &texts, QPointF point) const;
    void point(QPointF at);
    void move(QPoint to);
    bool release();
    bool key(const QKeyEvent &event);
    std::optional<text::TextPosition> keyTarget(const QKeyEvent &event);
    text::TextPosition stepped(int step, bool words) const;
    void show(const QRectF &place);

    QWidget *m_widget;
    QWidget *m_viewport; ///< the widget itself, if it does not scroll
    QScrollBar *m_bar;   ///< null: it does not scroll
    Texts m_texts;
    By m_by;
    text::TextPosition m_anchor, m_caret;
    QPoint m_pressed, m_draggedTo;
    bool m_isPressed = false, m_isDragged = false;
    ulong m_doubleClickedAt = 0; ///< ms, as events count them; 0: no
    QBasicTimer m_scroll;        ///< while the pointer is held outside
    qreal m_column = -1;         ///< px, kept while moving by lines
};

} // namespace widgets
