// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace models {

/// What an agent asks a person for, in an environment variable.
struct LoginVariable
{
    QString name;
    QString label; ///< for people; may be empty
    bool secret = true;
    bool optional = false;
    bool operator==(const LoginVariable &) const = default;
};

/// A way to log in, as the agent offers it.
struct LoginMethod
{
    enum class Kind {
        Agent,    ///< the agent does it by itself, in a browser for example
        Terminal, ///< a program that a person talks to
        Variables,
    };
    QString id;
    QString name;
    QString description;
    Kind kind = Kind::Agent;
    QString command;                      ///< of Terminal: what will run, as one types it
    std::vector<LoginVariable> variables; ///< of Variables
    bool operator==(const LoginMethod &) const = default;
};

/// Whether a session waits for its user to log in, and how that goes.
struct LoginStatus
{
    bool needed = false;
    QString why; ///< what the agent said
    std::vector<LoginMethod> methods;
    QString underWay;        ///< id of the method that is being carried out
    bool inTerminal = false; ///< and it talks to the user in a terminal
    QString terminalText;    ///< what it wrote, without the first `terminalDropped` characters
    qint64 terminalDropped = 0;
    QString problem;        ///< why the last attempt did not work; empty: none
    bool canLogOut = false; ///< the agent offers it, and nothing is under way
    bool operator==(const LoginStatus &) const = default;
};

} // namespace models
