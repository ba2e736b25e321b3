// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

/// How many items of a list of the agent's are taken. An honest agent has a tenth of it; a list of any length would
/// freeze whoever shows it. What is beyond is counted, and the user is told.
namespace acp::bounds {

inline constexpr size_t loginMethods = 12;
inline constexpr size_t loginVariables = 24; ///< of one method
inline constexpr size_t arguments = 1000;    ///< of a program, and variables in its environment
inline constexpr size_t modes = 200;
inline constexpr size_t options = 60;
inline constexpr size_t optionValues = 2000; ///< of one option: lists of models are long
inline constexpr size_t commands = 2000;
inline constexpr size_t planEntries = 1000;
inline constexpr size_t permissionOptions = 40;
inline constexpr size_t toolContents = 2000;      ///< of one call
inline constexpr size_t locations = 2000;         ///< of one call
inline constexpr size_t formChoices = 2000;       ///< of one field
inline constexpr size_t storedSessions = 200'000; ///< of one answer to `session/list`

} // namespace acp::bounds
