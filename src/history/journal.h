// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/sessionstore.h"
#include "history/transcript.h"

#include <set>

namespace history {

/// Hands what changes in a transcript over to the store, a second after it did at the latest; what grows by a lot is
/// handed over piece by piece, and big entries that change all the time less often. Main thread; its end hands over
/// the rest.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Nothing is owned; all must outlive it. What \p transcript holds already is handed over, too; what is restored
    /// into it later comes from the store.
    Journal(Transcript *transcript, SessionStore *store, StoreKey key, base::Clock *clock, QObject *parent = nullptr);
    ~Journal() override;

    StoreKey key() const { return m_key; }
    void flush();

private:
    void note(int row);
    void writeWhatIsDue(bool all);
    StoredPiece pieceOf(const Entry &entry);

    Transcript *m_transcript;
    SessionStore *m_store;
    const StoreKey m_key;
    base::Clock *m_clock;
    std::set<EntryId> m_dirty;
    std::map<EntryId, qint64> m_stored;                ///< characters of what is being said
    std::map<EntryId, base::Milliseconds> m_writtenAt; ///< of big ones
    base::TimerHandle m_timer;
};

} // namespace history
