// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace app {

/// False if \p arguments, without the program's name, only ask for help or the version: then runGui() may be called
/// with a QCoreApplication. Needs no application.
bool needsDisplay(const QStringList &arguments);

/// Sets up palette and translations, opens the window and runs. Needs a QApplication. \p arguments without the
/// program's name.
int runGui(const QStringList &arguments);

/// Loads the translation for the user's language, also for `exec`.
void loadTranslations();

} // namespace app
