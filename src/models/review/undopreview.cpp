// SPDX-License-Identifier: Apache-2.0
#include "models/review/undopreview.h"

#include "base/exacttext.h"
#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFile>
#include <QSet>

#include <algorithm>
#include <sys/stat.h>

namespace models {
namespace {

struct UndoTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::UndoText)
};

std::optional<QString> shown(const std::optional<QByteArray> &text)
{
    return text ? std::optional<QString>(base::exactText(*text)) : std::nullopt;
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
            return UndoTextTr::tr("New file, moves to the trash");
        return step.current.isThere() ? UndoTextTr::tr("Becomes what it was before") : UndoTextTr::tr("Comes back");
    case ledger::Verdict::Conflict:
    case ledger::Verdict::Impossible:
        break;
    }
    return step.reason;
}

QStringList undoLimits(const ledger::UndoPlan &plan, bool isFound)
{
    QStringList out;
    if (isFound)
        out << UndoTextTr::tr(
            "What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like "
            ".env; "
            "owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.");
    QSet<QByteArray> made;
    for (const ledger::UndoStep &step : plan.steps) {
        if (step.target.type == ledger::FileType::Folder)
            made.insert(step.path);
    }
    QStringList linked, gone;
    for (const ledger::UndoStep &step : plan.steps) {
        if (!step.target.isThere() || step.verdict == ledger::Verdict::Impossible || step.changesNothing())
            continue;
        struct stat info = {};
        if (::lstat(step.path.constData(), &info) == 0) {
            if (S_ISREG(info.st_mode) && info.st_nlink > 1)
                linked << base::visibleText(QFile::decodeName(step.path));
            continue;
        }
        // Name only the outermost missing folder: those inside are created with it.
        QByteArray missing, folder = step.path;
        for (qsizetype slash = folder.lastIndexOf('/'); slash > 0; slash = folder.lastIndexOf('/')) {
            folder.truncate(slash);
            // A file may be in its place now.
            if (::stat(folder.constData(), &info) == 0 && S_ISDIR(info.st_mode))
                break;
            if (!made.contains(folder))
                missing = folder;
        }
        if (!missing.isEmpty())
            gone << base::visibleText(QFile::decodeName(missing));
    }
    linked.removeDuplicates();
    gone.removeDuplicates();
    if (!linked.isEmpty())
        //: files that are one file under several names
        out << UndoTextTr::tr("These have further names (hard links), which keep what is there now: %1")
                   .arg(linked.join(QStringLiteral(", ")));
    if (!gone.isEmpty())
        out << UndoTextTr::tr("These folders are made again for you alone, since nobody knows how open they were: %1")
                   .arg(gone.join(QStringLiteral(", ")));
    return out;
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
