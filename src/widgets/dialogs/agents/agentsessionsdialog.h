// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/lists/agentsessionsmodel.h"

#include <QDialog>
#include <QList>

#include <memory>

class QSortFilterProxyModel;
class Ui_AgentSessionsDialog;

namespace widgets {

/// The sessions that an agent stores, for opening, closing or deleting. Shown with open(); emits requests.
class AgentSessionsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Agent
    {
        QString id, name;
    };

    /// \p model must outlive it. The list can be limited to \p folder.
    AgentSessionsDialog(models::AgentSessionsModel *model, const QList<Agent> &agents, const QString &current,
                        const QString &folder, QWidget *parent = nullptr);
    ~AgentSessionsDialog() override;

    QString agent() const;
    /// The folder that the list is limited to; empty: all.
    QString folder() const;
    /// The current progress or an error; empty: none.
    void setState(const QString &words);
    void setHasMore(bool more);
    void setCanDelete(bool can);
    void setCanClose(bool can); ///< the agent can close a session without deleting it

Q_SIGNALS:
    /// Another agent or folder was chosen: the list must be requested again.
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
    std::unique_ptr<Ui_AgentSessionsDialog> m_ui;
};

} // namespace widgets
