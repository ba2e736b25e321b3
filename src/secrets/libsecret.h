// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace secrets {

/// QtKeychain reaches the keychain through libsecret, which keeps talking to the one that it met first, also when that
/// has ended and another has come. This makes it look for one again; what is under way with the old one fails. Calls
/// libsecret's own secret_service_disconnect() in the library that QtKeychain has loaded, because QtKeychain has no
/// call for it. Tested with QtKeychain 0.13.2 on libsecret 0.20.5 and with 0.15.0 on 0.21.7. False: no libsecret is
/// loaded, and there is nothing to leave. Main thread.
bool leaveKeychain();

} // namespace secrets
