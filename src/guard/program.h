// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>
#include <vector>

namespace guard {

/// Shields the guard from signals meant for others and makes it the parent of every orphan of its tree. \returns
/// whether this system supports that.
bool becomeGuard(bool terminal);

/// Closes every descriptor from 3 on but these; -1 is none. The guard may live longer than the program, and must hold
/// no pipe open that somebody waits to see closed.
void closeAllBut(std::vector<int> kept);

struct Program
{
    char **argv = nullptr;
    bool terminal = false; ///< its group becomes the terminal's foreground group; the terminal is stdin
    int passed = -1;       ///< an extra descriptor for the program
};

/// Runs it in a process group of its own, with the guard's stdin, stdout and stderr and no other descriptor than the
/// passed one. \returns its id once it has been executed, else 0 and \p error.
pid_t startProgram(const Program &program, int *error);

/// Closes the guard's own 0, 1 and 2 and leaves its working folder, since both belong to the program.
void closeStandardStreams();

} // namespace guard
