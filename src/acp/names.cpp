// SPDX-License-Identifier: Apache-2.0
#include "acp/names.h"

namespace acp {

QLatin1String nameOf(ToolKind value)
{
    switch (value) {
    case ToolKind::Read:
        return QLatin1String("read");
    case ToolKind::Edit:
        return QLatin1String("edit");
    case ToolKind::Delete:
        return QLatin1String("delete");
    case ToolKind::Move:
        return QLatin1String("move");
    case ToolKind::Search:
        return QLatin1String("search");
    case ToolKind::Execute:
        return QLatin1String("execute");
    case ToolKind::Think:
        return QLatin1String("think");
    case ToolKind::Fetch:
        return QLatin1String("fetch");
    case ToolKind::SwitchMode:
        return QLatin1String("switch_mode");
    case ToolKind::Other:
        return QLatin1String("other");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(ToolStatus value)
{
    switch (value) {
    case ToolStatus::Pending:
        return QLatin1String("pending");
    case ToolStatus::InProgress:
        return QLatin1String("in_progress");
    case ToolStatus::Completed:
        return QLatin1String("completed");
    case ToolStatus::Failed:
        return QLatin1String("failed");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(PlanStatus value)
{
    switch (value) {
    case PlanStatus::Pending:
        return QLatin1String("pending");
    case PlanStatus::InProgress:
        return QLatin1String("in_progress");
    case PlanStatus::Completed:
        return QLatin1String("completed");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(PermissionKind value)
{
    switch (value) {
    case PermissionKind::AllowOnce:
        return QLatin1String("allow_once");
    case PermissionKind::AllowAlways:
        return QLatin1String("allow_always");
    case PermissionKind::RejectOnce:
        return QLatin1String("reject_once");
    case PermissionKind::RejectAlways:
        return QLatin1String("reject_always");
    case PermissionKind::Unknown:
        return QLatin1String("unknown");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(Severity value)
{
    switch (value) {
    case Severity::Info:
        return QLatin1String("info");
    case Severity::Warning:
        return QLatin1String("warning");
    case Severity::Error:
        return QLatin1String("error");
    }
    return QLatin1String("unknown");
}

std::optional<ToolKind> toolKindNamed(const QString &name)
{
    for (int kind = 0; kind <= int(ToolKind::Other); ++kind) {
        if (name == nameOf(ToolKind(kind)))
            return ToolKind(kind);
    }
    return std::nullopt;
}

} // namespace acp
