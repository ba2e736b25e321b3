// SPDX-License-Identifier: Apache-2.0
#include "core/files/stagedfiles.h"

#include "base/linematching.h"
#include "base/visibletext.h"
#include "ledger/files/textmerge.h"

#include <QFile>

#include <algorithm>

namespace core {

using ledger::EffectState;

namespace {

constexpr qint64 shownUpTo = 16 * 1024 * 1024;

QString shown(const QByteArray &path)
{
    return base::visibleText(QFile::decodeName(path));
}

std::optional<QByteArray> kept(const ledger::FileMark &mark, const ledger::BlobStore &blobs)
{
    if (!mark.isThere() || !mark.kept)
        return std::nullopt;
    const auto content = blobs.get(mark.hash);
    return content ? std::optional(*content) : std::nullopt;
}

} // namespace

StagedFiles::StagedFiles(ledger::Ledger *ledger, ledger::FileChanger *changer, ledger::BlobStore *blobs,
                         QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_changer(changer)
    , m_blobs(blobs)
{}

std::vector<StagedFile> StagedFiles::files() const
{
    std::vector<StagedFile> out;
    for (const auto &[path, file] : m_files)
        out.push_back(file);
    return out;
}

const QByteArray *StagedFiles::text(const QByteArray &path) const
{
    const auto found = m_files.find(path);
    return found == m_files.end() ? nullptr : &found->second.content;
}

std::optional<ledger::FileMark> StagedFiles::base(const QByteArray &path) const
{
    const auto found = m_files.find(path);
    return found == m_files.end() ? std::nullopt : std::optional(found->second.base);
}

bool StagedFiles::isBusy() const
{
    return m_counting > 0 ||
           std::any_of(m_files.begin(), m_files.end(), [](const auto &entry) { return entry.second.beingWritten; });
}

StagedFiles::Files::iterator StagedFiles::find(base::EffectId effect)
{
    return std::find_if(m_files.begin(), m_files.end(),
                        [effect](const auto &entry) { return entry.second.effect == effect; });
}

void StagedFiles::cancel(const StagedFile &file, const QString &reason)
{
    (void)m_ledger->settle(file.effect, EffectState::Cancelled, reason);
}

// --- what comes ------------------------------------------------------------------------------------------------

void StagedFiles::add(const ledger::Effect &row, const QByteArray &content)
{
    StagedFile file{row.id, row.turn, row.path, row.before, content};
    if (const auto older = m_files.find(row.path); older != m_files.end()) {
        // Keeps the old base: the agent has not seen what somebody wrote to the disk since, so that stays a conflict.
        file.base = older->second.base;
        cancel(older->second, tr("replaced by a newer version"));
        m_files.erase(older);
    }
    // The turn may have ended before the row was stored.
    const AtEnd what = row.turn.value != 0 && row.turn == m_ended.turn ? m_ended.what : AtEnd::Keep;
    if (what == AtEnd::Discard) {
        cancel(file, m_ended.reason);
        Q_EMIT changed();
        return;
    }
    m_files.insert_or_assign(row.path, file);
    count(file);
    if (what == AtEnd::Commit) {
        if (const auto late = m_files.find(row.path); late != m_files.end())
            write(late->second, content, late->second.base, {});
    }
}

void StagedFiles::restore(const std::vector<ledger::Effect> &rows)
{
    for (const ledger::Effect &row : rows)
        m_ledger->adopt(row.id, this, [this, row](const base::Result<void> &adopted) {
            if (adopted) // else another Belay has taken it over
                read(row);
        });
}

void StagedFiles::read(const ledger::Effect &row)
{
    const auto text = std::make_shared<std::optional<QByteArray>>();
    m_changer->run([text, row, blobs = m_blobs] { *text = kept(row.after, *blobs); }, this,
                   [this, text, row] {
                       restore(row, *text);
                       Q_EMIT changed();
                   });
}

void StagedFiles::restore(const ledger::Effect &row, const std::optional<QByteArray> &content)
{
    const auto now = m_ledger->effect(row.id);
    if (!now || now->state != EffectState::Prepared)
        return; // it was decided meanwhile
    const StagedFile file{row.id, row.turn, row.path, row.before, content.value_or(QByteArray())};
    if (const auto newer = m_files.find(row.path); newer != m_files.end()) {
        newer->second.base = row.before;
        cancel(file, tr("replaced by a newer version"));
    } else if (!content) {
        cancel(file, tr("what the agent wrote is not kept any more"));
    } else {
        m_files.emplace(row.path, file);
        count(file);
    }
}

void StagedFiles::supersede(const QByteArray &path)
{
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return;
    cancel(found->second, tr("replaced by a newer version"));
    m_files.erase(found);
    Q_EMIT changed();
}

void StagedFiles::count(const StagedFile &file)
{
    const auto counted = std::make_shared<base::LineCounts>();
    ++m_counting;
    m_changer->run(
        [counted, file, blobs = m_blobs] {
            const auto before = kept(file.base, *blobs);
            if (file.base.isThere() && !before)
                return;
            *counted = base::countChangedLines(before.value_or(QByteArray()), file.content);
        },
        this,
        [this, counted, effect = file.effect] {
            --m_counting;
            if (const auto found = find(effect); found != m_files.end()) {
                found->second.added = counted->added;
                found->second.removed = counted->removed;
            }
            Q_EMIT changed();
        });
}

// --- what becomes of it ------------------------------------------------------------------------------------------

void StagedFiles::endTurn(base::TurnId turn, AtEnd what, const QString &reason)
{
    m_ended = {turn, what, reason};
    bool any = false;
    for (auto i = m_files.begin(); i != m_files.end();) {
        // What earlier turns left is for the user to decide; the end of this turn does not change it.
        if (i->second.turn != turn || i->second.beingWritten || what == AtEnd::Keep) {
            ++i;
            continue;
        }
        any = true;
        if (what == AtEnd::Discard) {
            cancel(i->second, reason);
            i = m_files.erase(i);
            continue;
        }
        // write() may finish and remove the file from the list before it returns.
        const auto next = std::next(i);
        write(i->second, QByteArray(i->second.content), i->second.base, {});
        i = next;
    }
    if (any)
        Q_EMIT changed();
}

void StagedFiles::commitAll()
{
    std::vector<StagedDecision> all;
    for (const auto &[path, file] : m_files)
        all.push_back({file.effect, file.content, file.base, false});
    decide(all);
}

void StagedFiles::discardAll(const QString &reason)
{
    bool any = false;
    for (auto i = m_files.begin(); i != m_files.end();) {
        if (i->second.beingWritten) {
            ++i;
            continue;
        }
        cancel(i->second, reason);
        i = m_files.erase(i);
        any = true;
    }
    if (any)
        Q_EMIT changed();
}

void StagedFiles::decide(const std::vector<StagedDecision> &decisions)
{
    int outdated = 0;
    for (const StagedDecision &decision : decisions) {
        const auto found = find(decision.effect);
        if (found == m_files.end()) {
            ++outdated;
        } else if (found->second.beingWritten) {
            continue;
        } else if (decision.content) {
            write(found->second, *decision.content, decision.seen,
                  decision.partly ? tr("a part of it was rejected by you") : QString());
        } else {
            cancel(found->second, tr("rejected by you"));
            m_files.erase(found);
        }
    }
    if (outdated > 0)
        Q_EMIT problem(tr("Not everything was decided"),
                       tr("Of %n file(s) the agent staged another version meanwhile, or none is staged any more. "
                          "Nothing was done with them.",
                          nullptr, outdated));
    Q_EMIT changed();
}

void StagedFiles::write(StagedFile &file, const QByteArray &content, const ledger::FileMark &expected,
                        const QString &remark)
{
    file.beingWritten = true;
    ledger::FileChange change;
    change.effect.turn = file.turn;
    change.effect.path = file.path;
    change.content = content;
    change.expected = expected;
    change.carryOn = file.effect;
    change.remark = remark;
    m_changer->apply(std::move(change), this,
                     [this, effect = file.effect, content](const base::Result<ledger::Prepared> &result) {
                         onWritten(effect, content, result);
                     });
}

void StagedFiles::onWritten(base::EffectId effect, const QByteArray &content,
                            const base::Result<ledger::Prepared> &result)
{
    const auto found = find(effect);
    if (found == m_files.end())
        return;
    found->second.beingWritten = false;
    if (!result)
        Q_EMIT problem(tr("%1 was not written").arg(shown(found->second.path)), result.error().message);
    const auto row = m_ledger->effect(effect);
    const bool waits = row && row->state == EffectState::Prepared;
    if (result || !waits) {
        m_files.erase(found);
        // The row has failed, but the text is staged again: a full disk, for example, may have room later.
        if (!result && row && row->state == EffectState::Failed)
            stageAgain(*row, content);
    }
    Q_EMIT changed();
}

void StagedFiles::stageAgain(const ledger::Effect &row, const QByteArray &content)
{
    ledger::FileChange change;
    change.effect.session = row.session;
    change.effect.turn = row.turn;
    change.effect.path = row.path;
    change.effect.target = row.target;
    change.content = content;
    change.stage = true;
    m_changer->apply(std::move(change), this, [this, content](const base::Result<ledger::Prepared> &result) {
        if (result && result->effect.state == EffectState::Prepared)
            add(result->effect, content);
    });
}

void StagedFiles::texts(QObject *context, std::function<void(const std::vector<StagedText> &)> done) const
{
    const auto out = std::make_shared<std::vector<StagedText>>();
    for (const auto &[path, file] : m_files) {
        if (!file.beingWritten)
            out->push_back({file, std::nullopt, ledger::FileState()});
    }
    m_changer->run(
        [out, blobs = m_blobs] {
            for (StagedText &text : *out) {
                text.base = kept(text.file.base, *blobs);
                text.current = ledger::lookAtPath(text.file.path, shownUpTo);
            }
        },
        context, [out, done = std::move(done)] { done(*out); });
}

} // namespace core

#include "moc_stagedfiles.cpp"
