// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Watches, for \p seconds, an agent that has \p processes processes below it, one of which runs on. Returns the share
/// of one core that this took; -1: they could not be started.
double loadOfWatching(int processes, int seconds);
