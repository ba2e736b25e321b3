// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/changereview.h"
#include "widgets/style/look.h"

#include <QScrollArea>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace widgets {

class ConflictCard;
class DiffHead;

/// The hunks of one file below each other, each with a check box, or where both have changed the same lines and it is
/// known what they began with, with the buttons of a ConflictCard. All are created at once; a review limits their
/// number (see models::ChangeReview::mostHunks).
class HunkList : public QScrollArea
{
    Q_OBJECT

public:
    explicit HunkList(Look *look, QWidget *parent = nullptr);

    void setFile(const models::ReviewFile &file, models::ChangeReview::Purpose purpose);
    /// See DiffHead::setNames().
    void setSideNames(const QString &before, const QString &after);
    /// What the lines of a conflict are called that both began with: with this it is in three columns where there is
    /// room, under these names and those of the sides.
    void setOriginName(const QString &name) { m_origin = name; }
    /// Accepting means undoing a change: changes the texts of the boxes from the next file on.
    void setTakesBack(bool on) { m_takesBack = on; }
    /// Updates the boxes after the review was changed elsewhere.
    void refresh(const models::ReviewFile &file);
    /// By hunk; null: it is decided by buttons.
    const std::vector<QCheckBox *> &boxes() const { return m_boxes; }

Q_SIGNALS:
    void accepted(size_t hunk, bool on);
    void mineTaken(size_t hunk);
    /// The user wants to write what stands there.
    void togetherWanted(size_t hunk);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void restyle();
    void placeHead();
    void addBox(size_t number, const models::ReviewFile &file, models::ChangeReview::Purpose purpose);
    void addConflict(size_t number, const models::ReviewFile &file);

    Look *m_look;
    QWidget *m_page;
    QVBoxLayout *m_column;
    DiffHead *m_head;
    std::vector<QCheckBox *> m_boxes;
    struct Conflict
    {
        size_t hunk;
        ConflictCard *card;
        QWidget *columns, *diff; ///< one of them is shown; without columns the diff
    };
    std::vector<Conflict> m_conflicts;
    QString m_before, m_after, m_origin;
    bool m_takesBack = false;
};

} // namespace widgets
