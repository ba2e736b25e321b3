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

/// The Edit menu's undo, redo, cut, copy, paste and select all, for the text with the focus: a field, the composer, or
/// read-only text (the conversation, a terminal, a diff). If the focused widget has no text, they apply to the
/// conversation.
class EditActions : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    EditActions(WindowActions *actions, SessionPage *page, QObject *parent);

    /// Enables exactly the actions that apply to the focused text: for the menu.
    void refresh();
    /// For shortcuts, while no menu is open.
    void enableKeys();

private:
    template <class Act> void onText(Act act);
    void copy();
    void selectAll();

    WindowActions *m_actions;
    SessionPage *m_page;
    QPointer<QWidget> m_focus; ///< the last focused widget that is not a menu
};

} // namespace app
