// SPDX-License-Identifier: Apache-2.0
#include "targets.h"

#include "acp/decodeupdate.h"
#include "acp/jsonreader.h"
#include "acp/updatepayload.h"
#include "core/held/gitsettings.h"
#include "core/held/gittargets.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"
#include "heldplace.h"
#include "history/entrycodec.h"
#include "history/transcript.h"
#include "jsonrpc/messagedecoder.h"
#include "jsonrpc/wiretap.h"
#include "ledger/disk/textmerge.h"
#include "mcp/eventstream.h"
#include "mcp/message.h"
#include "settings/settings.h"
#include "text/diff/linediff.h"
#include "text/diff/patchlines.h"
#include "text/terminal/terminalscreen.h"
#include "transport/linesplitter.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace fuzz {

namespace {

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

QByteArray copyOf(std::string_view bytes)
{
    return {bytes.data(), qsizetype(bytes.size())};
}

/// In memory, where the system has a place for that.
QTemporaryDir newFolder()
{
    const QString shared = QStringLiteral("/dev/shm");
    return QTemporaryDir((QFile::exists(shared) ? shared : QStringLiteral("/tmp")) +
                         QStringLiteral("/belay-fuzz-XXXXXX"));
}

/// What chunks say, those of one message that follow each other as one; of anything else only that it is there.
QStringList saidBy(const std::vector<transport::FramePtr> &frames)
{
    QStringList all;
    QString last;
    for (const transport::FramePtr &frame : frames) {
        const auto &message = static_cast<const jsonrpc::Message &>(*frame);
        const auto *payload = static_cast<const acp::UpdatePayload *>(message.payload.get());
        const auto *chunk = payload ? std::get_if<acp::MessageChunk>(&payload->update) : nullptr;
        const auto *text = chunk ? std::get_if<acp::TextContent>(&chunk->content) : nullptr;
        const QString who = text ? QStringLiteral("%1 %2 %3 %4")
                                       .arg(payload->session.value.size())
                                       .arg(payload->session.value, chunk->messageId)
                                       .arg(int(chunk->kind))
                                 : QString();
        if (text && !all.isEmpty() && who == last)
            all.last() += text->text;
        else
            all.append(text ? text->text : QStringLiteral("kind %1").arg(int(message.kind)));
        last = who;
    }
    return all;
}

/// What an agent writes, as it comes through the pipe: in pieces whose size the first byte says.
void wire(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const size_t piece = 1 + size_t(static_cast<unsigned char>(bytes.front())) * 7;
    bytes.remove_prefix(1);
    constexpr size_t limit = 4096; // so that long lines are passed over, too
    transport::LineSplitter splitter(limit);
    const auto tap = std::make_shared<jsonrpc::WireTap>();
    jsonrpc::MessageDecoder decoder(std::make_shared<acp::UpdateDecoder>(), tap);
    jsonrpc::MessageDecoder other(std::make_shared<acp::UpdateDecoder>(), tap);
    std::vector<transport::FramePtr> frames, alone; ///< as they are merged, and each by itself
    const auto add = [](std::vector<transport::FramePtr> &to, transport::FramePtr frame) {
        if (frame)
            to.push_back(std::move(frame));
    };
    const transport::LineSplitter::Sink sink{
        [&](std::string_view line) {
            add(frames, decoder.decode(line, frames.empty() ? nullptr : frames.back().get()));
            add(alone, other.decode(line, nullptr));
        },
        [&](size_t size, std::string_view head) {
            add(frames, decoder.tooLong(size, head));
            add(alone, other.tooLong(size, head));
        },
        [&](std::string_view some) {
            decoder.passOver(some);
            other.passOver(some);
        }};
    decoder.beginLines();
    for (size_t at = 0; at < bytes.size(); at += piece)
        splitter.feed(bytes.substr(at, piece), sink);
    splitter.finish(sink);
    decoder.endLines();
    for (const transport::FramePtr &frame : frames)
        require(frame->weight() >= 0, "a frame has a weight");
    require(saidBy(frames) == saidBy(alone), "what is merged says what it says alone");
}

/// A line of an MCP client or server.
void mcpMessage(std::string_view bytes)
{
    const mcp::Message message = mcp::readMessage(bytes);
    require(!message.line.contains('\n'), "a message is one line");
    const bool isCall = message.isToolCall();
    if (isCall && mcp::isClear(message)) {
        const QByteArray line = mcp::withIdempotencyKey(message, "key");
        const mcp::Message again = mcp::readMessage({line.constData(), size_t(line.size())});
        require(again.isToolCall() && again.id == message.id, "a call with a key is that call");
        require(again.call.has_value() == message.call.has_value(), "it can be taken apart as before");
        require(!again.call ||
                    (again.call->tool == message.call->tool &&
                     mcp::canonicalJson(again.call->arguments) == mcp::canonicalJson(message.call->arguments)),
                "its arguments are as before");
    }
    const QByteArray canonical = mcp::canonicalJson(copyOf(bytes));
    require(canonical.isEmpty() || mcp::canonicalJson(canonical) == canonical, "canonical JSON is its own");
}

/// An event stream says the same whatever the pieces are that it comes in.
void eventStream(std::string_view bytes)
{
    mcp::EventStream whole, apart;
    std::vector<mcp::StreamEvent> events, others;
    const bool isRead = whole.feed(bytes, &events);
    bool areRead = true;
    for (size_t i = 0; i < bytes.size() && areRead; ++i)
        areRead = apart.feed(bytes.substr(i, 1), &others);
    require(isRead == areRead && events == others, "pieces make no difference");
    require(whole.lastId() == apart.lastId() && whole.retry() == apart.retry(), "nor for what is said beside them");
}

/// What is stored of an entry, damaged in any way.
void storedEntry(std::string_view bytes)
{
    const std::optional<history::EntryBody> body = history::decodeBody(copyOf(bytes));
    if (!body)
        return;
    const QByteArray written = history::encodeBody(*body);
    const std::optional<history::EntryBody> again = history::decodeBody(written);
    require(again && history::encodeBody(*again) == written, "what was read can be written and read");
}

/// The user's settings, edited by anybody.
void settingsFile(std::string_view bytes)
{
    static const QTemporaryDir folder = newFolder();
    QFile file(folder.filePath(QStringLiteral("belay.ini")));
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate), "there is room");
    file.write(bytes.data(), qint64(bytes.size()));
    file.close();
    const settings::Settings settings(file.fileName());
    const QList<settings::AgentEntry> agents = settings.agents();
    for (const settings::AgentEntry &agent : agents) {
        (void)settings.statistics(agent.id);
        (void)settings.stopConduct(agent);
        (void)settings.networkRules(agent.id);
        (void)settings.writePolicy(agent.id);
    }
    (void)settings.permissionRules();
    (void)settings.mcpServers();
    (void)settings.value(settings::keys::timings);
    require(settings.value(settings::keys::zoom) >= 50 && settings.value(settings::keys::zoom) <= 300,
            "the text can be read");
    require(settings.value(settings::keys::effectsKeptDays) >= 1, "effects are kept for a day");
    QFile::remove(file.fileName());
}

/// What a session goes through: a line is an update of the agent's, or one of these words.
void transcript(std::string_view bytes)
{
    history::Transcript transcript;
    base::TurnId turn{0};
    bool isOpen = false;
    qint64 at = 1'000'000'000;
    const auto apply = [&](core::SessionEventBody body) {
        core::SessionEvent event;
        event.turn = turn;
        event.at = QDateTime::fromMSecsSinceEpoch(++at);
        event.body = std::move(body);
        transcript.apply(event);
    };
    for (size_t from = 0; from < bytes.size();) {
        const size_t end = std::min(bytes.size(), bytes.find('\n', from));
        const std::string_view line = bytes.substr(from, end - from);
        from = end + 1;
        if (line == "turn") {
            if (isOpen)
                apply(core::TurnEnded());
            ++turn.value;
            isOpen = true;
            apply(core::TurnStarted{{acp::TextContent{QStringLiteral("a message")}}});
        } else if (line == "stop") {
            apply(core::StopPressed());
        } else if (line == "end") {
            core::TurnEnded ended;
            ended.end = core::TurnEnd::StoppedByYou;
            if (std::exchange(isOpen, false))
                apply(std::move(ended));
        } else {
            const acp::json::Document document(copyOf(line));
            if (!document.ok())
                continue;
            acp::SessionUpdate update = acp::v1::decodeUpdate(document.root());
            if (auto *chunk = std::get_if<acp::MessageChunk>(&update))
                apply(core::Chunk{std::move(*chunk)});
            else if (auto *call = std::get_if<acp::ToolCallUpdate>(&update))
                apply(core::ToolCallChanged{std::move(*call)});
            else if (auto *plan = std::get_if<acp::PlanUpdate>(&update))
                apply(core::PlanChanged{std::move(*plan)});
            else if (auto *unknown = std::get_if<acp::UnknownUpdate>(&update))
                apply(core::UnknownSeen{std::move(*unknown)});
        }
    }
    transcript.settleReports();
    for (int row = 0; row < transcript.count(); ++row) {
        const history::Entry &entry = transcript.at(row);
        require(transcript.rowOf(entry.id) == row, "an entry is found where it is");
        require(history::decodeBody(history::encodeBody(entry.body)).has_value(), "what is shown can be stored");
    }
}

/// Two texts and what differs, and a patch as agents write them.
void differences(std::string_view bytes)
{
    const size_t half = std::min(bytes.size(), bytes.find('\0'));
    const QString before = QString::fromUtf8(copyOf(bytes.substr(0, half)));
    const QString after = half < bytes.size() ? QString::fromUtf8(copyOf(bytes.substr(half + 1))) : QString();
    const text::LineDiff diff(before, after);
    // A line of which the end alone has changed is one line that is shown, one less and one more.
    require(diff.lineCount() >= std::max(diff.added(), diff.removed()), "each change is a line");
    require(before != after || diff.added() + diff.removed() == 0, "equal texts do not differ");
    text::PatchState state;
    const QList<QStringView> lines = QStringView(before).split(u'\n');
    for (const QStringView line : lines) {
        (void)text::patchLine(line, state);
        require(state.oldLeft >= 0 && state.newLeft >= 0, "a hunk has no lines less than none");
    }
}

/// A change as it is copied, read again as a patch, and what three have made of one text.
void patches(std::string_view bytes)
{
    const QByteArrayList parts = copyOf(bytes).split('\0');
    const QByteArray base = parts.value(0), ours = parts.value(1), theirs = parts.value(2);
    const text::LineDiff diff(QString::fromUtf8(base), QString::fromUtf8(ours));
    static const QRegularExpression head(QStringLiteral("^@@ -(\\d+)(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@$"));
    int old = 0, now = 0; ///< lines that the patch has led to
    const auto passOver = [&](int to) {
        for (; old < to; ++old, ++now)
            require(now < diff.newLines() && diff.oldText(old) == diff.newText(now), "what is left out is the same");
    };
    text::PatchState state;
    const QString patch = diff.unified();
    const QList<QStringView> lines = QStringView(patch).chopped(patch.isEmpty() ? 0 : 1).split(u'\n');
    for (const QStringView line : lines) {
        if (line.isEmpty())
            continue;
        const text::PatchLine kind = text::patchLine(line, state);
        if (kind == text::PatchLine::Head) {
            const QRegularExpressionMatch match = head.match(line.toString());
            require(match.hasMatch(), "a patch has no other heads");
            const bool hasOld = match.capturedView(2) != u"0", hasNew = match.capturedView(4) != u"0";
            passOver(match.capturedView(1).toInt() - (hasOld ? 1 : 0));
            require(now == match.capturedView(3).toInt() - (hasNew ? 1 : 0), "both sides begin at the same place");
            continue;
        }
        const QStringView text = line.mid(1);
        if (kind != text::PatchLine::Added)
            require(old < diff.oldLines() && diff.oldText(old++) == text, "what it takes away was there");
        if (kind != text::PatchLine::Removed)
            require(now < diff.newLines() && diff.newText(now++) == text, "what it adds is there");
    }
    passOver(diff.oldLines());
    require(now == diff.newLines(), "a patch leads from one text to the other");

    using ledger::mergedText, ledger::mergeTexts, ledger::Take;
    require(mergedText(mergeTexts(base, ours, base)) == ours, "who alone has changed something has it");
    require(mergedText(mergeTexts(base, base, theirs)) == theirs, "whoever it is");
    const ledger::Merge both = mergeTexts(base, ours, ours), merge = mergeTexts(base, ours, theirs);
    require(both.conflicts == 0 && mergedText(both) == ours, "who agree are in no conflict");
    const auto all = [&merge](Take take) { return mergedText(merge, std::vector<Take>(merge.hunks.size(), take)); };
    require(all(Take::Ours) == ours && all(Take::Theirs) == theirs && all(Take::Base) == base, "each is in a merge");
}

/// Settings of git's that wait in a session's folder: what they name is found, and nothing of it is run.
void gitSettings(std::string_view bytes)
{
    static const QTemporaryDir folder = newFolder();
    static const HeldPlace place = [] {
        HeldPlace made(QFile::encodeName(folder.path()));
        made.open();
        return made;
    }();
    const QByteArray text = copyOf(bytes);
    const QDeadlineTimer deadline(20'000);
    const auto settings = core::settingsOf(text, deadline);
    require(settings.has_value() == core::areSettings(text, deadline), "git can read it or it cannot");
    place.write(".git/config", text);
    core::GitTargets targets(QFile::decodeName(place.folder->folder()), deadline);
    targets.addWaiting(*place.folder, place.waiting());
    if (!settings)
        return;
    static const QRegularExpression plain(QStringLiteral("^[a-z]+(/[a-z]+)*$"));
    for (const core::GitSetting &setting : *settings) {
        // What stands before the first section has none, and git asks for no such setting.
        require(setting.key.contains('.') || core::settingTarget(setting.key) == core::SettingTarget::None,
                "a setting that means something has a section");
        if (!plain.match(QString::fromUtf8(setting.value)).hasMatch())
            continue;
        ledger::HeldChange change;
        change.wanted.type = ledger::FileType::Regular;
        switch (core::settingTarget(setting.key)) {
        case core::SettingTarget::Folder:
            change.path = setting.value + "/within";
            break;
        case core::SettingTarget::Included:
            change.path = ".git/" + setting.value;
            break;
        case core::SettingTarget::Obeyed:
        case core::SettingTarget::Program:
            change.path = setting.value;
            break;
        case core::SettingTarget::Address:
        case core::SettingTarget::Alias:
        case core::SettingTarget::None:
            continue;
        }
        require(targets.names(change), "what a setting names is found");
    }
}

/// What a command writes to its terminal.
void terminal(std::string_view bytes)
{
    text::TerminalScreen screen, pieces;
    const QString text = QString::fromUtf8(copyOf(bytes));
    screen.feed(text);
    for (const QChar unit : text)
        pieces.feed(QStringView(&unit, 1));
    require(screen.lineCount() == pieces.lineCount(), "pieces make no difference");
}

constexpr Target all[] = {{"wire", wire},
                          {"mcp", mcpMessage},
                          {"sse", eventStream},
                          {"store", storedEntry},
                          {"settings", settingsFile},
                          {"transcript", transcript},
                          {"diff", differences},
                          {"terminal", terminal},
                          {"patch", patches},
                          {"gitconfig", gitSettings}};

} // namespace

std::span<const Target> targets()
{
    return all;
}

} // namespace fuzz
