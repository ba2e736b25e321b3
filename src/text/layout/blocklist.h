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

/// A block and what was computed for it.
struct BlockSlot
{
    Block block{};
    std::unique_ptr<BlockLayout> layout{};
    std::unique_ptr<BlockLayout> before{}; ///< layout of the block when it was shorter
    std::unique_ptr<CodeState> endState{}; ///< for closed code, once known
    bool measured = false;
    bool openBelow = false; ///< measured without the bottom edge of a box that the next block continues
};

/// The blocks of a message with their heights, in sections. In a very long message only the sections near the viewport
/// hold their blocks: the others store where their text begins and the splitter's state there, and are split again when
/// one of their blocks is needed. So a message takes little more memory than its text.
class BlockList
{
public:
    /// Returns the whole message so far, when a section has to be split again. Without a source all blocks are kept.
    using Source = std::function<QStringView()>;
    void setSource(Source source) { m_source = std::move(source); }

    static constexpr int blocksPerSection = 256;
    static constexpr qsizetype textPerSection = 32 * 1024;
    /// At least this many sections stay loaded.
    static constexpr size_t alwaysLoaded = 16;

    int count() const { return m_count; }
    /// The reference is valid until the list changes or keepOnly() is called.
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
    /// Appends a block that stores only its height until it is needed. Only while isSkimming().
    void appendSkimmed(int height);
    /// Removes the last \p n blocks. Only blocks appended since the last section began, or in lists without sections.
    std::vector<BlockSlot> takeLast(int n);
    /// \p splitter is the state after \p read characters of the text, from which later blocks come. Begins a new
    /// section when the current one is full.
    void cutAt(qsizetype read, const BlockSplitter &splitter);
    /// The same, but also begins a section when skimming starts or ends: skimmed sections store only heights. Needs a
    /// source.
    void skimFrom(qsizetype read, const BlockSplitter &splitter, bool skim);
    bool isSkimming() const { return !m_sections.empty() && m_sections.back().skimmed; }

    /// Languages have been loaded, so stored highlighter states are outdated.
    void forgetEndStates();
    /// The blocks from \p first to \p last are visible; others may be unloaded.
    void keepOnly(int first, int last);
    /// Number of loaded blocks. For tests.
    int loadedCount() const;

private:
    struct Section
    {
        int first = 0;
        qsizetype from = 0;                    ///< start in the text
        BlockSplitter cut{};                   ///< the splitter's state there
        std::vector<int> heights{};            ///< one per block
        std::vector<BlockSlot> slots;          ///< one per block, or none while it is not loaded
        std::unique_ptr<CodeState> endState{}; ///< highlighter's state after its last block, while it is not loaded
        bool skimmed = false;                  ///< only heights are stored
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
    HeightTree m_heights;         ///< heights of the sections
    int m_count = 0;
};

} // namespace text
