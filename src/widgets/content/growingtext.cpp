// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/growingtext.h"
#include "history/entry.h"
#include "text/layout/messageflow.h"
#include "text/layout/texttheme.h"

#include <QElapsedTimer>

namespace widgets {
namespace {

/// This much is always read at once; few texts are longer.
constexpr qsizetype atOnce = 32 * 1024;
/// Time per frame while more text arrives, and when only the rest of this text has to be shown.
constexpr qint64 streamingMilliseconds = 5, restMilliseconds = 12;
/// With more code the next text would have to wait: visible code is highlighted from the beginning of its box, about 20
/// ms for this size.
constexpr qsizetype mostCodeAtOnce = 64 * 1024;
/// Somewhat more than that, so that the colours keep up. All of a box waits for them when the definition of its
/// language has been loaded.
constexpr qsizetype mostHighlightedAtOnce = 96 * 1024;

} // namespace

Spoken spoken(const history::Entry &entry)
{
    if (const auto *thought = std::get_if<history::Thought>(&entry.body))
        return {thought->text, thought->streaming};
    if (const auto *message = std::get_if<history::AgentMessage>(&entry.body))
        return {message->text, message->streaming};
    return {};
}

GrowingText::GrowingText(const ItemContext &context, const text::TextTheme *theme)
    : m_context(context)
    , m_flow(text::MessageFlow::Mode::Markdown, theme, &context.look->highlighter())
{
    m_flow.limitCode(mostHighlightedAtOnce);
    m_flow.setSource([this]() -> QStringView {
        const history::Entry *entry = m_context.entry ? m_context.entry(m_entry) : nullptr;
        return entry ? spoken(*entry).text : QStringView();
    });
}

void GrowingText::read(const history::Entry &entry)
{
    m_entry = entry.id;
    m_flow.colorOn();
    const auto [text, streaming] = spoken(entry);
    m_streaming = streaming;
    QElapsedTimer time;
    time.start();
    const qint64 most = streaming ? streamingMilliseconds : restMilliseconds;
    qsizetype code = 0;
    do {
        const QStringView part = text.mid(m_read, atOnce);
        m_read += part.size();
        m_flow.append(part, text.size() - m_read);
        code = m_flow.isInLongCode() ? code + part.size() : 0;
    } while (m_read < text.size() && code < mostCodeAtOnce && time.elapsed() < most);
    if (m_read < text.size())
        m_context.entryChanged(m_entry);
    else if (!streaming && !std::exchange(m_finished, true))
        m_flow.finish();
}

void GrowingText::askForColors() const
{
    if (m_flow.lacksColors())
        m_context.entryChanged(m_entry);
}

} // namespace widgets
