// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/process/processtree.h"
#include "base/process/sealedview.h"
#include "transport/frame.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <vector>

namespace transport {

/// How a connection ended.
struct Ending
{
    bool requested = false; ///< close() or forceClose() was called before
    bool started = false;   ///< the agent ran at all
    int exitCode = 0;
    int signal = 0;    ///< the signal that ended the process, or 0
    base::Error error; ///< what went wrong; its message is empty for a requested end
    QString standardErrorTail;
    /// Whether it is certain that no process of the tree is left.
    bool treeGone = true;
    bool guardDied = false; ///< what was found of the tree was killed, but something may have hidden
    bool ended = true;      ///< the agent's own process has ended; false: it could not be ended, or nobody knows
    std::vector<base::ProcessId> running = {}; ///< what was last seen to run, the agent's own process first
};

/// Carries whole lines to and from an agent. Main thread only, but for the decoder. Emits `closed` exactly
/// once after start(), whatever happens, and after the last frame was handed over.
class Transport : public QObject
{
    Q_OBJECT

public:
    enum class Lane {
        Normal,
        Barrier, ///< as Normal, but nothing overtakes it
        Urgent,  ///< goes ahead of every queued whole line up to the last Barrier
    };

    using QObject::QObject;

    /// Before start(). Shared, because the reading thread may outlive the caller.
    void setDecoder(std::shared_ptr<FrameDecoder> decoder) { m_decoder = std::move(decoder); }

    virtual void start() = 0;
    /// \p line without its newline; must hold none. Never waits. Dropped when the connection has ended.
    virtual void send(QByteArray line, Lane lane) = 0;
    /// Frames that arrived, about \p weight of them. Call on framesAvailable until it returns none.
    virtual std::vector<FramePtr> take(qsizetype weight) = 0;
    /// Ends the connection in steps: end of input, SIGTERM to the whole process tree, SIGKILL. Returns at once.
    virtual void close() = 0;
    /// The same without waiting for the agent to end by itself.
    virtual void forceClose() = 0;
    /// Bytes of sent lines that the agent has not taken yet.
    virtual qsizetype queuedBytes() const { return 0; }
    virtual QString standardErrorTail() const { return {}; }
    virtual qint64 processId() const { return 0; }
    /// The sealed agent's view, from `started` on; null if it is not sealed.
    virtual std::shared_ptr<const base::SealedView> view() const { return {}; }
    /// See base::GuardedProcess::spare().
    virtual bool spare(const std::vector<base::ProcessId> &) { return false; }

Q_SIGNALS:
    void started();
    void framesAvailable();
    /// Queued bytes have left, after queuedBytes() had been more than 512 KiB.
    void queueShrank();
    void standardError(const QByteArray &text);
    /// An urgent line left for the agent at CLOCK_MONOTONIC \p ns.
    void urgentWritten(qint64 ns);
    void closed(const transport::Ending &ending);

protected:
    std::shared_ptr<FrameDecoder> m_decoder;
};

} // namespace transport
