// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// Whether a pid namespace with a /proc of its own can be made in the current user and mount namespaces. In a container
/// that hides parts of its /proc it cannot; fails then for root, who could end what it can name.
bool canHaveOwnProcesses();

/// Goes on in the first process of a new pid namespace. What runs there cannot name any other process: not signal it,
/// not limit its descriptors, not read of it in /proc. The calling process never returns: it holds nothing open, waits,
/// and ends as the program does, so that whoever watches it watches the program.
/// \p ownMounts: the new /proc is to be seen by this program only, not by all that share the mount namespace.
void enterOwnProcesses(bool ownMounts);

/// In that first process: goes on in a child, the program, which leads a process group and has the terminal, if there
/// is one. The first process never returns: it takes in what loses its parent, and lasts as long as anything runs
/// there, or until the process outside is killed. Both have given up their rights: see giveUpRights().
void leaveFirstProcess(bool hasOwnNetwork);

} // namespace guard
