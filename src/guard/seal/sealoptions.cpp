// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/sealoptions.h"

#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

namespace guard {

namespace {

std::string realPathOf(const char *path)
{
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path, nullptr), &std::free);
    if (!real)
        failAt("find", path);
    return real.get();
}

/// Reads the words of the command line one after the other.
class Words
{
public:
    explicit Words(char **arguments) : m_next(arguments) {}
    bool atEnd() const { return !*m_next; }
    char **rest() const { return m_next; }
    const char *next() { return *m_next++; }
    const char *value(const char *option)
    {
        if (atEnd())
            failAt("option", option, EINVAL);
        return next();
    }
    SealedFolder sealedFolder(const char *option)
    {
        const std::string path = realPathOf(value(option));
        return {path, realPathOf(value(option))};
    }

private:
    char **m_next;
};

void setReport(const char *number)
{
    char *end = nullptr;
    const long descriptor = std::strtol(number, &end, 10);
    int kind = 0;
    socklen_t size = sizeof kind;
    if (end == number || *end != 0 || descriptor <= STDERR_FILENO ||
        ::getsockopt(int(descriptor), SOL_SOCKET, SO_TYPE, &kind, &size) != 0)
        failAt("option", "--report", EINVAL);
    reportTo(int(descriptor));
}

uint16_t portOf(const char *number)
{
    char *end = nullptr;
    const long port = std::strtol(number, &end, 10);
    if (end == number || *end != 0 || port <= 0 || port > UINT16_MAX)
        failAt("option", "--listen", EINVAL);
    return uint16_t(port);
}

void addIfThere(const char *path, std::vector<std::string> &paths)
{
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path, nullptr), &std::free);
    if (real)
        paths.emplace_back(real.get());
    else if (errno != ENOENT && errno != ENOTDIR && errno != EACCES)
        failAt("find", path);
}

/// Reads any option except --report, which has to be known before anything can fail.
void take(std::string_view name, const char *option, Words &words, SealOptions &options)
{
    if (name == "--overlay") {
        options.overlays.push_back(words.sealedFolder(option));
    } else if (name == "--copy") {
        options.copies.push_back(words.sealedFolder(option));
    } else if (name == "--writable") {
        options.writable.push_back(realPathOf(words.value(option)));
    } else if (name == "--hide") {
        addIfThere(words.value(option), options.hidden);
    } else if (name == "--show") {
        addIfThere(words.value(option), options.shown);
    } else if (name == "--freeze") {
        addIfThere(words.value(option), options.frozen);
    } else if (name == "--tmp") {
        options.temporary = realPathOf(words.value(option));
    } else if (name == "--cd") {
        options.folder = words.value(option);
    } else if (name == "--listen") {
        options.port = portOf(words.value(option));
    } else if (name == "--network") {
        options.network = words.value(option);
    } else if (name == "--probe") {
        options.task = SealOptions::Task::Probe;
    } else if (name == "--enter" || name == "--refresh") {
        options.task = name == "--enter" ? SealOptions::Task::Enter : SealOptions::Task::Refresh;
        options.user = words.value(option);
        options.mount = words.value(option);
    } else {
        failAt("option", option, EINVAL);
    }
}

bool isComplete(const SealOptions &options)
{
    const bool hasProgram = options.program && *options.program;
    switch (options.task) {
    case SealOptions::Task::Run:
    case SealOptions::Task::Enter:
        return hasProgram;
    case SealOptions::Task::Refresh:
        return !hasProgram && !options.folder.empty();
    case SealOptions::Task::Probe:
        return !hasProgram;
    }
    return false;
}

} // namespace

SealOptions sealOptions(char **arguments)
{
    SealOptions options;
    Words words(arguments);
    while (!words.atEnd()) {
        const char *const option = words.next();
        const std::string_view name(option);
        if (name == "--") {
            options.program = words.rest();
            break;
        }
        if (name == "--report")
            setReport(words.value(option));
        else
            take(name, option, words, options);
    }
    if (!isComplete(options))
        failAt("option", {}, EINVAL);
    // Inner folders are mounted after those that contain them.
    const auto outerFirst = [](const SealedFolder &a, const SealedFolder &b) { return a.path < b.path; };
    std::stable_sort(options.overlays.begin(), options.overlays.end(), outerFirst);
    std::stable_sort(options.copies.begin(), options.copies.end(), outerFirst);
    return options;
}

} // namespace guard
