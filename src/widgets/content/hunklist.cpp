// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/hunklist.h"

#include "base/visibletext.h"
#include "widgets/content/conflictcolumns.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/diffhead.h"
#include "widgets/style/slimscrollbar.h"

#include <QCheckBox>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

namespace {

/// The lines of one hunk, at full height.
class HunkBody : public QWidget
{
public:
    HunkBody(const QString &path, const models::ReviewHunk &hunk, Look *look, QWidget *parent)
        : QWidget(parent)
        , m_look(look)
    {
        m_body.setDiff(base::visibleText(path), hunk.before, hunk.after, hunk.beforeLine, hunk.afterLine);
        connect(look, &Look::codeColored, this, qOverload<>(&QWidget::update));
        connect(look, &Look::changed, this, [this] {
            m_body.forgetLayout();
            fit();
        });
        connect(look, &Look::diffSidesChanged, this, [this] { fit(); });
        fit();
    }

protected:
    void resizeEvent(QResizeEvent *) override { fit(); }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const Theme &t = m_look->theme();
        const QPointF at = event->position() - QPointF(1, t.u);
        const auto folds = m_body.folds(t, at.y(), at.y(), 1);
        if (event->button() != Qt::LeftButton || folds.empty())
            return;
        m_body.unfold(folds.front().chunk, folds.front().sideAt(at));
        m_body.forgetLayout();
        fit();
    }
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const Theme &t = m_look->theme();
        m_body.paint(c, m_look, QPointF(1, t.u), event->rect());
        painter.setPen(t.line);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    void fit()
    {
        const Theme &t = m_look->theme();
        m_body.setLayout(qMax(t.u * 20, width() - 2), t, m_look->diffSides());
        setFixedHeight(m_body.height(t) + 2 * t.u);
        update();
    }

    Look *m_look;
    DiffBody m_body{[this] { fit(); }};
};

} // namespace

HunkList::HunkList(Look *look, QWidget *parent)
    : QScrollArea(parent)
    , m_look(look)
    , m_page(new QWidget)
    , m_column(new QVBoxLayout(m_page))
    , m_head(new DiffHead(look, this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new SlimScrollBar(look, &Theme::base, this));
    setAccessibleName(tr("Changes of this file"));
    setWidget(m_page);
    m_page->setAutoFillBackground(true);
    m_page->setBackgroundRole(QPalette::Base);
    connect(look, &Look::changed, this, &HunkList::restyle);
    restyle();
}

void HunkList::restyle()
{
    const Theme &t = m_look->theme();
    QPalette palette = m_page->palette();
    palette.setColor(QPalette::Base, t.base);
    // Styles derive the outline of a check box from this colour, which on a dark background would be too dark.
    palette.setColor(QPalette::Window, t.text2);
    palette.setColor(QPalette::WindowText, t.text);
    m_page->setPalette(palette);
    m_column->setContentsMargins(t.u * 2, t.u * 2, t.u * 2, t.u * 2);
    m_column->setSpacing(t.u * 2);
    setViewportMargins(0, m_head->wantedHeight(), 0, 0);
    placeHead();
}

void HunkList::placeHead()
{
    const Theme &t = m_look->theme();
    m_head->setGeometry(0, 0, width(), m_head->wantedHeight());
    const bool hasRoom = DiffBody::hasRoomForSides(viewport()->width() - t.u * 4 - 2, t);
    m_head->setHasRoom(hasRoom);
    for (const Conflict &conflict : m_conflicts) {
        conflict.columns->setVisible(hasRoom);
        conflict.diff->setVisible(!hasRoom);
    }
}

void HunkList::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    placeHead();
}

void HunkList::setFile(const models::ReviewFile &file, models::ChangeReview::Purpose purpose)
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    m_conflicts.clear();
    for (size_t i = 0; i < file.hunks.size(); ++i) {
        const models::ReviewHunk &hunk = file.hunks[i];
        const bool staged = purpose == models::ChangeReview::Purpose::Staged;
        QString words = m_takesBack ? tr("Undo change %1 of %2").arg(i + 1).arg(file.hunks.size())
                                    : tr("Accept change %1 of %2").arg(i + 1).arg(file.hunks.size());
        if (hunk.conflict && m_takesBack)
            words = tr("Undo change %1 of %2 and lose what somebody else wrote here since")
                        .arg(i + 1)
                        .arg(file.hunks.size());
        else if (hunk.conflict)
            words = staged ? tr("Accept change %1 of %2 in place of what somebody else wrote here since")
                                 .arg(i + 1)
                                 .arg(file.hunks.size())
                           : tr("Keep what is here, change %1 of %2: somebody else wrote here since")
                                 .arg(i + 1)
                                 .arg(file.hunks.size());
        auto *box = new QCheckBox(words, m_page);
        connect(box, &QAbstractButton::toggled, this, [this, i](bool on) { Q_EMIT accepted(i, on); });
        m_boxes.push_back(box);
        m_column->addWidget(box);
        auto *diff = new HunkBody(file.input.path, hunk, m_look, m_page);
        m_column->addWidget(diff);
        const bool isShort = std::all_of(hunk.sides.begin(), hunk.sides.end(), [](const QString &text) {
            return text.count(u'\n') <= ConflictColumns::mostLines;
        });
        if (hunk.conflict && isShort && !m_origin.isEmpty()) {
            auto *columns = new ConflictColumns({m_before, m_origin, m_after}, hunk.sides, m_look, m_page);
            m_column->addWidget(columns);
            m_conflicts.push_back({columns, diff});
        }
    }
    m_column->addStretch(1);
    placeHead();
    refresh(file);
    verticalScrollBar()->setValue(0);
}

void HunkList::setSideNames(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    m_head->setNames(before, after);
}

void HunkList::refresh(const models::ReviewFile &file)
{
    for (size_t i = 0; i < m_boxes.size() && i < file.hunks.size(); ++i) {
        const QSignalBlocker blocker(m_boxes[i]);
        m_boxes[i]->setChecked(file.hunks[i].accepted);
    }
}

} // namespace widgets
