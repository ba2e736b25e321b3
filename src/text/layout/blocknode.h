// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/markdownparser.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace text {

enum class NodeKind { Text, Code, Rule, Table };

/// Room at both sides of a column of text, on the screen, for what is wider than the column.
struct SideRoom
{
    int left = 0, right = 0;
    bool operator==(const SideRoom &) const = default;
};

/// A paragraph, a code box, a rule or a table of a block: what of the block's pieces it has, and where it is.
struct BlockNode
{
    NodeKind kind = NodeKind::Text;
    int indent = 0, quotes = 0;
    bool runsLeft = false; ///< begins at the right: its own words say so, else the user's language
    int gap = 0;           ///< before it
    Alert alert = Alert::None;
    bool isAlertTitle = false;
    bool weak = false; ///< its words are
    QString marker, language;
    QString drawing; ///< of code: where it is drawn; empty: nowhere, or this is not its beginning
    TaskState task = TaskState::None;
    int first = 0, count = 0; ///< of the block's pieces
    int columns = 0;
    bool head = false;
    std::vector<CellAlign> aligns;
    QRectF rect;
    InlineText whole;         ///< of a text too long for one layout; its pieces depend on the width
    int start = 0;            ///< of that in the block's text
    std::vector<qreal> lines; ///< inner lines of a table: columns' x, then rows' y
    QFont font;
};

} // namespace text
