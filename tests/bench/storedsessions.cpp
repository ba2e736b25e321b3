// SPDX-License-Identifier: Apache-2.0
#include "storedsessions.h"

#include "history/entrycodec.h"
#include "history/sessionstore.h"

#include <QFileInfo>

namespace {

history::EntryBody bodyOf(int i)
{
    if (i % 8 == 0)
        return history::UserMessage{QStringLiteral("Prompt %1: please look into it").arg(i), {}};
    if (i % 8 == 7)
        return history::TurnFooter{};
    if (i % 8 == 3) {
        history::ToolCall call;
        call.id = {QStringLiteral("call-%1").arg(i)};
        call.title = QStringLiteral("src/file%1.cpp").arg(i);
        call.kind = acp::ToolKind::Read;
        call.state = history::ToolState::Completed;
        return call;
    }
    return history::AgentMessage{QStringLiteral("### Step %1\n\nSome *words* with `code` in them, %2\n\n- one\n- two\n")
                                     .arg(i)
                                     .arg(QStringLiteral("and more of them ").repeated(i % 11)),
                                 false};
}

} // namespace

bool storeSession(const QString &dataFolder, int entries)
{
    // Where the program looks for it.
    const QString path = dataFolder + QStringLiteral("/belay/sessions.db");
    history::SessionStore store(path);
    history::StoredSession session;
    session.key = entries;
    session.agentId = QStringLiteral("demo");
    session.agentName = QStringLiteral("Demo agent");
    session.session = {QStringLiteral("stored")};
    session.cwd = QFileInfo(dataFolder).canonicalFilePath();
    session.title = QStringLiteral("Stored");
    session.createdAt = session.changedAt = QDateTime::currentDateTime();
    session.lastEnd = core::TurnEnd::Finished;
    session.newestTurn = {quint64(entries / 8 + 1)};
    store.save(session);
    std::vector<history::StoredPiece> pieces;
    for (int i = 0; i < entries; ++i) {
        history::StoredPiece piece;
        piece.entry = history::EntryId(i + 1);
        piece.turn = {quint64(i / 8 + 1)};
        piece.at = session.createdAt;
        piece.body = history::encodeBody(bodyOf(i));
        pieces.push_back(std::move(piece));
    }
    store.write(session.key, std::move(pieces));
    return true; // its end waits for the disk
}
