// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>

#include <sys/types.h>

namespace base {

/// A variable in the environment of a program by which what it starts is found again where nothing else ties them
/// together: not the parent, not the group, not the session. A program that clears its environment is not found.
class ProcessMark
{
public:
    static constexpr char variable[] = "BELAY_TREE";

    ProcessMark(); ///< a new unique value each time
    const QByteArray &value() const { return m_value; }
    /// The running processes that carry the mark, except this one. Reads /proc; empty where there is none.
    QList<pid_t> processes() const;

private:
    QByteArray m_value;
};

} // namespace base
