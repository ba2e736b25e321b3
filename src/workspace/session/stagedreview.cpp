// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/stagedreview.h"

#include "ledger/rows/effect.h"

#include <QFile>

namespace workspace {

using models::ChangeReview;

models::ReviewInput reviewInput(const core::StagedText &text)
{
    models::ReviewInput out;
    out.path = QFile::decodeName(text.file.path);
    out.base = text.base;
    out.proposed = text.file.content;
    if (text.current)
        out.current = text.current->content;
    const bool regular = text.current && (text.current->mark.type == ledger::FileType::Regular ||
                                          text.current->mark.type == ledger::FileType::Missing);
    const bool unread = text.current && text.current->mark.isThere() && !text.current->content;
    out.unknown = !regular || unread || (text.file.base.isThere() && !text.base);
    out.touched = !text.current || !text.current->mark.sameContent(text.file.base);
    return out;
}

std::vector<core::StagedDecision> stagedDecisions(const ChangeReview &review,
                                                  const std::vector<core::StagedText> &texts)
{
    std::vector<core::StagedDecision> out;
    for (size_t i = 0; i < texts.size(); ++i) {
        core::StagedDecision decision;
        decision.effect = texts[i].file.effect;
        const ChangeReview::Hunks hunks = review.hunks(i);
        decision.partly = review.writes(i) && hunks.rejected + hunks.undecided > 0;
        if (review.writes(i))
            decision.content = review.result(i);
        // A file that could not be read is assumed to be unchanged; writing it will notice if it is not.
        decision.seen = texts[i].current ? texts[i].current->mark : texts[i].file.base;
        out.push_back(std::move(decision));
    }
    return out;
}

} // namespace workspace
