// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/completion/filefinder.h"
#include "models/texts/sessionstatus.h"
#include "widgets/composer/completionpopup.h"

#include <QPointer>

namespace widgets {

class PromptEdit;

/// Completes commands and file names in the composer: opens the list while one is typed, has its keys (Up, Down, Tab,
/// Enter, Esc), and writes what is chosen.
class PromptCompleter : public QObject
{
    Q_OBJECT

public:
    /// The list stands over \p anchor.
    PromptCompleter(PromptEdit *edit, models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *anchor);
    ~PromptCompleter() override;

    bool isOpen() const { return m_popup && m_popup->isVisible(); }
    CompletionPopup *popup() const { return m_popup; }
    void close();

Q_SIGNALS:
    /// Written into the text; it is a file of the session's folder and not just words.
    void mentioned(const QString &path);
    /// Its name cannot stand in a text.
    void attachRequested(const QUrl &file);
    void offered(int rows); ///< the list has been made anew

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void takeFolders();
    void offer(std::vector<models::Completion> rows, const QString &note);
    void onFound(const QString &pattern, const models::RankedFiles &files, bool isComplete);
    bool key(int key);
    void take(const models::Completion &completion, bool goesOn);
    void write(const QString &text);

    PromptEdit *m_edit;
    models::SessionStatus *m_status;
    Look *m_look;
    QWidget *m_anchor;
    models::FileFinder m_finder;
    QPointer<CompletionPopup> m_popup; ///< its window's child; made when it is first needed
    std::optional<models::CompletionQuery> m_query;
    qsizetype m_dismissed = -1; ///< where a word begins for which the list was closed
    bool m_writing = false;
};

} // namespace widgets
