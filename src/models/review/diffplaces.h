// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace models {

/// Where the texts of a change stand in their file: the numbers of their first lines, from 1; 0: nobody knows.
struct DiffPlace
{
    int oldLine = 0, newLine = 0;
    bool isKnown() const { return newLine > 0; }
    bool operator==(const DiffPlace &) const = default;
};

/// The places of \p diffs, the changes of one call, by what their files hold (null: not known) and by \p locations,
/// which the agent gives. Agents tell an edit as the piece that changed, before or after it is made. A piece that
/// stands in its file in several places has the place that a location names, or none. Any thread.
std::vector<DiffPlace> placesIn(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations,
                                const std::function<std::optional<QString>(const QString &path)> &contentOf);

/// The same by what is on the disk. Blocks; any thread.
std::vector<DiffPlace> placesOnDisk(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations);

} // namespace models
