// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "text/messageflow.h"
#include "widgets/content/entrymarks.h"
#include "widgets/style/canvas.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace widgets {

enum class HotAction {
    None,
    Fold,
    FoldPart,
    ShowEntry,
    OpenLocation,
    KillCommand,
    Restart,
    EditAgent,
    Force,
    ShowTraffic,
    CopyText,
    Link,
    Undo,
    Redo,
    Look,
    Acknowledge,
    Review,
    Retry,
    Restore,
    SaveReport,
    CopyAccount,
    EditMessage,
    ShowImage,
    SaveAttachment,
    OpenAttachment
};

/// A place of an item that reacts to a click, known since the item was last painted.
struct HotSpot
{
    QRectF rect; ///< relative to the item
    HotAction action = HotAction::None;
    QString text{};                        ///< the path, link, terminal id or text it is about
    int number = 0;                        ///< the line, the part, the entry or the turn
    QString name{};                        ///< what a menu calls it
    bool hasOwnStep = false;               ///< keys that go from item to item stop here, too
    QString tip{};                         ///< what it does, where its name does not say enough
    std::vector<base::EffectId> effects{}; ///< that it is about
    QString within{};                      ///< of a line: the text it counts in, which may be a part of the file
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
