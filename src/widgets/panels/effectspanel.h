// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "models/lists/effectsmodel.h"
#include "widgets/panels/grouptree.h"
#include "widgets/style/ground.h"

#include <vector>

namespace widgets {

class EmptyView;
class FieldsView;
class FlatButton;
enum class EffectAction;

/// All effects of agents, turn by turn, with actions per row, and the details of the selected one.
class EffectsPanel : public Ground
{
    Q_OBJECT

public:
    EffectsPanel(models::EffectsModel *model, Look *look, QWidget *parent = nullptr);

    /// "5 held back, 1 unknown, 1 to acknowledge", for the dock's title; empty if there is nothing to look at.
    QString summary() const;
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    base::EffectId currentEffect() const;
    void select(base::EffectId id);
    /// Whether the current effect has contents to compare.
    bool canShowDiff() const;
    GroupTree *view() const { return m_view; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void undoRequested(base::EffectId id);
    /// Restores the start of this effect's turn.
    void restoreRequested(base::EffectId id);
    void redoRequested(base::EffectId id);
    void stopRequested(base::EffectId id);
    void acknowledged(const std::vector<base::EffectId> &ids);
    void diffRequested(base::EffectId id);
    void onDiskRequested(base::EffectId id);
    /// What the MCP server was sent, and what it answered.
    void callRequested(base::EffectId id);
    void transcriptRequested(base::EffectId id);
    /// Of what is held back in the session that \p holder names, see EffectsModel::setHeld().
    void acceptRequested(quint64 holder, const models::HeldEffect &held);
    void discardRequested(quint64 holder, const models::HeldEffect &held);
    void reviewRequested(quint64 holder, const models::HeldEffect &held);
    void summaryChanged(const QString &summary);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Delegate;

    std::vector<base::EffectId> toAcknowledge(const QModelIndex &turn) const;
    QString shownTarget(const QModelIndex &index) const;
    void refresh();
    void showDetail();
    void showMenu(const QPoint &at, const QModelIndex &index);
    void act(const QModelIndex &index, EffectAction action);
    void showDiffOfCurrent();
    void discardCurrent();

    models::EffectsModel *m_model;
    QWidget *m_heading;
    GroupTree *m_view;
    EmptyView *m_empty;
    FieldsView *m_detail;
    FlatButton *m_discard, *m_diff;
    QString m_baseFolder;
};

} // namespace widgets
