// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "widgets/content/entrymarks.h"
#include "widgets/content/transcriptaction.h"
#include "widgets/style/canvas.h"

#include <QRectF>
#include <QString>

namespace widgets {

/// A place of an item that reacts to a click, known since the item was last painted.
struct HotSpot
{
    QRectF rect;               ///< relative to the item
    TranscriptAction action{}; ///< what it asks for
    QString name{};            ///< what a menu calls it
    bool hasOwnStep = false;   ///< keys that go from item to item stop here, too
    QString tip{};             ///< what it does, where its name does not say enough

    /// What exactly it asks for; null if that is something else.
    template <class Action> const Action *asksFor() const { return std::get_if<Action>(&action); }
};

/// A stretch of an item's text that is selected.
struct ItemSelection
{
    text::TextPosition from, to;
    bool isEmpty() const { return !(from < to); }
};

struct ItemPaint
{
    Canvas &canvas;
    QPointF at;
    QRectF clip;
    ItemSelection selection;
    EntryMarks marks{};
    bool isPointedAt = false; ///< by the pointer or the keys
    QRectF view{};            ///< all that can be seen, whatever is painted of it
};

} // namespace widgets
