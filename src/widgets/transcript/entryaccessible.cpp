// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/entryaccessible.h"

#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

namespace widgets {

namespace {

/// A hot spot of an entry, by its index: a painted button or link. The index may refer to another spot the next time.
class HotSpotAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    HotSpotAccessible(TranscriptView *view, history::EntryId entry, int number)
        : m_view(view)
        , m_entry(entry)
        , m_number(number)
    {}

    int number() const { return m_number; }

    bool isValid() const override { return spot(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_view);
        return list && row() >= 0 ? list->child(row() + 1) : nullptr;
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override
    {
        const HotSpot *at = spot();
        const bool leads = at && (at->asksFor<actions::OpenLink>() || at->asksFor<actions::OpenLocation>() ||
                                  at->asksFor<actions::ShowEntry>());
        return leads ? QAccessible::Link : QAccessible::Button;
    }
    QRect rect() const override
    {
        const HotSpot *at = spot();
        return at ? at->rect.toRect().translated(m_view->reader().rectOf(row()).topLeft()) : QRect();
    }
    QString text(QAccessible::Text kind) const override
    {
        const HotSpot *at = spot();
        return !at                                ? QString()
               : kind == QAccessible::Name        ? m_view->reader().spotNameOf(row(), m_number)
               : kind == QAccessible::Description ? at->tip
                                                  : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!spot()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.offscreen = !m_view->viewport()->rect().intersects(
            QRect(m_view->viewport()->mapFromGlobal(rect().topLeft()), rect().size()));
        state.focused =
            m_view->hasFocus() && m_view->reader().currentRow() == row() && m_view->reader().currentSpot() == m_number;
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_view->activateSpot(row(), m_number);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    int row() const { return m_view ? m_view->reader().rowOf(m_entry) : -1; }
    const HotSpot *spot() const
    {
        if (row() < 0)
            return nullptr;
        const std::vector<HotSpot> &all = m_view->reader().spotsOf(row());
        return size_t(m_number) < all.size() ? &all[size_t(m_number)] : nullptr;
    }

    const QPointer<TranscriptView> m_view;
    const history::EntryId m_entry;
    const int m_number;
};

} // namespace

EntryAccessible::~EntryAccessible()
{
    for (const QAccessible::Id id : m_spots)
        QAccessible::deleteAccessibleInterface(id);
}

bool EntryAccessible::isValid() const
{
    return m_view && row() >= 0;
}

QAccessibleInterface *EntryAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

int EntryAccessible::childCount() const
{
    return isValid() ? int(card() != nullptr) + int(m_view->reader().spotsOf(row()).size()) : 0;
}

QAccessibleInterface *EntryAccessible::card() const
{
    PermissionCard *card = isValid() ? m_view->reader().cardOf(row()) : nullptr;
    return card ? QAccessible::queryAccessibleInterface(card) : nullptr;
}

QAccessibleInterface *EntryAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    QAccessibleInterface *first = card();
    return first && index == 0 ? first : spot(first ? index - 1 : index);
}

QAccessibleInterface *EntryAccessible::spot(int number) const
{
    while (int(m_spots.size()) <= number)
        m_spots.push_back(
            QAccessible::registerAccessibleInterface(new HotSpotAccessible(m_view, m_id, int(m_spots.size()))));
    return QAccessible::accessibleInterface(m_spots[size_t(number)]);
}

QAccessibleInterface *EntryAccessible::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

int EntryAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const QAccessibleInterface *first = card();
    if (first && child == first)
        return 0;
    const auto *spot = dynamic_cast<const HotSpotAccessible *>(child);
    return spot ? spot->number() + int(first != nullptr) : -1;
}

QRect EntryAccessible::rect() const
{
    return isValid() ? m_view->reader().rectOf(row()) : QRect();
}

QString EntryAccessible::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return m_view->reader().nameOf(row());
    return kind == QAccessible::Value ? words() : QString();
}

QAccessible::State EntryAccessible::state() const
{
    QAccessible::State state;
    state.readOnly = state.multiLine = state.selectableText = true;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.offscreen = !m_view->reader().isInView(row());
    state.focused = m_view->hasFocus() && m_view->reader().currentRow() == row() && m_view->reader().currentSpot() < 0;
    return state;
}

void *EntryAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this) : nullptr;
}

void EntryAccessible::scrollToSubstring(int, int)
{
    if (isValid())
        m_view->scrollToEntry(m_id);
}

QString EntryAccessible::attributes(int, int *from, int *to) const
{
    *from = 0;
    *to = characterCount();
    return {};
}

int EntryAccessible::row() const
{
    return m_view->reader().rowOf(m_id);
}

QString EntryAccessible::words() const
{
    return isValid() ? m_view->reader().textOf(row()) : QString();
}

} // namespace widgets
