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
    explicit DemoSession(const QString &flags);
    ~DemoSession();
};
