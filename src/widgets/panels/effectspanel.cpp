// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/effectspanel.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/effecttext.h"
#include "widgets/panels/effectsdelegate.h"
#include "widgets/panels/fieldsview.h"
#include "widgets/panels/panelheading.h"
#include "widgets/style/emptyview.h"
#include "widgets/style/flatbutton.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

namespace widgets {

using models::EffectsModel;

/// The selected effect: its time, the state before and after, and its actions.
class EffectsPanel::Detail : public FieldsView
{
public:
    Detail(EffectsPanel *panel, Look *look)
        : FieldsView(look, panel)
        , m_action(addButton(ButtonKind::Normal, {}))
        , m_discard(addButton(ButtonKind::Normal, base::Words::tr("Discard")))
        , m_diff(addButton(ButtonKind::Normal, EffectsPanel::tr("Show diff")))
    {
        const FlatButton *transcript = addButton(ButtonKind::Flat, base::Words::tr("Show in transcript"), true);
        connect(m_discard, &QAbstractButton::clicked, panel, [panel] { panel->discardCurrent(); });
        connect(m_diff, &QAbstractButton::clicked, panel, [panel] { panel->showDiffOfCurrent(); });
        connect(transcript, &QAbstractButton::clicked, panel,
                [panel] { Q_EMIT panel->transcriptRequested(panel->currentEffect()); });
        connect(m_action, &QAbstractButton::clicked, panel,
                [this, panel] { panel->act(panel->m_view->currentIndex(), m_what); });
    }

    void show(const EffectsModel &model, const QModelIndex &index, const QString &target)
    {
        const ledger::Effect *row = model.effect(index);
        const models::HeldEffect *held = model.heldEffect(index);
        setVisible(row || held);
        if (!row && !held)
            return;
        const QString title = base::labelled(index.data(EffectsModel::WhatRole).toString(), target);
        const QList<Field> fields = row ? fieldsOf(*row) : fieldsOf(*held);
        m_what = EffectsDelegate::actionOf(index);
        const bool isCall = row && row->kind == ledger::EffectKind::Remote;
        m_diff->setText(isCall ? EffectsPanel::tr("Show call") : EffectsPanel::tr("Show diff"));
        m_diff->setVisible(held ? !held->isWhole : isCall || index.data(EffectsModel::IsFileRole).toBool());
        m_discard->setVisible(held && !held->isRest());
        m_action->setVisible(m_what != EffectAction::None);
        m_action->setText(EffectsDelegate::actionText(m_what));
        m_action->setIconName(m_what == EffectAction::Undo     ? QStringLiteral("undo")
                              : m_what == EffectAction::Redo   ? QStringLiteral("redo")
                              : m_what == EffectAction::Stop   ? QStringLiteral("stop")
                              : m_what == EffectAction::Review ? QStringLiteral("warn")
                                                               : QStringLiteral("check"));
        m_action->setAccessibleName(m_action->text());
        setContent(title, fields);
        fit(!held);
    }

private:
    static QList<Field> fieldsOf(const models::HeldEffect &held)
    {
        QList<Field> fields;
        const bool isDecided = held.action == models::HeldAction::Decide;
        fields.append({EffectsPanel::tr("Your folder"),
                       isDecided ? base::Words::tr("you changed it meanwhile") : EffectsPanel::tr("unchanged")});
        QStringList lines;
        if (held.added > 0)
            lines << base::Words::tr("+%1").arg(held.added);
        if (held.removed > 0)
            lines << base::Words::tr("−%1").arg(held.removed);
        fields.append({EffectsPanel::tr("Agent sees"), lines.isEmpty() ? held.what : lines.join(u' ')});
        if (!held.detail.isEmpty() && !isDecided)
            fields.append({base::Words::tr("Detail"), base::visibleText(held.detail)});
        return fields;
    }

    static QList<Field> fieldsOf(const ledger::Effect &effect)
    {
        QList<Field> fields;
        const auto time = [](const QDateTime &at) { return base::clockText(at, base::ClockPrecision::Millisecond); };
        fields.append(
            {base::capitalized(models::effectStateText(ledger::EffectState::Prepared)), time(effect.preparedAt)});
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

    static QString settledBy(const ledger::Effect &effect)
    {
        return effect.source == ledger::EffectSource::Belay   ? base::Words::tr("by Belay for the agent")
               : effect.kind == ledger::EffectKind::Remote    ? EffectsPanel::tr("answered by its server")
               : effect.source == ledger::EffectSource::Agent ? base::Words::tr("by the agent itself")
                                                              : base::Words::tr("changed, not reported");
    }

    static QString markText(const ledger::FileMark &mark)
    {
        if (!mark.known())
            return base::Words::tr("unknown");
        if (!mark.isThere())
            return EffectsPanel::tr("no file");
        const QString hash = QString::fromLatin1(mark.hash.toHex().left(8)).insert(4, u' ');
        //: the beginning of a file's hash
        return mark.kept ? EffectsPanel::tr("%1, copy kept").arg(hash) : hash;
    }

    FlatButton *m_action, *m_discard, *m_diff;
    EffectAction m_what = EffectAction::None;
};

EffectsPanel::EffectsPanel(EffectsModel *model, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_model(model)
    , m_heading(panelHeading(tr("Effect"), base::Words::tr("State"), look, this))
    , m_view(new GroupTree(look, &Theme::base, this))
    , m_delegate(new EffectsDelegate(look, this))
    , m_empty(new EmptyView(tr("No effects yet"), look, this))
    , m_detail(new Detail(this, look))
{
    setAccessibleName(base::Words::tr("Effects"));
    m_view->setModel(model);
    m_view->setRowDelegate(m_delegate);
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
            [this](const QModelIndex &index) { act(index, EffectsDelegate::actionOf(index)); });
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        // From the keyboard: the menu of the current row.
        const QModelIndex under = m_view->indexAt(at), index = under.isValid() ? under : m_view->currentIndex();
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
    m_delegate->setBaseFolder(folder);
    m_view->viewport()->update();
    refresh();
}

void EffectsPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_heading->setVisible(any);
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    const QModelIndex current = m_view->currentIndex();
    m_detail->show(*m_model, current, m_delegate->shownTarget(current));
    Q_EMIT summaryChanged(summary());
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

void EffectsPanel::showHeldMenu(const QPoint &at, const QModelIndex &index)
{
    if (!index.parent().isValid())
        return; // the bar over the composer is where all of it is decided about
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const EffectAction action = EffectsDelegate::actionOf(index);
    const QPersistentModelIndex row = index;
    connect(menu->addAction(EffectsDelegate::actionText(action)), &QAction::triggered, this,
            [this, row, action] { act(row, action); });
    const models::HeldEffect held = *m_model->heldEffect(index);
    const quint64 holder = m_model->holderOf(index);
    if (!held.isWhole && action != EffectAction::Review && action != EffectAction::Decide)
        connect(menu->addAction(tr("Show diff")), &QAction::triggered, this,
                [this, held, holder] { Q_EMIT reviewRequested(holder, held); });
    if (!held.isRest())
        connect(menu->addAction(base::Words::tr("Discard")), &QAction::triggered, this,
                [this, held, holder] { Q_EMIT discardRequested(holder, held); });
    menu->popup(at);
}

void EffectsPanel::showMenu(const QPoint &at, const QModelIndex &index)
{
    if (m_model->holderOf(index) != 0) {
        showHeldMenu(at, index);
        return;
    }
    const base::EffectId id{index.data(EffectsModel::IdRole).toULongLong()};
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &words, auto then) {
        connect(menu->addAction(words), &QAction::triggered, this, then);
    };
    const bool isTurn = id.value == 0;
    std::vector<base::EffectId> open = toAcknowledge(isTurn ? index : index.parent());
    if (isTurn) {
        const base::EffectId first{m_model->index(0, 0, index).data(EffectsModel::IdRole).toULongLong()};
        add(base::Words::tr("Restore files to the start of this turn…"),
            [this, first] { Q_EMIT restoreRequested(first); });
    }
    if (open.size() > (isTurn ? 0 : 1))
        add(tr("Acknowledge all of this turn"), [this, open = std::move(open)] { Q_EMIT acknowledged(open); });
    if (isTurn) {
        menu->popup(at);
        return;
    }
    const EffectAction action = EffectsDelegate::actionOf(index);
    if (action != EffectAction::None) {
        const QPersistentModelIndex row = index;
        add(EffectsDelegate::actionText(action), [this, row, action] { act(row, action); });
        menu->addSeparator();
    }
    if (index.data(EffectsModel::IsFileRole).toBool()) {
        add(tr("Show diff"), [this, id] { Q_EMIT diffRequested(id); });
        add(base::Words::tr("On disk now"), [this, id] { Q_EMIT onDiskRequested(id); });
    }
    if (const ledger::Effect *row = m_model->effect(index); row && row->kind == ledger::EffectKind::Remote)
        add(tr("Show call"), [this, id] { Q_EMIT callRequested(id); });
    add(base::Words::tr("Show in transcript"), [this, id] { Q_EMIT transcriptRequested(id); });
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
    switch (action) {
    case EffectAction::Undo:
        Q_EMIT undoRequested(id);
        break;
    case EffectAction::Redo:
        Q_EMIT redoRequested(id);
        break;
    case EffectAction::Stop:
        Q_EMIT stopRequested(id);
        break;
    case EffectAction::Acknowledge:
        Q_EMIT acknowledged({id});
        break;
    case EffectAction::Accept:
    case EffectAction::Keep:
    case EffectAction::Review:
    case EffectAction::Decide:
    case EffectAction::None:
        break;
    }
}

bool EffectsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (!key->isAutoRepeat()) // it would do and undo, or go on with the next one
                act(m_view->currentIndex(), EffectsDelegate::actionOf(m_view->currentIndex()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace widgets

#include "moc_effectspanel.cpp"
