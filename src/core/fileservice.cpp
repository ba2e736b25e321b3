// SPDX-License-Identifier: Apache-2.0
#include "core/fileservice.h"

#include "ledger/effectkey.h"
#include "ledger/filestate.h"

#include <QFile>

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

/// A write from the agent's request to its answer.
struct FileService::Writing
{
    acp::DoneResponder responder;
    QString path;
    base::TurnId turn;
    base::RequestKey row;
    EffectGate gate;
    bool withdrawn = false; ///< by the user, from its row
};

FileService::FileService(QStringList folders, RequestBoard *board, ledger::Ledger *ledger, ledger::FileChanger *changer,
                         QObject *parent)
    : QObject(parent)
    , m_files(std::move(folders))
    , m_board(board)
    , m_ledger(ledger)
    , m_changer(changer)
{}

void FileService::read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder)
{
    if (!responder.begin())
        return;
    struct Reading
    {
        acp::ReadResponder responder;
        base::Result<QByteArray> text = QByteArray();
    };
    const auto reading = std::make_shared<Reading>();
    reading->responder = std::move(responder);
    m_changer->run(
        [reading, files = m_files, request] { reading->text = files.read(request.path, request.line, request.limit); },
        this,
        [this, reading] {
            if (reading->text)
                reading->responder.answer({*reading->text});
            else if (m_missingReadsEmpty && reading->text.error().code == ENOENT)
                reading->responder.answer({});
            else
                failWith(reading->responder, reading->text.error());
        });
}

void FileService::write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder, RequestRow row,
                        const EffectGate &gate, const QByteArray &turnNonce)
{
    if (!responder.begin())
        return;
    const auto target = m_files.resolve(request.path);
    if (!target) {
        failWith(responder, target.error());
        return;
    }
    ledger::FileChange change;
    change.effect.session = row.session;
    change.effect.turn = row.turn;
    change.effect.target = *target;
    change.effect.path = QFile::encodeName(*target);
    change.effect.key =
        ledger::idempotencyKey("fs/write_text_file", {change.effect.path, ledger::markOf(request.content).hash},
                               row.session, turnNonce, responder.idText().toUtf8());
    change.content = request.content;
    const auto writing = std::make_shared<Writing>();
    writing->path = request.path;
    writing->turn = row.turn;
    writing->gate = gate;
    row.direction = Direction::Inbound;
    row.kind = RequestKind::WriteFile;
    row.state = RequestState::Running;
    row.detail = request.path;
    row.protocolId = responder.idText();
    writing->responder = std::move(responder);
    writing->row = m_board->add(std::move(row), {[writing] { writing->withdrawn = true; }, {}});
    if (*gate) {
        // A row for what did not happen, too; nobody has to wait for it.
        ledger::Effect effect = change.effect;
        effect.kind = ledger::EffectKind::WriteFile;
        m_ledger->prepare(effect, this, [this](const base::Result<ledger::Prepared> &prepared) {
            if (prepared && !prepared->existed)
                (void)m_ledger->settle(prepared->effect.id, ledger::EffectState::Cancelled,
                                       tr("refused: arrived after Stop"));
        });
        refuse(writing);
        return;
    }
    // Asked once more when the row is durable and the file still untouched.
    change.hold = [writing]() -> std::optional<QString> {
        if (*writing->gate)
            return tr("Stop was pressed before it was written");
        if (writing->withdrawn)
            return tr("withdrawn by you before it was written");
        if (writing->responder.cancelRequested())
            return tr("withdrawn by the agent before it was written");
        return std::nullopt;
    };
    m_changer->apply(std::move(change), this,
                     [this, writing](const base::Result<ledger::Prepared> &result) { onWritten(writing, result); });
}

void FileService::refuse(const std::shared_ptr<Writing> &writing)
{
    writing->responder.failCancelled();
    m_board->finish(writing->row, RequestEnd::RefusedAfterStop);
    Q_EMIT refused({writing->path, tr("refused, not written"), false}, writing->turn);
}

void FileService::onWritten(const std::shared_ptr<Writing> &writing, const base::Result<ledger::Prepared> &result)
{
    using ledger::EffectState;
    if (result && result->effect.state == EffectState::Committed) {
        writing->responder.answer({});
        m_board->finish(writing->row, RequestEnd::Answered);
        return;
    }
    if (!result && result.error().code == ECANCELED) {
        if (*writing->gate) {
            refuse(writing);
            return;
        }
        writing->responder.failCancelled();
        m_board->finish(writing->row, writing->withdrawn ? RequestEnd::CancelledByUser : RequestEnd::CancelledByAgent);
        return;
    }
    const base::Error error = result ? base::Error{base::Origin::Belay,
                                                   0,
                                                   tr("The same write was asked for before and did not take effect."),
                                                   {}}
                                     : result.error();
    failWith(writing->responder, error);
    m_board->finish(writing->row, RequestEnd::Failed, error.message);
}

} // namespace core
