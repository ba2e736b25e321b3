// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "history/sessionstore.h"
#include "ledger/disk/fileuse.h"

#include <QSqlDatabase>

namespace history {

/// The file behind a SessionStore. All functions block and run on one thread.
struct SessionStore::File
{
    explicit File(QString path);
    ~File();
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    base::Result<void> open(); ///< does nothing once it is open
    /// Sessions that are not hidden, or those hidden before \p hiddenBefore, if that is valid.
    base::Result<std::vector<StoredSession>> list(const QDateTime &hiddenBefore = {});
    base::Result<void> save(const StoredSession &session);
    base::Result<void> write(StoreKey key, const std::vector<StoredPiece> &pieces);
    base::Result<void> remove(StoreKey key);
    base::Result<void> mark(StoreKey key, const SessionMarks &before, const SessionMarks &marks);
    /// An invalid \p time shows it again.
    base::Result<void> hide(StoreKey key, const QDateTime &time);
    base::Result<void> removeHidden(StoreKey key);
    base::Result<void> copy(StoreKey from, const StoredSession &to);
    base::Result<StoredPage> load(StoreKey key, EntryId before, int count);
    base::Result<bool> index(int most);
    base::Result<std::vector<StoredMatch>> search(const QString &words);
    void close();

    const QString &path() const { return m_path; }

    QString notice;               ///< result of open()
    bool wasLookedThrough = true; ///< result of open(); see ledger::checkDatabaseFile()

private:
    base::Error problem(const class QSqlQuery &query) const;
    QHash<EntryId, QString> texts(StoreKey key, EntryId from, EntryId to, QSqlQuery *query);

    const QString m_path, m_connection;
    QSqlDatabase m_database;
    std::shared_ptr<const ledger::FileUse> m_use; ///< held while it is open
};

} // namespace history
