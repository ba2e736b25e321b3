// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/transcript.h"

#include <QAbstractListModel>
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPointer>

#include <set>

namespace models {

/// The transcript as rows, with at most one change signal per row and frame: the first change after a pause is shown at
/// once, then one update per 16 ms. Views read `entry(row)`; the item roles are for accessibility, search and tests.
class TranscriptModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { EntryIdRole = Qt::UserRole, KindRole, TextRole };

    explicit TranscriptModel(QObject *parent = nullptr);

    /// \p transcript may be null (no session). Not owned.
    void setTranscript(history::Transcript *transcript);
    const history::Entry &entry(int row) const { return m_transcript->at(row); }
    /// Number of entries in the store, before the first row.
    quint64 earlierCount() const { return m_transcript ? m_transcript->earlierCount() : 0; }
    const acp::PlanUpdate *plan() const { return m_transcript ? &m_transcript->plan() : nullptr; }
    bool isPlanOpen() const { return m_transcript && m_transcript->isPlanOpen(); } ///< for the running turn
    /// Emits pending changes now; for tests and before a screenshot.
    void flush();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void planChanged();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void schedule();

    QPointer<history::Transcript> m_transcript;
    int m_rows = 0; ///< rows announced so far
    std::set<int> m_dirty;
    bool m_planDirty = false;
    QBasicTimer m_frame;
    QElapsedTimer m_sinceFlush;
};

/// Texts that several views use.
QString plainText(const history::Entry &entry);

} // namespace models
