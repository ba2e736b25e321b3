// SPDX-License-Identifier: Apache-2.0
#include "demosession.h"

#include "waiting.h"

DemoSession::DemoSession(const QString &flags)
{
    session = std::make_unique<workspace::SessionController>(
        1, demoAgentEntry(flags, folder.filePath(QStringLiteral("state"))), folder.path(),
        effects.services(&clock, &board, &runner), &secrets);
    QObject::connect(session.get(), &workspace::SessionController::turnEnded, session.get(),
                     [this](core::TurnEnd end) { ends << end; });
    QObject::connect(session.get(), &workspace::SessionController::stopMeasured, session.get(),
                     [this](const core::StopSample &sample) { samples << sample; });
}

DemoSession::~DemoSession()
{
    session->connection().forceClose(); // Force stop would start the agent again
    (void)waitUntil([this] { return session->isOver(); }, 10'000);
}
