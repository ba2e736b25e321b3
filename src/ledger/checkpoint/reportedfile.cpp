// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/reportedfile.h"

#include "base/ids.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/textmerge.h"
#include "ledger/files/filetouch.h"

#include <QCoreApplication>

#include <algorithm>

namespace ledger {

namespace {

struct ReportedFileTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::ReportedFile)
};

using Touch = ReportedFile::Touch;

/// Limit for the sum of all texts that are merged for one file, since other disk work waits meanwhile.
constexpr size_t mergedUpTo = 64 * 1024 * 1024;
constexpr qint64 comparedUpTo = 8 * 1024 * 1024;

bool isLeftOpen(const Touch &touch)
{
    return touch.row.state == EffectState::Unknown;
}

/// The text with the differences removed that agents often make: a BOM, line ends, the last line's end.
QByteArray asTold(QByteArray text)
{
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3);
    text.replace("\r\n", "\n");
    if (text.endsWith('\n'))
        text.chop(1);
    return text;
}

/// Whether the agent's account of the old content is merely inexact: many agents call a file new that they overwrite,
/// some drop the last line's end or use other line ends, and none reports the mode. A real change by somebody else
/// looks different.
bool isMistaken(const Touch &touch, const FileMark &found, const BlobStore &blobs)
{
    const FileMark &said = touch.before;
    if (!said.isThere())
        return found.isThere();
    if (said.sameContent(found))
        return said.mode != found.mode;
    if (!found.isThere() || qMax(said.size, found.size) > comparedUpTo)
        return false;
    const auto a = blobs.get(said.hash), b = blobs.get(found.hash);
    return a && b && asTold(*a) == asTold(*b);
}

class Judge
{
public:
    Judge(std::vector<Touch> touches, const Effect &found, BlobStore &blobs)
        : m_touches(std::move(touches))
        , m_found(found)
        , m_blobs(blobs)
        , m_isKnown(found.before.known() && found.after.known())
    {}

    ReportedFile::Judgement judged()
    {
        putTouchesInOrder();
        if (m_isKnown && !putOneAfterTheOther())
            correctFirst();
        goThrough();
        for (const auto &[id, settlement] : m_settlements)
            m_out.settlements.emplace_back(id, settlement);
        return std::move(m_out);
    }

private:
    void putTouchesInOrder()
    {
        FileTouches known;
        for (const Touch &touch : m_touches) {
            if (!isLeftOpen(touch))
                known.push_back({&touch.row, touch.before, touch.after});
        }
        if (known.empty())
            return;
        const base::EffectId first = known.front().row->id;
        putInOrder(known);
        const base::EffectId earliest = known.front().row->id;
        if (earliest == first)
            return;
        const auto place = std::find_if(m_touches.begin(), m_touches.end(),
                                        [earliest](const Touch &touch) { return touch.row.id == earliest; });
        std::rotate(m_touches.begin(), place, place + 1);
    }

    /// If several changes were all made before the first of them was compared with the disk, each comparison has
    /// included the later changes. Applies the difference of each in turn to the start, which must lead to the final
    /// content.
    bool putOneAfterTheOther()
    {
        const auto isTheirs = [](const Touch &touch) {
            return touch.isAgentsWord && !touch.isUnsure && !isLeftOpen(touch) && touch.before.kept &&
                   touch.after.type == FileType::Regular;
        };
        if (m_touches.size() < 2 || !std::all_of(m_touches.begin(), m_touches.end(), isTheirs) ||
            !m_touches.back().after.sameContent(m_found.after) || m_found.before.type != FileType::Regular ||
            !isLookedAtLate())
            return false;
        const auto start = m_blobs.get(m_found.before.hash);
        if (!start)
            return false;
        if (m_touches.size() * size_t(start->size()) > mergedUpTo)
            return false;
        QByteArray now = *start;
        QByteArrayList texts;
        for (const Touch &touch : m_touches) {
            const auto before = m_blobs.get(touch.before.hash), after = m_blobs.get(touch.after.hash);
            if (!before || !after)
                return false;
            const Merge merge = mergeTexts(*before, now, *after);
            if (merge.conflicts > 0)
                return false; // a change by somebody else cannot be separated from theirs
            now = mergedText(merge);
            texts << now;
        }
        if (markOf(now).hash != m_found.after.hash)
            return false;
        FileMark before = m_found.before;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            Touch &touch = m_touches[size_t(i)];
            FileMark after = markOf(texts[i], m_found.after.mode);
            after.kept = m_blobs.put(texts[i]).ok();
            correct(touch, before, after);
            before = after;
        }
        return true;
    }

    /// Whether one row's result equals the final content although the next row began with something else.
    bool isLookedAtLate() const
    {
        const auto next =
            std::adjacent_find(m_touches.begin(), m_touches.end(), [this](const Touch &a, const Touch &b) {
                return !a.after.sameContent(b.before) && a.after.sameContent(m_found.after);
            });
        return next != m_touches.end();
    }

    /// Cancels the row of \p touch in favour of the row of \p whole, which includes its change.
    void refer(const Touch &touch, const Touch &whole)
    {
        Settlement &settlement = m_settlements[touch.row.id];
        settlement.state = EffectState::Cancelled;
        settlement.sameAs = whole.row.id;
        settlement.detail = base::Words::tr("What became of it says row %1.").arg(whole.row.id.value);
    }

    void correctFirst()
    {
        const auto first =
            std::find_if(m_touches.begin(), m_touches.end(), [](const Touch &touch) { return !isLeftOpen(touch); });
        if (first == m_touches.end() || !first->isAgentsWord || !first->before.known())
            return;
        // A file that is reported as deleted, but did not exist at the turn's start either.
        const bool wasNothing = !first->after.isThere() && !m_found.before.isThere() && !m_found.after.isThere();
        const bool isConfirmed = first->before.sameContent(m_found.before) && first->row.reversible == Reversible::No;
        // Its old content is only the agent's word, but the snapshot confirms that there was a file.
        const bool isOtherwise = first->before.isThere() && m_found.before.isThere() && !first->after.isThere() &&
                                 first->row.reversible == Reversible::No;
        if (!isConfirmed && !wasNothing && !isMistaken(*first, m_found.before, m_blobs)) {
            if (isOtherwise)
                correct(*first, first->before, first->after);
            return;
        }
        correct(*first, m_found.before, first->after);
        // What the file held just before is not known, so earlier open changes are covered by this row.
        for (auto touch = m_touches.begin(); !isConfirmed && touch != first; ++touch) {
            if (touch->said && *touch->said != Claim::Outcome::Failed)
                refer(*touch, *first);
        }
    }

    void correct(Touch &touch, const FileMark &before, const FileMark &after)
    {
        if (touch.before == before && touch.after == after && touch.row.reversible != Reversible::No)
            return;
        touch.before = before;
        touch.after = after;
        settle(touch, EffectState::Committed, touch.row.detail);
    }

    void settle(const Touch &touch, EffectState state, const QString &detail)
    {
        Settlement &settlement = m_settlements[touch.row.id];
        settlement.state = state;
        settlement.detail = detail;
        settlement.before = touch.before;
        settlement.after = touch.after;
        settlement.kind = kindBetween(touch.before, touch.after);
        const bool isKept = !touch.before.isThere() || touch.before.kept;
        settlement.reversible = isKept ? Reversible::Exactly : Reversible::No;
        settlement.whyNot = isKept ? QString() : base::Words::tr("What the file held before was not kept.");
    }

    void goThrough()
    {
        FileMark left; // the newest content that is certain
        bool isFirst = true;
        std::vector<Touch *> open;
        for (Touch &touch : m_touches) {
            if (isLeftOpen(touch)) {
                if (!m_settlements.contains(touch.row.id))
                    open.push_back(&touch);
                continue;
            }
            const FileMark &from = isFirst ? m_found.before : left;
            const bool isGap =
                m_isKnown && from.known() && touch.before.known() && !from.sameContent(touch.before) && !touch.isUnsure;
            if (isGap && attribute(open, from, touch.before))
                open.clear();
            else if (isFirst && m_isKnown && touch.before.known() && !from.sameContent(touch.before) &&
                     !attributeLater(from, touch.before))
                nobodyReported(from, touch.before); // the file was changed before the first row
            isFirst = false;
            if (!touch.isUnsure)
                left = touch.after;
        }
        const FileMark &from = left.known() ? left : m_found.before;
        if (explains(left, isFirst)) {
            nothingLeftFor(open, isFirst);
            if (m_isKnown && isOtherMode(isFirst ? m_found.before : left))
                nobodyReported(isFirst ? m_found.before : left, m_found.after);
        } else if (!m_isKnown || isUnsure() || !attribute(open, from, m_found.after)) {
            nothingLeftFor(open, false);
            // Somebody changed the file after the last row.
            nobodyReported(from, m_found.after);
        }
    }

    /// Whether only the mode differs. For a write of Belay's the mode does not count, since it keeps the file's.
    bool isOtherMode(const FileMark &left) const
    {
        const bool areAgents = std::all_of(m_touches.begin(), m_touches.end(),
                                           [](const Touch &touch) { return touch.isAgentsWord && !touch.isUnsure; });
        return areAgents && left.sameContent(m_found.after) && left.mode != 0 && left.mode != m_found.after.mode;
    }

    /// A change before the first row may belong to a report that came later, if nothing else explains that report.
    bool attributeLater(const FileMark &from, const FileMark &to)
    {
        const auto isKnown = [](const Touch &touch) { return !isLeftOpen(touch); };
        const auto last = std::find_if(m_touches.rbegin(), m_touches.rend(), isKnown);
        std::vector<Touch *> open;
        for (Touch &touch : m_touches) {
            if (isLeftOpen(touch))
                open.push_back(&touch);
        }
        return !isUnsure() && last->after.sameContent(m_found.after) && attribute(open, from, to);
    }

    bool isUnsure() const
    {
        return std::any_of(m_touches.begin(), m_touches.end(), [](const Touch &touch) { return touch.isUnsure; });
    }

    bool explains(const FileMark &left, bool isOnlyOpen) const
    {
        const FileMark &found = m_found.after;
        return (isOnlyOpen ? m_found.before : left).sameContent(found) ||
               std::any_of(m_touches.begin(), m_touches.end(), [&found](const Touch &touch) {
                   return touch.isUnsure && (touch.before.sameContent(found) || touch.after.sameContent(found));
               });
    }

    /// Attributes an unexplained change to the last row in \p open; the earlier ones refer to it. False if the agent
    /// claims for none of them to have done something.
    bool attribute(const std::vector<Touch *> &open, const FileMark &from, const FileMark &to)
    {
        const auto mayBe = [](const Touch *touch) { return touch->said && *touch->said != Claim::Outcome::Failed; };
        const auto last = std::find_if(open.rbegin(), open.rend(), mayBe);
        if (last == open.rend())
            return false;
        for (Touch *touch : open) {
            if (!mayBe(touch)) {
                nothingLeftFor({touch}, false);
            } else if (touch != *last) {
                refer(*touch, **last);
            }
        }
        (*last)->before = from;
        (*last)->after = to;
        settle(
            **last, EffectState::Committed,
            *(*last)->said == Claim::Outcome::Nothing
                ? ReportedFileTr::tr("The agent never said how it ended; the folder's comparison found what changed.")
                : ReportedFileTr::tr("The file is not what the agent reported; the folder's comparison found what "
                                     "changed."));
        return true;
    }

    void nothingLeftFor(const std::vector<Touch *> &open, bool isUntouched)
    {
        for (const Touch *touch : open) {
            const bool isFailed = touch->said && *touch->said == Claim::Outcome::Failed;
            if (!m_isKnown || (!isUntouched && !isFailed))
                continue;
            Settlement &settlement = m_settlements[touch->row.id];
            settlement.state = EffectState::Cancelled;
            settlement.detail = isUntouched ? base::Words::tr("the file is as it was before")
                                            : ReportedFileTr::tr("The agent called it failed.");
        }
    }

    void nobodyReported(const FileMark &from, const FileMark &to)
    {
        Effect effect = m_found;
        effect.before = from;
        effect.after = to;
        if (from.isThere() && !from.kept && !m_blobs.contains(from.hash)) {
            effect.reversible = Reversible::No;
            effect.whyNot = base::Words::tr("What the file held before was not kept.");
        }
        effect.kind = kindBetween(from, to);
        m_out.unreported.push_back(std::move(effect));
    }

    std::vector<Touch> m_touches;
    const Effect &m_found;
    BlobStore &m_blobs;
    const bool m_isKnown;
    std::map<base::EffectId, Settlement> m_settlements;
    ReportedFile::Judgement m_out;
};

} // namespace

void ReportedFile::add(Touch touch)
{
    const auto after = std::upper_bound(m_touches.begin(), m_touches.end(), touch,
                                        [](const Touch &a, const Touch &b) { return a.row.id < b.row.id; });
    m_touches.insert(after, std::move(touch));
}

void ReportedFile::distrust(base::EffectId id)
{
    for (Touch &touch : m_touches) {
        if (touch.row.id == id)
            touch.isAgentsWord = false;
    }
    std::erase_if(m_touches, [id](const Touch &touch) { return touch.row.id == id && isLeftOpen(touch); });
}

bool ReportedFile::isOpen() const
{
    return std::any_of(m_touches.begin(), m_touches.end(), [](const Touch &touch) {
        const bool isItsWord = touch.row.reversible == Reversible::No && touch.before.known();
        return isLeftOpen(touch) || (touch.isAgentsWord && isItsWord);
    });
}

ReportedFile::Judgement ReportedFile::judge(const Effect &found, BlobStore &blobs) const
{
    return Judge(m_touches, found, blobs).judged();
}

} // namespace ledger
