// SPDX-License-Identifier: Apache-2.0
#include "models/completion/filefinder.h"

namespace models {

FileFinder::FileFinder(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

FileFinder::~FileFinder() = default;

void FileFinder::setFolders(const QStringList &folders)
{
    if (folders == m_folders)
        return;
    cancel();
    m_reading.reset();
    m_index.reset();
    m_folders = folders;
}

void FileFinder::setHeld(const QStringList &added, const QStringList &gone)
{
    if (added == m_added && gone == m_gone)
        return;
    m_added = added;
    m_gone = gone;
    m_reading.reset();
    m_index.reset();
    if (m_asked)
        read();
}

void FileFinder::find(const QString &pattern)
{
    m_pattern = pattern;
    m_asked = true;
    if (!m_reading && (!m_index || m_clock->now() - m_readAt >= fresh))
        read();
    if (m_index)
        rank();
}

void FileFinder::cancel()
{
    m_asked = false;
    m_ranking.reset();
}

void FileFinder::read()
{
    using Index = std::shared_ptr<const FileIndex>;
    m_reading = std::make_unique<base::PoolWork<Index>>(
        [folders = m_folders, added = m_added, gone = m_gone](const std::atomic<bool> &cancelled) -> Index {
            FileIndex index = indexFolders(folders, cancelled);
            applyHeld(index, folders, added, gone);
            return std::make_shared<const FileIndex>(std::move(index));
        },
        [this](Index index) {
            m_reading.reset();
            m_index = std::move(index);
            m_readAt = m_clock->now();
            if (m_asked)
                rank();
        });
}

void FileFinder::rank()
{
    m_ranking = std::make_unique<base::PoolWork<RankedFiles>>(
        [index = m_index, pattern = m_pattern](const std::atomic<bool> &cancelled) {
            return rankFiles(*index, pattern, most, cancelled);
        },
        [this, isComplete = m_index->isComplete](const RankedFiles &files) {
            m_ranking.reset();
            Q_EMIT found(m_pattern, files, isComplete);
        });
}

} // namespace models

#include "moc_filefinder.cpp"
