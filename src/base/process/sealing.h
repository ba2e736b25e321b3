// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/process/sealedview.h"
#include "base/process/sealplan.h"

#include <memory>
#include <optional>

namespace base {

/// One start of `belay-seal`: its arguments, and the socket on which it reports. The program's end of the socket is
/// closed by the exec, so end of file means that the program itself runs. Never waits.
class Sealing
{
public:
    /// Makes a new view. \p program is the path of what runs in it, with its arguments.
    Sealing(SealPlan plan, const QString &folder, const QStringList &program);
    /// Enters an existing view.
    Sealing(std::shared_ptr<const SealedView> view, const QString &folder, const QStringList &program);

    /// Where `belay-seal` is; empty if it is nowhere. BELAY_SEAL names another.
    static QString sealProgram();

    /// Tries whether \p folder can be an overlay here whose changes go to a store in \p place, by making one there that
    /// is removed again. None: it can. Blocks for some milliseconds; any thread.
    static std::optional<SealFailure> probe(const QString &folder, const QString &place);

    const QStringList &arguments() const { return m_arguments; }
    /// The end that goes to the program; closed by closeProgramEnd() once it has been started.
    int programEnd() const { return m_programEnd.fd(); }
    void closeProgramEnd() { m_programEnd = Descriptor(); }
    /// Becomes readable when there is something to read().
    int reportEnd() const { return m_reportEnd.fd(); }

    enum class State { Underway, Running, Failed };
    /// Reads the report so far. \p programEnded: nothing more can come.
    State read(bool programEnded);
    /// Set once the state is Running.
    const std::shared_ptr<const SealedView> &view() const { return m_view; }
    /// Set once the state is Failed.
    const SealFailure &failure() const { return m_failure; }

private:
    Sealing() = default;
    void openReport();
    QStringList m_arguments;
    Descriptor m_reportEnd, m_programEnd;
    std::shared_ptr<const SealedView> m_view;
    SealPlan m_plan; ///< of a view that is made
    SealFailure m_failure;
    bool m_handedOver = false;
    State m_state = State::Underway;
};

/// The failure in a line of the report, "STEP ERRNO PATH".
SealFailure sealFailure(const QByteArray &line);

} // namespace base
