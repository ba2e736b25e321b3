// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/changereview.h"
#include "models/texts/heldtext.h"
#include "widgets/style/look.h"

#include <QDialog>

#include <map>
#include <memory>
#include <utility>
#include <vector>

class QListWidgetItem;
class Ui_ReviewDialog;

namespace widgets {

class DecisionCard;
class DiffView;
class GroupPage;
class GroupRows;
class HunkList;

/// A review of changes by file and hunk: files with check boxes, hunks with buttons. Not modal, so that the
/// conversation can be used. Closing it decides nothing. While the change has the focus J and K lead to its next and
/// previous hunk, A and R accept and reject it; Ctrl+Enter accepts what is ticked; Enter does nothing.
class ReviewDialog : public QDialog
{
    Q_OBJECT

public:
    /// Paths inside \p baseFolder are shown relative to it.
    ReviewDialog(models::ChangeReview review, const QString &baseFolder, Look *look, QWidget *parent = nullptr);
    ~ReviewDialog() override;

    const models::ChangeReview &review() const { return m_review; }
    /// For changes that are held back in the session with \p title: what is not accepted goes on waiting. \p left:
    /// files that wait, too, and are not in this review, since there are so many.
    void setHeld(const QString &title, int left);
    /// What is decided as one, beside the files: commits stand before the group of files with the heading \p before.
    void setGroups(const std::vector<models::HeldGroup> &groups, const QString &before);
    /// Those that are accepted along with what is decided.
    std::vector<models::HeldGroup> tickedGroups() const;
    /// Shows the file of that number; nothing happens if there is none.
    void showFileAt(int number);

Q_SIGNALS:
    /// Accepted changes are to be carried out, the others discarded.
    void decided(const models::ChangeReview &review);
    void discardRequested(); ///< discards everything
    /// A repository that the user has moved, too.
    void groupDecisionRequested(const models::HeldGroup &group);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    int numberOf(const QListWidgetItem *item) const;
    int current() const;
    void fillList();
    void addKeys();
    void stepHunk(int by);
    void decideHunk(bool isAccepted);
    void connectParts();
    void step(int by);
    void tickAll();
    bool isAllTicked() const;
    bool isAllWritten() const;
    QString iconOf(const models::ReviewFile &file) const;
    QString sum() const;
    void showCurrent();
    void showFile(int number);
    void showGroup(int number);
    void showWholeConflict(const models::ReviewFile &file);
    void editTogether(size_t hunk);
    void fileDecided(int number);
    void refresh();
    void refreshRow(int number);
    void refreshHeadings();

    models::ChangeReview m_review;
    const QString m_baseFolder;
    Look *m_look;
    std::unique_ptr<Ui_ReviewDialog> m_ui;
    std::vector<QListWidgetItem *> m_items; ///< of the files; there are headings between them
    std::vector<QListWidgetItem *> m_headings;
    HunkList *m_hunks;
    DiffView *m_diff;
    GroupPage *m_page;
    GroupRows *m_groups;
    std::map<std::pair<size_t, size_t>, QString> m_left; ///< by file and hunk: written together, and not used yet
    DecisionCard *m_whole;                               ///< over a file that is only decided as a whole
    bool m_isHeld = false;
};

} // namespace widgets
