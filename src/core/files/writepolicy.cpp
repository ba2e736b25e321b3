// SPDX-License-Identifier: Apache-2.0
#include "core/files/writepolicy.h"

namespace core {

namespace {

constexpr struct
{
    const char *name;
    WriteRules rules;
} policyNames[] = {
    {"at-once", {WritePolicy::AtOnce, StagedEnd::Ask}},
    {"ask", {WritePolicy::Ask, StagedEnd::Ask}},
    {"stage", {WritePolicy::Stage, StagedEnd::Ask}},
    {"stage-commit", {WritePolicy::Stage, StagedEnd::Commit}},
};

} // namespace

QString nameOf(const WriteRules &rules)
{
    for (const auto &known : policyNames) {
        const bool same = known.rules.policy == rules.policy;
        if (same && (rules.policy != WritePolicy::Stage || known.rules.atEnd == rules.atEnd))
            return QLatin1String(known.name);
    }
    return QLatin1String(policyNames[0].name);
}

std::optional<WriteRules> writeRules(const QString &name)
{
    for (const auto &known : policyNames) {
        if (name == QLatin1String(known.name))
            return known.rules;
    }
    return std::nullopt;
}

} // namespace core
