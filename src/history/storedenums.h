// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/error.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "proxy/networkrules.h"

#include <optional>
#include <type_traits>

namespace history {

/// The last enumerator of each enum whose numbers are stored. New enumerators are only appended: one inserted in
/// between would change the meaning of stored numbers. A new one becomes the last here, and the format of structures
/// that contain it is raised. An enum that is not listed here cannot be stored.
template <class Enum> struct LastStored;
// clang-format off
template <> struct LastStored<acp::CompactionStatus> { static constexpr auto value = acp::CompactionStatus::Unknown; };
template <> struct LastStored<acp::PermissionKind> { static constexpr auto value = acp::PermissionKind::Unknown; };
template <> struct LastStored<acp::PlanPriority> { static constexpr auto value = acp::PlanPriority::Low; };
template <> struct LastStored<acp::PlanStatus> { static constexpr auto value = acp::PlanStatus::Completed; };
template <> struct LastStored<acp::Severity> { static constexpr auto value = acp::Severity::Error; };
template <> struct LastStored<acp::ToolKind> { static constexpr auto value = acp::ToolKind::Other; };
template <> struct LastStored<base::Origin> { static constexpr auto value = base::Origin::Network; };
template <> struct LastStored<core::CommandEnd> { static constexpr auto value = core::CommandEnd::NotRunAgain; };
template <> struct LastStored<core::ElicitationEnd> { static constexpr auto value = core::ElicitationEnd::EndedWithTurn; };
template <> struct LastStored<core::PermissionEnd> { static constexpr auto value = core::PermissionEnd::EndedWithTurn; };
template <> struct LastStored<core::RunEnd> { static constexpr auto value = core::RunEnd::LetGoWithSession; };
template <> struct LastStored<core::SessionRestored::Kind> { static constexpr auto value = core::SessionRestored::Kind::Imported; };
template <> struct LastStored<core::StoppedBy> { static constexpr auto value = core::StoppedBy::TimeLimit; };
template <> struct LastStored<core::TurnEnd> { static constexpr auto value = core::TurnEnd::StoppedByLimit; };
template <> struct LastStored<proxy::NetworkLevel> { static constexpr auto value = proxy::NetworkLevel::Only; };
template <> struct LastStored<ReportRow::Actor> { static constexpr auto value = ReportRow::Actor::TurnsEnd; };
template <> struct LastStored<ReportRow::Section> { static constexpr auto value = ReportRow::Section::Contacted; };
template <> struct LastStored<ReportRow::Reason> { static constexpr auto value = ReportRow::Reason::NotRunAgain; };
template <> struct LastStored<ToolState> { static constexpr auto value = ToolState::Cancelled; };
// clang-format on

/// The enumerator for a stored \p number; null if there is none: the store is damaged.
template <class Enum> std::optional<Enum> storedEnum(qint64 number)
{
    static_assert(std::is_enum_v<Enum>);
    if (number < 0 || number > qint64(LastStored<Enum>::value))
        return {};
    return Enum(number);
}

} // namespace history
