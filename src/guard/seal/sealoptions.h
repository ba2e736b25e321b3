// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace guard {

/// A folder and what stands for it in the view.
struct SealedFolder
{
    std::string path;  ///< its path, outside and in the view
    std::string store; ///< an overlay's: a folder with `upper` and `work`; a copy's: the copy
};

/// What `belay-seal` was asked for. Paths are absolute, and real: no link is on the way.
struct SealOptions
{
    enum class Task { Run, Enter, Refresh, Probe };
    Task task = Task::Run;
    std::vector<SealedFolder> overlays;
    std::vector<SealedFolder> copies;
    std::vector<std::string> writable; ///< written directly
    std::vector<std::string> hidden;   ///< missing ones are ignored
    std::vector<std::string> shown;    ///< folders in hidden ones that are seen all the same; missing ones are ignored
    std::vector<std::string> frozen; ///< shown without what is made there later; no socket in them can be connected to;
                                     ///< missing ones are ignored
    std::string temporary;           ///< folder mounted as /tmp; empty: the real one, read-only
    std::string user, mount, network; ///< the namespaces to enter, as paths; the last may be empty
    std::string folder;               ///< the program's working folder; empty: the one it is started in
    /// Not 0: it gets a network of its own, in which only this port of 127.0.0.1 leads out.
    uint16_t port = 0;
    char **program = nullptr;
};

/// Reads the command line and resolves its paths. An error ends the program through \c failAt.
SealOptions sealOptions(char **arguments);

} // namespace guard
