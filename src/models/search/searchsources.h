// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace models {

/// The part of an entry that a place is in, in the order in which they are shown.
enum class FoundIn { Title, Diff, Terminal, Text, Attachment, Location, Details, Tail, Row };

/// One text of an entry, as it came, and what makes lines of it.
struct SearchSource
{
    enum class Shape { Line, Plain, Markdown, Diff, Terminal };

    FoundIn in = FoundIn::Title;
    /// Of the diff, the terminal, the row. A report's rows have two, name and reason, attachments name and text.
    int index = 0;
    Shape shape = Shape::Line;
    QString text{};
    /// Instead of `text`: one that stays in its entry, since sharing it would make its next growth a copy.
    const QString *inEntry = nullptr;
    qint64 dropped = 0;              ///< characters of it that are gone from its beginning
    bool grows = false;              ///< at its end only
    std::optional<QString> before{}; ///< of a Diff: the old text
    QString path{};                  ///< of a Diff

    QStringView view() const { return inEntry ? QStringView(*inEntry) : QStringView(text); }
    qint64 end() const { return dropped + view().size(); }
};

/// Everything \p entry shows as text, folded or not. What it refers to lives as long as the entry is not changed.
std::vector<SearchSource> searchSources(const history::Entry &entry, const QString &folder);

/// A source cut into the lines or blocks that a view lays out one by one: a place in one of them is a place on
/// screen.
class ShownLines
{
public:
    ShownLines() = default;
    virtual ~ShownLines() = default;
    ShownLines(const ShownLines &) = delete;
    ShownLines &operator=(const ShownLines &) = delete;

    /// False while it is being cut elsewhere: nothing else is asked of it until \p ready is called, from the event
    /// loop and never once it is deleted.
    virtual bool isReady(const std::function<void()> &ready)
    {
        Q_UNUSED(ready)
        return true;
    }
    virtual void append(QStringView text) = 0;
    virtual void finish() {} ///< nothing follows
    virtual int count() const = 0;
    /// So many from the first on never change again, whatever follows.
    virtual int settled() const { return count(); }
    virtual QString line(int index) = 0;
    /// Lines gone from the beginning since it was made: the numbers of the others have become smaller.
    virtual qint64 gone() const { return 0; }
};

using LineMaker = std::function<std::unique_ptr<ShownLines>(const SearchSource &)>;

/// Takes each line of the source for what it is; for those who have nothing better.
std::unique_ptr<ShownLines> plainLines(const SearchSource &source);

} // namespace models
