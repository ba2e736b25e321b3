// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "models/review/turnchanges.h"
#include "widgets/bars/foldbar.h"

#include <QWidget>

class QScrollArea;

namespace widgets {

class FlatButton;

/// What the newest turn changed, over the composer: how many files, how many lines, a way to look at it and a way
/// back. Unfolds to the list. Gone while there is nothing, and while the card that says the same is in view.
class ChangesBar : public FoldBar
{
    Q_OBJECT

public:
    ChangesBar(models::TurnChanges *changes, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);

    static constexpr int mostRows = 6; ///< in view; more are scrolled to

public Q_SLOTS:
    /// The card at the end of the turn is in view and has the same buttons.
    void setCovered(bool covered);

Q_SIGNALS:
    void reviewRequested(int file); ///< the file to begin with, by its place in the model
    void undoRequested(const std::vector<base::EffectId> &effects);

protected:
    void paintEvent(QPaintEvent *event) override;
    void layOut() override;
    void enterList() override;

private:
    class List;

    void refresh();
    QString words() const;

    models::TurnChanges *m_changes;
    FlatButton *m_review, *m_undo, *m_close;
    QScrollArea *m_scroll;
    List *m_list;
    QString m_baseFolder;
    bool m_covered = false;
};

} // namespace widgets
