// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/poolwork.h"
#include "models/review/diffplaces.h"

#include <memory>

namespace widgets {

/// Looks for the places of changes that are shown, on a thread of the pool. Main thread.
class DiffPlacing
{
public:
    using Done = std::function<void(const std::vector<models::DiffPlace> &places)>;

    /// \p done is called once, later, unless this is called again or the object is gone before.
    void begin(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations, Done done)
    {
        m_work.reset();
        if (diffs.empty())
            return;
        using Places = std::vector<models::DiffPlace>;
        m_work = std::make_unique<base::PoolWork<Places>>(
            [diffs, locations](const std::atomic<bool> &) { return models::placesOnDisk(diffs, locations); },
            [done = std::move(done)](const Places &places) { done(places); });
    }

private:
    std::unique_ptr<base::PoolWork<std::vector<models::DiffPlace>>> m_work;
};

} // namespace widgets
