// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace secrets {

/// Makes libsecret, through which QtKeychain reaches the keychain, look for the keychain service again: it keeps
/// talking to the first one it found, even when that has ended and another has started. Operations under way with the
/// old one fail. Calls libsecret's own secret_service_disconnect() in the library that QtKeychain has loaded, because
/// QtKeychain has no call for it. Tested with QtKeychain 0.13.2 on libsecret 0.20.5 and with 0.15.0 on 0.21.7. False if
/// no libsecret is loaded. Main thread.
bool leaveKeychain();

} // namespace secrets
