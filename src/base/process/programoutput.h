// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <optional>

namespace base {

/// A program that is asked for what it prints.
struct ProgramQuestion
{
    QString program;
    QStringList arguments;
    QProcessEnvironment environment;
    QString folder = QStringLiteral("/");     ///< working directory
    QByteArray input = {};                    ///< standard input
    qsizetype mostPrinted = 64 * 1024 * 1024; ///< bytes
};

/// What it prints to standard output; none if it cannot be started, fails, prints too much, or takes longer than until
/// \p deadline: then it is killed. What it says to standard error is dropped. Blocks; any thread.
std::optional<QByteArray> outputOf(const ProgramQuestion &question, const QDeadlineTimer &deadline);

} // namespace base
