// SPDX-License-Identifier: Apache-2.0
#include "agents/agentinstall.h"

#include "agents/unpack.h"
#include "base/privatefolder.h"
#include "base/shellwords.h"
#include "base/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QNetworkReply>
#include <QStandardPaths>
#include <QThreadPool>

namespace agents {

using PackageKind = acp::RegistryPackage::Kind;

QString installFolder(const acp::RegistryAgent &agent, const QString &dataFolder)
{
    return QStringLiteral("%1/agents/%2/%3").arg(dataFolder, agent.id, agent.version);
}

settings::AgentEntry entryFor(const acp::RegistryAgent &agent, const acp::RegistryPackage &package,
                              const QString &dataFolder)
{
    QStringList words;
    switch (package.kind) {
    case PackageKind::Npx:
        words << QStringLiteral("npx") << QStringLiteral("-y") << package.package;
        break;
    case PackageKind::Uvx:
        words << QStringLiteral("uvx") << package.package;
        break;
    case PackageKind::Binary:
        words << QStringLiteral("%1/%2").arg(installFolder(agent, dataFolder), package.program);
        break;
    }
    settings::AgentEntry entry;
    entry.id = QStringLiteral("registry:") + agent.id;
    entry.name = base::visibleText(agent.name);
    entry.command = base::shellJoined(words + package.arguments);
    entry.environment = package.environment;
    entry.icon = agent.icon.toString(QUrl::FullyEncoded);
    return entry;
}

QString missingProgram(const acp::RegistryPackage &package)
{
    const QString program = package.kind == PackageKind::Npx   ? QStringLiteral("npx")
                            : package.kind == PackageKind::Uvx ? QStringLiteral("uvx")
                                                               : QString();
    return program.isEmpty() || !QStandardPaths::findExecutable(program).isEmpty() ? QString() : program;
}

AgentInstall::AgentInstall(acp::RegistryAgent agent, acp::RegistryPackage package, QString dataFolder, QObject *parent)
    : QObject(parent)
    , m_agent(std::move(agent))
    , m_package(std::move(package))
    , m_dataFolder(std::move(dataFolder))
{}

AgentInstall::~AgentInstall()
{
    cancel();
}

void AgentInstall::start()
{
    if (m_package.kind != PackageKind::Binary || QFileInfo::exists(installFolder(m_agent, m_dataFolder))) {
        QMetaObject::invokeMethod(
            this, [this] { onUnpacked({}); }, Qt::QueuedConnection);
        return;
    }
    if (!m_file.open()) {
        const base::Error error{base::Origin::System, 0, tr("There is no place for the download."),
                                m_file.errorString()};
        QMetaObject::invokeMethod(
            this, [this, error] { fail(error); }, Qt::QueuedConnection);
        return;
    }
    m_reply = m_network.get(m_package.archive);
    connect(m_reply, &QNetworkReply::readyRead, this, [this] {
        const QByteArray some = m_reply->readAll();
        if (m_file.size() + some.size() > mostBytes)
            fail({base::Origin::Belay, 0,
                  tr("The download is larger than %n MiB and was given up.", nullptr, int(mostBytes / 1024 / 1024)),
                  m_package.archive.toDisplayString()});
        else if (m_file.write(some) != some.size())
            fail({base::Origin::System, 0, tr("The download could not be stored."), m_file.errorString()});
    });
    connect(m_reply, &QNetworkReply::downloadProgress, this, &AgentInstall::progress);
    connect(m_reply, &QNetworkReply::finished, this, &AgentInstall::onReply);
}

void AgentInstall::cancel()
{
    m_over = true;
    Network::giveUp(&m_reply, this);
}

void AgentInstall::fail(const base::Error &error)
{
    if (m_over)
        return;
    cancel();
    Q_EMIT failed(error);
}

void AgentInstall::onReply()
{
    QNetworkReply *reply = m_reply.data();
    reply->deleteLater();
    if (reply->error() != QNetworkReply::NoError) {
        fail(Network::errorOf(*reply));
        return;
    }
    m_reply.clear();
    m_file.write(reply->readAll());
    const QString folder = installFolder(m_agent, m_dataFolder);
    if (!m_file.flush() || !base::makePrivateFolder(QFileInfo(folder).path())) {
        fail({base::Origin::System, 0, tr("The download could not be stored."), m_file.errorString()});
        return;
    }
    // If this object is deleted, it deletes the archive; the work on the pool then fails to open it and ends.
    QThreadPool::globalInstance()->start([self = QPointer(this), archive = m_file.fileName(), folder] {
        const base::Result<void> result = unpack(archive, folder);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, result] {
                if (self)
                    self->onUnpacked(result);
            },
            Qt::QueuedConnection);
    });
}

void AgentInstall::onUnpacked(const base::Result<void> &result)
{
    if (!result) {
        fail(result.error());
        return;
    }
    if (m_over)
        return;
    const QString program = QStringLiteral("%1/%2").arg(installFolder(m_agent, m_dataFolder), m_package.program);
    if (m_package.kind == PackageKind::Binary) {
        QFile file(program);
        // Zip files made on other systems do not store the executable bit.
        if (!QFileInfo(program).isFile() || !file.setPermissions(file.permissions() | QFile::ExeOwner)) {
            fail({base::Origin::Protocol, 0,
                  tr("The archive does not hold the program that the registry names: %1.")
                      .arg(base::visibleText(m_package.program)),
                  m_package.archive.toDisplayString()});
            return;
        }
    }
    m_over = true;
    Q_EMIT finished(entryFor(m_agent, m_package, m_dataFolder));
}

} // namespace agents

#include "moc_agentinstall.cpp"
