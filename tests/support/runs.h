// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "belayhome.h"
#include "workspace/workspace.h"

#include <QSignalSpy>
#include <QTest>

/// One run of Belay after the other over the same data, with the demo agent.
struct Runs : BelayHome
{
    std::unique_ptr<workspace::Workspace> workspace;

    explicit Runs(const QByteArray &can = "--can-load") : BelayHome(QString::fromLatin1(can))
    {
        agent.id = agent.name = QStringLiteral("scripted");
        settings.addAgent(agent);
        begin();
    }
    ~Runs() { end(); }
    bool begin()
    {
        workspace = std::make_unique<workspace::Workspace>(&settings);
        QSignalSpy listed(workspace->stored(), &workspace::StoredSessions::listed);
        return listed.wait(10'000);
    }
    void end(core::StoppedBy by = core::StoppedBy::ClosingBelay)
    {
        if (!workspace)
            return;
        workspace->close(by);
        (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, 10'000);
        workspace.reset();
    }
    bool nextRun()
    {
        end();
        return begin();
    }
    workspace::SessionController *openNewest() const
    {
        workspace::SessionController *session = workspace->open(workspace->stored()->newestIn(folder));
        if (session)
            (void)QTest::qWaitFor([session] { return session->transcript().count() > 0; }, 10'000);
        return session;
    }
    static bool say(workspace::SessionController *session, const QString &text)
    {
        QSignalSpy ended(session, &workspace::SessionController::turnEnded);
        session->send(text);
        return ended.wait(20'000);
    }
    template <class Body> static int count(workspace::SessionController *session)
    {
        int found = 0;
        for (int row = 0; row < session->transcript().count(); ++row)
            found += std::holds_alternative<Body>(session->transcript().at(row).body);
        return found;
    }
};
