// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/held/heldstate.h"

#include <QIODevice>

#include <optional>

namespace ledger {

// How what is remembered of what is held back lies in its store: CBOR, with the number of its format first. What cannot
// be read whole, or is of a later format, is nothing. Any thread.

void writeMemory(QIODevice *file, const HeldMemory &memory);
std::optional<HeldMemory> readMemory(QIODevice *file);

void writeIdentities(QIODevice *file, const Identities &identities);
std::optional<Identities> readIdentities(QIODevice *file);

void writeMarks(QIODevice *file, const Marks &marks);
std::optional<Marks> readMarks(QIODevice *file);

} // namespace ledger
