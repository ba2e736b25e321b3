// SPDX-License-Identifier: Apache-2.0
#include "settings/shortcuts.h"

#include "settings/settingsfile.h"

#include <QSettings>

namespace settings {

namespace {

QString settingOf(const QString &action)
{
    return QStringLiteral("shortcuts/") + action;
}

} // namespace

/// Read once for all: opening the file for each action took longer than making all of them.
QHash<QString, QString> chosenKeys()
{
    QHash<QString, QString> keys;
    const std::unique_ptr<QSettings> file = openSettingsFile();
    file->beginGroup(QStringLiteral("shortcuts"));
    const QStringList names = file->childKeys();
    for (const QString &name : names)
        keys.insert(name, file->value(name).toString());
    return keys;
}

void rememberKeys(const QString &action, const QString &keys)
{
    openSettingsFile()->setValue(settingOf(action), keys);
}

void forgetKeys(const QString &action)
{
    openSettingsFile()->remove(settingOf(action));
}

} // namespace settings
