// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/transcript/transcriptview.h"

#include <QCoreApplication>

/// A conversation and its view with everything it needs, shown. What happens in it is in view after settle().
struct TranscriptStage
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    widgets::Look look;
    SampleTurn turn{&transcript, &clock};
    widgets::TranscriptView view{&model, &look, &clock};

    explicit TranscriptStage(const QSize &size = {700, 500})
    {
        model.setTranscript(&transcript);
        view.resize(size);
        view.show();
        settle();
    }
    void settle()
    {
        model.flush();
        view.syncNow();
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
    }
    QScrollBar *bar() const { return view.verticalScrollBar(); }
};
