// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLoggingCategory>

/// One category per room. Texts of a conversation never go into the log: they belong to the user.
Q_DECLARE_LOGGING_CATEGORY(lcProcess)
Q_DECLARE_LOGGING_CATEGORY(lcTransport)
Q_DECLARE_LOGGING_CATEGORY(lcRpc)
Q_DECLARE_LOGGING_CATEGORY(lcAcp)
Q_DECLARE_LOGGING_CATEGORY(lcCore)
Q_DECLARE_LOGGING_CATEGORY(lcApp)
