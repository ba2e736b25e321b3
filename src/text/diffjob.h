// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/linediff.h"

#include <QObject>

#include <functional>
#include <memory>

namespace text {

/// Compares two texts on a thread of Qt's pool. Answers once, on the thread it was made on and never before its
/// constructor has returned; deleted before that, it answers never and the comparison ends soon.
class DiffJob final : public QObject
{
public:
    using Done = std::function<void(std::shared_ptr<const LineDiff>)>;

    DiffJob(const std::optional<QString> &before, const QString &after, Done done);
    ~DiffJob() override;

    /// Texts that are compared in less time than a frame has to spare need no thread.
    static bool isWorthIt(const std::optional<QString> &before, const QString &after);

private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
    Done m_done;
};

} // namespace text
