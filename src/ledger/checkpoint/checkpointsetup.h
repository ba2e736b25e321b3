// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "ledger/checkpoint/checkpointtypes.h"
#include "ledger/checkpoint/gitrunner.h"

#include <QLockFile>
#include <QObject>

namespace ledger {

/// A private repository, ready to be used.
struct CheckpointPlace
{
    GitPlace git;
    QByteArray top;        ///< top of the work tree: the folder, or the project that contains it
    QStringList pathspecs; ///< the folder relative to the top, and what in it is not watched; empty: everything
    int hashDigits = 40;
    QByteArray workTrees;    ///< where git notes its linked work trees; empty: it is no git project
    QStringList ignores;     ///< lists outside of the folder that say what is ignored in it
    QByteArrayList distrust; ///< paths whose entry in the borrowed index may differ from the bytes on the disk
};

/// Where private repositories are kept.
struct CheckpointStore
{
    CheckpointStore(QString path, QStringList unwatched = {})
        : folder(std::move(path))
        , notWatched(std::move(unwatched))
    {}
    QString folder;
    QStringList notWatched; ///< further folders that Belay writes to; the store is always one of them
};

/// Creates or opens the private repository of a folder. For a project under git it borrows the objects and, the first
/// time, a copy of the index, so that only changed files are read; nothing is written to the user's repository. Files
/// are taken byte for byte: line-end conversion and filters are off.
class CheckpointSetup : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<CheckpointPlace> &)>;

    CheckpointSetup(GitRunner *git, QString folder, CheckpointStore store, QObject *parent = nullptr);
    ~CheckpointSetup() override;
    void start(Done done);

private:
    struct Project; ///< facts about the user's repository

    void discovered(const base::Result<GitAnswer> &answer);
    void configured(const base::Result<GitAnswer> &answer);
    void makeRepository();
    bool putInPlace(const QString &made);
    void fillRepository();
    void takeIndex();
    void judgeIndex(const QByteArray &entries);
    void borrowTrees();
    void finish();
    void fail(const base::Error &error);
    bool copyIndex();

    GitRunner *m_git;
    const QString m_given;
    QString m_folder; ///< resolved
    QString m_store;
    const QStringList m_notWatched;
    Done m_done;
    GitPlace m_user;
    std::shared_ptr<Project> m_project;
    CheckpointPlace m_place;
    bool m_keepsIndex = false;
    std::unique_ptr<QLockFile> m_lock; ///< lock of the index that is kept between runs
};

} // namespace ledger
