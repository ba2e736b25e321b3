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

/// What starts \p agent by \p package. For a package of the binary kind the program is in installFolder().
settings::AgentEntry entryFor(const acp::RegistryAgent &agent, const acp::RegistryPackage &package,
                              const QString &dataFolder);
/// Where a version of an agent is unpacked.
QString installFolder(const acp::RegistryAgent &agent, const QString &dataFolder);
/// The program that \p package needs to be there, "npx" or "uvx", and is not; empty: nothing is missing.
QString missingProgram(const acp::RegistryPackage &package);

/// Fetches the archive of an agent and unpacks it into its versioned folder. An archive that is there already is not
/// fetched again. Main thread; deletes nothing of earlier versions.
class AgentInstall : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 mostBytes = qint64(1024) * 1024 * 1024;

    AgentInstall(acp::RegistryAgent agent, acp::RegistryPackage package, QString dataFolder, QObject *parent = nullptr);
    ~AgentInstall() override;

    void start();
    void cancel(); ///< silently

Q_SIGNALS:
    void progress(qint64 received, qint64 total);     ///< bytes; \p total is -1 where it is not known
    void finished(const settings::AgentEntry &entry); ///< or failed(); once
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
