// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/trafficmodel.h"
#include "widgets/style/look.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <memory>

namespace Ui {
class TrafficPanel;
}

namespace widgets {

class EmptyView;

/// All messages to and from the agent and its MCP servers as a table, with filters, and the text of the selected one.
class TrafficPanel : public QWidget
{
    Q_OBJECT

public:
    /// A file is read-only: nothing is added, saved or cleared.
    enum class Of { Connection, File };
    TrafficPanel(models::TrafficModel *model, Look *look, QWidget *parent = nullptr, Of of = Of::Connection);
    ~TrafficPanel() override;

public Q_SLOTS:
    /// Lists only messages with the request id \p id; empty: all.
    void setFilter(const QString &id);

Q_SIGNALS:
    /// The panel was shown or hidden: the model is updated only while it is shown.
    void watchedChanged(bool watched);
    void clearRequested();
    void saveRequested();
    void loadRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    class Filter;

    void updateAtEnd();
    void keepCurrent();
    void restoreCurrent();
    void showCurrent();
    void goToPartner();
    void showEmpty();
    void offerServers();
    void chooseServer();
    void showAll();
    void chooseCall(bool only);
    QModelIndex current() const;
    void restyle();

    models::TrafficModel *m_model;
    Look *m_look;
    Filter *m_filter;
    QPersistentModelIndex m_call; ///< of the model: a message of the call that alone is listed
    std::unique_ptr<Ui::TrafficPanel> m_ui;
    EmptyView *m_empty;
    bool m_atEnd = true;
    quint64 m_kept = 0; ///< number of the line that was selected before the model was reset; 0: none
};

} // namespace widgets
