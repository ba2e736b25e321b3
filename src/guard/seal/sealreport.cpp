// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/sealreport.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace guard {

namespace {

constexpr int failedCode = 126;
int reportDescriptor = -1;

} // namespace

void reportTo(int descriptor)
{
    reportDescriptor = descriptor;
    ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

void failAt(const char *step, const std::string &path, int error)
{
    if (reportDescriptor >= 0) {
        const std::string line = std::string(step) + ' ' + std::to_string(error) + ' ' + path + '\n';
        [[maybe_unused]] const ssize_t sent = ::send(reportDescriptor, line.data(), line.size(), MSG_NOSIGNAL);
    } else {
        std::fprintf(stderr, "belay-seal: %s %s: %s\n", step, path.c_str(), std::strerror(error));
    }
    // Without exit handlers: half of the files that they would need are hidden by now.
    ::_exit(failedCode);
}

void failAt(const char *step, const std::string &path)
{
    failAt(step, path, errno);
}

void handOver(std::initializer_list<int> descriptors)
{
    if (reportDescriptor < 0)
        return;
    constexpr size_t most = 5;
    const size_t size = descriptors.size() * sizeof(int);
    char text[] = "sealed 0 \n";
    iovec part{text, sizeof text - 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * most)] = {};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(size);
    cmsghdr *const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(size);
    std::memcpy(CMSG_DATA(header), descriptors.begin(), size);
    if (::sendmsg(reportDescriptor, &message, MSG_NOSIGNAL) < 0)
        failAt("report");
}

} // namespace guard
