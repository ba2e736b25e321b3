// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "base/result.h"
#include "history/journal.h"
#include "history/sessionstore.h"
#include "ledger/rows/ledger.h"
#include "workspace/session/sessioncontroller.h"

namespace workspace {

/// The stored record of one session: loads what an earlier run stored, newest pages first, and stores what is new. A
/// session without messages is not stored. Owns nothing; must be deleted before the session.
class SessionRecord : public QObject
{
    Q_OBJECT

public:
    /// \p stored is the store's data about it; its key is 0 for a new one. \p run: see StoredSession.
    SessionRecord(SessionController *session, history::SessionStore *store, ledger::Ledger *ledger, base::Clock *clock,
                  history::StoredSession stored, QString run);
    ~SessionRecord() override; ///< marks the session as no longer open

    const history::StoredSession &stored() const { return m_stored; }
    /// Loads the next earlier page, or all of them.
    void loadEarlier(bool everything);
    /// Passes what is not stored yet to the store.
    void flush();
    bool isLoading() const { return m_loading; }           ///< loading earlier entries
    history::StoreKey key() const { return m_stored.key; } ///< 0: not stored yet

Q_SIGNALS:
    void failed(const base::Error &error);
    /// A page was added to the transcript, or a notice that it could not be read.
    void pageTaken();

private:
    void load(int count);
    void onLoaded(base::Result<history::StoredPage> page);
    void begin();
    /// Another Belay has it open: that one's state is kept in the store until something is sent from here.
    bool isGuest();
    void save();

    SessionController *m_session;
    history::SessionStore *m_store;
    ledger::Ledger *m_ledger;
    base::Clock *m_clock;
    history::StoredSession m_stored, m_saved;
    const QString m_run;
    const bool m_wasOpen; ///< Belay ended during a turn
    bool m_isGuest;
    std::unique_ptr<history::Journal> m_journal;
    bool m_loading = false, m_everything = false;
};

} // namespace workspace
