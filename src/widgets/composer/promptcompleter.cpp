// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/promptcompleter.h"

#include "base/clock.h"
#include "core/prompt/message.h"
#include "widgets/composer/promptedit.h"

#include <QDir>
#include <QKeyEvent>
#include <QLocale>

namespace widgets {

using models::Completion;
using models::CompletionQuery;

PromptCompleter::PromptCompleter(PromptEdit *edit, models::SessionStatus *status, Look *look, base::Clock *clock,
                                 QWidget *anchor)
    : QObject(anchor)
    , m_edit(edit)
    , m_status(status)
    , m_look(look)
    , m_anchor(anchor)
    , m_finder(clock)
{
    edit->installEventFilter(this);
    connect(edit, &QPlainTextEdit::cursorPositionChanged, this, &PromptCompleter::refresh);
    connect(edit, &QPlainTextEdit::textChanged, this, &PromptCompleter::refresh);
    connect(status, &models::SessionStatus::identityChanged, this, &PromptCompleter::takeFolders);
    connect(status, &models::SessionStatus::heldChanged, this,
            [this] { m_finder.setHeld(m_status->held().heldAdded, m_status->held().heldGone); });
    connect(&m_finder, &models::FileFinder::found, this, &PromptCompleter::onFound);
}

PromptCompleter::~PromptCompleter()
{
    delete m_popup;
}

void PromptCompleter::takeFolders()
{
    m_finder.setFolders(QStringList{m_status->identity().cwd} + m_status->identity().moreFolders);
}

void PromptCompleter::close()
{
    m_finder.cancel();
    m_query.reset();
    if (m_popup)
        m_popup->hide();
}

void PromptCompleter::refresh()
{
    if (m_writing)
        return;
    const QString text = m_edit->toPlainText();
    m_edit->setGhost(models::commandHint(m_status->offers().commands, text), m_look->theme().text2);
    auto query = m_edit->hasFocus() && !m_edit->textCursor().hasSelection()
                     ? models::completionAt(text, m_edit->textCursor().position())
                     : std::nullopt;
    if (!query || query->from != m_dismissed)
        m_dismissed = -1;
    else
        query.reset();
    if (query == m_query && isOpen())
        return;
    m_query = query;
    if (!m_query) {
        close();
    } else if (m_query->kind == CompletionQuery::Kind::Command) {
        m_finder.cancel();
        offer(models::commandCompletions(m_status->offers().commands, m_query->filter), {});
    } else {
        takeFolders();
        m_finder.find(m_query->filter); // the open list stays until the answer arrives
    }
}

void PromptCompleter::offer(std::vector<Completion> rows, const QString &note)
{
    if (!m_popup && rows.empty() && note.isEmpty())
        return;
    if (!m_popup) {
        m_popup = new CompletionPopup(m_look, m_anchor);
        connect(m_popup, &CompletionPopup::chosen, this,
                [this](const Completion &completion) { insert(completion, false); });
    }
    const int count = int(rows.size());
    m_popup->offer(std::move(rows), note);
    Q_EMIT offered(count);
}

void PromptCompleter::onFound(const QString &pattern, const models::RankedFiles &files, bool isComplete)
{
    if (!m_query || m_query->kind != CompletionQuery::Kind::File || m_query->filter != pattern)
        return;
    QString note;
    if (files.matches > files.best.size())
        note =
            tr("The best %1 of %2: type on to narrow them down")
                .arg(QLocale().toString(qulonglong(files.best.size())), QLocale().toString(qulonglong(files.matches)));
    if (!isComplete)
        note = tr("The folder is very large: not all of it was looked through");
    offer(models::fileCompletions(files), note);
}

bool PromptCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit || !isOpen())
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        close();
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    auto *pressed = static_cast<QKeyEvent *>(event);
    // Otherwise Esc is a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && pressed->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && (pressed->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        return key(pressed);
    return QObject::eventFilter(watched, event);
}

bool PromptCompleter::key(QKeyEvent *event)
{
    const auto current = m_popup->current();
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        m_popup->step(event);
        return true;
    case Qt::Key_Escape:
        m_dismissed = m_query ? m_query->from : -1;
        close();
        return true;
    case Qt::Key_Tab:
        if (current)
            insert(*current, true);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A completely typed command is sent and not completed.
        if (!current || (current->kind == Completion::Kind::Command && m_query && current->value == m_query->filter)) {
            close();
            return false;
        }
        insert(*current, false);
        return true;
    default:
        return false;
    }
}

/// \p goesOn: continue completing inside the folder.
void PromptCompleter::insert(const Completion &completion, bool goesOn)
{
    if (!m_query)
        return;
    if (completion.kind == Completion::Kind::Command) {
        write(u'/' + completion.value + u' ');
        return;
    }
    const QString token = core::mentionText(completion.value);
    if (completion.kind == Completion::Kind::Folder && goesOn && !token.isEmpty()) {
        const bool quoted = token.endsWith(u'"');
        write((quoted ? token.chopped(1) : token) + u'/');
        return;
    }
    const QString path = completion.value; // a copy, since the row is deleted below
    write(token.isEmpty() ? QString() : QString(token + u' '));
    if (token.isEmpty())
        Q_EMIT attachRequested(QUrl::fromLocalFile(QDir(m_finder.folder()).absoluteFilePath(path)));
    else
        Q_EMIT mentioned(path);
}

void PromptCompleter::write(const QString &text)
{
    const CompletionQuery query = *m_query;
    const QString all = m_edit->toPlainText();
    const qsizetype end = query.from + query.length;
    QString insert = text;
    if (insert.endsWith(u' ') && end < all.size() && all.at(end) == u' ')
        insert.chop(1);
    m_writing = true;
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(int(query.from));
    cursor.setPosition(int(end), QTextCursor::KeepAnchor);
    cursor.insertText(insert);
    if (insert.size() < text.size())
        cursor.movePosition(QTextCursor::Right);
    m_edit->setTextCursor(cursor);
    m_writing = false;
    close();
    refresh();
}

} // namespace widgets

#include "moc_promptcompleter.cpp"
