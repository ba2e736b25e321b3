// SPDX-License-Identifier: Apache-2.0
#include "turnchangesbench.h"

TurnChangesBench::TurnChangesBench()
{
    changes.setTranscript(&transcript);
    apply(core::TurnStarted{{acp::TextContent{QStringLiteral("do it")}}});
}

TurnChangesBench::~TurnChangesBench() = default;

void TurnChangesBench::apply(core::SessionEventBody body)
{
    core::SessionEvent event;
    event.turn = turn;
    event.body = std::move(body);
    transcript.apply(event);
    QCoreApplication::sendPostedEvents(&changes, QEvent::MetaCall); // what comes together is one change
}

ledger::FileMark TurnChangesBench::mark(const char *text)
{
    if (!text)
        return ledger::missingMark();
    ledger::FileMark out = ledger::markOf(text);
    out.kept = blobs.put(text).ok();
    return out;
}
