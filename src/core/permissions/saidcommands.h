// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <QStringList>

namespace core {

/// The commands that an agent has named for one tool call: in its updates and in its requests, as input or as a title.
/// A value.
class SaidCommands
{
public:
    /// What an update or a request says of the call.
    void record(const acp::ToolCallUpdate &said);
    /// Whether another command than \p asked was named, so that nobody knows which of them would run. One that \p asked
    /// begins with is none: some agents report an input while it still grows. A title counts if it is in backticks, or
    /// begins with the name of a program. Looks at the disk; \p folder is where the call would run.
    bool contradict(const acp::CommandInput &asked, const QString &folder) const;

private:
    QStringList m_inputs, m_titles; ///< without those that another one begins with
    bool m_areTooMany = false;
};

} // namespace core
