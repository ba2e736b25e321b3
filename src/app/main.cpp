// SPDX-License-Identifier: Apache-2.0
#include "app/exec.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("belay"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BELAY_VERSION));
    return app::runExec(application.arguments().mid(2));
}
