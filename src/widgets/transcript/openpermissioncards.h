// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"
#include "widgets/items/transcriptitem.h"

#include <QObject>

#include <map>
#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace widgets {

class PermissionCard;
class TranscriptFinder;
class TranscriptLayout;
class TranscriptRows;

/// The cards of open permissions: widgets in the viewport, created when they become visible; also decides which of them
/// gets the focus. Which requests are open is known without them. Main thread; constructor arguments must outlive it,
/// \p viewport owns the cards.
class OpenPermissionCards : public QObject
{
    Q_OBJECT

public:
    OpenPermissionCards(models::TranscriptModel *model, const TranscriptRows *rows, TranscriptLayout *layout,
                        const ItemContext *context, QWidget *viewport);

    PermissionCard *cardOf(history::EntryId id) const; ///< null: not created
    /// Reads a row of the model.
    void markChanged(int row);
    void clear();
    /// Creates the placeholder for an open permission and its card.
    std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry);
    /// The permission is settled: deletes its card.
    void drop(history::EntryId id);

    /// Moves the cards to their rows.
    void place();
    void mark(const TranscriptFinder &finder);
    bool anyInView() const;
    /// Updates the ages in visible cards.
    void tick();

    history::EntryId entryOf(base::RequestKey key) const; ///< 0: not open
    void enter(history::EntryId id);
    /// Enters the oldest card; from within a card asks for the composer instead. A card that has the focus by a click
    /// is entered.
    void enterOldest();
    /// After the request of a focused card has ended: moves the focus to the next card, which takes no letters until it
    /// is entered, so that a key meant for one request cannot answer another. If there is none, the composer gets it.
    /// Call it when everything that ended together is known.
    void passFocusOn();

Q_SIGNALS:
    void activated(const widgets::TranscriptAction &action);
    void composerWanted();
    /// The user typed \p text while a card had the focus.
    void typed(const QString &text);

private:
    PermissionCard *makeCard(history::EntryId id);
    void bring(history::EntryId id, bool toAnswers = false);
    void step(history::EntryId from, int step);

    models::TranscriptModel *m_model;
    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    const ItemContext *m_context;
    QWidget *m_viewport;
    std::map<history::EntryId, PermissionCard *> m_cards; ///< those that were visible
    std::vector<history::EntryId> m_open;                 ///< oldest first
    history::EntryId m_focusFrom = 0;                     ///< a card that had the focus when its request ended; 0: none
};

} // namespace widgets
