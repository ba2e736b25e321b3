// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"

#include <QString>

#include <functional>
#include <map>
#include <set>

namespace cli {

/// Output of a turn's commands for a terminal: whole lines, without control sequences. A terminal's output is printed
/// while it runs, the text of a tool call when the call has ended. Main thread.
class CommandOutput
{
public:
    using Line = std::function<void(const QString &)>;
    /// \p print gets each line, already made safe to show.
    explicit CommandOutput(Line print) : m_print(std::move(print)) {}

    void add(const core::SessionEvent &event);

private:
    struct Call
    {
        bool isCommand = false, hasTerminal = false, isPrinted = false;
        QString text;
        QString raw; ///< JSON
    };
    void add(const core::TerminalOutput &output);
    void add(const acp::ToolCallUpdate &update);
    void print(const QString &text);

    /// An unfinished line longer than this is printed in pieces.
    static constexpr qsizetype longestLine = 16 * 1024;

    const Line m_print;
    std::map<base::TerminalId, QString> m_open;
    std::map<base::ToolCallId, Call> m_calls;
};

} // namespace cli
