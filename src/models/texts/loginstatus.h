// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace models {

/// An environment variable that an agent asks for.
struct LoginVariable
{
    QString name;
    QString label; ///< label for people; may be empty
    bool secret = true;
    bool optional = false;
    bool operator==(const LoginVariable &) const = default;
};

/// A way to log in, as the agent offers it.
struct LoginMethod
{
    enum class Kind {
        Agent,    ///< by the agent itself, in a browser for example
        Terminal, ///< a program that the user interacts with
        Variables,
    };
    QString id;
    QString name;
    QString description;
    Kind kind = Kind::Agent;
    QString command;                      ///< of Terminal: the command line
    std::vector<LoginVariable> variables; ///< of Variables
    bool operator==(const LoginMethod &) const = default;
};

/// Whether a session needs a login, and its progress.
struct LoginStatus
{
    bool needed = false;
    QString why; ///< the agent's message
    std::vector<LoginMethod> methods;
    int leftOut = 0;         ///< more methods that are not in `methods`
    QString underWay;        ///< id of the method in use
    bool inTerminal = false; ///< it runs in a terminal
    QString terminalText;    ///< its output, without the first `terminalDropped` characters
    qint64 terminalDropped = 0;
    QString problem;        ///< why the last attempt failed; empty: it did not
    bool canLogOut = false; ///< offered by the agent, and no login is under way
    bool operator==(const LoginStatus &) const = default;
};

} // namespace models
