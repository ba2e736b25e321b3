// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptview.h"

#include "base/clock.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "models/search/searchsources.h"
#include "models/search/transcriptsearch.h"
#include "widgets/style/slimscrollbar.h"
#include "widgets/transcript/messageitems.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptaccessible.h"

#include <QApplication>
#include <QScrollBar>

#include <algorithm>

namespace widgets {
namespace {

const QEvent::Type syncEvent = QEvent::Type(QEvent::registerEventType());

} // namespace

TranscriptView::TranscriptView(models::TranscriptModel *model, Look *look, base::Clock *clock, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_look(look)
    , m_clock(clock)
    , m_typing(clock)
    , m_rows(model, m_context, [this](const history::Entry &entry) { return makeRowItem(entry); })
    , m_newButton(new FlatButton(look, ButtonKind::Normal, QString(), viewport()))
{
    TranscriptAccessible::install(); // before anybody is told of this
    m_context.look = look;
    m_context.clock = clock;
    m_context.images = &m_images;
    m_context.typing = &m_typing;
    m_context.changed = [this](history::EntryId id) {
        if (const int row = rowOf(id); row >= 0) {
            m_again.insert(row);
            m_againTimer.start(0, this);
        }
    };
    m_context.entry = [this](history::EntryId id) {
        const int row = rowOf(id);
        return row >= 0 ? &m_model->entry(row) : nullptr;
    };
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Conversation"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new SlimScrollBar(look, &Theme::base, this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setCursor(Qt::ArrowCursor);
    m_newButton->setIconName(QStringLiteral("down"));
    m_newButton->hide();
    connect(m_newButton, &QAbstractButton::clicked, this, &TranscriptView::scrollToEnd);
    connect(model, &QAbstractItemModel::modelReset, this, &TranscriptView::reset);
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { rowsInserted(first, last); });
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to) { rowsChanged(from.row(), to.row()); });
    connect(look, &Look::changed, this, [this] { restyle(true); });
    connect(look, &Look::codeColored, viewport(), qOverload<>(&QWidget::update));
    connect(&m_images, &ImageLoader::changed, viewport(), qOverload<>(&QWidget::update));
    connect(look, &Look::diffSidesChanged, this, [this] { restyle(false); });
    restyle(false);
    reset();
}

TranscriptView::~TranscriptView()
{
    m_rows.clear();
}

int TranscriptView::columnWidth(const Theme &theme, int width)
{
    const int u = theme.u;
    const int margin = width < u * 140 ? u * 3 : u * 4;
    const int widest = qMin(QFontMetrics(theme.body).averageCharWidth() * 90, u * 165);
    return u * 7 + qMax(u * 30, qMin(widest, width - 2 * margin - u * 7));
}

int TranscriptView::columnLeft() const
{
    // Centred in the view with its scroll bar, as what lies under it is.
    const int all = columnWidth(m_look->theme(), width());
    return (width() - all) / 2 + m_look->theme().u * 7;
}

QPoint TranscriptView::toContent(QPoint point) const
{
    return m_look->theme().prose.mirrored ? QPoint(viewport()->width() - 1 - point.x(), point.y()) : point;
}

QRect TranscriptView::toContent(const QRect &rect) const
{
    return m_look->theme().prose.mirrored
               ? QRect(viewport()->width() - rect.left() - rect.width(), rect.top(), rect.width(), rect.height())
               : rect;
}

void TranscriptView::setAgentName(const QString &name)
{
    if (std::exchange(m_context.agentName, name) != name)
        viewport()->update();
}

void TranscriptView::setBaseFolder(const QString &folder)
{
    m_context.baseFolder = folder;
    if (m_search)
        m_search->setBaseFolder(folder);
    reset();
}

std::unique_ptr<TranscriptItem> TranscriptView::makeRowItem(const history::Entry &entry)
{
    const auto *permission = std::get_if<history::Permission>(&entry.body);
    if (permission && permission->end == core::PermissionEnd::Open)
        return permissionItem(entry);
    dropCard(entry.id);
    return makeItem(entry, m_context);
}

// --- what the model says -------------------------------------------------------------------------------------

void TranscriptView::reset()
{
    m_rows.clear();
    for (const auto &[id, card] : m_cards) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    m_openPermissions.clear();
    m_followsAgain = false;
    m_focusFrom = 0;
    m_dirty.clear();
    m_again.clear();
    m_warm.clear();
    m_pinned = true;
    m_newRows = 0;
    m_currentRow = m_currentSpot = m_pointedRow = -1;
    m_selectionAnchor = m_selectionCaret = Place();
    if (m_model->rowCount() > 0)
        m_rows.insert(0, m_model->rowCount() - 1);
    for (int row = 0; row < m_model->rowCount(); ++row)
        noteOpenPermission(row);
    scheduleSync();
}

void TranscriptView::rowsInserted(int first, int last)
{
    const int count = last - first + 1;
    const bool before = first < m_rows.rowCount();
    m_rows.insert(first, last);
    for (int row = first; row <= last; ++row)
        noteOpenPermission(row);
    if (!before)
        announceNews(first, last);
    if (before) {
        shiftRows(count);
        m_earlierAsked = false;
        if (m_toBeginning)
            m_anchor = {};
    } else if (!m_pinned)
        m_newRows += count;
    scheduleSync();
}

/// So many rows have come before all others.
void TranscriptView::shiftRows(int count)
{
    const auto shift = [count](std::set<int> &rows) {
        std::set<int> moved;
        for (const int row : rows)
            moved.insert(moved.end(), row + count);
        rows = std::move(moved);
    };
    shift(m_dirty);
    shift(m_again);
    shift(m_warm);
    m_anchor.row += count;
    for (int *row : {&m_currentRow, &m_pointedRow, &m_selectionAnchor.row, &m_selectionCaret.row}) {
        if (*row >= 0)
            *row += count;
    }
}

void TranscriptView::rowsChanged(int first, int last)
{
    for (int row = first; row <= last; ++row)
        m_dirty.insert(row);
    scheduleSync();
}

/// One layout and one repaint for everything that one turn of the event loop brings.
void TranscriptView::scheduleSync()
{
    if (m_syncPosted)
        return;
    m_syncPosted = true;
    QCoreApplication::postEvent(this, new QEvent(syncEvent));
}

/// A turn of the event loop later: what items have still to take comes in between everything else.
void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_againTimer.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    m_againTimer.stop();
    const std::set<int> rows = std::exchange(m_again, {});
    for (const int row : rows)
        rowsChanged(row, row);
    // Found sooner than the card knew where it is.
    const models::Found *now = m_search ? m_search->current() : nullptr;
    if (now && now->in == models::FoundIn::Diff && rows.contains(rowOf(now->entry)))
        showFound();
}

bool TranscriptView::event(QEvent *event)
{
    if (event->type() == syncEvent) {
        if (m_syncPosted)
            syncNow();
        return true;
    }
    const bool done = QAbstractScrollArea::event(event);
    if (event->type() == QEvent::Show)
        updateTicking();
    return done;
}

void TranscriptView::syncNow()
{
    m_syncPosted = false;
    const qint64 start = base::monotonicNanoseconds();
    for (const int row : std::exchange(m_dirty, {})) {
        if (row >= m_rows.rowCount())
            continue;
        m_growsBelow = m_growsBelow || row == m_rows.rowCount() - 1;
        noteOpenPermission(row);
        m_rows.update(row);
        announceChange(row);
    }
    relayout();
    passFocusOn();
    viewport()->update();
    m_syncCost += base::monotonicNanoseconds() - start;
}

// --- geometry ------------------------------------------------------------------------------------------------

qint64 TranscriptView::contentHeight() const
{
    return m_rows.height() + m_rows.gap() * 2;
}

int TranscriptView::viewTop(int unit) const
{
    return int(m_rows.gap() + m_rows.top(unit) - verticalScrollBar()->value());
}

QRect TranscriptView::unitRect(int unit) const
{
    return QRect(columnLeft(), viewTop(unit), m_context.width, m_rows.unitHeight(unit));
}

qint64 TranscriptView::anchoredTop() const
{
    if (m_rows.unitCount() == 0)
        return 0;
    const int unit = m_rows.unitOfRow(qMin(m_anchor.row, m_rows.rowCount() - 1));
    qint64 top = m_rows.gap() + m_rows.top(unit);
    if (const auto *message = dynamic_cast<const MessageItem *>(m_rows.item(unit)))
        top += message->blockTop(m_anchor.block);
    return top - m_anchor.offset;
}

void TranscriptView::keepAnchor()
{
    if (m_rows.unitCount() == 0) {
        m_anchor = {};
        return;
    }
    const qint64 y = verticalScrollBar()->value() - m_rows.gap();
    const int unit = m_rows.unitAt(qMax<qint64>(0, y));
    m_anchor = {m_rows.firstRow(unit), 0, 0};
    qint64 top = m_rows.top(unit);
    if (const auto *message = dynamic_cast<const MessageItem *>(m_rows.item(unit))) {
        m_anchor.block = message->blockAt(int(y - top));
        top += message->blockTop(m_anchor.block);
    }
    m_anchor.offset = int(top - y);
}

/// Measures what is in view until nothing moves any more. What the user reads (or the end) keeps its place.
void TranscriptView::relayout()
{
    m_relaying = true;
    QScrollBar *bar = verticalScrollBar();
    const int seen = viewport()->height();
    for (int round = 0; round < 12; ++round) {
        const qint64 most = qMax<qint64>(0, contentHeight() - seen);
        const qint64 y = m_pinned ? most : qBound<qint64>(0, anchoredTop(), most);
        bar->setRange(0, int(most));
        bar->setPageStep(seen);
        bar->setSingleStep(m_look->theme().prose.bodyLine() * 2);
        bar->setValue(int(y));
        bool moved = false;
        if (m_rows.unitCount() == 0)
            break;
        for (int unit = m_rows.unitAt(qMax<qint64>(0, y - m_rows.gap() - seen / 4)); unit < m_rows.unitCount();
             ++unit) {
            const int top = viewTop(unit);
            if (top > seen + seen / 4)
                break;
            const int before = m_rows.unitHeight(unit);
            const bool corrected = m_rows.item(unit)->ensure(-top - seen / 4, seen + seen / 4 - top);
            m_rows.measure(unit);
            moved = moved || corrected || before != m_rows.unitHeight(unit);
            for (int row = m_rows.firstRow(unit); row <= m_rows.lastRow(unit); ++row)
                m_warm.insert(row);
        }
        if (!moved)
            break;
    }
    if (m_pinned) {
        m_newRows = 0;
        m_growsBelow = false;
    }
    keepAnchor();
    m_relaying = false;
    // Layouts far away are dropped; they come back when they are needed.
    if (m_warm.size() > 80 && m_rows.unitCount() > 0) {
        const int first = m_rows.firstRow(m_rows.unitAt(qMax<qint64>(0, bar->value() - seen)));
        const int last = m_rows.lastRow(m_rows.unitAt(bar->value() + 2 * seen));
        for (auto it = m_warm.begin(); it != m_warm.end();) {
            if (*it < m_rows.rowCount() && (*it < first || *it > last)) {
                m_rows.release(m_rows.unitOfRow(*it));
                it = m_warm.erase(it);
            } else {
                ++it;
            }
        }
    }
    placeCards();
    placeNewButton();
    updateTicking();
    noteAccount();
    wantEarlier();
}

/// Asks in time, so that scrolling up does not meet an end that is none.
void TranscriptView::wantEarlier()
{
    if (m_model->earlierCount() == 0 || verticalScrollBar()->value() > 3 * viewport()->height())
        m_earlierAsked = false;
    else if (!std::exchange(m_earlierAsked, true))
        Q_EMIT earlierWanted(m_toBeginning);
}

void TranscriptView::placeCards()
{
    for (const auto &[id, card] : m_cards) {
        const auto place = std::lower_bound(m_openPermissions.begin(), m_openPermissions.end(), id);
        card->setPosition(int(place - m_openPermissions.begin()) + 1, int(m_openPermissions.size()));
        const int row = rowOf(id);
        if (row < 0)
            continue;
        const int top = viewTop(m_rows.unitOfRow(row));
        const bool inView = top + card->cardHeight() > 0 && top < viewport()->height();
        card->move(toContent(QRect(QPoint(columnLeft(), top), card->size())).topLeft());
        if (inView && card->isHidden())
            card->show();
        else if (!inView && !card->isHidden() && !card->hasFocus() && !card->isAncestorOf(QApplication::focusWidget()))
            card->hide();
    }
}

void TranscriptView::placeNewButton()
{
    const bool wanted = !m_pinned && (m_newRows > 0 || m_growsBelow);
    if (wanted) {
        const bool counts = m_newRows > 0;
        m_newButton->setText(counts ? tr("%n new", nullptr, m_newRows) : tr("Latest"));
        m_newButton->setAccessibleName(counts ? tr("Go to the end, %n new", nullptr, m_newRows)
                                              : tr("Go to the end, where the answer goes on"));
        m_newButton->resize(m_newButton->sizeHint());
        m_newButton->move((viewport()->width() - m_newButton->width()) / 2,
                          viewport()->height() - m_newButton->height() - m_look->theme().u * 2);
        m_newButton->raise();
    }
    m_newButton->setVisible(wanted);
}

/// Ages are counted only while one is in view.
void TranscriptView::updateTicking()
{
    bool ticks = false;
    for (const auto &[id, card] : m_cards)
        ticks = ticks || !card->isHidden();
    if (m_rows.unitCount() > 0) {
        for (int unit = m_rows.unitAt(qMax(0, verticalScrollBar()->value() - m_rows.gap()));
             unit < m_rows.unitCount() && !ticks; ++unit) {
            if (viewTop(unit) > viewport()->height())
                break;
            ticks = m_rows.item(unit)->ticks();
        }
    }
    if (!ticks)
        m_tick.cancel();
    else if (!m_tick.isSet())
        m_tick = m_clock->after(base::Milliseconds(1000), [this] { tick(); });
}

void TranscriptView::tick()
{
    m_tick.cancel();
    if (!isVisible())
        return;
    for (const auto &[id, card] : m_cards) {
        if (!card->isHidden())
            card->tick();
    }
    for (int unit = m_rows.unitAt(qMax(0, verticalScrollBar()->value() - m_rows.gap())); unit < m_rows.unitCount();
         ++unit) {
        const QRect rect = unitRect(unit);
        if (rect.top() > viewport()->height())
            break;
        if (m_rows.item(unit)->ticks())
            viewport()->update(toContent(rect.adjusted(0, 0, 0, m_look->theme().u * 8 - rect.height())));
    }
    updateTicking();
}

void TranscriptView::restyle(bool themeChanged)
{
    const Theme &t = m_look->theme();
    m_context.width = columnWidth(t, width()) - t.u * 7;
    m_context.narrow = width() < t.u * 140;
    // What is being read is as many lines above the edge as before, not as many pixels.
    if (m_line > 0 && m_anchor.offset < 0)
        m_anchor.offset = m_anchor.offset * t.prose.bodyLine() / m_line;
    m_line = t.prose.bodyLine();
    m_rows.restyle(themeChanged);
    m_newButton->setFont(t.body);
    scheduleSync();
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int before = m_context.width;
    const bool narrow = m_context.narrow;
    const Theme &t = m_look->theme();
    if (columnWidth(t, width()) - t.u * 7 != before || narrow != (width() < t.u * 140))
        restyle(false);
    relayout();
}

void TranscriptView::scrollContentsBy(int, int)
{
    if (m_relaying)
        return;
    QScrollBar *bar = verticalScrollBar();
    m_pinned = bar->value() >= bar->maximum() - 2;
    m_followsAgain = false;
    m_toBeginning = m_toBeginning && bar->value() == 0;
    // Links are places only while they are in view: another one may be the next of its number.
    int unit = -1;
    if (const HotSpot *spot = currentSpot(&unit); spot && spot->action == HotAction::Link)
        m_currentSpot = -1;
    keepAnchor();
    relayout();
    viewport()->update();
}

void TranscriptView::afterFold(int unit)
{
    // The head that was clicked stays under the pointer.
    const int before = viewTop(unit);
    m_rows.keep(unit);
    m_rows.measure(unit);
    m_pinned = false;
    m_anchor = {m_rows.firstRow(unit), 0, before};
    relayout();
    m_pinned = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 2;
    viewport()->update();
}

int TranscriptView::madeItems() const
{
    int made = 0;
    for (int row = 0; row < m_rows.rowCount(); ++row)
        made += m_rows.hasItem(row);
    return made;
}

// --- folding --------------------------------------------------------------------------------------------------

void TranscriptView::foldAll()
{
    setAllFolded(true);
}

void TranscriptView::unfoldAll()
{
    setAllFolded(false);
}

void TranscriptView::setAllFolded(bool folded)
{
    m_rows.foldAll(folded);
    relayout();
    viewport()->update();
}

} // namespace widgets
