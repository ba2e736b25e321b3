// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>
#include <vector>

namespace guard {

struct Process
{
    pid_t id = 0, parent = 0, group = 0;
    bool ended = false; ///< and waits for its parent to notice
};

/// Whatever this process is an ancestor of, read from /proc; empty where that is not mounted.
/// Not one instant's truth: a process that is born or gets a new parent during the reading may be missing.
/// Only waitpid's ECHILD says that there are none.
std::vector<Process> descendants();

/// Whether /proc is there to be read.
bool canSeeProcesses();

/// The own children, also those that have ended. Quicker by far, so that it finds a process that forks and
/// ends all the time; empty where the kernel does not list them.
std::vector<pid_t> ownChildren();

/// Sends \p signal to each of \p processes once: to whole groups where they have one of their own (the kernel
/// lets no fork slip through), else one by one. A group never holds a stranger: the guard leads a session, and
/// no group spans two.
void signalAll(const std::vector<Process> &processes, int signal);

} // namespace guard
