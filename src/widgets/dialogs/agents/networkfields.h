// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"

#include <QDialog>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class Ui_NetworkFields;

namespace widgets {

/// What is done about the network of an agent: the level, its hosts, and a sentence of what it means.
class NetworkFields : public QWidget
{
    Q_OBJECT

public:
    explicit NetworkFields(QWidget *parent = nullptr);
    ~NetworkFields() override;

    void setRules(const proxy::NetworkRules &rules);
    /// The hosts are kept with every level.
    proxy::NetworkRules rules() const;
    /// Hosts to be taken into the list: those that were contacted before, the newest first.
    void setSuggestions(const QStringList &hosts);
    /// What is wrong with the hosts, where they count; empty: nothing.
    QString problem() const;

Q_SIGNALS:
    /// The user has chosen another level, or typed in the hosts.
    void edited();
    /// The user has left the hosts, or chosen another level: a complete value, unless problem() says otherwise.
    void chosen();

private:
    void show(proxy::NetworkLevel level);
    void showSuggestions();
    QStringList suggestions() const;
    void addHosts(const QStringList &hosts);
    proxy::NetworkLevel level() const;

    QStringList m_suggestions;
    std::unique_ptr<Ui_NetworkFields> m_ui;
};

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
