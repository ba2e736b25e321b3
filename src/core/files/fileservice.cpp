// SPDX-License-Identifier: Apache-2.0
#include "core/files/fileservice.h"

#include "base/exacttext.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/textmerge.h"
#include "ledger/rows/effectkey.h"

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

constexpr QLatin1String allowId("allow"), rejectId("reject");

} // namespace

struct FileService::Reading
{
    acp::ReadTextFileRequest request;
    acp::ReadResponder responder;
    base::RequestKey row = {};
    base::Result<acp::Encoded<acp::ReadTextFileAnswer>> answer = acp::Encoded<acp::ReadTextFileAnswer>();

    /// Encodes the answer for a file that was read; for a large file that takes as long as a frame.
    static base::Result<acp::Encoded<acp::ReadTextFileAnswer>>
    answerOf(const base::Result<QByteArray> &text, const acp::ReadResponder::Encode &encode, bool missingReadsEmpty)
    {
        if (text)
            return encode({*text});
        if (missingReadsEmpty && text.error().code == ENOENT)
            return encode({});
        return text.error();
    }
};

/// A write from the agent's request to its answer.
struct FileService::Writing
{
    acp::DoneResponder responder;
    QString path;
    RequestRow row; ///< its row on the board once the writing begins
    base::RequestKey key;
    EffectGate gate;
    bool isLate = false;    ///< it came after Stop
    bool asks = false;      ///< the user first
    bool withdrawn = false; ///< cancelled by the user in its row
    QString why;            ///< why the user is asked, if the policy is not the reason
    QByteArray nonce;       ///< of the turn
    ledger::Effect effect;
    bool wasAllowed = false; ///< by the user, for this once

    base::TurnId turn() const { return row.turn; }
    /// Why it may not be written any more; null: it may.
    std::optional<QString> held() const
    {
        if (*gate)
            return tr("Stop was pressed before it was written");
        if (withdrawn)
            return tr("withdrawn by you before it was written");
        if (responder.cancelRequested())
            return tr("withdrawn by the agent before it was written");
        return std::nullopt;
    }
};

/// Belay's own question about a write. It owns the agent's responder.
class FileService::Asking final : public PermissionRequester
{
public:
    Asking(FileService *service, std::shared_ptr<Writing> writing, ledger::FileChange change)
        : m_service(service)
        , m_writing(std::move(writing))
        , m_change(std::move(change))
    {}

    QString idText() const override { return m_writing->responder.idText(); }
    bool isWithdrawn() const override { return m_writing->responder.cancelRequested(); }
    void onWithdrawn(std::function<void()> f) override { m_writing->responder.onCancel(std::move(f)); }
    void settle(PermissionEnd end, const std::optional<QString> &option) override
    {
        m_writing->responder.onCancel({});
        m_service->onDecided(m_writing, std::move(m_change), end, option.value_or(QString()));
    }

private:
    FileService *m_service;
    std::shared_ptr<Writing> m_writing;
    ledger::FileChange m_change;
};

FileService::FileService(QStringList folders, RequestBoard *board, ledger::Ledger *ledger, ledger::FileChanger *changer,
                         PermissionGate *questions, QObject *parent)
    : QObject(parent)
    , m_files(std::move(folders))
    , m_board(board)
    , m_ledger(ledger)
    , m_changer(changer)
    , m_questions(questions)
{
    m_later.setSingleShot(true);
    m_later.setInterval(behindPause);
    connect(&m_later, &QTimer::timeout, this, &FileService::readNext);
}

FileService::~FileService() = default;

void FileService::read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder, RequestRow row)
{
    auto reading = std::make_shared<Reading>();
    row.direction = Direction::Inbound;
    row.kind = RequestKind::ReadFile;
    row.state = RequestState::Running;
    row.detail = request.path;
    row.protocolId = responder.idText();
    reading->request = request;
    reading->responder = std::move(responder);
    const auto withdrawal = [this, weak = std::weak_ptr(reading)](RequestEnd end) {
        return [this, weak, end] {
            if (const auto waiting = weak.lock())
                withdraw(waiting, end);
        };
    };
    reading->row = m_board->add(std::move(row), {withdrawal(RequestEnd::CancelledByUser), {}});
    reading->responder.onCancel(withdrawal(RequestEnd::CancelledByAgent));
    m_reads.push_back(std::move(reading));
    readNext();
}

void FileService::withdraw(const std::shared_ptr<Reading> &reading, RequestEnd end)
{
    reading->responder.failCancelled();
    m_board->finish(reading->row, end);
}

/// Only a few at a time, and none while the agent has not read its answers, so that a thousand requests do not hold a
/// thousand files in memory.
void FileService::readNext()
{
    while (m_reading < mostReading && !m_reads.empty()) {
        if (m_reads.front()->responder.isBehind()) {
            if (!m_later.isActive())
                m_later.start();
            return;
        }
        const std::shared_ptr<Reading> reading = std::move(m_reads.front());
        m_reads.pop_front();
        // Not before: a waiting request is answered at once if the agent cancels it, and then the file is not read.
        if (!reading->responder.isOpen() || !reading->responder.begin()) {
            m_board->finish(reading->row,
                            reading->responder.cancelRequested() ? RequestEnd::CancelledByAgent : RequestEnd::Lost);
            continue;
        }
        reading->responder.onCancel({}); // from now on only the finished read answers it
        ++m_reading;
        m_changer->run(
            [reading, files = m_files, encode = reading->responder.encode(), empty = m_missingReadsEmpty] {
                const acp::ReadTextFileRequest &request = reading->request;
                reading->answer =
                    Reading::answerOf(files.read(request.path, request.line, request.limit), encode, empty);
            },
            this,
            [this, reading] {
                --m_reading;
                onRead(reading);
                readNext();
            });
    }
}

void FileService::onRead(const std::shared_ptr<Reading> &reading)
{
    if (!reading->responder.isOpen()) {
        m_board->finish(reading->row, RequestEnd::Lost);
        return;
    }
    if (!reading->answer) {
        failWith(reading->responder, reading->answer.error());
        m_board->finish(reading->row, RequestEnd::Failed, reading->answer.error().message);
        return;
    }
    reading->responder.answerEncoded(std::move(reading->answer.value()));
    m_board->finish(reading->row, RequestEnd::Answered);
}

void FileService::cancelReads()
{
    for (const std::shared_ptr<Reading> &reading : std::exchange(m_reads, {}))
        withdraw(reading, RequestEnd::CancelledByStop);
}

void FileService::write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder, RequestRow row,
                        const EffectGate &gate, const QByteArray &turnNonce, const QString &why)
{
    if (!responder.begin()) {
        m_board->finish(row.key, RequestEnd::CancelledByAgent);
        return;
    }
    const auto target = m_files.resolve(request.path);
    if (!target) {
        failWith(responder, target.error());
        m_board->finish(row.key, RequestEnd::Failed, target.error().message);
        return;
    }
    ledger::FileChange change;
    change.effect.session = row.session;
    change.effect.turn = row.turn;
    change.effect.target = *target;
    change.effect.path = QFile::encodeName(*target);
    change.effect.kind = ledger::EffectKind::WriteFile;
    change.content = request.content;
    const auto writing = std::make_shared<Writing>();
    writing->path = request.path;
    writing->gate = gate;
    row.direction = Direction::Inbound;
    row.kind = RequestKind::WriteFile;
    row.state = RequestState::Running;
    row.detail = request.path;
    row.protocolId = responder.idText();
    const base::RequestKey waited = std::exchange(row.key, {});
    writing->row = std::move(row);
    writing->responder = std::move(responder);
    writing->why = why;
    writing->nonce = turnNonce;
    RequestRow board = writing->row;
    board.key = waited;
    writing->key = m_board->add(std::move(board), {[writing] { writing->withdrawn = true; }, {}});
    writing->isLate = *gate;
    writing->asks = m_policy == WritePolicy::Ask || !why.isEmpty();
    // Of what is late nothing is kept: an agent that goes on is read no faster than that.
    if (writing->isLate || (request.content.size() <= hashedAtOnce && m_hashing == 0)) {
        begin(writing, std::move(change), ledger::markOf(request.content).hash);
    } else {
        // Also what comes behind it, so that the order stays.
        ++m_hashing;
        const auto hash = std::make_shared<QByteArray>();
        m_changer->run([hash, content = request.content] { *hash = ledger::markOf(content).hash; }, this,
                       [this, writing, change = std::move(change), hash]() mutable {
                           --m_hashing;
                           begin(writing, std::move(change), *hash);
                       });
    }
    if (writing->isLate)
        refuse(writing);
}

void FileService::begin(const std::shared_ptr<Writing> &writing, ledger::FileChange change, const QByteArray &hash)
{
    const QByteArrayList arguments{change.effect.path, hash};
    change.effect.key = ledger::idempotencyKey("fs/write_text_file", arguments, change.effect.session, writing->nonce,
                                               m_occurrences.next(writing->nonce, arguments));
    writing->effect = change.effect;
    if (writing->isLate) // gets a row, too, but nobody has to wait for it
        recordEnd(change.effect, ledger::EffectState::Cancelled, base::Words::tr("refused: arrived after Stop"));
    else if (writing->asks)
        look(writing, std::move(change));
    else
        apply(writing, std::move(change));
}

/// Of what was not written, and has no row yet.
void FileService::recordEnd(ledger::Effect effect, ledger::EffectState state, const QString &reason)
{
    m_ledger->prepare(std::move(effect), this, [this, state, reason](const base::Result<ledger::Prepared> &prepared) {
        if (prepared && !prepared->existed)
            (void)m_ledger->settle(prepared->effect.id, state, reason);
    });
}

void FileService::fail(const std::shared_ptr<Writing> &writing, const base::Error &error)
{
    failWith(writing->responder, error);
    m_board->finish(writing->key, RequestEnd::Failed, error.message);
    recordEnd(writing->effect, ledger::EffectState::Failed, error.message);
    if (writing->wasAllowed) // the conversation says that you allowed it
        Q_EMIT noticed(
            {acp::Severity::Warning, tr("%1 was not written").arg(base::visibleText(writing->path)), error.message});
}

void FileService::apply(const std::shared_ptr<Writing> &writing, ledger::FileChange change)
{
    // Checked again once the row is stored and the file is still unchanged.
    change.hold = [writing] { return writing->held(); };
    m_changer->apply(std::move(change), this,
                     [this, writing](const base::Result<ledger::Prepared> &result) { onWritten(writing, result); });
}

// --- asking first ----------------------------------------------------------------------------------------------

void FileService::look(const std::shared_ptr<Writing> &writing, ledger::FileChange change)
{
    const auto now = std::make_shared<base::Result<ledger::FileState>>(ledger::FileState());
    const auto after = std::make_shared<ledger::FileMark>();
    const auto work = [now, after, path = change.effect.path, content = *change.content] {
        *now = ledger::lookAtPath(path, ConfinedFiles::readLimit);
        if (*now)
            *after = ledger::markOf(content, (*now)->mark.mode);
    };
    m_changer->run(work, this, [this, writing, change = std::move(change), now, after]() mutable {
        if (const auto reason = writing->held()) {
            recordEnd(change.effect, ledger::EffectState::Cancelled, *reason);
            withdraw(writing);
        } else if (!*now) {
            fail(writing, now->error());
        } else {
            change.effect.after = *after;
            ask(writing, std::move(change), **now);
        }
    });
}

void FileService::ask(const std::shared_ptr<Writing> &writing, ledger::FileChange change, const ledger::FileState &now)
{
    // The permission is for this change of this content only.
    change.expected = now.mark;
    change.effect.kind = now.mark.isThere() ? ledger::EffectKind::WriteFile : ledger::EffectKind::CreateFile;
    change.effect.before = now.mark;
    Question question;
    question.toolCall.id = {QStringLiteral("belay-write-%1").arg(++m_asked)};
    question.toolCall.title = tr("Write %1").arg(base::visibleText(writing->path));
    question.toolCall.kind = acp::ToolKind::Edit;
    question.toolCall.locations = {{writing->path, {}}};
    acp::Diff diff{change.effect.target, std::nullopt, base::exactText(*change.content)};
    if (now.content && ledger::isText(*now.content))
        diff.oldText = base::exactText(*now.content);
    else if (now.mark.isThere())
        question.toolCall.reason = tr("What the file holds now cannot be shown.");
    if (!writing->why.isEmpty())
        question.toolCall.reason = question.toolCall.reason
                                       ? QString(writing->why + QLatin1Char('\n') + *question.toolCall.reason)
                                       : writing->why;
    question.toolCall.content = std::vector<acp::ToolContent>{diff};
    question.options = {{allowId, base::Words::tr("Allow"), acp::PermissionKind::AllowOnce},
                        {rejectId, base::Words::tr("Reject"), acp::PermissionKind::RejectOnce}};
    question.goesOn = true; // one request is one row
    RequestRow row = writing->row;
    row.key = writing->key;
    row.detail = *question.toolCall.title;
    question.requester = std::make_unique<Asking>(this, writing, std::move(change));
    m_questions->ask(std::move(question), std::move(row), false);
}

void FileService::onDecided(const std::shared_ptr<Writing> &writing, ledger::FileChange change, PermissionEnd end,
                            const QString &option)
{
    if (end == PermissionEnd::Answered && option == allowId) {
        RequestRow row = writing->row;
        row.key = writing->key;
        m_board->add(std::move(row), {[writing] { writing->withdrawn = true; }, {}});
        writing->wasAllowed = true;
        apply(writing, std::move(change));
        return;
    }
    QString reason;
    switch (end) {
    case PermissionEnd::Answered:
        reason = tr("rejected by you");
        break;
    case PermissionEnd::CancelledByUser:
        reason = tr("withdrawn by you before it was written");
        break;
    case PermissionEnd::CancelledByStop:
    case PermissionEnd::RefusedAfterStop:
        reason = tr("Stop was pressed before it was written");
        break;
    case PermissionEnd::CancelledByAgent:
        reason = tr("withdrawn by the agent before it was written");
        break;
    case PermissionEnd::EndedWithTurn:
        reason = base::Words::tr("the turn ended first");
        break;
    case PermissionEnd::Lost:
    case PermissionEnd::Open:
        reason = tr("the agent's process ended before it was allowed");
        break;
    }
    recordEnd(std::move(change.effect), ledger::EffectState::Cancelled, reason);
    if (end == PermissionEnd::Answered)
        writing->responder.failInternal(tr("The user rejected this write. The file was not changed."));
    else
        writing->responder.failCancelled();
}

// --- how it ends -------------------------------------------------------------------------------------------------

/// The write was cancelled before anything was written.
void FileService::withdraw(const std::shared_ptr<Writing> &writing)
{
    if (*writing->gate) {
        refuse(writing);
        return;
    }
    writing->responder.failCancelled();
    m_board->finish(writing->key, writing->withdrawn ? RequestEnd::CancelledByUser : RequestEnd::CancelledByAgent);
}

void FileService::refuse(const std::shared_ptr<Writing> &writing)
{
    writing->responder.failCancelled();
    m_board->finish(writing->key, RequestEnd::RefusedAfterStop);
    Q_EMIT refused({writing->path, base::Words::tr("refused, not written"), false}, writing->turn());
}

void FileService::onWritten(const std::shared_ptr<Writing> &writing, const base::Result<ledger::Prepared> &result)
{
    using ledger::EffectState;
    if (result && result->effect.state == EffectState::Committed) {
        writing->responder.answer({});
        m_board->finish(writing->key, RequestEnd::Answered);
        return;
    }
    if (!result && result.error().code == ECANCELED) {
        withdraw(writing);
        return;
    }
    const base::Error error = result ? base::Error{base::Origin::Belay,
                                                   0,
                                                   tr("The same write was asked for before and did not take effect."),
                                                   {}}
                                     : result.error();
    fail(writing, error);
}

} // namespace core

#include "moc_fileservice.cpp"
