// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/promptcontroller.h"

#include "base/error.h"
#include "base/regularfile.h"
#include "base/result.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "core/prompt/messagepacker.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/messagetext.h"
#include "widgets/composer/composer.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/textpreview.h"
#include "workspace/files/prompteditor.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QStandardPaths>

#include <utility>

namespace app {

namespace {
constexpr int pastedKeptDays = 30;
}

PromptController::PromptController(workspace::Workspace *workspace, widgets::Composer *composer, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_composer(composer)
    , m_window(window)
    , m_pasted(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/pasted"))
{
    using widgets::Composer;
    connect(composer, &Composer::edited, this, &PromptController::save);
    connect(composer, &Composer::filesWanted, this, &PromptController::chooseFiles);
    connect(composer, &Composer::imageGiven, this, &PromptController::paste);
    connect(composer, &Composer::textGiven, this, &PromptController::pasteText);
    connect(composer, &Composer::fileOpened, this, &PromptController::open);
    connect(workspace, &workspace::Workspace::aboutToRelease, this, &PromptController::keepWaiting);
    connect(workspace, &workspace::Workspace::closed, this, [this] {
        for (const auto &session : m_workspace->all())
            keepWaiting(session.get());
    });
    connect(&m_pasted, &workspace::PastedFiles::failed, this,
            [this](const base::Error &error) { notify(tr("The content was not attached"), error); });
}

void PromptController::removeOldPasted()
{
    m_pasted.removeOld(pastedKeptDays, m_workspace->drafts()->attachments());
}

settings::Draft PromptController::draftOf(workspace::SessionController *session) const
{
    if (const auto known = m_drafts.constFind(session->handle()); known != m_drafts.constEnd())
        return *known;
    const QString key = m_workspace->draftKey(session);
    return draftsUnder(key).isEmpty() ? m_workspace->drafts()->draft(key) : settings::Draft();
}

/// A session without messages has no lasting key, but that of its folder. What is stored there belongs to the first
/// such session.
QList<settings::Draft> PromptController::draftsUnder(const QString &key) const
{
    QList<settings::Draft> out;
    for (const auto &session : m_workspace->all()) {
        if (m_drafts.contains(session->handle()) && m_workspace->draftKey(session.get()) == key)
            out << m_drafts.value(session->handle());
    }
    return out;
}

void PromptController::save()
{
    if (!m_session || m_loading)
        return;
    saveDraft(m_session, {m_composer->draft(), m_composer->caret(), m_composer->earlierDraft()});
}

void PromptController::setSession(workspace::SessionController *session)
{
    save();
    m_session = session;
    if (!session)
        return;
    const settings::Draft draft = draftOf(session);
    m_loading = true;
    m_composer->setMessage(draft.message, draft.earlier);
    m_composer->setCaret(draft.caret);
    m_loading = false;
    m_drafts[session->handle()] = draft;
}

void PromptController::giveBack(const workspace::ReturnedMessage &returned)
{
    if (returned.message.isEmpty())
        return;
    using enum workspace::ReturnedMessage::Cause;
    const core::Message typed = m_composer->draft();
    if (m_composer->message().isEmpty() && returned.why == Stopped)
        m_composer->offerMessage(returned.message);
    else if (typed.isEmpty() || (m_composer->message().isEmpty() && returned.why == NotSent))
        m_composer->setMessage(returned.message, m_composer->setAside());
    else if (returned.why == ToEdit)
        m_composer->setMessage(core::joined(returned.message, typed), m_composer->earlierDraft());
    else if (returned.why == NotSent && m_session)
        m_session->messages().keepInQueue(returned.message);
}

/// What waits in a session that ends is its draft from then on.
void PromptController::keepWaiting(workspace::SessionController *session)
{
    const core::Message waiting = session->messages().takeWaiting();
    if (waiting.isEmpty())
        return;
    settings::Draft draft = draftOf(session);
    draft.message = core::joined(waiting, draft.message);
    draft.caret = int(draft.message.text.size());
    saveDraft(session, draft);
    if (session == m_session)
        m_composer->setMessage(draft.message, draft.earlier);
}

void PromptController::edit(history::EntryId message)
{
    const int row = m_session ? m_session->transcript().rowOf(message) : -1;
    const auto *sent = row < 0 ? nullptr : std::get_if<history::UserMessage>(&m_session->transcript().at(row).body);
    if (!sent)
        return;
    const core::Message again = m_pasted.messageOf(*sent, m_session->cwd());
    const core::Message typed = m_composer->draft();
    // Text that is being typed is kept: it is appended.
    m_composer->setMessage(typed.isEmpty() || typed == again ? again : core::joined(again, typed),
                           m_composer->earlierDraft());
    m_composer->focusComposer();
    m_composer->showHint(tr("Sent as a new message; nothing before it is taken back"));
}

/// The picture belongs to the session that is shown now, even if another is shown when it has been stored.
void PromptController::paste(const QImage &image)
{
    if (!m_session)
        return;
    m_pasted.save(image, [this, handle = m_session->handle()](const base::Result<QUrl> &file) {
        if (!file) {
            notify(tr("The content was not attached"), file.error());
        } else if (m_session && m_session->handle() == handle) {
            m_composer->attach({*file});
        } else if (workspace::SessionController *session = m_workspace->session(handle)) {
            settings::Draft draft = m_drafts.value(handle);
            draft.message.attachments << *file;
            saveDraft(session, draft);
        }
    });
}

/// What cannot be attached is inserted: nothing that was pasted is lost.
void PromptController::pasteText(const QString &text)
{
    const auto file = m_pasted.save(text.toUtf8(), tr("pasted text") + QStringLiteral(".txt"));
    if (!m_session || !file.ok()) {
        m_composer->insertText(text);
        return;
    }
    m_composer->attach({*file});
    m_composer->showHint(tr("The text is attached; a click shows it"));
}

void PromptController::open(const QUrl &file)
{
    constexpr qint64 most = 32 * 1024 * 1024;
    const auto bytes = base::readRegularFile(file.toLocalFile(), most);
    if (!bytes.ok()) {
        m_composer->showHint(bytes.error().message);
        return;
    }
    const core::FileFacts facts = core::factsOf(file, {true, true, true});
    if (facts.how == core::Delivery::Image) {
        Q_EMIT pictureOpened(acp::ImageContent{*bytes, facts.mimeType, file.toString()});
        return;
    }
    const QString text = QString::fromUtf8(*bytes);
    auto *preview =
        new widgets::TextPreview(models::attachmentName(file), text, m_pasted.holds(file), m_window->window());
    connect(preview, &widgets::TextPreview::insertRequested, m_composer, [composer = m_composer, file, text] {
        composer->detach(file);
        composer->focusComposer();
        composer->insertText(text);
    });
    preview->show();
}

void PromptController::saveDraft(workspace::SessionController *session, const settings::Draft &draft)
{
    m_drafts[session->handle()] = draft;
    const QString key = m_workspace->draftKey(session);
    QList<settings::Draft> drafts = draftsUnder(key);
    settings::Draft stored = drafts.isEmpty() ? draft : drafts.takeFirst();
    for (const settings::Draft &other : std::as_const(drafts)) {
        stored.message = core::joined(stored.message, other.message);
        stored.earlier = core::joined(stored.earlier, other.earlier);
    }
    m_workspace->drafts()->set(key, stored);
}

void PromptController::chooseFiles()
{
    if (!m_session)
        return;
    QFileDialog *dialog =
        widgets::openFileDialog(m_window, base::plainName(base::Words::tr("Attac&h files…")), m_session->cwd(), {});
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::accepted, m_session, [this, dialog] { m_composer->attach(dialog->selectedUrls()); });
    dialog->open();
}

void PromptController::openEditor()
{
    if (!m_session)
        return;
    QString environment = qEnvironmentVariable("VISUAL");
    if (environment.isEmpty())
        environment = qEnvironmentVariable("EDITOR");
    const auto command = workspace::promptEditorCommand(m_workspace->settings()->value(settings::keys::editorCommand),
                                                        environment, settings::editorsOnPath());
    if (!command) {
        notify(base::Words::tr("Not opened"), command.error());
        return;
    }
    const QString before = m_composer->text();
    auto *editor = new workspace::PromptEditor(*command, before, m_session->cwd(), this);
    connect(editor, &workspace::PromptEditor::done, this,
            [this, handle = m_session->handle(), before](const QString &after) { onEdited(handle, before, after); });
    connect(editor, &workspace::PromptEditor::failed, this,
            [this](const base::Error &error) { notify(base::Words::tr("Not opened"), error); });
    m_composer->showHint(tr("The message is open in your editor and comes back when it ends"));
}

void PromptController::onEdited(models::SessionHandle handle, const QString &before, const QString &after)
{
    const bool inView = m_session && m_session->handle() == handle;
    workspace::SessionController *session = m_workspace->session(handle);
    if (!session)
        return;
    const core::Message now = inView ? m_composer->message() : m_drafts.value(handle).message;
    core::Message next = now;
    next.text = after;
    if (now.text != before) // the user has typed meanwhile
        next = core::joined(next, now.text);
    if (inView) {
        m_composer->setMessage(next, m_composer->setAside());
        m_composer->focusComposer();
        return;
    }
    saveDraft(session, {next, int(next.text.size()), m_drafts.value(handle).earlier});
}

void PromptController::notify(const QString &title, const base::Error &error)
{
    if (m_session)
        m_session->notify(title, error.message);
}

} // namespace app

#include "moc_promptcontroller.cpp"
