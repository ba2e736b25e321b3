// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/stopmenu.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/texts.h"
#include "widgets/composer/composertext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/keynames.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QLabel>
#include <QWidgetAction>

#include <algorithm>

namespace widgets {
namespace {

constexpr int menuUnits = 110;

/// Icon, the object, what becomes of it, and the age on the right, of which the object gives way.
void fill(QWidget *widget, const ScopeLine &line, Look *look)
{
    delete widget->layout();
    qDeleteAll(widget->findChildren<LineLabel *>());
    const QString words = !line.on && !line.whenOff.isEmpty() ? line.whenOff : line.words;
    QList<LinePart> parts{
        {.color = line.runsOn ? colorOf(&Theme::running) : colorOf(&Theme::stopped), .icon = line.icon}};
    if (!line.mono.isEmpty())
        parts << LinePart{.words = line.mono, .font = &Theme::mono};
    parts << LinePart{
        .words = words, .color = line.mono.isEmpty() ? &Theme::text : &Theme::text2, .isWhole = !line.mono.isEmpty()};
    auto *age = new LineLabel(look, 6, widget, {{.words = line.age, .font = &Theme::small, .color = &Theme::text2}});
    rowOf(look, {{new LineLabel(look, 6, widget, parts), 1}, age}, {9, 0, 3, 0}, 2, widget);
    widget->setAccessibleName(line.mono.isEmpty() ? words : base::labelled(line.mono, words));
    widget->setMinimumWidth(menuUnits * look->theme().u);
}

} // namespace

QString shortNames(const QStringList &all)
{
    constexpr qsizetype most = 2, longest = 24;
    QStringList names;
    for (const QString &each : all.first(std::min(all.size(), most))) {
        const QString name = base::visibleText(each).replace(u'&', QLatin1String("&&"));
        names << (name.size() <= longest ? name : name.left(longest - 1) + QChar(u'…'));
    }
    return base::fewNames(names, all.size());
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
        fill(this, m_line, m_look);
    });
    fill(this, m_line, m_look);
}

QSize ScopeSwitch::sizeHint() const
{
    return layout()->sizeHint();
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
    std::vector<ScopeLine> lines{{.icon = QStringLiteral("stop"),
                                  .words = tr("this turn"),
                                  .age = models::ageText(now - session.turnStartedAt)}};
    for (const models::RunningCommand &command : session.turnCommands)
        lines.push_back({.icon = QStringLiteral("terminal"),
                         .words = tr("ends"),
                         .mono = base::visibleText(command.line),
                         .age = models::ageText(now - command.startedAt),
                         .whenOff = base::Words::tr("runs on"),
                         .choice = Choice::Command,
                         .on = session.defaultScope.endCommands && !session.defaultScope.keep.contains(command.id),
                         .command = command.id});
    // The agent is asked to end them first.
    for (const models::RunningOn &one : session.agentsCalls) {
        if (!one.isCommand || session.defaultScope.endCommands)
            lines.push_back({.icon = one.isCommand ? QStringLiteral("terminal") : QStringLiteral("tool"),
                             .words = one.isCommand ? tr("ends") : tr("the agent ends it"),
                             .mono = base::visibleText(one.name),
                             .age = models::runningAge(one, wall)});
    }
    for (const models::RunningOn &one : session.runsOn) {
        if (endsInBackground(session, one))
            lines.push_back({.icon = QStringLiteral("terminal"),
                             .words = base::described(tr("ends"), tr("in the background")),
                             .mono = base::visibleText(one.name),
                             .age = models::runningAge(one, wall)});
    }
    for (const models::ServerCall &call : session.serverCalls)
        lines.push_back({.icon = QStringLiteral("server"),
                         .words = tr("may still take effect"),
                         .mono = base::visibleText(call.name),
                         .age = models::ageText(now - call.startedAt)});
    if (const int count = session.permissionsOpen; count > 0)
        lines.push_back({.icon = QStringLiteral("permission"),
                         .words = tr("%n permission(s) that wait for you: cancelled, not allowed", nullptr, count)});
    if (const int count = int(session.queue.size()); count > 0)
        lines.push_back({.icon = QStringLiteral("queue"),
                         .words = tr("%n queued message(s): not sent", nullptr, count),
                         .whenOff = tr("%n queued message(s): sent after this turn", nullptr, count),
                         .choice = Choice::Queue,
                         .on = session.defaultScope.holdQueue});
    return lines;
}

std::vector<ScopeLine> StopMenu::staysLines(const models::SessionSnapshot &session, const QDateTime &wall)
{
    std::vector<ScopeLine> lines;
    for (const models::RunningOn &one : session.runsOn) {
        if (endsInBackground(session, one))
            continue;
        // With settings that leave them alone, or known only by the agent's reports, also of this turn.
        const QString whose = one.isNow ? tr("in the background")
                              : one.turnAt.isValid()
                                  ? base::described(tr("from an earlier turn"),
                                                    base::Words::tr("since %1").arg(base::clockText(one.turnAt)))
                                  : tr("from an earlier turn");
        const bool canEnd = !one.terminal.isEmpty();
        lines.push_back({.icon = QStringLiteral("terminal"),
                         .words = canEnd ? tr("ends, too") : whose,
                         .mono = base::visibleText(one.name),
                         .age = models::runningAge(one, wall),
                         .whenOff = canEnd ? whose : QString(),
                         .runsOn = true,
                         .choice = canEnd ? ScopeLine::Choice::OlderCommand : ScopeLine::Choice::None,
                         .on = !canEnd || session.defaultScope.alsoEnd.contains(one.terminal),
                         .command = one.terminal});
    }
    lines.push_back(
        {.icon = QStringLiteral("changes"), .words = tr("what has already happened: changed files stay changed")});
    if (session.busyElsewhere > 0)
        lines.push_back({.icon = QStringLiteral("finished"),
                         .words = tr("%n other session(s) that run or wait for you", nullptr, session.busyElsewhere)});
    return lines;
}

void StopMenu::addFixed(QWidget *widget)
{
    auto *action = new QWidgetAction(this);
    action->setDefaultWidget(widget);
    action->setEnabled(false);
    addAction(action);
}

void StopMenu::addLine(const ScopeLine &line)
{
    if (line.choice == ScopeLine::Choice::None) {
        auto *fixed = new QWidget(this);
        fill(fixed, line, m_look);
        addFixed(fixed);
        return;
    }
    auto *action = new QWidgetAction(this);
    auto *item = new ScopeSwitch(line, m_look, this);
    action->setDefaultWidget(item);
    action->setText(item->accessibleName());
    addAction(action);
    connect(item, &ScopeSwitch::entered, this, [this, action] { setActiveAction(action); });
    m_switches.push_back(item);
}

/// Small text below the lines, as wide as they are.
void StopMenu::addNote(const QString &text)
{
    QLabel *note = wordsLabel(m_look, this, &Theme::small, &Theme::text2, text);
    const int u = m_look->theme().u;
    note->setAccessibleName(text);
    const QMargins margins(u * 15, 0, u * 3, u * 3 / 2);
    note->setContentsMargins(isRightToLeft() ? QMargins(margins.right(), 0, margins.left(), margins.bottom())
                                             : margins);
    note->setMinimumSize(menuUnits * u, note->heightForWidth(menuUnits * u));
    addFixed(note);
}

void StopMenu::addLines(const QString &title, const std::vector<ScopeLine> &lines)
{
    auto *head = new QWidget(this);
    rowOf(m_look,
          {new LineLabel(m_look, 6, head, {{.words = title, .font = &Theme::smallBold, .color = &Theme::text2}})},
          {3, 1, 3, 0}, 0, head);
    head->setAccessibleName(title);
    addFixed(head);
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
        if (line.choice == ScopeLine::Choice::Queue)
            scope.holdQueue = line.on;
        else if (line.choice == ScopeLine::Choice::OlderCommand && line.on)
            scope.alsoEnd.insert(line.command);
        else if (line.choice == ScopeLine::Choice::Command && !line.on)
            scope.keep.insert(line.command);
        anyCommand |= line.choice == ScopeLine::Choice::Command;
        ends |= line.choice == ScopeLine::Choice::Command && line.on;
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
    setAccessibleName(base::Words::tr("Stop"));
    addLines(tr("Stop ends"), endsLines(session, clock->now(), clock->wall()));
    if (const QString reach = stopReachOf(session); !reach.isEmpty())
        addNote(reach);
    addLines(tr("Stays"), staysLines(session, clock->wall()));
    addSeparator();
    QAction *stop = addStopAction(this, base::Words::tr("Stop"), parent ? twice(escapeKeys(parent)) : QString(), look);
    setDefaultAction(stop);
    connect(stop, &QAction::triggered, this, [this] { Q_EMIT stopRequested(scope()); });
    QStringList ofTurn, earlier;
    for (const models::RunningCommand &command : session.turnCommands)
        ofTurn << command.line;
    for (const models::RunningOn &one : session.runsOn) {
        if (one.canStop)
            (one.isNow ? ofTurn : earlier) << one.name;
    }
    if (!ofTurn.isEmpty()) {
        QAction *letFinish = addAction(tr("Stop, let the commands finish") + u'\t' + shortNames(ofTurn));
        connect(letFinish, &QAction::triggered, this, [this] {
            core::StopScope scope = this->scope();
            scope.endCommands = false;
            scope.keep.clear();
            Q_EMIT stopRequested(scope);
        });
    }
    if (!earlier.isEmpty()) {
        QAction *everything = addAction(tr("Stop everything") + u'\t' + shortNames(earlier));
        connect(everything, &QAction::triggered, this, [this] { Q_EMIT stopEverythingRequested(scope()); });
    }
    const QString force = models::forceText(session.remote, session.canRestore);
    const bool endsMore = !session.remote && !(ofTurn.isEmpty() && earlier.isEmpty());
    connect(addAction(look->icon(QStringLiteral("force")),
                      endsMore ? QString(force + u'\t' + tr("ends what runs on, too")) : force),
            &QAction::triggered, this, &StopMenu::forceStopRequested);
    setActiveAction(stop);
}

} // namespace widgets

#include "moc_stopmenu.cpp"
