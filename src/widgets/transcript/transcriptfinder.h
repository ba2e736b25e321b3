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

/// Shows search results in a conversation: marks matches, scrolls to the current one, unfolds what hides it and folds
/// it again afterwards. Main thread; constructor arguments must outlive it.
class TranscriptFinder : public QObject
{
    Q_OBJECT

public:
    TranscriptFinder(models::TranscriptModel *model, TranscriptRows *rows, TranscriptLayout *layout,
                     const ItemContext *context);

    /// Not owned; must outlive the painting.
    void setSearch(models::TranscriptSearch *search);
    /// Takes the base folder from the context.
    void baseFolderChanged();
    EntryMarks marksOf(int row) const;
    /// The items of these rows were read again: the place of the match may only be known now.
    void onReadAgain(const std::set<int> &rows);

Q_SIGNALS:
    void marksChanged();
    /// The current match is visible; \p words: the beginning of its entry, for screen readers.
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
    history::EntryId m_unfoldedFor = 0; ///< the entry that was unfolded for the current match
};

} // namespace widgets
