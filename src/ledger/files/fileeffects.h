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

/// A file to be written or taken away, as a row of the ledger.
struct FileChange
{
    /// Session, turn, key, tool call, compensates, restores and partOf, and `path`: absolute and resolved. Kind, marks
    /// and the rest are filled in.
    Effect effect;
    std::optional<QByteArray> content; ///< none, and no contentFrom: the file goes to the trash
    QByteArray contentFrom;            ///< hash: the content is in the blob store
    /// Or Symlink, `content` is its text then; or Folder: made if there is any `content`, else removed, which fails
    /// with ENOTEMPTY unless it is empty.
    FileType type = FileType::Regular;
    std::optional<quint32> mode;
    /// What must be there. Without it: whatever is there when the change is prepared.
    std::optional<FileMark> expected;
    /// A file that holds the content already is left as it is, times included.
    bool leaveSame = false;
    /// Only the row is prepared, its content kept, and that is the end of it for now: the file is not touched.
    bool stage = false;
    /// Staged over an older version: what was there when that was staged, in the place of what is there now.
    std::optional<FileMark> stagedOver;
    /// A row that was staged: it goes on instead of a new one. Its marks become what is found and written now.
    base::EffectId carryOn;
    QString remark; ///< detail of the committed row; may be empty
    /// Asked on the main thread when the row is prepared and the file not yet touched. A sentence: it is
    /// cancelled, and that is why. May be empty.
    std::function<std::optional<QString>()> hold;
};

/// The only hand that writes files. A seam: tests write without a thread.
class FileChanger
{
public:
    /// The row as it ended, Prepared for one that is staged. An error means that the file is as it was; there is a
    /// row only if it came so far. One that was to be carried on is still Prepared unless the writing had begun.
    using Done = std::function<void(const base::Result<Prepared> &)>;

    virtual ~FileChanger() = default;
    virtual void apply(FileChange change, QObject *context, Done done) = 0;
    /// Does \p work where it may wait for the disk, in order with the changes, then \p done on the main thread.
    virtual void run(std::function<void()> work, QObject *context, std::function<void()> done) = 0;
};

/// Changes files in two phases: what was there goes to the blob store, the row is prepared, the file is
/// replaced, the row is settled. Strictly one change after the other. Main thread; the waiting is done elsewhere.
class FileEffects : public QObject, public FileChanger
{
    Q_OBJECT

public:
    /// None of them is owned; they outlive this.
    FileEffects(Ledger *ledger, BlobStore *blobs, Trash *trash, QObject *parent = nullptr);
    /// Finishes the change that is under way; the others are answered with an error.
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
        Effect row = {}; ///< as it was to be prepared
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
    std::unique_ptr<DiskThread> m_disk; ///< last: its end answers what is open
};

} // namespace ledger
