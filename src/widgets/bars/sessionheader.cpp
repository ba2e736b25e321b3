// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/sessionheader.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/showntext.h"
#include "models/texts/stopconducttext.h"
#include "proxy/networkrules.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <utility>

namespace widgets {

SessionHeader::SessionHeader(models::SessionStatus *status, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent, Qt::BottomEdge, &Theme::line2)
    , m_status(status)
    , m_words(new LineLabel(look, 10, this))
    , m_badge(new LineLabel(look, 10, this))
    , m_menu(iconButton(look, QStringLiteral("menu"), base::Words::tr("Sessions"), this))
    , m_pending(iconButton(look, QStringLiteral("pending"), base::Words::tr("Pending"), this))
    , m_find(iconButton(look, QStringLiteral("search"), base::Words::tr("Find in the conversation"), this))
    , m_more(iconButton(look, QStringLiteral("more"), tr("More"), this))
    , m_force(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Force stop"), this))
    , m_level(new FlatButton(look, ButtonKind::Normal, {}, this))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QLayout *const buttons = rowOf(look, {m_force, m_pending, m_badge, m_find, m_more}, {}, 1);
    rowOf(look, {m_menu, m_words, m_level, Cell::room(), buttons}, {4, 0, 3, 0}, 2, this);
    connect(m_find, &QAbstractButton::clicked, this, &SessionHeader::findRequested);
    connect(m_level, &QAbstractButton::clicked, this,
            [this] { Q_EMIT levelRequested(m_level->mapToGlobal(QPoint(0, m_level->height()))); });
    connect(m_menu, &QAbstractButton::clicked, this, &SessionHeader::menuRequested);
    connect(m_pending, &QAbstractButton::clicked, this, &SessionHeader::pendingRequested);
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { Q_EMIT moreRequested(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    m_level->setObjectName(QStringLiteral("level"));
    m_level->setSmall(true);
    m_level->setChevron(true);
    m_force->setIconName(QStringLiteral("force"));
    m_force->setSmall(true);
    connect(m_force, &QAbstractButton::clicked, this, &SessionHeader::forceRequested);
    connect(status, &models::SessionStatus::changed, this, &SessionHeader::refresh);
    refresh();
}

/// Work between turns that no process of its own shows cannot be stopped; only ending the agent ends it.
void SessionHeader::refresh()
{
    const models::SessionSnapshot &s = m_status->snapshot();
    setSpoken(s.title);
    QStringList names;
    for (const models::RunningOn &one : s.runsOn) {
        if (!one.canStop)
            names << one.name;
    }
    const bool hasOutliving =
        !names.isEmpty() && s.stop.phase == core::TurnPhase::Idle && s.agent == models::AgentState::Ready;
    m_force->setVisible(hasOutliving);
    if (hasOutliving) {
        const QString about = base::visibleText(names.join(QStringLiteral(", ")));
        const QString isAtWork = base::labelled(base::Words::tr("The agent is still at work"), about);
        m_force->setToolTip(isAtWork + u'\n' + models::forceText(s.remote, s.canRestore));
        m_force->setAccessibleName(base::labelled(base::Words::tr("Force stop"), isAtWork));
    }
    refreshLevel();
    // In a narrow window the menu of the other buttons has it.
    m_level->setVisible(!m_narrow && (s.isHolding || !s.remote));
    m_menu->setVisible(m_narrow);
    m_pending->setVisible(m_narrow && m_count > 0);
    m_badge->setVisible(m_narrow && m_count > 0);
    m_words->setParts(QList<LinePart>{{.words = base::visibleText(s.title), .font = &Theme::header}} + facts());
}

void SessionHeader::refreshLevel()
{
    const models::HeldStatus &held = m_status->held();
    m_level->setIconName(held.isHolding ? QStringLiteral("held") : QString());
    m_level->setTone(held.isHolding ? &Theme::stopped : nullptr);
    m_level->setText(!held.isHolding     ? base::Words::tr("writes at once")
                     : held.isHeldInCopy ? tr("held back, in a copy",
                                              "a mark: the agent's changes are held back in a copy of the folder")
                                         : base::Words::tr("held back"));
    m_level->setAccessibleName(base::labelled(base::Words::tr("Changes"), m_level->text()));
}

void SessionHeader::setNarrow(bool narrow)
{
    m_narrow = narrow;
    refresh();
}

void SessionHeader::setPending(int count)
{
    // Called for each change of the count, so the layout is updated only if it differs: a thousand requests may end at
    // once.
    if (std::exchange(m_count, count) == count)
        return;
    m_pending->setAccessibleName(
        base::described(base::Words::tr("Pending"), base::Words::tr("%n request(s) wait for you", nullptr, count)));
    m_badge->setParts({{.badge = count}});
    refresh();
}

QList<LinePart> SessionHeader::facts() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    QList<LinePart> facts;
    if (m_narrow)
        return {};
    const auto add = [&facts](const QString &words, Qt::TextElideMode elide = Qt::ElideRight) {
        facts << (facts.isEmpty()
                      ? LinePart{.words = words, .color = &Theme::text2, .elide = elide}
                      : LinePart{
                            .words = QStringLiteral("· ") + words, .color = &Theme::text2, .gap = 1, .elide = elide});
    };
    if (!s.agentName.isEmpty())
        add(base::visibleText(s.agentName));
    // What is decided here has its room; where it is comes behind that, and may be cut: a path not at its end.
    if (s.network.level == proxy::NetworkLevel::Note)
        add(tr("hosts recorded", "those that the agent contacts"));
    else if (s.network.level == proxy::NetworkLevel::Only)
        add(tr("network: only %n host(s)", nullptr, int(s.network.hosts.size())));
    if (!s.cwd.isEmpty())
        add(models::shownPath(s.cwd), Qt::ElideMiddle);
    if (!s.branch.isEmpty())
        add(base::visibleText(s.branch));
    if (!s.moreFolders.isEmpty())
        add(base::Words::tr("%n more folder(s)", nullptr, int(s.moreFolders.size())));
    return facts;
}

} // namespace widgets

#include "moc_sessionheader.cpp"
