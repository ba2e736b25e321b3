// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/undopreview.h"
#include "widgets/style/look.h"

#include <QDialog>

#include <map>
#include <memory>
#include <vector>

class QListWidgetItem;
class QPushButton;
class Ui_UndoDialog;

namespace widgets {

class DiffView;
class HunkList;

/// Shows file by file what an undo would do; what is not ticked stays. Asks about files that somebody has changed
/// since. Shown with open().
class UndoDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Choice { Default, Leave, Before, Merge, Hunks };

    /// Paths inside \p baseFolder are shown relative to it.
    UndoDialog(models::UndoPreview preview, const QString &baseFolder, Look *look, QWidget *parent = nullptr);
    ~UndoDialog() override;

Q_SIGNALS:
    /// By step; Default if there was nothing to decide. \p texts: the result of Hunks for a file; else empty.
    void confirmed(const std::vector<widgets::UndoDialog::Choice> &choices, const std::vector<QByteArray> &texts);

private:
    void updateRow(int number);
    void take(QListWidgetItem *item);
    void showStep(int number);
    bool isLeft(const models::UndoPreviewStep &step) const;
    void choose(Choice choice);
    void showDiff();
    void refresh();
    std::vector<QByteArray> texts() const;

    const models::UndoPreview m_preview;
    std::vector<Choice> m_choices;
    int m_current = -1;
    DiffView *m_diff;
    HunkList *m_hunks;
    std::map<int, models::ChangeReview> m_reviews; ///< by step, of one file each
    QPushButton *m_undo;
    std::unique_ptr<Ui_UndoDialog> m_ui;
};

} // namespace widgets
