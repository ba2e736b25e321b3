// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"

#include <QFileSystemWatcher>

namespace workspace {

/// The branch that is checked out in a folder, kept up to date. The disk is read on Qt's pool, since the folder may be
/// on a network. Main thread.
class GitBranch : public QObject
{
    Q_OBJECT

public:
    explicit GitBranch(QObject *parent = nullptr);

    /// Empty: no folder; then the name is empty and no signal is emitted.
    void setFolder(const QString &folder);
    /// The branch, or for a detached HEAD the first digits of the commit; verbatim. Empty until it is known, and
    /// outside of a repository.
    QString name() const { return m_head.name; }

    struct Head
    {
        QString file; ///< the HEAD file; empty: no repository
        QString name;
    };
    /// Reads the HEAD for \p folder or the nearest parent with a repository. Any thread.
    static Head read(const QString &folder);

Q_SIGNALS:
    void changed();

private:
    void look();
    void setHead(Head head);

    QString m_folder;
    Head m_head;
    QFileSystemWatcher m_watcher;
    std::unique_ptr<base::PoolWork<Head>> m_work;
};

} // namespace workspace
