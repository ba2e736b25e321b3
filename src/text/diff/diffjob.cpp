// SPDX-License-Identifier: Apache-2.0
#include "text/diff/diffjob.h"

namespace text {

DiffJob::DiffJob(const std::optional<QString> &before, const QString &after, Done done)
    : m_work(
          [before, after](const std::atomic<bool> &cancelled) {
              return std::make_shared<const LineDiff>(before, after, &cancelled);
          },
          std::move(done))
{}

bool DiffJob::isWorthIt(const std::optional<QString> &before, const QString &after)
{
    return (before ? before->size() : 0) + after.size() > 24 * 1024;
}

} // namespace text
