// SPDX-License-Identifier: Apache-2.0
#include "models/lists/transcriptmodel.h"

#include "base/wording.h"
#include "models/texts/reporttext.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"

#include <QTimerEvent>

namespace models {

namespace {
constexpr int frameMilliseconds = 16;
}

TranscriptModel::TranscriptModel(QObject *parent) : QAbstractListModel(parent)
{
    m_sinceFlush.start();
}

void TranscriptModel::setTranscript(history::Transcript *transcript)
{
    beginResetModel();
    if (m_transcript)
        m_transcript->disconnect(this);
    m_frame.stop();
    m_dirty.clear();
    m_transcript = transcript;
    m_rows = transcript ? transcript->count() : 0;
    if (transcript) {
        connect(transcript, &history::Transcript::appended, this, [this] { schedule(); });
        connect(transcript, &history::Transcript::changed, this, [this](int row) {
            if (row < m_rows)
                m_dirty.insert(row);
            schedule();
        });
        connect(transcript, &history::Transcript::aboutToRestore, this, [this](int count) {
            flush();
            beginInsertRows({}, 0, count - 1);
        });
        connect(transcript, &history::Transcript::restored, this, [this](int count) {
            m_rows += count;
            endInsertRows();
        });
        connect(transcript, &history::Transcript::planChanged, this, [this] {
            m_planDirty = true;
            schedule();
        });
        connect(transcript, &history::Transcript::aboutToClear, this, [this] { beginResetModel(); });
        connect(transcript, &history::Transcript::cleared, this, [this] {
            m_rows = 0;
            m_dirty.clear();
            endResetModel();
        });
    }
    endResetModel();
    Q_EMIT planChanged();
}

void TranscriptModel::schedule()
{
    if (m_frame.isActive())
        return;
    // The first change after a pause is shown in the next turn of the event loop, during a flood one frame after the
    // last.
    const qint64 passed = m_sinceFlush.elapsed();
    m_frame.start(passed >= frameMilliseconds ? 0 : int(frameMilliseconds - passed), Qt::PreciseTimer, this);
}

void TranscriptModel::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_frame.timerId()) {
        QAbstractListModel::timerEvent(event);
        return;
    }
    flush();
}

void TranscriptModel::flush()
{
    m_frame.stop();
    m_sinceFlush.restart();
    if (!m_transcript)
        return;
    const std::set<int> dirty = std::exchange(m_dirty, {});
    const int count = m_transcript->count();
    if (count > m_rows) {
        beginInsertRows({}, m_rows, count - 1);
        m_rows = count;
        endInsertRows();
    }
    for (const int row : dirty)
        Q_EMIT dataChanged(index(row), index(row));
    if (std::exchange(m_planDirty, false))
        Q_EMIT planChanged();
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_transcript)
        return {};
    const history::Entry &item = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return plainText(item);
    case EntryIdRole:
        return item.id;
    case KindRole:
        return int(item.body.index());
    default:
        return {};
    }
}

QHash<int, QByteArray> TranscriptModel::roleNames() const
{
    return {{EntryIdRole, "entryId"}, {KindRole, "kind"}, {TextRole, "text"}};
}

namespace {

struct PlainText
{
    QString operator()(const history::UserMessage &m) const { return m.text; }
    QString operator()(const history::AgentMessage &m) const { return m.text; }
    QString operator()(const history::Thought &m) const { return m.text; }
    QString operator()(const history::ToolCall &m) const { return m.title; }
    QString operator()(const history::Permission &m) const { return m.command.isEmpty() ? m.title : m.command; }
    QString operator()(const history::Elicitation &m) const { return m.message; }
    QString operator()(const history::StopMark &m) const { return stopMarkText(m.by); }
    QString operator()(const history::Failure &m) const { return m.error.message; }
    QString operator()(const history::PlanSnapshot &m) const { return entryText(m, {}).title; }
    QString operator()(const history::PlainBody auto &m) const
    {
        const EntryText words = entryText(m, {});
        return words.body.isEmpty() ? words.title : base::labelled(words.title, words.body);
    }
    QString operator()(const history::TurnFooter &m) const { return reportText(m); }
};

} // namespace

QString plainText(const history::Entry &entry)
{
    return std::visit(PlainText{}, entry.body);
}

} // namespace models

#include "moc_transcriptmodel.cpp"
