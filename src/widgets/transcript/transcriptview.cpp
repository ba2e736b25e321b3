// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptview.h"

#include "base/overloaded.h"
#include "base/visibletext.h"
#include "core/values/sessionevent.h"
#include "history/turnreport.h"
#include "widgets/content/growingtext.h"
#include "widgets/items/itemfactory.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/slimscrollbar.h"
#include "widgets/style/typingwatch.h"
#include "widgets/transcript/transcriptaccessible.h"
#include "widgets/transcript/transcriptmenu.h"
#include "widgets/transcript/transcriptpainter.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>

namespace widgets {
namespace {

const QEvent::Type syncEvent = QEvent::Type(QEvent::registerEventType());

} // namespace

TranscriptView::TranscriptView(models::TranscriptModel *model, Look *look, base::Clock *clock, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_typing(clock)
    , m_rows(model, m_context, [this](const history::Entry &entry) { return makeRowItem(entry); })
    , m_layout(&m_rows, &m_context, this)
    , m_selection(&m_rows)
    , m_cursor(&m_rows, &m_layout)
    , m_pointer(&m_rows, &m_layout, &m_selection, &m_cursor, clock, viewport())
    , m_keys(&m_rows, &m_layout, &m_selection, &m_cursor, this)
    , m_clipboard(model, &m_rows, &m_selection, &m_cursor, clock)
    , m_finder(model, &m_rows, &m_layout, &m_context)
    , m_announcer(this, model, clock)
    , m_cards(model, &m_rows, &m_layout, &m_context, viewport())
    , m_newButton(new FlatButton(look, ButtonKind::Normal, QString(), viewport()))
{
    TranscriptAccessible::install(); // before screen readers are notified of this view
    prepareContext(look, clock);
    prepareWidget();
    connectModel();
    connectParts();
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

void TranscriptView::prepareContext(Look *look, base::Clock *clock)
{
    m_context.look = look;
    m_context.clock = clock;
    m_context.images = &m_images;
    m_context.typing = &m_typing;
    m_context.changed = [this](history::EntryId id) {
        if (const int row = m_rows.rowOf(id); row >= 0) {
            m_again.insert(row);
            m_againTimer.start(0, this);
        }
    };
    m_context.entry = [this](history::EntryId id) {
        const int row = m_rows.rowOf(id);
        return row >= 0 ? &m_model->entry(row) : nullptr;
    };
}

void TranscriptView::prepareWidget()
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Conversation"));
    makeSlim(this, m_context.look, &Theme::base);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setCursor(Qt::ArrowCursor);
    m_newButton->setIconName(QStringLiteral("down"));
    m_newButton->hide();
    connect(m_newButton, &QAbstractButton::clicked, this, &TranscriptView::scrollToEnd);
}

void TranscriptView::connectModel()
{
    connect(m_model, &QAbstractItemModel::modelReset, this, &TranscriptView::reset);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { rowsInserted(first, last); });
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to) { rowsChanged(from.row(), to.row()); });
}

void TranscriptView::connectParts()
{
    connect(&m_layout, &TranscriptLayout::laidOut, this, &TranscriptView::onLaidOut);
    connect(&m_layout, &TranscriptLayout::settleWanted, this, &TranscriptView::syncNow);
    connect(&m_cursor, &TranscriptCursor::moved, this, [this](const QString &words) {
        setAccessibleDescription(words);
        pointAtLink(m_cursor.link());
        TranscriptAccessible::reportFocus(this);
    });
    connect(&m_pointer, &TranscriptPointer::activated, this, &TranscriptView::activate);
    connect(&m_pointer, &TranscriptPointer::linkClicked, this,
            [this](const QString &link) { Q_EMIT activated(actions::OpenLink{link}); });
    connect(&m_pointer, &TranscriptPointer::linkPointedAt, this, &TranscriptView::pointAtLink);
    connect(&m_pointer, &TranscriptPointer::selected, this, [this] { m_clipboard.publish(); });
    connect(&m_pointer, &TranscriptPointer::zoomWanted, this, &TranscriptView::zoomWanted);
    connect(&m_keys, &TranscriptKeys::activated, this, &TranscriptView::activate);
    connect(&m_keys, &TranscriptKeys::selectionMoved, this, [this](const QString &words) {
        m_clipboard.publishSoon();
        setAccessibleDescription(words);
    });
    connect(&m_finder, &TranscriptFinder::marksChanged, this, [this] { m_cards.mark(m_finder); });
    connect(&m_finder, &TranscriptFinder::shown, this, &QWidget::setAccessibleDescription);
    connect(&m_cards, &OpenPermissionCards::activated, this, &TranscriptView::activated);
    connect(&m_cards, &OpenPermissionCards::composerWanted, this, &TranscriptView::composerWanted);
    connect(&m_cards, &OpenPermissionCards::typed, this, &TranscriptView::composerTyped);
}

void TranscriptView::setHeldPaths(const QSet<QString> &paths)
{
    if (paths == m_context.heldPaths)
        return;
    m_context.heldPaths = paths;
    viewport()->update();
}

void TranscriptView::setAgentName(const QString &name)
{
    if (std::exchange(m_context.agentName, name) != name)
        viewport()->update();
}

void TranscriptView::setBaseFolder(const QString &folder)
{
    m_context.baseFolder = folder;
    m_finder.baseFolderChanged();
    reset();
}

std::unique_ptr<TranscriptItem> TranscriptView::makeRowItem(const history::Entry &entry)
{
    const auto *permission = std::get_if<history::Permission>(&entry.body);
    if (permission && permission->end == core::PermissionEnd::Open)
        return m_cards.makeItem(entry);
    m_cards.drop(entry.id);
    return makeItem(entry, m_context);
}

history::EntryId TranscriptView::firstVisibleEntry() const
{
    return m_rows.unitCount() == 0 ? 0 : m_model->entry(m_rows.firstRow(m_layout.unitAtLine(0))).id;
}

// --- what the model says -------------------------------------------------------------------------------------

void TranscriptView::reset()
{
    m_rows.clear();
    m_cards.clear();
    m_layout.reset();
    m_dirty.clear();
    m_again.clear();
    m_cursor.clear();
    m_pointer.forgetRow();
    m_selection.clear();
    if (m_model->rowCount() > 0)
        m_rows.insert(0, m_model->rowCount() - 1);
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_cards.markChanged(row);
    scheduleSync();
}

void TranscriptView::rowsInserted(int first, int last)
{
    const int count = last - first + 1;
    const bool before = first < m_rows.rowCount();
    m_rows.insert(first, last);
    for (int row = first; row <= last; ++row)
        m_cards.markChanged(row);
    if (before) {
        shiftRows(count);
        m_earlierAsked = false;
        if (m_toBeginning)
            m_layout.anchor().holdBeginning();
    } else {
        m_announcer.rowsCame(first, last);
        m_layout.anchor().addRows(count);
    }
    scheduleSync();
}

/// \p count rows were prepended.
void TranscriptView::shiftRows(int count)
{
    for (std::set<int> *rows : {&m_dirty, &m_again}) {
        std::set<int> moved;
        for (const int row : *rows)
            moved.insert(moved.end(), row + count);
        *rows = std::move(moved);
    }
    m_layout.shiftRows(count);
    m_cursor.shiftRows(count);
    m_pointer.shiftRows(count);
    m_selection.shiftRows(count);
}

void TranscriptView::rowsChanged(int first, int last)
{
    for (int row = first; row <= last; ++row)
        m_dirty.insert(row);
    scheduleSync();
}

/// One layout and one repaint for all changes in a turn of the event loop.
void TranscriptView::scheduleSync()
{
    if (m_syncPosted)
        return;
    m_syncPosted = true;
    QCoreApplication::postEvent(this, new QEvent(syncEvent));
}

/// Items that have more to read continue in the next turn of the event loop, after other events.
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
    m_finder.onReadAgain(rows);
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
        // What is being said grows also above a notice that came meanwhile.
        if (row == m_rows.rowCount() - 1 || spoken(m_model->entry(row)).streaming)
            m_layout.anchor().setGrowing();
        m_cards.markChanged(row);
        m_rows.update(row);
        m_announcer.rowChanged(row);
    }
    m_layout.relayout();
    m_cards.passFocusOn();
    viewport()->update();
    m_syncCost += base::monotonicNanoseconds() - start;
}

/// True if items have to be laid out again.
bool TranscriptView::takeWidth()
{
    const int column = columnWidth(theme(), width()) - theme().u * 7;
    const bool narrow = width() < theme().u * 140;
    bool changed = std::exchange(m_context.width, column) != column;
    changed = std::exchange(m_context.narrow, narrow) != narrow || changed;
    const auto beside = m_layout.roomBeside(); // of the new column
    return std::exchange(m_context.beside, beside) != beside || changed;
}

void TranscriptView::restyle(bool themeChanged)
{
    takeWidth();
    m_layout.anchor().setLineHeight(theme().prose.bodyLine());
    m_rows.restyle(themeChanged);
    m_newButton->setFont(theme().body);
    scheduleSync();
}

void TranscriptView::setAllFolded(bool folded)
{
    m_rows.foldAll(folded);
    m_layout.relayout();
    viewport()->update();
}

// --- after the layout -----------------------------------------------------------------------------------------

void TranscriptView::onLaidOut()
{
    m_cards.place();
    placeNewButton();
    updateTicking();
    updateAccount();
    wantEarlier();
}

/// Loads earlier entries in advance, so that scrolling up does not stop at a temporary beginning.
void TranscriptView::wantEarlier()
{
    if (m_model->earlierCount() == 0 || verticalScrollBar()->value() > 3 * viewport()->height())
        m_earlierAsked = false;
    else if (!std::exchange(m_earlierAsked, true))
        Q_EMIT earlierWanted(m_toBeginning);
}

void TranscriptView::placeNewButton()
{
    const bool wanted = m_layout.anchor().hasNews();
    if (wanted) {
        const int rows = m_layout.anchor().newRows();
        m_newButton->setText(rows > 0 ? tr("%n new", nullptr, rows) : tr("Latest"));
        m_newButton->setAccessibleName(m_newButton->text());
        m_newButton->resize(m_newButton->sizeHint());
        m_newButton->move((viewport()->width() - m_newButton->width()) / 2,
                          viewport()->height() - m_newButton->height() - theme().u * 2);
        m_newButton->raise();
    }
    m_newButton->setVisible(wanted);
}

/// Ages are updated only while one is visible.
void TranscriptView::updateTicking()
{
    bool ticks = m_cards.anyInView();
    for (int unit = m_rows.unitCount() == 0 ? 0 : m_layout.unitAtLine(0); unit < m_rows.unitCount() && !ticks; ++unit) {
        if (m_layout.viewTop(unit) > viewport()->height())
            break;
        ticks = m_rows.item(unit)->ticks();
    }
    if (!ticks)
        m_tick.cancel();
    else if (!m_tick.isSet())
        m_tick = m_context.clock->after(base::Milliseconds(1000), [this] { tick(); });
}

void TranscriptView::tick()
{
    m_tick.cancel();
    if (!isVisible())
        return;
    m_cards.tick();
    for (int unit = m_rows.unitCount() == 0 ? 0 : m_layout.unitAtLine(0); unit < m_rows.unitCount(); ++unit) {
        const QRect rect = m_layout.unitRect(unit);
        if (rect.top() > viewport()->height())
            break;
        // Repaints the head, which is at the top of the view if the card begins above it.
        if (m_rows.item(unit)->ticks())
            viewport()->update(
                m_layout.toContent(QRect(rect.left(), qMax(0, rect.top()), rect.width(), theme().u * 8)));
    }
    updateTicking();
}

/// Whether the newest report is visible and has effects to undo.
void TranscriptView::updateAccount()
{
    bool inView = false;
    for (int row = m_rows.rowCount() - 1; row >= 0; --row) {
        const int unit = m_rows.unitOfRow(row);
        if (m_layout.viewTop(unit) + m_rows.unitHeight(unit) <= 0)
            break;
        const history::Entry &entry = m_model->entry(row);
        if (std::holds_alternative<history::UserMessage>(entry.body))
            break; // earlier rows belong to a previous turn
        const auto *footer = std::get_if<history::TurnFooter>(&entry.body);
        if (!footer)
            continue;
        // Of a turn that simply finished it lists only what changed after it.
        inView = history::TurnReport::isFor(footer->end) && m_layout.viewTop(unit) < viewport()->height() &&
                 std::any_of(footer->report.begin(), footer->report.end(),
                             [](const history::ReportRow &entryRow) { return entryRow.canUndo; });
        break;
    }
    if (std::exchange(m_accountInView, inView) != inView)
        Q_EMIT accountInView(inView);
}

// --- going to places -----------------------------------------------------------------------------------------

void TranscriptView::scrollToEntry(history::EntryId id)
{
    syncNow();
    if (const int row = m_rows.rowOf(id); row >= 0)
        m_layout.scrollToRow(row);
}

void TranscriptView::showEntry(history::EntryId id)
{
    scrollToEntry(id);
    const int row = m_rows.rowOf(id);
    if (row < 0)
        return;
    m_cursor.set(row);
    setAccessibleDescription(reader().nameOf(row));
    TranscriptAccessible::reportFocus(this);
    setFocus(Qt::OtherFocusReason);
    viewport()->update();
}

void TranscriptView::scrollToPermission(base::RequestKey key)
{
    syncNow();
    if (const history::EntryId open = m_cards.entryOf(key)) {
        m_layout.scrollToRow(m_rows.rowOf(open));
        return;
    }
    // Settled permissions are searched only for a click in Pending.
    for (int row = m_model->rowCount() - 1; row >= 0; --row) {
        const auto *permission = std::get_if<history::Permission>(&m_model->entry(row).body);
        if (permission && permission->key == key) {
            m_layout.scrollToRow(row);
            return;
        }
    }
}

void TranscriptView::enterPermission(base::RequestKey key)
{
    syncNow();
    if (const history::EntryId open = m_cards.entryOf(key))
        m_cards.enter(open);
    else
        scrollToPermission(key);
}

void TranscriptView::focusOldestPermission()
{
    syncNow();
    m_cards.enterOldest();
}

void TranscriptView::scrollToBeginning()
{
    syncNow();
    m_toBeginning = m_model->earlierCount() > 0;
    m_earlierAsked = false;
    verticalScrollBar()->setValue(0);
    wantEarlier();
}

void TranscriptView::scrollToEnd()
{
    m_layout.anchor().followEnd();
    syncNow();
}

void TranscriptView::jumpToPrompt(int step)
{
    syncNow();
    const int edge = theme().u * 8;
    const auto isBeyond = [&](int row) {
        if (!std::holds_alternative<history::UserMessage>(m_model->entry(row).body))
            return false;
        const int top = m_layout.viewTop(m_rows.unitOfRow(row));
        return step < 0 ? top < edge - 2 : top > edge + 2;
    };
    int row = m_rows.unitCount() == 0 ? 0 : m_rows.firstRow(m_layout.unitAtLine(edge));
    while (row >= 0 && row < m_rows.rowCount() && !isBeyond(row))
        row += step < 0 ? -1 : 1;
    if (row >= 0 && row < m_rows.rowCount()) {
        m_layout.scrollToRow(row);
        m_cursor.set(row);
        setAccessibleDescription(m_rows.rowItem(row)->startText());
        TranscriptAccessible::reportFocus(this);
    } else if (step > 0) {
        scrollToEnd();
    }
}

// --- what the user does --------------------------------------------------------------------------------------

void TranscriptView::activate(const HotSpot &spot, int unit)
{
    const TranscriptAction action = spot.action; // a copy: the item may be laid out again below
    TranscriptItem *item = m_rows.item(unit);
    std::visit(
        base::Overloaded{[&](const actions::Fold &) {
                             item->setFolded(!item->isFolded());
                             m_layout.onFolded(unit);
                         },
                         [&](const actions::FoldPart &fold) {
                             item->togglePart(fold.part);
                             announceCurrentSpot();
                             m_layout.onFolded(unit);
                         },
                         [&](const actions::ShowEntry &shown) {
                             scrollToEntry(shown.entry);
                             m_cursor.set(m_rows.rowOf(shown.entry));
                         },
                         [](const actions::CopyText &copied) { QApplication::clipboard()->setText(copied.text); },
                         [&](const auto &) { Q_EMIT activated(action); }},
        action);
}

bool TranscriptView::commentLine()
{
    int unit = -1;
    const std::optional<HotSpot> line = m_keys.lineToComment(&unit);
    if (line)
        activate(*line, unit);
    return line.has_value();
}

void TranscriptView::activateSpot(int row, int spot)
{
    const std::vector<HotSpot> &spots = reader().spotsOf(row);
    if (spot >= 0 && size_t(spot) < spots.size())
        activate(spots[size_t(spot)], m_rows.unitOfRow(row));
}

/// The name of the current place has changed.
void TranscriptView::announceCurrentSpot()
{
    int unit = -1;
    if (const HotSpot *spot = m_cursor.spot(&unit))
        setAccessibleDescription(spot->name);
}

/// Shows where a link leads before it is clicked.
void TranscriptView::pointAtLink(const QString &link)
{
    if (std::exchange(m_pointedLink, link) != link)
        Q_EMIT linkPointedAt(base::visibleText(link));
}

void TranscriptView::selectAll()
{
    if (m_rows.rowCount() == 0)
        return;
    m_selection.selectAll();
    viewport()->update();
    m_clipboard.publish();
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (m_keys.press(*event))
        return;
    else if (event->key() == Qt::Key_Home)
        scrollToBeginning();
    else if (event->key() == Qt::Key_End)
        scrollToEnd();
    else if (!TypingWatch::writes(*event))
        QAbstractScrollArea::keyPressEvent(event);
    else if (!event->isAutoRepeat()) // a key that is held since before does not count
        Q_EMIT composerTyped(event->text());
}

/// What the scroll bar did not take.
void TranscriptView::wheelEvent(QWheelEvent *event)
{
    m_pointer.handle(event);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new TranscriptMenu({m_model, &m_rows, &m_layout, &m_selection, &m_cursor, &m_clipboard}, *event, this);
    connect(menu, &TranscriptMenu::activated, this, &TranscriptView::activate);
    connect(menu, &TranscriptMenu::actionWanted, this, &TranscriptView::activated);
    connect(menu, &TranscriptMenu::selectAllWanted, this, &TranscriptView::selectAll);
    connect(menu, &TranscriptMenu::foldAllWanted, this, &TranscriptView::setAllFolded);
    menu->open();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    return m_pointer.handle(event) || QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    // A link that the keys are at is shown while the view has the focus.
    if (const QString link = m_cursor.link(); !link.isEmpty())
        pointAtLink(link);
    if (m_cursor.isSet()) {
        viewport()->update();
        TranscriptAccessible::reportFocus(this); // otherwise Qt would report the whole view
    }
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    if (!m_cursor.link().isEmpty())
        pointAtLink({});
    if (m_cursor.isSet())
        viewport()->update();
}

// --- what it looks like --------------------------------------------------------------------------------------

void TranscriptView::paintEvent(QPaintEvent *event)
{
    const qint64 start = base::monotonicNanoseconds();
    if (m_syncPosted)
        syncNow();
    const qint64 begun = base::monotonicNanoseconds();
    QPainter painter(viewport());
    Canvas canvas(&painter, m_context.look, viewport()->devicePixelRatioF());
    painter.fillRect(event->rect(), theme().base);
    const TranscriptPainter frame{
        *m_model, m_rows, m_layout, m_selection, m_cursor, m_finder, theme(), m_pointer.pointedRow(), hasFocus()};
    {
        const MirroredPainting mirrored(&painter, theme().prose.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight,
                                        viewport()->rect());
        frame.paint(canvas, m_layout.toContent(event->rect()));
    }
    painter.end();
    // Layout in this painting or before it is counted once.
    Q_EMIT framePainted(start, base::monotonicNanoseconds() - begun + std::exchange(m_syncCost, 0));
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (takeWidth())
        restyle(false);
    m_layout.relayout();
}

void TranscriptView::scrollContentsBy(int, int)
{
    if (m_layout.isUnderWay())
        return;
    m_toBeginning = m_toBeginning && verticalScrollBar()->value() == 0;
    m_cursor.leaveLink();
    m_layout.onScrolled();
}

} // namespace widgets

#include "moc_transcriptview.cpp"
