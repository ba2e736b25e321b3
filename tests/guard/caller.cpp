// SPDX-License-Identifier: Apache-2.0
/// Connects to each socket that it is given, an abstract one after an @, and says what came of it.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, argv[i], sizeof address.sun_path - 1);
        if (address.sun_path[0] == '@')
            address.sun_path[0] = '\0';
        const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const bool answers = ::connect(fd, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
        std::printf("%s\n", answers ? "answers" : std::strerror(errno));
        ::close(fd);
    }
    return 0;
}
