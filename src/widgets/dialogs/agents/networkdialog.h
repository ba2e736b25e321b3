// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace widgets {

class NetworkFields;

/// What is done about the network of a session that is open. Shown with open().
class NetworkDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p contacted: hosts that its agent has contacted before, to be taken into the list.
    NetworkDialog(const proxy::NetworkRules &rules, const QStringList &contacted, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const proxy::NetworkRules &rules);

private:
    void check();

    NetworkFields *m_fields;
    QLabel *m_problem;
    QPushButton *m_apply;
};

} // namespace widgets
