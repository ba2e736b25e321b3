// SPDX-License-Identifier: Apache-2.0
#include "acp/patchinput.h"

#include "acp/bounds.h"
#include "acp/jsonreader.h"

#include <QStringList>

#include <optional>
#include <utility>

namespace acp::v1 {

using namespace json;

namespace {

/// One place of the patch while its lines are read.
class Place
{
public:
    void addLine(QChar sign, const QString &text)
    {
        if (sign != u'+')
            m_old += text + u'\n';
        if (sign != u'-')
            m_new += text + u'\n';
        m_differs = m_differs || sign != u' ';
    }
    /// The place as a change of \p path; null if nothing differs.
    std::optional<Diff> take(const QString &path, bool isNew)
    {
        const bool differs = std::exchange(m_differs, false);
        QString before = std::exchange(m_old, {}), after = std::exchange(m_new, {});
        if (!differs)
            return std::nullopt;
        return Diff{path, isNew ? std::nullopt : std::optional(std::move(before)), std::move(after)};
    }

private:
    QString m_old, m_new;
    bool m_differs = false;
};

/// Empty unless each line is understood: what is left out would not be shown to who is asked about the call.
std::vector<Diff> diffsOfPatch(const QStringList &lines)
{
    const QString add = QStringLiteral("*** Add File: "), update = QStringLiteral("*** Update File: ");
    std::vector<Diff> diffs;
    QString path;
    bool isNew = false;
    Place place;
    const auto endPlace = [&] {
        if (auto diff = place.take(path, isNew))
            diffs.push_back(std::move(*diff));
    };
    for (const QString &line : lines) {
        const bool isAdded = line.startsWith(add);
        if (isAdded || line.startsWith(update)) {
            endPlace();
            isNew = isAdded;
            path = line.sliced(isAdded ? add.size() : update.size()).trimmed();
            if (path.isEmpty())
                return {};
        } else if (path.isEmpty()) {
            return {};
        } else if (line.startsWith(QStringLiteral("@@")) || line == QStringLiteral("*** End of File")) {
            endPlace();
        } else if (line.isEmpty()) {
            place.addLine(u' ', line); // models leave out the blank before an empty line
        } else if (QStringLiteral(" +-").contains(line.front())) {
            place.addLine(line.front(), line.sliced(1));
        } else {
            return {};
        }
        if (diffs.size() >= size_t(bounds::toolContents))
            return {};
    }
    endPlace();
    return diffs;
}

} // namespace

std::vector<Diff> diffsOfInput(const simdjson::dom::element &rawInput)
{
    for (const char *key : {"input", "patch", "patchText"}) {
        QStringList lines = optionalString(rawInput, key).value_or(QString()).trimmed().split(u'\n');
        if (lines.constFirst() != QStringLiteral("*** Begin Patch") ||
            lines.constLast() != QStringLiteral("*** End Patch"))
            continue;
        lines.removeFirst();
        lines.removeLast();
        return diffsOfPatch(lines);
    }
    return {};
}

} // namespace acp::v1
