// SPDX-License-Identifier: Apache-2.0
#include "app/gui.h"
#include "base/privatefolder.h"
#include "base/process/shellpath.h"
#include "base/unnestfolder.h"
#include "cli/agentscommand.h"
#include "cli/effectscommand.h"
#include "cli/execcommand.h"
#include "cli/heldcommand.h"
#include "cli/mcpgatecommand.h"
#include "cli/unixsignals.h"

#include <QApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <cstring>

namespace {

/// Conversations, contents of files and logins are private: the folders are created with these permissions before
/// anything else creates them, and older ones are corrected.
void keepDataPrivate()
{
    using Paths = QStandardPaths;
    const QString config = Paths::writableLocation(Paths::GenericConfigLocation) + QStringLiteral("/belay");
    base::makePrivateFolder(config);
    for (const Paths::StandardLocation place : {Paths::AppDataLocation, Paths::CacheLocation}) {
        const QString folder = Paths::writableLocation(place);
        base::makePrivateFolder(folder);
        // In older versions there was a folder for the organisation around it.
        if (!base::unnestFolder(folder))
            qWarning("%s", qPrintable(QStringLiteral("Not all of %1/%2 could be moved up into %1.")
                                          .arg(folder, QFileInfo(folder).fileName())));
    }
}

/// From the desktop; \p arguments may only want to be told something.
void findPrograms(int &argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        for (const char *word : {"mcp-gate", "--help", "-h", "--version", "-v"}) {
            if (std::strcmp(argv[i], word) == 0)
                return;
        }
    }
    // An application of its own: the one that stays has threads, beside which the environment cannot be changed.
    QCoreApplication early(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("belay"));
    base::adoptShellPath(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                         QStringLiteral("/shell-path.json"));
}

template <class Application> int run(int &argc, char **argv, int skip, int (*go)(const QStringList &))
{
    Application application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("belay"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Belay")); // platforms append it to window titles
    QCoreApplication::setApplicationVersion(QStringLiteral(BELAY_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.belay.Belay"));
    keepDataPrivate();
    app::loadTranslations();
    return go(application.arguments().mid(skip));
}

} // namespace

int main(int argc, char **argv)
{
    findPrograms(argc, argv);
    // Handled before any QApplication is created: commands must run without a display.
    struct Command
    {
        const char *name;
        int (*go)(const QStringList &);
    };
    static constexpr Command commands[] = {{"exec", cli::runExec},       {"agents", cli::runAgents},
                                           {"effects", cli::runEffects}, {"undo", cli::runUndo},
                                           {"held", cli::runHeld},       {"staged", cli::runHeld}, // its former name
                                           {"mcp-gate", cli::runMcpGate}}; // of no use by hand: in no manual
    for (const Command &command : commands) {
        if (argc > 1 && std::strcmp(argv[1], command.name) == 0)
            return run<QCoreApplication>(argc, argv, 2, command.go);
    }
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    if (!app::needsDisplay(words))
        return run<QCoreApplication>(argc, argv, 1, app::runGui);
    cli::UnixSignals::block();
    return run<QApplication>(argc, argv, 1, app::runGui);
}
