// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/disk/posixfile.h"
#include "ledger/held/heldfolder.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

/// The folder `work` in a place, with an upper side in `store` as an overlay would leave it: no mount is needed.
class HeldPlace
{
public:
    explicit HeldPlace(QByteArray top) : m_top(std::move(top))
    {
        QDir().mkpath(QFile::decodeName(m_top + "/work"));
        folder = std::make_shared<ledger::HeldFolder>(m_top + "/work", QFile::decodeName(m_top + "/store"));
    }
    /// From now on what differs waits.
    void open() const
    {
        const auto opened = folder->open();
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
    }
    ledger::HeldState state() const
    {
        const auto state = folder->look();
        if (!state)
            qFatal("%s", qPrintable(state.error().message));
        return *state;
    }
    std::vector<ledger::HeldChange> waiting() const { return state().waiting; }

    void write(const QByteArray &name, const QByteArray &text, mode_t mode = 0644) const
    {
        const QByteArray path = made(name);
        ::unlink(path.constData());
        const base::Descriptor fd(::open(path.constData(), O_WRONLY | O_CREAT | O_EXCL, 0600));
        ledger::writeAll(fd.fd(), text);
        ::fchmod(fd.fd(), mode);
    }
    void makeFolder(const QByteArray &name) const { ::mkdir(made(name).constData(), 0755); }
    void link(const QByteArray &name, const char *target) const { (void)!::symlink(target, made(name).constData()); }
    void pipe(const QByteArray &name) const { ::mkfifo(made(name).constData(), 0600); }
    /// False: this kernel lets nobody make a whiteout.
    bool hide(const QByteArray &name) const
    {
        return ::mknod(made(name).constData(), S_IFCHR | 0600, makedev(0, 0)) == 0;
    }
    bool replaceByFile(const QByteArray &name) const
    {
        write(name, "file");
        return true;
    }

    /// What killedaccepter accepts: files to be written, and those whose name begins with "d" to be deleted.
    static QByteArrayList accepted()
    {
        QByteArrayList names;
        for (int i = 0; i < 12; ++i)
            names << (i % 3 == 2 ? "d" : "f") + QByteArray::number(i);
        return names;
    }

    std::shared_ptr<ledger::HeldFolder> folder;

private:
    QByteArray made(const QByteArray &name) const
    {
        QByteArray path = m_top + "/store/upper/" + name;
        QDir().mkpath(QFile::decodeName(ledger::splitPath(path).first));
        return path;
    }

    QByteArray m_top;
};
