// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>
#include <vector>

namespace guard {

/// Makes the guard deaf to what is meant for others and the parent of every orphan of its tree.
/// \returns whether this system has such parents.
bool becomeGuard(bool terminal);

/// Closes every descriptor from 3 on but these; -1 is none. The guard may live longer than the program, and must hold
/// no pipe open that somebody waits to see closed.
void closeAllBut(std::vector<int> kept);

struct Program
{
    char **argv = nullptr;
    bool terminal = false; ///< its group is the one in the foreground of the terminal on stdin
    int passed = -1;       ///< a descriptor that it gets
};

/// Runs it in a process group of its own, with the guard's stdin, stdout and stderr and no other descriptor than the
/// one that is passed on.
/// \returns its id when it has been executed, else 0 and \p error.
pid_t startProgram(const Program &program, int *error);

/// Gives the guard's own 0, 1 and 2 up, and its folder: they belong to the program.
void closeStandardStreams();

} // namespace guard
