// SPDX-License-Identifier: Apache-2.0
#include "core/files/writepolicy.h"

namespace core {

namespace {

constexpr QLatin1String atOnce("at-once"), ask("ask");

} // namespace

QString nameOf(WritePolicy policy)
{
    return policy == WritePolicy::Ask ? ask : atOnce;
}

std::optional<WritePolicy> writePolicy(const QString &name)
{
    return name == atOnce ? std::optional(WritePolicy::AtOnce)
           : name == ask  ? std::optional(WritePolicy::Ask)
                          : std::nullopt;
}

} // namespace core
