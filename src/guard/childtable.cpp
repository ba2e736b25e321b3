// SPDX-License-Identifier: Apache-2.0
#include "guard/childtable.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace guard {

namespace {

/// "PID (name) STATE PPID PGRP …"; the name may hold anything, also brackets.
bool parseStat(int folder, const char *number, Process *process)
{
    char path[32], text[512];
    std::snprintf(path, sizeof path, "%.16s/stat", number);
    const int fd = ::openat(folder, path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const ssize_t n = ::read(fd, text, sizeof text - 1);
    ::close(fd);
    if (n <= 0)
        return false;
    text[n] = 0;
    const char *rest = std::strrchr(text, ')');
    char state = 0;
    int parent = 0, group = 0, threads = 0;
    long long start = 0;
    if (!rest || std::sscanf(rest + 1, " %c %d %d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %d %*d %lld",
                             &state, &parent, &group, &threads, &start) != 5)
        return false;
    // While other threads run, a process whose first thread has ended looks like a zombie.
    *process = {std::atoi(text), parent, group, (state == 'Z' || state == 'X') && threads <= 1, start};
    return true;
}

std::vector<Process> everyProcess()
{
    std::vector<Process> all;
    DIR *folder = ::opendir("/proc");
    if (!folder)
        return all;
    while (const dirent *entry = ::readdir(folder)) {
        Process process;
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' && parseStat(::dirfd(folder), entry->d_name, &process))
            all.push_back(process);
    }
    ::closedir(folder);
    return all;
}

} // namespace

std::vector<Process> descendants()
{
    std::vector<Process> rest = everyProcess(), found;
    std::vector<pid_t> parents{::getpid()};
    while (!parents.empty()) {
        const pid_t parent = parents.back();
        parents.pop_back();
        const auto children =
            std::partition(rest.begin(), rest.end(), [parent](const Process &p) { return p.parent != parent; });
        for (auto i = children; i != rest.end(); ++i) {
            found.push_back(*i);
            parents.push_back(i->id);
        }
        rest.erase(children, rest.end());
    }
    return found;
}

bool canSeeProcesses()
{
    const int fd = ::open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
    if (fd >= 0)
        ::close(fd);
    return fd >= 0;
}

std::vector<pid_t> ownChildren()
{
    std::vector<pid_t> children;
    char path[64];
    std::snprintf(path, sizeof path, "/proc/self/task/%d/children", int(::getpid()));
    if (FILE *file = std::fopen(path, "re")) {
        for (int child; std::fscanf(file, "%d", &child) == 1;)
            children.push_back(child);
        std::fclose(file);
    }
    return children;
}

void signalAll(const std::vector<Process> &processes, int signal, const std::vector<Process> &spared)
{
    const pid_t own = ::getpgrp();
    std::vector<pid_t> groups;
    for (const Process &process : processes) {
        const bool isMixed = std::any_of(spared.begin(), spared.end(),
                                         [&process](const Process &other) { return other.group == process.group; });
        // A process may have moved into the guard's own group, which must not be signalled.
        if (process.group <= 1 || process.group == own || isMixed)
            ::kill(process.id, signal);
        else if (std::find(groups.begin(), groups.end(), process.group) == groups.end())
            groups.push_back(process.group);
    }
    for (const pid_t group : groups)
        ::kill(-group, signal);
}

} // namespace guard
