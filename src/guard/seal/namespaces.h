// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace guard {

/// A user and a mount namespace of its own, in which the user keeps their id: not root, so that a program's own sandbox
/// works inside as outside. The process has all capabilities over the two until the next exec, then none. Of root it is
/// root still, and for it no other user namespace can be made in this one.
/// \p alone: a network namespace, too, in which there is nothing but an own loopback.
void enterOwnNamespaces(bool alone);

/// A socket that listens on \p port of the loopback in the current network namespace, which is empty so far. Whoever
/// has the socket can accept from outside; it is the only way out.
int listenInside(uint16_t port);

/// Enters the namespaces of an existing view, named by /proc paths; \p network may be empty. Works for the user who
/// made them, even when no process is left in them.
void enterNamespaces(const std::string &user, const std::string &mount, const std::string &network);

/// The program can gain no privileges by exec, and root has none left. It can neither signal processes outside nor
/// connect to their abstract sockets, where the kernel supports that (Linux 6.12). Restricts no files: such rules would
/// forbid the program to mount, and so to make a sandbox of its own. Only the first call counts. Fails for root where
/// the kernel does not keep it from abstract sockets, unless the view \p hasOwnNetwork: daemons believe root.
void giveUpRights(bool hasOwnNetwork);

} // namespace guard
