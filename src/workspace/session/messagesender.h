// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "agents/logincontroller.h"
#include "base/poolwork.h"
#include "base/result.h"
#include "core/prompt/message.h"
#include "core/prompt/promptqueue.h"
#include "core/session/agentconnection.h"
#include "core/values/sessionevent.h"
#include "core/values/stopstatus.h"
#include "workspace/session/sessiontranscript.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core {
class HeldChanges;
} // namespace core

namespace workspace {

/// A message that was returned to the user.
struct ReturnedMessage
{
    enum class Cause {
        Stopped, ///< sent without any result: fills an empty composer; otherwise it is only in the history
        NotSent, ///< not sent: must not be lost
        ToEdit,  ///< the user asked for it, whatever else is being written
    };
    core::Message message;
    Cause why = Cause::Stopped;
};

/// Sends the user's messages of a session: at once, through the queue, or back to the user. Main thread.
class MessageSender : public QObject
{
    Q_OBJECT

public:
    /// Mentions are relative to \p folder. Everything else must outlive it; \p transcript knows the current session.
    MessageSender(QString folder, const core::AgentConnection *connection, const agents::LoginController *login,
                  SessionTranscript *transcript, QObject *parent = nullptr);

    /// Messages that wait; a view edits, removes and moves them there.
    core::PromptQueue &queue() { return m_queue; }
    const core::PromptQueue &queue() const { return m_queue; }
    const QList<core::Message> &sent() const { return m_sent; } ///< oldest first
    bool isReadingFiles() const { return m_packing != nullptr || m_isSyncing; }
    bool canSend() const;    ///< a message would be sent at once
    bool hasWaiting() const; ///< something waits to be sent

    /// Sends \p message now, when the agent is ready, or after the running turn. A held queue stays held. Files that
    /// the message names are read when it is sent; if that fails, the message is returned.
    void send(const core::Message &message);
    void sendNow(const core::Message &message); ///< stops the turn first
    void sendQueuedNow(quint64 id);             ///< stops the turn first
    void releaseQueue();
    /// Puts the message at the head of the queue and holds the queue: the user releases it.
    void keepInQueue(const core::Message &message);
    /// Returns a queued message to the user for editing; the next one that waits takes its place.
    void editQueued(quint64 id);
    /// Messages returned since the last call; kept here while another session is in view.
    ReturnedMessage takeReturned() { return std::exchange(m_returned, {}); }

    /// All that waits and was not taken back yet, in one: the queue is empty then.
    core::Message takeWaiting();

    // Called by the session's owner.
    /// Before each message the agent's view is synchronized with the user's changes; null: not needed. Must outlive
    /// this.
    void setHeld(core::HeldChanges *held) { m_held = held; }
    /// Reads the sent messages from the transcript: those of an earlier run, or sent elsewhere.
    void restoreSent();
    void sendNext(); ///< sends the next waiting message, if possible
    /// The running turn is being stopped.
    void holdFor(const core::StopScope &scope);
    /// It is stopped again: what was to be sent at its end waits, too.
    void holdSendNow();
    /// Until the agent has answered for the options that the user chose, no message is sent.
    void setWaitsForOptions(bool on) { m_waitsForOptions = on; }
    /// Stop without a turn: nothing is sent any more. Returns whether a message was being sent and is returned.
    bool withdraw();
    /// Nothing is sent until the user says so: a message that was to be sent at once goes to the queue.
    void holdAll();
    /// A turn has ended. A prompt that was refused because nobody was logged in is sent again; a failed turn holds the
    /// queue.
    void onTurnEnding(const core::TurnEnded &ended);
    /// Called after all other receivers of the turn's end: returns a prompt without a result, and sends the next one.
    void onTurnEnded(const core::TurnEnded &ended);
    /// Returns messages that are being sent, and all that are sent from now on; the queue stays.
    void close();

Q_SIGNALS:
    void changed();
    /// A message waits for the agent, which may be started now.
    void waiting();
    void firstLeaves(); ///< the very first message is sent; see sent()
    void turnStarted();
    /// A message that was not carried out was returned to the user: see takeReturned().
    void returned();

private:
    using Packed = base::Result<std::vector<acp::ContentBlock>>;
    using Packing = base::PoolWork<Packed>;

    core::Session *openTurn() const;
    void sendMessage(const core::Message &message);
    void sync(const core::Message &message);
    void pack(const core::Message &message);
    void onPacked(Packed packed);
    void sendBlocks(const core::Message &message, std::vector<acp::ContentBlock> blocks);
    void notSent(const core::Message &message, const base::Error &error);
    bool refuses(const core::Message &message);
    void putBack(quint64 id);
    bool returnPacking();
    void giveBack(const core::Message &message, ReturnedMessage::Cause why);

    const QString m_folder;
    const core::AgentConnection *m_connection;
    const agents::LoginController *m_login;
    SessionTranscript *m_transcript;
    core::PromptQueue m_queue;
    std::optional<core::Message> m_sendNow; ///< sent as soon as the turn has ended, even if the queue is held
    quint64 m_editedBefore = 0; ///< what stands behind the place of the message that is being edited; 0: nothing
    QList<core::Message> m_sent;
    core::HeldChanges *m_held = nullptr;
    core::Message m_inPacking; ///< being sent, may still be returned
    bool m_isSyncing = false;
    quint64 m_syncs = 0;                ///< counts, so that the answer to an abandoned sync is ignored
    std::unique_ptr<Packing> m_packing; ///< reads the files of the message to be sent
    ReturnedMessage m_returned;
    bool m_holdAfterStop = true;
    bool m_waitsForOptions = false;
    bool m_isClosing = false; ///< later messages are returned at once
};

} // namespace workspace
