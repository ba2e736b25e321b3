// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace app {

/// A text about what Belay cannot do inside a Flatpak sandbox; empty: it is not in one. \p info is the file that exists
/// only there.
QString sandboxNotice(const QString &info = QStringLiteral("/.flatpak-info"));

} // namespace app
