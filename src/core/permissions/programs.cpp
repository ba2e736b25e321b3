// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/programs.h"

#include "base/realpath.h"

#include <QFileInfo>

#include <algorithm>

namespace core {

namespace {

constexpr const char *shells[] = {"sh",  "bash",  "dash", "zsh",  "ksh", "mksh",   "fish",
                                  "ash", "rbash", "csh",  "tcsh", "nu",  "elvish", "xonsh"};
constexpr const char *systemFolders[] = {"/bin",         "/usr/bin",          "/usr/local/bin",
                                         "/sbin",        "/usr/sbin",         "/usr/local/sbin",
                                         "/usr/pkg/bin", "/opt/homebrew/bin", "/run/current-system/sw/bin"};
/// Programs whose arguments name another program to run.
constexpr const char *wrappers[] = {"env",
                                    "sudo",
                                    "doas",
                                    "su",
                                    "runuser",
                                    "pkexec",
                                    "xargs",
                                    "nohup",
                                    "nice",
                                    "ionice",
                                    "time",
                                    "timeout",
                                    "exec",
                                    "eval",
                                    "ssh",
                                    "setsid",
                                    "stdbuf",
                                    "unbuffer",
                                    "watch",
                                    "command",
                                    "builtin",
                                    "source",
                                    ".",
                                    "parallel",
                                    "script",
                                    "busybox",
                                    "toybox",
                                    "strace",
                                    "ltrace",
                                    "perf",
                                    "valgrind",
                                    "chroot",
                                    "flock",
                                    "systemd-run",
                                    "unshare",
                                    "nsenter",
                                    "taskset",
                                    "chrt",
                                    "numactl",
                                    "prlimit",
                                    "setarch",
                                    "find",
                                    "fd",
                                    "fdfind",
                                    "entr",
                                    "dbus-run-session",
                                    "xvfb-run",
                                    "trap",
                                    "coproc",
                                    "setpriv",
                                    "capsh",
                                    "firejail",
                                    "bwrap",
                                    "proot",
                                    "fakeroot",
                                    "catchsegv",
                                    "at",
                                    "batch",
                                    "screen",
                                    "tmux",
                                    "rlwrap",
                                    "expect",
                                    "gdb",
                                    "lldb",
                                    "docker",
                                    "podman",
                                    "nerdctl",
                                    "kubectl",
                                    "flatpak",
                                    "snap",
                                    "toolbox",
                                    "distrobox",
                                    "start-stop-daemon",
                                    "socat",
                                    "torsocks",
                                    "proxychains",
                                    "proxychains4",
                                    "mosh",
                                    "ssh-agent",
                                    "gpg-agent",
                                    "direnv",
                                    "nix-shell",
                                    "nix",
                                    "poetry",
                                    "pipenv",
                                    "uv",
                                    "uvx",
                                    "pipx",
                                    "hatch",
                                    "rye",
                                    "pdm",
                                    "conda",
                                    "mamba",
                                    "mise",
                                    "asdf",
                                    "volta",
                                    "corepack",
                                    "dotenv",
                                    "doppler",
                                    "op",
                                    "caffeinate",
                                    "cpulimit",
                                    "chpst",
                                    "runas",
                                    "hyperfine",
                                    "ld.so"};
/// Programs that run code given to them.
constexpr const char *interpreters[] = {
    "python",  "pypy",   "ipython",   "node", "nodejs",     "deno",       "bun",     "tsx",    "ts-node",
    "perl",    "raku",   "ruby",      "irb",  "php",        "lua",        "luajit",  "tclsh",  "wish",
    "Rscript", "R",      "julia",     "ghc",  "runghc",     "runhaskell", "guile",   "racket", "sbcl",
    "clisp",   "elixir", "iex",       "erl",  "escript",    "groovy",     "scala",   "kotlin", "java",
    "jshell",  "swift",  "osascript", "pwsh", "powershell", "octave",     "gnuplot", "emacs",  "vi",
    "vim",     "nvim",   "ex",        "ed",   "sqlite",     "psql",       "mysql",   "m4"};
/// Programs that run nothing else, whatever arguments follow: no other program and no file as code; they write nothing
/// that reading would not. Hooks and settings of a repository do not count, since they run without any argument. Shell
/// builtins that evaluate arithmetic (test, printf -v) are left out: an arithmetic expression can run commands.
struct Harmless
{
    const char *program;
    std::initializer_list<const char *> verbs{};   ///< one of these must follow; empty: any may
    std::initializer_list<const char *> without{}; ///< options that are not allowed anywhere; %: also inside words
};
const Harmless harmless[] = {
    {"git",
     {"status",       "log",         "show",        "diff",          "blame",      "annotate",     "grep",
      "shortlog",     "whatchanged", "reflog",      "rev-list",      "rev-parse",  "describe",     "name-rev",
      "ls-tree",      "ls-files",    "merge-base",  "cherry",        "show-ref",   "cat-file",     "var",
      "for-each-ref", "add",         "show-branch", "count-objects", "range-diff", "check-ignore", "check-attr",
      "branch",       "stash",       "checkout",    "switch",        "restore",    "reset",        "rm",
      "diff-tree",    "diff-index",  "diff-files",  "version"},
     {"--output", "--ext-diff", "--textconv", "--filters", "--help", "--show-signature", "--open-files-in-pager", "-O",
      "%G", "%(signature"}},
    {"git", {"commit"}, {"--help", "--gpg-sign", "-S"}},
    {"git", {"tag"}, {"--help", "--sign", "--local-user", "--verify", "-s", "-u", "-v", "%G", "%(signature"}},
    {"rg", {}, {"--pre", "--hostname-bin", "--search-zip", "-z"}},
    {"grep", {}, {"--filter", "--pager", "--view"}},
    {"egrep"},
    {"fgrep"},
    {"sort", {}, {"--compress-program", "--output", "-o"}},
    {"diff", {}, {"--paginate", "-l"}},
    {"tree", {}, {"-o", "-R"}},
    {"file", {}, {"--compile", "--uncompress", "--uncompress-noreport", "--no-sandbox", "-C", "-z", "-Z", "-S"}},
    {"ls"},
    {"cat"},
    {"tac"},
    {"head"},
    {"tail"},
    {"wc"},
    {"nl"},
    {"cut"},
    {"tr"},
    {"comm"},
    {"paste"},
    {"join"},
    {"fold"},
    {"fmt"},
    {"column"},
    {"rev"},
    {"od"},
    {"hexdump"},
    {"expand"},
    {"unexpand"},
    {"cmp"},
    {"stat"},
    {"du"},
    {"df"},
    {"basename"},
    {"dirname"},
    {"realpath"},
    {"readlink"},
    {"pwd"},
    {"echo"},
    {"true"},
    {"false"},
    {"seq"},
    {"date"},
    {"whoami"},
    {"id"},
    {"uname"},
    {"uptime"},
    {"nproc"},
    {"arch"},
    {"which"},
    {"whereis"},
    {"ps"},
    {"free"},
    {"jq"},
    {"md5sum"},
    {"sha1sum"},
    {"sha224sum"},
    {"sha256sum"},
    {"b2sum"},
    {"sha384sum"},
    {"sha512sum"},
    {"cksum"},
    {"base64"},
    {"base32"},
    {"mkdir"},
    {"touch"},
    {"rm"},
    {"rmdir"}};
/// Harmless options before git's command; any other may name a program, or where to find one.
constexpr const char *quietGitOptions[] = {"--no-pager", "-P", "--no-optional-locks", "--literal-pathspecs",
                                           "--no-replace-objects"};

template <class List> bool isOne(const List &names, const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

/// The name without a version: python3.11, lua5.4, g++-13.
QString withoutVersion(const QString &name)
{
    qsizetype end = name.size();
    while (end > 1 && (name.at(end - 1).isDigit() || name.at(end - 1) == u'.' || name.at(end - 1) == u'-'))
        --end;
    return name.left(end);
}

template <class List> bool isNamed(const List &names, const QString &program)
{
    const QString name = programName(program);
    return isOne(names, name) || isOne(names, withoutVersion(name));
}

struct Found
{
    QString file;        ///< empty: it does not exist
    bool isClear = true; ///< false: it depends on the current folder
};

Found inPath(const QString &name)
{
    const QStringList folders = qEnvironmentVariable("PATH").split(u':');
    for (const QString &folder : folders) {
        if (!folder.startsWith(u'/'))
            return {{}, false};
        const QFileInfo file(folder + u'/' + name);
        if (file.isFile() && file.isExecutable())
            return {file.filePath(), true};
    }
    return {};
}

bool isWithin(const QString &path, const QString &folder)
{
    return path == folder || path.startsWith(folder.endsWith(u'/') ? folder : QString(folder + u'/'));
}

bool isOption(const QString &word, const char *option)
{
    const QString name = QLatin1String(option), said = word.section(u'=', 0, 0);
    if (name.startsWith(u'%'))
        return word.contains(name);
    if (said == name)
        return true;
    // Long options may be abbreviated: --upload-p
    if (name.startsWith(QStringLiteral("--")))
        return said.size() > 2 && name.startsWith(said);
    // -cx=y, -Cfolder, and several letters in one word: -nOprogram
    return name.size() == 2 && word.size() > 1 && word.at(0) == u'-' && word.at(1) != u'-' && said.contains(name.at(1));
}

} // namespace

QString programName(const QString &program)
{
    return program.mid(program.lastIndexOf(u'/') + 1);
}

std::optional<QString> programFile(const QString &program, const QString &folder)
{
    QString file = program;
    if (!program.contains(u'/')) {
        file = inPath(program).file;
        if (file.isEmpty())
            return std::nullopt;
    } else if (!program.startsWith(u'/')) {
        file = folder + u'/' + program;
    }
    const base::RealPath real = base::realPath(file);
    return real.isKnown() ? std::optional(real.path) : std::nullopt;
}

bool isSameProgram(const QString &one, const QString &folder, const QString &other, const QString &otherFolder,
                   const QStringList &writable)
{
    const QString name = programName(one);
    if (name.isEmpty() || name != programName(other))
        return false;
    const bool isBare = !one.contains(u'/'), otherIsBare = !other.contains(u'/');
    if (isBare || otherIsBare) {
        const Found found = inPath(name);
        if (!found.isClear)
            return false;
        const base::RealPath real = base::realPath(found.file);
        if (!found.file.isEmpty() && std::any_of(writable.begin(), writable.end(), [&](const QString &w) {
                return isWithin(found.file, w) || !real.isKnown() || isWithin(real.path, w);
            }))
            return false;
        if (isBare && otherIsBare)
            return true;
    }
    const auto file = programFile(one, folder), otherFile = programFile(other, otherFolder);
    return file && file == otherFile;
}

bool isShell(const QString &program)
{
    return isNamed(shells, program);
}

bool isSystemShell(const QString &program)
{
    if (!isOne(shells, programName(program)))
        return false;
    const QString file = program.contains(u'/') ? program : inPath(program).file;
    const QFileInfo info(file);
    return isOne(systemFolders, file.left(file.lastIndexOf(u'/'))) && info.isFile() && info.isExecutable();
}

bool isInterpreter(const QString &program)
{
    return isNamed(interpreters, program);
}

bool isWrapper(const QString &program)
{
    return isNamed(wrappers, program);
}

bool runsNothingElse(const QStringList &words)
{
    if (words.isEmpty())
        return false;
    const QString name = programName(words.front());
    return std::any_of(std::begin(harmless), std::end(harmless), [&](const Harmless &known) {
        if (name != QLatin1String(known.program))
            return false;
        qsizetype first = 1;
        if (known.verbs.size() > 0) {
            while (first < words.size() && isOne(quietGitOptions, words[first]))
                ++first;
            if (first >= words.size() || !isOne(known.verbs, words[first]))
                return false;
            ++first;
        }
        return std::none_of(words.begin() + first, words.end(), [&known](const QString &word) {
            return std::any_of(known.without.begin(), known.without.end(),
                               [&word](const char *option) { return isOption(word, option); });
        });
    });
}

} // namespace core
