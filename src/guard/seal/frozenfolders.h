// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace guard {

/// Something in a folder that is frozen.
struct Entry
{
    std::string path = {};
    int real = -1;
    mode_t type = 0;
    std::string target = {}; ///< a link's
};

/// Opens what is in \p folder, without sockets and what else is no file.
std::vector<Entry> entriesOf(const std::string &folder);

/// Shows them at their paths, in an empty folder that can be written to: folders as overlays of them and of the empty
/// folder \p nothing, so that their sockets are seen and answer nobody, also those that are made later. Closes them. Of
/// those in \p hidden there is nothing to see.
void showFrozen(const std::vector<Entry> &entries, int nothing, const std::vector<std::string> &hidden);

/// Has another folder stand at \p folder, with what is in the real one: what is mounted over a socket goes with it when
/// its daemon removes it, and the daemon's next one would be seen.
void freeze(const std::string &folder, const std::vector<std::string> &hidden);

} // namespace guard
