// SPDX-License-Identifier: Apache-2.0
#include "ledger/openturns.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cerrno>

namespace ledger {

namespace {

QLatin1String key(const char *name)
{
    return QLatin1String(name);
}

/// Numbers of JSON are floating: 64 bits go as text.
QString written(qint64 value)
{
    return QString::number(value);
}

QJsonObject written(const OpenTurn &open)
{
    QJsonArray leftOut;
    for (const LeftOut &left : open.turn.start.leftOut)
        leftOut << QJsonArray{QString::fromLatin1(left.path.toHex()), int(left.reason), written(left.size),
                              written(left.changedNs)};
    QJsonArray rows;
    for (const base::EffectId id : open.turn.open)
        rows << written(qint64(id.value));
    return {{key("folder"), open.folder},
            {key("open"), rows},
            {key("run"), open.run},
            {key("session"), open.turn.session.value},
            {key("turn"), written(qint64(open.turn.turn.value))},
            {key("nonce"), QString::fromLatin1(open.turn.nonce.toHex())},
            {key("earlier"), written(qint64(open.turn.earlier.value))},
            {key("tree"), QString::fromLatin1(open.turn.start.tree)},
            {key("leftOut"), leftOut}};
}

OpenTurn read(const QJsonObject &object)
{
    OpenTurn open;
    const auto text = [&object](const char *name) { return object.value(key(name)).toString(); };
    open.folder = text("folder");
    open.run = text("run");
    open.turn.session = {text("session")};
    open.turn.turn = {text("turn").toULongLong()};
    open.turn.nonce = QByteArray::fromHex(text("nonce").toLatin1());
    open.turn.earlier = {text("earlier").toULongLong()};
    open.turn.start.tree = text("tree").toLatin1();
    for (const QJsonValue &id : object.value(key("open")).toArray())
        open.turn.open.push_back({id.toString().toULongLong()});
    for (const QJsonValue &value : object.value(key("leftOut")).toArray()) {
        const QJsonArray left = value.toArray();
        open.turn.start.leftOut.push_back({QByteArray::fromHex(left.at(0).toString().toLatin1()),
                                           LeftOutReason(qBound(0, left.at(1).toInt(), int(LeftOutReason::Repository))),
                                           left.at(2).toString().toLongLong(), left.at(3).toString().toLongLong()});
    }
    return open;
}

} // namespace

QString OpenTurns::pathOf(const QByteArray &nonce) const
{
    return m_folder + QLatin1Char('/') + QString::fromLatin1(nonce.toHex()) + QStringLiteral(".json");
}

base::Result<void> OpenTurns::keep(const OpenTurn &turn) const
{
    QDir().mkpath(m_folder);
    QSaveFile file(pathOf(turn.turn.nonce));
    OpenTurn mine = turn;
    mine.run = m_run;
    const QByteArray text = QJsonDocument(written(mine)).toJson(QJsonDocument::Compact);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return {};
    return base::Error{base::Origin::System, EIO, file.errorString(), {}};
}

void OpenTurns::forget(const QByteArray &nonce) const
{
    QFile::remove(pathOf(nonce));
}

std::vector<OpenTurn> OpenTurns::all() const
{
    std::vector<OpenTurn> out;
    const QDir folder(m_folder);
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        OpenTurn open;
        if (file.open(QIODevice::ReadOnly))
            open = read(QJsonDocument::fromJson(file.readAll()).object());
        if (open.turn.start.tree.isEmpty() || pathOf(open.turn.nonce) != folder.filePath(name))
            file.remove();
        else
            out.push_back(std::move(open));
    }
    return out;
}

} // namespace ledger
