// SPDX-License-Identifier: Apache-2.0
// What stands in the composer, as a message: its text, what that names, and the files over it.
#include "acp/requests.h"
#include "core/prompt/message.h"
#include "models/texts/messagetext.h"
#include "widgets/composer/attachmentchips.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/promptcompleter.h"

#include <QDropEvent>
#include <QMimeData>

namespace widgets {

core::Message Composer::message() const
{
    core::Message message(text());
    for (const core::MentionPlace &place : core::mentionPlaces(message.text, m_mentions)) {
        if (!message.mentions.contains(place.path))
            message.mentions << place.path;
    }
    message.attachments = m_files;
    return message;
}

core::Message Composer::draft() const
{
    const core::Message shown = message();
    return m_historyAt >= 0 && shown == m_lookedAt ? m_draft : shown;
}

void Composer::setMessage(const core::Message &message)
{
    m_historyAt = -1;
    put(message);
}

void Composer::put(const core::Message &message)
{
    m_completer->close();
    m_mentions = message.mentions;
    m_files = message.attachments;
    m_edit->setPlainText(message.text);
    m_edit->moveCursor(QTextCursor::End);
    m_completer->close(); // nobody has typed
    showFiles();
    m_typed = false;
}

void Composer::offerMessage(const core::Message &message)
{
    setMessage(message);
    m_edit->selectAll();
}

int Composer::caret() const
{
    return m_edit->textCursor().position();
}

void Composer::setCaret(int position)
{
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(qBound(0, position, int(text().size())));
    m_edit->setTextCursor(cursor);
    m_completer->close();
}

void Composer::attach(const QList<QUrl> &files)
{
    const core::PackLimits limits;
    QString problem;
    for (const QUrl &file : files) {
        if (m_files.contains(file))
            continue;
        if (m_files.size() >= limits.files) {
            problem = tr("A message takes %1 files at most").arg(limits.files);
            break;
        }
        if (core::factsOf(file, takes()).how == core::Delivery::Missing)
            problem = tr("%1 is neither a file nor a folder").arg(models::attachmentName(file));
        else
            m_files << file;
    }
    showFiles();
    focusComposer();
    if (!problem.isEmpty())
        showHint(problem);
}

/// As long as no agent has said what it takes, nothing is said against a file.
acp::PromptCapabilities Composer::takes() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    return s.agent == models::AgentState::Ready ? s.takes : acp::PromptCapabilities{true, true, true};
}

void Composer::showFiles()
{
    m_shownTakes = takes();
    m_chips->show(m_files, m_shownTakes);
    refresh();
    layOut();
    Q_EMIT edited();
}

/// What is named is told apart from what only looks like it.
void Composer::markMentions()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const core::MentionPlace &place : core::mentionPlaces(text(), m_mentions)) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_edit->textCursor();
        mark.cursor.setPosition(int(place.from));
        mark.cursor.setPosition(int(place.from + place.length), QTextCursor::KeepAnchor);
        mark.format.setForeground(m_look->theme().running.color);
        mark.format.setFontUnderline(true);
        marks << mark;
    }
    m_edit->setExtraSelections(marks);
}

void Composer::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasImage() || !filesIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Composer::dropEvent(QDropEvent *event)
{
    const QList<QUrl> files = filesIn(event->mimeData());
    if (!files.isEmpty())
        attach(files);
    else if (event->mimeData()->hasImage())
        Q_EMIT imageGiven(qvariant_cast<QImage>(event->mimeData()->imageData()));
    event->setDropAction(Qt::CopyAction); // a file is never moved into a message
    event->accept();
}

} // namespace widgets
