// SPDX-License-Identifier: Apache-2.0
#include "models/review/ruletrial.h"
#include "base/words.h"
#include "core/permissions/ruletext.h"

#include <QCoreApplication>

namespace models {

namespace {

struct RuleTrialTr
{
    Q_DECLARE_TR_FUNCTIONS(models::RuleTrial)
};

} // namespace

QString ruleTrialText(const std::vector<core::PermissionRule> &rules, const core::PermissionSubject &subject)
{
    const core::RuleDecision decision = core::decide(rules, subject);
    if (decision.rule < 0 && !subject.server.isEmpty())
        return RuleTrialTr::tr("No rule says anything about it: what is chosen for the server’s tool decides.");
    if (decision.rule < 0)
        return RuleTrialTr::tr("You are asked: no rule says anything about it.");
    const QString rule = core::ruleSentence(rules[size_t(decision.rule)]);
    switch (decision.verdict) {
    case core::RuleVerdict::Allow:
        return RuleTrialTr::tr("Allowed without asking, by: %1").arg(rule);
    case core::RuleVerdict::Ask:
        if (decision.unsure)
            return base::Words::tr("You are asked because nobody can know whether your rule is met: %1").arg(rule);
        return base::Words::tr("You are asked because of your rule: %1").arg(rule);
    case core::RuleVerdict::Deny:
        break;
    }
    return RuleTrialTr::tr("Denied without asking, by: %1").arg(rule);
}

} // namespace models
