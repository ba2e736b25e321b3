// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/poolwork.h"
#include "models/completion/fileindex.h"

#include <QObject>

namespace models {

/// Finds files and folders of a session's folders by what is typed of their names. Reading the folder and ranking
/// happen on Qt's pool; only the newest question is answered. What was read is read anew when it is asked for after a
/// while, and the old answer stands until then. Main thread.
class FileFinder : public QObject
{
    Q_OBJECT

public:
    explicit FileFinder(base::Clock *clock, QObject *parent = nullptr);
    ~FileFinder() override;

    /// Forgets what was found in others. The paths of what is in the first are relative to it.
    void setFolders(const QStringList &folders);
    QString folder() const { return m_folders.value(0); }
    /// found() comes later, maybe more than once: what the folders hold now may be another thing than a moment ago.
    void find(const QString &pattern);
    /// Nobody waits any more.
    void cancel();

    static constexpr size_t most = 50;               ///< in one answer
    static constexpr base::Milliseconds fresh{3000}; ///< so long nothing is read anew

Q_SIGNALS:
    /// \p isComplete: all of the folders was looked through.
    void found(const QString &pattern, const models::RankedFiles &files, bool isComplete);

private:
    void read();
    void rank();

    base::Clock *m_clock;
    QStringList m_folders;
    QString m_pattern;
    bool m_asked = false;
    std::shared_ptr<const FileIndex> m_index;
    base::Milliseconds m_readAt{0};
    std::unique_ptr<base::PoolWork<std::shared_ptr<const FileIndex>>> m_reading;
    std::unique_ptr<base::PoolWork<RankedFiles>> m_ranking;
};

} // namespace models
