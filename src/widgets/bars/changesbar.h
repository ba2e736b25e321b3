// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "models/review/turnchanges.h"
#include "widgets/bars/foldbar.h"

namespace widgets {

class FlatButton;

/// The changes of the newest turn, over the composer: number of files and lines, buttons for reviewing and undoing.
/// Unfolds to the list. Hidden if there are none, and while the card with the same content is visible.
class ChangesBar : public FoldBar
{
    Q_OBJECT

public:
    ChangesBar(models::TurnChanges *changes, Look *look, QWidget *parent = nullptr);
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);

    static constexpr int mostRows = 6; ///< visible rows; more are scrolled

public Q_SLOTS:
    /// The report card with the same buttons is visible.
    void setCovered(bool covered);

Q_SIGNALS:
    void reviewRequested(int file); ///< index of the file to begin with
    void undoRequested(const std::vector<base::EffectId> &effects);

protected:
    void layOut() final;

private:
    class List;
    class Rows;

    void refresh();
    QString words() const;
    int rowHeight() const { return m_look->theme().u * 6; }

    models::TurnChanges *m_changes;
    FlatButton *m_review, *m_undo, *m_close;
    List *m_list;
    QString m_baseFolder;
    bool m_covered = false;
};

} // namespace widgets
