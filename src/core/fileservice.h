// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "core/confinedfile.h"
#include "core/requestboard.h"
#include "core/sessionevent.h"
#include "ledger/ledger.h"

#include <QObject>

namespace core {

/// `fs/read_text_file` and `fs/write_text_file` of one session. Every write is a row of the ledger before it
/// happens. Main thread.
class FileService : public QObject
{
    Q_OBJECT

public:
    FileService(QStringList folders, RequestBoard *board, ledger::Ledger *ledger, QObject *parent = nullptr);

    /// Some agents cannot create a file unless a missing one reads as empty.
    void setMissingReadsEmpty(bool on) { m_missingReadsEmpty = on; }

    void read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder);
    /// \p row names session and turn. \p refuse: the effect gate is closed.
    void write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder, RequestRow row, bool refuse);

Q_SIGNALS:
    void refused(const core::EffectRefused &event, base::TurnId turn);

private:
    ConfinedFiles m_files;
    RequestBoard *m_board;
    ledger::Ledger *m_ledger;
    bool m_missingReadsEmpty = false;
};

} // namespace core
