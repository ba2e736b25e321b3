// SPDX-License-Identifier: Apache-2.0
// More than a client can take, as fast as a pipe takes it.
#include "demoagent/eventlog.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <vector>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

/// With \p number, if given, in its `_meta`.
QByteArray chunkLine(const PromptTurn &turn, const QString &sessionId, const QString &text,
                     std::optional<qint64> number = {})
{
    QJsonObject update{{"sessionUpdate"_L1, "agent_message_chunk"_L1},
                       {"messageId"_L1, u"flood-%1"_s.arg(turn.promptId().toVariant().toString())},
                       {"content"_L1, textContent(text)}};
    if (number)
        update.insert("_meta"_L1, QJsonObject{{"number"_L1, *number}});
    const QJsonObject message{{"jsonrpc"_L1, "2.0"_L1},
                              {"method"_L1, "session/update"_L1},
                              {"params"_L1, QJsonObject{{"sessionId"_L1, sessionId}, {"update"_L1, update}}}};
    return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
}

QString markdownOf(qsizetype size)
{
    static const QString sample = u"### Flooded cellar\n\nWater *rises* by `1 cm` a minute, **quickly**, see [the "
                                  u"gauge](https://example.org).\n\n"
                                  "- pump one\n- pump two\n\n```cpp\nfor (int i = 0; i < n; ++i)\n    bail(i);\n```\n\n"
                                  "| pump | litres |\n|---|---|\n| one | 12 |\n\n"_s;
    QString text;
    while (text.size() < size)
        text += sample;
    return text;
}

// The lines are prepared first, since a client may be faster than JSON can be written, and the client is what is
// measured.
void flood(PromptTurn &turn, bool deaf, bool numbered = false)
{
    const qint64 count = turn.number(0, 1'000'000);
    const int size = std::max(1, turn.number(1, 40));
    constexpr qsizetype bufferLimit = 65536;
    const QString markdown = markdownOf(qsizetype(size) * 64);

    struct Buffer
    {
        QByteArray bytes;
        std::vector<qsizetype> ends;
    };
    std::vector<Buffer> buffers;
    qint64 number = 0;
    for (qsizetype at = 0; at + size <= markdown.size();) {
        Buffer &buffer = buffers.emplace_back();
        for (; at + size <= markdown.size() && buffer.bytes.size() < bufferLimit; at += size) {
            buffer.bytes += chunkLine(turn, turn.session().id, markdown.mid(at, size),
                                      numbered ? std::optional(++number) : std::nullopt);
            buffer.ends.push_back(buffer.bytes.size());
        }
    }

    turn.heedCancel(false);
    qint64 sent = 0;
    for (std::size_t i = 0; sent < count && (deaf || !turn.cancelled()); i = (i + 1) % buffers.size()) {
        const Buffer &buffer = buffers[i];
        const qint64 left = count - sent;
        const auto lines = std::min<qint64>(left, qint64(buffer.ends.size()));
        turn.wire().raw(lines == qint64(buffer.ends.size()) ? buffer.bytes
                                                            : buffer.bytes.left(buffer.ends[std::size_t(lines) - 1]));
        sent += lines;
    }
    logEvent("flood_end"_L1, {{"chunks"_L1, sent}});
    turn.answer(!deaf && turn.cancelled() ? "cancelled"_L1 : "end_turn"_L1);
}

void politeFlood(PromptTurn &turn)
{
    flood(turn, false);
}

void numberedFlood(PromptTurn &turn)
{
    flood(turn, false, true);
}

void deafFlood(PromptTurn &turn)
{
    flood(turn, true);
}

/// Each begins and is completed.
void callFlood(PromptTurn &turn)
{
    const qint64 count = turn.number(0, 100'000);
    const QString kind = turn.argumentList().value(1, u"read"_s);
    const auto lineOf = [&turn](QJsonObject update, QLatin1StringView what) -> QByteArray {
        update.insert("sessionUpdate"_L1, what);
        const QJsonObject message{
            {"jsonrpc"_L1, "2.0"_L1},
            {"method"_L1, "session/update"_L1},
            {"params"_L1, QJsonObject{{"sessionId"_L1, turn.session().id}, {"update"_L1, update}}}};
        return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
    };
    turn.heedCancel(false);
    QByteArray lines;
    for (qint64 i = 0; i < count && !turn.cancelled(); ++i) {
        const QString id = u"flood-%1"_s.arg(i);
        lines += lineOf({{"toolCallId"_L1, id}, {"title"_L1, u"call %1"_s.arg(i)}, {"kind"_L1, kind}}, "tool_call"_L1);
        lines += lineOf({{"toolCallId"_L1, id}, {"status"_L1, "completed"_L1}}, "tool_call_update"_L1);
        if (lines.size() > 64 * 1024 || i + 1 == count) {
            turn.wire().raw(lines);
            lines.clear();
        }
    }
    if (!turn.cancelled())
        turn.say(u"Those were %1 calls."_s.arg(count));
    turn.answer(turn.cancelled() ? "cancelled"_L1 : "end_turn"_L1);
}

/// A line of \p size whose bulk is in `_meta`: a client has to read it but needs to keep none of it.
QByteArray paddedLine(PromptTurn &turn, qsizetype size)
{
    QByteArray line = chunkLine(turn, turn.session().id, u"."_s);
    const QByteArray place = "\"params\":{";
    line.insert(line.indexOf(place) + place.size(), "\"_meta\":{\"padding\":\"" + QByteArray(size, 'x') + "\"},");
    return line;
}

void bigLine(PromptTurn &turn)
{
    const qsizetype mib = std::max(1, turn.number(0, 20)), more = turn.number(1, 0);
    turn.chunk(u"Here comes a line of %1 MiB.\n\n"_s.arg(mib));
    turn.wire().raw(chunkLine(turn, turn.session().id, QString(mib * 1024 * 1024, u'x')));
    turn.chunk(u"\n\nThat was it."_s);
    if (more == 0)
        return;
    turn.heedCancel(false);
    const QByteArray line = paddedLine(turn, mib * 1024 * 1024);
    for (qsizetype i = 0; i < more && !turn.cancelled(); ++i)
        turn.wire().raw(line);
    turn.answer(turn.cancelled() ? "cancelled"_L1 : "end_turn"_L1);
}

void hugeLine(PromptTurn &turn)
{
    turn.chunk(u"Here comes a line of 40 MiB.\n\n"_s);
    turn.wire().raw(chunkLine(turn, turn.session().id, QString(40 * 1024 * 1024, u'x')));
    turn.chunk(u"The line is behind us and the turn goes on."_s);
}

/// One Markdown block that stays open for long, in chunks of 40 characters.
void streamBlock(PromptTurn &turn, const QString &head, const QString &piece, const QString &foot)
{
    const qsizetype size = qsizetype(std::max(1, turn.number(0, 64))) * 1024;
    QString text = head;
    while (text.size() < size)
        text += piece;
    text += foot;
    constexpr qsizetype chunk = 40;
    QByteArray lines;
    for (qsizetype at = 0; at < text.size() && !turn.cancelled(); at += chunk)
        lines += chunkLine(turn, turn.session().id, text.mid(at, chunk));
    turn.wire().raw(lines);
    turn.answer("end_turn"_L1);
}

void longParagraph(PromptTurn &turn)
{
    streamBlock(turn, {}, u"plain *word* and `code` "_s, {});
}

void longTable(PromptTurn &turn)
{
    streamBlock(turn, u"| pump | litres | remark |\n|---|---:|---|\n"_s,
                u"| number one | 12 | *leaks* a `little` |\n"_s, {});
}

void longFence(PromptTurn &turn)
{
    streamBlock(turn, u"```cpp\n"_s, u"    for (int i = 0; i < n; ++i) // \"bail\" again\n        bail(i);\n"_s,
                u"```\n"_s);
}

void stderrFlood(PromptTurn &turn)
{
    const QByteArray line(QByteArray(127, 'e') + '\n');
    for (int i = 0; i < 1024 * 1024 / line.size(); ++i)
        if (::write(STDERR_FILENO, line.constData(), size_t(line.size())) < 0)
            break;
    turn.say(u"One MiB went to stderr."_s);
}

} // namespace

Words floodWords()
{
    return {
        {"flood", "N SIZE", "N chunks of SIZE bytes as fast as it can; a cancel ends it", politeFlood},
        {"numbered-flood", "N SIZE", "the same, no line like the one before: each has its number in `_meta`",
         numberedFlood},
        {"deaf-flood", "N SIZE", "like flood, deaf to a cancel", deafFlood},
        {"call-flood", "N KIND", "N tool calls, each begins and is completed, as fast as it can; a cancel ends it",
         callFlood},
        {"big-line", "[MIB] [MORE]", "one message of 20 MiB, then MORE that are as long and say nothing", bigLine},
        {"huge-line", "", "one message of 40 MiB, over what clients take", hugeLine},
        {"long-paragraph", "[KIB]", "one paragraph of 64 KiB, full of spans", longParagraph},
        {"long-table", "[KIB]", "one table of 64 KiB", longTable},
        {"long-fence", "[KIB]", "one code block of 64 KiB", longFence},
        {"stderr-flood", "", "writes 1 MiB to stderr", stderrFlood},
    };
}

} // namespace demoagent
