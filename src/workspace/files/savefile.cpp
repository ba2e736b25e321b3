// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/savefile.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QSaveFile>

namespace workspace {

base::Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return base::Error{base::Origin::System,
                       0,
                       base::Words::tr("%1 could not be written: %2").arg(base::visibleText(path), file.errorString()),
                       {}};
}

} // namespace workspace
