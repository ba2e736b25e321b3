// SPDX-License-Identifier: Apache-2.0
#include "belayhome.h"

BelayHome::BelayHome(const QString &flags) : agent(demoAgentEntry(flags, home.filePath(QStringLiteral("state"))))
{
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
    qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
    QDir(home.path()).mkdir(QStringLiteral("work"));
    folder = QFileInfo(home.filePath(QStringLiteral("work"))).canonicalFilePath();
}
