// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QByteArray>

namespace history {

/// An entry's body as bytes for the store, and back. Bytes of an earlier Belay are read; what cannot be read (a
/// damaged row) gives nothing. Pure functions, any thread.
QByteArray encodeBody(const EntryBody &body);
std::optional<EntryBody> decodeBody(const QByteArray &bytes);

/// What the bars around a conversation said last.
struct SessionState
{
    acp::PlanUpdate plan{};
    std::optional<acp::Usage> usage{};
};
/// Likewise; empty if there is nothing to say.
QByteArray encodeSessionState(const SessionState &state);
std::optional<SessionState> decodeSessionState(const QByteArray &bytes);

} // namespace history
