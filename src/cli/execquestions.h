// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "cli/terminalform.h"
#include "cli/terminalprompt.h"
#include "core/session/agentconnection.h"
#include "workspace/session/sessiontranscript.h"

#include <QObject>

#include <deque>
#include <variant>

namespace cli {

/// Asks in the terminal, one after the other, what the agent of `belay exec` wants to know: permissions, forms,
/// addresses. Only what was typed after a question answers it. Main thread.
class ExecQuestions : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; \p transcript must have received a permission before it is added here.
    ExecQuestions(TerminalPrompt *terminal, core::AgentConnection *connection,
                  const workspace::SessionTranscript *transcript, QObject *parent = nullptr);

    void setSession(core::Session *session) { m_session = session; }
    void add(const core::PermissionAsked &asked);
    void add(const core::ElicitationAsked &asked);
    /// The request was answered or withdrawn: a question about it is dropped.
    void settled(base::RequestKey key);

Q_SIGNALS:
    /// The input has ended while this was open: handle it as if nobody had been there to ask.
    void left(const core::PermissionAsked &asked);

private:
    struct Form
    {
        base::RequestKey key;
        TerminalForm terminalForm;
    };
    using Question = std::variant<core::PermissionAsked, Form>;

    static base::RequestKey keyOf(const Question &question);
    void push(Question question);
    void askFirst();
    void ask();
    void onTyped(const std::optional<QString> &line);
    void readNumber(const core::PermissionAsked &asked, const QString &line);
    void readLine(Form &form, const QString &line);
    void sendAnswer(base::RequestKey key, const acp::ElicitationAnswer &answer);
    void print(const QString &words);
    void showPermission(const core::PermissionAsked &asked);

    TerminalPrompt *m_terminal;
    core::AgentConnection *m_connection;
    const workspace::SessionTranscript *m_transcript;
    core::Session *m_session = nullptr;
    std::deque<Question> m_questions; ///< the front one is being asked
    bool m_nobody = false;
};

} // namespace cli
