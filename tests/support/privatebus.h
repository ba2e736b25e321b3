// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

/// A bus that only this test knows: nothing is on it but what the test puts there, and nothing is started by asking.
struct PrivateBus
{
    QTemporaryDir folder;
    QProcess daemon;
    QString address;

    bool start()
    {
        QFile config(folder.filePath(QStringLiteral("bus.conf")));
        const QByteArray text =
            "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\" "
            "\"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">"
            "<busconfig><type>session</type><auth>EXTERNAL</auth><listen>unix:path=" +
            QFile::encodeName(folder.filePath(QStringLiteral("bus"))) +
            "</listen><policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
            "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>";
        if (!config.open(QIODevice::WriteOnly) || config.write(text) != text.size())
            return false;
        config.close();
        daemon.start(QStringLiteral("dbus-daemon"), {QString(QStringLiteral("--config-file=") + config.fileName()),
                                                     QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (!daemon.waitForStarted(10'000) || !daemon.waitForReadyRead(10'000))
            return false;
        address = QString::fromUtf8(daemon.readLine()).trimmed();
        return !address.isEmpty();
    }
    ~PrivateBus()
    {
        daemon.terminate();
        daemon.waitForFinished(10'000);
    }
};
