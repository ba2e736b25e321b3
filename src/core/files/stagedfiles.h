// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/fileeffects.h"
#include "ledger/files/filestate.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace core {

/// A file whose new text is staged.
struct StagedFile
{
    base::EffectId effect; ///< its ledger row, Prepared until it is decided
    base::TurnId turn;     ///< the turn in which this text was staged
    QByteArray path;       ///< absolute, resolved, the exact bytes
    ledger::FileMark base; ///< what was on the disk when its first version was staged
    QByteArray content;
    int added = 0, removed = 0; ///< lines changed against `base`
    bool beingWritten = false;
};

/// A staged file with the texts before, on the disk and staged.
struct StagedText
{
    StagedFile file;
    std::optional<QByteArray> base; ///< null: there was no file, or its content is not kept; see StagedFile::base
    base::Result<ledger::FileState> current = ledger::FileState();
};

/// What the user decided about a staged file.
struct StagedDecision
{
    base::EffectId effect;
    std::optional<QByteArray> content; ///< the text to write; null: rejected
    ledger::FileMark seen;             ///< the disk's state when the user decided
    bool partly = false;               ///< `content` leaves out parts of the staged text
};

/// The files that one session's agent wrote while writing is staged: an overlay over the disk that only the agent
/// reads. Each has a row in the ledger that is Prepared until the file is written or discarded. If a staged file
/// changes on the disk, it is written only after the user has decided. Main thread.
class StagedFiles : public QObject
{
    Q_OBJECT

public:
    enum class AtEnd { Keep, Commit, Discard };

    /// None is owned; all must outlive this.
    StagedFiles(ledger::Ledger *ledger, ledger::FileChanger *changer, ledger::BlobStore *blobs,
                QObject *parent = nullptr);

    bool isEmpty() const { return m_files.empty(); }
    int count() const { return int(m_files.size()); }
    std::vector<StagedFile> files() const; ///< by path
    /// What was on the disk under \p path when its first version was staged; null: it is not staged.
    std::optional<ledger::FileMark> base(const QByteArray &path) const;
    /// The text under \p path as the agent wrote it, or null.
    const QByteArray *text(const QByteArray &path) const;
    /// Something is being written, or its lines are being counted.
    bool isBusy() const;

    /// Restores files that an earlier run left staged, see ledger::stagedAfterCrash(), once their texts have been read.
    void restore(const std::vector<ledger::Effect> &rows);
    /// \p row is Prepared and its content is stored. Replaces an older version of the file, whose row is cancelled.
    void add(const ledger::Effect &row, const QByteArray &content);
    /// The file was written without being staged: its staged version is out of date.
    void supersede(const QByteArray &path);
    /// Everything staged in \p turn, even if it arrives later, is kept for the user to decide, written, or discarded
    /// for \p reason.
    void endTurn(base::TurnId turn, AtEnd what, const QString &reason = {});

    void commitAll();
    void discardAll(const QString &reason);
    /// Files that have a newer version, or are not staged any more, are skipped.
    void decide(const std::vector<StagedDecision> &decisions);
    /// Reads the texts for a review on the file changer's thread.
    void texts(QObject *context, std::function<void(const std::vector<StagedText> &)> done) const;

Q_SIGNALS:
    void changed();
    /// A decision could not be carried out: what, and why, in sentences.
    void problem(const QString &title, const QString &text);

private:
    using Files = std::map<QByteArray, StagedFile>;
    Files::iterator find(base::EffectId effect);
    void read(const ledger::Effect &row);
    void restore(const ledger::Effect &row, const std::optional<QByteArray> &content);
    void count(const StagedFile &file);
    void write(StagedFile &file, const QByteArray &content, const ledger::FileMark &expected, const QString &remark);
    void onWritten(base::EffectId effect, const QByteArray &content, const base::Result<ledger::Prepared> &result);
    void stageAgain(const ledger::Effect &row, const QByteArray &content);
    void cancel(const StagedFile &file, const QString &reason);

    ledger::Ledger *m_ledger;
    ledger::FileChanger *m_changer;
    ledger::BlobStore *m_blobs;
    Files m_files;
    int m_counting = 0;
    struct
    {
        base::TurnId turn;
        AtEnd what = AtEnd::Keep;
        QString reason;
    } m_ended; ///< the newest turn that is over
};

} // namespace core
