// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "text/diff/linediff.h"

namespace text {

/// Compares two texts on a thread of Qt's pool. Answers once, on the thread it was made on and never before its
/// constructor has returned; deleted before that, it answers never and the comparison ends soon.
class DiffJob final
{
public:
    using Done = std::function<void(std::shared_ptr<const LineDiff>)>;

    DiffJob(const std::optional<QString> &before, const QString &after, Done done);

    /// Texts that are compared in less time than a frame has to spare need no thread.
    static bool isWorthIt(const std::optional<QString> &before, const QString &after);

private:
    base::PoolWork<std::shared_ptr<const LineDiff>> m_work;
};

} // namespace text
