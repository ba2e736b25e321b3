// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace app {

/// What Belay cannot do where it runs in a Flatpak's sandbox, for people; empty: it runs in none. \p info is the file
/// by which programs know of it.
QString sandboxNotice(const QString &info = QStringLiteral("/.flatpak-info"));

} // namespace app
