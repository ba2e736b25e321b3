// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/transcript.h"
#include "models/texts/sessionstatus.h"

/// A turn as the drawings show it, fed by hand, for tests and pictures.
class SampleTurn
{
public:
    SampleTurn(history::Transcript *transcript, base::Clock *clock);

    void prompt(const QString &text);
    void thought(const QString &text, int seconds);
    void say(const QString &text);
    void read(const QString &id, const QString &title, acp::ToolKind kind = acp::ToolKind::Read);
    void edit(const QString &id, const QString &path, const QString &before, const QString &after);
    void command(const QString &id, const QString &command, const QString &output);
    void endCommand(const QString &id, int exitCode, const QString &signal = {}, bool byStop = false);
    void ask(quint64 key, const QString &command, acp::ToolKind kind = acp::ToolKind::Execute);
    void settle(quint64 key, core::PermissionEnd end, const QString &option = {});
    void stop();
    void refuse(const QString &path);
    void fail(const QString &message, int code, const QString &stderrTail);
    void end(core::TurnEnd end, int milliseconds);
    void raise(core::SessionEventBody body);

    /// The tour up to the moment that the drawing "running" shows.
    void playRunning();
    void playFinished();
    void playStopping();
    /// The running turn, brought to \p end with something in every section of its report.
    void playEnding(core::TurnEnd end);

    int afterStopMs = -1; ///< set: events carry it

private:
    history::Transcript *m_transcript;
    base::Clock *m_clock;
    quint64 m_turn = 0;
};

models::SessionSnapshot sampleSnapshot(core::TurnPhase phase, base::Clock *clock);

/// A command that has run on for \p seconds; \p isNow: of the turn that runs.
models::RunningOn sampleRunning(const char *name, int seconds, bool isNow, base::Clock *clock);
