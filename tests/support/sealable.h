// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <grp.h>
#include <memory>
#include <sys/prctl.h>
#include <unistd.h>

/// Where programs can be sealed in a test: not by root, with `belay-seal` where whoever that is may run it, and in a
/// file system that can be the upper side of an overlay. \c problem says why it cannot be done here.
class Sealable
{
public:
    Sealable()
    {
        if (!becomeSomebody())
            return;
        for (const QString &candidate : {QDir::tempPath(), QStringLiteral("/var/tmp"), QStringLiteral("/dev/shm")}) {
            m_top = std::make_unique<QTemporaryDir>(candidate + QStringLiteral("/sealable-XXXXXX"));
            if (!m_top->isValid())
                continue;
            for (const char *name : {"BELAY_GUARD", "BELAY_SEAL"})
                qputenv(name, QFile::encodeName(copied(m_programs.value(QLatin1String(name)))));
            problem = probe();
            if (problem.isEmpty())
                return;
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
    bool becomeSomebody()
    {
        for (const char *name : {"BELAY_GUARD", "BELAY_SEAL"}) {
            const QString path = qEnvironmentVariable(name);
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) {
                problem = QStringLiteral("no ") + path;
                return false;
            }
            m_programs.insert(QLatin1String(name), path);
            m_contents.insert(path, file.readAll());
        }
        constexpr uid_t nobody = 65534;
        if (::geteuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setresgid(nobody, nobody, nobody) != 0 ||
                                 ::setresuid(nobody, nobody, nobody) != 0)) {
            problem = QStringLiteral("root, and cannot be anybody else");
            return false;
        }
        ::prctl(PR_SET_DUMPABLE, 1); // else what is under /proc/self still belongs to root
        return true;
    }
    QString copied(const QString &program) const
    {
        QFile copy(m_top->filePath(QFileInfo(program).fileName()));
        if (!copy.open(QIODevice::WriteOnly) || copy.write(m_contents.value(program)) < 0)
            return {};
        copy.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return copy.fileName();
    }
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

    QHash<QString, QString> m_programs;
    QHash<QString, QByteArray> m_contents;
    std::unique_ptr<QTemporaryDir> m_top;
    int m_folders = 0;
};
