// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace demoagent {

// The ways to log in: one that works, or with `all` one of each kind.
QJsonArray authMethods(bool all);
// Whether a login is known from an earlier run in a terminal (BELAY_DEMO_STATE) or from the environment
// (BELAY_DEMO_KEY).
bool isSignedInOutside();
void forgetSignIn();
// Runs --login: asks for the password "sesame" in the terminal. Returns the exit code.
int runLogin();

} // namespace demoagent
