// SPDX-License-Identifier: Apache-2.0
#include "app/agentscommand.h"
#include "app/effectscommand.h"
#include "app/exec.h"
#include "app/gui.h"

#include <QApplication>

#include <cstring>

namespace {

template <class Application> int run(int &argc, char **argv, int skip, int (*go)(const QStringList &))
{
    Application application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("belay"));
    QCoreApplication::setOrganizationName(QStringLiteral("belay"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BELAY_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.belay.Belay"));
    app::loadTranslations();
    return go(application.arguments().mid(skip));
}

} // namespace

int main(int argc, char **argv)
{
    // Before any application object: commands must run where there is no display.
    struct Command
    {
        const char *name;
        int (*go)(const QStringList &);
    };
    static constexpr Command commands[] = {
        {"exec", app::runExec}, {"agents", app::runAgents}, {"effects", app::runEffects}, {"undo", app::runUndo}};
    for (const Command &command : commands) {
        if (argc > 1 && std::strcmp(argv[1], command.name) == 0)
            return run<QCoreApplication>(argc, argv, 2, command.go);
    }
    return run<QApplication>(argc, argv, 1, app::runGui);
}
