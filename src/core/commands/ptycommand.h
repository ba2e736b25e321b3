// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/commands/commandrunner.h"

#include <memory>

namespace core {

/// Runs commands in a pseudo terminal and a session of their own, so that they colour and flush their output as people
/// are used to. They end with their whole process tree: see base::GuardedProcess.
class PtyRunner final : public CommandRunner
{
public:
    std::unique_ptr<Command> create(const CommandLine &line) override;
};

} // namespace core
