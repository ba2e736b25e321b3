// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "base/result.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "ledger/files/diskthread.h"

#include <QObject>

#include <functional>
#include <memory>

namespace history {

using StoreKey = qint64; ///< key of a session in the store; random, so that two instances do not collide; 0: none

/// What the user has set for a session in the list.
struct SessionMarks
{
    QString name{}; ///< replaces the agent's title; empty: none
    bool isPinned = false;
    bool isArchived = false;

    bool operator==(const SessionMarks &) const = default;
};

/// What the store knows of a session without its transcript.
struct StoredSession
{
    StoreKey key = 0;
    QString agentId;         ///< id of the agent's entry in the settings
    QString agentName;       ///< its latest name: the user's, else its own
    base::SessionId session; ///< the agent's id for it; empty until it has one
    QString cwd;
    QString title; ///< from the agent, or its first message
    QDateTime createdAt, changedAt;
    std::optional<core::TurnEnd> lastEnd;
    bool turnOpen = false; ///< Belay ended during a turn
    base::TurnId newestTurn;
    QStringList folders{}; ///< besides `cwd`, absolute
    QByteArray state{};    ///< see encodeSessionState()
    std::vector<base::SessionId>
        earlierSessions{};  ///< its former names in the ledger, if the agent had to create it again
    base::SessionId name{}; ///< its name in the ledger; empty: the same as `session`
    QString run{};          ///< the run of Belay that opened it, which may have ended since; empty: none
    SessionMarks marks{};
    QStringList network{}; ///< what is done about its network: the name of the level, and the hosts; empty: nothing
    bool isHeld = false;   ///< what its agent writes is held back

    const QString &shownTitle() const { return marks.name.isEmpty() ? title : marks.name; }

    /// The names under which the ledger has its effects.
    std::vector<base::SessionId> names() const
    {
        std::vector<base::SessionId> out = earlierSessions;
        if (const base::SessionId now = name.isEmpty() ? session : name; !now.isEmpty())
            out.push_back(now);
        return out;
    }
    bool operator==(const StoredSession &) const = default;
};

/// A change of an entry to be stored: its body, or more of its text.
struct StoredPiece
{
    EntryId entry = 0;
    base::TurnId turn;
    QDateTime at;
    std::optional<base::Milliseconds> afterStop;
    std::optional<QByteArray> body; ///< encoded; replaces the stored one
    qint64 from = 0;                ///< number of characters stored before
    QString text{};                 ///< text that follows them
};

/// Consecutive entries, oldest first.
struct StoredPage
{
    std::vector<Entry> entries;
    quint64 earlier = 0; ///< number of entries before them
};

/// A session that matches a search.
struct StoredMatch
{
    StoreKey key = 0;
    EntryId entry = 0; ///< the newest matching entry
    QString snippet;   ///< text from it, one line, verbatim
    int count = 0;     ///< number of matching entries
};

class Backlog;

/// The sessions of all runs, in one SQLite file, which a thread of its own writes and reads. Changes passed to it a
/// second or two before a crash of Belay are stored. What cannot be written because the disk is full, or may not be
/// written, waits in memory: see Backlog. Main thread.
class SessionStore : public QObject
{
    Q_OBJECT

public:
    using ListDone = std::function<void(const base::Result<std::vector<StoredSession>> &)>;
    using PageDone = std::function<void(base::Result<StoredPage>)>;
    using CopyDone = std::function<void(const base::Result<void> &)>;
    using SearchDone = std::function<void(const base::Result<std::vector<StoredMatch>> &)>;

    explicit SessionStore(const QString &path, QObject *parent = nullptr);
    ~SessionStore() override; ///< waits until everything is written

    static StoreKey newKey();

    /// All sessions, most recently changed first. Opens the file if necessary.
    void list(QObject *context, ListDone done);
    /// Marks are stored only when the session is new; later only mark() changes them, so that one Belay can rename what
    /// another has open.
    void save(const StoredSession &session);
    /// Stores only the difference from \p before: another Belay may have changed the rest.
    void mark(StoreKey key, const SessionMarks &before, const SessionMarks &marks);
    void write(StoreKey key, std::vector<StoredPiece> pieces);
    /// Removes the session with its transcript.
    void remove(StoreKey key);
    /// Hides it from all lists, as if it were removed.
    void hide(StoreKey key, const QDateTime &now);
    /// Takes hide() back.
    void show(StoreKey key);
    /// Sessions that were hidden before \p then.
    void listHidden(const QDateTime &then, QObject *context, ListDone done);
    /// Like remove(), but only if it is still hidden.
    void removeHidden(StoreKey key);
    /// Copies what is stored of \p from to \p to, a new session.
    void copy(StoreKey from, const StoredSession &to, QObject *context, CopyDone done);
    /// The \p count entries before \p before; 0: the newest ones.
    void load(StoreKey key, EntryId before, int count, QObject *context, PageDone done);
    /// Sessions that contain all of \p words in one entry, newest first; a word may be a prefix. Running turns are not
    /// searched. New entries are indexed first, in parts, so that other work does not wait long.
    void search(const QString &words, QObject *context, SearchDone done);
    /// After failed(): tries to write what waits.
    void retry();

Q_SIGNALS:
    /// Writing failed: changes from now on are only in memory. Emitted once, until a write succeeds again.
    void failed(const base::Error &error);
    /// After failed(): everything that waited is written, except what was given up, if \p lost.
    void recovered(bool lost);
    /// A file that is damaged or from a newer Belay was set aside, or will be.
    void noticed(const QString &notice);

private:
    struct File;
    void lookThrough();
    template <class Work> void run(Work work, qint64 size = 1024);
    void recordResult(const base::Result<void> &result, bool lost);

    std::unique_ptr<File> m_file;       ///< used on m_thread only
    std::unique_ptr<Backlog> m_backlog; ///< used on m_thread only
    std::unique_ptr<base::PoolWork<base::Result<void>>> m_lookingThrough;
    bool m_failing = false;
    ledger::DiskThread m_thread; ///< ends first
};

} // namespace history
