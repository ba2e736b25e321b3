// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/trafficmodel.h"
#include "widgets/style/look.h"

#include <QWidget>

#include <memory>

class QSortFilterProxyModel;

namespace Ui {
class TrafficPanel;
}

namespace widgets {

class EmptyView;

/// Every message to and from the agent as a table, with a filter, and the chosen one's text below.
class TrafficPanel : public QWidget
{
    Q_OBJECT

public:
    /// What was saved is only read: nothing is added, saved or cleared.
    enum class Of { Connection, File };
    TrafficPanel(models::TrafficModel *model, Look *look, QWidget *parent = nullptr, Of of = Of::Connection);
    ~TrafficPanel() override;

public Q_SLOTS:
    /// Lists only messages with the request id \p id; empty: all.
    void setFilter(const QString &id);

Q_SIGNALS:
    /// Somebody looks, or no longer does: the model is fed only in between.
    void watchedChanged(bool watched);
    void clearRequested();
    void saveRequested();
    void loadRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showCurrent();
    void goToPartner();
    void showEmpty();
    void restyle();

    models::TrafficModel *m_model;
    Look *m_look;
    QSortFilterProxyModel *m_filter;
    std::unique_ptr<Ui::TrafficPanel> m_ui;
    EmptyView *m_empty;
    bool m_atEnd = true;
};

} // namespace widgets
