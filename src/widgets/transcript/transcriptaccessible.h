// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/transcriptmodel.h"

#include <QAccessibleWidget>

#include <map>

namespace widgets {

class TranscriptView;

/// The conversation for screen readers: a list with an item per entry, created when requested, and a notification for
/// what has just happened. Main thread; owned by Qt, deleted with its view.
class TranscriptAccessible final : public QAccessibleWidget
{
public:
    explicit TranscriptAccessible(TranscriptView *view);
    ~TranscriptAccessible() override;

    /// Registers it, so that views get one from now on.
    static void install();
    /// Whether a screen reader or a test is active.
    static bool isWanted();
    /// Announces \p words without moving the focus. Does nothing without a screen reader.
    static void announce(TranscriptView *view, const QString &words);
    /// Reports the current position of the keys while \p view has the focus. Does nothing without a screen reader.
    static void reportFocus(TranscriptView *view);
    /// For tests, whose platform has no screen reader; null: Qt's own function again.
    using Teller = void (*)(QAccessibleEvent *event);
    static void setTeller(Teller teller);

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override; ///< the current position of the keys

private:
    TranscriptView *view() const;
    QAccessibleInterface *itemOf(history::EntryId id) const;
    void announceNow(const QString &words);

    mutable std::map<history::EntryId, QAccessible::Id> m_items;
    class Notification;
    Notification *m_notification = nullptr;
    QAccessible::Id m_notificationId = 0;
};

} // namespace widgets
