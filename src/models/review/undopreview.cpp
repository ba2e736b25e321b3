// SPDX-License-Identifier: Apache-2.0
#include "models/review/undopreview.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace models {
namespace {

struct UndoTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::UndoText)
};

std::optional<QString> shown(const std::optional<QByteArray> &text)
{
    return text ? std::optional<QString>(QString::fromUtf8(*text)) : std::nullopt;
}

} // namespace

bool UndoPreview::hasConflict() const
{
    return std::any_of(steps.begin(), steps.end(),
                       [](const UndoPreviewStep &step) { return step.verdict == ledger::Verdict::Conflict; });
}

bool UndoPreview::isPlain() const
{
    return cannot.isEmpty() && steps.size() <= 1 &&
           std::all_of(steps.begin(), steps.end(), [](const UndoPreviewStep &step) {
               return step.verdict == ledger::Verdict::Clean && !step.unreported;
           });
}

bool UndoPreview::leavesUnreported() const
{
    return !isRedo && !isRestore &&
           !std::all_of(steps.begin(), steps.end(), [](const UndoPreviewStep &step) { return step.unreported; });
}

QString undoStepText(const ledger::UndoStep &step)
{
    switch (step.verdict) {
    case ledger::Verdict::Clean:
        if (step.changesNothing())
            return UndoTextTr::tr("Already is what it was before");
        if (!step.target.isThere())
            return UndoTextTr::tr("Goes to the trash; it was not there before");
        return step.current.isThere() ? UndoTextTr::tr("Becomes what it was before") : UndoTextTr::tr("Comes back");
    case ledger::Verdict::Conflict:
    case ledger::Verdict::Impossible:
        break;
    }
    return step.reason;
}

UndoPreviewStep undoPreviewStep(const ledger::UndoStep &step, const ledger::UndoTexts &texts)
{
    UndoPreviewStep out;
    out.path = QFile::decodeName(step.path);
    out.verdict = step.verdict;
    out.words = undoStepText(step);
    const auto readable = [](const ledger::FileMark &mark, const std::optional<QByteArray> &text) {
        return text ? ledger::isText(*text) : !mark.isThere();
    };
    out.isText = readable(step.current, texts.current) && readable(step.target, texts.target);
    if (!out.isText)
        return out;
    out.now = shown(texts.current);
    out.then = shown(texts.target);
    if (step.verdict == ledger::Verdict::Conflict) {
        if (const auto merge = texts.merge(); merge && merge->conflicts == 0)
            out.merged = ledger::mergedText(*merge);
        if (texts.current && texts.target && texts.left)
            out.review = ReviewInput{out.path, texts.left, texts.target, texts.current};
    }
    return out;
}

} // namespace models
