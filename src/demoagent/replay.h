// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace demoagent {

// Plays an agent's part of a recorded conversation (JSON lines, as Belay's Traffic panel saves them): waits where the
// client spoke, says what the agent said. Returns the exit code.
int replay(const char *file);

} // namespace demoagent
