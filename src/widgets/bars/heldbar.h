// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

#include <vector>

class QAbstractButton;

namespace widgets {

class FlatButton;

/// What an agent wrote that is held back, over the composer: how much it is, and where it is decided about. Unfolded, a
/// line for each thing that is decided as one. Gone while nothing is held back.
class HeldBar : public FoldBar
{
    Q_OBJECT

public:
    HeldBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void reviewRequested();
    void acceptRequested();
    void discardRequested();
    void groupAcceptRequested(const models::HeldGroup &group);
    /// A repository that the user has moved, too.
    void groupDecisionRequested(const models::HeldGroup &group);
    /// What the stopped turn wrote goes on waiting.
    void keepTurnRequested();
    void restoreTurnRequested();
    /// A terminal that sees what the agent sees.
    void terminalRequested();

protected:
    void layOut() override;
    int mostHeight() const override { return 6 * headHeight(); }

private:
    class Row;

    void refresh();
    void refreshRows();
    Row *addRow(const QString &icon, bool wantsALook, const QString &words, const QString &hint);
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
    FlatButton *m_review, *m_accept, *m_discard, *m_keep, *m_restore;
    QWidget *m_list;
    std::vector<Row *> m_rows;
    Row *m_discardRow = nullptr;              ///< for a head that has no room for the button
    std::vector<QAbstractButton *> m_waiting; ///< in the rows: not while the agent writes
    models::HeldStatus m_shown;               ///< in the rows
};

} // namespace widgets
