// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"
#include "widgets/panels/effectspanel.h"
#include "widgets/panels/grouprowdelegate.h"

namespace widgets {

/// An effect in two lines: kind and object, then a remark; state and link on the right.
class EffectsDelegate : public GroupRowDelegate
{
public:
    EffectsDelegate(Look *look, QObject *parent) : GroupRowDelegate(look, parent, {}) {}

    void setBaseFolder(const QString &folder) { m_baseFolder = folder; }

    /// Files inside the session's folder are relative to it.
    QString shownTarget(const QModelIndex &index) const;

    static QString iconOf(ledger::EffectKind kind);
    static QString actionText(EffectAction action);
    static EffectAction actionOf(const QModelIndex &index);

protected:
    GroupRow group(const QModelIndex &index) const override;
    GroupRow row(const QModelIndex &index, bool isSelected) const override;

private:
    QString iconOf(const QModelIndex &index) const;

    QString m_baseFolder;
};

} // namespace widgets
