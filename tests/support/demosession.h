// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/commands/ptycommand.h"
#include "demoagent.h"
#include "memorysecrets.h"
#include "workspace/session/sessioncontroller.h"
#include "workspace/stores/effectstore.h"

#include <QTemporaryDir>
#include <QTest>

/// A session with the demo agent, and the services of a window without the window.
struct DemoSession
{
    QTemporaryDir folder;
    base::SystemClock clock;
    core::RequestBoard board{&clock};
    workspace::EffectStore effects{&clock, folder.filePath(QStringLiteral("effects"))};
    core::PtyRunner runner;
    MemorySecrets secrets;
    QList<core::TurnEnd> ends;
    QList<core::StopSample> samples;
    std::unique_ptr<workspace::SessionController> session; ///< goes first: it still tells how its end went

    /// \p flags are the agent's. It is not started yet.
    explicit DemoSession(const QString &flags)
    {
        session = std::make_unique<workspace::SessionController>(
            1, demoAgentEntry(flags, folder.filePath(QStringLiteral("state"))), folder.path(),
            effects.services(&clock, &board, &runner), &secrets);
        QObject::connect(session.get(), &workspace::SessionController::turnEnded, session.get(),
                         [this](core::TurnEnd end) { ends << end; });
        QObject::connect(session.get(), &workspace::SessionController::stopMeasured, session.get(),
                         [this](const core::StopSample &sample) { samples << sample; });
    }
    ~DemoSession()
    {
        session->forceStop();
        (void)QTest::qWaitFor([this] { return session->isOver(); }, 10'000);
    }
};
