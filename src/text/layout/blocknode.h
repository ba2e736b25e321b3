// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/markdownparser.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace text {

enum class NodeKind { Text, Code, Rule, Table };

/// Free room at both sides of a text column, for content that is wider than the column.
struct SideRoom
{
    int left = 0, right = 0;
    bool operator==(const SideRoom &) const = default;
};

/// A paragraph, a code box, a rule or a table within a block: its range of pieces, and its place.
struct BlockNode
{
    NodeKind kind = NodeKind::Text;
    int indent = 0, quotes = 0;
    bool runsLeft = false; ///< aligned right: by its own text, else by the user's language
    int gap = 0;           ///< space above it
    Alert alert = Alert::None;
    bool isAlertTitle = false;
    bool weak = false; ///< text in the weak colour
    QString marker, language;
    QString drawing; ///< for code: link to a rendered diagram; empty: none, or not the beginning of the box
    TaskState task = TaskState::None;
    int first = 0, count = 0; ///< range in the block's pieces
    int columns = 0;
    bool head = false;
    std::vector<CellAlign> aligns;
    QRectF rect;
    InlineText whole;         ///< a text too long for one layout, whose pieces depend on the width
    int start = 0;            ///< where that begins in the block's text
    std::vector<qreal> lines; ///< inner lines of a table: x of the columns, then y of the rows
    QFont font;
};

} // namespace text
