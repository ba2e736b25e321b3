// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/registry.h"
#include "agents/network.h"
#include "base/error.h"
#include "base/result.h"
#include "settings/agententry.h"

#include <QFile>
#include <QPointer>
#include <QTemporaryFile>

QT_BEGIN_NAMESPACE
class QNetworkReply;
QT_END_NAMESPACE

namespace agents {

/// The entry that starts \p agent from \p package. For a binary package the program is in installFolder().
settings::AgentEntry entryFor(const acp::RegistryAgent &agent, const acp::RegistryPackage &package,
                              const QString &dataFolder);
/// The folder for this version of the agent.
QString installFolder(const acp::RegistryAgent &agent, const QString &dataFolder);
/// The program that \p package needs and that is not installed, "npx" or "uvx"; empty: nothing is missing.
QString missingProgram(const acp::RegistryPackage &package);

/// Downloads the archive of an agent and unpacks it into a folder for its version. An archive that is unpacked already
/// is not downloaded again. Main thread; earlier versions stay.
class AgentInstall : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 mostBytes = qint64(1024) * 1024 * 1024;

    AgentInstall(acp::RegistryAgent agent, acp::RegistryPackage package, QString dataFolder, QObject *parent = nullptr);
    ~AgentInstall() override;

    void start();
    void cancel(); ///< emits nothing

Q_SIGNALS:
    void progress(qint64 received, qint64 total);     ///< bytes; \p total is -1 where unknown
    void finished(const settings::AgentEntry &entry); ///< or failed(); exactly once
    void failed(const base::Error &error);

private:
    void onReply();
    void onUnpacked(const base::Result<void> &result);
    void fail(const base::Error &error);

    const acp::RegistryAgent m_agent;
    const acp::RegistryPackage m_package;
    const QString m_dataFolder;
    Network m_network;
    QPointer<QNetworkReply> m_reply;
    QTemporaryFile m_file;
    bool m_over = false;
};

} // namespace agents
