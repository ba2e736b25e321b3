// SPDX-License-Identifier: Apache-2.0
#include "secrets/libsecret.h"

#include <QLibrary>

namespace secrets {

bool leaveKeychain()
{
    using Disconnect = void (*)();
    const auto disconnect =
        reinterpret_cast<Disconnect>(QLibrary::resolve(QStringLiteral("secret-1"), 0, "secret_service_disconnect"));
    if (disconnect)
        disconnect();
    return disconnect;
}

} // namespace secrets
