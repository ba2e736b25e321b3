// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/commands/commandrunner.h"

namespace cli {

/// Runs commands in the terminal that Belay itself was started in: they use its input and output directly, so `output`
/// and `write()` do nothing. Ctrl-C reaches them as it reaches Belay.
class ForegroundRunner final : public core::CommandRunner
{
public:
    std::unique_ptr<core::Command> create(const core::CommandLine &line) override;
};

} // namespace cli
