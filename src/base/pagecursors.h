// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QString>

namespace base {

/// Follows a list that comes in pages, each of which names the next one. Whoever sends them may name one again and
/// again, or for ever another one.
class PageCursors
{
public:
    static constexpr int mostPages = 1000;

    /// Whether there is a next page to ask for with \p cursor, of which the last page says so. A page that holds
    /// nothing is no end; a cursor that was followed before is one.
    bool follows(const QString &cursor)
    {
        if (m_followed.size() >= mostPages || m_followed.contains(cursor))
            return false;
        m_followed.insert(cursor);
        return true;
    }
    void clear() { m_followed.clear(); }

private:
    QSet<QString> m_followed;
};

} // namespace base
