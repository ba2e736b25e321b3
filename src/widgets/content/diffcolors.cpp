// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffcolors.h"

namespace widgets {

DiffColors::Block DiffColors::make(text::CodeHighlighter &highlighter, const QString &language,
                                   const text::LineDiff &diff, bool old, int number, text::CodeState state)
{
    Block block;
    const int end = qMin(old ? diff.oldLines() : diff.newLines(), (number + 1) * blockLines);
    for (int i = number * blockLines; i < end; ++i) {
        const QStringView line = old ? diff.oldText(i) : diff.newText(i);
        block.lines.push_back(line.size() > longestLine ? std::vector<text::CodeSpan>()
                                                        : highlighter.highlight(language, line.toString(), state));
    }
    block.end = state;
    return block;
}

const std::vector<text::CodeSpan> &DiffColors::of(text::CodeHighlighter &highlighter, const QString &language,
                                                  const text::LineDiff &diff, bool old, int line)
{
    const int number = line / blockLines;
    auto known = m_blocks.find({old, number});
    if (known == m_blocks.end()) {
        if (m_blocks.size() >= mostBlocks)
            m_blocks.clear();
        text::CodeState state;
        const auto before = m_blocks.find({old, number - 1});
        if (before != m_blocks.end())
            state = before->second.end;
        else if (number > 0)
            state = make(highlighter, language, diff, old, number - 1, {}).end;
        known = m_blocks.emplace(Key(old, number), make(highlighter, language, diff, old, number, state)).first;
    }
    return known->second.lines[size_t(line % blockLines)];
}

} // namespace widgets
