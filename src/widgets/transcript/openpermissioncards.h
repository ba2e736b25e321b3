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

/// The cards of the permissions that wait for an answer: widgets in the viewport, made when they come into view, and
/// who of them gets the keys. Which requests are open is known without them. Main thread; what it is given outlives
/// it, \p viewport owns the cards.
class OpenPermissionCards : public QObject
{
    Q_OBJECT

public:
    OpenPermissionCards(models::TranscriptModel *model, const TranscriptRows *rows, TranscriptLayout *layout,
                        const ItemContext *context, QWidget *viewport);

    PermissionCard *cardOf(history::EntryId id) const; ///< null: not made
    /// What the model says of a row.
    void note(int row);
    void clear();
    /// Stands for an open permission among the rows; makes its card.
    std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry);
    /// It is open no more, or no permission: a card that it has goes.
    void drop(history::EntryId id);

    /// Moves them to where their rows stand.
    void place();
    void mark(const TranscriptFinder &finder);
    bool anyInView() const;
    /// The ages of those in view follow the clock.
    void tick();

    history::EntryId entryOf(base::RequestKey key) const; ///< 0: it is not open
    void enter(history::EntryId id);
    /// Enters the oldest; from inside one, asks for the composer instead. One that has the focus by a click is entered
    /// where it is.
    void enterOldest();
    /// When the request of a card that had the focus has ended: the next one gets it, but takes no letters before it
    /// is entered. A key meant for one must not answer another. Without a next one it is the composer's. To be called
    /// when all that ended together is known.
    void passFocusOn();

Q_SIGNALS:
    void activated(const widgets::TranscriptAction &action);
    void composerWanted();
    /// Written where nothing is to be written, with the focus in a card.
    void typed(const QString &text);

private:
    PermissionCard *makeCard(history::EntryId id);
    bool isFocused(const PermissionCard *card) const;
    void bring(history::EntryId id);
    void bringAnswers(history::EntryId id);
    void step(history::EntryId from, int step);

    models::TranscriptModel *m_model;
    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    const ItemContext *m_context;
    QWidget *m_viewport;
    std::map<history::EntryId, PermissionCard *> m_cards; ///< that have been in view
    std::vector<history::EntryId> m_open;                 ///< oldest first
    history::EntryId m_focusFrom = 0;                     ///< a card that had the focus when its request ended; 0: none
};

} // namespace widgets
