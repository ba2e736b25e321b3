// SPDX-License-Identifier: Apache-2.0
#include "models/review/linecounts.h"

#include "base/result.h"
#include "ledger/disk/textmerge.h"

namespace models {

std::optional<base::LineCounts> countLines(const std::optional<QByteArray> &before,
                                           const std::optional<QByteArray> &after)
{
    const QByteArray old = before.value_or(QByteArray()), now = after.value_or(QByteArray());
    if (!ledger::isText(old) || !ledger::isText(now))
        return std::nullopt;
    return base::countChangedLines(old, now);
}

LineCounter::LineCounter(const ledger::BlobStore *blobs, QObject *parent) : QObject(parent), m_blobs(blobs) {}

std::optional<base::LineCounts> LineCounter::counts(const ledger::FileMark &before, const ledger::FileMark &after)
{
    const auto usable = [](const ledger::FileMark &mark) {
        return mark.type == ledger::FileType::Missing || (mark.type == ledger::FileType::Regular && mark.kept);
    };
    if (!usable(before) || !usable(after))
        return std::nullopt;
    const Key key{before.hash, after.hash};
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    if (!m_asked.insert(key).second)
        return std::nullopt;
    m_thread.run(
        [key, blobs = m_blobs]() -> std::optional<base::LineCounts> {
            std::optional<QByteArray> texts[2];
            for (const auto &[hash, text] : {std::pair(key.first, &texts[0]), std::pair(key.second, &texts[1])}) {
                if (hash.isEmpty())
                    continue;
                const base::Result<QByteArray> content = blobs->get(hash);
                if (!content)
                    return std::nullopt;
                *text = *content;
            }
            return countLines(texts[0], texts[1]);
        },
        this,
        [this, key](std::optional<base::LineCounts> found) {
            m_asked.erase(key);
            m_known.emplace(key, found);
            Q_EMIT counted();
        });
    return std::nullopt;
}

} // namespace models

#include "moc_linecounts.cpp"
