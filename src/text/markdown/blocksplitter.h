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

/// Cuts growing Markdown into blocks. Closed blocks never change again, whatever follows; the tail is what the
/// text would be if it ended here. The result depends on the text alone, not on how it was cut for append().
/// Lines end with LF, CR LF or CR. The work for a piece is bounded, whatever came before.
///
/// A quote or list item is one block with all that it holds, until it grows long: then what it still gets comes as
/// blocks of their own that know their depth.
class BlockSplitter
{
public:
    void append(QStringView text);
    /// The text is complete: the tail is closed.
    void finish();

    /// Since they were taken or forgotten last.
    const std::vector<Block> &closed() const { return m_out.closed; }
    /// Hands them over: whoever keeps them needs them once only. \p used lends its memory to the next.
    std::vector<Block> takeClosed(std::vector<Block> used = {})
    {
        used.clear();
        return std::exchange(m_out.closed, std::move(used));
    }
    /// For who has only read them: their memory serves the next.
    void forgetClosed();
    std::vector<Block> tail() const;

    /// What comes next may belong to code that began in a block already closed.
    bool isInLongCode() const
    {
        return m_state.open && m_state.open->kind == BlockKind::Code && m_state.open->continues;
    }
    /// About how many characters a copy of it holds.
    qsizetype weight() const { return m_line.size() + (m_state.open ? m_state.open->source.size() : 0); }
    /// Characters looked at so far, the tail's each time it was asked for. For tests.
    qint64 work() const { return m_work; }

    static constexpr int codeLinesPerBlock = 32;
    static constexpr int tableRowsPerBlock = 100;
    static constexpr int tableCellsPerBlock = 400;
    static constexpr qsizetype paragraphPerBlock = 6000;
    static constexpr qsizetype containerPerBlock = 4000;
    static constexpr int containerLinesPerBlock = 64;
    /// More are text like any other: notes are shown behind all that still comes.
    static constexpr int mostFootnotes = 200;
    static constexpr int deepestDetails = 8;
    /// A line longer than this is taken in parts, so that one without end costs no more than many.
    static constexpr qsizetype longLine = 16384;

private:
    struct State
    {
        std::optional<Block> open;
        QChar fence; ///< of an open code block; null for an indented one
        int fenceLength = 0;
        int fenceIndent = 0;
        int blanks = 0;     ///< seen since the open block's last line
        ContainerScan scan; ///< of an open quote or list item
        QString tableHead;
        int columns = 0, rows = 0;
        bool blankBefore = false;
        bool afterItem = false; ///< the block before was a list item of the kind below
        QChar itemDelimiter;
        int itemNumber = 0;
        int notes = 0;               ///< footnotes so far
        int details = 0;             ///< that are open
        std::vector<Container> base; ///< began in blocks already closed, around all that follows
    };
    /// Texts to be written over. Scratch space: a copy has none.
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
        QString textOf(QStringView line); ///< a copy of it, in used memory if there is some
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
    QString m_line;            ///< without its end yet
    bool m_inLongLine = false; ///< what stands in m_line goes on with a line already taken in part
    bool m_afterCr = false;    ///< a LF would belong to the line end before
    Blocks m_out;
    mutable qint64 m_work = 0;
};

} // namespace text
