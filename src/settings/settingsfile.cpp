// SPDX-License-Identifier: Apache-2.0
#include "settings/settingsfile.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>

namespace settings {

namespace {

struct SettingsFileTr
{
    Q_DECLARE_TR_FUNCTIONS(settings::SettingsFile)
};

constexpr qint64 largest = 64 * 1024 * 1024;

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/belay/belay.ini");
}

/// Empty: it can be read, or there is none.
QString problemOf(const QString &path)
{
    const base::Result<QByteArray> content = base::readRegularFile(path, largest);
    return content || content.error().code == ENOENT ? QString() : content.error().message;
}

} // namespace

std::unique_ptr<QSettings> openIniFile(const QString &path)
{
    if (problemOf(path).isEmpty())
        return std::make_unique<QSettings>(path, QSettings::IniFormat);
    static const QTemporaryDir instead;
    return std::make_unique<QSettings>(instead.filePath(QFileInfo(path).fileName()), QSettings::IniFormat);
}

std::unique_ptr<QSettings> openSettingsFile()
{
    return openIniFile(settingsPath());
}

QString settingsProblem()
{
    const QString problem = problemOf(settingsPath());
    return problem.isEmpty() ? QString()
                             : SettingsFileTr::tr("%1. Belay goes on with the settings it has from the start, and "
                                                  "keeps none that you change.")
                                   .arg(problem);
}

int beginReadArray(QSettings *store, const QString &key)
{
    store->beginGroup(key);
    const QStringList there = store->childGroups();
    store->endGroup();
    int last = 0;
    for (const QString &index : there)
        last = qMax(last, index.toInt());
    return std::min({store->beginReadArray(key), last, mostEntries});
}

} // namespace settings
