// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/registry.h"
#include "agents/network.h"
#include "base/clock.h"

#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QNetworkReply;
QT_END_NAMESPACE

namespace agents {

/// The registry of agents: a file, or an https address of which a copy is kept for three hours. Nothing is downloaded
/// before load(). Main thread.
class RegistrySource : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 mostBytes = 32 * 1024 * 1024;
    static constexpr int keptSeconds = 3 * 60 * 60;

    /// \p address: an https address or a path. \p cacheFile: the file for the copy.
    RegistrySource(QString address, QString cacheFile, base::Clock *clock, QObject *parent = nullptr);

    static QString officialAddress();
    /// Ends in loaded() or failed(), later. \p anew: download even if the copy is recent.
    void load(bool anew = false);
    /// load() would only read a local file.
    bool isAtHand() const;
    void cancel();
    /// The folder of a registry that is a local file, with its icons beside it; empty: it is not local.
    QString folder() const;

Q_SIGNALS:
    /// The icons' addresses are https or files.
    void loaded(const acp::Registry &registry);
    void failed(const base::Error &error);

private:
    bool isUrl() const { return m_address.contains(QLatin1String("://")); }
    void read(const QByteArray &text, bool keep);
    void placeIcons(acp::Registry *registry) const;
    void onReply(QNetworkReply *reply);

    const QString m_address, m_cacheFile;
    base::Clock *m_clock;
    Network m_network;
    QPointer<QNetworkReply> m_reply;
};

} // namespace agents
