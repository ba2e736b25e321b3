// SPDX-License-Identifier: Apache-2.0
#include "baseline.h"

#include <QByteArray>

#include <simdjson.h>

#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

qint64 monotonicNs()
{
    timespec t{};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1'000'000'000LL + t.tv_nsec;
}

namespace {

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

bool put(int fd, const QByteArray &line)
{
    return ::write(fd, line.constData(), size_t(line.size())) == ssize_t(line.size());
}

} // namespace

BaselineRun runBaseline(const QString &agent, const QString &prompt, int cancelAfterMs, bool parses)
{
    simdjson::ondemand::parser parser;
    std::string allSaid;
    BaselineRun run;
    int in[2], out[2];
    if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
        return run;
    const QByteArray program = agent.toLocal8Bit();
    const pid_t pid = ::fork();
    if (pid == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        ::execl(program.constData(), program.constData(), nullptr);
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    QByteArray session;
    put(in[1], "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1,"
               "\"clientCapabilities\":{}}}\n");
    std::vector<char> buffer(1 << 20);
    size_t used = 0;
    int stage = 0;
    qint64 started = 0;
    double cpu = 0;
    while (true) {
        pollfd waiting{out[0], POLLIN, 0};
        const bool cancelPending = stage == 2 && cancelAfterMs >= 0 && run.cancelNs == 0;
        const qint64 left = cancelPending ? qMax<qint64>(0, cancelAfterMs - (monotonicNs() - started) / 1'000'000) : -1;
        if (cancelPending && left == 0) {
            run.cancelNs = monotonicNs();
            put(in[1],
                "{\"jsonrpc\":\"2.0\",\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"" + session + "\"}}\n");
        }
        ::poll(&waiting, 1, int(left));
        if (!(waiting.revents & (POLLIN | POLLHUP)))
            continue;
        const ssize_t n = ::read(out[0], buffer.data() + used, 65536);
        if (n <= 0)
            break;
        used += size_t(n);
        size_t from = 0;
        while (const void *found = std::memchr(buffer.data() + from, '\n', used - from)) {
            const char *line = buffer.data() + from;
            const size_t size = size_t(static_cast<const char *>(found) - line);
            from += size + 1;
            const auto holds = [&](const char *text) {
                return ::memmem(line, size, text, std::strlen(text)) != nullptr;
            };
            if (stage == 0 && holds("\"id\":0")) {
                stage = 1;
                put(in[1], "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session/new\",\"params\":{\"cwd\":\"/"
                           "tmp\",\"mcpServers\":[]}}\n");
            } else if (stage == 1 && holds("\"id\":1")) {
                const QByteArray text(line, qsizetype(size));
                const qsizetype at = text.indexOf("\"sessionId\":\"") + 13;
                session = text.sliced(at, text.indexOf('"', at) - at);
                stage = 2;
                started = monotonicNs();
                cpu = cpuSeconds();
                put(in[1], "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"session/prompt\",\"params\":{\"sessionId\":\"" +
                               session + "\",\"prompt\":[{\"type\":\"text\",\"text\":\"" + prompt.toUtf8() +
                               "\"}]}}\n");
            } else if (stage == 2 && parses && size > 60 && !holds("stopReason")) {
                simdjson::ondemand::document document;
                std::string_view said;
                if (!parser.iterate(line, size, size + simdjson::SIMDJSON_PADDING).get(document) &&
                    !document["params"]["update"]["content"]["text"].get_string().get(said))
                    allSaid.append(said);
            } else if (stage == 2 && size < 200 && holds("stopReason")) {
                run.ok = true;
                run.seconds = double(monotonicNs() - started) / 1e9;
                run.cpuSeconds = cpuSeconds() - cpu;
                break;
            }
        }
        if (run.ok)
            break;
        std::memmove(buffer.data(), buffer.data() + from, used - from);
        used -= from;
        if (buffer.size() - used < 65536 + simdjson::SIMDJSON_PADDING)
            buffer.resize(buffer.size() * 2);
    }
    ::close(in[1]);
    ::close(out[0]);
    ::waitpid(pid, nullptr, 0);
    return run;
}
