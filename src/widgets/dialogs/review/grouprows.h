// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/heldtext.h"
#include "widgets/style/ground.h"
#include "widgets/style/look.h"

#include <QObject>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace widgets {

class FlatButton;

/// The rows of a review for what is decided as one: commits, and trees that git ignores. Commits are ticked as long as
/// all files are, until the user ticks them or not; what the user has moved, too, cannot be, and a tree only where it
/// was asked for.
class GroupRows : public QObject
{
    Q_OBJECT

public:
    /// The list owns the rows.
    GroupRows(QListWidget *list, Look *look, QObject *parent);

    /// Commits stand before the heading \p before, if there is one, and trees at the end.
    void fill(const std::vector<models::HeldGroup> &groups, const QListWidgetItem *before);
    /// Which of them \p item is; -1: none.
    int numberOf(const QListWidgetItem *item) const;
    const models::HeldGroup &group(int number) const { return m_rows[size_t(number)].group; }
    bool isTicked(int number) const { return m_rows[size_t(number)].isTicked; }
    /// By the user; nothing happens to one that cannot be ticked.
    void tick(int number, bool on);
    /// The tick of its item was changed.
    void take(int number);
    /// Whether all files that may be ticked together are.
    void setAllFilesTicked(bool all);
    bool mayLackFiles(int number) const; ///< commits, while not all files are ticked
    std::vector<models::HeldGroup> ticked() const;

private:
    void refresh(int number);

    struct Row
    {
        models::HeldGroup group;
        QListWidgetItem *item;
        bool isTicked = false, isUsers = false; ///< the user has decided about the tick
    };
    QListWidget *m_list;
    Look *m_look;
    std::vector<Row> m_rows;
    bool m_allFilesTicked = true;
};

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
