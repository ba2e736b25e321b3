// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace guard {

/// A user and a mount namespace of its own, in which the user is who they were: no false root, so that a program's
/// own sandbox works inside as outside. All capabilities over the two, until the next exec; none after it.
void enterOwnNamespaces(bool network);

/// Those of a view that is there, named by paths of /proc. Works for who made them, also when nothing runs there.
void enterNamespaces(const std::string &user, const std::string &mount);

/// The program may gain no right by what it starts. Processes outside can be neither signalled by it nor reached by an
/// abstract socket, where the kernel has that (Linux 6.12). Says nothing about files: rules for these would forbid
/// the program to mount, and with it a sandbox of its own.
void giveUpRights();

} // namespace guard
