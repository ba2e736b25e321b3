// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptannouncer.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "models/search/searchsources.h"
#include "widgets/style/keynames.h"
#include "widgets/transcript/transcriptaccessible.h"
#include "widgets/transcript/transcriptview.h"

namespace widgets {
namespace {

constexpr qint64 fresh = 30;       ///< s; older entries are not announced
constexpr qsizetype spoken = 2000; ///< characters of a message that are announced; the rest is read on demand

} // namespace

TranscriptAnnouncer::TranscriptAnnouncer(TranscriptView *view, models::TranscriptModel *model, base::Clock *clock)
    : m_view(view)
    , m_model(model)
    , m_clock(clock)
{}

QString TranscriptAnnouncer::wayTo() const
{
    const QString keys = keysOf(m_view, QLatin1String("oldestRequest"), Qt::Key_F8);
    //: a key
    return keys.isEmpty() ? QString() : QString(u' ' + tr("%1 goes to it.").arg(keys));
}

void TranscriptAnnouncer::rowsCame(int first, int last)
{
    if (!TranscriptAccessible::isWanted())
        return;
    QAccessibleEvent grown(m_view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&grown);
    for (int row = first; row <= last; ++row) {
        const history::Entry &entry = m_model->entry(row);
        // Entries loaded from the store are not announced.
        if (!entry.at.isValid() || entry.at.secsTo(m_clock->wall()) > fresh)
            continue;
        const auto *message = std::get_if<history::AgentMessage>(&entry.body);
        if (message && message->streaming)
            m_unannounced.insert(entry.id);
        else if (message || std::holds_alternative<history::TurnFooter>(entry.body) ||
                 std::holds_alternative<history::Failure>(entry.body) ||
                 std::holds_alternative<history::Notice>(entry.body))
            TranscriptAccessible::announce(
                m_view, base::visibleText(models::plainText(entry).left(spoken), base::LineBreaks::Keep));
        else if (const auto *permission = std::get_if<history::Permission>(&entry.body);
                 permission && permission->end == core::PermissionEnd::Open)
            TranscriptAccessible::announce(
                m_view,
                base::described(base::Words::tr("Permission"), base::Words::tr("waits for you")) + u'.' + wayTo());
        else if (const auto *asked = std::get_if<history::Elicitation>(&entry.body);
                 asked && asked->end == core::ElicitationEnd::Open)
            TranscriptAccessible::announce(
                m_view, base::Words::tr("%1 asks you something").arg(base::Words::tr("The agent")) + u'.' + wayTo());
    }
}

void TranscriptAnnouncer::rowChanged(int row)
{
    const history::Entry &entry = m_model->entry(row);
    const auto *message = std::get_if<history::AgentMessage>(&entry.body);
    if (!message || message->streaming || m_unannounced.erase(entry.id) == 0)
        return;
    TranscriptAccessible::announce(m_view, base::visibleText(message->text.left(spoken), base::LineBreaks::Keep));
}

} // namespace widgets
