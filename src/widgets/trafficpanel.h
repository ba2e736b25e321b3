// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/trafficmodel.h"
#include "widgets/look.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;
class QSortFilterProxyModel;
class QTableView;

namespace widgets {

class EmptyView;

/// Every message to and from the agent as a table, with a filter, and the chosen one's text below.
class TrafficPanel : public QWidget
{
    Q_OBJECT

public:
    TrafficPanel(models::TrafficModel *model, Look *look, QWidget *parent = nullptr);

public Q_SLOTS:
    void setFilter(const QString &words);

Q_SIGNALS:
    /// The panel became visible or hidden: the model is fed only while somebody looks.
    void watchedChanged(bool watched);
    void clearRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showCurrent();
    void restyle();

    models::TrafficModel *m_model;
    Look *m_look;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QTableView *m_view;
    QPlainTextEdit *m_text;
    EmptyView *m_empty;
    bool m_atEnd = true;
};

} // namespace widgets
