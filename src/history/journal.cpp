// SPDX-License-Identifier: Apache-2.0
#include "history/journal.h"

#include "history/entrycodec.h"

namespace history {

namespace {

constexpr base::Milliseconds soon{1000}, rarely{10'000};
constexpr qsizetype bigOutput = 64 * 1024, mostUnwritten = 4 * 1024 * 1024;

bool isBig(const Entry &entry)
{
    const auto *call = std::get_if<ToolCall>(&entry.body);
    qsizetype size = 0;
    for (size_t i = 0; call && i < call->terminals.size(); ++i)
        size += call->terminals[i].output.size();
    return size > bigOutput;
}

bool isOpen(const Entry &entry)
{
    const auto *call = std::get_if<ToolCall>(&entry.body);
    return call && (call->state == ToolState::Running || call->state == ToolState::Pending ||
                    std::any_of(call->terminals.begin(), call->terminals.end(),
                                [](const TerminalPart &part) { return part.started && !part.exited; }));
}

/// The text of a message that still grows; null for everything else.
const QString *streamingText(const EntryBody &body)
{
    if (const auto *message = std::get_if<AgentMessage>(&body))
        return message->streaming ? &message->text : nullptr;
    const auto *thought = std::get_if<Thought>(&body);
    return thought && thought->streaming ? &thought->text : nullptr;
}

} // namespace

Journal::Journal(Transcript *transcript, SessionStore *store, StoreKey key, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_transcript(transcript)
    , m_store(store)
    , m_key(key)
    , m_clock(clock)
{
    connect(transcript, &Transcript::appended, this, &Journal::markChanged);
    connect(transcript, &Transcript::changed, this, &Journal::markChanged);
    for (int row = 0; row < transcript->count(); ++row)
        markChanged(row);
}

Journal::~Journal()
{
    flush();
}

void Journal::markChanged(int row)
{
    const Entry &entry = m_transcript->at(row);
    m_dirty.insert(entry.id);
    if (const QString *text = streamingText(entry.body)) {
        // Large additions are written at once, so that a flood is not held in memory twice for a second.
        const auto known = m_stored.find(entry.id);
        if (text->size() - (known == m_stored.end() ? 0 : known->second) >= mostUnwritten) {
            writeWhatIsDue(false);
            return;
        }
    }
    if (!m_timer.isSet())
        m_timer = m_clock->after(soon, [this] { writeWhatIsDue(false); });
}

void Journal::flush()
{
    writeWhatIsDue(true);
}

void Journal::writeWhatIsDue(bool all)
{
    m_timer.cancel();
    std::vector<StoredPiece> pieces;
    std::set<EntryId> later;
    const base::Milliseconds now = m_clock->now();
    for (const EntryId id : std::exchange(m_dirty, {})) {
        const int row = m_transcript->rowOf(id);
        if (row < 0)
            continue;
        const Entry &entry = m_transcript->at(row);
        if (isBig(entry) && isOpen(entry)) {
            const auto before = m_writtenAt.find(id);
            if (!all && before != m_writtenAt.end() && now - before->second < rarely) {
                later.insert(id);
                continue;
            }
            m_writtenAt[id] = now;
        } else {
            m_writtenAt.erase(id);
        }
        pieces.push_back(pieceOf(entry));
    }
    m_dirty = std::move(later);
    if (!m_dirty.empty())
        m_timer = m_clock->after(soon, [this] { writeWhatIsDue(false); });
    if (!pieces.empty())
        m_store->write(m_key, std::move(pieces));
}

StoredPiece Journal::pieceOf(const Entry &entry)
{
    StoredPiece piece;
    piece.entry = entry.id;
    piece.turn = entry.turn;
    piece.at = entry.at;
    piece.afterStop = entry.afterStop;
    const auto *message = std::get_if<AgentMessage>(&entry.body);
    const auto *thought = std::get_if<Thought>(&entry.body);
    if (!message && !thought) {
        piece.body = encodeBody(entry.body);
        return piece;
    }
    const QString &text = message ? message->text : thought->text;
    const bool streaming = message ? message->streaming : thought->streaming;
    const auto known = m_stored.find(entry.id);
    if (!streaming && known == m_stored.end()) {
        piece.body = encodeBody(entry.body);
        return piece;
    }
    // The text is stored separately from the body, in pieces as it grew.
    piece.from = known == m_stored.end() ? 0 : known->second;
    // Never between the halves of a surrogate pair: both would be lost.
    const qsizetype end = text.size() - (streaming && !text.isEmpty() && text.back().isHighSurrogate() ? 1 : 0);
    piece.text = text.sliced(piece.from, end - piece.from);
    if (message && (piece.from == 0 || !streaming))
        piece.body = encodeBody(AgentMessage{{}, streaming});
    else if (thought && (piece.from == 0 || !streaming))
        piece.body = encodeBody(Thought{{}, streaming, thought->duration});
    if (streaming)
        m_stored[entry.id] = end;
    else
        m_stored.erase(entry.id);
    return piece;
}

} // namespace history

#include "moc_journal.cpp"
