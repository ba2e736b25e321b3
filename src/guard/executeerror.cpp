// SPDX-License-Identifier: Apache-2.0
#include "guard/executeerror.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace guard {

namespace {

/// Whether PATH has a file of this name, even one that may not be executed.
bool isInPath(const char *name)
{
    const char *path = std::getenv("PATH");
    const std::string_view all = path ? path : "";
    for (size_t start = 0; start <= all.size();) {
        const size_t end = std::min(all.find(':', start), all.size());
        const std::string folder(all.substr(start, end - start));
        struct stat info;
        if (::stat((folder.empty() ? name : folder + '/' + name).c_str(), &info) == 0 && S_ISREG(info.st_mode))
            return true;
        start = end + 1;
    }
    return false;
}

} // namespace

int executeError(const char *name)
{
    const int error = errno;
    return error == EACCES && !std::strchr(name, '/') && !isInPath(name) ? ENOENT : error;
}

} // namespace guard
