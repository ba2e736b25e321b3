// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/linematching.h"
#include "ledger/rows/ledger.h"
#include "models/review/linecounts.h"
#include "models/texts/heldeffects.h"

#include <QAbstractItemModel>
#include <QHash>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace models {

/// The heading of a group: a turn of a session in this window.
struct EffectGroupFacts
{
    QString title; ///< the time and the message
    QString state; ///< the turn's state, in a word
};

/// All effects, grouped by session and turn, newest group first, rows in their order. Sessions of this window are
/// listed completely. Of other sessions one last group lists only effects whose end is unknown, or that a turn made
/// which was cut short, as long as they are not acknowledged. Undos have no rows: the undone rows say so. Git's objects
/// have none, either: a branch says with how many it came. Before all of them, for each session, what is held back: no
/// effects yet, so their rows have no id.
class EffectsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< quint64 of the EffectId; 0 on groups
        KindRole,              ///< int of ledger::EffectKind
        StateRole,             ///< int of ledger::EffectState
        WhatRole,              ///< the kind in words; of groups the title
        TargetRole,            ///< the whole path or command
        DetailRole,            ///< one line about its state
        StateTextRole,
        NeedsLookRole, ///< unknown or irreversible, and not acknowledged
        ReversibleRole,
        CanUndoRole,
        CanRedoRole,
        CanAcknowledgeRole,
        TimeRole,    ///< QDateTime
        AddedRole,   ///< int, lines; invalid until counted
        RemovedRole, ///< the same
        IsFileRole,  ///< its contents can be compared
        HeldRole,    ///< int of HeldAction; invalid if it is an effect
        RunsOnRole,  ///< it was called done, but processes of it run
        CanStopRole, ///< they do, and were not told to end
        LateRole,    ///< it was found after its turn, while something of that still ran
    };
    /// Null: the session is not in this window.
    using FactsOf = std::function<std::optional<EffectGroupFacts>(const base::SessionId &, base::TurnId)>;

    /// \p ledger must outlive it.
    EffectsModel(ledger::Ledger *ledger, FactsOf factsOf, QObject *parent = nullptr);
    ~EffectsModel() override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const ledger::Effect *effect(const QModelIndex &index) const; ///< null on groups, and on what is held back
    const HeldEffect *heldEffect(const QModelIndex &index) const; ///< null on everything else
    /// Of which session \p index shows what is held back; 0: it is something else.
    quint64 holderOf(const QModelIndex &index) const;
    QModelIndex indexOf(base::EffectId id) const;
    int unknownCount() const { return m_unknown; }
    int toAcknowledgeCount() const { return m_toAcknowledge; }
    int heldCount() const { return m_held; }
    /// The number for the badge.
    int needsLookCount() const { return unknownCount() + toAcknowledgeCount() + m_heldToLookAt; }

    /// Counts the lines of files from then on. Must outlive it, or be null.
    void setLineCounter(LineCounter *counter);
    /// Reads all rows again, for example after sessions were added.
    void reload();
    /// Also lists the effects of a turn of an earlier run whose end Belay did not see.
    void showCutShort(const base::SessionId &session, base::TurnId turn);
    /// What runs on of this row was told to end.
    void setStopping(base::EffectId id);
    /// The headings of the groups may have changed.
    void refreshGroups();
    /// What is held back in the session that \p holder names (not 0), with \p title; none: nothing is.
    void setHeld(quint64 holder, const QString &title, std::vector<HeldEffect> held);

    static bool canUndo(const ledger::Effect &effect);
    static bool canRedo(const ledger::Effect &effect);
    static bool canAcknowledge(const ledger::Effect &effect);

Q_SIGNALS:
    void countsChanged();

private:
    struct Group;
    struct Place
    {
        Group *group = nullptr;
        int row = -1;
    };
    void change(const ledger::Effect &effect);
    bool isShownEarlier(const ledger::Effect &effect) const;
    enum class Insert { Alone, InReset };
    void count(const ledger::Effect &effect, int sign);
    void insert(const ledger::Effect &effect, Insert how);
    void recordUndo(const ledger::Effect &act);
    bool recordObject(const ledger::Effect &effect);
    bool hasBranch(const ledger::Effect &effect) const;
    void foldIntoBranch(const ledger::Effect &effect, Insert how);
    void removeRow(const Place &place, Insert how);
    int objectsWith(const ledger::Effect &effect) const;
    void emitBranches(const ledger::Effect &object);
    Place placeOf(base::EffectId id) const;
    int rowOf(const Group *group) const;
    std::optional<base::LineCounts> linesOf(const ledger::Effect &effect) const;
    QString detailOf(const ledger::Effect &effect) const;
    QString stateOf(const ledger::Effect &effect) const;
    QString titleOf(const Group &group) const;
    QVariant heldData(const HeldEffect &held, int role) const;
    void updateHeld(Group &group, std::vector<HeldEffect> held);
    void countHeld();

    ledger::Ledger *m_ledger;
    FactsOf m_factsOf;
    LineCounter *m_counter = nullptr;
    std::vector<std::unique_ptr<Group>> m_groups;
    QHash<quint64, Group *> m_groupOf; ///< by effect
    int m_unknown = 0, m_toAcknowledge = 0;
    int m_held = 0, m_heldToLookAt = 0;
    std::map<base::EffectId, QDateTime> m_undoneAt;
    std::set<base::EffectId> m_stopping; ///< rows that run on until what was told to end has ended
    std::set<std::pair<base::SessionId, base::TurnId>> m_cutShort;
    /// Git's objects that were written, and its records beside a branch, which have no rows here, by git's folder.
    std::map<std::pair<base::SessionId, base::TurnId>, std::map<QByteArray, std::set<base::EffectId>>> m_objects;
};

} // namespace models
