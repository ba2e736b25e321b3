// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

/// A test whose tool is not on this machine is skipped, with the words that say which; in CI, where packaging/setup has
/// installed all of them, it fails: nothing is skipped there unseen. Leaves the test function.
#define SKIP_UNLESS_INSTALLED(condition, words)                      \
    do {                                                             \
        if (!(condition)) {                                          \
            if (qEnvironmentVariable("CI") == QLatin1String("true")) \
                QFAIL(words);                                        \
            QSKIP(words);                                            \
        }                                                            \
    } while (false)
