// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "ledger/fileeffects.h"
#include "ledger/observation.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace core {

/// A tool call that is over, as far as it is known: what the agent did with its own hands.
struct EndedCall
{
    base::SessionId session;
    base::TurnId turn;
    QByteArray turnNonce;
    base::ToolCallId id;
    acp::ToolKind kind = acp::ToolKind::Other;
    QString title; ///< or the command
    std::vector<acp::Diff> diffs;
    ledger::Claim::Said said = ledger::Claim::Said::Done;
    bool early = false; ///< it began before the turn's checkpoint stood
};

/// Writes down what agents did without Belay: told by their tool calls, settled by looking at the disk. Belay's
/// own writes and commands have rows already and are passed over. Main thread; looking is done elsewhere.
class EffectObserver : public QObject
{
    Q_OBJECT

public:
    EffectObserver(QString cwd, ledger::Ledger *ledger, ledger::FileChanger *files, ledger::BlobStore *blobs,
                   QObject *parent = nullptr);

    /// May be called again for a call that was unfinished and is heard of later.
    void observe(const EndedCall &call);
    /// Does \p then when everything observed so far is in the ledger: at once if it is.
    void whenSettled(QObject *context, std::function<void()> then);

private:
    static ledger::Effect effectOf(const EndedCall &call);
    void observeFile(const EndedCall &call, const acp::Diff &diff);
    void observeOther(const EndedCall &call);
    void write(ledger::Effect effect, ledger::Settlement settlement);
    void settled();
    bool isKnown(const EndedCall &call, const QByteArray &path, const QByteArray &hash) const;

    const QString m_cwd;
    ledger::Ledger *m_ledger;
    ledger::FileChanger *m_files;
    ledger::BlobStore *m_blobs;
    int m_open = 0; ///< looks and rows under way
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
};

} // namespace core
