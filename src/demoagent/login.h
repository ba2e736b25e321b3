// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace demoagent {

// Ways to log in: one that works, and with `all` one of each kind that agents have.
QJsonArray authMethods(bool all);
// Known from an earlier login in a terminal (BELAY_DEMO_STATE) or from the environment (BELAY_DEMO_KEY).
bool isSignedInOutside();
void forgetSignIn();
// What --login runs: asks for the password "sesame" in the terminal. Returns the exit code.
int runLogin();

} // namespace demoagent
