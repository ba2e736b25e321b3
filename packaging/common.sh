# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# What setup, run, test and threads have in common. To be sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/belay
# shellcheck disable=SC2034  # used by those who source this
jobs=$(nproc)

say() { if [ -t 1 ]; then printf '\033[1m==>\033[0m %s\n' "$*"; else printf '==> %s\n' "$*"; fi; }
die() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

distribution() { # prints the ID of the distribution, or the one it descends from when that is Debian
    local ID='' ID_LIKE=''
    # shellcheck disable=SC1091
    [ -r /etc/os-release ] && . /etc/os-release
    case " $ID $ID_LIKE " in
    *" debian "* | *" ubuntu "*) echo debian ;;
    *) echo "${ID:-unknown}" ;;
    esac
}

# KSyntaxHighlighting for Qt 6 as the distribution's own package: true from Debian 13 and Ubuntu 25.04 on.
has_packaged_ksyntax() {
    # Whole answers, then a look: grep -q would end its pipe early, and pipefail would call that a no.
    [ "$(dpkg-query -W -f '${db:Status-Status}' libkf6syntaxhighlighting-dev 2>/dev/null)" = installed ] ||
        [[ "$(apt-cache policy libkf6syntaxhighlighting-dev 2>/dev/null)" =~ Candidate:\ [0-9] ]]
}

# shellcheck disable=SC2034  # used by setup
ksyntax_prefix=$cache/ksyntax

# configure PRESET [ARGUMENT of cmake...]: only when something of it is new; everything else ninja sees by itself.
configure() {
    local build=$root/build/$1 arguments=("${@:2}")
    if command -v ccache >/dev/null; then
        # Without these ccache does not take files with a precompiled header, and knows nothing of another checkout.
        export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
    fi
    if [ -f "$build/build.ninja" ] && [ ! "$root/CMakePresets.json" -nt "$build/CMakeCache.txt" ] &&
        [ "$(cat "$build/arguments" 2>/dev/null)" = "${arguments[*]}" ]; then
        return 0
    fi
    say "Configuring build/$1"
    (cd "$root" && cmake --preset "$1" "${arguments[@]}") ||
        die "cmake could not configure build/$1: the lines above name what is missing (CONTRIBUTING.md lists the packages)."
    echo "${arguments[*]}" >"$build/arguments"
}

# build PRESET [TARGET...]
build() {
    local targets=()
    [ $# = 1 ] || targets=(--target "${@:2}")
    say "Building with $jobs jobs"
    (cd "$root" && cmake --build --preset "$1" -j "$jobs" "${targets[@]}") ||
        die "the build failed: see the first error above."
}

# begin_tests PRESET FOLDER...: the tests that tested() runs are those of these folders of build/PRESET.
begin_tests() {
    test_preset=$1 test_folders=("${@:2}") flaky=() broken=()
    own=$(mktemp -d)
    trap 'rm -rf "$own"' EXIT
    chmod 755 "$own"
}

# tested NAME [COMMAND of who...] -- [arguments of ctest]: beside the build, which may belong to somebody else, so ctest
# does not read the preset, which says the same. What fails is run again alone, twice; what then passes is flaky, unless
# ThreadSanitizer has seen a race: one that is seen once is there.
tested() {
    local name=$1 as=() test folder
    shift
    while [ "$1" != -- ]; do as+=("$1") && shift; done
    shift
    mkdir "$own/$name" "$own/$name"/{ctest,home,run,tmp}
    for folder in "${test_folders[@]}"; do
        echo "subdirs(\"$root/build/$test_preset/$folder\")"
    done >"$own/$name/ctest/CTestTestfile.cmake"
    [ "$name" != nobody ] || chown -R nobody:nogroup "$own/$name"
    local run=("${as[@]}" env -C "$own/$name/ctest" HOME="$own/$name/home" XDG_RUNTIME_DIR="$own/$name/run"
        TMPDIR="$own/$name/tmp" ASAN_OPTIONS=detect_leaks=1:malloc_context_size=10:quarantine_size_mb=16
        LSAN_OPTIONS="suppressions=$root/tests/leaks.supp:print_suppressions=0"
        TSAN_OPTIONS="suppressions=$root/tests/threads.supp:print_suppressions=0:report_mutex_bugs=0:second_deadlock_stack=1"
        UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 ctest --output-on-failure --no-tests=error --timeout 600)
    say "Testing as $name"
    # Half of their time tests wait for processes and for the disk.
    ! "${run[@]}" --parallel $((jobs + 2)) "$@" || return 0

    local log=$own/$name/ctest/Testing/Temporary
    cp "$log/LastTest.log" "$own/first.log"
    mapfile -t again < <(sed 's/^[0-9]*://' "$log/LastTestsFailed.log" 2>/dev/null)
    [ ${#again[@]} -gt 0 ] || die "ctest could not run the tests."
    for test in "${again[@]}"; do
        sed -n "/^[0-9]*\/[0-9]* Testing: $test\$/,/^\"$test\" time elapsed/p" "$own/first.log" >"$own/$test.log"
        if grep -q 'WARNING: ThreadSanitizer' "$own/$test.log"; then
            broken+=("$test")
            continue
        fi
        say "Again, alone: $test"
        if "${run[@]}" -R "^$test\$" --repeat until-fail:2; then
            flaky+=("$test")
        else
            broken+=("$test")
        fi
    done
}

# tested_unprivileged PROGRAM [ARGUMENT...] -- [arguments of ctest]: as who this is; where it is root as nobody, before
# whom the modes of files hold, if PROGRAM can be started by nobody.
tested_unprivileged() {
    local program=()
    while [ "$1" != -- ]; do program+=("$1") && shift; done
    shift
    local nobody=(setpriv --reuid nobody --regid nogroup --clear-groups)
    if [ "$(id -u)" != 0 ]; then
        tested "$(id -un)" -- "$@"
    # What is built may stand, or have its libraries, where nobody else may look: in a home of 0700, say.
    elif "${nobody[@]}" env -i QT_QPA_PLATFORM=offscreen "${program[@]}" >/dev/null 2>&1; then
        tested nobody "${nobody[@]}" -- "$@"
    else
        tested unprivileged setpriv --inh-caps=-all --bounding-set=-all -- "$@"
    fi
}

# end_tests: says what was flaky, and dies of what is broken.
end_tests() {
    local test
    for test in "${flaky[@]}"; do
        say "Flaky: $test failed, and passed twice when it ran alone. What it printed first:"
        tail -n 200 "$own/$test.log"
    done
    if [ ${#broken[@]} -gt 0 ]; then
        for test in "${broken[@]}"; do
            echo "failed: $test; to run it alone: ctest --preset $test_preset -R '^$test\$'"
        done
        die "${#broken[@]} tests failed: they are listed above, with what they printed."
    fi
    [ ${#flaky[@]} = 0 ] || say "${#flaky[@]} flaky: ${flaky[*]}"
    say "All tests passed"
}
