// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Who is at fault, so that a reader of an error knows where to look first.
enum class Origin {
    User,      ///< something typed or chosen
    Belay,     ///< our own refusal or limit
    System,    ///< the operating system: files, processes, permissions
    Transport, ///< the connection to the agent
    Protocol,  ///< the agent said something the protocol does not allow
    Agent,     ///< the agent answered with an error
    Network,   ///< the way to an agent that runs elsewhere
};

/// An error as a value. `message` is one plain sentence fit for the user (already translated where the
/// maker of the error could); `detail` is verbatim evidence: a command, a stderr tail, a path.
struct Error
{
    Origin origin = Origin::Belay;
    int code = 0; ///< JSON-RPC code, errno or exit code; 0 where there is none
    QString message;
    QString detail;

    bool operator==(const Error &) const = default;
};

} // namespace base
