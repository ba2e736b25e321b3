// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

namespace guard {

/// Makes the guard deaf to what is meant for others and the parent of every orphan of its tree.
/// \returns whether this system has such parents.
bool becomeGuard(bool terminal);

/// Closes every descriptor from 3 on but these two: the guard may live longer than the program, and must hold
/// no pipe open that somebody waits to see closed.
void closeAllBut(int first, int second);

/// Runs \p argv in a process group of its own, with the guard's stdin, stdout and stderr and no other
/// descriptor; with \p terminal, its group is the one in the foreground of the terminal on stdin.
/// \returns its id when it has been executed, else 0 and \p error.
pid_t startProgram(char **argv, bool terminal, int *error);

/// Gives the guard's own 0, 1 and 2 up, and its folder: they belong to the program.
void closeStandardStreams();

} // namespace guard
