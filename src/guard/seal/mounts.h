// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace guard {

/// What may be said of a mount, as mount_setattr has it.
constexpr uint64_t readOnlyAttribute = 1, noDevicesAttribute = 4;

/// Sets and clears attributes of the mount at \p path in \p folder. \p flags: AT_EMPTY_PATH, and AT_RECURSIVE for all
/// that are mounted in it, too. \returns false, with errno.
bool changeMount(int folder, const char *path, unsigned flags, uint64_t set, uint64_t clear);

/// Paths are passed as descriptors, so that mount does not interpret a colon, comma or backslash in them.
std::string pathOf(int descriptor);

/// Opens it as O_PATH, or fails.
int openedPath(const std::string &path, int flags = 0);

/// Makes the folder \p path and those above it where they are missing, as in a replaced /tmp.
void makePlace(const std::string &path);

/// With what is mounted in it; or fails.
void bind(int source, const std::string &path);

bool isIn(const std::string &path, const std::string &folder);

/// As mountinfo has it.
struct Mount
{
    uint64_t id = 0;
    std::string path = {};
    bool isWritable = false;
};

std::vector<Mount> allMounts();

} // namespace guard
