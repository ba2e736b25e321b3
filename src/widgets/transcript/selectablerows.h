// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace widgets {

class TranscriptItem;

/// Rows with selectable text, in order.
class SelectableRows
{
public:
    virtual ~SelectableRows() = default;
    virtual int rowCount() const = 0;
    /// Never null; valid until the rows change.
    virtual TranscriptItem *rowItem(int row) const = 0;
    /// Whether it has text that is shown.
    virtual bool hasText(int row) const = 0;
};

} // namespace widgets
