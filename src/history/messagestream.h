// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QString>

#include <utility>

namespace history {

/// What is being said: the entry that the newest chunks go into, until something else comes. Of a message that goes on
/// after Stop only so much is kept: an agent that does not heed it fills no memory, and the view comes to rest.
class MessageStream
{
public:
    static constexpr qsizetype lateKept = 256 * 1024; ///< characters

    EntryId entry() const { return m_entry; } ///< 0: nothing is being said
    /// \p message goes on with the entry, whatever kind it is.
    bool isOf(EntryId entry, const QString &message) const { return m_entry == entry && m_message == message; }
    /// A chunk of \p message that came with \p event goes on with the entry, which is the agent's.
    bool goesOn(const EntryList &entries, const core::SessionEvent &event, bool isThought,
                const QString &message) const;
    /// \p entry is what is being said from now on; the one before has ended.
    void begin(EntryId entry, QString message);
    /// Adds to what \p said holds, the text of the entry; false: it came \p afterStop, is too much and only counted.
    bool add(QString &said, const QString &text, bool afterStop);
    /// Nothing is being said any more; \p entry is the one that was. Returns how many characters were not kept.
    qint64 end(Entry &entry, const QDateTime &at);

private:
    EntryId m_entry = 0;
    QString m_message; ///< the agent's name of it
    qint64 m_notKept = 0;
};

} // namespace history
