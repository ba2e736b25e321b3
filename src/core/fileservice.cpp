// SPDX-License-Identifier: Apache-2.0
#include "core/fileservice.h"

#include <cerrno>

namespace core {

namespace {

template <class Responder> void failWith(Responder &responder, const base::Error &error)
{
    if (error.code == ENOENT)
        responder.failNotFound(error.message);
    else if (error.origin == base::Origin::Protocol)
        responder.failInvalid(error.message);
    else
        responder.failInternal(error.message);
}

} // namespace

FileService::FileService(QStringList folders, RequestBoard *board, ledger::Ledger *ledger, QObject *parent)
    : QObject(parent)
    , m_files(std::move(folders))
    , m_board(board)
    , m_ledger(ledger)
{}

void FileService::read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder)
{
    if (!responder.begin())
        return;
    const auto text = m_files.read(request.path, request.line, request.limit);
    if (text)
        responder.answer({*text});
    else if (m_missingReadsEmpty && text.error().code == ENOENT)
        responder.answer({});
    else
        failWith(responder, text.error());
}

void FileService::write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder, RequestRow row,
                        bool refuse)
{
    if (!responder.begin())
        return;
    const auto target = m_files.resolve(request.path);
    ledger::Effect effect;
    effect.kind = ledger::EffectKind::WriteFile;
    effect.session = row.session;
    effect.turn = row.turn;
    effect.target = target ? *target : request.path;
    if (!target) {
        failWith(responder, target.error());
        return;
    }
    const auto id = m_ledger->prepare(effect);
    if (!id) {
        responder.failInternal(id.error().message);
        return;
    }
    if (refuse) {
        row.direction = Direction::Inbound;
        row.kind = RequestKind::WriteFile;
        row.state = RequestState::Running;
        row.detail = request.path;
        row.protocolId = responder.idText();
        const base::TurnId turn = row.turn;
        const base::RequestKey key = m_board->add(std::move(row));
        responder.failCancelled();
        (void)m_ledger->settle(*id, ledger::EffectState::Cancelled, tr("refused: arrived after Stop"));
        m_board->finish(key, RequestEnd::RefusedAfterStop);
        Q_EMIT refused({request.path, tr("refused, not written"), false}, turn);
        return;
    }
    (void)m_ledger->settle(*id, ledger::EffectState::Committing);
    const auto done = m_files.write(request.path, request.content);
    if (done) {
        (void)m_ledger->settle(*id, ledger::EffectState::Committed);
        responder.answer({});
    } else {
        (void)m_ledger->settle(*id, ledger::EffectState::Failed, done.error().message);
        failWith(responder, done.error());
    }
}

} // namespace core
