// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"

#include <QByteArray>

/// Encodes values of protocol version 1 as JSON text. Every message that Belay can send is made here.
namespace acp::v1 {

QByteArray encode(const InitializeRequest &request);
QByteArray encodeAuthenticate(const QString &methodId);
QByteArray encode(const NewSessionRequest &request);
QByteArray encode(const LoadSessionRequest &request); ///< also for session/resume
QByteArray encode(const ListSessionsRequest &request);
QByteArray encodeSession(const SessionId &session); ///< params of session/delete, close and cancel
QByteArray encode(const PromptRequest &request);
QByteArray encode(const SetModeRequest &request);
QByteArray encode(const SetConfigOptionRequest &request);

QByteArray encode(const Nothing &);
QByteArray encode(const PermissionAnswer &answer);
QByteArray encode(const ReadTextFileAnswer &answer);
QByteArray encode(const CreateTerminalAnswer &answer);
QByteArray encode(const TerminalOutputAnswer &answer);
QByteArray encode(const TerminalExit &answer);
QByteArray encode(const ElicitationAnswer &answer);

} // namespace acp::v1
