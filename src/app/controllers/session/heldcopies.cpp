// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/heldcopies.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "core/values/heldfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace app {

using base::Error;
using base::Result;

bool HeldCopies::isHeld(const workspace::SessionController *session, const QString &path)
{
    return session && session->held() && session->held()->paths().contains(path);
}

void HeldCopies::copy(workspace::SessionController *session, const QString &path, Copied done)
{
    const core::HeldFile *file = session->held()->fileAt(path);
    if (!file)
        return;
    session->held()->texts({*file}, this,
                           [this, done = std::move(done)](const std::vector<core::HeldChanges::Text> &texts) {
                               if (!texts.empty())
                                   done(write(texts.front()));
                           });
}

Result<QString> HeldCopies::write(const core::HeldChanges::Text &text)
{
    const QString path = QFile::decodeName(text.file.path()), shown = base::visibleText(path);
    if (!text.file.change.wanted.isThere())
        return Error{base::Origin::User,
                     ENOENT,
                     tr("%1 is not there for the agent: it was deleted, which is held back.").arg(shown),
                     {}};
    if (!text.wanted)
        return Error{base::Origin::User, EFBIG, tr("What %1 holds for the agent cannot be shown.").arg(shown), {}};
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    // One for each path and content: an editor may still have an earlier one.
    QCryptographicHash name(QCryptographicHash::Sha256);
    name.addData(text.file.path());
    name.addData(*text.wanted);
    const QString folder = m_folder->filePath(QString::fromLatin1(name.result().toHex().left(16)));
    const QString copy = folder + u'/' + QFileInfo(path).fileName();
    if (QFileInfo::exists(copy))
        return copy;
    QFile file(copy);
    if (!m_folder->isValid() || !QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly | QIODevice::NewOnly) ||
        file.write(*text.wanted) != text.wanted->size() || !file.flush() || !file.setPermissions(QFile::ReadOwner)) {
        const QString why = file.errorString();
        file.remove(); // a part of it must not be shown the next time
        return Error{base::Origin::System, EIO, base::Words::tr("%1 cannot be written.").arg(base::visibleText(copy)),
                     why};
    }
    return copy;
}

} // namespace app

#include "moc_heldcopies.cpp"
