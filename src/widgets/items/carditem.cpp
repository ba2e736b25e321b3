// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/carditem.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/search/searchsources.h"
#include "models/search/transcriptsearch.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"

#include <cerrno>

namespace widgets {
void CardItem::setEntry(const history::Entry &entry)
{
    const Theme &t = theme();
    m_small = base::clockText(entry.at, base::ClockPrecision::Second);
    m_words = models::entryText(entry.body, {});
    const auto look = [this](const Tone &tone, const QColor &line, const QString &icon) {
        m_tone = tone;
        m_line = line;
        m_icon = icon;
    };
    const Tone quiet{t.text2, t.card};
    if (const auto *failure = std::get_if<history::Failure>(&entry.body)) {
        look(t.failed, t.failed.color, QStringLiteral("failed"));
        if (failure->error.code != 0) {
            m_small = failure->error.origin == base::Origin::Transport
                          ? base::described(m_small, base::Words::tr("exit %1").arg(failure->error.code))
                          : base::noted(m_small, QString::number(failure->error.code));
        }
        m_canRestart = failure->canRestart;
        m_canEdit = m_canRestart && failure->error.origin == base::Origin::System;
        m_canMove = m_canEdit && failure->error.code == ENOTDIR; // the session's folder is none any more
        m_buttons = true;
        // The last output of a process that ended usually contains the reason.
        m_folded = false;
    } else if (const auto *restored = std::get_if<history::Restored>(&entry.body)) {
        if (restored->what.kind == core::SessionRestored::Kind::New || restored->what.replayedNothing)
            look(t.waits, t.waitsLine, QStringLiteral("unknown"));
        else
            look(quiet, t.line, QStringLiteral("history"));
    } else if (const auto *works = std::get_if<history::OutlivingCall>(&entry.body)) {
        m_canForce = m_buttons = works->goesOn;
        if (works->goesOn)
            look(t.late, t.late.color, QStringLiteral("late"));
        else
            look(quiet, t.line, QStringLiteral("check"));
    } else {
        const auto &notice = std::get<history::Notice>(entry.body);
        // Whatever severity an agent gives: the warning colours are reserved for Belay.
        const bool isOwn = notice.agent.isEmpty();
        if (isOwn && notice.severity == acp::Severity::Error)
            look(t.failed, t.failed.color, QStringLiteral("failed"));
        else if (isOwn && notice.severity == acp::Severity::Warning)
            look(t.waits, t.waitsLine, QStringLiteral("unknown"));
        else
            look(quiet, t.line, isOwn ? QStringLiteral("question") : QStringLiteral("agent"));
    }
    m_flow.reset();
    restyle(false);
}

void CardItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_flow.reset();
    if (!m_flow) {
        m_flow = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &theme().prose, nullptr);
        m_flow->append(m_words.body);
    }
    m_flow->setWidth(context().width - theme().u * 7);
    m_flow->ensureAll();
}

int CardItem::tailHeight() const
{
    if (m_words.tail.isEmpty())
        return 0;
    const int head = theme().prose.bodyLine() + theme().u * 2;
    return m_folded ? head : head + int(m_words.tail.size()) * theme().prose.terminalLine() + theme().u * 4;
}

int CardItem::height() const
{
    const int text = m_words.body.isEmpty() ? 0 : int(m_flow->height()) + theme().u * 5;
    return headHeight() + 1 + text + tailHeight() + footHeight();
}

void CardItem::paint(ItemPaint &paint)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const CardRects rects = beginCard(paint, headHeight(), m_line, m_tone.tint, m_words.body.isEmpty() && !m_buttons);
    const QRectF &card = rects.card, &head = rects.head;
    c.iconAt(m_icon, m_tone.color, QPointF(head.left() + u * 5, head.center().y()));
    qreal x = head.left() + u * 9.5;
    x += c.marked(t.bold, t.text, QRectF(x, head.top(), head.right() - x - u * 2, head.height()), m_words.title,
                  paint.marks.in(models::FoundIn::Title, 0, 0, m_words.title)) +
         u * 2;
    c.text(t.small, t.text2, QRectF(x, head.top(), head.right() - x - u * 2, head.height()), m_small);
    qreal y = head.bottom() + 1;
    if (!m_words.body.isEmpty()) {
        paint.flow(*m_flow, QPointF(card.left() + u * 3.5, y + u * 2.5), models::FoundIn::Text);
        y += qreal(m_flow->height()) + u * 5;
    }
    if (!m_words.tail.isEmpty()) {
        y -= u;
        const qreal lineHeight = t.prose.bodyLine();
        c.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2,
               QPointF(card.left() + u * 3.5, y + 1));
        c.text(t.body, t.text2, QRectF(card.left() + u * 8.5, y, card.width() - u * 12, lineHeight),
               base::Words::tr("Last lines it wrote"));
        addHotSpot({QRectF(u * 3, y - paint.at.y(), card.width() - u * 6, lineHeight), actions::Fold{}});
        y += lineHeight + u;
        if (!m_folded) {
            const qreal height = qreal(m_words.tail.size()) * t.prose.terminalLine() + u * 2.5;
            c.frame(QRectF(card.left() + u * 3.5, y, card.width() - u * 7, height), t.card, t.line2);
            qreal lineY = y + u * 1.25;
            for (int i = 0; i < int(m_words.tail.size()); ++i) {
                const QString &line = m_words.tail.at(i);
                c.marked(t.mono, t.text,
                         QRectF(card.left() + u * 6, lineY, card.width() - u * 12, t.prose.terminalLine()), line,
                         paint.marks.in(models::FoundIn::Tail, i, 0, line));
                lineY += t.prose.terminalLine();
            }
        }
    }
    if (!m_buttons)
        return;
    const QRectF foot(card.left() + 1, card.bottom() - footHeight(), card.width() - 2, footHeight() - 1);
    c.painter()->fillRect(foot.adjusted(0, 0, 0, -3), t.card);
    c.hairline(foot.left(), foot.right(), foot.top(), t.line2);
    qreal left = foot.left() + u * 2;
    const auto button = [&](const QString &words, const QString &icon, ButtonKind kind, HotSpot spot, bool atRight) {
        ButtonFace face{.kind = kind};
        face.text = words;
        face.icon = icon;
        const QSizeF size = c.buttonSize(face);
        const QRectF rect(atRight ? foot.right() - u * 2 - size.width() : left, foot.center().y() - size.height() / 2,
                          size.width(), size.height());
        c.button(rect, face);
        if (!atRight)
            left = rect.right() + u * 2;
        spot.rect = rect.translated(-paint.at);
        spot.name = words;
        spot.hasOwnStep = true;
        addHotSpot(std::move(spot));
    };
    if (m_canRestart)
        button(base::Words::tr("Restart"), QStringLiteral("redo"), ButtonKind::Normal, {{}, actions::RestartAgent{}},
               false);
    if (m_canMove)
        button(tr("Choose another folder…"), QStringLiteral("folder"), ButtonKind::Normal,
               {{}, actions::ChooseFolder{}}, false);
    else if (m_canEdit)
        button(tr("Edit agent"), QStringLiteral("gear"), ButtonKind::Normal, {{}, actions::EditAgent{}}, false);
    if (m_canForce)
        button(base::Words::tr("Force stop"), QStringLiteral("force"), ButtonKind::Stop, {{}, actions::ForceStop{}},
               false);
    if (!m_canEdit) // if it never ran, the agent is edited instead
        button(base::Words::tr("Show in Traffic"), {}, ButtonKind::Normal, {{}, actions::ShowTraffic{}}, false);
    button(context().narrow ? base::Words::tr("Copy") : base::Words::tr("Copy report"), QStringLiteral("copy"),
           ButtonKind::Flat, {{}, actions::CopyText{wholeText()}}, true);
}

void CardItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Tail)
        m_folded = false;
}

QRectF CardItem::rectOf(const models::Found &place)
{
    const int u = theme().u;
    if (place.in == models::FoundIn::Title)
        return QRectF(0, 0, context().width, headHeight());
    if (place.in == models::FoundIn::Text)
        return m_flow->rectOf({place.line, place.from}).translated(u * 3.5, headHeight() + 1 + u * 2.5);
    const int line = theme().prose.terminalLine();
    const qreal top = height() - footHeight() - u * 3.0 - qreal(m_words.tail.size() - place.index) * line;
    return QRectF(u * 6, top, context().width - u * 12, line);
}

GutterMark CardItem::mark() const
{
    return {m_icon, m_tone.color, theme().u * 5 / 2, false};
}

QString CardItem::wholeText()
{
    QStringList parts{QStringLiteral("%1 (%2)").arg(m_words.title, m_small)};
    if (!m_words.body.isEmpty())
        parts << m_words.body;
    parts << m_words.tail;
    return parts.join(u'\n');
}

} // namespace widgets
