// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace app {

/// False where \p arguments, without the program's name, only ask for words about Belay: then runGui() may be called
/// with a QCoreApplication. Needs no application.
bool needsDisplay(const QStringList &arguments);

/// Makes the palette the drawings' own where the desktop gives none, loads translations, opens the window and
/// runs. Needs a QApplication. \p arguments without the program's name.
int runGui(const QStringList &arguments);

/// Loads the translation of the user's language, for the window and for `exec` alike.
void loadTranslations();

} // namespace app
