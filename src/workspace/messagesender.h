// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "agents/logincontroller.h"
#include "base/poolwork.h"
#include "base/result.h"
#include "core/prompt/message.h"
#include "core/prompt/promptqueue.h"
#include "core/session/agentconnection.h"
#include "core/session/sessionevent.h"
#include "core/session/stopstatus.h"
#include "workspace/sessiontranscript.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace workspace {

/// A message that was returned to the user.
struct ReturnedMessage
{
    enum class Why {
        Stopped, ///< sent, and nothing came of it: it fills an empty composer, and is otherwise in what was sent
        NotSent, ///< must not be lost
        ToEdit,  ///< the user asked for it, whatever else is being written
    };
    core::Message message;
    Why why = Why::Stopped;
};

/// The way of a session's messages from the user to the agent: at once, through the queue, or back. Main thread.
class MessageSender : public QObject
{
    Q_OBJECT

public:
    /// In \p folder names of files are looked up. All else must outlive it; \p transcript says which session it is.
    MessageSender(QString folder, const core::AgentConnection *connection, const agents::LoginController *login,
                  SessionTranscript *transcript, QObject *parent = nullptr);

    /// Messages that wait; a view edits, removes and moves them there.
    core::PromptQueue &queue() { return m_queue; }
    const core::PromptQueue &queue() const { return m_queue; }
    const QList<core::Message> &sent() const { return m_sent; } ///< oldest first
    bool isReadingFiles() const { return m_packing != nullptr; }
    bool canSend() const;    ///< a message would leave at once
    bool hasWaiting() const; ///< something is to leave when that is possible

    /// Now, when the agent is ready, or after the turn that runs. What is held back stays so. Files that it names are
    /// read when it leaves; where that fails, the message comes back.
    void send(const core::Message &message);
    void sendNow(const core::Message &message); ///< stops the turn first
    void sendQueuedNow(quint64 id);             ///< stops the turn first
    void releaseQueue();
    /// To the head of the queue, which is held: it leaves when the user says so.
    void keepInQueue(const core::Message &message);
    /// Out of the queue and back to the user, to be written anew.
    void editQueued(quint64 id);
    /// Messages returned since the last call; kept here while another session is in view.
    ReturnedMessage takeReturned() { return std::exchange(m_returned, {}); }

    // Called by the session's owner.
    /// What the user said, as the transcript has it, was sent in an earlier run or from elsewhere.
    void restoreSent();
    void sendNext(); ///< what waits, if it can leave
    /// The turn that runs is being stopped.
    void holdFor(const core::StopScope &scope);
    /// Stop without a turn: nothing leaves any more. Whether a message was on its way, and is the user's again.
    bool withdraw();
    /// The connection has ended: what was to be sent at once is in view like everything else that waits.
    void holdAll();
    /// A turn has ended. What was refused for want of a login goes out again, and what did not end well holds the rest.
    void onTurnEnding(const core::TurnEnded &ended);
    /// Behind everybody else who hears of it: gives back what nothing came of, and goes on.
    void onTurnEnded(const core::TurnEnded &ended);
    /// Messages that are on their way come back, and so does what is sent from now on; the queue stays.
    void close();

Q_SIGNALS:
    void changed();
    /// A message waits for the agent, which may be started now.
    void waiting();
    void firstLeaves(); ///< the first message of all; sent() has it
    void turnStarted();
    /// A message that was not carried out was returned to the user: see takeReturned().
    void returned();

private:
    using Packed = base::Result<std::vector<acp::ContentBlock>>;
    using Packing = base::PoolWork<Packed>;

    core::Session *openTurn() const;
    void sendMessage(const core::Message &message);
    void onPacked(Packed packed);
    void sendBlocks(const core::Message &message, std::vector<acp::ContentBlock> blocks);
    void notSent(const core::Message &message, const base::Error &error);
    bool refuses(const core::Message &message);
    bool returnPacking();
    void giveBack(const core::Message &message, ReturnedMessage::Why why);

    const QString m_folder;
    const core::AgentConnection *m_connection;
    const agents::LoginController *m_login;
    SessionTranscript *m_transcript;
    core::PromptQueue m_queue;
    std::optional<core::Message> m_sendNow; ///< as soon as the turn has ended, whatever is held
    QList<core::Message> m_sent;
    core::Message m_inPacking;
    std::unique_ptr<Packing> m_packing; ///< reads the files of the message that is about to leave
    ReturnedMessage m_returned;
    bool m_holdAfterStop = true;
    bool m_isClosing = false; ///< what is sent from then on is the user's again
};

} // namespace workspace
