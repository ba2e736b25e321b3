// SPDX-License-Identifier: Apache-2.0
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>

#include <algorithm>

// The cards of open permissions: how they come and go, and who gets the keys.

namespace widgets {
namespace {

/// Stands for an open permission in the list; the card itself is a widget that the view places.
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
    bool isReleasable() const override { return false; } // somebody may be in the middle of answering it
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

std::unique_ptr<TranscriptItem> TranscriptView::permissionItem(const history::Entry &entry)
{
    const auto known = m_cards.find(entry.id);
    PermissionCard *card = known != m_cards.end() ? known->second : nullptr;
    if (!card) {
        card = new PermissionCard(m_context, viewport());
        card->hide();
        m_cards.emplace(entry.id, card);
        connect(card, &PermissionCard::answered, this, &TranscriptView::permissionAnswered);
        connect(card, &PermissionCard::ruleWanted, this, &TranscriptView::ruleWanted);
        connect(card, &PermissionCard::nextWanted, this, [this, id = entry.id](int step) { stepPermission(id, step); });
        connect(card, &PermissionCard::typed, this, &TranscriptView::composerTyped);
    }
    card->setEntry(entry);
    return std::make_unique<OpenPermissionItem>(m_context, card);
}

void TranscriptView::dropCard(history::EntryId id)
{
    const auto known = m_cards.find(id);
    if (known == m_cards.end())
        return;
    PermissionCard *card = known->second;
    m_cards.erase(known);
    // Also of a window that is not in front: it would come back with the focus nowhere.
    QWidget *focus = window()->focusWidget();
    if (focus && (focus == card || card->isAncestorOf(focus))) {
        // Before it is hidden: Qt would give it to the next card, as Tab does. Where it goes is decided when all
        // that ended together is known.
        m_focusFrom = id;
        focus->clearFocus();
    }
    card->hide();
    card->deleteLater();
}

/// Cards are made when they come into view: what waits for an answer is known without them.
void TranscriptView::noteOpenPermission(int row)
{
    const history::Entry &entry = m_model->entry(row);
    const auto *permission = std::get_if<history::Permission>(&entry.body);
    if (!permission)
        return;
    const auto place = std::lower_bound(m_openPermissions.begin(), m_openPermissions.end(), entry.id);
    const bool known = place != m_openPermissions.end() && *place == entry.id;
    const bool isOpen = permission->end == core::PermissionEnd::Open;
    if (isOpen && !known)
        m_openPermissions.insert(place, entry.id);
    else if (!isOpen && known)
        m_openPermissions.erase(place);
}

history::EntryId TranscriptView::openPermission(base::RequestKey key) const
{
    const auto found = std::find_if(m_openPermissions.begin(), m_openPermissions.end(), [&](history::EntryId id) {
        const int row = rowOf(id);
        return row >= 0 && std::get<history::Permission>(m_model->entry(row).body).key == key;
    });
    return found == m_openPermissions.end() ? 0 : *found;
}

/// Brings it into view, which is what its card is made by. Where that leaves the end, the end is followed again when
/// nothing is asked any more.
void TranscriptView::bringPermission(history::EntryId id)
{
    const bool followed = m_pinned || m_followsAgain;
    scrollToEntry(id);
    m_followsAgain = followed && !m_pinned;
}

void TranscriptView::enterPermission(history::EntryId id)
{
    bringPermission(id);
    if (const auto card = m_cards.find(id); card != m_cards.end())
        card->second->enter();
}

void TranscriptView::enterPermission(base::RequestKey key)
{
    syncNow();
    if (const history::EntryId open = openPermission(key))
        enterPermission(open);
    else
        scrollToPermission(key);
}

/// When the request of a card that had the focus has ended: the next one gets it, but takes no letters before it is
/// entered. A key meant for one must not answer another. Without a next one it is the composer's.
void TranscriptView::passFocusOn()
{
    const history::EntryId from = std::exchange(m_focusFrom, 0);
    if (m_openPermissions.empty() && std::exchange(m_followsAgain, false)) {
        m_pinned = true;
        relayout();
    }
    if (from == 0 || window()->focusWidget())
        return; // somebody else has it by now
    if (m_openPermissions.empty()) {
        Q_EMIT composerWanted();
        return;
    }
    const auto after = std::upper_bound(m_openPermissions.begin(), m_openPermissions.end(), from);
    const history::EntryId next = after == m_openPermissions.end() ? m_openPermissions.front() : *after;
    const auto inView = [&] {
        const auto card = m_cards.find(next);
        return card != m_cards.end() && viewport()->rect().contains(card->second->geometry());
    };
    if (!inView())
        bringPermission(next);
    if (const auto card = m_cards.find(next); card != m_cards.end())
        card->second->setFocus(Qt::OtherFocusReason);
}

bool TranscriptView::permissionHasFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return std::any_of(m_cards.begin(), m_cards.end(), [focus](const auto &entry) {
        return focus && (entry.second == focus || entry.second->isAncestorOf(focus));
    });
}

void TranscriptView::focusOldestPermission()
{
    syncNow();
    for (const auto &[id, card] : m_cards) {
        if (!card->hasFocus() && !card->isAncestorOf(QApplication::focusWidget()))
            continue;
        if (card->takesLetters())
            Q_EMIT composerWanted();
        else
            card->enter();
        return;
    }
    if (m_openPermissions.empty())
        Q_EMIT composerWanted();
    else
        enterPermission(m_openPermissions.front());
}

void TranscriptView::stepPermission(history::EntryId from, int step)
{
    const auto at = std::lower_bound(m_openPermissions.begin(), m_openPermissions.end(), from);
    const auto next = at - m_openPermissions.begin() + step;
    if (at != m_openPermissions.end() && *at == from && next >= 0 && next < qsizetype(m_openPermissions.size()))
        enterPermission(m_openPermissions[size_t(next)]);
}

} // namespace widgets
