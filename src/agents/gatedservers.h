// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/clock.h"
#include "base/process/sealplan.h"
#include "core/session/sessionextras.h"
#include "mcp/gate.h"
#include "proxy/networkwatch.h"

#include <QString>

#include <memory>

namespace core {
class HeldChanges;
} // namespace core

namespace agents {

/// \p server as it stands behind a gate, for sessions in \p cwd. \p network, which may be null, is told what goes to
/// one by HTTP, as long as it is there.
mcp::GatedServer behindGate(const acp::McpServer &server, const QString &cwd,
                            const std::shared_ptr<proxy::NetworkWatch> &network);

/// \p extras with the entrances of \p gate instead of its servers, which stand behind it from then on, for sessions in
/// \p cwd. Where the gate cannot be opened there are no servers, and `leftOut` says why. \p network, which may be null,
/// is the session's: servers that are programs go through it as the agent does; what goes to others through the gate is
/// noted there, and limited by nothing, since the user has set them up.
core::SessionExtras gatedServers(core::SessionExtras extras, mcp::Gate *gate, const QString &cwd,
                                 const std::shared_ptr<proxy::NetworkWatch> &network);

/// The folder in which gates have their sockets, made where it is missing; private to the user. Empty: there can be
/// none.
QString gateRoom();
/// The program that agents start to come to a gate; empty if it is missing.
QString gateProgram();
/// A gate with its socket there.
std::shared_ptr<mcp::Gate> makeGate(base::Clock *clock);
/// For Gate::setView(): servers write where the agent writes. \p held may be null: nothing is held back.
mcp::Gate::View viewOf(const std::shared_ptr<core::HeldChanges> &held);
/// Lets sealed programs see that folder.
void showGates(base::SealPlan *plan);

} // namespace agents
