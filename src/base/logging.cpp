// SPDX-License-Identifier: Apache-2.0
#include "base/logging.h"

Q_LOGGING_CATEGORY(lcProcess, "belay.process", QtWarningMsg)
Q_LOGGING_CATEGORY(lcTransport, "belay.transport", QtWarningMsg)
Q_LOGGING_CATEGORY(lcRpc, "belay.jsonrpc", QtWarningMsg)
Q_LOGGING_CATEGORY(lcAcp, "belay.acp", QtWarningMsg)
Q_LOGGING_CATEGORY(lcCore, "belay.core", QtWarningMsg)
Q_LOGGING_CATEGORY(lcApp, "belay.app", QtWarningMsg)
