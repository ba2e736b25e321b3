// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldroom.h"

#include <QFile>

#include <cstdio>
#include <sys/statvfs.h>
#include <utility>

namespace ledger {

namespace {

constexpr QLatin1String stillRoom("/room"), noRoom("/full");
/// Bytes. Where less is free, not even a short file is certain to find a place.
constexpr quint64 leastForAFile = 64 * 1024;

bool make(const QString &path)
{
    return QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly);
}

} // namespace

HeldRoom::HeldRoom(QString store, IsFull isFull) : m_store(std::move(store)), m_isFull(std::move(isFull)) {}

void HeldRoom::prepare()
{
    if (!ranOut())
        make(m_store + stillRoom);
}

void HeldRoom::look()
{
    if (ranOut() || !m_isFull(m_store))
        return;
    // To rename takes no room.
    if (std::rename(QFile::encodeName(m_store + stillRoom).constData(),
                    QFile::encodeName(m_store + noRoom).constData()) != 0)
        make(m_store + noRoom);
}

bool HeldRoom::ranOut() const
{
    return QFile::exists(m_store + noRoom);
}

bool HeldRoom::isFullNow(const QString &folder)
{
    struct statvfs info = {};
    if (::statvfs(QFile::encodeName(folder).constData(), &info) != 0)
        return false;
    // Some file systems count no files.
    return quint64(info.f_bavail) * info.f_frsize < leastForAFile || (info.f_files != 0 && info.f_favail == 0);
}

} // namespace ledger
