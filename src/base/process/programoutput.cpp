// SPDX-License-Identifier: Apache-2.0
#include "base/process/programoutput.h"

#include <QProcess>

#include <algorithm>

namespace base {

std::optional<QByteArray> outputOf(const ProgramQuestion &question, const QDeadlineTimer &deadline)
{
    QProcess process;
    process.setProcessEnvironment(question.environment);
    process.setWorkingDirectory(question.folder);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(question.program, question.arguments);
    process.write(question.input);
    process.closeWriteChannel();
    QByteArray out;
    while (process.state() != QProcess::NotRunning && !deadline.hasExpired() && out.size() <= question.mostPrinted) {
        // The input is written meanwhile; a timer that never expires has -1 left.
        const qint64 left = deadline.isForever() ? -1 : std::max<qint64>(1, deadline.remainingTime());
        process.waitForReadyRead(int(left));
        out += process.readAllStandardOutput();
    }
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    out += process.readAllStandardOutput();
    const bool isAnswer = process.error() != QProcess::FailedToStart && process.exitStatus() == QProcess::NormalExit &&
                          process.exitCode() == 0 && out.size() <= question.mostPrinted;
    return isAnswer ? std::optional(out) : std::nullopt;
}

} // namespace base
