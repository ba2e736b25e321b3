// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/heldtext.h"
#include "widgets/style/look.h"

#include <QObject>
#include <QString>

#include <vector>

class QListWidget;
class QListWidgetItem;

namespace widgets {

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

} // namespace widgets
