// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"

#include <QCoreApplication>

#include <set>

namespace widgets {

class TranscriptView;

/// Announces to screen readers what happens in a conversation: a permission at once, messages when they are complete.
/// Entries from the store are not announced. Main thread; constructor arguments must outlive it.
class TranscriptAnnouncer
{
    Q_DECLARE_TR_FUNCTIONS(widgets::TranscriptAnnouncer)

public:
    TranscriptAnnouncer(TranscriptView *view, models::TranscriptModel *model, base::Clock *clock);

    /// Rows from \p first to \p last were appended.
    void rowsCame(int first, int last);
    void rowChanged(int row);

private:
    QString wayTo() const; ///< begins with a space, or is empty

    TranscriptView *m_view;
    models::TranscriptModel *m_model;
    base::Clock *m_clock;
    std::set<history::EntryId> m_unannounced; ///< messages to be announced when they are complete
};

} // namespace widgets
