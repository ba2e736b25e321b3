// SPDX-License-Identifier: Apache-2.0
#include "demoagent/agentstate.h"

#include "demoagent/script.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

struct Choice
{
    const char *id;
    const char *name;
    const char *description;
};
constexpr Choice modeChoices[] = {{"ask", "Ask first", "Asks before it runs a command"},
                                  {"auto", "Run freely", "Runs its commands without asking"}};
constexpr Choice modelChoices[] = {{"calm", "Calm", "Streams at reading speed"},
                                   {"swift", "Swift", "Streams three times as fast"}};
constexpr Choice thoughtChoices[] = {
    {"low", "Low", "Thinks little"}, {"high", "High", "Thinks a lot"}, {"locked", "Locked", "Is always refused"}};

QJsonObject selectOption(QLatin1StringView id, QLatin1StringView name, const QString &current, const auto &choices)
{
    QJsonArray options;
    for (const Choice &c : choices)
        options.append(QJsonObject{{"value"_L1, QLatin1StringView(c.id)},
                                   {"name"_L1, QLatin1StringView(c.name)},
                                   {"description"_L1, QLatin1StringView(c.description)}});
    return {{"id"_L1, id},
            {"name"_L1, name},
            {"category"_L1, id},
            {"type"_L1, "select"_L1},
            {"currentValue"_L1, current},
            {"options"_L1, options}};
}

bool has(const auto &choices, const QString &id)
{
    for (const Choice &c : choices)
        if (id == QLatin1StringView(c.id))
            return true;
    return false;
}

QString stateFile(const QString &id)
{
    const QString folder = qEnvironmentVariable("BELAY_DEMO_STATE");
    // The id comes from the client and becomes part of a path, so only characters of our own ids are allowed.
    static const QString allowed = u"abcdefghijklmnopqrstuvwxyz0123456789-"_s;
    for (const QChar c : id)
        if (!allowed.contains(c))
            return {};
    return folder.isEmpty() || id.isEmpty() ? QString() : QString(folder + u'/' + id + u".json"_s);
}

} // namespace

ClientAbilities ClientAbilities::from(const QJsonObject &clientCapabilities)
{
    const QJsonObject fs = clientCapabilities["fs"_L1].toObject();
    return {fs["readTextFile"_L1].toBool(), fs["writeTextFile"_L1].toBool(),
            clientCapabilities["terminal"_L1].toBool()};
}

QJsonObject Session::modes() const
{
    QJsonArray available;
    for (const Choice &c : modeChoices)
        available.append(QJsonObject{{"id"_L1, QLatin1StringView(c.id)},
                                     {"name"_L1, QLatin1StringView(c.name)},
                                     {"description"_L1, QLatin1StringView(c.description)}});
    return {{"currentModeId"_L1, mode}, {"availableModes"_L1, available}};
}

QJsonArray Session::configOptions() const
{
    QJsonObject models = selectOption("model"_L1, "Model"_L1, model, modelChoices);
    const QJsonObject modes = selectOption("mode"_L1, "Mode"_L1, mode, modeChoices);
    if (!hasMoreOptions)
        return {modes, models};
    QJsonArray groups{
        QJsonObject{{"group"_L1, "plain"_L1}, {"name"_L1, "Plain"_L1}, {"options"_L1, models["options"_L1]}}};
    for (int group = 0; group < 3; ++group) {
        QJsonArray values;
        for (int i = 0; i < 12; ++i) {
            const QString name = u"knot-%1-%2"_s.arg(group).arg(i);
            values.append(QJsonObject{{"value"_L1, name}, {"name"_L1, u"Knot %1.%2"_s.arg(group).arg(i)}});
        }
        groups.append(QJsonObject{
            {"group"_L1, u"g%1"_s.arg(group)}, {"name"_L1, u"Knots %1"_s.arg(group)}, {"options"_L1, values}});
    }
    models["options"_L1] = groups;
    QJsonObject thoughts = selectOption("thought"_L1, "Thinking"_L1, thought, thoughtChoices);
    thoughts["category"_L1] = "thought_level"_L1;
    const QJsonObject flag{
        {"id"_L1, "notes"_L1}, {"name"_L1, "Notes"_L1}, {"type"_L1, "boolean"_L1}, {"currentValue"_L1, notes}};
    return {flag, thoughts, models, modes}; // deliberately in an odd order
}

bool Session::hasMode(const QString &modeId) const
{
    return has(modeChoices, modeId);
}

bool Session::configure(const QString &optionId, const QJsonValue &given)
{
    const QString value = given.toString();
    if (optionId == "mode"_L1 && has(modeChoices, value))
        mode = value;
    else if (optionId == "model"_L1 && (has(modelChoices, value) || (hasMoreOptions && value.startsWith("knot-"_L1))))
        model = value;
    else if (hasMoreOptions && optionId == "thought"_L1 && has(thoughtChoices, value) && value != "locked"_L1)
        thought = value;
    else if (hasMoreOptions && optionId == "notes"_L1 && given.isBool())
        notes = given.toBool();
    else
        return false;
    return true;
}

QString newSessionId()
{
    return u"demo-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces).left(13);
}

QJsonArray availableCommands(int more)
{
    QJsonArray commands;
    for (const Word &word : words()) {
        QJsonObject command{{"name"_L1, QLatin1StringView(word.name)},
                            {"description"_L1, QString::fromUtf8(word.help)}};
        if (*word.arguments)
            command["input"_L1] = QJsonObject{{"hint"_L1, QString::fromUtf8(word.arguments)}};
        commands.append(command);
    }
    for (int i = 0; i < more; ++i)
        commands.append(QJsonObject{{"name"_L1, u"more:%1"_s.arg(i)}, {"description"_L1, QString(100, u'x')}});
    return commands;
}

void saveSession(const Session &session)
{
    const QString name = stateFile(session.id);
    if (name.isEmpty())
        return;
    const QString folder = qEnvironmentVariable("BELAY_DEMO_STATE");
    if (QDir().mkpath(folder)) // conversations are private
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile file(name);
    if (file.open(QIODevice::WriteOnly))
        file.write(
            QJsonDocument(
                QJsonObject{{"title"_L1, session.title}, {"cwd"_L1, session.cwd}, {"history"_L1, session.history}})
                .toJson());
}

std::optional<Session> loadSession(const QString &id)
{
    QFile file(stateFile(id));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject stored = QJsonDocument::fromJson(file.readAll()).object();
    Session session;
    session.id = id;
    session.title = stored["title"_L1].toString();
    session.cwd = stored["cwd"_L1].toString();
    session.history = stored["history"_L1].toArray();
    return session;
}

void forgetSession(const QString &id)
{
    QFile::remove(stateFile(id));
}

QJsonArray listSessions()
{
    QJsonArray all;
    const QString folder = qEnvironmentVariable("BELAY_DEMO_STATE");
    const QFileInfoList files =
        folder.isEmpty() ? QFileInfoList() : QDir(folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        if (const auto session = loadSession(file.completeBaseName()))
            all.append(QJsonObject{{"sessionId"_L1, session->id},
                                   {"cwd"_L1, session->cwd},
                                   {"title"_L1, session->title},
                                   {"updatedAt"_L1, file.lastModified().toUTC().toString(Qt::ISODate)}});
    }
    return all;
}

} // namespace demoagent
