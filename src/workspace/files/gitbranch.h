// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"

#include <QFileSystemWatcher>

namespace workspace {

/// What git has checked out in a folder, kept up to date. The disk is read on a thread of Qt's pool: a folder may be
/// far away. Main thread.
class GitBranch : public QObject
{
    Q_OBJECT

public:
    explicit GitBranch(QObject *parent = nullptr);

    /// Empty: none. The name is empty then, and no signal is emitted.
    void setFolder(const QString &folder);
    /// The branch, or the first digits of a commit where there is none; verbatim. Empty until it is known, and where
    /// the folder is in no repository.
    QString name() const { return m_head.name; }

    struct Head
    {
        QString file; ///< that says it; empty: no repository
        QString name;
    };
    /// Reads what is checked out in \p folder or in the nearest folder around it. Any thread.
    static Head read(const QString &folder);

Q_SIGNALS:
    void changed();

private:
    void look();
    void take(Head head);

    QString m_folder;
    Head m_head;
    QFileSystemWatcher m_watcher;
    std::unique_ptr<base::PoolWork<Head>> m_work;
};

} // namespace workspace
