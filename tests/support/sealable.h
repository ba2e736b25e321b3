// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

/// Where programs can be sealed in a test: in a file system that can be the upper side of an overlay. \c problem says
/// why it cannot be done here.
class Sealable
{
public:
    Sealable()
    {
        for (const QString &candidate : {QDir::tempPath(), QStringLiteral("/var/tmp"), QStringLiteral("/dev/shm")}) {
            m_top = std::make_unique<QTemporaryDir>(candidate + QStringLiteral("/sealable-XXXXXX"));
            if (!m_top->isValid())
                continue;
            const QString found = probe();
            if (found.isEmpty()) {
                problem.clear();
                return;
            }
            if (problem.isEmpty())
                problem = found;
        }
    }

    /// The kernel leaves folders behind that may not be looked into, and some tests names that Qt does not find again.
    ~Sealable()
    {
        if (!m_top)
            return;
        m_top->setAutoRemove(false);
        QProcess::execute(QStringLiteral("chmod"), {QStringLiteral("-R"), QStringLiteral("u+rwx"), m_top->path()});
        QProcess::execute(QStringLiteral("rm"), {QStringLiteral("-rf"), m_top->path()});
    }
    Sealable(const Sealable &) = delete;
    Sealable &operator=(const Sealable &) = delete;

    QString problem;
    /// A new folder for a test of its own.
    QString folder()
    {
        QString path = m_top->filePath(QStringLiteral("test%1").arg(++m_folders));
        QDir().mkpath(path);
        return path;
    }

private:
    QString probe()
    {
        const QString here = folder();
        QDir(here).mkdir(QStringLiteral("folder"));
        QDir(here).mkdir(QStringLiteral("store"));
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   {QStringLiteral("--probe"), QStringLiteral("--overlay"), here + QStringLiteral("/folder"),
                    here + QStringLiteral("/store")});
        if (!seal.waitForFinished())
            return QStringLiteral("belay-seal does not end");
        QFile::setPermissions(here + QStringLiteral("/store/work/work"),
                              QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        return seal.exitCode() == 0 ? QString() : QString::fromLocal8Bit(seal.readAllStandardError());
    }

    std::unique_ptr<QTemporaryDir> m_top;
    int m_folders = 0;
};
