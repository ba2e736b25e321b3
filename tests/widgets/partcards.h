// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/items/toolitem.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

namespace partcards {

using namespace widgets;

inline QString numbered(int from, int to)
{
    QString text;
    for (int i = from; i < to; ++i)
        text += QStringLiteral("line %1\n").arg(i);
    return text;
}

/// That a click there folds or unfolds; -1: none.
inline int partOf(const HotSpot &spot)
{
    const auto *fold = spot.asksFor<actions::FoldPart>();
    return fold ? fold->part : -1;
}

/// A tool call's card, without a view around it.
struct Card
{
    FakeClock clock;
    history::Transcript transcript;
    SampleTurn turn{&transcript, &clock};
    Look look;
    ItemContext context;
    std::unique_ptr<ToolItem> item;
    int changes = 0; ///< how often it asked to be read again

    Card()
    {
        context.look = &look;
        context.clock = &clock;
        context.width = 640;
        context.changed = [this](history::EntryId) { ++changes; };
        turn.prompt(QStringLiteral("go"));
    }
    const history::Entry &entry() const { return transcript.at(transcript.count() - 1); }
    void show()
    {
        item = std::make_unique<ToolItem>(context);
        item->setEntry(entry());
    }
    QImage paint(const QRectF &clip = QRectF(0, 0, 640, 4000), bool isMirrored = false)
    {
        QImage image(640, 1000, QImage::Format_RGB32);
        image.fill(look.theme().base);
        QPainter painter(&image);
        if (isMirrored)
            painter.setWorldTransform(QTransform(-1, 0, 0, 1, 640, 0));
        Canvas canvas(&painter, &look, 1);
        ItemPaint paint{canvas, QPointF(0, 0), clip, {}};
        item->paint(paint);
        return image;
    }
    std::vector<HotSpot> spots(const QString &nameBegins)
    {
        paint();
        std::vector<HotSpot> found;
        for (const HotSpot &spot : item->hotSpots()) {
            if (spot.name.startsWith(nameBegins))
                found.push_back(spot);
        }
        return found;
    }
    void toggle(const QString &nameBegins) { item->togglePart(partOf(spots(nameBegins).at(0))); }
    /// Until it knows all that was sent.
    void takeAll()
    {
        for (int before = -1; before != changes;) {
            before = changes;
            item->setEntry(entry());
        }
    }
};

/// A view, shown.
struct Shown
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    Look look;
    SampleTurn turn{&transcript, &clock};
    TranscriptView view{&model, &look, &clock};

    Shown()
    {
        model.setTranscript(&transcript);
        view.resize(800, 600);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
        turn.prompt(QStringLiteral("go"));
    }
    void settle()
    {
        model.flush();
        view.syncNow();
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        view.viewport()->repaint();
    }
};

inline int pixels(const QImage &image, const QColor &color)
{
    int n = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            n += image.pixel(x, y) == color.rgb();
    }
    return n;
}

inline QString replaced(QString text, const QString &what, const QString &with)
{
    text.replace(what, with);
    return text;
}

} // namespace partcards
