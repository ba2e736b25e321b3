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

std::vector<Diff> diffsOfPatch(const QString &patch)
{
    const QString add = QStringLiteral("*** Add File: "), update = QStringLiteral("*** Update File: ");
    std::vector<Diff> diffs;
    QString path; // empty: a file that is left out
    bool isNew = false;
    Place place;
    const auto endPlace = [&] {
        auto diff = place.take(path, isNew);
        if (diff && !path.isEmpty())
            diffs.push_back(std::move(*diff));
    };
    for (const QString &line : patch.split(u'\n')) {
        if (diffs.size() >= size_t(bounds::toolContents))
            break;
        if (line.startsWith(QStringLiteral("@@"))) {
            endPlace();
        } else if (line.startsWith(QStringLiteral("*** Move to: "))) {
            path.clear();
        } else if (line.startsWith(QStringLiteral("*** "))) {
            endPlace();
            isNew = line.startsWith(add);
            path = isNew                     ? line.sliced(add.size()).trimmed()
                   : line.startsWith(update) ? line.sliced(update.size()).trimmed()
                                             : QString();
        } else if (!line.isEmpty() && QStringLiteral(" +-").contains(line.front())) {
            place.addLine(line.front(), line.sliced(1));
        } else if (!path.isEmpty()) {
            place.addLine(u' ', line); // models leave out the blank before an empty line
        }
    }
    endPlace();
    return diffs;
}

} // namespace

std::vector<Diff> diffsOfInput(const simdjson::dom::element &rawInput)
{
    for (const char *key : {"input", "patch", "patchText"}) {
        const auto text = optionalString(rawInput, key);
        if (text && text->trimmed().startsWith(QStringLiteral("*** Begin Patch\n")))
            return diffsOfPatch(text->trimmed());
    }
    return {};
}

} // namespace acp::v1
