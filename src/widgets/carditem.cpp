// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "models/words.h"
#include "widgets/lineitems.h"

namespace widgets {
namespace {

constexpr int tailLines = 12;

QString failureTitle(const base::Error &error)
{
    switch (error.origin) {
    case base::Origin::Transport:
        return CardItem::tr("The agent process died");
    case base::Origin::Agent:
        return CardItem::tr("The agent failed");
    case base::Origin::Protocol:
        return CardItem::tr("The agent said something Belay cannot follow");
    case base::Origin::System:
        return CardItem::tr("This computer refused something");
    case base::Origin::User:
        return CardItem::tr("Cancelled by you");
    case base::Origin::Belay:
        break;
    }
    return CardItem::tr("Belay could not go on");
}

} // namespace

void CardItem::setEntry(const history::Entry &entry)
{
    const Theme &t = theme();
    m_small = clockTime(entry.at, true);
    if (const auto *failure = std::get_if<history::Failure>(&entry.body)) {
        m_tone = t.failed;
        m_line = t.failed.color;
        m_icon = QStringLiteral("failed");
        m_title = failureTitle(failure->error);
        if (failure->error.code != 0) {
            m_small = failure->error.origin == base::Origin::Transport
                          ? tr("%1, exit code %2").arg(m_small).arg(failure->error.code)
                          : tr("%1, code %2").arg(m_small).arg(failure->error.code);
        }
        m_text = base::visibleText(failure->error.message, base::LineBreaks::Keep);
        if (failure->lostRequests > 0)
            m_text += u' ' + tr("%n request(s) were lost.", nullptr, failure->lostRequests);
        m_detail = base::visibleText(failure->error.detail, base::LineBreaks::Keep);
        m_tail.clear();
        const QStringList lines = failure->stderrTail.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines.mid(qMax<qsizetype>(0, lines.size() - tailLines)))
            m_tail << base::visibleText(line);
        m_canRestart = failure->canRestart;
        m_buttons = true;
        // What a dead process wrote last is the reason more often than not.
        m_folded = false;
    } else if (const auto *restored = std::get_if<history::Restored>(&entry.body)) {
        readRestored(restored->what);
    } else if (const auto *works = std::get_if<history::WorksOn>(&entry.body)) {
        readWorksOn(*works);
    } else {
        const auto &notice = std::get<history::Notice>(entry.body);
        const bool bad = notice.severity == acp::Severity::Error, warns = notice.severity == acp::Severity::Warning;
        m_tone = bad ? t.failed : warns ? t.waits : Tone{t.text2, t.card};
        m_line = bad ? t.failed.color : warns ? t.waitsLine : t.line;
        m_icon = bad ? QStringLiteral("failed") : warns ? QStringLiteral("unknown") : QStringLiteral("question");
        m_title = base::visibleText(notice.title);
        m_text = base::visibleText(notice.text, base::LineBreaks::Keep);
        m_plainNotice = true;
    }
    m_flow.reset();
    restyle(false);
}

void CardItem::readRestored(const core::SessionRestored &restored)
{
    const Theme &t = theme();
    using How = core::SessionRestored::How;
    const bool forgotten = restored.how == How::New || restored.replayedNothing;
    m_tone = forgotten ? t.waits : Tone{t.text2, t.card};
    m_line = forgotten ? t.waitsLine : t.line;
    m_icon = forgotten ? QStringLiteral("unknown") : QStringLiteral("history");
    m_plainNotice = true;
    m_title = tr("The agent was started again");
    m_text = models::restoredText(restored);
    m_detail = base::visibleText(restored.detail, base::LineBreaks::Keep);
}

void CardItem::readWorksOn(const history::WorksOn &works)
{
    const Theme &t = theme();
    m_tone = works.goesOn ? t.late : Tone{t.text2, t.card};
    m_line = works.goesOn ? t.late.color : t.line;
    m_icon = works.goesOn ? QStringLiteral("late") : QStringLiteral("check");
    const QString title = base::visibleText(works.title);
    if (works.goesOn) {
        m_title = works.isCommand ? tr("The agent's command is still running") : tr("The agent is still at work");
        m_text =
            tr("%1\nThe turn is over, but the agent goes on reporting about this. Belay cannot reach it; Force stop "
               "ends the agent process with everything it started.")
                .arg(title);
    } else {
        m_title = works.isCommand ? tr("The agent's command has ended") : tr("The agent's work has ended");
        m_text = tr("%1\nIt went on for %2 after the turn was over.").arg(title, models::durationText(works.duration));
    }
    m_canForce = works.goesOn;
    m_buttons = works.goesOn;
    m_plainNotice = !works.goesOn;
}

void CardItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_flow.reset();
    if (!m_flow) {
        m_flow = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &theme().prose, nullptr);
        m_flow->append(m_detail.isEmpty() || m_detail == m_text ? m_text
                                                                : QStringLiteral("%1\n%2").arg(m_text, m_detail));
    }
    m_flow->setWidth(context().width - theme().u * 7);
    m_flow->ensureAll();
}

int CardItem::tailHeight() const
{
    if (m_tail.isEmpty())
        return 0;
    const int head = theme().prose.bodyLine() + theme().u * 2;
    return m_folded ? head : head + int(m_tail.size()) * theme().prose.terminalLine() + theme().u * 4;
}

int CardItem::height() const
{
    const int text = m_text.isEmpty() && m_detail.isEmpty() ? 0 : int(m_flow->height()) + theme().u * 5;
    return headHeight() + 1 + text + tailHeight() + footHeight();
}

bool CardItem::ensure(int, int)
{
    return false;
}

void CardItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const QRectF card(paint.at, QSizeF(context().width, height()));
    const QRectF head(card.topLeft(), QSizeF(card.width(), headHeight()));
    c.frame(card, t.base, m_line);
    c.cardHead(head, m_tone.tint, m_text.isEmpty() && !m_buttons);
    c.iconAt(m_icon, m_tone.color, QPointF(head.left() + u * 5, head.center().y()));
    qreal x = head.left() + u * 9.5;
    x += c.text(t.bold, t.text, QRectF(x, head.top(), head.right() - x - u * 2, head.height()), m_title) + u * 2;
    c.text(t.small, t.text2, QRectF(x, head.top(), head.right() - x - u * 2, head.height()), m_small);
    qreal y = head.bottom() + 1;
    if (!m_text.isEmpty() || !m_detail.isEmpty()) {
        m_flow->paint(c.painter(), QPointF(card.left() + u * 3.5, y + u * 2.5), paint.clip, {}, {});
        y += qreal(m_flow->height()) + u * 5;
    }
    if (!m_tail.isEmpty()) {
        y -= u;
        const qreal lineHeight = t.prose.bodyLine();
        c.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2,
               QPointF(card.left() + u * 3.5, y + 1));
        c.text(t.body, t.text2, QRectF(card.left() + u * 8.5, y, card.width() - u * 12, lineHeight),
               tr("Last lines it wrote"));
        addHotSpot({QRectF(u * 3, y - paint.at.y(), card.width() - u * 6, lineHeight), HotAction::Fold});
        y += lineHeight + u;
        if (!m_folded) {
            const qreal height = m_tail.size() * t.prose.terminalLine() + u * 2.5;
            c.frame(QRectF(card.left() + u * 3.5, y, card.width() - u * 7, height), t.card, t.line2);
            qreal lineY = y + u * 1.25;
            for (const QString &line : std::as_const(m_tail)) {
                c.text(t.mono, t.text,
                       QRectF(card.left() + u * 6, lineY, card.width() - u * 12, t.prose.terminalLine()), line);
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
        button(tr("Restart and resume"), QStringLiteral("redo"), ButtonKind::Normal, {{}, HotAction::Restart}, false);
    if (m_canForce)
        button(tr("Force stop"), QStringLiteral("force"), ButtonKind::Stop, {{}, HotAction::Force}, false);
    button(tr("Show in Traffic"), {}, ButtonKind::Normal, {{}, HotAction::ShowTraffic}, false);
    button(context().narrow ? tr("Copy") : tr("Copy report"), QStringLiteral("copy"), ButtonKind::Flat,
           {{}, HotAction::CopyText, wholeText()}, true);
}

Knot CardItem::knot() const
{
    return {m_icon, m_tone.color, theme().u * 5 / 2, false};
}

QString CardItem::wholeText()
{
    QStringList parts{QStringLiteral("%1 (%2)").arg(m_title, m_small)};
    if (!m_text.isEmpty())
        parts << m_text;
    if (!m_detail.isEmpty())
        parts << m_detail;
    parts << m_tail;
    return parts.join(u'\n');
}

} // namespace widgets
