// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/bars/foldbar.h"

#include <QStringList>

class QLabel;

namespace widgets {

class FlatButton;
class StepList;

/// The content of the tour bar.
struct TourView
{
    QStringList steps; ///< in a few words each
    int done = 0;      ///< number of finished steps, from the first on
    QString sentence;  ///< what to do now, with its shortcut
    QString button;    ///< text of the button; empty: there is none

    bool operator==(const TourView &) const = default;
};

/// The tour over the composer: the progress, and what to do next in one sentence; unfolds to its steps. Hidden if there
/// is nothing to show, and when it was closed.
class TourBar : public FoldBar
{
    Q_OBJECT

public:
    explicit TourBar(Look *look, QWidget *parent = nullptr);
    /// Without steps it is hidden.
    void setView(const TourView &view);

Q_SIGNALS:
    void goOnRequested(); ///< the button was pressed
    void closed();        ///< by the close button

protected:
    void layOut() override;

private:
    TourView m_view;
    StepList *m_list;
    QLabel *m_sentence;
    FlatButton *m_goOn, *m_close;
};

} // namespace widgets
