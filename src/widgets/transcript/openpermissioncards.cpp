// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/openpermissioncards.h"

#include "core/values/sessionevent.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptfinder.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace widgets {
namespace {

/// The placeholder for an open permission among the rows; the card itself is a widget.
class OpenPermissionItem final : public TranscriptItem
{
public:
    OpenPermissionItem(const ItemContext &context, PermissionCard *card) : TranscriptItem(context), m_card(card)
    {
        restyle(false);
    }

    void setEntry(const history::Entry &entry) override
    {
        if (m_card)
            m_card->setEntry(entry);
        restyle(false);
    }
    void restyle(bool themeChanged) override
    {
        if (!m_card)
            return;
        if (themeChanged)
            m_card->restyle();
        m_card->layOut(context().width);
    }
    int height() const override { return m_card ? m_card->cardHeight() : 0; }
    bool isReleasable() const override { return false; } // the user may be answering it
    void paint(ItemPaint &) override {}
    GutterMark mark() const override
    {
        return {QStringLiteral("permission"), theme().waits.color, theme().u * 7 / 4, false};
    }
    QString wholeText() override { return m_card ? m_card->accessibleText() : QString(); }

private:
    QPointer<PermissionCard> m_card;
};

} // namespace

OpenPermissionCards::OpenPermissionCards(models::TranscriptModel *model, const TranscriptRows *rows,
                                         TranscriptLayout *layout, const ItemContext *context, QWidget *viewport)
    : m_model(model)
    , m_rows(rows)
    , m_layout(layout)
    , m_context(context)
    , m_viewport(viewport)
{}

// --- how they come and go ------------------------------------------------------------------------------------

void OpenPermissionCards::markChanged(int row)
{
    const history::Entry &entry = m_model->entry(row);
    const auto *permission = std::get_if<history::Permission>(&entry.body);
    if (!permission)
        return;
    const auto place = std::lower_bound(m_open.begin(), m_open.end(), entry.id);
    const bool known = place != m_open.end() && *place == entry.id;
    const bool isOpen = permission->end == core::PermissionEnd::Open;
    if (isOpen && !known)
        m_open.insert(place, entry.id);
    else if (!isOpen && known)
        m_open.erase(place);
}

void OpenPermissionCards::clear()
{
    for (const auto &[id, card] : m_cards) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    m_open.clear();
    m_focusFrom = 0;
}

PermissionCard *OpenPermissionCards::cardOf(history::EntryId id) const
{
    const auto known = m_cards.find(id);
    return known == m_cards.end() ? nullptr : known->second;
}

PermissionCard *OpenPermissionCards::makeCard(history::EntryId id)
{
    auto *card = new PermissionCard(*m_context, m_viewport);
    card->hide();
    m_cards.emplace(id, card);
    connect(card, &PermissionCard::answered, this, [this](base::RequestKey key, const QString &option) {
        Q_EMIT activated(actions::AnswerPermission{key, option});
    });
    connect(card, &PermissionCard::ruleWanted, this,
            [this](base::RequestKey key) { Q_EMIT activated(actions::MakeRule{key}); });
    connect(card, &PermissionCard::nextWanted, this, [this, id](int by) { step(id, by); });
    connect(card, &PermissionCard::answersWanted, this, [this, id] { bring(id, true); });
    connect(card, &PermissionCard::typed, this, &OpenPermissionCards::typed);
    return card;
}

std::unique_ptr<TranscriptItem> OpenPermissionCards::makeItem(const history::Entry &entry)
{
    PermissionCard *card = cardOf(entry.id);
    if (!card)
        card = makeCard(entry.id);
    card->setEntry(entry);
    return std::make_unique<OpenPermissionItem>(*m_context, card);
}

void OpenPermissionCards::drop(history::EntryId id)
{
    PermissionCard *card = cardOf(id);
    if (!card)
        return;
    m_cards.erase(id);
    // Also in an inactive window, which would otherwise become active without a focus.
    QWidget *focus = m_viewport->window()->focusWidget();
    if (focus && (focus == card || card->isAncestorOf(focus))) {
        // Cleared before hiding: Qt would move the focus to the next card. passFocusOn() decides when everything that
        // ended together is known.
        m_focusFrom = id;
        focus->clearFocus();
    }
    card->hide();
    card->deleteLater();
}

// --- showing them ---------------------------------------------------------------------------------------------

void OpenPermissionCards::place()
{
    for (const auto &[id, card] : m_cards) {
        const auto place = std::lower_bound(m_open.begin(), m_open.end(), id);
        card->setPosition(int(place - m_open.begin()) + 1, int(m_open.size()));
        const int row = m_rows->rowOf(id);
        if (row < 0)
            continue;
        card->updateViewHeight();
        const int top = m_layout->viewTop(m_rows->unitOfRow(row));
        const bool inView = top + card->cardHeight() > 0 && top < m_layout->viewHeight();
        card->setView(-top, m_layout->viewHeight() - top);
        card->move(m_layout->toContent(QRect(QPoint(m_layout->columnLeft(), top), card->size())).topLeft());
        if (inView && card->isHidden())
            card->show();
        else if (!inView && !card->isHidden() && !card->holdsFocus())
            card->hide();
    }
}

void OpenPermissionCards::mark(const TranscriptFinder &finder)
{
    for (const auto &[id, card] : m_cards) {
        const int row = m_rows->rowOf(id);
        card->setMarks(row < 0 ? EntryMarks() : finder.marksOf(row));
    }
}

bool OpenPermissionCards::anyInView() const
{
    return std::any_of(m_cards.begin(), m_cards.end(), [](const auto &entry) { return !entry.second->isHidden(); });
}

void OpenPermissionCards::tick()
{
    for (const auto &[id, card] : m_cards) {
        if (!card->isHidden())
            card->tick();
    }
}

// --- the focus ------------------------------------------------------------------------------------------------

history::EntryId OpenPermissionCards::entryOf(base::RequestKey key) const
{
    const auto found = std::find_if(m_open.begin(), m_open.end(), [&](history::EntryId id) {
        const int row = m_rows->rowOf(id);
        return row >= 0 && std::get<history::Permission>(m_model->entry(row).body).key == key;
    });
    return found == m_open.end() ? 0 : *found;
}

/// Scrolls it into view, which creates its card. If the view leaves the end for that, it returns there when no request
/// is open.
void OpenPermissionCards::bring(history::EntryId id, bool toAnswers)
{
    const bool followed = m_layout->anchor().followsEnd();
    m_layout->settle();
    if (const int row = m_rows->rowOf(id); row >= 0)
        toAnswers ? m_layout->scrollToEndOfRow(row) : m_layout->scrollToRow(row);
    m_layout->anchor().returnLater(followed);
}

void OpenPermissionCards::enter(history::EntryId id)
{
    bring(id);
    if (PermissionCard *card = cardOf(id))
        card->enter();
}

void OpenPermissionCards::enterOldest()
{
    for (const auto &[id, card] : m_cards) {
        if (!card->holdsFocus())
            continue;
        if (card->takesLetters())
            Q_EMIT composerWanted();
        else
            card->enter();
        return;
    }
    if (m_open.empty())
        Q_EMIT composerWanted();
    else
        enter(m_open.front());
}

void OpenPermissionCards::step(history::EntryId from, int step)
{
    const auto at = std::lower_bound(m_open.begin(), m_open.end(), from);
    const auto next = at - m_open.begin() + step;
    if (at != m_open.end() && *at == from && next >= 0 && next < qsizetype(m_open.size()))
        enter(m_open[size_t(next)]);
}

void OpenPermissionCards::passFocusOn()
{
    const history::EntryId from = std::exchange(m_focusFrom, 0);
    if (m_open.empty() && m_layout->anchor().takeReturn()) {
        m_layout->anchor().followEnd();
        m_layout->relayout();
    }
    if (from == 0 || m_viewport->window()->focusWidget())
        return; // another widget has taken it
    if (m_open.empty()) {
        Q_EMIT composerWanted();
        return;
    }
    const auto after = std::upper_bound(m_open.begin(), m_open.end(), from);
    const history::EntryId next = after == m_open.end() ? m_open.front() : *after;
    const PermissionCard *shown = cardOf(next);
    if (!shown || !m_viewport->rect().contains(shown->geometry()))
        bring(next);
    if (PermissionCard *card = cardOf(next))
        card->setFocus(Qt::OtherFocusReason);
}

} // namespace widgets

#include "moc_openpermissioncards.cpp"
