// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/style/ground.h"

#include <QPointer>

#include <optional>

class QKeyEvent;
class QLineEdit;
class QModelIndex;
class QLabel;
class QSortFilterProxyModel;

namespace widgets {

class FlatButton;
class GroupTree;

/// The sessions in groups, with a search field, and buttons for agents and settings. With the keyboard a row is
/// selected with Up and Down, also from the search field, and opened with Enter; a click does both.
class SessionsPanel : public Ground
{
    Q_OBJECT

public:
    SessionsPanel(models::SessionsModel *model, Look *look, QWidget *parent = nullptr);
    ~SessionsPanel() override;

    /// Marks \p handle as the shown session; emits nothing.
    void setCurrent(models::SessionHandle handle);

    /// The search words; empty: none, or too short.
    QString searchText() const;

public Q_SLOTS:
    void focusSearch();
    void selectNext(int step); ///< selects the previous (-1) or next (1) session
    /// Edits its name in the list.
    void rename(models::SessionHandle handle);
    /// Offers to restore the deleted session \p title; null: none can be restored.
    void setDeleted(const std::optional<QString> &title);

Q_SIGNALS:
    void sessionActivated(models::SessionHandle handle);
    void deleteRequested(models::SessionHandle handle);
    void undoDeleteRequested();
    /// Empty: the agent's title.
    void renamed(models::SessionHandle handle, const QString &name);
    void pinRequested(models::SessionHandle handle, bool pin);
    void archiveRequested(models::SessionHandle handle, bool archive);
    void closeRequested(models::SessionHandle handle);
    /// The words have not changed for a moment; empty: ends the search.
    void searchWanted(const QString &words);
    void newSessionRequested();
    void agentsRequested();
    void settingsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Delegate;

    void refreshAges();
    void showMenu(const QPoint &at);
    bool onKey(const QKeyEvent &key, bool inSearch);
    void choose(const QModelIndex &index);
    void activate(const QModelIndex &index);
    QModelIndex firstSession() const;
    void expandProjects(int first, int last);
    void editName(const QModelIndex &index);

    models::SessionsModel *m_model;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    FlatButton *m_new;
    GroupTree *m_view;
    QWidget *m_undo;
    QLabel *m_undoText;
    QPointer<QWidget> m_focusBefore; ///< had the focus before a name was edited
    int m_ticks = 0;
    models::SessionHandle m_shown = 0;   ///< the shown session, whichever row is selected
    models::SessionHandle m_current = 0; ///< the current row before rows were removed
    bool m_isChosen = false;             ///< a row was selected from the search field
};

} // namespace widgets
