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
    return SandboxNoticeTr::tr(
        "Belay runs in a Flatpak sandbox: it cannot start programs of your system, so neither agents nor commands, "
        "editors or git that are installed there. The demo agent, agents at an address (wss://…), and those of the "
        "registry that are whole programs work; of your files, they reach what is in your home folder.");
}

} // namespace app
