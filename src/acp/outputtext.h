// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace acp {

/// What a command has printed, from the `rawOutput` of its call (JSON text), for which agents have shapes of their own.
/// Empty: no output in it. With its escape sequences, if there are any.
QString outputText(const QString &rawOutput);

} // namespace acp
