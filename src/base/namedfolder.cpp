// SPDX-License-Identifier: Apache-2.0
#include "base/namedfolder.h"
#include "base/words.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cerrno>

namespace base {

namespace {

struct NamedFolderTr
{
    Q_DECLARE_TR_FUNCTIONS(base::NamedFolder)
};

} // namespace

Result<QString> namedFolder(const QString &path)
{
    const QString whole = path.isEmpty() ? QString() : QFileInfo(path).canonicalFilePath();
    if (!whole.isEmpty() && QFileInfo(whole).isDir())
        return whole;
    // What is no UTF-8 was replaced when the name was read, and nothing has the name that came out of it.
    for (const QString &name : {whole, QFileInfo(path).absoluteFilePath()}) {
        if (name.contains(QChar::ReplacementCharacter))
            return Error{
                Origin::User,
                EILSEQ,
                NamedFolderTr::tr("The name of the folder “%1” is not UTF-8. Rename it, or choose another one.")
                    .arg(visibleText(name)),
                {}};
    }
    return Error{Origin::User, 0, base::Words::tr("There is no folder “%1”.").arg(visibleText(path)), {}};
}

} // namespace base
