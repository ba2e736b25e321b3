// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/sessionlook.h"

namespace widgets {

SessionLook lookOf(models::SessionsModel::StateIcon state)
{
    using Icon = models::SessionsModel::StateIcon;
    switch (state) {
    case Icon::Running:
        return {QStringLiteral("running"), &Theme::running};
    case Icon::Waits:
        return {QStringLiteral("waits"), &Theme::waits};
    case Icon::Stopped:
        return {QStringLiteral("stopped"), &Theme::stopped};
    case Icon::Failed:
        return {QStringLiteral("failed"), &Theme::failed};
    case Icon::RunsOn:
        return {QStringLiteral("terminal"), &Theme::running};
    case Icon::Finished:
        break;
    }
    return {QStringLiteral("finished"), nullptr};
}

} // namespace widgets
