// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/changereview.h"
#include "widgets/style/look.h"

#include <QScrollArea>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace widgets {

class DecisionCard;
class DiffHead;

/// The hunks of one file below each other, each in a DecisionCard, or for undoing with a check box. All are created at
/// once; a review limits their number (see models::ChangeReview::mostHunks).
class HunkList : public QScrollArea
{
    Q_OBJECT

public:
    explicit HunkList(Look *look, QWidget *parent = nullptr);

    void setFile(const models::ReviewFile &file);
    /// Tab goes from the list to its buttons, also to those that were made after all else in the window.
    void orderTabs();
    /// See DiffHead::setNames().
    void setSideNames(const QString &before, const QString &after);
    /// What the lines of a conflict are called that both began with: with this it is in three columns where there is
    /// room, under these names and those of the sides.
    void setOriginName(const QString &name) { m_origin = name; }
    /// Accepting means undoing a change: there are boxes, from the next file on.
    void setTakesBack(bool on) { m_takesBack = on; }
    /// Updates what is shown after the review was changed elsewhere.
    void refresh(const models::ReviewFile &file);
    const std::vector<QCheckBox *> &boxes() const { return m_boxes; }
    /// The card of a hunk, which is there unless there are boxes.
    DecisionCard *card(size_t hunk) const { return m_cards[hunk].card; }
    /// Gives the focus to the next card, or with -1 to the one before. False: there is none.
    bool step(int by);
    /// Accepts or rejects the one with the focus, or the first.
    void decide(bool isAccepted);

Q_SIGNALS:
    void accepted(size_t hunk, bool on);
    void mineTaken(size_t hunk); ///< rejected
    /// The user wants to write what stands there.
    void togetherWanted(size_t hunk);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void restyle();
    void placeHead();
    void addBox(size_t number, const models::ReviewFile &file);
    void addCard(size_t number, const models::ReviewFile &file);
    int current() const;

    Look *m_look;
    QWidget *m_page;
    QVBoxLayout *m_column;
    DiffHead *m_head;
    std::vector<QCheckBox *> m_boxes;
    struct Card
    {
        DecisionCard *card;
        QWidget *columns, *diff; ///< one of them is shown; without columns the diff
    };
    std::vector<Card> m_cards;
    QString m_before, m_after, m_origin;
    bool m_takesBack = false;
};

} // namespace widgets
