#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs the counterparts into the folder it stands in, once per lock file. 77 says "skip": without npm there is
# nothing to talk to. In CI nothing may be skipped unseen.
set -eu
cd "$(dirname "$0")"
if ! command -v npm >/dev/null || ! command -v node >/dev/null; then
    echo "npm or node is not installed: Belay cannot be tried against the official SDK (packaging/setup test installs both)"
    [ "${CI:-}" = true ] && exit 1
    exit 77
fi
if cmp -s package-lock.json node_modules/.lock-installed; then
    echo "already installed"
    exit 0
fi
npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
cp package-lock.json node_modules/.lock-installed
