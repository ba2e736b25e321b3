// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/agentpicture.h"

#include <QDialog>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
QT_END_NAMESPACE

namespace widgets {

/// One way to get an agent of the registry.
struct RegistryWay
{
    QString name;    ///< "npm package"
    QString runs;    ///< the whole command that will be run
    QString fetches; ///< the address that is downloaded; empty: nothing by Belay itself
    QString missing; ///< why it cannot be used here; empty: it can
};

struct RegistryEntry
{
    QString id, name, version, description, license, authors;
    QList<RegistryWay> ways; ///< empty: nothing for this computer
};

/// The agents of the registry. Shows what would be fetched and run before anything is; adds nothing by itself.
class RegistryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RegistryDialog(QWidget *parent = nullptr);

    void setEntries(const QList<RegistryEntry> &entries);
    /// A neutral one stands there until it comes, and takes as much room.
    void setPicture(const QString &agentId, const AgentPicture &picture);
    /// A line under everything: what is under way, or what did not work. \p busy: it can be cancelled, nothing else.
    void setState(const QString &words, bool busy);

Q_SIGNALS:
    void chosen(const QString &agentId, int way);
    void reloadRequested();
    void cancelRequested();
    /// The agent's row has come into view, for the first time since setEntries().
    void pictureWanted(const QString &agentId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPicture(int row);
    void onShown(int row);
    void filter();
    void showCurrent();
    void showWay();
    const RegistryEntry *current() const;

    QList<RegistryEntry> m_entries;
    QHash<QString, AgentPicture> m_pictures; ///< by the agent's id
    QSet<QString> m_seen;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_title, *m_about, *m_runs, *m_state;
    QComboBox *m_ways;
    QPushButton *m_add, *m_reload, *m_cancel;
    bool m_busy = false;
};

} // namespace widgets
