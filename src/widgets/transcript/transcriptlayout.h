// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocknode.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"
#include "widgets/transcript/scrollanchor.h"
#include "widgets/transcript/transcriptplace.h"
#include "widgets/transcript/transcriptrows.h"

#include <QObject>

#include <set>

QT_BEGIN_NAMESPACE
class QAbstractScrollArea;
class QScrollBar;
class QWidget;
QT_END_NAMESPACE

namespace widgets {

/// Places the rows of a conversation in the viewport of \p area: measures those near it, moves the scroll bar so that
/// the reading position is kept, and drops layouts that are far away. Points and rectangles are in the viewport and,
/// unless stated otherwise, for a left-to-right layout; "unit" as in TranscriptRows. Main thread; \p rows, \p context
/// and \p area must outlive it.
class TranscriptLayout : public QObject
{
    Q_OBJECT

public:
    TranscriptLayout(TranscriptRows *rows, const ItemContext *context, QAbstractScrollArea *area);

    /// Width of gutter and text column together in a view of \p width.
    static int columnWidth(const Theme &theme, int width);

    ScrollAnchor &anchor() { return m_anchor; }
    const ScrollAnchor &anchor() const { return m_anchor; }

    // Places.

    /// Converts between the viewport's coordinates and those of a left-to-right layout.
    QPoint toContent(QPoint point) const;
    QRect toContent(const QRect &rect) const;
    QRect viewRect() const;
    int viewHeight() const { return viewRect().height(); }
    const Theme &theme() const { return m_context->theme(); }
    int columnLeft() const; ///< of the text
    int viewTop(int unit) const;
    QRect unitRect(int unit) const;
    /// Including what extends beside the text column, as far as it is visible.
    QRect shownRect(int unit) const;
    /// The room beside the text column.
    text::SideRoom roomBeside() const;
    int unitAtPoint(QPoint point) const; ///< -1: none
    /// The unit at height \p y; there must be one.
    int unitAtLine(int y) const;
    TranscriptPlace placeAt(QPoint point) const;
    /// For a selection that began at \p anchor.
    TranscriptPlace placeFrom(TranscriptPlace anchor, QPoint point) const;
    /// Where the item of a row begins, which a group shows below others.
    QPointF originOf(int row) const;
    /// Whether there is text that can be selected at \p point.
    bool hasTextAt(QPoint point) const;
    /// Null if there is none; valid until its item is painted or laid out again.
    const HotSpot *hotSpotAt(QPoint point, int *unit) const;
    QString linkAt(QPoint point) const;

    // Changes.

    void reset();
    /// \p count rows were prepended.
    void shiftRows(int count);
    void relayout();
    bool isUnderWay() const { return m_isUnderWay; } ///< relayout() is running
    /// The user has moved the scroll bar.
    void onScrolled();
    void updateAtEnd();
    void scrollBy(int pixels);
    void scrollToRow(int row);
    /// Scrolls so that its end is visible; a row that fits into the view is shown from its beginning.
    void scrollToEndOfRow(int row);
    /// Its item was folded or unfolded: its head stays under the pointer.
    void onFolded(int unit);
    /// On return, all pending changes of the model are laid out.
    void settle() { Q_EMIT settleWanted(); }
    void update(); ///< repaints everything
    void update(int unit);

Q_SIGNALS:
    void laidOut();
    /// Pending changes of the model must be read and laid out at once.
    void settleWanted();

private:
    void hold(int row, int below);
    bool measureInView(qint64 scrolled);
    void releaseFar();
    QScrollBar *bar() const;
    QWidget *viewport() const;

    TranscriptRows *m_rows;
    const ItemContext *m_context;
    QAbstractScrollArea *m_area;
    ScrollAnchor m_anchor;
    std::set<int> m_warm; ///< rows that hold layouts
    bool m_isUnderWay = false;
};

} // namespace widgets
