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

/// All messages to and from the agent as a table, with a filter, and the text of the selected one.
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
