// SPDX-License-Identifier: Apache-2.0
#include "history/entrycodec.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/exacttext.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/storedenums.h"
#include "proxy/contact.h"

#include <QDataStream>
#include <QIODevice>

#include <type_traits>

// For each structure one function lists its fields, for writing and reading alike, so that the two cannot differ. A new
// field goes to the end, behind a check of the format. Alternatives of a variant and enumerators are stored as numbers:
// new ones go to the end and need a new format. tests/history/golden has bytes of each format.

namespace history {

namespace {

constexpr qint64 formatNow = 15;
constexpr qsizetype mostElements = 10'000'000;

template <class T> constexpr bool isVector = false;
template <class T> constexpr bool isVector<std::vector<T>> = true;
template <> constexpr bool isVector<QStringList> = true;
template <class T> constexpr bool isOptional = false;
template <class T> constexpr bool isOptional<std::optional<T>> = true;
template <class T> constexpr bool isVariant = false;
template <class... T> constexpr bool isVariant<std::variant<T...>> = true;
template <class T> constexpr bool isId = false;
template <class Tag, class V> constexpr bool isId<base::StrongId<Tag, V>> = true;

class Writer
{
public:
    explicit Writer(QByteArray *out) : m_stream(out, QIODevice::WriteOnly) { m_stream.setVersion(QDataStream::Qt_6_4); }
    template <class... T> void operator()(const T &...values) { (put(values), ...); }
    qint64 format() const { return formatNow; }

private:
    template <class T> void put(const T &value);

    QDataStream m_stream;
};

class Reader
{
public:
    explicit Reader(const QByteArray &in) : m_stream(in) { m_stream.setVersion(QDataStream::Qt_6_4); }
    template <class... T> void operator()(T &...values) { (get(values), ...); }
    void setFormat(qint64 format) { m_format = format; }
    qint64 format() const { return m_format; }
    bool isGood() const { return m_good && m_stream.status() == QDataStream::Ok; }

private:
    template <class T> void get(T &value);
    template <size_t I, class... T> void getAlternative(std::variant<T...> &value, size_t index);

    QDataStream m_stream;
    bool m_good = true;
    qint64 m_format = formatNow;
};

// --- the fields of the structures ----------------------------------------------------------------------------

template <class A> struct Fields
{
    A &a;

    void of(auto &v) const
    {
        using T = std::remove_cvref_t<decltype(v)>;
        if constexpr (std::is_same_v<T, acp::TextContent>)
            a(v.text);
        else if constexpr (std::is_same_v<T, acp::ImageContent>)
            a(v.data, v.mimeType, v.uri);
        else if constexpr (std::is_same_v<T, acp::AudioContent>)
            a(v.data, v.mimeType);
        else if constexpr (std::is_same_v<T, acp::ResourceLink>)
            a(v.uri, v.name, v.title, v.description, v.mimeType, v.size);
        else if constexpr (std::is_same_v<T, acp::EmbeddedResource>)
            a(v.uri, v.mimeType, v.text, v.blob, v.isText);
        else if constexpr (std::is_same_v<T, acp::UnknownContent>)
            a(v.type, v.raw);
        else if constexpr (std::is_same_v<T, acp::Diff>)
            a(v.path, v.oldText, v.newText);
        else if constexpr (std::is_same_v<T, acp::Location>)
            a(v.path, v.line);
        else if constexpr (std::is_same_v<T, acp::PlanEntry>)
            a(v.content, v.priority, v.status);
        else if constexpr (std::is_same_v<T, acp::PlanUpdate> || std::is_same_v<T, PlanSnapshot>)
            a(v.entries);
        else if constexpr (std::is_same_v<T, acp::Usage>)
            a(v.used, v.size, v.cost, v.currency);
        else if constexpr (std::is_same_v<T, SessionState>)
            a(v.plan, v.usage);
        else if constexpr (std::is_same_v<T, core::PermissionOption>)
            a(v.id, v.name, v.kind);
        else if constexpr (std::is_same_v<T, core::UsageCounted>)
            a(v.context, v.cost, v.currency);
        else if constexpr (std::is_same_v<T, base::Error>)
            a(v.origin, v.code, v.message, v.detail);
        else if constexpr (std::is_same_v<T, core::SessionRestored>)
            a(v.kind, v.replayedNothing, v.detail);
        else if constexpr (std::is_same_v<T, UserMessage>)
            a(v.text, v.attachments);
        else if constexpr (std::is_same_v<T, AgentMessage>)
            a(v.text, v.streaming);
        else if constexpr (std::is_same_v<T, Thought>)
            a(v.text, v.streaming, v.duration);
        else if constexpr (std::is_same_v<T, Attachment>)
            a(v.content);
        else if constexpr (std::is_same_v<T, TerminalPart>)
            a(v.id, v.command, v.cwd, v.output, v.dropped, v.started, v.exited, v.exitCode, v.signal, v.how,
              v.startedAt, v.duration);
        else if constexpr (std::is_same_v<T, CallEffects>)
            a(v.effects, v.canUndo, v.undone, v.isFinal);
        else if constexpr (std::is_same_v<T, HunkMark>)
            a(v.path, v.hash);
        else if constexpr (std::is_same_v<T, LineComment>)
            a(v.path, v.line, v.isOld, v.quoted, v.text);
        else if constexpr (std::is_same_v<T, core::CallProcess>)
            a(v.number, v.name);
        else if constexpr (std::is_same_v<T, CallRun>)
            a(v.end, v.processes, v.since, v.duration);
        else if constexpr (std::is_same_v<T, ToolCall>) {
            a(v.id, v.title, v.kind, v.state, v.cancelledByStop, v.reportedLater, v.endedAfterStop, v.texts, v.diffs,
              v.terminals, v.locations, v.command, v.reason, v.cwd, v.rawInput, v.rawOutput, v.effects, v.startedAt,
              v.duration);
            if (a.format() >= 5)
                a(v.kept, v.comments);
            if (a.format() >= 6)
                a(v.rawCommand.paths);
            if (a.format() >= 15)
                a(v.runOn);
        } else if constexpr (std::is_same_v<T, Permission>) {
            a(v.key, v.kind, v.title, v.command, v.reason, v.cwd, v.paths, v.diffs, v.options, v.end, v.chosenOption,
              v.askedAt);
            if (a.format() >= 2)
                a(v.rule);
            if (a.format() >= 3)
                a(v.unread, v.isTitle, v.chosenKind, v.byBelay);
            if (a.format() >= 4)
                a(v.call);
            if (a.format() >= 9)
                a(v.server, v.tool);
            if (a.format() >= 10)
                a(v.undoneBy, v.held);
        } else if constexpr (std::is_same_v<T, Refused>) {
            a(v.what, v.detail, v.isCommand);
            if (a.format() >= 9)
                a(v.isToolCall);
        } else if constexpr (std::is_same_v<T, StopMark>) {
            if (a.format() >= 6)
                a(v.by);
        } else if constexpr (std::is_same_v<T, Notice>) {
            a(v.severity, v.title, v.text);
            if (a.format() >= 3)
                a(v.agent);
        } else if constexpr (std::is_same_v<T, Failure>)
            a(v.error, v.stderrTail, v.canRestart, v.lostRequests);
        else if constexpr (std::is_same_v<T, Raw>)
            a(v.kind, v.json);
        else if constexpr (std::is_same_v<T, Compaction>)
            a(v.id, v.status, v.summary, v.error);
        else if constexpr (std::is_same_v<T, Restored>)
            a(v.what);
        else if constexpr (std::is_same_v<T, Elicitation::Answer>)
            a(v.field, v.value);
        else if constexpr (std::is_same_v<T, Elicitation>)
            a(v.key, v.message, v.url, v.end, v.given, v.completed, v.askedAt);
        else if constexpr (std::is_same_v<T, OutlivingCall>)
            a(v.id, v.title, v.isCommand, v.goesOn, v.duration);
        else if constexpr (std::is_same_v<T, proxy::Contact>) {
            a(v.host, v.port, v.connections, v.refused, v.failed, v.sent, v.received, v.first, v.last, v.isBeforeTurn);
            if (a.format() >= 11)
                a(v.server);
        } else if constexpr (std::is_same_v<T, ReportRow>) {
            a(v.section, v.why, v.by, v.what, v.text, v.number, v.added, v.removed, v.after, v.effect, v.effects,
              v.canUndo, v.undone, v.canLook, v.canAcknowledge, v.acknowledged, v.call, v.entry);
            if (a.format() >= 8)
                a(v.contact);
        } else {
            static_assert(std::is_same_v<T, TurnFooter>);
            a(v.end, v.duration, v.confirmedAfterStop, v.detail, v.startedAt, v.lateUpdates, v.lastLate, v.canRetry,
              v.report);
            if (a.format() >= 2)
                a(v.usage);
            if (a.format() >= 4)
                a(v.watched);
            if (a.format() >= 6)
                a(v.stoppedBy);
            if (a.format() >= 7)
                a(v.held);
            if (a.format() >= 8)
                a(v.network);
            if (a.format() >= 14)
                a(v.sessionClosed);
            if (a.format() >= 15)
                a(v.ranOn, v.ranOnUntil);
        }
    }
};

// --- how values of each kind are written ---------------------------------------------------------------------

template <class T> void Writer::put(const T &value)
{
    if constexpr (std::is_same_v<T, QString>) {
        // UTF-8 takes half the space; an unpaired surrogate from an agent is lost.
        m_stream << value.toUtf8();
    } else if constexpr (std::is_same_v<T, QByteArray> || std::is_same_v<T, bool> || std::is_same_v<T, double>) {
        m_stream << value;
    } else if constexpr (std::is_same_v<T, QDateTime>) {
        m_stream << qint64(value.isValid() ? value.toMSecsSinceEpoch() : -1);
    } else if constexpr (std::is_same_v<T, base::Milliseconds>) {
        m_stream << qint64(value.count());
    } else if constexpr (std::is_enum_v<T>) {
        // Whether it is there at all. NOLINTNEXTLINE(bugprone-sizeof-expression)
        static_assert(sizeof(LastStored<T>) > 0, "see storedenums.h");
        m_stream << qint64(value);
    } else if constexpr (std::is_integral_v<T>) {
        m_stream << qint64(value);
    } else if constexpr (isId<T>) {
        put(value.value);
    } else if constexpr (isOptional<T>) {
        m_stream << value.has_value();
        if (value)
            put(*value);
    } else if constexpr (isVector<T>) {
        m_stream << qint64(value.size());
        for (const auto &element : value)
            put(element);
    } else if constexpr (isVariant<T>) {
        m_stream << quint8(value.index());
        std::visit([this](const auto &alternative) { this->put(alternative); }, value);
    } else {
        Fields<Writer>{*this}.of(value);
    }
}

template <size_t I, class... T> void Reader::getAlternative(std::variant<T...> &value, size_t index)
{
    if constexpr (I < sizeof...(T)) {
        if (index == I)
            get(value.template emplace<I>());
        else
            getAlternative<I + 1>(value, index);
    } else {
        m_good = false;
    }
}

template <class T> void Reader::get(T &value)
{
    if (!isGood())
        return;
    if constexpr (std::is_same_v<T, QString>) {
        QByteArray utf8;
        m_stream >> utf8;
        value = base::exactText(utf8);
    } else if constexpr (std::is_same_v<T, QByteArray> || std::is_same_v<T, bool> || std::is_same_v<T, double>) {
        m_stream >> value;
    } else if constexpr (std::is_same_v<T, QDateTime>) {
        qint64 ms = -1;
        m_stream >> ms;
        value = ms < 0 ? QDateTime() : QDateTime::fromMSecsSinceEpoch(ms);
    } else if constexpr (std::is_same_v<T, base::Milliseconds>) {
        qint64 count = 0;
        m_stream >> count;
        value = base::Milliseconds(count);
    } else if constexpr (std::is_enum_v<T>) {
        qint64 number = 0;
        m_stream >> number;
        const std::optional<T> known = storedEnum<T>(number);
        m_good = m_good && known;
        value = known.value_or(T());
    } else if constexpr (std::is_integral_v<T>) {
        qint64 number = 0;
        m_stream >> number;
        value = T(number);
    } else if constexpr (isId<T>) {
        get(value.value);
    } else if constexpr (isOptional<T>) {
        bool there = false;
        m_stream >> there;
        if (there && isGood())
            get(value.emplace());
    } else if constexpr (isVector<T>) {
        qint64 size = 0;
        m_stream >> size;
        m_good = m_good && size >= 0 && size <= mostElements;
        for (qint64 i = 0; i < size && isGood(); ++i)
            get(value.emplace_back());
    } else if constexpr (isVariant<T>) {
        quint8 index = 0;
        m_stream >> index;
        getAlternative<0>(value, index);
    } else {
        Fields<Reader>{*this}.of(value);
    }
}

template <class T> QByteArray encoded(const T &value)
{
    QByteArray bytes;
    Writer write(&bytes);
    write(formatNow, value);
    return bytes;
}

template <class T> std::optional<T> decoded(const QByteArray &bytes)
{
    Reader read(bytes);
    qint64 format = 0;
    T value;
    read(format);
    if (format < 1 || format > formatNow)
        return {};
    read.setFormat(format);
    read(value);
    if (!read.isGood())
        return {};
    return value;
}

} // namespace

QByteArray encodeBody(const EntryBody &body)
{
    return encoded(body);
}

std::optional<EntryBody> decodeBody(const QByteArray &bytes)
{
    return decoded<EntryBody>(bytes);
}

QByteArray encodeSessionState(const SessionState &state)
{
    return state.plan.entries.empty() && !state.usage ? QByteArray() : encoded(state);
}

std::optional<SessionState> decodeSessionState(const QByteArray &bytes)
{
    return decoded<SessionState>(bytes);
}

} // namespace history
