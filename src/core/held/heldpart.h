// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/heldfile.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>

#include <optional>

namespace core {

/// The part that \p path, relative to a folder of the session, belongs to by its name: File, Hook or Repository.
HeldPart partOfPath(const QByteArray &path);

/// The same of \p change, also by what is there and what would be: only files and folders are records of git's, each
/// where git has one, and what is the other, a link, a pipe or a device is a Hook. \p path is that of the change, or
/// the one that it would have in a folder that is called `.git`.
HeldPart partOfChange(const QByteArray &path, const ledger::HeldChange &change);

/// The part of \p path behind its last folder `.git`; empty for that itself, none: it lies in none.
std::optional<QByteArray> pathInGit(const QByteArray &path);

} // namespace core
