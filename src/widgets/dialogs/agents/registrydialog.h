// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/agentpicture.h"

#include <QDialog>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>

class Ui_RegistryDialog;

namespace widgets {

/// One way to install an agent of the registry.
struct RegistryWay
{
    QString name;    ///< "npm package"
    QString runs;    ///< the whole command to be run
    QString fetches; ///< the address that Belay downloads; empty: nothing
    QString missing; ///< the program that is needed and not installed; empty: none
};

struct RegistryEntry
{
    QString id, name, version, description, license, authors;
    QList<RegistryWay> ways; ///< empty: not available for this computer
};

/// The agents of the registry. Shows what would be downloaded and run before that happens; adds nothing by itself.
class RegistryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RegistryDialog(QWidget *parent = nullptr);
    ~RegistryDialog() override;

    void setEntries(const QList<RegistryEntry> &entries);
    /// Until then a neutral icon of the same size is shown.
    void setPicture(const QString &agentId, const AgentPicture &picture);
    /// A line below everything: progress or an error. \p busy: only cancelling is possible.
    void setState(const QString &words, bool busy);

Q_SIGNALS:
    void chosen(const QString &agentId, int way);
    void reloadRequested();
    void cancelRequested();
    /// The agent's row has become visible for the first time since setEntries().
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
    QHash<QString, AgentPicture> m_pictures; ///< by the agent's id; empty while it is not there
    std::unique_ptr<Ui_RegistryDialog> m_ui;
    bool m_busy = false;
    bool m_wasInSearch = true; ///< the focus, when it became busy
};

} // namespace widgets
