// SPDX-License-Identifier: Apache-2.0
#include "demoagent/eventlog.h"

#include <QJsonDocument>

#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

static void writeLine(int fd, const QJsonObject &line)
{
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    // A single write() of a short line, so that lines of several threads do not mix.
    [[maybe_unused]] const ssize_t n = ::write(fd, bytes.constData(), size_t(bytes.size()));
}

void logEvent(QLatin1StringView event, QJsonObject fields)
{
    static const int fd = [] {
        const char *name = std::getenv("BELAY_DEMO_LOG");
        return name ? ::open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644) : -1;
    }();
    if (fd < 0)
        return;
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    fields["event"_L1] = event;
    fields["ns"_L1] = qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
    writeLine(fd, fields);
}

void logToStderr(const QJsonObject &line)
{
    writeLine(STDERR_FILENO, line);
}

} // namespace demoagent
