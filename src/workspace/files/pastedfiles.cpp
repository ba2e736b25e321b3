// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/pastedfiles.h"

#include "acp/values.h"
#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "models/texts/attachmenttext.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QThreadPool>

namespace workspace {

namespace {

/// Any thread.
base::Result<QUrl> write(const QString &folder, const QByteArray &bytes, const QString &name)
{
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(12));
    const QString own = folder + u'/' + hash, path = own + u'/' + name;
    if (QFileInfo::exists(path)) {
        QFile known(path); // update its age
        if (known.open(QIODevice::ReadWrite))
            known.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
        return QUrl::fromLocalFile(path);
    }
    base::makePrivateFolder(folder);
    base::makePrivateFolder(own);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(bytes) == bytes.size() && file.commit())
        return QUrl::fromLocalFile(path);
    return base::Error{base::Origin::System,
                       0,
                       base::Words::tr("%1 could not be written: %2").arg(base::visibleText(path), file.errorString()),
                       {}};
}

} // namespace

PastedFiles::PastedFiles(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder) {}

PastedFiles::~PastedFiles() = default;

void PastedFiles::save(const QImage &image, Done done)
{
    const auto place = m_keeping.emplace(m_keeping.end());
    *place = std::make_unique<Keeping>(
        [image, folder = m_folder](const Keeping::Cancelled &) -> base::Result<QUrl> {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            if (image.isNull() || !image.save(&buffer, "PNG"))
                return base::Error{
                    base::Origin::System, 0, PastedFiles::tr("What the clipboard holds is no picture."), {}};
            return write(folder, bytes, PastedFiles::tr("picture") + QStringLiteral(".png"));
        },
        [this, place, done = std::move(done)](const base::Result<QUrl> &file) {
            m_keeping.erase(place);
            done(file);
        });
}

base::Result<QUrl> PastedFiles::save(const QByteArray &bytes, const QString &name)
{
    return write(m_folder, bytes, name);
}

core::Message PastedFiles::messageOf(const history::UserMessage &message, const QString &folder)
{
    core::Message out = core::messageOf(message.text, message.attachments, folder);
    const auto isThere = [](const QUrl &url) { return !url.isLocalFile() || QFileInfo::exists(url.toLocalFile()); };
    out.attachments.removeIf([&](const QUrl &url) { return !isThere(url); });
    for (const acp::ContentBlock &block : message.attachments) {
        const core::Message alone = core::messageOf(message.text, {block}, folder);
        const bool named = !alone.mentions.isEmpty();
        if (named || (!alone.attachments.isEmpty() && isThere(alone.attachments.front())))
            continue;
        const QByteArray bytes = models::attachmentBytes(block);
        if (bytes.isEmpty())
            continue;
        if (const auto file = save(bytes, models::attachmentFileName(block)))
            out.attachments << *file;
        else
            Q_EMIT failed(file.error());
    }
    return out;
}

bool PastedFiles::holds(const QUrl &file) const
{
    return file.isLocalFile() && file.toLocalFile().startsWith(m_folder + u'/');
}

void PastedFiles::removeOld(int days, const QList<QUrl> &needed)
{
    QThreadPool::globalInstance()->start(
        [folder = m_folder, needed, before = QDateTime::currentDateTime().addDays(-days)] {
            // Earlier versions made no folder for each.
            QStringList folders{folder};
            for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks))
                folders << folder + u'/' + name;
            for (const QString &each : folders) {
                const QFileInfoList files = QDir(each).entryInfoList(QDir::Files);
                for (const QFileInfo &file : files) {
                    if (file.lastModified() < before && !needed.contains(QUrl::fromLocalFile(file.filePath())))
                        QFile::remove(file.filePath());
                }
                if (each != folder)
                    QDir().rmdir(each); // unless something is left in it
            }
        });
}

} // namespace workspace

#include "moc_pastedfiles.cpp"
