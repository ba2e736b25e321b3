// SPDX-License-Identifier: Apache-2.0
#include "transport/sealfailuretext.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>

namespace transport {

namespace {

/// Where Belay's package puts it.
constexpr char profile[] = "/etc/apparmor.d/belay-seal";

struct SealFailureTr
{
    Q_DECLARE_TR_FUNCTIONS(transport::SealFailure)
};

QString namespaceReason(int error, AppArmor apparmor)
{
    const bool isRefused = error == EPERM || error == EACCES;
    if (apparmor == AppArmor::HasProfile && isRefused)
        return SealFailureTr::tr("This system makes user namespaces only for programs with an AppArmor profile. The "
                                 "one for belay-seal is not loaded. This loads it: %1")
            .arg(QStringLiteral("sudo apparmor_parser -r ") + QLatin1String(profile));
    if (apparmor == AppArmor::WantsProfile && isRefused)
        return SealFailureTr::tr("This system makes user namespaces only for programs with an AppArmor profile. "
                                 "belay-seal has none; the manual (F1) has one to copy.");
    if (error == ENOSPC)
        return SealFailureTr::tr("This system allows no user namespaces (user.max_user_namespaces).");
    if (isRefused)
        return SealFailureTr::tr("This system, or the container that Belay runs in, allows no user namespaces.");
    return SealFailureTr::tr("This kernel has no user namespaces.");
}

QString overlayReason(const QString &path, int error)
{
    if (error == ENODEV)
        return SealFailureTr::tr("This kernel has no overlay file system.");
    if (error == EINVAL)
        return SealFailureTr::tr(
                   "%1 cannot be part of an overlay: another file system is mounted inside it, or Belay's "
                   "data folder is on one that cannot take what is written.")
            .arg(path);
    return SealFailureTr::tr("The overlay over %1 was refused: %2.")
        .arg(path, QString::fromLocal8Bit(std::strerror(error)));
}

QString reason(const base::SealFailure &failure, AppArmor apparmor)
{
    using Step = base::SealFailure::Step;
    const QString path = base::visibleText(failure.path), words = QString::fromLocal8Bit(std::strerror(failure.error));
    switch (failure.step) {
    case Step::NoProgram:
        return SealFailureTr::tr("The program belay-seal, which does that, is missing or does not run.");
    case Step::Root:
        return SealFailureTr::tr("Belay runs as root, and some of root's rights cannot be taken from the agent here "
                                 "(%1: %2). Start Belay as yourself, or have the agent ask before it writes.")
            .arg(path, words);
    case Step::Namespace:
        return namespaceReason(failure.error, apparmor);
    case Step::Overlay:
        return overlayReason(path, failure.error);
    case Step::Store:
        return SealFailureTr::tr("The folder in which Belay keeps what is written cannot be used (%1): %2.")
            .arg(path, words);
    case Step::Path:
    case Step::Folder:
        return SealFailureTr::tr("%1 could not be opened: %2.").arg(path, words);
    case Step::Semantics:
        return SealFailureTr::tr("An overlay of this kernel does not do what holding back relies on (%1).").arg(path);
    case Step::Network:
        return SealFailureTr::tr("A network of its own could not be set up: %1.").arg(words);
    case Step::Option:
    case Step::Mount:
    case Step::Rights:
    case Step::Run:
        break;
    }
    return SealFailureTr::tr("A step of it failed at %1: %2.").arg(path, words);
}

} // namespace

QString sealFailureText(const base::SealFailure &failure, AppArmor apparmor)
{
    //: %1 is a sentence
    return SealFailureTr::tr("The agent was not started, because its changes could not be held back. %1")
        .arg(reason(failure, apparmor));
}

QString sealFailureText(const base::SealFailure &failure)
{
    QFile file(QStringLiteral("/proc/sys/kernel/apparmor_restrict_unprivileged_userns"));
    if (!file.open(QIODevice::ReadOnly) || file.read(1) != "1")
        return sealFailureText(failure, AppArmor::None);
    const bool hasProfile = QFile::exists(QLatin1String(profile));
    return sealFailureText(failure, hasProfile ? AppArmor::HasProfile : AppArmor::WantsProfile);
}

} // namespace transport
