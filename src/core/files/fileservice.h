// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/files/confinedfile.h"
#include "core/files/writepolicy.h"
#include "core/permissions/permissiongate.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/effectkey.h"
#include "ledger/rows/ledger.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>

namespace acp {
struct ReadTextFileRequest;
struct WriteTextFileRequest;
} // namespace acp

namespace core {

/// False until Stop is pressed in its turn, then true. Shared by everything that the turn asked for, so that an effect
/// under way can check it once more before it touches anything.
using EffectGate = std::shared_ptr<const bool>;

/// `fs/read_text_file` and `fs/write_text_file` of one session. Every write is stored as a row of the ledger before it
/// happens. Disk work runs on other threads. Main thread.
class FileService : public QObject
{
    Q_OBJECT

public:
    /// \p questions is the session's; it must outlive this.
    FileService(QStringList folders, RequestBoard *board, ledger::Ledger *ledger, ledger::FileChanger *changer,
                PermissionGate *questions, QObject *parent = nullptr);
    ~FileService() override;

    static constexpr int mostReading = 2;  ///< files at a time
    static constexpr int behindPause = 20; ///< ms until it checks again whether the agent has read its answers
    /// To hash more takes as long as a frame.
    static constexpr qsizetype hashedAtOnce = 64 * 1024;

    /// Applies from the next request on; see the constructor.
    void setFolders(QStringList folders) { m_files = ConfinedFiles(std::move(folders)); }
    /// Some agents cannot create a file unless a missing one reads as empty.
    void setMissingReadsEmpty(bool on) { m_missingReadsEmpty = on; }
    /// The connection was restored: the agent may repeat earlier requests, which are then recognized as done.
    void connectionRestored() { m_occurrences.restart(); }
    /// Applies from the next write on.
    void setWritePolicy(WritePolicy policy) { m_policy = policy; }

    /// Here and below \p row names session and turn; if it has a key, it is on the board already.
    void read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder, RequestRow row);
    /// Answers reads that have not begun as cancelled.
    void cancelReads();
    /// \p gate: see EffectGate; \p turnNonce is part of the effect's key. If \p why is set, the user is asked first,
    /// for that reason, as with the policy to ask.
    void write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder, RequestRow row,
               const EffectGate &gate, const QByteArray &turnNonce, const QString &why = {});

Q_SIGNALS:
    void refused(const core::EffectRefused &event, base::TurnId turn);
    /// A write that the user had allowed failed.
    void noticed(const core::NoticeRaised &notice);

private:
    struct Reading;
    struct Writing;
    void readNext();
    void withdraw(const std::shared_ptr<Reading> &reading, RequestEnd end);
    void onRead(const std::shared_ptr<Reading> &reading);
    class Asking;
    void begin(const std::shared_ptr<Writing> &writing, ledger::FileChange change, const QByteArray &hash);
    void apply(const std::shared_ptr<Writing> &writing, ledger::FileChange change);
    void look(const std::shared_ptr<Writing> &writing, ledger::FileChange change);
    void ask(const std::shared_ptr<Writing> &writing, ledger::FileChange change, const ledger::FileState &now);
    void onDecided(const std::shared_ptr<Writing> &writing, ledger::FileChange change, PermissionEnd end,
                   const QString &option);
    void recordEnd(ledger::Effect effect, ledger::EffectState state, const QString &reason);
    void fail(const std::shared_ptr<Writing> &writing, const base::Error &error);
    void withdraw(const std::shared_ptr<Writing> &writing);
    void refuse(const std::shared_ptr<Writing> &writing);
    void onWritten(const std::shared_ptr<Writing> &writing, const base::Result<ledger::Prepared> &result);

    ConfinedFiles m_files;
    RequestBoard *m_board;
    ledger::Ledger *m_ledger;
    ledger::FileChanger *m_changer;
    PermissionGate *m_questions;
    WritePolicy m_policy = WritePolicy::AtOnce;
    quint64 m_asked = 0;
    bool m_missingReadsEmpty = false;
    ledger::Occurrences m_occurrences;            ///< of writes
    std::deque<std::shared_ptr<Reading>> m_reads; ///< reads that wait
    int m_reading = 0, m_hashing = 0;
    QTimer m_later;
};

} // namespace core
