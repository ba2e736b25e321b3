// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/transcriptmodel.h"
#include "widgets/style/canvas.h"

#include <QRect>

namespace widgets {

class TranscriptCursor;
class TranscriptFinder;
class TranscriptLayout;
class TranscriptRows;
class TranscriptSelection;

/// Paints what is in view of a conversation: items, the gutter's line with its marks, what is selected and what
/// the keys are at. Made for one frame; holds nothing.
struct TranscriptPainter
{
    models::TranscriptModel &model;
    const TranscriptRows &rows;
    const TranscriptLayout &layout;
    const TranscriptSelection &selection;
    const TranscriptCursor &cursor;
    const TranscriptFinder &finder;
    const Theme &theme;
    int pointedRow; ///< under the pointer; -1: none
    bool hasFocus;  ///< only then what the keys are at is marked

    void paint(Canvas &canvas, const QRect &clip) const;

private:
    void paintItem(Canvas &canvas, int unit, const QRect &clip) const;
    void paintGutterLine(Canvas &canvas, int unit, const QRect &clip) const;
    void paintGutterMark(Canvas &canvas, int unit) const;
};

} // namespace widgets
