// SPDX-License-Identifier: Apache-2.0
#include "agents/registrysource.h"

#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QNetworkReply>
#include <QSaveFile>

namespace agents {

RegistrySource::RegistrySource(QString address, QString cacheFile, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_cacheFile(std::move(cacheFile))
    , m_clock(clock)
{}

QString RegistrySource::officialAddress()
{
    return QStringLiteral("https://cdn.agentclientprotocol.com/registry/v1/latest/registry.json");
}

bool RegistrySource::isAtHand() const
{
    if (!isUrl())
        return QFileInfo(m_address).isFile();
    const QFileInfo cached(m_cacheFile);
    const qint64 age = cached.lastModified().secsTo(m_clock->wall());
    return cached.exists() && age >= 0 && age < keptSeconds;
}

void RegistrySource::load(bool anew)
{
    cancel();
    const auto later = [this](auto f) { QMetaObject::invokeMethod(this, f, Qt::QueuedConnection); };
    if (!isUrl() || (isAtHand() && !anew)) {
        QFile file(isUrl() ? m_cacheFile : m_address);
        if (!file.open(QIODevice::ReadOnly)) {
            later([this, why = file.errorString()] {
                Q_EMIT failed({base::Origin::System,
                               0,
                               base::Words::tr("%1 cannot be read: %2").arg(base::visibleText(m_address), why),
                               {}});
            });
            return;
        }
        later([this, text = file.read(mostBytes + 1)] { read(text, false); });
        return;
    }
    const QUrl url(m_address, QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != QLatin1String("https")) {
        later([this] {
            Q_EMIT failed({base::Origin::User, 0, tr("The registry's address must begin with https://."), m_address});
        });
        return;
    }
    QNetworkReply *reply = m_network.get(url, mostBytes);
    m_reply = reply;
    connect(reply, &QNetworkReply::finished, this, [this, reply] { onReply(reply); });
}

void RegistrySource::cancel()
{
    Network::giveUp(&m_reply, this);
}

void RegistrySource::onReply(QNetworkReply *reply)
{
    reply->deleteLater();
    m_reply.clear();
    if (reply->error() == QNetworkReply::NoError) {
        read(reply->readAll(), true);
        return;
    }
    base::Error error = Network::errorOf(*reply);
    // An old copy is better than none; the result says that it is old.
    QFile file(m_cacheFile);
    if (file.open(QIODevice::ReadOnly)) {
        if (const auto old = acp::readRegistry(file.read(mostBytes + 1))) {
            acp::Registry registry = *old;
            placeIcons(&registry);
            registry.skipped.prepend(
                tr("%1 Shown is a copy of %2.")
                    .arg(error.message, QLocale().toString(QFileInfo(file).lastModified(), QLocale::ShortFormat)));
            Q_EMIT loaded(registry);
            return;
        }
    }
    Q_EMIT failed(error);
}

void RegistrySource::read(const QByteArray &text, bool keep)
{
    auto registry = acp::readRegistry(text);
    if (!registry) {
        Q_EMIT failed(registry.error());
        return;
    }
    if (keep && base::makePrivateFolder(QFileInfo(m_cacheFile).path())) {
        QSaveFile file(m_cacheFile);
        if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
            file.commit(); // a failure is ignored: without a copy the file is fetched again
    }
    placeIcons(&registry.value());
    Q_EMIT loaded(*registry);
}

QString RegistrySource::folder() const
{
    return isUrl() ? QString() : QFileInfo(m_address).absolutePath();
}

void RegistrySource::placeIcons(acp::Registry *registry) const
{
    const QUrl address(m_address, QUrl::StrictMode);
    for (acp::RegistryAgent &agent : registry->agents) {
        if (!agent.icon.isEmpty() && agent.icon.isRelative())
            agent.icon = isUrl() ? address.resolved(agent.icon)
                                 : QUrl::fromLocalFile(folder() + u'/' + agent.icon.path(QUrl::FullyDecoded));
    }
}

} // namespace agents

#include "moc_registrysource.cpp"
