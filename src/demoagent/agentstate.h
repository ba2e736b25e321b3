// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>

namespace demoagent {

class PromptTurn;

struct ClientAbilities
{
    bool readFile = false;
    bool writeFile = false;
    bool terminal = false;

    static ClientAbilities from(const QJsonObject &clientCapabilities);
};

struct Session
{
    QString id;
    QString cwd;
    QJsonArray folders;    // beside cwd, as the client gave them at the latest request
    QJsonArray mcpServers; // from the same request
    QString mode = QStringLiteral("ask");
    QString model = QStringLiteral("calm");
    bool hasMoreOptions = false;
    QString thought = QStringLiteral("low");
    bool notes = false;
    QString title;
    bool alwaysAllow = false;
    bool alwaysReject = false;
    qint64 used = 2000;
    QJsonArray history; // [{role, text}], what session/load replays
    std::shared_ptr<PromptTurn> turn;

    QJsonObject modes() const;
    QJsonArray configOptions() const;
    // False for an unknown id or value.
    bool configure(const QString &id, const QJsonValue &value);
    bool hasMode(const QString &id) const;
};

QString newSessionId();
QJsonArray availableCommands(int more);

// Stores sessions for later runs, one small file each in the folder BELAY_DEMO_STATE.
void saveSession(const Session &session);
std::optional<Session> loadSession(const QString &id);
void forgetSession(const QString &id);
QJsonArray listSessions(); // newest first, without their history

} // namespace demoagent
