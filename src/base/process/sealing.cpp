// SPDX-License-Identifier: Apache-2.0
#include "base/process/sealing.h"

#include "base/process/ownprogram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <iterator>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

namespace base {

namespace {

constexpr int handedOver = 3;          ///< user namespace, mount namespace, root folder
constexpr int handedOverOfNetwork = 5; ///< and network namespace, listening socket
constexpr size_t longestReport = 8192;
constexpr int probeLimit = 10'000; ///< ms

struct StepName
{
    const char *name;
    SealFailure::Step step;
};
using Step = SealFailure::Step;
/// The names that `belay-seal` reports for failed steps (guard/seal).
constexpr StepName stepNames[] = {
    {"option", Step::Option},    {"root", Step::Root},           {"find", Step::Path},
    {"open", Step::Path},        {"namespace", Step::Namespace}, {"map", Step::Namespace},
    {"slave", Step::Namespace},  {"enter", Step::Namespace},     {"loopback", Step::Network},
    {"listen", Step::Network},   {"store", Step::Store},         {"overlay", Step::Overlay},
    {"bind", Step::Mount},       {"hide", Step::Mount},          {"read-only", Step::Mount},
    {"writable", Step::Mount},   {"rights", Step::Rights},       {"scope", Step::Rights},
    {"folder", Step::Folder},    {"read", Step::Semantics},      {"write", Step::Semantics},
    {"delete", Step::Semantics}, {"refresh", Step::Semantics},   {"probe", Step::Semantics},
    {"run", Step::Run},
};

QStringList planArguments(const SealPlan &plan)
{
    QStringList arguments;
    const auto add = [&arguments](const QString &option, const QList<SealPlan::Folder> &folders) {
        for (const SealPlan::Folder &folder : folders)
            arguments << option << folder.path << folder.store;
    };
    add(QStringLiteral("--overlay"), plan.overlays);
    add(QStringLiteral("--copy"), plan.copies);
    for (const QString &path : plan.writable)
        arguments << QStringLiteral("--writable") << path;
    for (const QString &path : plan.hidden)
        arguments << QStringLiteral("--hide") << path;
    for (const QString &path : plan.shown)
        arguments << QStringLiteral("--show") << path;
    for (const QString &path : plan.frozen)
        arguments << QStringLiteral("--freeze") << path;
    if (!plan.temporary.isEmpty())
        arguments << QStringLiteral("--tmp") << plan.temporary;
    if (plan.onlyPort != 0)
        arguments << QStringLiteral("--listen") << QString::number(plan.onlyPort);
    return arguments;
}

/// The descriptors that came with a message; if their number is not the expected one, all are closed.
QList<int> descriptorsOf(msghdr &message)
{
    QList<int> descriptors;
    for (cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
            continue;
        const size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; ++i) {
            int fd = -1;
            std::memcpy(&fd, CMSG_DATA(header) + i * sizeof fd, sizeof fd);
            descriptors << fd;
        }
    }
    return descriptors;
}

} // namespace

Sealing::Sealing(SealPlan plan, const QString &folder, const QStringList &program) : m_plan(std::move(plan))
{
    openReport();
    m_arguments += planArguments(m_plan);
    m_arguments << QStringLiteral("--cd") << folder << QStringLiteral("--");
    m_arguments += program;
}

Sealing::Sealing(std::shared_ptr<const SealedView> view, const QString &folder, const QStringList &program)
    : m_view(std::move(view))
{
    openReport();
    m_arguments += m_view->enterArguments(folder, program);
}

QString Sealing::sealProgram()
{
    return ownProgram(QStringLiteral("belay-seal"), "BELAY_SEAL");
}

std::optional<SealFailure> Sealing::probe(const QString &folder, const QString &place)
{
    const QTemporaryDir store(place + QStringLiteral("/probe-XXXXXX"));
    if (!store.isValid())
        return SealFailure{Step::Store, EIO, place};
    Sealing sealing;
    sealing.openReport();
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setChildProcessModifier([fd = sealing.programEnd()] { ::fcntl(fd, F_SETFD, 0); });
    process.start(sealProgram(), sealing.m_arguments + QStringList{QStringLiteral("--probe"),
                                                                   QStringLiteral("--overlay"), folder, store.path()});
    const bool isDone = process.waitForFinished(probeLimit);
    if (!isDone) {
        process.kill();
        process.waitForFinished();
    }
    // The kernel leaves folders behind that may not be looked into.
    for (const char *left : {"/work/work", "/probe/store/work/work"})
        QFile::setPermissions(store.path() + QLatin1String(left),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (isDone && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return std::nullopt;
    sealing.closeProgramEnd();
    sealing.read(true);
    return sealing.m_failure;
}

void Sealing::openReport()
{
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
        m_failure = {Step::NoProgram, errno};
        m_state = State::Failed;
        return;
    }
    m_reportEnd = Descriptor(ends[0]);
    m_programEnd = Descriptor(ends[1]);
    m_arguments << QStringLiteral("--report") << QString::number(ends[1]);
}

Sealing::State Sealing::read(bool programEnded)
{
    while (m_state == State::Underway) {
        QByteArray line(qsizetype(longestReport), Qt::Uninitialized);
        iovec part{line.data(), longestReport};
        alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * handedOverOfNetwork)] = {};
        msghdr message{};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        message.msg_control = control;
        message.msg_controllen = sizeof control;
        const ssize_t size = ::recvmsg(m_reportEnd.fd(), &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) && !programEnded)
            break;
        if (size <= 0) {
            m_state = m_handedOver ? State::Running : State::Failed;
            break;
        }
        const QList<int> descriptors = descriptorsOf(message);
        if (descriptors.size() == (m_plan.onlyPort != 0 ? handedOverOfNetwork : handedOver)) {
            const auto descriptor = [&descriptors](int i) { return Descriptor(descriptors.value(i, -1)); };
            auto made = std::make_shared<SealedView>(
                m_plan, SealedView::Handles{descriptor(0), descriptor(1), descriptor(2), descriptor(3), descriptor(4)});
            // Of a view that was entered everything is known, its network included.
            if (!m_view)
                m_view = std::move(made);
            m_handedOver = true;
        } else {
            std::for_each(descriptors.begin(), descriptors.end(), ::close);
            line.truncate(size);
            m_failure = sealFailure(line);
            m_state = State::Failed;
        }
    }
    return m_state;
}

SealFailure sealFailure(const QByteArray &line)
{
    const QByteArray trimmed = line.endsWith('\n') ? line.chopped(1) : line;
    const qsizetype first = trimmed.indexOf(' ');
    const qsizetype second = first < 0 ? -1 : trimmed.indexOf(' ', first + 1);
    if (second < 0)
        return {};
    const QByteArray name = trimmed.left(first);
    const auto *const found = std::find_if(std::begin(stepNames), std::end(stepNames),
                                           [&name](const StepName &step) { return name == step.name; });
    if (found == std::end(stepNames))
        return {};
    return {found->step, trimmed.mid(first + 1, second - first - 1).toInt(),
            QFile::decodeName(trimmed.mid(second + 1))};
}

} // namespace base
