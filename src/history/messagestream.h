// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QString>

#include <utility>

namespace history {

/// The message that is being streamed: the entry to which new chunks are appended, until something else comes. After
/// Stop only a limited part of a message is kept, so that an agent that ignores Stop does not fill memory and the view
/// stops moving.
class MessageStream
{
public:
    static constexpr qsizetype lateKept = 256 * 1024; ///< characters

    EntryId entry() const { return m_entry; } ///< 0: none
    /// Whether \p message is in this entry, whatever its kind.
    bool isOf(EntryId entry, const QString &message) const { return m_entry == entry && m_message == message; }
    /// Whether a chunk of \p message in \p event continues the entry, which is the agent's.
    bool goesOn(const EntryList &entries, const core::SessionEvent &event, bool isThought,
                const QString &message) const;
    /// From now on chunks go to \p entry; the previous message has ended.
    void begin(EntryId entry, QString message);
    /// Appends to \p said, the entry's text. False: it came \p afterStop beyond the limit and was only counted.
    bool add(QString &said, const QString &text, bool afterStop);
    /// Ends the message in \p entry. Returns how many characters were not kept.
    qint64 end(Entry &entry, const QDateTime &at);

private:
    EntryId m_entry = 0;
    QString m_message; ///< the agent's id of the message
    qint64 m_notKept = 0;
};

} // namespace history
