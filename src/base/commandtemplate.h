// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QStringList>

namespace base {

/// A place in a file, as editors count: from 1.
struct FilePlace
{
    QString path;
    int line = 1, column = 1;
};

/// The program and its arguments of \p command as a user typed it, split as a shell would, with %f, %l and %c in its
/// words replaced by file, line and column, and %% by %. A command without %f gets the file as its last argument. No
/// shell ever sees it: whatever a path holds, it stays within its argument. The error says what is wrong with the
/// command.
Result<QStringList> filledCommand(const QString &command, const FilePlace &place);

} // namespace base
