// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

struct TestClass
{
    QByteArray name;
    RunTestClass run;
};

std::vector<TestClass> &classes()
{
    static std::vector<TestClass> all;
    return all;
}

int usage(const char *program)
{
    std::fprintf(stderr,
                 "usage: %s CLASS [--part K/N] [arguments of Qt Test]\n\n"
                 "  --part K/N   of its functions and rows of data each Nth, from the Kth on\n\nIts classes:\n",
                 program);
    for (const TestClass &one : classes())
        std::fprintf(stderr, "  %s\n", one.name.constData());
    return 2;
}

/// Without an application's name of its own two classes of a folder would share settings and stores.
QByteArray programName(const TestClass &test)
{
    return "tst_" + test.name.toLower();
}

/// What Qt Test prints of the class's functions and rows, in a child, because it ends the process. Empty: it failed.
QByteArray listed(const TestClass &test)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        QByteArray name = programName(test), option("-datatags");
        char *arguments[] = {name.data(), option.data(), nullptr};
        std::exit(test.run(2, arguments));
    }
    ::close(ends[1]);
    QByteArray out;
    char buffer[4096];
    for (ssize_t n; (n = ::read(ends[0], buffer, sizeof buffer)) > 0;)
        out.append(buffer, n);
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? out : QByteArray();
}

/// "function" or "function:row", as Qt Test takes them; each Nth.
QByteArrayList partOf(const TestClass &test, int k, int n)
{
    QByteArrayList part;
    int i = 0;
    for (const QByteArray &line : listed(test).split('\n')) {
        // The class, the function and, if there is one, the row, whose name may have blanks in it.
        const qsizetype function = line.indexOf(' ') + 1;
        if (function == 0 || i++ % n != k - 1)
            continue;
        const qsizetype row = line.indexOf(' ', function);
        part << (row < 0 ? line.mid(function) : line.mid(function, row - function) + ':' + line.mid(row + 1));
    }
    return part;
}

} // namespace

bool addTestClass(const char *className, RunTestClass run)
{
    classes().push_back({className + (qstrncmp(className, "Test", 4) == 0 ? 4 : 0), run});
    return true;
}

int main(int argc, char **argv)
{
    const auto test = std::find_if(classes().begin(), classes().end(),
                                   [argc, argv](const TestClass &one) { return argc > 1 && one.name == argv[1]; });
    if (test == classes().end())
        return usage(argv[0]);

    QByteArrayList arguments{programName(*test)};
    int first = 2;
    if (argc > 2 && std::strcmp(argv[2], "--part") == 0) {
        int k = 0, n = 0;
        if (argc < 4 || std::sscanf(argv[3], "%d/%d", &k, &n) != 2 || k < 1 || k > n)
            return usage(argv[0]);
        const QByteArrayList part = partOf(*test, k, n);
        if (part.isEmpty()) {
            std::fprintf(stderr, "%s: there is no part %s of %s\n", argv[0], argv[3], argv[1]);
            return 2;
        }
        arguments << part;
        first = 4;
    }
    for (int i = first; i < argc; ++i)
        arguments << argv[i];
    std::vector<char *> raw;
    for (QByteArray &argument : arguments)
        raw.push_back(argument.data());
    raw.push_back(nullptr);
    const int failed = test->run(int(arguments.size()), raw.data());
    if (failed != 0 && qEnvironmentVariableIsSet("BELAY_TEST_ALONE"))
        std::printf("To run it alone: %s\n", qgetenv("BELAY_TEST_ALONE").constData());
    return failed;
}
