// SPDX-License-Identifier: Apache-2.0
#include "base/process/processmark.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <unistd.h>

namespace base {

ProcessMark::ProcessMark() : m_value(QUuid::createUuid().toByteArray(QUuid::Id128)) {}

QList<pid_t> ProcessMark::processes() const
{
    QList<pid_t> out;
    const QByteArray wanted = QByteArray(variable) + '=' + m_value;
    const QStringList names = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        bool isNumber = false;
        const pid_t pid = name.toInt(&isNumber);
        if (!isNumber || pid == ::getpid())
            continue;
        // A zombie's environment reads as empty.
        QFile environment(QStringLiteral("/proc/%1/environ").arg(name));
        if (environment.open(QIODevice::ReadOnly) && environment.readAll().split('\0').contains(wanted))
            out << pid;
    }
    return out;
}

} // namespace base
