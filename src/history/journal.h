// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/sessionstore.h"
#include "history/transcript.h"

#include <set>

namespace history {

/// Passes changes of a transcript to the store after a second at the latest. Large growing texts are passed piece by
/// piece, and large entries that keep changing less often. Main thread; on destruction the rest is passed.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Nothing is owned; all must outlive it. Entries that \p transcript already has are passed, too; entries restored
    /// later come from the store and are not.
    Journal(Transcript *transcript, SessionStore *store, StoreKey key, base::Clock *clock, QObject *parent = nullptr);
    ~Journal() override;

    StoreKey key() const { return m_key; }
    void flush();

private:
    void markChanged(int row);
    void writeWhatIsDue(bool all);
    StoredPiece pieceOf(const Entry &entry);

    Transcript *m_transcript;
    SessionStore *m_store;
    const StoreKey m_key;
    base::Clock *m_clock;
    std::set<EntryId> m_dirty;
    std::map<EntryId, qint64> m_stored;                ///< characters of growing texts that were passed
    std::map<EntryId, base::Milliseconds> m_writtenAt; ///< times of passing large entries
    base::TimerHandle m_timer;
};

} // namespace history
