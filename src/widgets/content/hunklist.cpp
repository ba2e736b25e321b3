// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/hunklist.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/texts/linecountstext.h"
#include "widgets/content/conflictcolumns.h"
#include "widgets/content/decisioncard.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/diffhead.h"
#include "widgets/style/slimscrollbar.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace widgets {

namespace {

QString changeText(int number, int count)
{
    return HunkList::tr("change %1 of %2").arg(number).arg(count);
}

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
    setWidgetResizable(true);
    makeSlim(this, look, &Theme::base);
    setAccessibleName(base::Words::tr("Changes"));
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
    for (const Card &card : m_cards) {
        const bool isInColumns = hasRoom && card.columns && card.card->choice() != DecisionCard::Choice::Together;
        if (card.columns)
            card.columns->setVisible(isInColumns);
        card.diff->setVisible(!isInColumns && !card.card->isFolded());
    }
}

void HunkList::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    placeHead();
}

void HunkList::setFile(const models::ReviewFile &file)
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    m_cards.clear();
    for (size_t i = 0; i < file.hunks.size(); ++i) {
        if (m_takesBack)
            addBox(i, file);
        else
            addCard(i, file);
    }
    m_column->addStretch(1);
    orderTabs();
    refresh(file);
    verticalScrollBar()->setValue(0);
}

void HunkList::orderTabs()
{
    QWidget *before = this;
    for (QAbstractButton *button :
         m_head->findChildren<QAbstractButton *>() + m_page->findChildren<QAbstractButton *>())
        setTabOrder(std::exchange(before, button), button);
}

void HunkList::addBox(size_t number, const models::ReviewFile &file)
{
    const int count = int(file.hunks.size());
    auto *box = new QCheckBox(
        file.hunks[number].conflict
            ? tr("Undo change %1 of %2 and lose what somebody else wrote here since").arg(number + 1).arg(count)
            : base::labelled(base::Words::tr("Undo"), changeText(int(number) + 1, count)),
        m_page);
    connect(box, &QAbstractButton::toggled, this, [this, number](bool on) { Q_EMIT accepted(number, on); });
    m_boxes.push_back(box);
    m_column->addWidget(box);
    m_column->addWidget(new HunkBody(file.input.path, file.hunks[number], m_look, m_page));
}

void HunkList::addCard(size_t number, const models::ReviewFile &file)
{
    using Kind = DecisionCard::Kind;
    const models::ReviewHunk &hunk = file.hunks[number];
    const QString place = changeText(int(number) + 1, int(file.hunks.size()));
    // Without a name for what both began with there is nothing to edit together.
    const Kind kind = !hunk.conflict ? Kind::Change : m_origin.isEmpty() ? Kind::Whole : Kind::Conflict;
    const QString title = hunk.conflict ? tr("Both changed these lines") : base::capitalized(place);
    auto *card = new DecisionCard(kind, title, place, m_look, m_page);
    connect(card, &DecisionCard::chosen, this, [this, number](DecisionCard::Choice choice) {
        if (choice == DecisionCard::Choice::Mine)
            Q_EMIT mineTaken(number);
        else if (choice == DecisionCard::Choice::Together)
            Q_EMIT togetherWanted(number);
        else
            Q_EMIT accepted(number, choice == DecisionCard::Choice::Theirs);
    });
    const bool isShort = std::all_of(hunk.sides.begin(), hunk.sides.end(), [](const QString &text) {
        return text.count(u'\n') <= ConflictColumns::mostLines;
    });
    QWidget *columns = nullptr;
    if (kind == Kind::Conflict && isShort) {
        columns = new ConflictColumns({m_before, m_origin, m_after}, hunk.sides, m_look, card);
        card->addBody(columns);
    }
    const base::LineCounts lines = base::countChangedLines(hunk.before.toUtf8(), hunk.after.toUtf8());
    //: %1 is lines added and removed by a change that is folded, "+12 −3"
    card->setSummary(base::described(models::lineCountsText(lines), base::Words::tr("rejected")));
    auto *diff = new HunkBody(file.input.path, hunk, m_look, card);
    card->addBody(diff);
    m_column->addWidget(card);
    card->show(); // at once: a key may lead to it
    m_cards.push_back({card, columns, diff});
}

/// -1: none has the focus.
int HunkList::current() const
{
    for (size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i].card->isAncestorOf(window()->focusWidget()))
            return int(i);
    }
    return -1;
}

bool HunkList::step(int by)
{
    const int now = current(), next = now < 0 ? (by > 0 ? 0 : int(m_cards.size()) - 1) : now + by;
    if (next < 0 || next >= int(m_cards.size()))
        return false;
    DecisionCard *const card = m_cards[size_t(next)].card;
    card->focusButton();
    // Its beginning, where it is taller than what can be seen.
    ensureWidgetVisible(card, 0, m_look->theme().u * 2);
    if (card->height() > viewport()->height())
        verticalScrollBar()->setValue(card->y());
    return true;
}

void HunkList::decide(bool isAccepted)
{
    if (m_cards.empty())
        return;
    const auto number = size_t(std::max(0, current()));
    m_cards[number].card->focusButton();
    if (isAccepted)
        Q_EMIT accepted(number, true);
    else
        Q_EMIT mineTaken(number);
}

void HunkList::setSideNames(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    m_head->setNames(before, after);
}

void HunkList::refresh(const models::ReviewFile &file)
{
    for (size_t i = 0; i < m_cards.size(); ++i) {
        const models::ReviewHunk &hunk = file.hunks[i];
        m_cards[i].card->setChoice(hunk.mine       ? DecisionCard::Choice::Mine
                                   : hunk.together ? DecisionCard::Choice::Together
                                   : hunk.accepted ? DecisionCard::Choice::Theirs
                                                   : DecisionCard::Choice::None);
        static_cast<HunkBody *>(m_cards[i].diff)->setHunk(file.input.path, hunk);
    }
    placeHead();
    for (size_t i = 0; i < m_boxes.size() && i < file.hunks.size(); ++i) {
        const QSignalBlocker blocker(m_boxes[i]);
        m_boxes[i]->setChecked(file.hunks[i].accepted);
    }
}

} // namespace widgets

#include "moc_hunklist.cpp"
