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

// Create, wait, output, release, with the tool call kept up to date.
CommandResult runCommand(PromptTurn &turn, const QString &call, const QString &command, qint64 byteLimit = 0);
QString exitText(const QJsonObject &exit);

} // namespace demoagent
