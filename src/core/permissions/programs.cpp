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
/// Their arguments name another program.
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
/// They run the code that they are given.
constexpr const char *interpreters[] = {
    "python",  "pypy",   "ipython",   "node", "nodejs",     "deno",       "bun",     "tsx",    "ts-node",
    "perl",    "raku",   "ruby",      "irb",  "php",        "lua",        "luajit",  "tclsh",  "wish",
    "Rscript", "R",      "julia",     "ghc",  "runghc",     "runhaskell", "guile",   "racket", "sbcl",
    "clisp",   "elixir", "iex",       "erl",  "escript",    "groovy",     "scala",   "kotlin", "java",
    "jshell",  "swift",  "osascript", "pwsh", "powershell", "octave",     "gnuplot", "emacs",  "vi",
    "vim",     "nvim",   "ex",        "ed",   "sqlite",     "psql",       "mysql",   "m4"};
/// They run what a file, an option or a rule in the folder says: make SHELL=…, tar --to-command=…, sed 1e….
constexpr const char *runners[] = {
    "awk",       "gawk",    "mawk",   "nawk",    "sed",       "gsed",      "make",       "gmake",
    "bmake",     "cmake",   "ctest",  "ninja",   "meson",     "just",      "task",       "rake",
    "bundle",    "gem",     "gradle", "gradlew", "mvn",       "mvnw",      "ant",        "bazel",
    "bazelisk",  "buck",    "sbt",    "lein",    "scons",     "waf",       "tox",        "nox",
    "invoke",    "inv",     "npx",    "pnpx",    "bunx",      "yarn",      "pnpm",       "lerna",
    "nx",        "turbo",   "gulp",   "grunt",   "tar",       "bsdtar",    "gtar",       "rsync",
    "scp",       "sftp",    "zip",    "cpio",    "git-shell", "vagrant",   "ansible",    "ansible-playbook",
    "terraform", "packer",  "helm",   "crontab", "systemctl", "launchctl", "xdg-open",   "open",
    "man",       "less",    "more",   "most",    "ctags",     "entr",      "pre-commit", "husky",
    "act",       "composer"};

/// Programs that run others only under some of their words.
struct Verbs
{
    const char *program;
    std::initializer_list<const char *> verbs;   ///< that run what comes behind them, or what a file says
    std::initializer_list<const char *> options; ///< with which anything is run, wherever they stand
};
const Verbs verbs[] = {
    {"git",
     {"bisect", "clone", "submodule", "filter-branch", "rebase", "difftool", "mergetool", "config", "hook",
      "remote-ext", "instaweb", "daemon", "send-email", "web--browse", "maintenance", "for-each-repo"},
     {"-c", "-C", "--config-env", "--exec-path", "--git-dir", "--work-tree", "--upload-pack", "--receive-pack",
      "--exec", "--ext-diff", "--open-files-in-pager", "--output", "--template", "--config", "-O"}},
    {"npm",
     {"run", "run-script", "rum",  "urn",     "exec",    "x",       "test",   "t",
      "tst", "start",      "stop", "restart", "explore", "init",    "create", "install-test",
      "it",  "rebuild",    "edit", "config",  "set",     "publish", "pack"},
     {"--script-shell", "--node-options", "--shell", "--git", "--globalconfig", "--userconfig", "--editor",
      "--viewer"}},
    {"cargo", {"run", "r", "install", "bench"}, {"--config"}},
    {"go", {"run", "generate", "tool", "get", "install"}, {"-exec", "-toolexec", "-vettool", "--exec", "--toolexec"}},
    {"dotnet", {"run", "exec", "tool", "watch", "script", "msbuild"}, {}},
    {"pip", {"install", "wheel", "download", "config"}, {"--python"}},
    {"hg", {}, {"--config", "--ssh"}},
    {"svn", {}, {"--config-option", "--diff-cmd", "--editor-cmd", "--config-dir"}},
    {"rg", {}, {"--pre", "--hostname-bin"}},
    {"sort", {}, {"--compress-program"}},
    {"curl", {}, {"-K", "--config"}},
    {"wget", {}, {"--use-askpass", "--config", "-e", "--execute"}},
    {"split", {}, {"--filter"}},
    {"pytest", {}, {"-p", "-c", "--rootdir", "--confcutdir", "--override-ini", "-o"}},
};

template <class List> bool isOne(const List &names, const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

/// python3.11, lua5.4 and g++-13 are what they are without the number.
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
    QString file;        ///< empty: it is not there
    bool isClear = true; ///< false: it depends on where one stands
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
    if (said == name)
        return true;
    // Long ones may be cut short: --upload-p
    if (name.startsWith(QStringLiteral("--")))
        return said.size() > 2 && name.startsWith(said);
    // -cx=y, -Cfolder, and several in one word: -nOprogram
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

bool runsOthers(const QStringList &words)
{
    if (words.isEmpty())
        return false;
    const QString &program = words.front();
    if (isShell(program) || isInterpreter(program) || isWrapper(program) || isNamed(runners, program))
        return true;
    for (const Verbs &known : verbs) {
        if (withoutVersion(programName(program)) != QLatin1String(known.program))
            continue;
        for (qsizetype i = 1; i < words.size(); ++i) {
            if (std::any_of(known.options.begin(), known.options.end(),
                            [&](const char *option) { return isOption(words[i], option); }))
                return true;
        }
        const auto verb =
            std::find_if(words.begin() + 1, words.end(), [](const QString &w) { return !w.startsWith(u'-'); });
        return verb != words.end() && isOne(known.verbs, *verb);
    }
    return false;
}

bool hasVerbs(const QString &program)
{
    return std::any_of(std::begin(verbs), std::end(verbs), [&program](const Verbs &known) {
        return known.verbs.size() > 0 && isNamed(std::initializer_list<const char *>{known.program}, program);
    });
}

} // namespace core
