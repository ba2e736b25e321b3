// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/hunklist.h"

#include "base/visibletext.h"
#include "widgets/content/conflictcard.h"
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
        connect(look, &Look::codeColored, this, qOverload<>(&QWidget::update));
        connect(look, &Look::changed, this, [this] {
            m_body.forgetLayout();
            fit();
        });
        connect(look, &Look::diffSidesChanged, this, [this] { fit(); });
        setHunk(path, hunk);
    }
    void setHunk(const QString &path, const models::ReviewHunk &hunk)
    {
        if (m_after == hunk.after && !m_after.isNull())
            return;
        m_after = hunk.after;
        m_body.setDiff(base::visibleText(path), hunk.before, hunk.after, hunk.beforeLine, hunk.afterLine);
        m_body.forgetLayout();
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
    QString m_after; ///< that is shown
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
        const bool isInColumns =
            hasRoom && conflict.columns && conflict.card->choice() != ConflictCard::Choice::Together;
        if (conflict.columns)
            conflict.columns->setVisible(isInColumns);
        conflict.diff->setVisible(!isInColumns);
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
        m_boxes.push_back(nullptr);
        if (file.hunks[i].conflict && !m_origin.isEmpty() && purpose == models::ChangeReview::Purpose::Staged)
            addConflict(i, file);
        else
            addBox(i, file, purpose);
    }
    m_column->addStretch(1);
    refresh(file);
    verticalScrollBar()->setValue(0);
}

void HunkList::addBox(size_t number, const models::ReviewFile &file, models::ChangeReview::Purpose purpose)
{
    const bool staged = purpose == models::ChangeReview::Purpose::Staged, isConflict = file.hunks[number].conflict;
    const size_t count = file.hunks.size();
    QString words = m_takesBack ? tr("Undo change %1 of %2").arg(number + 1).arg(count)
                                : tr("Accept change %1 of %2").arg(number + 1).arg(count);
    if (isConflict && m_takesBack)
        words = tr("Undo change %1 of %2 and lose what somebody else wrote here since").arg(number + 1).arg(count);
    else if (isConflict)
        words =
            staged
                ? tr("Accept change %1 of %2 in place of what somebody else wrote here since")
                      .arg(number + 1)
                      .arg(count)
                : tr("Keep what is here, change %1 of %2: somebody else wrote here since").arg(number + 1).arg(count);
    auto *box = new QCheckBox(words, m_page);
    connect(box, &QAbstractButton::toggled, this, [this, number](bool on) { Q_EMIT accepted(number, on); });
    m_boxes[number] = box;
    m_column->addWidget(box);
    m_column->addWidget(new HunkBody(file.input.path, file.hunks[number], m_look, m_page));
}

void HunkList::addConflict(size_t number, const models::ReviewFile &file)
{
    const models::ReviewHunk &hunk = file.hunks[number];
    auto *card = new ConflictCard(tr("Both changed these lines"),
                                  tr("change %1 of %2").arg(number + 1).arg(file.hunks.size()), true, m_look, m_page);
    connect(card, &ConflictCard::chosen, this, [this, number](ConflictCard::Choice choice) {
        if (choice == ConflictCard::Choice::Mine)
            Q_EMIT mineTaken(number);
        else if (choice == ConflictCard::Choice::Together)
            Q_EMIT togetherWanted(number);
        else
            Q_EMIT accepted(number, choice == ConflictCard::Choice::Theirs);
    });
    const bool isShort = std::all_of(hunk.sides.begin(), hunk.sides.end(), [](const QString &text) {
        return text.count(u'\n') <= ConflictColumns::mostLines;
    });
    QWidget *columns = nullptr;
    if (isShort) {
        columns = new ConflictColumns({m_before, m_origin, m_after}, hunk.sides, m_look, card);
        card->addBody(columns);
    }
    auto *diff = new HunkBody(file.input.path, hunk, m_look, card);
    card->addBody(diff);
    m_column->addWidget(card);
    m_conflicts.push_back({number, card, columns, diff});
}

void HunkList::setSideNames(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    m_head->setNames(before, after);
}

void HunkList::refresh(const models::ReviewFile &file)
{
    for (const Conflict &conflict : m_conflicts) {
        const models::ReviewHunk &hunk = file.hunks[conflict.hunk];
        conflict.card->setChoice(hunk.mine       ? ConflictCard::Choice::Mine
                                 : hunk.together ? ConflictCard::Choice::Together
                                 : hunk.accepted ? ConflictCard::Choice::Theirs
                                                 : ConflictCard::Choice::None);
        static_cast<HunkBody *>(conflict.diff)->setHunk(file.input.path, hunk);
    }
    placeHead();
    for (size_t i = 0; i < m_boxes.size() && i < file.hunks.size(); ++i) {
        if (!m_boxes[i])
            continue;
        const QSignalBlocker blocker(m_boxes[i]);
        m_boxes[i]->setChecked(file.hunks[i].accepted);
    }
}

} // namespace widgets
