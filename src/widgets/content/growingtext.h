// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "text/layout/messageflow.h"
#include "text/layout/texttheme.h"
#include "widgets/content/itemcontext.h"

namespace widgets {

/// What the agent says in a message or a thought; null in any other entry.
struct Spoken
{
    QStringView text;
    bool streaming = false;
};
Spoken spoken(const history::Entry &entry);

/// A message or thought of the agent as its item shows it: grows at its end while it streams, of any length. Parts far
/// from the viewport are read again from the entry when needed.
class GrowingText
{
public:
    /// \p context and \p theme must outlive it.
    GrowingText(const ItemContext &context, const text::TextTheme *theme);
    GrowingText(const GrowingText &) = delete;
    GrowingText &operator=(const GrowingText &) = delete;

    text::MessageFlow &flow() { return m_flow; }
    const text::MessageFlow &flow() const { return m_flow; }
    bool isStreaming() const { return m_streaming; }

    /// Reads what is new in \p entry, as much as fits into a frame. If there is more, asks the context for another
    /// call.
    void read(const history::Entry &entry);
    /// Asks the context for another call if what was laid out still lacks colours. After painting.
    void askForColors() const;

private:
    const ItemContext &m_context;
    text::MessageFlow m_flow;
    history::EntryId m_entry = 0;
    qsizetype m_read = 0;
    bool m_streaming = false, m_finished = false;
};

} // namespace widgets
