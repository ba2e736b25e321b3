// SPDX-License-Identifier: Apache-2.0
#include "cli/commandoutput.h"

#include "acp/outputtext.h"
#include "base/visibletext.h"
#include "models/texts/showntext.h"

#include <utility>

namespace cli {

void CommandOutput::add(const core::SessionEvent &event)
{
    if (const auto *output = std::get_if<core::TerminalOutput>(&event.body)) {
        add(*output);
    } else if (const auto *call = std::get_if<core::ToolCallChanged>(&event.body)) {
        add(call->update);
    } else if (const auto *exited = std::get_if<core::TerminalExited>(&event.body)) {
        if (const auto rest = m_open.extract(exited->id); !rest.empty() && !rest.mapped().isEmpty())
            print(rest.mapped());
    } else if (std::holds_alternative<core::TurnEnded>(event.body)) {
        for (const auto &[id, rest] : std::exchange(m_open, {})) {
            if (!rest.isEmpty())
                print(rest);
        }
    }
}

void CommandOutput::add(const core::TerminalOutput &output)
{
    QString &line = m_open[output.id];
    line += QString::fromUtf8(output.data);
    const qsizetype end = line.lastIndexOf(u'\n');
    if (end >= 0) {
        print(line.left(end));
        line.remove(0, end + 1);
    }
    if (line.size() > longestLine)
        print(std::exchange(line, {}));
}

void CommandOutput::add(const acp::ToolCallUpdate &update)
{
    Call &call = m_calls[update.id];
    call.isCommand = update.kind ? *update.kind == acp::ToolKind::Execute : call.isCommand;
    call.hasTerminal = call.hasTerminal || !update.agentTerminals.empty();
    if (update.content) {
        call.text.clear();
        for (const acp::ToolContent &part : *update.content) {
            if (std::holds_alternative<acp::TerminalRef>(part))
                call.hasTerminal = true;
            else if (const auto *block = std::get_if<acp::ContentBlock>(&part))
                if (const auto *text = std::get_if<acp::TextContent>(block))
                    call.text += text->text;
        }
    }
    if (update.rawOutput)
        call.raw = *update.rawOutput;
    const bool isOver = update.status == acp::ToolStatus::Completed || update.status == acp::ToolStatus::Failed;
    // Some agents send the whole text again although a terminal has shown it.
    if (!isOver || !call.isCommand || call.hasTerminal)
        return;
    QString text = std::exchange(call.text, {});
    if (text.isEmpty() && !call.isPrinted)
        text = acp::outputText(call.raw);
    if (!text.isEmpty()) {
        print(text);
        call.isPrinted = true;
    }
}

void CommandOutput::print(const QString &text)
{
    QString plain = models::plainOutput(text);
    if (plain.endsWith(u'\n'))
        plain.chop(1);
    for (const QString &line : plain.split(u'\n'))
        m_print(base::visibleControls(line));
}

} // namespace cli
