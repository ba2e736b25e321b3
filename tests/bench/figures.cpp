// SPDX-License-Identifier: Apache-2.0
#include "figures.h"

#include <QFile>
#include <QSaveFile>
#include <QTextStream>

bool Figures::load(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return false;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QString value = line.trimmed().section(u' ', 0, 0);
        m_then.insert(line.trimmed().mid(value.size()).trimmed(), value.toDouble());
    }
    return true;
}

bool Figures::store(const QString &path) const
{
    Figures all;
    all.load(path);
    for (const auto &[row, value] : m_now)
        all.m_then.insert(row, value);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Text))
        return false;
    QTextStream out(&file);
    for (auto row = all.m_then.cbegin(); row != all.m_then.cend(); ++row)
        out << QStringLiteral("%1  %2\n").arg(row.value(), 10, 'f', 2).arg(row.key());
    out.flush();
    return file.commit();
}

void Figures::note(const QString &row, double value)
{
    m_now.emplaceBack(row, value);
}

QStringList Figures::changed() const
{
    QStringList out;
    for (const auto &[row, now] : m_now) {
        const auto then = m_then.constFind(row);
        if (then == m_then.cend() || (now <= *then * 4 / 3 && now >= *then * 2 / 3))
            continue;
        out << QStringLiteral("changed: %1 %2 → %3").arg(row).arg(*then, 0, 'f', 2).arg(now, 0, 'f', 2);
    }
    return out;
}
