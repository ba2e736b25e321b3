// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "text/diff/linediff.h"

namespace text {

/// Compares two texts on a thread of Qt's pool. The answer is given once, on the thread that made this object and never
/// before the constructor has returned. If the object is deleted before that, there is no answer, and the comparison
/// ends soon.
class DiffJob final
{
public:
    using Done = std::function<void(std::shared_ptr<const LineDiff>)>;

    DiffJob(const std::optional<QString> &before, const QString &after, Done done);

    /// Whether a thread is worth it: short texts are compared within the time of a frame.
    static bool isWorthIt(const std::optional<QString> &before, const QString &after);

private:
    base::PoolWork<std::shared_ptr<const LineDiff>> m_work;
};

} // namespace text
