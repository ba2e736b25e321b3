// SPDX-License-Identifier: Apache-2.0
#include "text/diff/patchlines.h"

#include <algorithm>

namespace text {
namespace {

/// The count in "-12,3" or "+12", which means 1; -1 if it is invalid.
int countIn(QStringView range, QChar sign)
{
    if (!range.startsWith(sign))
        return -1;
    const QStringView numbers = range.mid(1);
    const qsizetype comma = numbers.indexOf(u',');
    bool isLine = false, isCount = true;
    const int line = (comma < 0 ? numbers : numbers.left(comma)).toInt(&isLine);
    const int count = comma < 0 ? 1 : numbers.mid(comma + 1).toInt(&isCount);
    return isLine && isCount && line >= 0 && count >= 0 ? count : -1;
}

void beginHunk(QStringView line, PatchState &state)
{
    state = {.where = PatchState::Where::Uncounted};
    const QStringView ranges = line.mid(2).trimmed();
    const qsizetype space = ranges.indexOf(u' ');
    if (space < 0)
        return;
    const QStringView rest = ranges.mid(space + 1);
    const qsizetype end = rest.indexOf(u' ');
    const int before = countIn(ranges.left(space), u'-');
    const int after = countIn(end < 0 ? rest : rest.left(end), u'+');
    if (before >= 0 && after >= 0)
        state = {.where = PatchState::Where::Counted, .oldLeft = before, .newLeft = after};
}

bool isFileHead(QStringView line)
{
    static constexpr QStringView beginnings[] = {
        u"diff ",        u"index ",     u"new file mode ",    u"old mode ", u"new mode ",    u"deleted file mode ",
        u"rename from ", u"rename to ", u"similarity index ", u"Index: ",   u"Binary files "};
    return std::any_of(std::begin(beginnings), std::end(beginnings),
                       [line](QStringView beginning) { return line.startsWith(beginning); });
}

} // namespace

PatchLine patchLine(QStringView line, PatchState &state)
{
    const QChar first = line.isEmpty() ? QChar(u' ') : line.front();
    if (state.where == PatchState::Where::Counted) {
        if (first == u'\\')
            return PatchLine::Context;
        const bool isOld = first != u'+', isNew = first != u'-';
        if ((!isOld || state.oldLeft > 0) && (!isNew || state.newLeft > 0) &&
            (first == u' ' || first == u'+' || first == u'-')) {
            state.oldLeft -= isOld;
            state.newLeft -= isNew;
            if (state.oldLeft == 0 && state.newLeft == 0)
                state = {};
            return first == u'+' ? PatchLine::Added : first == u'-' ? PatchLine::Removed : PatchLine::Context;
        }
        state = {};
    }
    if (line.startsWith(u"@@")) {
        beginHunk(line, state);
        return PatchLine::Head;
    }
    if (isFileHead(line)) {
        state = {};
        return PatchLine::Head;
    }
    if (state.where == PatchState::Where::Outside && (line.startsWith(u"--- ") || line.startsWith(u"+++ ")))
        return PatchLine::Head;
    return first == u'+' ? PatchLine::Added : first == u'-' ? PatchLine::Removed : PatchLine::Context;
}

} // namespace text
