// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/transcriptmodel.h"

#include <QAccessibleWidget>

#include <map>

namespace widgets {

class TranscriptView;

/// The conversation for screen readers: a list with an item per entry, made when it is asked for, and a notification
/// that says what has just happened. Main thread; owned by Qt, ends with its view.
class TranscriptAccessible final : public QAccessibleWidget
{
public:
    explicit TranscriptAccessible(TranscriptView *view);
    ~TranscriptAccessible() override;

    /// From now on views get one.
    static void install();
    /// Somebody listens: a screen reader, or a test.
    static bool isWanted();
    /// Says it to whoever listens, without moving the focus. Nothing where nobody listens.
    static void announce(TranscriptView *view, const QString &words);
    /// Tells where the keys are, while \p view has the focus. Nothing where nobody listens.
    static void reportFocus(TranscriptView *view);
    /// For tests, whose platform has nobody who listens; null: Qt's own again.
    using Teller = void (*)(QAccessibleEvent *event);
    static void tellTo(Teller teller);

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override; ///< where the keys are

private:
    TranscriptView *view() const;
    QAccessibleInterface *itemOf(history::EntryId id) const;
    void say(const QString &words);

    mutable std::map<history::EntryId, QAccessible::Id> m_items;
    class Notification;
    Notification *m_notification = nullptr;
    QAccessible::Id m_notificationId = 0;
};

} // namespace widgets
