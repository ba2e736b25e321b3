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

/// Paints the visible part of a conversation: items, the gutter's line with its marks, the selection and the position
/// of the keys. Created for one frame; stores nothing.
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
    bool hasFocus;  ///< the position of the keys is marked only then

    void paint(Canvas &canvas, const QRect &clip) const;

private:
    void paintItem(Canvas &canvas, int unit, const QRect &clip) const;
    void paintGutterLine(Canvas &canvas, int unit, const QRect &clip) const;
    void paintGutterMark(Canvas &canvas, int unit) const;
};

} // namespace widgets
