// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/bars/foldbar.h"

#include <QStringList>

class QLabel;

namespace widgets {

class FlatButton;

/// What the bar of the tour shows.
struct TourView
{
    QStringList steps; ///< all of them, in a few words each
    int done = 0;      ///< the first so many
    QString sentence;  ///< what there is to do now, with its key
    QString button;    ///< what it can be gone on with; empty: nothing is to be pressed here

    bool operator==(const TourView &) const = default;
};

/// The tour over the composer: where it is, and what there is to do now, in one sentence; unfolds to its steps. Gone
/// where there is nothing to show, and when it is closed.
class TourBar : public FoldBar
{
    Q_OBJECT

public:
    explicit TourBar(Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    /// Nothing to show: no steps.
    void setView(const TourView &view);

Q_SIGNALS:
    void goOnRequested(); ///< the button was pressed
    void closed();        ///< the cross

protected:
    void paintEvent(QPaintEvent *event) override;
    void layOut() override;

private:
    int sentenceHeight() const;
    void restyle();

    TourView m_view;
    QLabel *m_sentence;
    FlatButton *m_goOn, *m_close;
};

} // namespace widgets
