// SPDX-License-Identifier: Apache-2.0
#include "app/window/editactions.h"

#include "app/actions/windowactions.h"
#include "app/page/sessionpage.h"
#include "widgets/content/areaselection.h"
#include "widgets/content/diffview.h"
#include "widgets/content/terminalview.h"
#include "widgets/transcript/transcriptview.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace app {

namespace {

/// The editing state of any kind of text widget.
struct TextState
{
    bool canUndo = false, canRedo = false, isSelected = false, isEditable = false, isEmpty = true;
};

TextState stateOf(const QLineEdit &line)
{
    // A password must not be copied.
    const bool isShown = line.echoMode() == QLineEdit::Normal;
    return {line.isUndoAvailable(), line.isRedoAvailable(), line.hasSelectedText() && isShown, !line.isReadOnly(),
            line.text().isEmpty()};
}

template <class Edit> TextState stateOf(const Edit &edit)
{
    const QTextDocument &document = *edit.document();
    return {document.isUndoAvailable(), document.isRedoAvailable(), edit.textCursor().hasSelection(),
            !edit.isReadOnly(), document.isEmpty()};
}

template <class F> bool visitText(QWidget *widget, F f)
{
    if (auto *line = qobject_cast<QLineEdit *>(widget))
        return f(line), true;
    if (auto *edit = qobject_cast<QTextEdit *>(widget))
        return f(edit), true;
    if (auto *edit = qobject_cast<QPlainTextEdit *>(widget))
        return f(edit), true;
    return false;
}

/// Of an area that paints its own text.
widgets::AreaSelection *selectionOf(const QWidget *widget)
{
    return widget ? widget->findChild<widgets::AreaSelection *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

} // namespace

EditActions::EditActions(WindowActions *actions, SessionPage *page, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_page(page)
{
    const auto on = [this](QAction *action, auto f) { connect(action, &QAction::triggered, this, f); };
    on(actions->undo, [this] { onText([](auto *text) { text->undo(); }); });
    on(actions->redo, [this] { onText([](auto *text) { text->redo(); }); });
    on(actions->cut, [this] { onText([](auto *text) { text->cut(); }); });
    on(actions->paste, [this] { onText([](auto *text) { text->paste(); }); });
    on(actions->copy, [this] { copy(); });
    on(actions->selectAll, [this] { selectAll(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        // What a dialog edits it edits by itself.
        if (now && now->window() != m_page->window())
            return;
        // The menu bar takes the focus as well, where its menus are opened with the keyboard.
        if (qobject_cast<QMenu *>(now) || qobject_cast<QMenuBar *>(now))
            return;
        if (now)
            m_focus = now;
        enableKeys();
    });
}

template <class Act> void EditActions::onText(Act act)
{
    visitText(m_focus, act);
}

void EditActions::copy()
{
    if (visitText(m_focus, [](auto *text) { text->copy(); }))
        return;
    if (const auto *selection = selectionOf(m_focus); selection && !selection->isEmpty())
        selection->copy();
    else if (const auto *terminal = qobject_cast<widgets::TerminalView *>(m_focus))
        terminal->copy();
    else if (const auto *diff = qobject_cast<widgets::DiffView *>(m_focus))
        diff->copy();
    else if (const auto *label = qobject_cast<QLabel *>(m_focus); label && label->hasSelectedText())
        QApplication::clipboard()->setText(label->selectedText());
    else if (const auto *list = qobject_cast<QAbstractItemView *>(m_focus); list && list->currentIndex().isValid())
        QApplication::clipboard()->setText(list->currentIndex().data().toString());
    else
        m_page->view()->copy();
}

void EditActions::selectAll()
{
    if (visitText(m_focus, [](auto *text) { text->selectAll(); }))
        return;
    if (auto *list = qobject_cast<QAbstractItemView *>(m_focus))
        list->selectAll();
    else if (auto *selection = selectionOf(m_focus))
        selection->selectAll();
    else
        m_page->view()->selectAll();
}

/// Does not check details that change with every key; an action without effect does nothing.
void EditActions::enableKeys()
{
    bool isEditable = false;
    (void)visitText(m_focus, [&isEditable](const auto *text) { isEditable = !text->isReadOnly(); });
    for (QAction *action : {m_actions->undo, m_actions->redo, m_actions->cut, m_actions->paste})
        action->setEnabled(isEditable);
    for (QAction *action : {m_actions->copy, m_actions->selectAll})
        action->setEnabled(true);
}

void EditActions::refresh()
{
    TextState state;
    const bool isText = visitText(m_focus, [&state](const auto *text) { state = stateOf(*text); });
    const bool hasConversation = m_page->isVisible() && m_page->model()->rowCount() > 0;
    m_actions->undo->setEnabled(state.canUndo && state.isEditable);
    m_actions->redo->setEnabled(state.canRedo && state.isEditable);
    m_actions->cut->setEnabled(state.isSelected && state.isEditable);
    m_actions->paste->setEnabled(state.isEditable);
    const auto *label = qobject_cast<QLabel *>(m_focus);
    const bool canCopy =
        hasConversation || (label && label->hasSelectedText()) || qobject_cast<QAbstractItemView *>(m_focus) != nullptr;
    m_actions->copy->setEnabled(isText ? state.isSelected : canCopy);
    m_actions->selectAll->setEnabled(isText ? !state.isEmpty : hasConversation);
}

} // namespace app

#include "moc_editactions.cpp"
