// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/openturns.h"

#include "base/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cerrno>
#include <utility>

namespace ledger {

namespace {

QLatin1String key(const char *name)
{
    return QLatin1String(name);
}

/// JSON numbers are floating point, so 64-bit values are written as strings.
QString written(qint64 value)
{
    return QString::number(value);
}

QJsonArray written(const QByteArrayList &paths)
{
    QJsonArray out;
    for (const QByteArray &path : paths)
        out << QString::fromLatin1(path.toHex());
    return out;
}

QByteArrayList readPaths(const QJsonValue &value)
{
    QByteArrayList out;
    for (const QJsonValue &path : value.toArray())
        out << QByteArray::fromHex(path.toString().toLatin1());
    return out;
}

QJsonObject written(const FolderStart &folder)
{
    QJsonArray leftOut;
    for (const LeftOut &left : folder.start.leftOut)
        leftOut << QJsonArray{QString::fromLatin1(left.path.toHex()), int(left.reason), written(left.size),
                              written(left.changedNs)};
    QJsonArray modes;
    for (const auto &[path, odd] : folder.start.modes)
        modes << QJsonArray{QString::fromLatin1(path.toHex()), int(odd.mode), QString::fromLatin1(odd.blob)};
    return {{key("folder"), folder.folder},
            {key("modes"), modes},
            {key("top"), QString::fromLatin1(folder.start.top.toHex())},
            {key("begun"), written(folder.start.begunNs)},
            {key("repositories"), written(folder.start.repositories)},
            {key("ignores"), QString::fromLatin1(folder.start.ignores.toHex())},
            {key("young"), written(folder.start.young)},
            {key("youngCount"), folder.start.youngCount},
            {key("youngFolders"), written(folder.start.youngFolders)},
            {key("youngFolderCount"), folder.start.youngFolderCount},
            {key("tree"), QString::fromLatin1(folder.start.tree)},
            {key("leftOut"), leftOut}};
}

QJsonObject written(const OpenTurn &open)
{
    QJsonArray rows, more;
    for (const base::EffectId id : open.turn.open)
        rows << written(qint64(id.value));
    QJsonObject out;
    for (const FolderStart &folder : open.turn.starts) {
        if (out.isEmpty())
            out = written(folder);
        else
            more << written(folder);
    }
    if (!more.isEmpty())
        out.insert(key("more"), more);
    out.insert(key("open"), rows);
    out.insert(key("run"), open.run);
    out.insert(key("session"), open.turn.session.value);
    out.insert(key("turn"), written(qint64(open.turn.turn.value)));
    out.insert(key("nonce"), QString::fromLatin1(open.turn.nonce.toHex()));
    out.insert(key("earlier"), written(qint64(open.turn.earlier.value)));
    if (!open.turn.detail.isEmpty())
        out.insert(key("detail"), open.turn.detail);
    return out;
}

FolderStart readFolder(const QJsonObject &object)
{
    FolderStart folder;
    folder.folder = object.value(key("folder")).toString();
    folder.start.tree = object.value(key("tree")).toString().toLatin1();
    folder.start.top = QByteArray::fromHex(object.value(key("top")).toString().toLatin1());
    folder.start.begunNs = object.value(key("begun")).toString().toLongLong();
    folder.start.repositories = readPaths(object.value(key("repositories")));
    folder.start.ignores = QByteArray::fromHex(object.value(key("ignores")).toString().toLatin1());
    folder.start.young = readPaths(object.value(key("young")));
    folder.start.youngCount = object.value(key("youngCount")).toInt();
    folder.start.youngFolders = readPaths(object.value(key("youngFolders")));
    folder.start.youngFolderCount = object.value(key("youngFolderCount")).toInt();
    for (const QJsonValue &value : object.value(key("leftOut")).toArray()) {
        const QJsonArray left = value.toArray();
        folder.start.leftOut.push_back({QByteArray::fromHex(left.at(0).toString().toLatin1()),
                                        LeftOutReason(qBound(0, left.at(1).toInt(), int(LeftOutReason::Repository))),
                                        left.at(2).toString().toLongLong(), left.at(3).toString().toLongLong()});
    }
    for (const QJsonValue &value : object.value(key("modes")).toArray()) {
        const QJsonArray odd = value.toArray();
        folder.start.modes[QByteArray::fromHex(odd.at(0).toString().toLatin1())] = {quint32(odd.at(1).toInt()) & 0777,
                                                                                    odd.at(2).toString().toLatin1()};
    }
    return folder;
}

OpenTurn read(const QJsonObject &object)
{
    OpenTurn open;
    const auto text = [&object](const char *name) { return object.value(key(name)).toString(); };
    open.run = text("run");
    open.turn.session = {text("session")};
    open.turn.turn = {text("turn").toULongLong()};
    open.turn.nonce = QByteArray::fromHex(text("nonce").toLatin1());
    open.turn.earlier = {text("earlier").toULongLong()};
    open.turn.detail = text("detail");
    for (const QJsonValue &id : object.value(key("open")).toArray())
        open.turn.open.push_back({id.toString().toULongLong()});
    QJsonArray folders = object.value(key("more")).toArray();
    folders.prepend(object);
    for (const QJsonValue &value : std::as_const(folders)) {
        FolderStart folder = readFolder(value.toObject());
        if (!folder.folder.isEmpty() && !folder.start.tree.isEmpty())
            open.turn.starts.push_back(std::move(folder));
    }
    return open;
}

} // namespace

QString OpenTurns::pathOf(const QByteArray &nonce) const
{
    return m_folder + QLatin1Char('/') + QString::fromLatin1(nonce.toHex()) + QStringLiteral(".json");
}

base::Result<void> OpenTurns::store(const OpenTurn &turn) const
{
    base::makePrivateFolder(m_folder);
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
        if (open.turn.starts.empty() || pathOf(open.turn.nonce) != folder.filePath(name))
            file.remove();
        else
            out.push_back(std::move(open));
    }
    return out;
}

} // namespace ledger
