// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/stopmenu.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "core/values/stopstatus.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/texts.h"
#include "widgets/style/canvas.h"
#include "widgets/style/keynames.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QWidgetAction>

#include <algorithm>

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
            paintLine(c, m_line, size(), m_line.runsOn ? t.running.color : t.stopped.color);
    }

private:
    ScopeLine m_line;
    Look *m_look;
};

/// Small text below the lines, as wide as they are.
class NoteLine : public QWidget
{
public:
    NoteLine(QString text, Look *look, QWidget *parent) : QWidget(parent), m_text(std::move(text)), m_look(look)
    {
        setAccessibleName(m_text);
    }
    QSize sizeHint() const override
    {
        const Theme &t = m_look->theme();
        const QRect room(0, 0, lineSize(t).width() - t.u * 18, t.u * 100);
        return {lineSize(t).width(),
                QFontMetrics(t.small).boundingRect(room, Qt::TextWordWrap, m_text).height() + t.u * 3 / 2};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        c.markedLines(t.small, t.text2, QRectF(t.u * 15, 0, width() - t.u * 18, height()), m_text, {});
    }

private:
    const QString m_text;
    Look *m_look;
};

} // namespace

QString shortNames(const std::vector<models::RunningOn> &all)
{
    constexpr size_t most = 2;
    constexpr qsizetype longest = 24;
    QStringList names;
    for (size_t i = 0; i < std::min(all.size(), most); ++i) {
        const QString name = base::visibleText(all[i].name).replace(u'&', QLatin1String("&&"));
        names << (name.size() <= longest ? name : name.left(longest - 1) + QChar(u'…'));
    }
    return base::fewNames(names, qsizetype(all.size()));
}

QAction *addStopAction(QMenu *menu, const QString &words, const QString &note, Look *look)
{
    const Theme &t = look->theme();
    QAction *stop = menu->addAction(look->icons().icon(QStringLiteral("stop"), t.stopFill, t.stopFill, t.u * 4),
                                    QStringLiteral("%1\t%2").arg(words, note));
    QFont bold = menu->font();
    bold.setWeight(QFont::DemiBold);
    stop->setFont(bold);
    return stop;
}

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
bool endsInBackground(const models::SessionSnapshot &session, const models::RunningOn &one)
{
    return one.isNow && one.canStop && session.defaultScope.endCommands;
}

} // namespace

std::vector<ScopeLine> StopMenu::endsLines(const models::SessionSnapshot &session, base::Milliseconds now,
                                           const QDateTime &wall)
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
    // The agent is asked to end them first.
    for (const models::RunningOn &one : session.agentsCalls) {
        if (one.isCommand && !session.defaultScope.endCommands)
            continue;
        ScopeLine line;
        line.icon = one.isCommand ? QStringLiteral("terminal") : QStringLiteral("tool");
        line.words = one.isCommand ? tr("ends") : tr("the agent ends it");
        line.mono = base::visibleText(one.name);
        line.age = models::runningAge(one, wall);
        lines.push_back(line);
    }
    for (const models::RunningOn &one : session.runsOn) {
        if (!endsInBackground(session, one))
            continue;
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.words = tr("ends, in the background");
        line.mono = base::visibleText(one.name);
        line.age = models::runningAge(one, wall);
        lines.push_back(line);
    }
    for (const models::ServerCall &call : session.serverCalls) {
        ScopeLine line;
        line.icon = QStringLiteral("server");
        line.words = tr("may still take effect");
        line.mono = base::visibleText(call.name);
        line.age = models::ageText(now - call.startedAt);
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
        line.words = tr("%n queued message(s): not sent", nullptr, count);
        line.whenOff = tr("%n queued message(s): sent after this turn", nullptr, count);
        line.choice = Choice::Queue;
        line.on = session.defaultScope.holdQueue;
        lines.push_back(line);
    }
    return lines;
}

std::vector<ScopeLine> StopMenu::staysLines(const models::SessionSnapshot &session, const QDateTime &wall)
{
    std::vector<ScopeLine> lines;
    for (const models::RunningOn &one : session.runsOn) {
        if (endsInBackground(session, one))
            continue;
        ScopeLine line;
        line.icon = QStringLiteral("terminal");
        line.mono = base::visibleText(one.name);
        line.age = models::runningAge(one, wall);
        line.runsOn = true;
        // With settings that leave them alone, or known only by the agent's reports, also of this turn.
        const QString whose = one.isNow ? tr("in the background")
                              : one.turnAt.isValid()
                                  ? tr("from an earlier turn, since %1").arg(base::clockText(one.turnAt))
                                  : tr("from an earlier turn");
        line.words = whose;
        if (!one.terminal.isEmpty()) {
            line.words = tr("ends, too");
            line.whenOff = whose;
            line.choice = ScopeLine::Choice::OlderCommand;
            line.on = session.defaultScope.alsoEnd.contains(one.terminal);
            line.command = one.terminal;
        }
        lines.push_back(line);
    }
    ScopeLine files;
    files.icon = QStringLiteral("changes");
    files.words = tr("what has already happened: changed files stay changed");
    lines.push_back(files);
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

void StopMenu::addNote(const QString &text)
{
    auto *action = new QWidgetAction(this);
    action->setDefaultWidget(new NoteLine(text, m_look, this));
    action->setEnabled(false);
    addAction(action);
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
    addLines(tr("Stop ends"), endsLines(session, clock->now(), clock->wall()));
    if (const QString reach = models::stopReachText(session.statistics, session.conduct, session.remote);
        !reach.isEmpty()) {
        const QString agent = session.agentName.isEmpty() ? tr("The agent") : base::visibleText(session.agentName);
        addNote(tr("%1: %2").arg(agent, reach));
    }
    addLines(tr("Stays"), staysLines(session, clock->wall()));
    addSeparator();
    QAction *stop = addStopAction(this, tr("Stop"), parent ? twice(escapeKeys(parent)) : QString(), look);
    setDefaultAction(stop);
    connect(stop, &QAction::triggered, this, [this] { Q_EMIT stopRequested(scope()); });
    std::vector<models::RunningOn> ofTurn, earlier;
    for (const models::RunningCommand &command : session.turnCommands) {
        models::RunningOn one;
        one.name = command.line;
        ofTurn.push_back(one);
    }
    for (const models::RunningOn &one : session.runsOn) {
        if (one.canStop)
            (one.isNow ? ofTurn : earlier).push_back(one);
    }
    if (!ofTurn.empty()) {
        const QString words =
            ofTurn.size() == 1 ? tr("Stop, let the command finish") : tr("Stop, let the commands finish");
        //: names of commands; stands at the end of the line
        QAction *letFinish = addAction(tr("%1\t%2 run on").arg(words, shortNames(ofTurn)));
        connect(letFinish, &QAction::triggered, this, [this] {
            core::StopScope scope = this->scope();
            scope.endCommands = false;
            scope.keep.clear();
            Q_EMIT stopRequested(scope);
        });
    }
    if (!earlier.empty()) {
        //: names of commands; stands at the end of the line
        QAction *everything = addAction(tr("Stop everything\t%1, too").arg(shortNames(earlier)));
        connect(everything, &QAction::triggered, this, [this] { Q_EMIT stopEverythingRequested(scope()); });
    }
    const QString force = session.remote       ? tr("Force stop: end the connection to the agent")
                          : session.canRestore ? tr("Force stop: end the agent process, restart it, resume")
                                               : tr("Force stop: end the agent process; it forgets this conversation");
    const bool endsMore = !session.remote && !(ofTurn.empty() && earlier.empty());
    connect(
        addAction(look->icon(QStringLiteral("force")), endsMore ? tr("%1\tends what runs on, too").arg(force) : force),
        &QAction::triggered, this, &StopMenu::forceStopRequested);
    setActiveAction(stop);
}

} // namespace widgets

#include "moc_stopmenu.cpp"
