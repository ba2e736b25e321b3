// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/lists/agentsessionsmodel.h"

#include <QDialog>
#include <QList>

#include <memory>

QT_BEGIN_NAMESPACE
class QSortFilterProxyModel;
QT_END_NAMESPACE

namespace Ui {
class AgentSessionsDialog;
}

namespace widgets {

/// The sessions that an agent keeps, to be opened, closed or deleted. Shown with open(); asks with signals.
class AgentSessionsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Agent
    {
        QString id, name;
    };

    /// \p model must outlive it. \p folder is the one that the list can be narrowed to.
    AgentSessionsDialog(models::AgentSessionsModel *model, const QList<Agent> &agents, const QString &current,
                        const QString &folder, QWidget *parent = nullptr);
    ~AgentSessionsDialog() override;

    QString agent() const;
    /// The folder whose sessions are wanted; empty: all.
    QString folder() const;
    /// What goes on, or what went wrong; empty: nothing to say.
    void setState(const QString &words);
    void setHasMore(bool more);
    void setCanDelete(bool can);
    void setCanClose(bool can); ///< the agent can let go of a session without forgetting it

Q_SIGNALS:
    /// Another agent, or another folder: the list is wanted anew.
    void listWanted();
    void moreWanted();
    void openRequested(const acp::SessionInfo &info);
    void deleteRequested(const acp::SessionInfo &info);
    void closeRequested(const acp::SessionInfo &info);

private:
    const acp::SessionInfo *current() const;
    void refreshButtons();
    void askToDelete();

    models::AgentSessionsModel *m_model;
    QSortFilterProxyModel *m_filter;
    QString m_folder;
    bool m_canDelete = false, m_canClose = false;
    std::unique_ptr<Ui::AgentSessionsDialog> m_ui;
};

} // namespace widgets
