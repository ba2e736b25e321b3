// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklayout.h"
#include "text/layout/heighttree.h"
#include "text/markdown/blocksplitter.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace text {

/// A block and what has been made of it.
struct BlockSlot
{
    Block block{};
    std::unique_ptr<BlockLayout> layout{};
    std::unique_ptr<BlockLayout> before{}; ///< of the block when it was shorter
    std::unique_ptr<CodeState> endState{}; ///< of closed code, once known
    bool measured = false;
    bool openBelow = false; ///< measured without the lower edge of a box that the next block goes on with
};

/// The blocks of a message with their heights, in sections. Of a very long message only the sections near what is
/// looked at hold their blocks: the others know where their text begins and how the splitter stood there, and are cut
/// again when one of their blocks is asked for. So a message costs little more than its text, wherever that lives.
class BlockList
{
public:
    /// All of the message so far; asked for when a section is cut again. Without one all blocks are kept.
    using Source = std::function<QStringView()>;
    void setSource(Source source) { m_source = std::move(source); }

    static constexpr int blocksPerSection = 256;
    static constexpr qsizetype textPerSection = 32 * 1024;
    /// This many sections stay loaded in any case.
    static constexpr size_t alwaysLoaded = 16;

    int count() const { return m_count; }
    /// Stays where it is until the list changes or keepOnly() is called.
    BlockSlot &at(int index);
    /// Null if its section is not loaded.
    BlockSlot *ifLoaded(int index);

    int height(int index) const;
    void setHeight(int index, int height);
    qint64 offset(int index) const; ///< sum of the heights before it
    qint64 total() const { return m_heights.total(); }
    int indexAt(qint64 y) const; ///< the last block that begins at or above y; 0 when empty
    /// Estimates the heights of blocks that are not loaded for a width that is \p factor times as large.
    void guessUnloadedHeights(double factor);

    void append(BlockSlot slot, int height);
    /// A block that is known by its height alone until it is looked at. Only while isSkimming().
    void appendSkimmed(int height);
    /// Takes the last \p n off. Only of those appended since the last section began, and of lists without sections.
    std::vector<BlockSlot> takeLast(int n);
    /// What is appended from now on was cut by \p splitter, as it stands after \p read characters of the text. Begins a
    /// section if it is time for one.
    void cutAt(qsizetype read, const BlockSplitter &splitter);
    /// The same, and a section begins in any case where what follows is to be skimmed and what came was not, or the
    /// other way round: of what is skimmed only heights are kept. Not without a source.
    void skimFrom(qsizetype read, const BlockSplitter &splitter, bool skim);
    bool isSkimming() const { return !m_sections.empty() && m_sections.back().skimmed; }

    /// The languages of code are known better than before.
    void forgetEndStates();
    /// The blocks \p first to \p last are in view: others may be unloaded.
    void keepOnly(int first, int last);
    /// Number of loaded blocks. For tests.
    int loadedCount() const;

private:
    struct Section
    {
        int first = 0;
        qsizetype from = 0;                    ///< of the text
        BlockSplitter cut{};                   ///< as it stood there
        std::vector<int> heights{};            ///< one per block
        std::vector<BlockSlot> slots;          ///< likewise, or none while it is not loaded
        std::unique_ptr<CodeState> endState{}; ///< of its last block, while it is not loaded
        bool skimmed = false;                  ///< what is appended to it is not loaded
        bool isLoaded() const { return slots.size() == heights.size(); }
    };

    size_t sectionOf(int index) const;
    void load(size_t section);
    void unload(Section &section);
    void begin(qsizetype read, const BlockSplitter &splitter, bool skimmed);
    void grow(int height);

    Source m_source;
    std::deque<Section> m_sections;
    std::vector<size_t> m_loaded; ///< sections that may be loaded, for keepOnly()
    HeightTree m_heights;         ///< of the sections
    int m_count = 0;
};

} // namespace text
