// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

struct Outcome
{
    int code = -1;
    QByteArray out, error;
};

/// A project with files in it, its store, and programs that are sealed there.
struct View
{
    explicit View(const QString &folder, const QString &name = QStringLiteral("project"))
        : top(folder)
        , project(folder + u'/' + name)
        , store(folder + QStringLiteral("/store"))
    {
        for (const QString &path :
             QStringList{project + QStringLiteral("/sub"), store, top + QStringLiteral("/outside")})
            QDir().mkpath(path);
        put("kept", "kept\n");
        put("changed", "old\n");
        put("deleted", "deleted\n");
        put("sub/inner", "inner\n");
    }

    void put(const char *name, const QByteArray &text) const
    {
        // As an editor does.
        QFile file(project + u'/' + QLatin1String(name) + QStringLiteral(".new"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(::rename(QFile::encodeName(file.fileName()).constData(),
                         QFile::encodeName(project + u'/' + QLatin1String(name)).constData()) == 0);
    }
    QStringList options() const
    {
        return {QStringLiteral("--overlay"), project, store, QStringLiteral("--hide"), store,
                QStringLiteral("--cd"),      project};
    }
    Outcome run(const char *script, const QStringList &more = {}) const
    {
        return start(options() + more, {QStringLiteral("/bin/sh"), QStringLiteral("-c"), QString::fromUtf8(script)});
    }
    static Outcome start(const QStringList &options, const QStringList &program)
    {
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   options + (program.isEmpty() ? QStringList() : QStringList(QStringLiteral("--"))) + program);
        if (!seal.waitForFinished())
            return {};
        return {seal.exitCode(), seal.readAllStandardOutput(), seal.readAllStandardError()};
    }
    /// Each name with its mode and content.
    static QByteArrayList contents(const QString &folder)
    {
        QByteArrayList lines;
        QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            struct stat info
            {};
            ::lstat(QFile::encodeName(path).constData(), &info);
            QByteArray line = QFile::encodeName(path.mid(folder.size())) + ' ' + QByteArray::number(info.st_mode, 8);
            if (S_ISREG(info.st_mode)) {
                QFile file(path);
                line += file.open(QIODevice::ReadOnly) ? ' ' + file.readAll() : QByteArray(" unread");
            }
            lines << line;
        }
        std::sort(lines.begin(), lines.end());
        return lines;
    }

    const QString top, project, store;
};

/// A socket at \p path that answers as long as the descriptor is open; an abstract one if that begins with an \c @.
inline base::Descriptor listenAt(const QString &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (size_t(name.size()) >= sizeof address.sun_path)
        return {};
    std::copy(name.begin(), name.end(), address.sun_path);
    if (name.startsWith('@'))
        address.sun_path[0] = '\0';
    base::Descriptor fd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (::bind(fd.fd(), reinterpret_cast<sockaddr *>(&address), sizeof address) != 0 || ::listen(fd.fd(), 5) != 0)
        return {};
    return fd;
}
