// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "core/prompt/message.h"
#include "core/stop/stopstatus.h"
#include "models/texts/sessionstatus.h"
#include "widgets/composer/composertext.h"
#include "widgets/composer/mainbutton.h"
#include "widgets/composer/promptedit.h"

#include <QWidget>

class QHBoxLayout;

namespace spelling {
class Speller;
} // namespace spelling

namespace widgets {

class AttachmentChips;
class FlatButton;
class OptionBar;
class PromptCompleter;

/// Where the user writes: the text, the session's options, how full the context is, and the main button. Reads
/// the session's status, answers with intents.
class Composer : public QWidget
{
    Q_OBJECT

public:
    Composer(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    ~Composer() override;

    /// What would be sent: the text, what it mentions, and the files over it.
    core::Message message() const;
    /// \p earlier is what setAside() says then.
    void setMessage(const core::Message &message, const core::Message &earlier = {});
    /// The same, with the text selected, so that typing replaces it. An earlier draft stays.
    void offerMessage(const core::Message &message);
    QString text() const;
    void setText(const QString &text) { setMessage(text); }
    int caret() const; ///< where it stands in the text
    void setCaret(int position);
    /// The font of the typed text only; the rest follows the look.
    void setTextFont(const QFont &font);
    /// What the user wrote: while a sent message is looked at, unchanged, or nothing stands there, what was typed
    /// before.
    core::Message draft() const;
    /// All that the user wrote besides draft(), before it went through sent messages: Down leads back to it.
    core::Message earlierDraft() const;
    /// The same besides what stands there now.
    core::Message setAside() const;
    /// What Up and Down bring back, oldest first. Who is looking through it goes on where he is.
    void setHistory(const QList<core::Message> &messages);
    /// Who says what is misspelt, from now on; \p speller must outlive the composer. Once.
    void setSpeller(spelling::Speller *speller);
    MainButton *mainButton() const { return m_button; }

public Q_SLOTS:
    void focusComposer();
    void insertText(const QString &text);
    /// Inserts text that was typed while another widget had the focus, and takes the focus.
    void typeOn(const QString &text);
    /// Files that go with the message; none twice. Says so where one cannot.
    void attach(const QList<QUrl> &files);
    /// Opens the menus of mode, model and the like, one after the other.
    void openOptions();
    /// The next value of the first option of that category.
    void cycleOption(const QString &category);
    void openStopMenu();
    /// One line instead of the status until the next change, like "Esc again stops".
    void showHint(const QString &hint);
    /// Where the link goes that is pointed at; empty: none is.
    void showLink(const QString &target);

Q_SIGNALS:
    void sendRequested(const core::Message &message);    ///< while a turn runs: to be queued
    void sendNowRequested(const core::Message &message); ///< stop the turn, then send
    void stopRequested(const core::StopScope &scope);
    void forceStopRequested();
    void restartRequested(); ///< the agent process; a text that is typed stays
    void killCommandsRequested();
    void optionChosen(const QString &optionId, const QString &value); ///< "true" or "false" of booleans
    void edited();                                                    ///< text, files or caret
    void filesWanted();                                               ///< the user wants to choose some
    void completionsOffered(int rows);
    void imageGiven(const QImage &image); ///< from the clipboard or dropped; has no file yet

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void refresh();
    void tick();
    void layOut();
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
    PromptEdit *m_edit;
    PromptCompleter *m_completer;
    AttachmentChips *m_chips;
    QList<QUrl> m_files;
    QStringList m_mentions; ///< chosen; some of them may have gone from the text
    acp::PromptCapabilities m_shownTakes;
    std::optional<QFont> m_textFont;
    MainButton *m_button;
    FlatButton *m_attach;
    OptionBar *m_options;
    StatusText m_words;
    QString m_hint, m_link;
    bool m_typed = false; ///< what stands there is the user's, not put there
    QList<core::Message> m_history;
    int m_historyAt = -1;            ///< the message that is looked at, or behind the last; -1: nothing is set aside
    core::Message m_lookedAt;        ///< as it was sent
    QList<core::Message> m_setAside; ///< what was typed before that, in the order in which Down comes to it
    QRect m_frame, m_statusRect, m_usageRect;
    base::TimerHandle m_timer;
};

} // namespace widgets
