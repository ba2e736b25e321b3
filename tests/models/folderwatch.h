// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/checkpoint/snapshots.h"
#include "ledger/disk/blobstore.h"
#include "ledger/disk/filestate.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <map>

/// The snapshots of a small folder, in memory: its files, but for hidden ones and folders. The first may be taken late.
class FolderWatch final : public ledger::Snapshots
{
public:
    using Files = std::map<QByteArray, QByteArray>;

    explicit FolderWatch(QString folder) : m_folder(std::move(folder)) {}

    static Files filesIn(const QString &folder)
    {
        Files out;
        const QDir dir(folder);
        for (const QString &name : dir.entryList(QDir::Files)) {
            QFile file(dir.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                out[QFile::encodeName(name)] = file.readAll();
        }
        return out;
    }

    void snapshotSince(qint64, QObject *context, Answer<ledger::Snapshot> done) override
    {
        m_waiting.push_back([this, begun = filesIn(m_folder), context, done = std::move(done)] {
            const Files now = filesIn(m_folder);
            ledger::Snapshot taken;
            taken.top = QFile::encodeName(m_folder);
            for (const auto &[name, content] : now) {
                const auto before = begun.find(name);
                if (before == begun.end() || before->second != content)
                    taken.young << name;
            }
            for (const auto &[name, content] : begun) {
                if (!now.contains(name))
                    taken.young << name;
            }
            taken.youngCount = int(taken.young.size());
            taken.tree = keep(now);
            QMetaObject::invokeMethod(
                context, [done, taken] { done(taken); }, Qt::QueuedConnection);
        });
        if (!waits)
            goOn();
    }
    void compareNow(
        const ledger::Snapshot &from, QObject *context,
        std::function<void(const base::Result<std::vector<ledger::Change>> &, const ledger::Snapshot &)> done) override
    {
        const Files &before = m_kept.at(from.tree.toUInt());
        const Files now = filesIn(m_folder);
        std::vector<ledger::Change> changes;
        for (const auto &[name, content] : now) {
            const auto old = before.find(name);
            if (old == before.end())
                changes.push_back(changed(name, ledger::Change::Added, {}, nameOf(content)));
            else if (old->second != content)
                changes.push_back(changed(name, ledger::Change::Modified, nameOf(old->second), nameOf(content)));
        }
        for (const auto &[name, content] : before) {
            if (!now.contains(name))
                changes.push_back(changed(name, ledger::Change::Deleted, nameOf(content), {}));
        }
        ledger::Snapshot taken;
        taken.top = from.top;
        taken.tree = keep(now);
        QMetaObject::invokeMethod(
            context, [done, changes, taken] { done(changes, taken); }, Qt::QueuedConnection);
    }
    void entriesOf(const ledger::Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                   Answer<std::vector<ledger::Change>> done) override
    {
        std::vector<ledger::Change> entries;
        for (const auto &[name, content] : m_kept.at(snapshot.tree.toUInt())) {
            const ledger::Change entry = changed(name, ledger::Change::Modified, nameOf(content), nameOf(content));
            if (paths.contains(entry.path))
                entries.push_back(entry);
        }
        QMetaObject::invokeMethod(
            context, [done, entries] { done(entries); }, Qt::QueuedConnection);
    }
    void effectsOf(const std::vector<ledger::Change> &changes, ledger::BlobStore *blobs, QObject *context,
                   Answer<std::vector<ledger::Effect>> done) override
    {
        std::vector<ledger::Effect> out;
        const auto markOf = [&](const QByteArray &blob) {
            if (blob.isEmpty())
                return ledger::missingMark();
            ledger::FileMark mark = ledger::markOf(m_blobs[blob]);
            mark.kept = blobs->put(m_blobs[blob]).ok();
            return mark;
        };
        for (const ledger::Change &change : changes) {
            ledger::Effect effect;
            effect.kind = change.kind == ledger::Change::Added     ? ledger::EffectKind::CreateFile
                          : change.kind == ledger::Change::Deleted ? ledger::EffectKind::DeleteFile
                                                                   : ledger::EffectKind::WriteFile;
            effect.source = ledger::EffectSource::NotReported;
            effect.control = ledger::PhaseControl::Observed;
            effect.reversible = ledger::Reversible::ByCheckpoint;
            effect.path = change.path;
            effect.target = QFile::decodeName(change.path);
            effect.before = markOf(change.oldBlob);
            effect.after = markOf(change.newBlob);
            out.push_back(std::move(effect));
        }
        QMetaObject::invokeMethod(
            context, [done, out] { done(out); }, Qt::QueuedConnection);
    }

    /// What waits happens now, and nothing waits any more.
    void goOn()
    {
        waits = false;
        for (const auto &job : std::exchange(m_waiting, {}))
            job();
    }

    bool waits = false;

private:
    QByteArray keep(Files files)
    {
        m_kept.push_back(std::move(files));
        return QByteArray::number(m_kept.size() - 1);
    }
    QByteArray nameOf(const QByteArray &content)
    {
        QByteArray name = QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
        m_blobs[name] = content;
        return name;
    }
    ledger::Change changed(const QByteArray &name, ledger::Change::Kind kind, const QByteArray &before,
                           const QByteArray &after) const
    {
        ledger::Change out;
        out.path = QFile::encodeName(m_folder) + '/' + name;
        out.kind = kind;
        out.oldBlob = before;
        out.newBlob = after;
        return out;
    }

    const QString m_folder;
    std::vector<Files> m_kept;
    std::map<QByteArray, QByteArray> m_blobs;
    std::vector<std::function<void()>> m_waiting;
};
