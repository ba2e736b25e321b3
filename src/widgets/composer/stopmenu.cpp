// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/stopmenu.h"

#include "base/visibletext.h"
#include "core/stop/stopstatus.h"
#include "models/texts/texts.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QWidgetAction>

namespace widgets {
namespace {

QSize lineSize(const Theme &t)
{
    return {t.u * 110, t.u * 6};
}

/// Icon (or switch), text, its object, and the age on the right.
void paintLine(Canvas &c, const ScopeLine &line, const QSize &size, const QColor &icon)
{
    const Theme &t = c.theme();
    const int u = t.u;
    const qreal age = Canvas::width(t.small, line.age);
    const qreal end = size.width() - u * 3 - (line.age.isEmpty() ? 0 : age + u * 2);
    c.text(t.small, t.text2, QRectF(size.width() - u * 3 - age, 0, age, size.height()), line.age);
    c.icon(line.icon, icon, QPointF(u * 9, size.height() / 2.0 - u * 2));
    qreal x = u * 15;
    const QString words = !line.on && !line.whenOff.isEmpty() ? line.whenOff : line.words;
    // The text that says what happens is never elided; the object is.
    const qreal room = end - x - (words.isEmpty() ? 0 : Canvas::width(t.body, words) + u * 2);
    if (!line.mono.isEmpty())
        x += c.text(t.mono, t.text, QRectF(x, 0, qMax<qreal>(room, u * 10), size.height()), line.mono) + u * 2;
    c.text(t.body, line.mono.isEmpty() ? t.text : t.text2, QRectF(x, 0, end - x, size.height()), words);
}

QString spoken(const ScopeLine &line)
{
    const QString words = !line.on && !line.whenOff.isEmpty() ? line.whenOff : line.words;
    return line.mono.isEmpty() ? words : StopMenu::tr("%1: %2").arg(line.mono, words);
}

/// A line without a switch, or a heading (no icon).
class FixedLine : public QWidget
{
public:
    FixedLine(ScopeLine line, Look *look, QWidget *parent) : QWidget(parent), m_line(std::move(line)), m_look(look)
    {
        setAccessibleName(spoken(m_line));
    }
    QSize sizeHint() const override
    {
        const QSize size = lineSize(m_look->theme());
        return m_line.icon.isEmpty() ? QSize(size.width(), m_look->theme().u * 7) : size;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        if (m_line.icon.isEmpty())
            c.text(t.smallBold, t.text2, QRectF(t.u * 3, t.u, width() - t.u * 6, height() - t.u), m_line.words);
        else
            paintLine(c, m_line, size(), t.stopped.color);
    }

private:
    ScopeLine m_line;
    Look *m_look;
};

} // namespace

// --- ScopeSwitch ---------------------------------------------------------------------------------------------

ScopeSwitch::ScopeSwitch(const ScopeLine &line, Look *look, QWidget *parent)
    : QCheckBox(parent)
    , m_line(line)
    , m_look(look)
{
    setChecked(line.on);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(this, &QCheckBox::toggled, this, [this](bool on) {
        m_line.on = on;
        describe();
    });
    describe();
}

void ScopeSwitch::describe()
{
    setAccessibleName(spoken(m_line));
    update();
}

QSize ScopeSwitch::sizeHint() const
{
    return lineSize(m_look->theme());
}

void ScopeSwitch::enterEvent(QEnterEvent *event)
{
    QCheckBox::enterEvent(event);
    Q_EMIT entered();
}

void ScopeSwitch::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)
        toggle();
    else
        event->ignore(); // handled by the menu: arrows, Esc
}

void ScopeSwitch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    if (hasFocus() || underMouse())
        painter.fillRect(rect(), t.treeSelection);
    const QRectF box(u * 3, height() / 2.0 - u * 2, u * 4, u * 4);
    c.frame(box, isChecked() ? t.stopped.color : t.base, isChecked() ? t.stopped.color : t.text2);
    if (isChecked())
        c.iconAt(QStringLiteral("check"), t.base, box.center(), u * 3);
    paintLine(c, m_line, size(), t.stopped.color);
}

// --- StopMenu ------------------------------------------------------------------------------------------------

namespace {

/// What this turn has left in the background ends with its commands.
QStringList endedInBackground(const models::SessionSnapshot &session)
{
    return session.defaultScope.endCommands ? session.turnOutlivingCalls : QStringList();
}

} // namespace

std::vector<ScopeLine> StopMenu::endsLines(const models::SessionSnapshot &session, base::Milliseconds now)
{
    using Choice = ScopeLine::Choice;
    std::vector<ScopeLine> lines;
    const QString agent = session.agentName.isEmpty() ? tr("the agent") : base::visibleText(session.agentName);
    ScopeLine turn;
    turn.icon = QStringLiteral("stop");
    turn.words = tr("this turn of %1").arg(agent);
    turn.age = models::ageText(now - session.turnStartedAt);
    lines.push_back(turn);
    for (const models::RunningCommand &command : session.turnCommands) {
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.words = tr("ends");
        line.whenOff = tr("runs on");
        line.mono = base::visibleText(command.line);
        line.age = models::ageText(now - command.startedAt);
        line.choice = Choice::Command;
        line.on = session.defaultScope.endCommands && !session.defaultScope.keep.contains(command.id);
        line.command = command.id;
        lines.push_back(line);
    }
    for (const QString &title : endedInBackground(session)) {
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.words = tr("ends, in the background");
        line.mono = base::visibleText(title);
        lines.push_back(line);
    }
    if (session.permissionsOpen > 0) {
        ScopeLine line;
        line.icon = QStringLiteral("permission");
        line.words = tr("%n permission(s) that wait for you: cancelled, not allowed", nullptr, session.permissionsOpen);
        lines.push_back(line);
    }
    if (!session.queue.empty()) {
        const int count = int(session.queue.size());
        ScopeLine line;
        line.icon = QStringLiteral("queue");
        line.words = tr("%n queued message(s): held back", nullptr, count);
        line.whenOff = tr("%n queued message(s): sent after this turn", nullptr, count);
        line.choice = Choice::Queue;
        line.on = session.defaultScope.holdQueue;
        lines.push_back(line);
    }
    return lines;
}

std::vector<ScopeLine> StopMenu::staysLines(const models::SessionSnapshot &session, base::Milliseconds now)
{
    std::vector<ScopeLine> lines;
    ScopeLine files;
    files.icon = QStringLiteral("changes");
    files.words = tr("what has already happened: changed files stay changed");
    lines.push_back(files);
    for (const models::RunningCommand &command : session.olderCommands) {
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.words = tr("ends, too");
        line.whenOff = tr("from an earlier turn");
        line.mono = base::visibleText(command.line);
        line.age = models::ageText(now - command.startedAt);
        line.choice = ScopeLine::Choice::OlderCommand;
        line.on = session.defaultScope.alsoEnd.contains(command.id);
        line.command = command.id;
        lines.push_back(line);
    }
    QStringList staying = session.outlivingCalls;
    for (const QString &title : endedInBackground(session))
        staying.removeOne(title);
    for (const QString &title : staying) {
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.words = tr("in the background");
        line.mono = base::visibleText(title);
        lines.push_back(line);
    }
    if (session.busyElsewhere > 0) {
        ScopeLine line;
        line.icon = QStringLiteral("finished");
        line.words = tr("%n other session(s) that run or wait for you", nullptr, session.busyElsewhere);
        lines.push_back(line);
    }
    return lines;
}

void StopMenu::addLine(const ScopeLine &line)
{
    auto *action = new QWidgetAction(this);
    if (line.choice == ScopeLine::Choice::None) {
        action->setDefaultWidget(new FixedLine(line, m_look, this));
        action->setEnabled(false);
        addAction(action);
        return;
    }
    auto *item = new ScopeSwitch(line, m_look, this);
    action->setDefaultWidget(item);
    action->setText(item->accessibleName());
    addAction(action);
    connect(item, &ScopeSwitch::entered, this, [this, action] { setActiveAction(action); });
    m_switches.push_back(item);
}

void StopMenu::addLines(const QString &title, const std::vector<ScopeLine> &lines)
{
    ScopeLine head;
    head.words = title;
    addLine(head);
    for (const ScopeLine &line : lines)
        addLine(line);
}

core::StopScope StopMenu::scope() const
{
    core::StopScope scope = m_default;
    scope.keep.clear();
    scope.alsoEnd.clear();
    bool anyCommand = false, ends = false;
    for (const ScopeSwitch *item : m_switches) {
        const ScopeLine &line = item->line();
        switch (line.choice) {
        case ScopeLine::Choice::Command:
            anyCommand = true;
            if (line.on)
                ends = true;
            else
                scope.keep.insert(line.command);
            break;
        case ScopeLine::Choice::OlderCommand:
            if (line.on)
                scope.alsoEnd.insert(line.command);
            break;
        case ScopeLine::Choice::Queue:
            scope.holdQueue = line.on;
            break;
        case ScopeLine::Choice::None:
            break;
        }
    }
    if (anyCommand)
        scope.endCommands = ends;
    return scope;
}

StopMenu::StopMenu(const models::SessionSnapshot &session, Look *look, base::Clock *clock, QWidget *parent)
    : QMenu(parent)
    , m_look(look)
    , m_default(session.defaultScope)
{
    setAccessibleName(tr("Stop"));
    const base::Milliseconds now = clock->now();
    addLines(tr("Stop ends"), endsLines(session, now));
    addLines(tr("Stays"), staysLines(session, now));
    addSeparator();
    const Theme &t = look->theme();
    QAction *stop =
        addAction(look->icons().icon(QStringLiteral("stop"), t.stopFill, t.stopFill, t.u * 4), tr("Stop\tEsc Esc"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    stop->setFont(bold);
    setDefaultAction(stop);
    connect(stop, &QAction::triggered, this, [this] { Q_EMIT stopRequested(scope()); });
    if (!session.turnCommands.empty() || !session.turnOutlivingCalls.isEmpty()) {
        const int count = int(session.turnCommands.size()) + int(session.turnOutlivingCalls.size());
        connect(addAction(count == 1 ? tr("Stop, let the command finish") : tr("Stop, let the commands finish")),
                &QAction::triggered, this, [this] {
                    core::StopScope scope = this->scope();
                    scope.endCommands = false;
                    scope.keep.clear();
                    Q_EMIT stopRequested(scope);
                });
        connect(addAction(count == 1 ? tr("Kill the command only, let the turn go on")
                                     : tr("Kill the commands only, let the turn go on")),
                &QAction::triggered, this, &StopMenu::killCommandsRequested);
    }
    connect(addAction(look->icon(QStringLiteral("force")),
                      session.remote       ? tr("Force stop: end the connection to the agent")
                      : session.canRestore ? tr("Force stop: end the agent process, restart it, resume")
                                           : tr("Force stop: end the agent process; it forgets this conversation")),
            &QAction::triggered, this, &StopMenu::forceStopRequested);
    setActiveAction(stop);
}

} // namespace widgets

#include "moc_stopmenu.cpp"
