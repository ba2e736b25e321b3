// SPDX-License-Identifier: Apache-2.0
#include "settings/shortcuts.h"

#include <QSettings>

namespace settings {

namespace {

QSettings settingsFile()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("belay"), QStringLiteral("belay"));
}

QString settingOf(const QString &action)
{
    return QStringLiteral("shortcuts/") + action;
}

} // namespace

/// Read once: opening the file for each action took longer than making all of them.
QHash<QString, QString> chosenKeys()
{
    QHash<QString, QString> keys;
    QSettings file = settingsFile();
    file.beginGroup(QStringLiteral("shortcuts"));
    const QStringList names = file.childKeys();
    for (const QString &name : names)
        keys.insert(name, file.value(name).toString());
    return keys;
}

void rememberKeys(const QString &action, const QString &keys)
{
    settingsFile().setValue(settingOf(action), keys);
}

void forgetKeys(const QString &action)
{
    settingsFile().remove(settingOf(action));
}

} // namespace settings
