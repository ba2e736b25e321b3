// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/diskthread.h"
#include "ledger/files/trash.h"
#include "ledger/rows/ledger.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace ledger {

/// A file to be written or deleted, as a row of the ledger.
struct FileChange
{
    /// Session, turn, key, tool call, compensates, restores and partOf, and `path`: absolute and resolved. Kind, marks
    /// and the rest are filled in.
    Effect effect;
    std::optional<QByteArray> content; ///< null, and no contentFrom: the file goes to the trash
    QByteArray contentFrom;            ///< hash of a content in the blob store
    /// Or Symlink, whose text is `content`; or Folder, which is created if there is any `content`, else removed; that
    /// fails with ENOTEMPTY if it is not empty.
    FileType type = FileType::Regular;
    std::optional<quint32> mode;
    /// What must be there now. Null: whatever is there when the change is prepared.
    std::optional<FileMark> expected;
    /// Does not touch a file that already has the content, so that its times stay.
    bool leaveSame = false;
    /// Only prepares the row and stores the content; the file is not touched.
    bool stage = false;
    /// If it is staged over an older version: what was on the disk when that was staged, in place of what is there now.
    std::optional<FileMark> stagedOver;
    /// The row of a staged file to be continued instead of a new one. Its marks are updated to what is found and
    /// written now.
    base::EffectId carryOn;
    QString remark; ///< detail of the committed row; may be empty
    /// Called on the main thread when the row is prepared and the file not yet touched. A returned sentence cancels the
    /// change, and is the reason. May be empty.
    std::function<std::optional<QString>()> hold;
};

/// The only way to write files. An interface, so that tests can do without a thread.
class FileChanger
{
public:
    /// Gets the row as it ended, or Prepared if it is only staged. On an error the file is unchanged, and there may be
    /// no row. A row to be continued is still Prepared unless the writing had begun.
    using Done = std::function<void(const base::Result<Prepared> &)>;

    virtual ~FileChanger() = default;
    virtual void apply(FileChange change, QObject *context, Done done) = 0;
    /// Runs \p work on the disk thread, in order with the changes, then \p done on the main thread.
    virtual void run(std::function<void()> work, QObject *context, std::function<void()> done) = 0;
};

/// Changes files in two phases: the old content goes to the blob store, the row is prepared, the file is replaced, the
/// row is settled. Strictly one change after the other. Main thread; the disk work runs on its own thread.
class FileEffects : public QObject, public FileChanger
{
    Q_OBJECT

public:
    /// None is owned; all must outlive this.
    FileEffects(Ledger *ledger, BlobStore *blobs, Trash *trash, QObject *parent = nullptr);
    /// Finishes the current change; the others are answered with an error.
    ~FileEffects() override;

    void apply(FileChange change, QObject *context, Done done) override;
    void run(std::function<void()> work, QObject *context, std::function<void()> done) override;
    bool isIdle() const { return !m_current && m_queue.empty(); }
    DiskThread &disk() { return *m_disk; }

private:
    struct Job
    {
        FileChange change;
        QPointer<QObject> context;
        Done done;
        Effect row = {}; ///< the row as it is to be prepared
    };
    struct Found
    {
        FileMark before, after;
        Reversible reversible = Reversible::Exactly;
        QString whyNot;
        std::optional<QByteArray> content;
    };
    static base::Result<Found> look(const FileChange &change, BlobStore *blobs);
    static base::Result<FileMark> actOnFolder(const FileChange &change, const Effect &row);
    static base::Result<FileMark> act(const FileChange &change, const Effect &row, const Trash *trash);
    void next();
    bool isHeld(const Effect &row);
    bool stillHolds(const Effect &earlier) const;
    void prepared(const base::Result<Prepared> &result);
    void carryOn(const Found &found);
    void actOn(const Effect &row);
    void finish(const base::Result<Prepared> &result);

    Ledger *m_ledger;
    BlobStore *m_blobs;
    Trash *m_trash;
    std::deque<Job> m_queue;
    std::unique_ptr<Job> m_current;
    bool m_ending = false;
    std::unique_ptr<DiskThread> m_disk; ///< last: destroying it answers what is open
};

} // namespace ledger
