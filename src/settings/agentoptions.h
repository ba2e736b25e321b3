// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <QStringList>

#include <vector>

namespace settings {

/// Of the \p options of a session those that the next one can begin with: mode, model and thought level, without
/// descriptions and bounded.
std::vector<acp::ConfigOption> optionsToKeep(const std::vector<acp::ConfigOption> &options);

/// How a settings file keeps them, and back; what cannot be read is left out.
QStringList optionWords(const std::vector<acp::ConfigOption> &options);
std::vector<acp::ConfigOption> optionsFromWords(const QStringList &words);

} // namespace settings
