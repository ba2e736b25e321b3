// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "models/search/textpattern.h"
#include "models/search/transcriptsearch.h"
#include "widgets/content/entrymarks.h"
#include "widgets/content/itemcontext.h"

#include <QObject>
#include <QPointer>

#include <set>

namespace widgets {

class TranscriptLayout;
class TranscriptRows;

/// Shows what a search has found in a conversation: marks it, brings the current match into view, unfolds what hides
/// that and folds it again behind it. Main thread; what it is given outlives it.
class TranscriptFinder : public QObject
{
    Q_OBJECT

public:
    TranscriptFinder(models::TranscriptModel *model, TranscriptRows *rows, TranscriptLayout *layout,
                     const ItemContext *context);

    /// Not owned; must outlive what is painted.
    void setSearch(models::TranscriptSearch *search);
    /// Follows the context's.
    void baseFolderChanged();
    EntryMarks marksOf(int row) const;
    /// The rows' items have been read again: one may know only now where the match is.
    void noteReadAgain(const std::set<int> &rows);

Q_SIGNALS:
    void marksChanged();
    /// The current match is in view; \p words: how its entry begins, for those who listen.
    void shown(const QString &words);

private:
    void patternChanged();
    void show();
    void bringIntoView(const models::Found &found, int unit);
    void foldAgain(history::EntryId except);

    models::TranscriptModel *m_model;
    TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    const ItemContext *m_context;
    QPointer<models::TranscriptSearch> m_search;
    models::SearchOptions m_markedPattern;
    history::EntryId m_unfoldedFor = 0; ///< the entry that was folded before the current match was shown
};

} // namespace widgets
