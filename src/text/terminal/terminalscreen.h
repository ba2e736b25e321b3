// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/cells.h"

#include <QColor>
#include <QString>

#include <memory>
#include <vector>

namespace text {

struct TerminalSpan
{
    int start = 0, length = 0;
    int foreground = -1; ///< -1 default, 0–15 a colour of the theme, 16 `rgb`
    int background = -1;
    QRgb foregroundRgb = 0, backgroundRgb = 0;
    bool bold = false, italic = false, underline = false, strike = false, reverse = false;

    bool sameLooks(const TerminalSpan &other) const;
    bool operator==(const TerminalSpan &other) const
    {
        return start == other.start && length == other.length && sameLooks(other);
    }
};

/// A line as the command wrote it, even if the screen wrapped it.
struct TerminalLine
{
    QString text;
    std::vector<TerminalSpan> spans; ///< empty: default style everywhere
    LineExtent extent;
};

/// Where the program will write next.
struct TerminalCursor
{
    int line = 0;        ///< index for TerminalScreen::line(); may be below the last non-empty line
    int cells = 0;       ///< cells from the line's beginning, also beyond its end
    bool visible = true; ///< false if the program hides it
    bool operator==(const TerminalCursor &) const = default;
};

/// The screen of a virtual terminal with a command's output: escape sequences affect only this object. Lines that
/// scroll off are kept up to a limit. The result does not depend on how the output is divided into pieces.
class TerminalScreen
{
public:
    /// The size of the terminal that commands run in, unless it has a window: what they draw depends on it.
    static constexpr int usualColumns = 120, usualRows = 40;
    explicit TerminalScreen(int columns = usualColumns, int rows = usualRows);
    ~TerminalScreen();
    TerminalScreen(const TerminalScreen &) = delete;
    TerminalScreen &operator=(const TerminalScreen &) = delete;

    /// The output begins in the middle, since its beginning was dropped: skips up to the end of the line.
    void startInMidst();
    void feed(QStringView text);
    /// The terminal has another size from now on. What is there stays as it is: the program draws it anew.
    void resize(int columns, int rows);
    /// Lines that scrolled off, then those on the screen without empty ones at the end.
    int lineCount() const;
    /// Valid until the next feed().
    const TerminalLine &line(int index) const;
    /// The number of lines from the beginning that will not change any more.
    int settledLines() const;
    qint64 droppedLines() const;
    TerminalCursor cursor() const;
    /// All lines, without styles.
    QString plainText() const;

    static constexpr size_t maximumLines = 5000;
    static constexpr int longestRest = 16 * 1024; ///< characters that are skipped at most
    static constexpr int longestLine = 32 * 1024; ///< cells; a longer line is continued in another one

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace text
