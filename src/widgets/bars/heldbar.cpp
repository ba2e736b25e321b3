// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/heldbar.h"

#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/linecountstext.h"
#include "widgets/style/flatbutton.h"

#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

namespace {

QString iconOf(core::HeldPart part)
{
    switch (part) {
    case core::HeldPart::Hook:
        return QStringLiteral("warn");
    case core::HeldPart::Repository:
        return QStringLiteral("branch");
    case core::HeldPart::Outside:
        return QStringLiteral("outside");
    case core::HeldPart::Ignored:
    case core::HeldPart::File:
        break;
    }
    return QStringLiteral("folder");
}

/// Wants to be looked at without being asked for.
bool isUnexpected(const models::HeldSum &sum)
{
    return sum.hooks > 0 || sum.outside > 0;
}

QString ofTurn(int changes)
{
    return changes > 0 ? HeldBar::tr("%n change(s) of the last turn", nullptr, changes)
                       : HeldBar::tr("The last turn changed what is held back");
}

} // namespace

/// What is held back and decided as one, with its buttons.
class HeldBar::Row : public FoldBar
{
public:
    /// \p wantsALook: on the ground of what waits for the user.
    Row(const QString &icon, bool wantsALook, const QString &words, const QString &hint, Look *look, QWidget *parent)
        : FoldBar(look, parent, wantsALook ? tintOf(&Theme::waits) : ThemeColor(), Qt::TopEdge)
    {
        setSummary(icon, words, hint);
        setAccessibleName(words);
        setAccessibleDescription(hint);
        setToolTip(hint);
    }

    /// Who does not see the line hears \p about, too.
    template <class Then>
    QAbstractButton *addButton(const QString &words, const QString &about, HeldBar *bar, Then then)
    {
        auto *button = new FlatButton(m_look, ButtonKind::Normal, words, this);
        button->setAccessibleName(base::labelled(words, about));
        connect(button, &QAbstractButton::clicked, bar, then);
        addButtons({button});
        return button;
    }
};

HeldBar::HeldBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
    , m_review(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Review"), this))
    , m_accept(new FlatButton(look, ButtonKind::Normal, tr("Accept all"), this))
    , m_discard(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Discard"), this))
    , m_keep(new FlatButton(look, ButtonKind::Normal, tr("Keep for review"), this))
    , m_restore(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Discard"), this))
    , m_list(new QWidget)
{
    setFocusPolicy(Qt::TabFocus);
    addButtons({m_review, m_keep, m_restore, m_accept, m_discard});
    columnOf(look, {}, {}, 0, m_list);
    setList(m_list, true);
    connect(m_review, &QAbstractButton::clicked, this, &HeldBar::reviewRequested);
    connect(m_accept, &QAbstractButton::clicked, this, &HeldBar::acceptRequested);
    connect(m_discard, &QAbstractButton::clicked, this, &HeldBar::discardRequested);
    connect(m_keep, &QAbstractButton::clicked, this, &HeldBar::keepTurnRequested);
    connect(m_restore, &QAbstractButton::clicked, this, &HeldBar::restoreTurnRequested);
    connect(status, &models::SessionStatus::heldChanged, this, &HeldBar::refresh);
    connect(status, &models::SessionStatus::turnChanged, this, &HeldBar::refresh);
    refresh();
}

QString HeldBar::words() const
{
    const models::HeldStatus &status = m_status->held();
    const models::HeldSum &held = status.held;
    if (!status.heldProblem.isEmpty())
        return tr("What is held back is not known: %1").arg(status.heldProblem);
    if (status.asksAboutTurn)
        return ofTurn(status.heldTurnChanges);
    if (held.files == 0 && held.repository > 0)
        return tr("Commits are held back");
    if (held.files == 0)
        return tr("%n other change(s) held back", nullptr, held.folders + held.outside + held.ignored);
    const QString counts = models::lineCountsText({held.added, held.removed});
    if (!counts.isEmpty() && held.uncounted > 0)
        //: %n files are kept back; then lines added and removed, "+12 −3", in so many of them; of the others the lines
        //: were not counted
        return tr("%n file(s) held back · %1 in %2 of them", nullptr, held.files)
            .arg(counts)
            .arg(held.files - held.uncounted);
    return base::facts({tr("%n file(s) held back", nullptr, held.files), counts});
}

QString HeldBar::hint() const
{
    const models::HeldStatus &status = m_status->held();
    const models::HeldSum &held = status.held;
    if (status.asksAboutTurn)
        return held.files + held.outside > status.heldTurnChanges ? tr("what waited before stays")
                                                                  : base::Words::tr("not in your folder yet");
    QStringList parts;
    if (status.ranOutOfRoom)
        parts << tr("the disk was full while the agent wrote: files may be cut");
    if (held.hooks > 0)
        parts << tr("%n run(s) outside Belay once accepted", nullptr, held.hooks);
    if (held.conflicts > 0)
        parts << tr("you changed %n meanwhile", nullptr, held.conflicts);
    if (held.files > 0 && held.repository > 0)
        parts << tr("with commits");
    if (held.outside > 0)
        parts << tr("%n outside the folder", nullptr, held.outside);
    if (held.ignored > 0)
        parts << tr("%n ignored", nullptr, held.ignored);
    if (parts.isEmpty())
        parts << base::Words::tr("not in your folder yet");
    return base::facts(parts);
}

void HeldBar::refresh()
{
    const models::HeldStatus &status = m_status->held();
    const bool any = !(status.held == models::HeldSum()) || status.asksAboutTurn || !status.heldProblem.isEmpty();
    const bool isRunning = m_status->turn().stop.phase != core::TurnPhase::Idle;
    m_accept->setEnabled(!isRunning && status.canAcceptAll);
    m_accept->setToolTip(
        isRunning ? tr("The agent is still writing")
                  : tr("Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting"));
    for (FlatButton *button : {m_keep, m_restore})
        button->setVisible(status.asksAboutTurn);
    m_accept->setVisible(!status.asksAboutTurn);
    const models::HeldSum &sum = status.held;
    m_review->setVisible(sum.files + sum.outside + sum.repository + sum.ignored > 0);
    if (any) {
        setSpoken(base::described(words(), hint()));
        for (FlatButton *button : {m_review, m_accept, m_discard, m_keep, m_restore})
            button->setAccessibleName(base::labelled(button->text(), words()));
        setToolTip(models::notHeldText());
    }
    if (!(status == m_shown) || m_rows.empty())
        refreshRows();
    for (QAbstractButton *button : m_waiting)
        button->setEnabled(!isRunning);
    setExpanded(isExpanded() && any);
    setVisible(any);
}

HeldBar::Row *HeldBar::addRow(const QString &icon, bool wantsALook, const QString &words, const QString &hint)
{
    auto *row = new Row(icon, wantsALook, words, hint, m_look, m_list);
    m_list->layout()->addWidget(row);
    m_rows.push_back(row);
    return row;
}

void HeldBar::refreshRows()
{
    m_shown = m_status->held();
    clearLayout(m_list->layout());
    m_rows.clear();
    m_waiting.clear();
    if (m_shown.canRestoreTurn && !m_shown.asksAboutTurn) {
        const QString about = ofTurn(m_shown.heldTurnChanges);
        Row *row = addRow(QStringLiteral("undo"), false, about, {});
        row->addButton(base::Words::tr("Restore to the start of the turn"), about, this,
                       &HeldBar::restoreTurnRequested);
    }
    for (const models::HeldGroup &group : m_shown.heldGroups) {
        const bool isHook = group.part == core::HeldPart::Hook;
        Row *row = addRow(iconOf(group.part), isHook || group.isConflict, group.title, group.hint);
        if (!group.commits.isEmpty())
            row->setToolTip(group.commits.join(u'\n'));
        const auto accept = [this, group, row](const QString &words) {
            m_waiting.push_back(
                row->addButton(words, group.title, this, [this, group] { Q_EMIT groupAcceptRequested(group); }));
        };
        if (group.isConflict)
            row->addButton(base::Words::tr("Decide"), group.title, this,
                           [this, group] { Q_EMIT groupDecisionRequested(group); });
        else if (group.part == core::HeldPart::Repository)
            accept(base::Words::tr("Accept"));
        if (group.part == core::HeldPart::Outside)
            accept(base::Words::tr("Keep"));
        if (group.part == core::HeldPart::Ignored)
            accept(base::Words::tr("Accept too"));
        if (isHook || group.part == core::HeldPart::Outside)
            row->addButton(base::Words::tr("Look"), group.title, this, &HeldBar::reviewRequested);
    }
    // Where the head has no room for the button.
    m_discardRow = addRow(QStringLiteral("held"), false, words(), {});
    m_discardRow->addButton(m_discard->text(), words(), this, &HeldBar::discardRequested);
    const QString notHeld = models::notHeldText(m_shown.isHeldInCopy);
    Row *rest = addRow(QStringLiteral("unknown"), false, {}, notHeld);
    rest->setAccessibleName(notHeld);
    rest->setToolTip(notHeld); // the line may be too short for it
    rest->addButton(tr("Try it"), tr("in a terminal"), this, &HeldBar::terminalRequested);
    for (Row *row : m_rows)
        row->setVisible(row != m_discardRow);
}

void HeldBar::layOut()
{
    const bool wantsALook = isUnexpected(m_status->held().held);
    setSummary(wantsALook ? QStringLiteral("warn") : QStringLiteral("held"), words(), hint(),
               wantsALook ? colorOf(&Theme::waits) : ThemeColor(&Theme::text2));
    // How much waits comes before a button that is among the rows, too.
    const bool asks = m_status->held().asksAboutTurn; // its own answers come first
    m_discard->setVisible(!asks);
    m_discard->setVisible(!asks && hasRoomFor(1));
    if (m_discardRow)
        m_discardRow->setVisible(!asks && m_discard->isHidden());
    fit();
}

} // namespace widgets

#include "moc_heldbar.cpp"
