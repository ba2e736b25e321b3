// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/completion/filefinder.h"
#include "models/texts/sessionstatus.h"
#include "widgets/composer/completionpopup.h"

#include <QPointer>

class QKeyEvent;

namespace widgets {

class PromptEdit;

/// Completes commands and file names in the composer: opens the list while one is typed, handles its keys (Up, Down,
/// Tab, Enter, Esc), and inserts what is chosen.
class PromptCompleter : public QObject
{
    Q_OBJECT

public:
    /// The list is shown above \p anchor.
    PromptCompleter(PromptEdit *edit, models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *anchor);
    ~PromptCompleter() override;

    bool isOpen() const { return m_popup && m_popup->isVisible(); }
    CompletionPopup *popup() const { return m_popup; }
    void close();

Q_SIGNALS:
    /// \p path was inserted into the text as a mention of a file in the session's folder.
    void mentioned(const QString &path);
    /// The file's name cannot be written in a text.
    void attachRequested(const QUrl &file);
    void offered(int rows); ///< the list was updated

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void takeFolders();
    void offer(std::vector<models::Completion> rows, const QString &note);
    void onFound(const QString &pattern, const models::RankedFiles &files, bool isComplete);
    bool key(QKeyEvent *event);
    void insert(const models::Completion &completion, bool goesOn);
    void write(const QString &text);

    PromptEdit *m_edit;
    models::SessionStatus *m_status;
    Look *m_look;
    QWidget *m_anchor;
    models::FileFinder m_finder;
    QPointer<CompletionPopup> m_popup; ///< child of the window; created when first needed
    std::optional<models::CompletionQuery> m_query;
    qsizetype m_dismissed = -1; ///< start of the word for which the list was closed
    bool m_writing = false;
};

} // namespace widgets
