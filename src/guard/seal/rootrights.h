// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// Whether programs here would run as root. Root needs no right to write what is its own: all of /proc/sys, the disks,
/// what other programs of root's have opened to it.
bool isRoot();

/// No program in this user namespace can make another one, in which it would have rights again and could mount what
/// root may write to. To be called by root before anything runs in it; fails.
void forbidUserNamespaces();

/// Takes from this process, and from all that it starts, what makes root mighty: each capability, also that of a
/// program that is executed, the kernel's keys, which belong to its users whatever namespace they are in, and the
/// making of files that run as root for everybody. For root, who cannot get any of it back; fails.
void giveUpRootsRights();

} // namespace guard
