// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace models {

/// The part of an entry that a match is in, in display order.
enum class FoundIn { Title, Diff, Terminal, Text, Attachment, Location, Details, Tail, Row };

/// One text of an entry, as it was received, and how it is split into lines.
struct SearchSource
{
    enum class Shape { Line, Plain, Markdown, Diff, Terminal };

    FoundIn in = FoundIn::Title;
    /// Index of the diff, terminal or row. Rows of a report have two (name and reason), attachments name and text.
    int index = 0;
    Shape shape = Shape::Line;
    QString text{};
    /// Used instead of `text` for a text that stays in its entry: sharing it would make its next append a copy.
    const QString *inEntry = nullptr;
    qint64 dropped = 0;              ///< characters dropped from its beginning
    bool grows = false;              ///< only at its end
    std::optional<QString> before{}; ///< for a Diff: the old text
    QString path{};                  ///< for a Diff

    QStringView view() const { return inEntry ? QStringView(*inEntry) : QStringView(text); }
    qint64 end() const { return dropped + view().size(); }
};

/// Everything that \p entry shows as text, folded or not. Pointers in it are valid until the entry changes.
std::vector<SearchSource> searchSources(const history::Entry &entry, const QString &folder);

/// A source split into the lines or blocks that a view lays out: a position in one of them is a position on screen.
class ShownLines
{
public:
    ShownLines() = default;
    virtual ~ShownLines() = default;
    ShownLines(const ShownLines &) = delete;
    ShownLines &operator=(const ShownLines &) = delete;

    /// False while it is being split on another thread: call nothing else until \p ready was called, from the event
    /// loop, and never after deletion.
    virtual bool isReady(const std::function<void()> &ready)
    {
        Q_UNUSED(ready)
        return true;
    }
    virtual void append(QStringView text) = 0;
    virtual void finish() {} ///< the text is complete
    virtual int count() const = 0;
    /// The number of lines from the beginning that will not change any more.
    virtual int settled() const { return count(); }
    virtual QString line(int index) = 0;
    /// The number of lines dropped from the beginning; later lines have moved up by that.
    virtual qint64 gone() const { return 0; }
};

using LineMaker = std::function<std::unique_ptr<ShownLines>(const SearchSource &)>;

/// Splits a source at its line breaks; the fallback.
std::unique_ptr<ShownLines> plainLines(const SearchSource &source);

} // namespace models
