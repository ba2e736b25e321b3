// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "base/result.h"
#include "history/journal.h"
#include "history/sessionstore.h"
#include "ledger/ledger.h"
#include "workspace/sessioncontroller.h"

namespace workspace {

/// What is kept of one session beyond this run: brings back what an earlier run stored, from its end on, and stores
/// what is said from now on. A session in which nothing was ever said leaves nothing. Nothing is owned; must end before
/// the session.
class SessionRecord : public QObject
{
    Q_OBJECT

public:
    /// \p stored is what the store knows of it; its key is 0 for a new one. \p run: see StoredSession.
    SessionRecord(SessionController *session, history::SessionStore *store, ledger::Ledger *ledger, base::Clock *clock,
                  history::StoredSession stored, QString run);
    ~SessionRecord() override; ///< nobody has it open any more

    const history::StoredSession &stored() const { return m_stored; }
    /// The next page of what was said before, or everything.
    void loadEarlier(bool everything);
    /// Hands over what is not stored yet.
    void flush();
    bool isLoading() const { return m_loading; }           ///< of what was said before
    history::StoreKey key() const { return m_stored.key; } ///< 0: nothing of it is stored yet

Q_SIGNALS:
    void failed(const base::Error &error);
    /// A page is in the transcript, or could not be read, which stands there then.
    void pageTaken();

private:
    void load(int count);
    void take(base::Result<history::StoredPage> page);
    void begin();
    void save();

    SessionController *m_session;
    history::SessionStore *m_store;
    ledger::Ledger *m_ledger;
    base::Clock *m_clock;
    history::StoredSession m_stored, m_saved;
    const QString m_run;
    std::unique_ptr<history::Journal> m_journal;
    bool m_loading = false, m_everything = false;
};

} // namespace workspace
