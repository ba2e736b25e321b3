// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"
#include "models/texts/runningon.h"

#include <QAbstractListModel>

#include <vector>

namespace models {

class TranscriptModel;

/// The commands of the loaded conversation, newest first, and below a heading what runs on. Updated only while it is
/// watched, so that a flood costs nothing otherwise. Main thread.
class TerminalsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { StateTextRole = Qt::UserRole, ToneRole, HeadingRole };

    /// Both must outlive it.
    TerminalsModel(TranscriptModel *transcript, base::Clock *clock, QObject *parent = nullptr);

    void setWatched(bool watched);
    /// Null for an invalid index; valid until the conversation changes.
    const history::TerminalPart *part(const QModelIndex &index) const;
    const history::ToolCall *callOf(const QModelIndex &index) const; ///< the call that shows it; null like part()
    history::EntryId entryOf(const QModelIndex &index) const;        ///< 0: none
    /// What runs on, the oldest first.
    void setRunning(std::vector<RunningOn> running);
    const RunningOn *running(const QModelIndex &index) const; ///< null: a command, or the heading
    int commandCount() const { return int(m_items.size()); }
    QModelIndex indexOf(const base::TerminalId &id) const;
    int runningCount() const;
    void refreshAges();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// The number of commands, or of running ones, has changed.
    void countsChanged();

private:
    struct Item
    {
        QPersistentModelIndex call; ///< its row in the conversation
        int terminal = 0;           ///< index within that call
    };
    using Items = std::vector<Item>;

    void reload();
    void add(int firstRow, int lastRow);
    void update(int row);
    const Item &itemAt(int row) const { return m_items[m_items.size() - 1 - size_t(row)]; }
    const history::ToolCall *callOf(const Item &item) const;

    TranscriptModel *m_transcript;
    base::Clock *m_clock;
    Items m_items; ///< oldest first; rows are in reverse order
    std::vector<RunningOn> m_running;
    bool m_watched = false;
};

} // namespace models
