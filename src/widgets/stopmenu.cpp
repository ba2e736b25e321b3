// SPDX-License-Identifier: Apache-2.0
#include "widgets/stopmenu.h"

#include "base/visibletext.h"
#include "models/words.h"
#include "widgets/canvas.h"

#include <QWidgetAction>

namespace widgets {
namespace {

/// The scope, painted; its words are the accessible name.
class ScopeView : public QWidget
{
public:
    ScopeView(std::vector<StopMenu::Line> lines, Look *look, QWidget *parent)
        : QWidget(parent)
        , m_lines(std::move(lines))
        , m_look(look)
    {
        QStringList words;
        for (const StopMenu::Line &line : m_lines)
            words << (line.mono.isEmpty() ? line.words : QStringLiteral("%1 %2").arg(line.words, line.mono));
        setAccessibleName(words.join(QStringLiteral("; ")));
    }

    QSize sizeHint() const override
    {
        int height = 0;
        for (const StopMenu::Line &line : m_lines)
            height += lineHeight(line);
        return QSize(m_look->theme().u * 104, height + m_look->theme().u);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const Theme &t = m_look->theme();
        const int u = t.u;
        qreal y = 0;
        for (const StopMenu::Line &line : m_lines) {
            const qreal h = lineHeight(line);
            if (line.icon.isEmpty()) {
                c.text(t.smallBold, t.text2, QRectF(u * 3, y + u, width() - u * 6, h - u), line.words);
            } else {
                const qreal age = Canvas::width(t.small, line.age);
                const qreal end = width() - u * 3 - age - u;
                c.text(t.small, t.text2, QRectF(width() - u * 3 - age, y, age, h), line.age);
                c.icon(line.icon, t.stopped.color, QPointF(u * 3, y + h / 2 - u * 2));
                qreal x = u * 9;
                x += c.text(t.body, t.text, QRectF(x, y, end - x, h), line.words) + u;
                c.text(t.mono, t.text, QRectF(x, y, end - x, h), line.mono);
            }
            y += h;
        }
    }

private:
    int lineHeight(const StopMenu::Line &line) const
    {
        return line.icon.isEmpty() ? m_look->theme().u * 7 : m_look->theme().u * 6;
    }

    std::vector<StopMenu::Line> m_lines;
    Look *m_look;
};

} // namespace

std::vector<StopMenu::Line> StopMenu::endsLines(const models::SessionSnapshot &session, base::Milliseconds now)
{
    std::vector<Line> lines;
    const QString agent = session.agentName.isEmpty() ? tr("the agent") : session.agentName;
    lines.push_back(
        {QStringLiteral("stop"), tr("this turn of %1").arg(agent), {}, models::ageText(now - session.turnStartedAt)});
    if (!session.turnCommands.empty()) {
        const QString first = session.turnCommands.front().line;
        lines.push_back({QStringLiteral("terminal"),
                         first.isEmpty() ? tr("%n command(s) it started", nullptr, int(session.turnCommands.size()))
                                         : tr("%n command(s) it started:", nullptr, int(session.turnCommands.size())),
                         base::visibleText(first),
                         {}});
    }
    if (session.permissionsOpen > 0)
        lines.push_back(
            {QStringLiteral("permission"),
             tr("%n permission(s) that wait for you: cancelled, not allowed", nullptr, session.permissionsOpen),
             {},
             {}});
    return lines;
}

std::vector<StopMenu::Line> StopMenu::staysLines(const models::SessionSnapshot &session)
{
    std::vector<Line> lines;
    lines.push_back({QStringLiteral("changes"), tr("what has already happened: changed files stay changed"), {}, {}});
    if (!session.olderCommands.empty())
        lines.push_back({QStringLiteral("terminal"),
                         tr("%n command(s) from earlier turns", nullptr, int(session.olderCommands.size())),
                         {},
                         {}});
    lines.push_back({QStringLiteral("finished"), tr("the agent process and your other sessions"), {}, {}});
    return lines;
}

StopMenu::StopMenu(const models::SessionSnapshot &session, Look *look, base::Clock *clock, QWidget *parent)
    : QMenu(parent)
{
    setAccessibleName(tr("Stop"));
    std::vector<Line> scope{{{}, tr("Stop ends"), {}, {}}};
    for (const Line &line : endsLines(session, clock->now()))
        scope.push_back(line);
    scope.push_back({{}, tr("Stays"), {}, {}});
    for (const Line &line : staysLines(session))
        scope.push_back(line);
    auto *view = new QWidgetAction(this);
    view->setDefaultWidget(new ScopeView(std::move(scope), look, this));
    view->setEnabled(false);
    addAction(view);
    addSeparator();
    const Theme &t = look->theme();
    QAction *stop =
        addAction(look->icons().icon(QStringLiteral("stop"), t.stopFill, t.stopFill, t.u * 4), tr("Stop\tEsc Esc"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    stop->setFont(bold);
    setDefaultAction(stop);
    connect(stop, &QAction::triggered, this, &StopMenu::stopRequested);
    if (!session.turnCommands.empty()) {
        connect(addAction(tr("Stop, let the command finish")), &QAction::triggered, this,
                &StopMenu::stopKeepingCommandsRequested);
        connect(addAction(tr("Kill the command only, let the turn go on")), &QAction::triggered, this,
                &StopMenu::killCommandsRequested);
    }
    connect(addAction(look->icon(QStringLiteral("force")), tr("Force stop: end the agent process, restart it")),
            &QAction::triggered, this, &StopMenu::forceStopRequested);
    setActiveAction(stop);
}

} // namespace widgets
