// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"
#include "text/markdown/containers.h"
#include "text/markdown/lineshape.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace text {

/// Splits growing Markdown into blocks. Closed blocks never change again; the tail is the rest as it would be if the
/// text ended here. The result depends on the text alone, not on how it was divided for append(). Lines end with LF, CR
/// LF or CR. The work per piece is bounded, whatever came before.
///
/// A quote or list item is one block with its content, until it grows long: its further content then becomes blocks of
/// their own that know their depth.
class BlockSplitter
{
public:
    void append(QStringView text);
    /// The text is complete: closes the tail.
    void finish();

    /// Blocks closed since they were last taken or forgotten.
    const std::vector<Block> &closed() const { return m_out.closed; }
    /// Moves the closed blocks out. \p used provides memory for the next ones.
    std::vector<Block> takeClosed(std::vector<Block> used = {})
    {
        used.clear();
        return std::exchange(m_out.closed, std::move(used));
    }
    /// For callers that have only read them: reuses their memory.
    void forgetClosed();
    std::vector<Block> tail() const;

    /// Whether the next text may belong to code that began in a closed block.
    bool isInLongCode() const
    {
        return m_state.open && m_state.open->kind == BlockKind::Code && m_state.open->continues;
    }
    /// About the number of characters that a copy of this holds.
    qsizetype weight() const { return m_line.size() + (m_state.open ? m_state.open->source.size() : 0); }
    /// Characters looked at so far; the tail counts each time it was asked for. For tests.
    qint64 work() const { return m_work; }

    static constexpr int codeLinesPerBlock = 32;
    static constexpr int tableRowsPerBlock = 100;
    static constexpr int tableCellsPerBlock = 400;
    static constexpr qsizetype paragraphPerBlock = 6000;
    static constexpr qsizetype containerPerBlock = 4000;
    static constexpr int containerLinesPerBlock = 64;
    /// Further footnotes are plain text: notes are shown after everything that still comes.
    static constexpr int mostFootnotes = 200;
    static constexpr int deepestDetails = 8;
    /// A longer line is taken in parts, so that an endless one costs no more than many lines.
    static constexpr qsizetype longLine = 16384;

private:
    struct State
    {
        std::optional<Block> open;
        QChar fence; ///< of an open code block; null if it is an indented one
        int fenceLength = 0;
        int fenceIndent = 0;
        int blanks = 0;     ///< blank lines since the open block's last line
        ContainerScan scan; ///< of an open quote or list item
        QString tableHead;
        int columns = 0, rows = 0;
        bool blankBefore = false;
        bool afterItem = false; ///< the previous block was a list item of the kind below
        QChar itemDelimiter;
        int itemNumber = 0;
        int notes = 0;               ///< number of footnotes so far
        int details = 0;             ///< number of open details
        std::vector<Container> base; ///< containers that began in closed blocks and enclose everything that follows
    };
    /// Strings to be reused. Scratch memory: not copied.
    struct Spare
    {
        Spare() = default;
        Spare(const Spare &) {}
        Spare(Spare &&) noexcept = default;
        Spare &operator=(const Spare &) { return *this; }
        Spare &operator=(Spare &&) noexcept = default;
        std::vector<QString> texts{};
    };
    struct Blocks
    {
        std::vector<Block> closed{};
        Spare spare{};
        QString textOf(QStringView line); ///< a copy of it, in reused memory if available
    };

    void endLine();
    QStringView afterLineEnd(QStringView text, qsizetype end);
    void takePart();
    static void takeLine(State &s, QStringView line, Blocks &out, size_t base = 0);
    static void takeInner(State &s, QStringView line, Blocks &out);
    static constexpr size_t mostSpare = 256;
    static constexpr qsizetype longestSpare = 512;
    static void takeRest(State &s, QStringView part, Blocks &out);
    static bool leaveBase(State &s, const LineCursor &cursor, size_t matched, Blocks &out);
    static bool continueOpen(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static bool continueCode(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static bool continueContainer(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static bool continueFootnote(State &s, QStringView line, const LineShape &shape);
    static bool continueDetails(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static bool beginExtension(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static void continueTable(State &s, QStringView line, Blocks &out);
    static bool continueParagraph(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static void begin(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static void beginContainer(State &s, QStringView line, const ListMarker &marker, bool sameList, bool blankBefore,
                               Blocks &out);
    static void descend(State &s, Blocks &out);
    static void open(State &s, Block block);
    static void close(State &s, Blocks &out);
    static void addCodeLine(State &s, QStringView line, Blocks &out);
    static void addParagraph(State &s, QStringView line, const LineShape &shape, Blocks &out);
    static void cutParagraph(State &s, Blocks &out);

    State m_state;
    QString m_line;            ///< an incomplete line
    bool m_inLongLine = false; ///< m_line continues a line that was taken in part already
    bool m_afterCr = false;    ///< a following LF belongs to the previous line end
    Blocks m_out;
    mutable qint64 m_work = 0;
};

} // namespace text
