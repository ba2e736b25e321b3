// SPDX-License-Identifier: Apache-2.0
#include "demoagent/promptturn.h"

#include "demoagent/eventlog.h"
#include "demoagent/script.h"

#include <QFile>
#include <QProcess>

#include <algorithm>
#include <csignal>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace demoagent {

PromptTurn::PromptTurn(Wire &wire, const Options &options, const ClientAbilities &abilities,
                       std::shared_ptr<Session> session, const QJsonValue &promptId, const QString &prompt,
                       const QJsonArray &blocks)
    : m_wire(wire)
    , m_options(options)
    , m_abilities(abilities)
    , m_session(std::move(session))
    , m_promptId(promptId)
    , m_prompt(prompt.trimmed())
    , m_blocks(blocks)
    , m_asksFirst(m_session->mode == "ask"_L1)
    , m_swift(m_session->model == "swift"_L1)
{
    const auto space =
        std::find_if(m_prompt.begin(), m_prompt.end(), [](QChar c) { return c.isSpace(); }) - m_prompt.begin();
    m_arguments = m_prompt.mid(space).trimmed();
}

void PromptTurn::run()
{
    if (m_options.canLoad) {
        // Saved at once: the process may be killed before the turn ends.
        m_session->history.append(QJsonObject{{"role"_L1, "user"_L1}, {"text"_L1, m_prompt}});
        saveSession(*m_session);
    }
    qint64 child = 0;
    if (m_options.leavesProcess)
        QProcess::startDetached(u"sleep"_s, {u"301"_s}, QString(), &child);
    const Word &word = wordFor(m_prompt);
    if (m_session->title.isEmpty()) {
        m_session->title = QLatin1StringView(word.name) == "tour"_L1 ? u"A tour of Belay"_s
                           : m_prompt.size() > 60                    ? QString(m_prompt.left(59) + u'…')
                                                                     : m_prompt;
        update({{"sessionUpdate"_L1, "session_info_update"_L1}, {"title"_L1, m_session->title}});
    }
    try {
        word.run(*this);
        if (!m_answered)
            answer("end_turn"_L1);
    } catch (const Cancelled &) {
        cleanUp();
        if (!m_closed || !m_options.closeMute)
            answer("cancelled"_L1);
    }
    if (child > 0 && !m_cancelled)
        ::kill(pid_t(child), SIGTERM);
    if (m_options.writesAfterCancel && m_cancelled)
        misbehaveAfter();
}

// Writes a file after the cancel, like an agent whose tools do not notice it.
void PromptTurn::misbehaveAfter()
{
    m_heeds = false;
    wait(200);
    QFile file(path(u"after-cancel.txt"_s));
    if (file.open(QIODevice::WriteOnly))
        file.write("written after the cancel\n");
    file.close();
    logEvent("wrote"_L1, {{"path"_L1, file.fileName()}});
}

QStringList PromptTurn::argumentList() const
{
    return m_arguments.simplified().split(u' ', Qt::SkipEmptyParts);
}

int PromptTurn::number(int index, int fallback) const
{
    bool ok = false;
    const int value = argumentList().value(index).toInt(&ok);
    return ok ? value : fallback;
}

QString PromptTurn::path(const QString &relative) const
{
    // Not normalized: how to treat ".." is up to the client.
    return relative.startsWith(u'/') ? relative : QString(m_session->cwd + u'/' + relative);
}

void PromptTurn::checkCancel() const
{
    if (m_heeds && cancelled())
        throw Cancelled{};
}

void PromptTurn::untilCancelled()
{
    m_wire.waitUntil([this] { return cancelled(); });
    checkCancel();
}

bool PromptTurn::cancelledWithin(int ms)
{
    return m_wire.waitUntil([this] { return cancelled(); }, milliseconds(ms));
}

int PromptTurn::scaled(int ms) const
{
    static const int speed = [] {
        bool ok = false;
        const int percent = qEnvironmentVariableIntValue("BELAY_DEMO_SPEED", &ok);
        return ok ? std::max(0, percent) : 100;
    }();
    return ms * speed / (m_swift ? 300 : 100);
}

void PromptTurn::pause(int ms)
{
    wait(scaled(ms));
}

void PromptTurn::wait(int ms)
{
    // A turn that ignores the cancel must not be woken by it, or all its waits would return at once.
    m_wire.waitUntil([this] { return m_heeds && cancelled(); }, milliseconds(ms));
    checkCancel();
}

void PromptTurn::update(const QJsonObject &update)
{
    m_wire.notify("session/update"_L1, {{"sessionId"_L1, m_session->id}, {"update"_L1, update}});
}

void PromptTurn::content(QLatin1StringView kind, const QString &text)
{
    if (kind != m_lastKind)
        ++m_message;
    m_lastKind = kind;
    update({{"sessionUpdate"_L1, kind}, {"messageId"_L1, u"m%1"_s.arg(m_message)}, {"content"_L1, textContent(text)}});
}

void PromptTurn::chunk(const QString &text)
{
    if (m_reply.size() < 65536)
        m_reply += text;
    content("agent_message_chunk"_L1, text);
}

void PromptTurn::thought(const QString &text)
{
    content("agent_thought_chunk"_L1, text);
}

void PromptTurn::stream(QLatin1StringView kind, const QString &text)
{
    constexpr int wordsAtOnce = 2;
    qsizetype start = 0;
    int spaces = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool last = i + 1 == text.size();
        if (!last && !(text[i].isSpace() && ++spaces % wordsAtOnce == 0))
            continue;
        const QString piece = text.mid(start, i + 1 - start);
        if (kind == "agent_message_chunk"_L1)
            chunk(piece);
        else
            thought(piece);
        start = i + 1;
        pause(45);
    }
}

void PromptTurn::say(const QString &text)
{
    stream("agent_message_chunk"_L1, text);
    m_session->used += text.size() / 4;
    update({{"sessionUpdate"_L1, "usage_update"_L1},
            {"used"_L1, m_session->used},
            {"size"_L1, 200000},
            {"cost"_L1, QJsonObject{{"amount"_L1, double(m_session->used) / 1e6}, {"currency"_L1, "USD"_L1}}}});
}

void PromptTurn::think(const QString &text)
{
    stream("agent_thought_chunk"_L1, text);
}

void PromptTurn::plan(const QStringList &steps, int done)
{
    QJsonArray entries;
    for (int i = 0; i < steps.size(); ++i)
        entries.append(QJsonObject{{"content"_L1, steps[i]},
                                   {"priority"_L1, i == 0 ? "high"_L1 : "medium"_L1},
                                   {"status"_L1, i < done    ? "completed"_L1
                                                 : i == done ? "in_progress"_L1
                                                             : "pending"_L1}});
    update({{"sessionUpdate"_L1, "plan"_L1}, {"entries"_L1, entries}});
}

RequestPtr PromptTurn::open(QLatin1StringView method, QJsonObject params, const QJsonValue &id)
{
    params["sessionId"_L1] = m_session->id;
    m_requests.push_back(m_wire.request(method, params, id));
    return m_requests.back();
}

Answer PromptTurn::await(const RequestPtr &request)
{
    // Copied under the lock: after a cancel the answer may arrive at any moment.
    Answer answer;
    m_wire.waitUntil([&] {
        answer = request->answer;
        return answer.arrived || (m_heeds && cancelled());
    });
    if (!answer.arrived)
        throw Cancelled{};
    m_requests.erase(std::remove(m_requests.begin(), m_requests.end(), request), m_requests.end());
    if (request->method == "terminal/create"_L1 && answer.ok())
        m_terminals.append(answer.result["terminalId"_L1].toString());
    else if (request->method == "terminal/release"_L1)
        checkCancel();
    return answer;
}

void PromptTurn::cleanUp()
{
    constexpr milliseconds patience{2000};
    m_heeds = false;
    const auto arrived = [this] {
        return std::all_of(m_requests.begin(), m_requests.end(), [](const RequestPtr &r) { return r->answer.arrived; });
    };
    for (const QString &terminal : m_terminals)
        open("terminal/kill"_L1, {{"terminalId"_L1, terminal}});
    m_wire.waitUntil(arrived, patience);
    // Otherwise a terminal that was being created at the cancel would stay.
    m_wire.change([this] {
        for (const RequestPtr &r : m_requests)
            if (r->method == "terminal/create"_L1 && r->answer.ok())
                m_terminals.append(r->answer.result["terminalId"_L1].toString());
    });
    for (const QString &terminal : m_terminals)
        open("terminal/release"_L1, {{"terminalId"_L1, terminal}});
    m_wire.waitUntil(arrived, patience);
}

void PromptTurn::leave(const QString &how)
{
    m_answered = true;
    logEvent("turn_end"_L1, {{"session"_L1, m_session->id}, {"reason"_L1, how}});
    if (m_options.canLoad) {
        m_session->history.append(QJsonObject{{"role"_L1, "agent"_L1}, {"text"_L1, m_reply}});
        saveSession(*m_session);
    }
    // Before the answer is sent: the client may send the next prompt as soon as it arrives.
    m_wire.change([this] {
        if (m_session->turn.get() == this)
            m_session->turn.reset();
    });
}

void PromptTurn::answer(QLatin1StringView stopReason)
{
    leave(stopReason);
    m_wire.answer(m_promptId, {{"stopReason"_L1, stopReason}});
}

void PromptTurn::answerError(int code, const QString &message)
{
    leave(message);
    m_wire.answerError(m_promptId, code, message);
}

} // namespace demoagent
