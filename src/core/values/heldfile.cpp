// SPDX-License-Identifier: Apache-2.0
#include "core/values/heldfile.h"

#include <QFile>

namespace core {

QByteArray HeldFile::path() const
{
    return QFile::encodeName(folder) + '/' + change.path;
}

} // namespace core
