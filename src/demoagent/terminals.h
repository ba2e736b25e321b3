// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

namespace demoagent {

class PromptTurn;

struct CommandResult
{
    bool ok = false;
    bool truncated = false;
    QString status;
    QString output;
};

// Creates a terminal, waits for it, reads its output and releases it, updating the tool call.
CommandResult runCommand(PromptTurn &turn, const QString &call, const QString &command, qint64 byteLimit = 0);
QString exitText(const QJsonObject &exit);

} // namespace demoagent
