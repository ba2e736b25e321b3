// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/barbuttons.h"
#include "widgets/bars/foldbar.h"

#include <vector>

class QAbstractButton;
class QScrollArea;

namespace widgets {

class FlatButton;
class HeldRow;

/// What an agent wrote that is held back, over the composer: how much it is, and where it is decided about. Unfolded, a
/// line for each thing that is decided as one. Gone while nothing is held back.
class HeldBar : public FoldBar
{
    Q_OBJECT

public:
    HeldBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

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
    void paintEvent(QPaintEvent *event) override;
    void layOut() override;
    void enterList() override;

private:
    void refresh();
    void refreshRows();
    HeldRow *addRow(const QString &icon, bool wantsALook, const QString &words, const QString &hint);
    QString words() const;
    QString hint() const;
    BarButtons buttons() const;

    models::SessionStatus *m_status;
    FlatButton *m_review, *m_accept, *m_discard, *m_keep, *m_restore;
    QScrollArea *m_scroll;
    QWidget *m_list;
    std::vector<HeldRow *> m_rows;
    HeldRow *m_discardRow = nullptr;          ///< for a head that has no room for the button
    std::vector<QAbstractButton *> m_waiting; ///< in the rows: not while the agent writes
    models::HeldStatus m_shown;               ///< in the rows
};

} // namespace widgets
