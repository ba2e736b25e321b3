// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "core/prompt/message.h"
#include "core/values/stopstatus.h"
#include "models/texts/sessionstatus.h"
#include "widgets/composer/composertext.h"
#include "widgets/composer/mainbutton.h"
#include "widgets/composer/promptedit.h"

#include <QWidget>

namespace spelling {
class Speller;
} // namespace spelling

namespace widgets {

class AttachmentChips;
class FlatButton;
class Ground;
class LineLabel;
class OptionBar;
class PromptCompleter;

/// Where the user writes: the text, the session's options, the use of the context, and the main button. Reads the
/// session's status and emits the user's actions.
class Composer : public QWidget
{
    Q_OBJECT

public:
    Composer(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    ~Composer() override;

    /// The message that would be sent: text, mentions, and attached files.
    core::Message message() const;
    /// \p earlier becomes the value of setAside().
    void setMessage(const core::Message &message, const core::Message &earlier = {});
    /// The same, with the text selected, so that typing replaces it. An earlier draft is kept.
    void offerMessage(const core::Message &message);
    QString text() const;
    void setText(const QString &text) { setMessage(text); }
    int caret() const; ///< position in the text
    void setCaret(int position);
    /// The font of the typed text only; the rest follows the look.
    void setTextFont(const QFont &font);
    /// The text the user wrote: if an unchanged recalled message or nothing is shown, what was typed before.
    core::Message draft() const;
    /// Everything else that the user wrote before recalling sent messages: Down leads back to it.
    core::Message earlierDraft() const;
    /// Everything the user wrote besides the shown text.
    core::Message setAside() const;
    /// The messages that Up and Down recall, oldest first. A position in them is kept.
    void setHistory(const QList<core::Message> &messages);
    /// Sets the spell checker; call it once. \p speller must outlive the composer.
    void setSpeller(spelling::Speller *speller);
    MainButton *mainButton() const { return m_button; }
    OptionBar *options() const { return m_options; }
    const QString &hint() const { return m_hint; } ///< see showHint()

public Q_SLOTS:
    void focusComposer();
    void insertText(const QString &text);
    /// Inserts text that was typed while another widget had the focus, and takes the focus.
    void typeOn(const QString &text);
    /// Attaches files, without duplicates. Shows a hint for one that cannot be attached.
    void attach(const QList<QUrl> &files);
    void detach(const QUrl &file);
    void openStopMenu();
    /// Shows one line instead of the status until the next change, like "Esc again stops".
    void showHint(const QString &hint);
    /// Shows the target of the link under the pointer; empty: none.
    void showLink(const QString &target);

Q_SIGNALS:
    void sendRequested(const core::Message &message);    ///< queued if a turn runs
    void sendNowRequested(const core::Message &message); ///< stops the turn, then sends
    void stopRequested(const core::StopScope &scope);
    void forceStopRequested();
    void restartRequested();                                    ///< restarts the agent; the typed text stays
    void stopEverythingRequested(const core::StopScope &scope); ///< also what earlier turns have left running
    void stopRunningRequested();                                ///< without a turn: what runs on
    void edited();                                              ///< text, files or caret have changed
    void filesWanted();                                         ///< the user wants to choose files
    void completionsOffered(int rows);
    void imageGiven(const QImage &image); ///< from the clipboard or dropped, without a file
    void textGiven(const QString &text);  ///< pasted, and better attached: it is long, and the agent takes contents
    void fileOpened(const QUrl &file);    ///< an attached picture or text

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void place();
    void refresh();
    void tick();
    void openMenu(QMenu *menu);
    QMenu *madeStopMenu();
    QMenu *madeRunningMenu();
    void layOut();
    void showStatus();
    bool canSend() const;
    void send(bool now);
    void enter(bool now);
    void showFiles();
    void markMentions();
    acp::PromptCapabilities takes() const;
    void stepHistory(int step);
    bool isWritten() const;
    void put(const core::Message &message);
    void put(const core::Message &message, const QList<core::Message> &setAside);
    bool isNarrow() const;

    models::SessionStatus *m_status;
    Look *m_look;
    base::Clock *m_clock;
    Ground *m_frame; ///< around all but the status
    PromptEdit *m_edit;
    PromptCompleter *m_completer;
    AttachmentChips *m_chips;
    QList<QUrl> m_files;
    QStringList m_mentions; ///< chosen from the list; some may have been deleted from the text
    acp::PromptCapabilities m_shownTakes;
    MainButton *m_button;
    FlatButton *m_attach;
    OptionBar *m_options;
    LineLabel *m_usage, *m_lead, *m_right; ///< of the context; the status
    StatusText m_words;
    QString m_hint, m_link;
    bool m_typed = false; ///< the user typed the text
    QList<core::Message> m_history;
    int m_historyAt = -1;            ///< index of the recalled message, or one past the last; -1: nothing is set aside
    core::Message m_lookedAt;        ///< as it was sent
    QList<core::Message> m_setAside; ///< what was typed before, in the order in which Down shows it
    base::TimerHandle m_timer;
};

} // namespace widgets
