// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"

#include <QString>

#include <functional>
#include <map>
#include <set>

namespace cli {

/// What the commands of a turn write, for people at a terminal: whole lines, without what could move the cursor. That
/// of a terminal comes while it runs, that of a tool call's text when the call is over. Main thread.
class CommandOutput
{
public:
    using Line = std::function<void(const QString &)>;
    /// \p print gets each line, safe to show.
    explicit CommandOutput(Line print) : m_print(std::move(print)) {}

    void take(const core::SessionEvent &event);

private:
    struct Call
    {
        bool isCommand = false, hasTerminal = false;
        QString text;
    };
    void take(const core::TerminalOutput &output);
    void take(const acp::ToolCallUpdate &update);
    void print(const QString &text);

    /// A line that is not over; longer ones are printed in pieces.
    static constexpr qsizetype longestLine = 16 * 1024;

    const Line m_print;
    std::map<base::TerminalId, QString> m_open;
    std::map<base::ToolCallId, Call> m_calls;
};

} // namespace cli
