// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/mainbutton.h"

#include <QPlainTextEdit>
#include <QWidget>

class QHBoxLayout;

namespace widgets {

class FlatButton;

/// The field of the composer: grows with its text up to eight lines.
class PromptEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PromptEdit(QWidget *parent);
    int wantedHeight() const;

Q_SIGNALS:
    void entered();        ///< Enter
    void enteredControl(); ///< Ctrl+Enter
    void historyWanted(int step);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// The status line under the composer: what happens now, in words, and what keys do.
struct StatusWords
{
    QString lead; ///< coloured
    QString rest;
    QString right;
    int tone = 0; ///< 0 text2, 1 running, 2 waits, 3 failed
    bool operator==(const StatusWords &) const = default;
};
StatusWords statusWords(const models::SessionSnapshot &session, base::Milliseconds now, bool narrow);
QString composerPlaceholder(const models::SessionSnapshot &session, bool narrow);

/// Where the user writes: the text, the session's options, how full the context is, and the main button. Reads
/// the session's status, answers with intents.
class Composer : public QWidget
{
    Q_OBJECT

public:
    Composer(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    ~Composer() override;

    QString text() const;
    void setText(const QString &text);
    /// Of what is typed; what is around it keeps to the look.
    void setTextFont(const QFont &font);
    /// What Up and Down bring back, oldest first.
    void setHistory(const QStringList &messages);
    MainButton *mainButton() const { return m_button; }

public Q_SLOTS:
    void focusComposer();
    void insertText(const QString &text);
    /// Opens the menus of mode, model and the like, one after the other.
    void openOptions();
    void openStopMenu();
    /// One line instead of the status until the next change, like "Esc again stops".
    void showHint(const QString &hint);
    /// Where the link goes that is pointed at; empty: none is.
    void showLink(const QString &target);

Q_SIGNALS:
    void sendRequested(const QString &text);    ///< while a turn runs: to be queued
    void sendNowRequested(const QString &text); ///< stop the turn, then send
    void stopRequested(const core::StopScope &scope);
    void forceStopRequested();
    void restartRequested(); ///< the agent process; a text that is typed stays
    void killCommandsRequested();
    void optionChosen(const QString &optionId, const QString &value); ///< "true" or "false" of booleans
    void textEdited();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void refreshOptions();
    void tick();
    void layOut();
    bool canSend() const;
    void send(bool now);
    void stepHistory(int step);
    void fillOptionMenu(class QMenu *menu, const acp::ConfigOption &option);
    bool isNarrow() const;

    models::SessionStatus *m_status;
    Look *m_look;
    base::Clock *m_clock;
    PromptEdit *m_edit;
    std::optional<QFont> m_textFont;
    MainButton *m_button;
    std::vector<FlatButton *> m_optionButtons;
    FlatButton *m_gear;
    std::vector<acp::ConfigOption> m_shownOptions;
    StatusWords m_words;
    QString m_hint, m_link;
    QStringList m_history;
    int m_historyAt = -1;
    QString m_draft;
    QRect m_frame, m_statusRect, m_usageRect;
    base::TimerHandle m_timer;
};

} // namespace widgets
