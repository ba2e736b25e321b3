// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/retention.h"

#include "ledger/rows/ledger.h"

#include <algorithm>
#include <map>

namespace ledger {

namespace {

std::set<QByteArray> keptBy(const Effect &row)
{
    std::set<QByteArray> out;
    for (const FileMark *mark : {&row.before, &row.after}) {
        if (mark->kept)
            out.insert(mark->hash);
    }
    return out;
}

QDateTime timeOf(const Effect &row)
{
    return row.settledAt.isValid() ? row.settledAt : row.preparedAt;
}

/// It is still to be decided, by Belay or by the user.
bool isUnfinished(const Effect &row)
{
    return row.isOpen() || row.state == EffectState::Compensating ||
           (row.state == EffectState::Unknown && !row.acknowledged);
}

} // namespace

RetentionPlan planRetention(const std::vector<Effect> &rows, const BlobStore &blobs, const Retention &retention)
{
    RetentionPlan plan;
    plan.before = retention.now.addDays(-1);
    const QDateTime oldest = retention.now.addDays(-retention.days);
    std::vector<const Effect *> living;
    for (const Effect &row : rows) {
        if (keptBy(row).empty())
            continue;
        if (timeOf(row) < oldest && !isUnfinished(row) && !asksToBeSeen(row))
            plan.aged.push_back(row.id);
        else if (!neededBlobs({row}).empty())
            living.push_back(&row);
    }
    std::sort(living.begin(), living.end(), [](const Effect *a, const Effect *b) {
        return std::pair(timeOf(*a), a->id) < std::pair(timeOf(*b), b->id);
    });
    const auto stays = [&plan](const Effect &row) { return isUnfinished(row) || timeOf(row) >= plan.before; };
    constexpr size_t always = size_t(-1);
    std::map<QByteArray, size_t> lastUse; ///< the newest row that needs the content
    for (size_t i = 0; i < living.size(); ++i) {
        for (const QByteArray &hash : keptBy(*living[i])) {
            size_t &use = lastUse[hash];
            use = stays(*living[i]) ? always : std::max(use, i);
        }
    }
    qint64 size = 0;
    for (const auto &[hash, use] : lastUse) {
        size += blobs.sizeOf(hash);
        plan.needed.insert(hash);
    }
    for (size_t i = 0; i < living.size() && size > blobs.limits().total; ++i) {
        bool gains = false;
        for (const QByteArray &hash : keptBy(*living[i])) {
            if (lastUse.at(hash) != i)
                continue;
            size -= blobs.sizeOf(hash);
            plan.needed.erase(hash);
            gains = true;
        }
        // A row frees no space if younger rows need its contents.
        if (gains)
            plan.squeezed.push_back(living[i]->id);
    }
    return plan;
}

std::set<QByteArray> neededBlobs(const std::vector<Effect> &effects)
{
    std::set<QByteArray> out;
    for (const Effect &effect : effects) {
        const bool over = effect.state == EffectState::Cancelled || effect.state == EffectState::Failed;
        if (over || (effect.reversible == Reversible::No && !effect.isOpen()))
            continue;
        for (const FileMark *mark : {&effect.before, &effect.after}) {
            if (mark->kept)
                out.insert(mark->hash);
        }
    }
    return out;
}

} // namespace ledger
