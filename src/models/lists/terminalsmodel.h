// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"

#include <QAbstractListModel>

#include <vector>

namespace models {

class TranscriptModel;

/// The commands of a conversation, the newest first, as far as it is loaded. Follows it only while somebody looks, so
/// that a flood costs nothing more. Main thread.
class TerminalsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { StateTextRole = Qt::UserRole, ToneRole };

    /// Both must outlive it.
    TerminalsModel(TranscriptModel *transcript, base::Clock *clock, QObject *parent = nullptr);

    void setWatched(bool watched);
    /// Null for an index that is not valid; good until the conversation changes.
    const history::TerminalPart *part(const QModelIndex &index) const;
    const history::ToolCall *callOf(const QModelIndex &index) const; ///< that shows it; null like part()
    history::EntryId entryOf(const QModelIndex &index) const;        ///< 0: none
    QModelIndex indexOf(const base::TerminalId &id) const;
    int runningCount() const;
    void refreshAges();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    /// How many there are or how many of them run.
    void countsChanged();

private:
    struct Item
    {
        QPersistentModelIndex call; ///< in the conversation
        int terminal = 0;           ///< of that call
    };
    using Items = std::vector<Item>;

    void reload();
    void add(int firstRow, int lastRow);
    void update(int row);
    const Item &itemAt(int row) const { return m_items[m_items.size() - 1 - size_t(row)]; }
    const history::ToolCall *callOf(const Item &item) const;

    TranscriptModel *m_transcript;
    base::Clock *m_clock;
    Items m_items; ///< in the conversation's order, the rows are the other way round
    bool m_watched = false;
};

} // namespace models
