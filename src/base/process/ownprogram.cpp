// SPDX-License-Identifier: Apache-2.0
#include "base/process/ownprogram.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace base {

QString ownProgram(const QString &name, const char *variable)
{
    if (const QString named = qEnvironmentVariable(variable); !named.isEmpty())
        return QFileInfo(named).isExecutable() ? QFileInfo(named).absoluteFilePath() : QString();
    const QString folder = QCoreApplication::applicationDirPath();
    const QString here =
        QStandardPaths::findExecutable(name, {folder, folder + QLatin1Char('/') + QStringLiteral(BELAY_GUARD_FOLDER)});
    return here.isEmpty() ? QStandardPaths::findExecutable(name) : here;
}

} // namespace base
