// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>
#include <QStringList>

namespace base {

/// Belay's own environment for a git that works in a folder nobody vouches for: nothing that a shell around us has
/// set for git, no prompts, no locks, no fetching of missing objects, and no transport of any kind, so that a
/// repository's remotes name no program that is run. Any thread.
QProcessEnvironment gitEnvironment();

/// Options to put before git's command, which keep the repository's own configuration from naming programs.
/// Configuration that needs no option (aliases of git's own commands, drivers of commands that Belay never runs) is
/// covered by the test `hostilegit`, which tries each way.
QStringList gitOptions();

} // namespace base
