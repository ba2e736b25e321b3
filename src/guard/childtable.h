// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>
#include <vector>

namespace guard {

struct Process
{
    pid_t id = 0, parent = 0, group = 0;
    bool ended = false;  ///< and waits for its parent to notice
    long long start = 0; ///< when it was started, in the kernel's ticks: tells it from a later one with its number
};

/// All descendants of this process, read from /proc; empty where that is not mounted. Not a consistent snapshot: a
/// process that is born or gets a new parent during the reading may be missing. Only waitpid's ECHILD proves that there
/// are none.
std::vector<Process> descendants();

/// Whether /proc is there and can be read: whoever runs below may have taken the guard's descriptors.
bool canSeeProcesses();

/// This process' own children, also zombies. Much faster than descendants(), so it catches a process that keeps forking
/// and exiting; empty where the kernel does not list them.
std::vector<pid_t> ownChildren();

/// Sends \p signal to each of \p processes once: to whole groups where they have one of their own (no fork can escape
/// that), else one by one, as in groups of which something is in \p spared. A group never contains a process of others:
/// the guard leads a session, and a group lies within one session.
void signalAll(const std::vector<Process> &processes, int signal, const std::vector<Process> &spared = {});

} // namespace guard
