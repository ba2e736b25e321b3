// SPDX-License-Identifier: Apache-2.0
#include "history/sessionstore.h"

#include "history/backlog.h"
#include "history/storefile.h"
#include "ledger/rows/databasefile.h"

#include <QRandomGenerator>

namespace history {

SessionStore::SessionStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_file(std::make_unique<File>(path))
    , m_backlog(std::make_unique<Backlog>())
    , m_thread(-1)
{}

SessionStore::~SessionStore()
{
    // A connection must be closed by the thread that opened it.
    m_thread.run(
        [file = m_file.get(), backlog = m_backlog.get()] {
            (void)backlog->retry(); // the last chance
            return file->close(), true;
        },
        nullptr, [](bool) {});
}

StoreKey SessionStore::newKey()
{
    return StoreKey(QRandomGenerator::system()->generate64() >> 2) + 1;
}

namespace {

/// What became of a write.
struct Written
{
    base::Result<void> result;
    bool lost = false; ///< something was given up before
};

qint64 sizeOf(const std::vector<StoredPiece> &pieces)
{
    qint64 size = 0;
    for (const StoredPiece &piece : pieces)
        size += qint64(sizeof(StoredPiece)) + piece.text.size() * 2 + (piece.body ? piece.body->size() : 0);
    return size;
}

} // namespace

/// Work without a receiver for its result; a failure is reported once.
template <class Work> void SessionStore::run(Work work, qint64 size)
{
    m_thread.run(
        [file = m_file.get(), backlog = m_backlog.get(), work = std::move(work), size]() -> Written {
            const base::Result<void> result = backlog->run(
                [file, work]() -> base::Result<void> {
                    if (const auto opened = file->open(); !opened)
                        return opened.error();
                    return work(*file);
                },
                size);
            return {result, result && backlog->takeLost()};
        },
        this, [this](const Written &written) { recordResult(written.result, written.lost); });
}

void SessionStore::retry()
{
    m_thread.run(
        [backlog = m_backlog.get()]() -> Written {
            const base::Result<void> result = backlog->retry();
            return {result, result && backlog->takeLost()};
        },
        this,
        [this](const Written &written) {
            if (m_failing)
                recordResult(written.result, written.lost);
        });
}

void SessionStore::recordResult(const base::Result<void> &result, bool lost)
{
    const bool wasFailing = std::exchange(m_failing, !result.ok());
    if (!wasFailing && !result)
        Q_EMIT failed(result.error());
    else if (wasFailing && result)
        Q_EMIT recovered(lost);
}

void SessionStore::list(QObject *context, ListDone done)
{
    struct Answer
    {
        base::Result<std::vector<StoredSession>> sessions;
        QString notice = {};
        bool wasLookedThrough = true;
    };
    m_thread.run(
        [file = m_file.get()]() -> Answer {
            if (const auto opened = file->open(); !opened)
                return {opened.error()};
            return {file->list(), std::exchange(file->notice, {}), std::exchange(file->wasLookedThrough, true)};
        },
        context,
        [this, done = std::move(done)](const Answer &answer) {
            if (!answer.notice.isEmpty())
                Q_EMIT noticed(answer.notice);
            if (!answer.wasLookedThrough)
                lookThrough();
            done(answer.sessions);
        });
}

/// A large file is not checked for damage when it is opened, so it is checked now.
void SessionStore::lookThrough()
{
    m_lookingThrough = std::make_unique<base::PoolWork<base::Result<void>>>(
        [path = m_file->path()](const std::atomic<bool> &) { return ledger::checkDatabaseFile(path); },
        [this](const base::Result<void> &result) {
            if (!result)
                Q_EMIT noticed(result.error().message);
        });
}

void SessionStore::save(const StoredSession &session)
{
    run([session](File &file) { return file.save(session); });
}

void SessionStore::write(StoreKey key, std::vector<StoredPiece> pieces)
{
    const qint64 size = sizeOf(pieces);
    run([key, pieces = std::move(pieces)](File &file) { return file.write(key, pieces); }, size);
}

void SessionStore::remove(StoreKey key)
{
    run([key](File &file) { return file.remove(key); });
}

void SessionStore::mark(StoreKey key, const SessionMarks &before, const SessionMarks &marks)
{
    run([key, before, marks](File &file) { return file.mark(key, before, marks); });
}

void SessionStore::hide(StoreKey key, const QDateTime &now)
{
    run([key, now](File &file) { return file.hide(key, now); });
}

void SessionStore::show(StoreKey key)
{
    run([key](File &file) { return file.hide(key, {}); });
}

void SessionStore::listHidden(const QDateTime &then, QObject *context, ListDone done)
{
    m_thread.run(
        [file = m_file.get(), then]() -> base::Result<std::vector<StoredSession>> {
            if (const auto opened = file->open(); !opened)
                return opened.error();
            return file->list(then);
        },
        context,
        [done = std::move(done)](const base::Result<std::vector<StoredSession>> &sessions) { done(sessions); });
}

void SessionStore::removeHidden(StoreKey key)
{
    run([key](File &file) { return file.removeHidden(key); });
}

void SessionStore::copy(StoreKey from, const StoredSession &to, QObject *context, CopyDone done)
{
    m_thread.run(
        [file = m_file.get(), from, to]() -> base::Result<void> {
            if (const auto opened = file->open(); !opened)
                return opened.error();
            return file->copy(from, to);
        },
        context, [done = std::move(done)](const base::Result<void> &result) { done(result); });
}

void SessionStore::load(StoreKey key, EntryId before, int count, QObject *context, PageDone done)
{
    m_thread.run(
        [file = m_file.get(), key, before, count]() -> base::Result<StoredPage> {
            if (const auto opened = file->open(); !opened)
                return opened.error();
            return file->load(key, before, count);
        },
        context, [done = std::move(done)](base::Result<StoredPage> page) { done(std::move(page)); });
}

void SessionStore::search(const QString &words, QObject *context, SearchDone done)
{
    constexpr int entriesAtOnce = 2000;
    struct Answer
    {
        bool complete = true;
        base::Result<std::vector<StoredMatch>> found;
    };
    m_thread.run(
        [file = m_file.get(), words]() -> Answer {
            if (const auto opened = file->open(); !opened)
                return {true, opened.error()};
            const base::Result<bool> complete = file->index(entriesAtOnce);
            if (!complete)
                return {true, complete.error()};
            return {*complete, *complete ? file->search(words) : std::vector<StoredMatch>()};
        },
        context,
        [this, words, context, done = std::move(done)](const Answer &answer) {
            if (answer.complete)
                done(answer.found);
            else
                search(words, context, done);
        });
}

} // namespace history

#include "moc_sessionstore.cpp"
