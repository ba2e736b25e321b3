# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# What setup, run and test have in common. To be sourced.

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
