// SPDX-License-Identifier: Apache-2.0
#include "app/window/sandboxnotice.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace app {

namespace {

struct SandboxNoticeTr
{
    Q_DECLARE_TR_FUNCTIONS(app::SandboxNotice)
};

} // namespace

QString sandboxNotice(const QString &info)
{
    if (!QFileInfo::exists(info))
        return {};
    return SandboxNoticeTr::tr("Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on "
                               "your system. What works: the demo agent, agents at an address (wss://…), and whole "
                               "programs from the registry. They reach only your home folder.");
}

} // namespace app
