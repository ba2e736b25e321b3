// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QByteArray>

namespace history {

/// An entry's body as bytes for the store, and back. Bytes of an earlier Belay are read; what cannot be read (a
/// damaged row) gives nothing. Pure functions, any thread.
QByteArray encodeBody(const EntryBody &body);
std::optional<EntryBody> decodeBody(const QByteArray &bytes);

} // namespace history
