// SPDX-License-Identifier: Apache-2.0
#include "cli/unixsignals.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace cli {

namespace {

sigset_t wanted()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    // If SIGHUP is ignored, as under nohup, it must stay so: a blocked signal would arrive all the same.
    struct sigaction hangup = {};
    if (::sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN)
        sigaddset(&set, SIGHUP);
    return set;
}

} // namespace

void UnixSignals::block()
{
    const sigset_t set = wanted();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

UnixSignals::UnixSignals(QObject *parent) : QObject(parent)
{
    block();
    const sigset_t set = wanted();
    m_descriptor = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    auto *notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo info{};
        while (::read(m_descriptor, &info, sizeof info) == sizeof info)
            Q_EMIT interrupted(int(info.ssi_signo));
    });
}

UnixSignals::~UnixSignals()
{
    ::close(m_descriptor);
}

} // namespace cli

#include "moc_unixsignals.cpp"
