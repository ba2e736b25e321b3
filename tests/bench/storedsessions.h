// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Puts a session of \p entries entries into Belay's data under \p dataFolder, which is its folder to work in, too.
bool storeSession(const QString &dataFolder, int entries);
