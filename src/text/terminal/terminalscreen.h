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

/// A line as the command wrote it, also where the screen broke it.
struct TerminalLine
{
    QString text;
    std::vector<TerminalSpan> spans; ///< none: all of it has the default looks
    LineExtent extent;
};

/// Where the program will write next.
struct TerminalCursor
{
    int line = 0;        ///< as of TerminalScreen::line(); may be below the last one, which is not empty
    int cells = 0;       ///< from the line's beginning to the cursor, also beyond its end
    bool visible = true; ///< the program does not hide it
    bool operator==(const TerminalCursor &) const = default;
};

/// What a terminal would show of a command's output: escape sequences act on a screen of this class alone and
/// never reach anything else. Lines that scroll off are kept up to a limit. The same output gives the same lines
/// however it is cut into pieces.
class TerminalScreen
{
public:
    /// As wide and tall as the terminal that commands are given: what they draw depends on it.
    explicit TerminalScreen(int columns = 120, int rows = 40);
    ~TerminalScreen();
    TerminalScreen(const TerminalScreen &) = delete;
    TerminalScreen &operator=(const TerminalScreen &) = delete;

    /// What comes first is the rest of something whose beginning is gone: it is passed over up to its line's end.
    void startInMidst();
    void feed(QStringView text);
    /// Lines that scrolled off, then those on the screen without the empty ones at its end.
    int lineCount() const;
    /// Valid until the next feed().
    const TerminalLine &line(int index) const;
    /// So many from the first on never change again.
    int settledLines() const;
    qint64 droppedLines() const;
    TerminalCursor cursor() const;
    /// All lines, with nothing but their characters.
    QString plainText() const;

    static constexpr size_t maximumLines = 5000;
    static constexpr int longestRest = 16 * 1024; ///< characters that are passed over at most
    static constexpr int longestLine = 32 * 1024; ///< cells; what is longer goes on in a line of its own

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace text
