// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QMenu;
class QWidget;
QT_END_NAMESPACE

namespace app {

class SessionPage;
class WindowActions;

/// Undo, redo, cut, copy, paste and select all of the Edit menu, for whatever text has the focus: a field, the
/// composer, or what can only be copied: the conversation, a terminal, a comparison. What has no text gives way to the
/// conversation.
class EditActions : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    EditActions(WindowActions *actions, SessionPage *page, QObject *parent);

    /// Those that can do nothing for the text that has the focus are disabled, the others enabled: for the menu.
    void refresh();
    /// While no menu is open, when only the keys count.
    void enableKeys();

private:
    template <class Act> void onText(Act act);
    void copy();
    void selectAll();

    WindowActions *m_actions;
    SessionPage *m_page;
    QPointer<QWidget> m_focus; ///< the last one that is no menu
};

} // namespace app
