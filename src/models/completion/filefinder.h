// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/poolwork.h"
#include "models/completion/fileindex.h"

#include <QObject>

namespace models {

/// Finds files and folders in a session's folders by the typed part of their names. Reading and ranking run on Qt's
/// pool; only the newest query is answered. An old list is read again when it is needed, and used until then. Main
/// thread.
class FileFinder : public QObject
{
    Q_OBJECT

public:
    explicit FileFinder(base::Clock *clock, QObject *parent = nullptr);
    ~FileFinder() override;

    /// Discards results of other folders. Paths in the first folder are relative to it.
    void setFolders(const QStringList &folders);
    /// What an agent whose writes are held back sees beside the folders, or does not see of them; absolute.
    void setHeld(const QStringList &added, const QStringList &gone);
    QString folder() const { return m_folders.value(0); }
    /// found() is emitted later, possibly more than once: first from the known list, then from a new one.
    void find(const QString &pattern);
    /// No answer is wanted any more.
    void cancel();

    static constexpr size_t most = 50;               ///< entries in one answer
    static constexpr base::Milliseconds fresh{3000}; ///< a list is not read again before this time

Q_SIGNALS:
    /// \p isComplete: the folders were searched completely.
    void found(const QString &pattern, const models::RankedFiles &files, bool isComplete);

private:
    void read();
    void rank();

    base::Clock *m_clock;
    QStringList m_folders, m_added, m_gone;
    QString m_pattern;
    bool m_asked = false;
    std::shared_ptr<const FileIndex> m_index;
    base::Milliseconds m_readAt{0};
    std::unique_ptr<base::PoolWork<std::shared_ptr<const FileIndex>>> m_reading;
    std::unique_ptr<base::PoolWork<RankedFiles>> m_ranking;
};

} // namespace models
