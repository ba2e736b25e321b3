// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/changereview.h"
#include "widgets/style/look.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace widgets {

class DiffView;
class HunkList;

/// A review of changes by file and hunk, each with a check box. Not modal, so that the conversation can be used.
/// Closing it decides nothing.
class ReviewDialog : public QDialog
{
    Q_OBJECT

public:
    /// Paths inside \p baseFolder are shown relative to it.
    ReviewDialog(models::ChangeReview review, const QString &baseFolder, Look *look, QWidget *parent = nullptr);
    ~ReviewDialog() override;

    const models::ChangeReview &review() const { return m_review; }
    /// Shows the file of that number; nothing happens if there is none.
    void showFileAt(int number);

Q_SIGNALS:
    /// Accepted changes are to be carried out, the others discarded.
    void decided(const models::ChangeReview &review);
    void discardRequested(); ///< discards everything

private:
    void restyle();
    void fillList();
    void showFile(int number);
    void refresh();
    void refreshRow(int number);

    models::ChangeReview m_review;
    const QString m_baseFolder;
    Look *m_look;
    QListWidget *m_list;
    QLabel *m_note;
    QStackedWidget *m_stack;
    HunkList *m_hunks;
    DiffView *m_diff;
    QPushButton *m_apply;
};

} // namespace widgets
