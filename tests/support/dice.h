// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QtGlobal>

/// For a test that tries something else each time: says its seed, and takes it from BELAY_SEED to try the same again.
inline QRandomGenerator &dice()
{
    static QRandomGenerator generator = [] {
        const quint32 given = qEnvironmentVariable("BELAY_SEED").toUInt();
        const quint32 seed = given ? given : QRandomGenerator::global()->generate() | 1;
        qInfo("the same again: BELAY_SEED=%u", seed);
        return QRandomGenerator(seed);
    }();
    return generator;
}
