// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/effectspanel.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/effecttext.h"
#include "models/texts/linecountstext.h"
#include "models/texts/showntext.h"
#include "widgets/panels/fieldsview.h"
#include "widgets/panels/grouptree.h"
#include "widgets/panels/panelparts.h"
#include "widgets/style/emptyview.h"
#include "widgets/style/flatbutton.h"

#include <QKeyEvent>
#include <QMenu>

namespace widgets {

using models::EffectsModel;

/// What a click on a row's link does.
enum class EffectAction {
    None,
    Undo,
    Redo,
    Stop, ///< of what runs on
    Acknowledge,
    Accept, ///< of what is held back; the following ones, too
    Keep,
    Review,
    Decide, ///< the same, where the user changed it, too
};

namespace {

QString iconOf(ledger::EffectKind kind)
{
    switch (kind) {
    case ledger::EffectKind::WriteFile:
    case ledger::EffectKind::CreateFile:
        return QStringLiteral("edit");
    case ledger::EffectKind::DeleteFile:
        return QStringLiteral("delete");
    case ledger::EffectKind::MoveFile:
        return QStringLiteral("move");
    case ledger::EffectKind::Command:
        return QStringLiteral("terminal");
    case ledger::EffectKind::Fetch:
        return QStringLiteral("fetch");
    case ledger::EffectKind::Remote:
        return QStringLiteral("server");
    case ledger::EffectKind::Other:
        break;
    }
    return QStringLiteral("tool");
}

QString iconOf(const QModelIndex &index)
{
    if (const auto held = index.data(EffectsModel::HeldRole); held.isValid()) {
        if (models::HeldAction(held.toInt()) == models::HeldAction::Look)
            return QStringLiteral("warn");
        if (models::HeldAction(held.toInt()) == models::HeldAction::Keep)
            return QStringLiteral("outside");
        if (ledger::EffectKind(index.data(EffectsModel::KindRole).toInt()) == ledger::EffectKind::Other)
            return QStringLiteral("branch");
    }
    return iconOf(ledger::EffectKind(index.data(EffectsModel::KindRole).toInt()));
}

QString actionText(EffectAction action)
{
    switch (action) {
    case EffectAction::Undo:
        return base::Words::tr("Undo");
    case EffectAction::Redo:
        return base::Words::tr("Redo");
    case EffectAction::Stop:
        return base::Words::tr("Stop it");
    case EffectAction::Acknowledge:
        return base::Words::tr("Acknowledge");
    case EffectAction::Accept:
        return base::Words::tr("Accept");
    case EffectAction::Keep:
        return base::Words::tr("Keep");
    case EffectAction::Review:
        return base::Words::tr("Look");
    case EffectAction::Decide:
        return base::Words::tr("Decide");
    case EffectAction::None:
        break;
    }
    return {};
}

EffectAction effectAction(models::HeldAction action)
{
    switch (action) {
    case models::HeldAction::Accept:
        return EffectAction::Accept;
    case models::HeldAction::Decide:
        return EffectAction::Decide;
    case models::HeldAction::Look:
        return EffectAction::Review;
    case models::HeldAction::Keep:
        break;
    }
    return EffectAction::Keep;
}

EffectAction effectAction(const QModelIndex &index)
{
    if (const QVariant held = index.data(EffectsModel::HeldRole); held.isValid())
        return effectAction(models::HeldAction(held.toInt()));
    if (index.data(EffectsModel::CanUndoRole).toBool())
        return EffectAction::Undo;
    if (index.data(EffectsModel::CanRedoRole).toBool())
        return EffectAction::Redo;
    if (index.data(EffectsModel::CanStopRole).toBool())
        return EffectAction::Stop;
    if (index.data(EffectsModel::CanAcknowledgeRole).toBool())
        return EffectAction::Acknowledge;
    return EffectAction::None;
}

QList<FieldsView::Field> fieldsOf(const models::HeldEffect &held)
{
    QList<FieldsView::Field> fields;
    const bool isDecided = held.action == models::HeldAction::Decide;
    fields.append({EffectsPanel::tr("Your folder"),
                   isDecided ? base::Words::tr("you changed it meanwhile") : EffectsPanel::tr("unchanged")});
    const QString lines = models::lineCountsText({held.added, held.removed});
    fields.append({EffectsPanel::tr("Agent sees"), lines.isEmpty() ? held.what : lines});
    if (!held.detail.isEmpty() && !isDecided)
        fields.append({base::Words::tr("Detail"), base::visibleText(held.detail)});
    return fields;
}

QString settledBy(const ledger::Effect &effect)
{
    return effect.source == ledger::EffectSource::Belay   ? base::Words::tr("by Belay for the agent")
           : effect.kind == ledger::EffectKind::Remote    ? EffectsPanel::tr("answered by its server")
           : effect.source == ledger::EffectSource::Agent ? base::Words::tr("by the agent itself")
                                                          : base::Words::tr("changed, not reported");
}

QString markText(const ledger::FileMark &mark)
{
    if (!mark.known())
        return base::Words::tr("unknown");
    if (!mark.isThere())
        return EffectsPanel::tr("no file");
    const QString hash = QString::fromLatin1(mark.hash.toHex().left(8)).insert(4, u' ');
    //: the beginning of a file's hash
    return mark.kept ? EffectsPanel::tr("%1, copy kept").arg(hash) : hash;
}

QList<FieldsView::Field> fieldsOf(const ledger::Effect &effect)
{
    QList<FieldsView::Field> fields;
    const auto time = [](const QDateTime &at) { return base::clockText(at, base::ClockPrecision::Millisecond); };
    fields.append({base::capitalized(models::effectStateText(ledger::EffectState::Prepared)), time(effect.preparedAt)});
    if (effect.settledAt.isValid() && effect.state == ledger::EffectState::Compensated)
        fields.append(
            {base::capitalized(models::effectStateText(ledger::EffectState::Compensated)), time(effect.settledAt)});
    else if (effect.settledAt.isValid())
        fields.append({effect.state == ledger::EffectState::Committed
                           ? base::capitalized(models::effectStateText(effect.state))
                           : EffectsPanel::tr("Settled"),
                       base::facts({time(effect.settledAt), settledBy(effect)})});
    if (effect.isFile()) {
        fields.append({EffectsPanel::tr("Before"), markText(effect.before), true});
        fields.append({EffectsPanel::tr("After"), markText(effect.after), true});
    }
    if (effect.exitCode)
        fields.append({EffectsPanel::tr("Exit code"), QString::number(*effect.exitCode), true});
    if (!effect.whyNot.isEmpty())
        fields.append({base::Words::tr("Undo"), effect.whyNot});
    if (!effect.detail.isEmpty())
        fields.append({base::Words::tr("Detail"), base::visibleText(effect.detail)});
    return fields;
}

} // namespace

/// An effect in two lines: kind and object, then a remark; state and link on the right.
class EffectsPanel::Delegate : public GroupRowDelegate
{
public:
    Delegate(EffectsPanel *panel, Look *look) : GroupRowDelegate(look, panel, {}), m_panel(panel) {}

protected:
    GroupRow group(const QModelIndex &index) const override
    {
        GroupRow group = GroupRowDelegate::group(index);
        group.end = index.data(EffectsModel::StateTextRole).toString();
        return group;
    }

    GroupRow row(const QModelIndex &index, bool) const override
    {
        const Theme &t = look()->theme();
        const QVariant held = index.data(EffectsModel::HeldRole);
        const auto state = held.isValid() ? ledger::EffectState::Prepared
                                          : ledger::EffectState(index.data(EffectsModel::StateRole).toInt());
        const bool unknown = state == ledger::EffectState::Unknown;
        const bool final =
            state == ledger::EffectState::Committed && !index.data(EffectsModel::ReversibleRole).toBool();
        const bool gone = state == ledger::EffectState::Compensated || state == ledger::EffectState::Cancelled ||
                          state == ledger::EffectState::Failed;
        // An acknowledged effect is not highlighted.
        const bool loud = index.data(EffectsModel::NeedsLookRole).toBool();
        const QColor ink = gone ? t.text2 : t.text;
        const QColor tone = state == ledger::EffectState::Failed  ? t.failed.color
                            : loud && (unknown || held.isValid()) ? t.waits.color
                            : loud && final                       ? t.failed.color
                                                                  : t.text2;
        const bool late = !gone && index.data(EffectsModel::LateRole).toBool();
        const QColor kind = index.data(EffectsModel::RunsOnRole).toBool() ? t.running.color
                            : late                                        ? t.late.color
                            : loud                                        ? tone
                                                                          : ink;
        const bool isCommand = index.data(EffectsModel::KindRole).toInt() == int(ledger::EffectKind::Command);
        GroupRow row{iconOf(index), kind};
        row.end = index.data(EffectsModel::StateTextRole).toString();
        row.link = actionText(effectAction(index));
        row.first = {{.words = index.data(EffectsModel::WhatRole).toString(),
                      .font = gone ? &Theme::body : &Theme::bold,
                      .color = only(ink)},
                     {.words = m_panel->shownTarget(index),
                      .font = &Theme::monoSmall,
                      .color = only(ink),
                      .gap = 1.5,
                      .elide = isCommand ? Qt::ElideRight : Qt::ElideMiddle}};
        const auto count = [&](EffectsModel::Role role, Tone Theme::*color, const QString &sign) {
            if (const int lines = index.data(role).toInt(); lines > 0)
                row.second << LinePart{
                    .words = sign.arg(lines), .font = &Theme::small, .color = colorOf(color), .gap = 1};
        };
        count(EffectsModel::AddedRole, &Theme::added, base::Words::tr("+%1"));
        count(EffectsModel::RemovedRole, &Theme::removed, base::Words::tr("−%1"));
        row.second << LinePart{.words = base::visibleText(index.data(EffectsModel::DetailRole).toString()),
                               .font = &Theme::small,
                               .color = only(late ? t.late.color : tone)};
        return row;
    }

private:
    const EffectsPanel *m_panel;
};

EffectsPanel::EffectsPanel(EffectsModel *model, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_model(model)
    , m_heading(panelHeading(tr("Effect"), base::Words::tr("State"), look, this))
    , m_view(new GroupTree(look, &Theme::base, this))
    , m_empty(new EmptyView(tr("No effects yet"), look, this))
    , m_detail(new FieldsView(look, this))
    , m_discard(m_detail->addButton(ButtonKind::Normal, base::Words::tr("Discard")))
    , m_diff(m_detail->addButton(ButtonKind::Normal, tr("Show diff")))
{
    setAccessibleName(base::Words::tr("Effects"));
    m_view->setModel(model);
    m_view->setItemDelegate(new Delegate(this, look));
    m_view->setAccessibleName(base::Words::tr("Effects"));
    m_view->installEventFilter(this);

    columnOf(look, {m_heading, {m_view, 1}, {m_empty, 1}, m_detail}, {}, 0, this);

    connect(model, &EffectsModel::countsChanged, this, &EffectsPanel::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, &EffectsPanel::refresh);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &EffectsPanel::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &at, int first) {
        // A new group is expanded; one that the user has collapsed stays so.
        if (!at.isValid())
            m_view->expand(m_model->index(first, 0));
        refresh();
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_view->expandAll();
        refresh();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &EffectsPanel::refresh);
    connect(m_view, &GroupTree::linkClicked, this,
            [this](const QModelIndex &index) { act(index, effectAction(index)); });
    connect(m_detail, &FieldsView::actionRequested, this,
            [this] { act(m_view->currentIndex(), effectAction(m_view->currentIndex())); });
    connect(m_discard, &QAbstractButton::clicked, this, &EffectsPanel::discardCurrent);
    connect(m_diff, &QAbstractButton::clicked, this, &EffectsPanel::showDiffOfCurrent);
    connect(m_detail->addButton(ButtonKind::Flat, base::Words::tr("Show in transcript"), true),
            &QAbstractButton::clicked, this, [this] { Q_EMIT transcriptRequested(currentEffect()); });
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        // From the keyboard: the menu of the current row.
        const QModelIndex under = m_view->indexAt(at), index = under.isValid() ? under : m_view->currentIndex();
        if (index.isValid())
            showMenu(m_view->viewport()->mapToGlobal(under.isValid() ? at : m_view->visualRect(index).center()), index);
    });
    m_view->expandAll();
    refresh();
}

QString EffectsPanel::summary() const
{
    const int held = m_model->heldCount(), unknown = m_model->unknownCount(), open = m_model->toAcknowledgeCount();
    QStringList parts;
    if (held > 0)
        parts << base::Words::tr("%n held back", nullptr, held);
    if (unknown > 0)
        parts << tr("%n unknown", nullptr, unknown);
    if (open > 0)
        parts << tr("%n to acknowledge", nullptr, open);
    return base::listed(parts);
}

QSize EffectsPanel::sizeHint() const
{
    return QSize(m_look->theme().u * 88, m_look->theme().u * 100);
}

void EffectsPanel::setBaseFolder(const QString &folder)
{
    m_baseFolder = folder;
    m_view->viewport()->update();
    refresh();
}

/// Files inside the session's folder are relative to it.
QString EffectsPanel::shownTarget(const QModelIndex &index) const
{
    return models::shownPath(index.data(EffectsModel::TargetRole).toString(), m_baseFolder);
}

void EffectsPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_heading->setVisible(any);
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    showDetail();
    Q_EMIT summaryChanged(summary());
}

void EffectsPanel::showDetail()
{
    const QModelIndex current = m_view->currentIndex();
    const ledger::Effect *row = m_model->effect(current);
    const models::HeldEffect *held = m_model->heldEffect(current);
    m_detail->setVisible(row || held);
    if (!row && !held)
        return;
    const bool isCall = row && row->kind == ledger::EffectKind::Remote;
    m_diff->setText(isCall ? tr("Show call") : tr("Show diff"));
    m_diff->setVisible(held ? !held->isWhole : isCall || current.data(EffectsModel::IsFileRole).toBool());
    m_discard->setVisible(held && !held->isRest());
    const EffectAction action = effectAction(current);
    m_detail->setAction(actionText(action), action == EffectAction::Undo     ? QStringLiteral("undo")
                                            : action == EffectAction::Redo   ? QStringLiteral("redo")
                                            : action == EffectAction::Stop   ? QStringLiteral("stop")
                                            : action == EffectAction::Review ? QStringLiteral("warn")
                                                                             : QStringLiteral("check"));
    m_detail->setContent(base::labelled(current.data(EffectsModel::WhatRole).toString(), shownTarget(current)),
                         row ? fieldsOf(*row) : fieldsOf(*held), !held);
}

bool EffectsPanel::canShowDiff() const
{
    return m_view->hasFocus() && m_view->currentIndex().data(EffectsModel::IsFileRole).toBool();
}

void EffectsPanel::showDiffOfCurrent()
{
    const ledger::Effect *row = m_model->effect(m_view->currentIndex());
    if (m_model->heldEffect(m_view->currentIndex()))
        act(m_view->currentIndex(), EffectAction::Review);
    else if (row && row->kind == ledger::EffectKind::Remote)
        Q_EMIT callRequested(row->id);
    else
        Q_EMIT diffRequested(currentEffect());
}

void EffectsPanel::discardCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (const models::HeldEffect *held = m_model->heldEffect(current))
        Q_EMIT discardRequested(m_model->holderOf(current), models::HeldEffect(*held));
}

void EffectsPanel::showMenu(const QPoint &at, const QModelIndex &index)
{
    const bool isGroup = !index.parent().isValid();
    const quint64 holder = m_model->holderOf(index);
    if (isGroup && holder != 0)
        return; // the bar over the composer is where all of it is decided about
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const EffectAction action = effectAction(index);
    const auto addOwn = [&] {
        menu->addAction(actionText(action), this,
                        [this, row = QPersistentModelIndex(index), action] { act(row, action); });
    };
    if (holder != 0) {
        const models::HeldEffect held = *m_model->heldEffect(index);
        addOwn();
        if (!held.isWhole && action != EffectAction::Review && action != EffectAction::Decide)
            menu->addAction(tr("Show diff"), this, [this, held, holder] { Q_EMIT reviewRequested(holder, held); });
        if (!held.isRest())
            menu->addAction(base::Words::tr("Discard"), this,
                            [this, held, holder] { Q_EMIT discardRequested(holder, held); });
        menu->popup(at);
        return;
    }
    std::vector<base::EffectId> open = toAcknowledge(isGroup ? index : index.parent());
    if (isGroup) {
        const base::EffectId first{m_model->index(0, 0, index).data(EffectsModel::IdRole).toULongLong()};
        menu->addAction(base::Words::tr("Restore files to the start of this turn…"), this,
                        [this, first] { Q_EMIT restoreRequested(first); });
    }
    if (open.size() > (isGroup ? 0 : 1))
        menu->addAction(tr("Acknowledge all of this turn"), this,
                        [this, open = std::move(open)] { Q_EMIT acknowledged(open); });
    if (action != EffectAction::None) {
        addOwn();
        menu->addSeparator();
    }
    const base::EffectId id{index.data(EffectsModel::IdRole).toULongLong()};
    if (index.data(EffectsModel::IsFileRole).toBool()) {
        menu->addAction(tr("Show diff"), this, [this, id] { Q_EMIT diffRequested(id); });
        menu->addAction(base::Words::tr("On disk now"), this, [this, id] { Q_EMIT onDiskRequested(id); });
    }
    if (const ledger::Effect *row = m_model->effect(index); row && row->kind == ledger::EffectKind::Remote)
        menu->addAction(tr("Show call"), this, [this, id] { Q_EMIT callRequested(id); });
    if (!isGroup)
        menu->addAction(base::Words::tr("Show in transcript"), this, [this, id] { Q_EMIT transcriptRequested(id); });
    menu->popup(at);
}

std::vector<base::EffectId> EffectsPanel::toAcknowledge(const QModelIndex &turn) const
{
    std::vector<base::EffectId> out;
    for (int row = 0; row < m_model->rowCount(turn); ++row) {
        const QModelIndex index = m_model->index(row, 0, turn);
        if (index.data(EffectsModel::CanAcknowledgeRole).toBool())
            out.push_back({index.data(EffectsModel::IdRole).toULongLong()});
    }
    return out;
}

base::EffectId EffectsPanel::currentEffect() const
{
    return base::EffectId{m_view->currentIndex().data(EffectsModel::IdRole).toULongLong()};
}

void EffectsPanel::select(base::EffectId id)
{
    if (const QModelIndex index = m_model->indexOf(id); index.isValid())
        m_view->setCurrentIndex(index);
}

void EffectsPanel::act(const QModelIndex &index, EffectAction action)
{
    if (const models::HeldEffect *row = m_model->heldEffect(index)) {
        const models::HeldEffect held = *row; // a slot may change the list
        const quint64 holder = m_model->holderOf(index);
        if (action == EffectAction::Accept || action == EffectAction::Keep)
            Q_EMIT acceptRequested(holder, held);
        else
            Q_EMIT reviewRequested(holder, held);
        return;
    }
    const base::EffectId id{index.data(EffectsModel::IdRole).toULongLong()};
    if (id.value == 0)
        return;
    if (action == EffectAction::Undo)
        Q_EMIT undoRequested(id);
    else if (action == EffectAction::Redo)
        Q_EMIT redoRequested(id);
    else if (action == EffectAction::Stop)
        Q_EMIT stopRequested(id);
    else if (action == EffectAction::Acknowledge)
        Q_EMIT acknowledged({id});
}

bool EffectsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (!key->isAutoRepeat()) // it would do and undo, or go on with the next one
                act(m_view->currentIndex(), effectAction(m_view->currentIndex()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace widgets

#include "moc_effectspanel.cpp"
