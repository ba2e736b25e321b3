// SPDX-License-Identifier: Apache-2.0
#include "models/review/hunk.h"

#include "history/turneffects.h"

#include <algorithm>

namespace models {

namespace {

QByteArrayList bytesOf(const QStringList &lines)
{
    QByteArrayList out;
    out.reserve(lines.size());
    for (const QString &line : lines)
        out << line.toUtf8();
    return out;
}

} // namespace

ledger::ChangedLines linesOf(const Hunk &hunk)
{
    return {bytesOf(hunk.removed), bytesOf(hunk.added), hunk.number, hunk.alike};
}

history::HunkMark markOf(const QString &path, const Hunk &hunk)
{
    return {path, ledger::hashOf(linesOf(hunk))};
}

bool isAmong(const std::vector<history::HunkMark> &marks, const history::HunkMark &mark)
{
    return std::any_of(marks.begin(), marks.end(), [&mark](const history::HunkMark &known) {
        return known.hash == mark.hash && history::isAbout(mark.path, known.path);
    });
}

} // namespace models
