// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QAccessible>
#include <QPointer>

#include <vector>

namespace widgets {

class TranscriptView;

/// One entry for screen readers, with a child for each clickable place that was painted; for an open permission the
/// first child is its card with the answers. Stores nothing: it asks the view. Main thread.
class EntryAccessible final : public QAccessibleInterface, public QAccessibleTextInterface
{
public:
    EntryAccessible(TranscriptView *view, history::EntryId id) : m_view(view), m_id(id) {}
    ~EntryAccessible() override;

    history::EntryId id() const { return m_id; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QRect rect() const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    // The text is read as a whole; selections with the mouse belong to the view.
    int characterCount() const override { return int(words().size()); }
    QString text(int from, int to) const override { return words().mid(from, to < 0 ? -1 : to - from); }
    void selection(int, int *from, int *to) const override { *from = *to = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int, int) override;
    QString attributes(int, int *from, int *to) const override;

private:
    int row() const;
    QString words() const;
    QAccessibleInterface *card() const; ///< null: none
    QAccessibleInterface *spot(int number) const;

    const QPointer<TranscriptView> m_view;
    const history::EntryId m_id;
    mutable std::vector<QAccessible::Id> m_spots; ///< created when requested
};

} // namespace widgets
