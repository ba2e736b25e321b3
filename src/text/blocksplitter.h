// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/block.h"

#include <QString>

#include <optional>
#include <vector>

namespace text {

/// Cuts growing Markdown into blocks. Closed blocks never change again, whatever follows; the tail is what the
/// text would be if it ended here. The result depends on the text alone, not on how it was cut for append().
class BlockSplitter
{
public:
    void append(QStringView text);
    /// The text is complete: the tail is closed.
    void finish();

    const std::vector<Block> &closed() const { return m_closed; }
    std::vector<Block> tail() const;

    static constexpr int codeLinesPerBlock = 32;
    static constexpr int tableRowsPerBlock = 100;
    static constexpr qsizetype paragraphPerBlock = 6000;
    /// A line longer than this is taken in parts, so that one without end costs no more than many.
    static constexpr qsizetype longLine = 16384;

private:
    struct State
    {
        std::optional<Block> open;
        QChar fence;         ///< of an open code block; null for an indented one
        int fenceLength = 0; ///< of an open code block, or of the fence inside a list item
        int fenceIndent = 0;
        int blanks = 0; ///< seen since the open block's last line
        int contentIndent = 0;
        QChar itemFence;
        QString tableHead;
        int rows = 0;
        bool blankBefore = false;
        bool afterItem = false; ///< the block before was a list item of the kind below
        QChar itemDelimiter;
        int itemNumber = 0;
    };

    static void takeLine(State &s, const QString &line, std::vector<Block> &out);
    static void takeRest(State &s, const QString &part, std::vector<Block> &out);
    static bool continueOpen(State &s, const QString &line, std::vector<Block> &out);
    static bool continueItem(State &s, const QString &line);
    static bool continueParagraph(State &s, const QString &line, std::vector<Block> &out);
    static void begin(State &s, const QString &line, std::vector<Block> &out);
    static void close(State &s, std::vector<Block> &out);
    static void addCodeLine(State &s, const QString &line, std::vector<Block> &out);
    static void cutParagraph(State &s, std::vector<Block> &out);

    State m_state;
    QString m_line;            ///< without its end yet
    bool m_inLongLine = false; ///< what stands in m_line goes on with a line already taken in part
    std::vector<Block> m_closed;
};

} // namespace text
