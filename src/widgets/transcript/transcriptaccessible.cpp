// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptaccessible.h"

#include "history/entry.h"
#include "widgets/transcript/entryaccessible.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include <QPointer>

namespace widgets {
namespace {

TranscriptAccessible::Teller &teller()
{
    static TranscriptAccessible::Teller one = &QAccessible::updateAccessibility;
    return one;
}

} // namespace

void TranscriptAccessible::setTeller(Teller other)
{
    teller() = other ? other : &QAccessible::updateAccessibility;
}

bool TranscriptAccessible::isWanted()
{
    struct Observer : QAccessible::ActivationObserver
    {
        Observer() { QAccessible::installActivationObserver(this); }
        void accessibilityActiveChanged(bool nowActive) override { active = nowActive; }
        bool active = QAccessible::isActive();
    };
    static Observer observer;
    return observer.active;
}

/// Screen readers speak a notification when it is shown, wherever the focus is.
class TranscriptAccessible::Notification final : public QAccessibleInterface
{
public:
    explicit Notification(QWidget *view) : m_view(view) {}
    void setAnnouncement(const QString &words) { m_words = words; }

    bool isValid() const override { return m_view; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QRect rect() const override { return {}; }
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_words : QString(); }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }

private:
    const QPointer<QWidget> m_view;
    QString m_words;
};

namespace {

/// A card is a widget in the viewport, but for screen readers a child of its entry.
class CardAccessible final : public QAccessibleWidget
{
public:
    explicit CardAccessible(PermissionCard *card) : QAccessibleWidget(card, QAccessible::Grouping) {}

    QAccessibleInterface *parent() const override
    {
        const auto *card = static_cast<const PermissionCard *>(widget());
        auto *view = qobject_cast<TranscriptView *>(card->parentWidget()->parentWidget());
        const int row = view ? view->reader().rowOf(card->entryId()) : -1;
        const QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
        return list && row >= 0 ? list->child(row + 1) : QAccessibleWidget::parent();
    }
};

} // namespace

TranscriptAccessible::TranscriptAccessible(TranscriptView *view) : QAccessibleWidget(view, QAccessible::List)
{
    m_notification = new Notification(view);
    m_notificationId = QAccessible::registerAccessibleInterface(m_notification);
}

TranscriptAccessible::~TranscriptAccessible()
{
    for (const auto &[entry, id] : m_items)
        QAccessible::deleteAccessibleInterface(id);
    QAccessible::deleteAccessibleInterface(m_notificationId);
}

void TranscriptAccessible::install()
{
    isWanted(); // changes from now on are announced
    static const bool installed = [] {
        QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
            if (auto *view = qobject_cast<TranscriptView *>(object))
                return new TranscriptAccessible(view);
            auto *card = qobject_cast<PermissionCard *>(object);
            return card ? new CardAccessible(card) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(installed)
}

void TranscriptAccessible::announce(TranscriptView *view, const QString &words)
{
    if (!isWanted())
        return;
    if (auto *self = dynamic_cast<TranscriptAccessible *>(QAccessible::queryAccessibleInterface(view)))
        self->announceNow(words);
}

void TranscriptAccessible::reportFocus(TranscriptView *view)
{
    if (!isWanted())
        return;
    const QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
    QAccessibleInterface *here = list ? list->focusChild() : nullptr;
    if (!here)
        return;
    QAccessibleEvent event(here, QAccessible::Focus);
    teller()(&event);
}

void TranscriptAccessible::announceNow(const QString &words)
{
    m_notification->setAnnouncement(words);
    QAccessibleEvent named(m_notification, QAccessible::NameChanged);
    teller()(&named);
    QAccessibleEvent shown(m_notification, QAccessible::ObjectShow);
    teller()(&shown);
}

TranscriptView *TranscriptAccessible::view() const
{
    return static_cast<TranscriptView *>(widget());
}

/// The notification is the first child, so that the entries' indices do not change.
int TranscriptAccessible::childCount() const
{
    return view()->reader().count() + 1;
}

QAccessibleInterface *TranscriptAccessible::child(int index) const
{
    if (index == 0)
        return m_notification;
    return index > 0 && index <= view()->reader().count() ? itemOf(view()->reader().idOf(index - 1)) : nullptr;
}

QAccessibleInterface *TranscriptAccessible::itemOf(history::EntryId id) const
{
    const auto known = m_items.find(id);
    if (known != m_items.end())
        return QAccessible::accessibleInterface(known->second);
    auto *item = new EntryAccessible(view(), id);
    m_items.emplace(id, QAccessible::registerAccessibleInterface(item));
    return item;
}

int TranscriptAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    if (child == m_notification)
        return 0;
    const auto *item = dynamic_cast<const EntryAccessible *>(child);
    const int row = item ? view()->reader().rowOf(item->id()) : -1;
    return row < 0 ? -1 : row + 1;
}

QAccessibleInterface *TranscriptAccessible::focusChild() const
{
    if (!view()->hasFocus())
        return nullptr;
    const int row = view()->reader().currentRow();
    if (row < 0)
        return const_cast<TranscriptAccessible *>(this);
    QAccessibleInterface *item = itemOf(view()->reader().idOf(row));
    const int spot = view()->reader().currentSpot();
    return spot < 0 ? item : item->child(spot);
}

QAccessibleInterface *TranscriptAccessible::childAt(int x, int y) const
{
    const int row = view()->reader().rowAt(view()->viewport()->mapFromGlobal(QPoint(x, y)));
    return row < 0 ? nullptr : itemOf(view()->reader().idOf(row));
}

} // namespace widgets
