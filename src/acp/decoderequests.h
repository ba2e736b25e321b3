// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

/// Decodes agents' requests in protocol version 1 from JSON. Lenient exactly where the schema says so: a malformed
/// optional field falls back to its default, a malformed item of a list is skipped, an unknown value is kept as text.
/// Errors in required fields carry code -32602 and the path of the field in `message`.
namespace acp::v1 {

base::Result<PermissionRequest> decodePermission(const QByteArray &params);
base::Result<ReadTextFileRequest> decodeReadTextFile(const QByteArray &params);
base::Result<WriteTextFileRequest> decodeWriteTextFile(const QByteArray &params);
base::Result<CreateTerminalRequest> decodeCreateTerminal(const QByteArray &params);
base::Result<TerminalRequest> decodeTerminalRequest(const QByteArray &params);
base::Result<ElicitationRequest> decodeElicitation(const QByteArray &params);
/// The id; empty if there is none.
QString decodeElicitationComplete(const QByteArray &params);

} // namespace acp::v1
