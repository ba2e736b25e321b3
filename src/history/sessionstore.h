// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "base/result.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "ledger/files/diskthread.h"

#include <QObject>

#include <functional>
#include <memory>

namespace history {

using StoreKey = qint64; ///< of a session in the store; random, so that two instances do not collide; 0: none

/// What the user has made of a session in the list.
struct SessionMarks
{
    QString name{}; ///< instead of the title that the agent gave it; empty: none
    bool isPinned = false;
    bool isArchived = false;

    bool operator==(const SessionMarks &) const = default;
};

/// What the store knows of a session without reading its transcript.
struct StoredSession
{
    StoreKey key = 0;
    QString agentId;         ///< the user's setting it was begun with
    QString agentName;       ///< as it was called last: by the user, else by itself
    base::SessionId session; ///< the agent's name of it; empty until there was one
    QString cwd;
    QString title; ///< the agent's, or its first message
    QDateTime createdAt, changedAt;
    std::optional<core::TurnEnd> lastEnd;
    bool turnOpen = false; ///< Belay ended in the middle of one
    base::TurnId newestTurn;
    QStringList folders{}; ///< beside `cwd`, absolute
    QByteArray state{};    ///< see encodeSessionState()
    std::vector<base::SessionId>
        earlierSessions{};  ///< its former names in the ledger, if the agent had to create it again
    base::SessionId name{}; ///< in the ledger; empty: as `session`
    QString run{};          ///< the run of Belay that has it open, which may have ended since; empty: none
    SessionMarks marks{};

    const QString &shownTitle() const { return marks.name.isEmpty() ? title : marks.name; }

    /// Under these its effects are in the ledger.
    std::vector<base::SessionId> names() const
    {
        std::vector<base::SessionId> out = earlierSessions;
        if (const base::SessionId now = name.isEmpty() ? session : name; !now.isEmpty())
            out.push_back(now);
        return out;
    }
    bool operator==(const StoredSession &) const = default;
};

/// An entry on its way to the disk: its body, or more of its text.
struct StoredPiece
{
    EntryId entry = 0;
    base::TurnId turn;
    QDateTime at;
    std::optional<base::Milliseconds> afterStop;
    std::optional<QByteArray> body; ///< encoded; replaces what is there
    qint64 from = 0;                ///< characters of a message's text that were stored before
    QString text{};                 ///< that goes on there
};

/// Entries next to each other, oldest first.
struct StoredPage
{
    std::vector<Entry> entries;
    quint64 earlier = 0; ///< so many are before them
};

/// A session in which something was found that was searched for.
struct StoredMatch
{
    StoreKey key = 0;
    EntryId entry = 0; ///< the newest
    QString snippet;   ///< of it, one line, verbatim
    int count = 0;     ///< entries
};

/// The sessions of all runs: one SQLite file, written and read by a thread of its own, so that nobody waits. What was
/// handed over before a crash of Belay, a second or two ago, is there afterwards. Main thread.
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

    /// All of them, newest change first. Opens the file, where nothing has before.
    void list(QObject *context, ListDone done);
    /// Its marks are stored when it is new; after that mark() alone changes them, so that one Belay may name what
    /// another has open.
    void save(const StoredSession &session);
    /// Only what differs from \p before: another Belay may have changed the rest.
    void mark(StoreKey key, const SessionMarks &before, const SessionMarks &marks);
    void write(StoreKey key, std::vector<StoredPiece> pieces);
    /// With all that it said.
    void remove(StoreKey key);
    /// It is in no list from now on, as if removed.
    void hide(StoreKey key, const QDateTime &now);
    /// Takes hide() back.
    void show(StoreKey key);
    /// What was hidden before \p then.
    void listHidden(const QDateTime &then, QObject *context, ListDone done);
    /// As remove(), of what is still hidden.
    void removeHidden(StoreKey key);
    /// What was handed over of \p from stands in \p to as well, which is a new session.
    void copy(StoreKey from, const StoredSession &to, QObject *context, CopyDone done);
    /// The \p count entries before \p before; 0: the newest ones.
    void load(StoreKey key, EntryId before, int count, QObject *context, PageDone done);
    /// Sessions in which all of \p words were said, in one entry, newest first; a word may be the beginning of one.
    /// Turns that are under way are not searched. What is new since the last search is read first, in parts, so that
    /// nothing else waits for long.
    void search(const QString &words, QObject *context, SearchDone done);

Q_SIGNALS:
    /// Writing failed: nothing that happens now would be there after a restart. Emitted once, until a write succeeds
    /// again.
    void failed(const base::Error &error);
    /// After failed(): a write has succeeded.
    void recovered();
    /// A file that is damaged or of a newer Belay was set aside, or will be.
    void noticed(const QString &notice);

private:
    struct File;
    void lookThrough();
    template <class Work> void run(Work work);

    std::unique_ptr<File> m_file; ///< the thread's alone
    std::unique_ptr<base::PoolWork<base::Result<void>>> m_lookingThrough;
    bool m_failing = false;
    ledger::DiskThread m_thread; ///< ends first
};

} // namespace history
