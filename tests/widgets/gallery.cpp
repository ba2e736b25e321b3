// SPDX-License-Identifier: Apache-2.0
// Paints the states of the window from turns fed by hand and saves them as pictures: gallery FOLDER
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/composer.h"
#include "widgets/transcriptview.h"

#include <QApplication>
#include <QDir>
#include <QStyleFactory>
#include <QVBoxLayout>

namespace {

void save(QWidget &widget, const QString &folder, const QString &name)
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

struct Centre
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    models::SessionStatus status;
    SampleTurn turn{&transcript, &clock};
    QWidget window;
    widgets::TranscriptView view;
    widgets::Composer composer;

    explicit Centre(widgets::Look *look) : view(&model, look, &clock, &window), composer(&status, look, &clock, &window)
    {
        model.setTranscript(&transcript);
        view.setAgentName(QStringLiteral("opencode"));
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&view, 1);
        auto *row = new QHBoxLayout;
        row->addStretch();
        composer.setFixedWidth(widgets::TranscriptView::columnWidth(look->theme(), 720));
        row->addWidget(&composer);
        row->addStretch();
        column->addLayout(row);
        window.resize(720, 900);
        QPalette p = window.palette();
        p.setColor(QPalette::Window, p.color(QPalette::Base));
        window.setPalette(p);
    }
    void show(core::TurnPhase phase)
    {
        status.set(sampleSnapshot(phase, &clock));
        window.show();
        model.flush();
        view.syncNow();
    }
};

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QString folder = app.arguments().value(1, QStringLiteral("."));
    QDir().mkpath(folder);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
    for (const bool dark : {false, true}) {
        QApplication::setPalette(widgets::fallbackPalette(dark));
        const QString suffix = dark ? QStringLiteral("-dark") : QString();
        widgets::Look look;
        {
            Centre c(&look);
            c.turn.playFinished();
            c.show(core::TurnPhase::Idle);
            save(c.window, folder, QStringLiteral("1-idle") + suffix);
        }
        {
            Centre c(&look);
            c.turn.playRunning();
            c.turn.ask(7, QStringLiteral("python -m tidewater.migrate --db data/tides.db"));
            c.turn.ask(8, QStringLiteral("docs/caching.md"), acp::ToolKind::Edit);
            c.clock.advance(8000);
            c.show(core::TurnPhase::Running);
            c.clock.advance(600);
            c.view.focusOldestPermission();
            save(c.window, folder, QStringLiteral("2-running") + suffix);
            c.window.resize(420, 860);
            c.composer.setFixedWidth(404);
            save(c.window, folder, QStringLiteral("6-narrow") + suffix);
        }
        {
            Centre c(&look);
            c.turn.playStopping();
            c.show(core::TurnPhase::Unconfirmed);
            save(c.window, folder, QStringLiteral("3-stopping") + suffix);
            c.turn.end(core::TurnEnd::StoppedByYou, 92000);
            c.turn.prompt(QStringLiteral("And now?"));
            c.turn.fail(QStringLiteral("opencode ended by itself while it worked on your message."), 137,
                        QStringLiteral("FATAL: JavaScript heap out of memory"));
            c.turn.end(core::TurnEnd::AgentDied, 92000);
            c.show(core::TurnPhase::Idle);
            save(c.window, folder, QStringLiteral("4-stopped") + suffix);
        }
    }
    return 0;
}
