// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QString>

#include <deque>
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
};

struct TerminalLine
{
    QString text;
    std::vector<TerminalSpan> spans;
};

/// What a terminal would show of a command's output: escape sequences act on a screen of this class alone and
/// never reach anything else. Lines that scroll off are kept up to a limit.
class TerminalScreen
{
public:
    explicit TerminalScreen(int columns = 200, int rows = 50);
    ~TerminalScreen();
    TerminalScreen(const TerminalScreen &) = delete;
    TerminalScreen &operator=(const TerminalScreen &) = delete;

    void feed(const QString &text);
    /// Lines that scrolled off, then the screen without the empty lines at its end.
    int lineCount() const;
    TerminalLine line(int index) const;
    qint64 droppedLines() const;

    static constexpr size_t maximumLines = 5000;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace text
