// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/changereview.h"
#include "widgets/style/look.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStackedWidget;

namespace widgets {

class DiffView;
class HunkList;

/// A review of changes by file and hunk, each with a check box. Not modal, so that the conversation can be used.
/// Closing it decides nothing. J and K lead to the next and the previous file, A and R accept and reject it.
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
    /// Shows the file of that number; nothing happens if there is none.
    void showFileAt(int number);

Q_SIGNALS:
    /// Accepted changes are to be carried out, the others discarded.
    void decided(const models::ChangeReview &review);
    void discardRequested(); ///< discards everything

private:
    void restyle();
    void fillList();
    void addHeading(const QString &words);
    void addKeys();
    void step(int by);
    void tickAll();
    bool isAllTicked() const;
    QString sum() const;
    void showFile(int number);
    void refresh();
    void refreshRow(int number);
    void refreshHeadings();

    models::ChangeReview m_review;
    const QString m_baseFolder;
    Look *m_look;
    QListWidget *m_list;
    std::vector<QListWidgetItem *> m_items; ///< of the files; there are headings between them
    std::vector<QListWidgetItem *> m_headings;
    QLabel *m_head, *m_note, *m_sum;
    QStackedWidget *m_stack;
    HunkList *m_hunks;
    DiffView *m_diff;
    QPushButton *m_apply, *m_later, *m_tick;
};

} // namespace widgets
