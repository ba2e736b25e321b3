// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "demoagent/agentstate.h"
#include "demoagent/options.h"
#include "demoagent/wire.h"

#include <QStringList>

#include <atomic>

namespace demoagent {

// Thrown by whatever a script waits in when the client cancels.
struct Cancelled
{};

// One prompt, run by a script on a thread of its own. Until heedCancel(false) every wait ends with Cancelled; the
// turn then stops its commands, waits shortly for its open requests and answers `cancelled`.
class PromptTurn
{
public:
    PromptTurn(Wire &wire, const Options &options, const ClientAbilities &abilities, std::shared_ptr<Session> session,
               const QJsonValue &promptId, const QString &prompt, const QJsonArray &blocks);

    void run();
    // Called by the reading thread within Wire::change().
    void cancel() { m_cancelled = true; }
    // The same, and no deafness helps: its session is being closed.
    void close() { m_closed = m_cancelled = true; }

    const QJsonValue &promptId() const { return m_promptId; }
    const QString &prompt() const { return m_prompt; }
    const QString &arguments() const { return m_arguments; }
    const QJsonArray &blocks() const { return m_blocks; }
    QStringList argumentList() const;
    int number(int index, int fallback) const;
    Session &session() { return *m_session; }
    bool asksFirst() const { return m_asksFirst; }
    const ClientAbilities &client() const { return m_abilities; }
    Wire &wire() { return m_wire; }
    QString path(const QString &relative) const;

    bool cancelled() const { return m_cancelled && (!m_options.deaf || (m_closed && m_options.closesOnly)); }
    void heedCancel(bool heed) { m_heeds = heed; }
    void untilCancelled();
    // Waits in real time, never throws.
    bool cancelledWithin(int ms);
    // pause() is scaled by BELAY_DEMO_SPEED; wait() is real time.
    void pause(int ms);
    void wait(int ms);

    void update(const QJsonObject &update);
    void chunk(const QString &text);
    void thought(const QString &text);
    // Sends the text in chunks of a few words.
    void say(const QString &text);
    void think(const QString &text);
    void plan(const QStringList &steps, int done);

    QString startTool(QLatin1StringView kind, const QString &title, const QJsonObject &more = {});
    void updateTool(const QString &id, const QJsonObject &more);
    void endTool(const QString &id, QLatin1StringView status = QLatin1StringView("completed"),
                 const QJsonObject &more = {});

    // Adds the session's id to the params.
    RequestPtr open(QLatin1StringView method, QJsonObject params,
                    const QJsonValue &id = QJsonValue(QJsonValue::Undefined));
    Answer await(const RequestPtr &request);
    Answer ask(QLatin1StringView method, const QJsonObject &params) { return await(open(method, params)); }
    void terminalReleased(const QString &terminalId) { m_terminals.removeAll(terminalId); }

    // Both end the turn for the client; the script may go on.
    void answer(QLatin1StringView stopReason);
    void answerError(int code, const QString &message);
    bool answered() const { return m_answered; }

private:
    void stream(QLatin1StringView kind, const QString &text);
    void content(QLatin1StringView kind, const QString &text);
    void checkCancel() const;
    void cleanUp();
    void misbehaveAfter();
    void leave(const QString &how);
    int scaled(int ms) const;

    Wire &m_wire;
    const Options &m_options;
    const ClientAbilities &m_abilities;
    std::shared_ptr<Session> m_session;
    const QJsonValue m_promptId;
    const QString m_prompt;
    const QJsonArray m_blocks;
    QString m_arguments;
    const bool m_asksFirst;
    const bool m_swift;
    std::atomic<bool> m_cancelled{false}, m_closed{false};
    bool m_heeds = true;
    bool m_answered = false;
    std::vector<RequestPtr> m_requests;
    QStringList m_terminals;
    QString m_reply;
    QLatin1StringView m_lastKind;
    int m_message = 0;
    int m_tool = 0;
};

QJsonObject textContent(const QString &text);
QJsonObject toolText(const QString &text);
QJsonObject toolDiff(const QString &path, const QJsonValue &oldText, const QString &newText);
QJsonObject toolTerminal(const QString &terminalId);
QJsonArray permissionOptions();
QString outcomeText(const Answer &permission);

} // namespace demoagent
