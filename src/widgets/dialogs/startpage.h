// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "widgets/style/ground.h"
#include "widgets/style/look.h"

#include <QListWidget>

#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace base {
class Clock;
} // namespace base

namespace spelling {
class Speller;
} // namespace spelling

namespace widgets {

class FlatButton;

/// A row of a list on the start page: a name, a line about it, and a word at the end.
struct StartRow
{
    quint64 id = 0; ///< assigned by the list's owner
    QString icon;
    QString name, about, word;
    Tone Theme::*tone = nullptr; ///< for icon and line; null: the weak text colour
    bool isAction = false;       ///< the word says what opening the row does

    bool operator==(const StartRow &) const = default;
};

/// A few rows to choose from. Up and Down select, Enter and a click open. As high as its rows.
class StartList : public QListWidget
{
    Q_OBJECT

public:
    StartList(const QString &name, Look *look, QWidget *parent = nullptr);

    /// The selected row stays selected if it still exists.
    void setRows(const QList<StartRow> &rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void opened(quint64 id);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    class Delegate;

    Look *m_look;
};

/// A notice at the start, with its possible actions.
struct StartNotice
{
    QString title = {}, text = {};
    bool canLook = false;                             ///< it is about rows in Effects
    std::vector<base::EffectId> undoable = {};        ///< changes of files
    int files = 0;                                    ///< number of files they change
    QString key = {};                                 ///< names it in lookRequested(); may be empty
    QList<std::pair<QString, quint64>> sessions = {}; ///< it is about them: titles and handles
};

/// The page shown from the second start on: a message that starts a session, recent sessions, and notices. Shows what
/// it is given.
class StartPage : public Ground
{
    Q_OBJECT

public:
    explicit StartPage(Look *look, QWidget *parent = nullptr);

    void setSessions(const QList<StartRow> &sessions);
    /// Newest first; the first is selected, unless another one was chosen.
    void setFolders(const QStringList &folders);
    void setFolderRows(const QList<StartRow> &rows);
    /// \p ready, by id and name, can be chosen; \p rows are shown.
    void setAgents(const QList<std::pair<QString, QString>> &ready, const QString &chosen, const QList<StartRow> &rows);
    /// A line about the selected agent.
    void setAboutAgent(const QString &about);
    void setOpensLast(bool opensLast);
    void addNotice(const StartNotice &notice);
    /// The folder for the next session, chosen by the user.
    void chooseFolder(const QString &folder);
    void useFolder(const QString &folder);                   ///< the same, but not chosen by the user
    bool isFolderChosen() const { return m_isFolderChosen; } ///< by the user
    QString folder() const;
    void chooseAgent(const QString &id);
    QString agent() const; ///< id of the selected agent
    QString text() const;
    void setText(const QString &text);
    void focusInput();
    QWidget *input() const; ///< the frame with the text and Send
    /// Sets the spell checker for the message; call it once. Both must outlive the page.
    void setSpeller(spelling::Speller *speller, base::Clock *clock);

Q_SIGNALS:
    void startRequested(const QString &text);
    void edited(); ///< the text has changed
    void agentChosen(const QString &id);
    void folderWanted(); ///< a folder that is not in the list
    void sessionOpened(quint64 id);
    void folderOpened(quint64 id);
    void agentOpened(quint64 id);
    void agentsRequested();
    void searchRequested();
    void opensLastChanged(bool opensLast);
    void tourRequested();
    void lookRequested(const QString &key); ///< the notice's
    void undoRequested(const std::vector<base::EffectId> &effects);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Input;

    QWidget *makeInput();
    void addFolder(int at, const QString &path);
    QWidget *makeCard(const QString &title, StartList *list, FlatButton *button);
    void start();
    void restyle();

    QWidget *m_page;
    QBoxLayout *m_notices, *m_cards = nullptr;
    QLabel *m_mark, *m_title, *m_about, *m_hint;
    FlatButton *m_find;
    Input *m_frame;
    QPlainTextEdit *m_text;
    QComboBox *m_folder, *m_agent;
    FlatButton *m_send;
    StartList *m_sessions, *m_folders, *m_agents;
    QCheckBox *m_opensLast;
    bool m_isFolderChosen = false;
};

} // namespace widgets
