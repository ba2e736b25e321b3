// SPDX-License-Identifier: Apache-2.0
#include "history/terminalscreens.h"

#include "base/clock.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"

#include <utility>

namespace history {
namespace {

/// Keeps the last \p most characters.
void keepEnd(TerminalPart &part, qsizetype most)
{
    qsizetype cut = part.output.size() - most;
    if (cut <= 0)
        return;
    if (part.output.at(cut).isLowSurrogate())
        ++cut;
    part.output = part.output.mid(cut); // a text of its own: remove() would keep the room
    part.dropped += cut;
}

void appendOutput(TerminalPart &part, const QString &text)
{
    part.output += text;
    // Not for each piece, since cutting moves the whole text.
    if (part.output.size() > TerminalScreens::outputKept + TerminalScreens::outputKept / 4)
        keepEnd(part, TerminalScreens::outputKept);
}

} // namespace

void TerminalScreens::takeFrom(const ToolCall &call)
{
    for (const TerminalPart &part : call.terminals)
        m_hidden.insert(part.id, part);
}

void TerminalScreens::show(const base::TerminalId &id, EntryId entry, ToolCall &call)
{
    m_shown.insert(id, entry);
    TerminalPart part = m_hidden.take(id);
    part.id = id;
    call.terminals.push_back(std::move(part));
}

template <class Change> EntryId TerminalScreens::change(EntryList &entries, const base::TerminalId &id, Change change)
{
    const EntryId entry = m_shown.value(id, 0);
    if (entry == 0) {
        change(m_hidden[id]);
        return 0;
    }
    for (TerminalPart &shown : entries.body<ToolCall>(entry).terminals) {
        if (shown.id == id)
            change(shown);
    }
    return entry;
}

EntryId TerminalScreens::begin(EntryList &entries, const core::TerminalStarted &command, const QDateTime &at)
{
    return change(entries, command.id, [&](TerminalPart &part) {
        part.command = command.command;
        part.cwd = command.cwd;
        part.started = true;
        part.startedAt = at;
        part.ofAgent = !command.byBelay;
    });
}

EntryId TerminalScreens::add(EntryList &entries, const core::TerminalOutput &output, std::vector<EntryId> *cut)
{
    const QString text = QString::fromUtf8(output.data);
    const auto changed = [this](TerminalPart &part, auto how) {
        const qsizetype before = part.output.size();
        how(part);
        m_kept += part.output.size() - before;
    };
    const EntryId entry = change(entries, output.id, [&](TerminalPart &part) {
        changed(part, [&text](TerminalPart &its) { appendOutput(its, text); });
    });
    while (m_kept > allKept && !m_ended.empty()) {
        const EntryId other = change(entries, m_ended.front(), [&changed](TerminalPart &part) {
            changed(part, [](TerminalPart &its) { keepEnd(its, endKept); });
        });
        m_ended.pop_front();
        if (cut && other != 0 && other != entry)
            cut->push_back(other);
    }
    return entry;
}

EntryId TerminalScreens::end(EntryList &entries, const core::TerminalExited &command, const QDateTime &at)
{
    return change(entries, command.id, [&](TerminalPart &part) {
        part.exited = true;
        if (part.output.size() > endKept)
            m_ended.push_back(command.id);
        part.exitCode = command.exitCode;
        part.signal = command.signal;
        part.how = command.how;
        if (part.startedAt.isValid())
            part.duration = base::Milliseconds(part.startedAt.msecsTo(at));
    });
}

} // namespace history
