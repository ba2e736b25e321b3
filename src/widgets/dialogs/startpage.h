// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "widgets/dialogs/startlist.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace base {
class Clock;
} // namespace base

namespace spelling {
class Speller;
} // namespace spelling

namespace widgets {

class FlatButton;

/// Something to know from the start, with what can be done about it.
struct StartNotice
{
    QString title, text;
    bool canLook = false;                      ///< it is about rows in Effects
    std::vector<base::EffectId> undoable = {}; ///< changes of files
    int files = 0;                             ///< so many are changed by them
};

/// The page from the second start on: a message that starts a session right there, what to go on with, and what waits
/// for a look. Shows what it is given.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(Look *look, QWidget *parent = nullptr);

    void setSessions(const QList<StartRow> &sessions);
    /// Newest first; the first is chosen, unless another one has been.
    void setFolders(const QStringList &folders);
    void setFolderRows(const QList<StartRow> &rows);
    /// \p ready can be chosen, by id and name; \p rows are shown.
    void setAgents(const QList<std::pair<QString, QString>> &ready, const QString &chosen, const QList<StartRow> &rows);
    /// A line about the agent that is chosen.
    void setAboutAgent(const QString &about);
    void setOpensLast(bool opensLast);
    void addNotice(const StartNotice &notice);
    void clearNotices();
    /// For the next session, as the user wants it.
    void chooseFolder(const QString &folder);
    void useFolder(const QString &folder);                   ///< the same, as somebody else wants it
    bool isFolderChosen() const { return m_isFolderChosen; } ///< by the user
    QString folder() const;
    void chooseAgent(const QString &id);
    QString agent() const; ///< its id
    QString text() const;
    void setText(const QString &text);
    void focusInput();
    /// Who says what is misspelt in the message; once. Both must outlive the page.
    void setSpeller(spelling::Speller *speller, base::Clock *clock);

Q_SIGNALS:
    void startRequested(const QString &text);
    void edited(); ///< the text
    void agentChosen(const QString &id);
    void folderWanted(); ///< one that is not in the list
    void sessionOpened(quint64 id);
    void folderOpened(quint64 id);
    void agentOpened(quint64 id);
    void agentsRequested();
    void searchRequested();
    void opensLastChanged(bool opensLast);
    void tourRequested();
    void lookRequested();
    void undoRequested(const std::vector<base::EffectId> &effects);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Card;
    class Input;

    QWidget *makeInput();
    void addFolder(int at, const QString &path);
    QWidget *makeCard(const QString &title, StartList *list, FlatButton *button);
    void start();
    void restyle();

    Look *m_look;
    QWidget *m_body, *m_page;
    QVBoxLayout *m_notices;
    QBoxLayout *m_cards;
    QLabel *m_mark, *m_title, *m_about, *m_hint;
    Input *m_frame;
    QPlainTextEdit *m_text;
    QComboBox *m_folder, *m_agent;
    FlatButton *m_send;
    StartList *m_sessions, *m_folders, *m_agents;
    QCheckBox *m_opensLast;
    bool m_isFolderChosen = false;
};

} // namespace widgets
