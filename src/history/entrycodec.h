// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QByteArray>

namespace history {

/// Converts an entry's body to bytes for the store, and back. Bytes of older versions can be read; damaged ones give
/// null. Pure functions, any thread.
QByteArray encodeBody(const EntryBody &body);
std::optional<EntryBody> decodeBody(const QByteArray &bytes);

/// The newest state of the bars around a conversation.
struct SessionState
{
    acp::PlanUpdate plan{};
    std::optional<acp::Usage> usage{};
};
/// The same for SessionState; empty bytes if there is nothing to store.
QByteArray encodeSessionState(const SessionState &state);
std::optional<SessionState> decodeSessionState(const QByteArray &bytes);

} // namespace history
