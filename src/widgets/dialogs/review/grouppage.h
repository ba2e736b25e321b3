// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/heldtext.h"
#include "widgets/style/ground.h"

#include <QWidget>

class QLabel;

namespace widgets {

class FlatButton;

/// What is decided as one, beside the list of a review: what it is, its commits, and the button by which it is decided.
class GroupPage : public QWidget
{
    Q_OBJECT

public:
    GroupPage(Look *look, QWidget *parent);

    /// \p isTicked: it is accepted with the rest. \p mayLackFiles: its commits may hold files that are not.
    void setGroup(const models::HeldGroup &group, bool isTicked, bool mayLackFiles);

Q_SIGNALS:
    void tickRequested(bool on);
    /// The user moved it, too.
    void decisionRequested();

private:
    QLabel *m_title, *m_hint, *m_commits, *m_note;
    FlatButton *m_button;
    bool m_isTicked = false, m_isConflict = false;
};

} // namespace widgets
