// SPDX-License-Identifier: Apache-2.0
#include "models/lists/effectsmodel.h"

#include "base/ids.h"
#include "base/wording.h"
#include "base/words.h"
#include "ledger/rows/gitcommits.h"
#include "models/texts/effecttext.h"
#include "models/texts/runningon.h"

#include <algorithm>
#include <functional>

namespace models {

using ledger::Effect;
using ledger::EffectState;

struct EffectsModel::Group
{
    base::SessionId session;
    base::TurnId turn;
    bool isEarlier = false; ///< effects of earlier runs; session and turn are not used
    QDateTime newest;
    std::vector<Effect> rows; ///< by id
    std::optional<EffectGroupFacts> facts;
    quint64 holder = 0; ///< not 0: what is held back in this session; nothing else of the above is used
    QString heldTitle = {};
    std::vector<HeldEffect> held = {};

    int count() const { return int(holder ? held.size() : rows.size()); }
    int runsOn() const { return int(std::count_if(rows.begin(), rows.end(), std::mem_fn(&Effect::runsOn))); }
};

EffectsModel::EffectsModel(ledger::Ledger *ledger, FactsOf factsOf, QObject *parent)
    : QAbstractItemModel(parent)
    , m_ledger(ledger)
    , m_factsOf(std::move(factsOf))
{
    connect(ledger, &ledger::Ledger::changed, this, &EffectsModel::change);
    reload();
}

EffectsModel::~EffectsModel() = default;

bool EffectsModel::canUndo(const Effect &effect)
{
    return effect.canBeUndone() || effect.isUndoneByCall();
}

bool EffectsModel::canRedo(const Effect &effect)
{
    return effect.state == EffectState::Compensated && effect.isFile();
}

bool EffectsModel::canAcknowledge(const Effect &effect)
{
    return ledger::asksToBeSeen(effect);
}

// --- rows ----------------------------------------------------------------------------------------------------

void EffectsModel::reload()
{
    beginResetModel();
    std::erase_if(m_groups, [](const auto &group) { return group->holder == 0; });
    m_groupOf.clear();
    m_unknown = m_toAcknowledge = 0;
    m_undoneAt.clear();
    m_objects.clear();
    const std::vector<Effect> all = m_ledger->currentEffects();
    for (const Effect &effect : all) {
        if (effect.isCompensation())
            recordUndo(effect);
    }
    for (const Effect &effect : all)
        insert(effect, Insert::InReset);
    endResetModel();
    Q_EMIT countsChanged();
}

void EffectsModel::refreshGroups()
{
    for (const auto &group : m_groups) {
        if (!group->isEarlier && group->holder == 0)
            group->facts = m_factsOf(group->session, group->turn);
    }
    if (!m_groups.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void EffectsModel::recordUndo(const Effect &act)
{
    if (act.state != EffectState::Committed)
        return;
    for (const base::EffectId id : act.compensates)
        m_undoneAt[id] = act.settledAt;
}

void EffectsModel::change(const Effect &effect)
{
    if (effect.isCompensation()) {
        recordUndo(effect);
        for (const base::EffectId id : effect.compensates) {
            if (const QModelIndex undone = indexOf(id); undone.isValid())
                Q_EMIT dataChanged(undone, undone);
        }
        return;
    }
    if (!effect.runsOn())
        m_stopping.erase(effect.id);
    const Place place = placeOf(effect.id);
    if (!place.group) {
        insert(effect, Insert::Alone);
        if (ledger::isGitObject(effect) || ledger::isGitRecord(effect))
            emitBranches(effect);
        Q_EMIT countsChanged();
        return;
    }
    if (!effect.isOwnDeed() || (place.group->isEarlier && !isShownEarlier(effect))) {
        // It is covered by another row, acknowledged, or known by now: then it needs no look any more.
        removeRow(place, Insert::Alone);
    } else {
        Effect &known = place.group->rows[size_t(place.row)];
        count(known, -1);
        known = effect;
        count(known, 1);
        const QModelIndex at = createIndex(place.row, 0, place.group);
        Q_EMIT dataChanged(at, at);
        if (effect.kind == ledger::EffectKind::Command)
            Q_EMIT dataChanged(at.parent(), at.parent(), {StateTextRole});
        foldIntoBranch(effect, Insert::Alone);
    }
    Q_EMIT countsChanged();
}

void EffectsModel::showCutShort(const base::SessionId &session, base::TurnId turn)
{
    m_cutShort.emplace(session, turn);
    (void)m_ledger->effects(session, turn); // loads them into memory
    reload();
}

void EffectsModel::setStopping(base::EffectId id)
{
    const QModelIndex row = indexOf(id);
    if (row.data(RunsOnRole).toBool() && m_stopping.insert(id).second)
        Q_EMIT dataChanged(row, row);
}

bool EffectsModel::isShownEarlier(const Effect &effect) const
{
    if (effect.acknowledged)
        return false;
    const bool happened = effect.state == EffectState::Committed || effect.state == EffectState::Compensating ||
                          effect.state == EffectState::Compensated;
    return ledger::asksToBeSeen(effect) || (happened && m_cutShort.count({effect.session, effect.turn}) > 0);
}

void EffectsModel::insert(const Effect &effect, Insert how)
{
    const bool alone = how == Insert::Alone; // during a reset no separate signals are needed
    if (!effect.isOwnDeed() || recordObject(effect))
        return;
    const auto groupWhere = [this](const auto &is) {
        return std::find_if(m_groups.begin(), m_groups.end(), [&is](const auto &group) { return is(*group); });
    };
    auto found = groupWhere([&effect](const Group &group) {
        return !group.isEarlier && group.holder == 0 && group.session == effect.session && group.turn == effect.turn;
    });
    std::optional<EffectGroupFacts> facts;
    bool isEarlier = false;
    if (found == m_groups.end()) {
        facts = m_factsOf(effect.session, effect.turn);
        isEarlier = !facts;
        if (isEarlier && !isShownEarlier(effect))
            return;
        if (isEarlier)
            found = groupWhere([](const Group &group) { return group.isEarlier; });
    }
    count(effect, 1);
    if (found != m_groups.end()) {
        Group *group = found->get();
        const auto place = std::upper_bound(group->rows.begin(), group->rows.end(), effect.id,
                                            [](base::EffectId id, const Effect &row) { return id < row.id; });
        const int row = int(place - group->rows.begin());
        m_groupOf.insert(effect.id.value, group);
        if (alone)
            beginInsertRows(index(rowOf(group), 0), row, row);
        group->rows.insert(place, effect);
        if (alone)
            endInsertRows();
        foldIntoBranch(effect, how);
        return;
    }
    auto group = std::make_unique<Group>();
    group->session = effect.session;
    group->turn = effect.turn;
    group->isEarlier = isEarlier;
    group->newest = effect.preparedAt;
    group->facts = facts;
    group->rows.push_back(effect);
    // Newest first; the group of earlier effects stays last, and what is held back stays first.
    const auto place = std::find_if(m_groups.begin(), m_groups.end(), [&](const auto &other) {
        return !isEarlier && other->holder == 0 && (other->isEarlier || other->newest <= group->newest);
    });
    const int row = int(place - m_groups.begin());
    m_groupOf.insert(effect.id.value, group.get());
    if (alone)
        beginInsertRows({}, row, row);
    m_groups.insert(place, std::move(group));
    if (alone)
        endInsertRows();
}

/// A commit is told by the branch that leads to it. An object of which the end is not known is told all the same.
bool EffectsModel::recordObject(const Effect &effect)
{
    const bool isPart = ledger::isGitObject(effect) || (ledger::isGitRecord(effect) && hasBranch(effect));
    if (!isPart || ledger::asksToBeSeen(effect))
        return false;
    auto &objects = m_objects[{effect.session, effect.turn}][ledger::gitFolderOf(effect)];
    if (effect.state == EffectState::Committed)
        objects.insert(effect.id);
    else
        objects.erase(effect.id);
    return true;
}

bool EffectsModel::hasBranch(const Effect &effect) const
{
    const QByteArray git = ledger::gitFolderOf(effect);
    return std::any_of(m_groups.begin(), m_groups.end(), [&](const auto &group) {
        return std::any_of(group->rows.begin(), group->rows.end(), [&](const Effect &row) {
            return row.session == effect.session && row.turn == effect.turn && ledger::isGitBranch(row) &&
                   ledger::gitFolderOf(row) == git;
        });
    });
}

/// \p effect has a row: a branch takes the records beside it, which may have come before it.
void EffectsModel::foldIntoBranch(const Effect &effect, Insert how)
{
    const bool isBranch = ledger::isGitBranch(effect);
    Group *group = m_groupOf.value(effect.id.value);
    if (!group || (!isBranch && !ledger::isGitRecord(effect)))
        return;
    const QByteArray git = ledger::gitFolderOf(effect);
    std::vector<Effect> records;
    for (const Effect &row : group->rows) {
        const bool isBeside = row.session == effect.session && row.turn == effect.turn && !row.isOpen() &&
                              ledger::isGitRecord(row) && ledger::gitFolderOf(row) == git;
        if (isBeside && (isBranch || row.id == effect.id) && recordObject(row))
            records.push_back(row);
    }
    for (const Effect &record : records)
        removeRow(placeOf(record.id), how);
    if (!records.empty() && how == Insert::Alone)
        emitBranches(effect);
}

void EffectsModel::removeRow(const Place &place, Insert how)
{
    const int row = rowOf(place.group);
    const bool alone = how == Insert::Alone, isLast = place.group->rows.size() == 1;
    const Effect &effect = place.group->rows[size_t(place.row)];
    count(effect, -1);
    m_groupOf.remove(effect.id.value);
    if (alone)
        beginRemoveRows(isLast ? QModelIndex() : index(row, 0), isLast ? row : place.row, isLast ? row : place.row);
    if (isLast)
        m_groups.erase(m_groups.begin() + row);
    else
        place.group->rows.erase(place.group->rows.begin() + place.row);
    if (alone)
        endRemoveRows();
}

/// With how many objects the branch came, for one that did.
int EffectsModel::objectsWith(const Effect &effect) const
{
    const auto turn = m_objects.find({effect.session, effect.turn});
    const QByteArray git = ledger::gitFolderOf(effect);
    if (turn == m_objects.end() || effect.state != EffectState::Committed || !effect.isFile() ||
        !effect.path.startsWith(QByteArray(git + "refs/heads/")))
        return 0;
    const auto objects = turn->second.find(git);
    return objects == turn->second.end() ? 0 : int(objects->second.size());
}

/// How many objects they came with has changed.
void EffectsModel::emitBranches(const Effect &object)
{
    for (const auto &group : m_groups) {
        if (group->session != object.session || group->turn != object.turn)
            continue;
        for (size_t row = 0; row < group->rows.size(); ++row) {
            const QModelIndex at = createIndex(int(row), 0, group.get());
            if (objectsWith(group->rows[row]) > 0)
                Q_EMIT dataChanged(at, at, {DetailRole, Qt::DisplayRole});
        }
    }
}

EffectsModel::Place EffectsModel::placeOf(base::EffectId id) const
{
    Group *group = m_groupOf.value(id.value);
    if (!group)
        return {};
    const auto row = std::lower_bound(group->rows.begin(), group->rows.end(), id,
                                      [](const Effect &one, base::EffectId wanted) { return one.id < wanted; });
    return {group, int(row - group->rows.begin())};
}

/// Updates the counts of the badge.
void EffectsModel::count(const Effect &effect, int sign)
{
    if (effect.state == EffectState::Unknown)
        m_unknown += effect.acknowledged ? 0 : sign;
    else if (canAcknowledge(effect))
        m_toAcknowledge += sign;
}

int EffectsModel::rowOf(const Group *group) const
{
    return int(
        std::find_if(m_groups.begin(), m_groups.end(), [group](const auto &other) { return other.get() == group; }) -
        m_groups.begin());
}

// --- the tree ------------------------------------------------------------------------------------------------

QModelIndex EffectsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, parent.isValid() ? m_groups[size_t(parent.row())].get() : nullptr);
}

QModelIndex EffectsModel::parent(const QModelIndex &child) const
{
    const auto *group = static_cast<const Group *>(child.internalPointer());
    return child.isValid() && group ? createIndex(rowOf(group), 0, nullptr) : QModelIndex();
}

int EffectsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return parent.internalPointer() ? 0 : m_groups[size_t(parent.row())]->count();
}

int EffectsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const Effect *EffectsModel::effect(const QModelIndex &index) const
{
    const auto *group = index.isValid() ? static_cast<const Group *>(index.internalPointer()) : nullptr;
    return group && group->holder == 0 ? &group->rows[size_t(index.row())] : nullptr;
}

const HeldEffect *EffectsModel::heldEffect(const QModelIndex &index) const
{
    const auto *group = index.isValid() ? static_cast<const Group *>(index.internalPointer()) : nullptr;
    return group && group->holder != 0 ? &group->held[size_t(index.row())] : nullptr;
}

quint64 EffectsModel::holderOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return 0;
    const auto *group = static_cast<const Group *>(index.internalPointer());
    return group ? group->holder : m_groups[size_t(index.row())]->holder;
}

// --- what is held back ---------------------------------------------------------------------------------------

void EffectsModel::setHeld(quint64 holder, const QString &title, std::vector<HeldEffect> held)
{
    const auto known =
        std::find_if(m_groups.begin(), m_groups.end(), [holder](const auto &group) { return group->holder == holder; });
    const int row = int(known - m_groups.begin());
    if (known == m_groups.end() && !held.empty()) {
        auto group = std::make_unique<Group>();
        group->holder = holder;
        group->heldTitle = title;
        group->held = std::move(held);
        beginInsertRows({}, 0, 0);
        m_groups.insert(m_groups.begin(), std::move(group));
        endInsertRows();
    } else if (known != m_groups.end() && held.empty()) {
        beginRemoveRows({}, row, row);
        m_groups.erase(known);
        endRemoveRows();
    } else if (known != m_groups.end()) {
        (*known)->heldTitle = title;
        updateHeld(**known, std::move(held));
        Q_EMIT dataChanged(index(row, 0), index(row, 0));
    } else {
        return;
    }
    countHeld();
    Q_EMIT countsChanged();
}

/// Rows that stay keep their place, so that the selection does, too, while the agent goes on writing.
void EffectsModel::updateHeld(Group &group, std::vector<HeldEffect> held)
{
    const auto isSame = [](const HeldEffect &a, const HeldEffect &b) {
        return a.part == b.part && a.folder == b.folder && a.path == b.path && a.isWhole == b.isWhole;
    };
    const QModelIndex parent = index(rowOf(&group), 0);
    for (size_t i = 0; i < held.size(); ++i) {
        const auto from = group.held.begin() + ptrdiff_t(i);
        const auto found =
            std::find_if(from, group.held.end(), [&](const HeldEffect &old) { return isSame(old, held[i]); });
        const int row = int(i), gone = int(found - from);
        if (found == group.held.end()) {
            beginInsertRows(parent, row, row);
            group.held.insert(from, held[i]);
            endInsertRows();
        } else {
            if (gone > 0) {
                beginRemoveRows(parent, row, row + gone - 1);
                group.held.erase(from, found);
                endRemoveRows();
            }
            group.held[i] = held[i];
        }
    }
    if (const int first = int(held.size()), last = int(group.held.size()) - 1; first <= last) {
        beginRemoveRows(parent, first, last);
        group.held.resize(held.size());
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(0, 0, parent), index(int(held.size()) - 1, 0, parent));
}

void EffectsModel::countHeld()
{
    m_held = m_heldToLookAt = 0;
    for (const auto &group : m_groups) {
        m_held += int(group->held.size());
        m_heldToLookAt += int(std::count_if(group->held.begin(), group->held.end(),
                                            [](const HeldEffect &held) { return held.needsLook(); }));
    }
}

namespace {

QString rowText(const QString &kind, const QString &target, const QString &state, const QString &detail)
{
    QStringList parts{base::labelled(kind, target), state};
    if (!detail.isEmpty())
        parts << detail;
    return base::listed(parts);
}

} // namespace

QVariant EffectsModel::heldData(const HeldEffect &held, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return rowText(held.what, held.target, base::Words::tr("held back"), held.detail);
    case IdRole:
        return quint64(0);
    case KindRole:
        return int(held.kind);
    case WhatRole:
        return held.what;
    case TargetRole:
        return held.target;
    case DetailRole:
        return held.detail;
    case StateTextRole:
        return base::Words::tr("held back");
    case NeedsLookRole:
        return held.needsLook();
    case AddedRole:
        return held.added;
    case RemovedRole:
        return held.removed;
    case HeldRole:
        return int(held.action);
    default:
        return {};
    }
}

QModelIndex EffectsModel::indexOf(base::EffectId id) const
{
    const Place place = placeOf(id);
    return place.group ? createIndex(place.row, 0, place.group) : QModelIndex();
}

void EffectsModel::setLineCounter(LineCounter *counter)
{
    m_counter = counter;
    if (!counter)
        return;
    connect(counter, &LineCounter::counted, this, [this] {
        for (int group = 0; group < rowCount(); ++group) {
            const QModelIndex parent = index(group, 0);
            if (const int rows = rowCount(parent); rows > 0)
                Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, 0, parent), {AddedRole, RemovedRole});
        }
    });
}

std::optional<base::LineCounts> EffectsModel::linesOf(const Effect &effect) const
{
    const bool cameAbout = effect.state == EffectState::Committed || effect.state == EffectState::Compensating;
    if (!m_counter || !effect.isFile() || !cameAbout)
        return std::nullopt;
    return m_counter->counts(effect.before, effect.after);
}

QString EffectsModel::titleOf(const Group &group) const
{
    if (group.holder)
        return base::labelled(base::capitalized(base::Words::tr("held back")), group.heldTitle);
    if (group.isEarlier)
        return base::Words::tr("From an earlier run");
    return group.facts ? group.facts->title : QString();
}

QString EffectsModel::detailOf(const Effect &effect) const
{
    if (effect.state == EffectState::Compensated) {
        const auto at = m_undoneAt.find(effect.id);
        return at == m_undoneAt.end() || !at->second.isValid()
                   ? tr("undone by you")
                   : base::facts({tr("undone by you"), base::clockText(at->second)});
    }
    if (effect.state == EffectState::Unknown && effect.detail.isEmpty())
        return effect.whyNot.isEmpty() ? base::Words::tr("nobody knows how it ended") : effect.whyNot;
    if (effect.state == EffectState::Committed && effect.readsOnly)
        return effect.whyNot;
    if (effect.state == EffectState::Committed && effect.isFinal())
        return effect.exitCode && *effect.exitCode != 0
                   ? base::described(base::Words::tr("exit %1").arg(*effect.exitCode),
                                     base::Words::tr("cannot be undone"))
                   : base::Words::tr("cannot be undone");
    if (const int objects = objectsWith(effect); objects > 0)
        return tr("with %n object(s) of git’s", nullptr, objects);
    if (!effect.detail.isEmpty())
        return effect.detail;
    if (effect.isOpen())
        return {};
    switch (effect.source) {
    case ledger::EffectSource::Belay:
        return base::Words::tr("by Belay for the agent");
    case ledger::EffectSource::Agent:
        return effect.kind == ledger::EffectKind::Remote ? base::Words::tr("by Belay for the agent")
                                                         : base::Words::tr("by the agent itself");
    case ledger::EffectSource::NotReported:
        break;
    }
    return base::Words::tr("changed, not reported");
}

QString EffectsModel::stateOf(const Effect &effect) const
{
    if (!m_stopping.contains(effect.id))
        return effectStateText(effect);
    RunningOn stopping;
    stopping.isStopping = true;
    return runningStateText(stopping, {});
}

QVariant EffectsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (const HeldEffect *held = heldEffect(index))
        return heldData(*held, role);
    const Effect *row = effect(index);
    if (!row) {
        const Group &group = *m_groups[size_t(index.row())];
        switch (role) {
        case Qt::DisplayRole:
        case WhatRole:
            return titleOf(group);
        case StateTextRole:
            return group.holder         ? tr("%n to decide about", nullptr, group.count())
                   : group.runsOn() > 0 ? base::Words::tr("%n run on", nullptr, group.runsOn())
                   : group.facts        ? group.facts->state
                                        : QString();
        default:
            return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return rowText(effectKindText(*row), row->target, stateOf(*row), detailOf(*row));
    case IdRole:
        return quint64(row->id.value);
    case KindRole:
        return int(row->kind);
    case StateRole:
        return int(row->state);
    case WhatRole:
        return effectKindText(*row);
    case TargetRole:
        return row->target;
    case DetailRole:
        return detailOf(*row);
    case StateTextRole:
        return stateOf(*row);
    case ReversibleRole:
        return !row->isFinal();
    case CanUndoRole:
        return canUndo(*row);
    case CanRedoRole:
        return canRedo(*row);
    case NeedsLookRole:
    case CanAcknowledgeRole:
        return canAcknowledge(*row);
    case TimeRole:
        return row->preparedAt;
    case AddedRole: {
        const auto lines = linesOf(*row);
        return lines ? QVariant(lines->added) : QVariant();
    }
    case RemovedRole: {
        const auto lines = linesOf(*row);
        return lines ? QVariant(lines->removed) : QVariant();
    }
    case IsFileRole:
        return row->isFile() && !row->path.isEmpty();
    case RunsOnRole:
        return row->runsOn();
    case CanStopRole:
        return row->runsOn() && !m_stopping.contains(row->id);
    case LateRole:
        return row->isAfterTurn();
    default:
        return {};
    }
}

} // namespace models

#include "moc_effectsmodel.cpp"
