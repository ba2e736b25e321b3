// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "models/texts/changetexts.h"
#include "widgets/style/look.h"

#include <QDialog>

#include <map>
#include <memory>
#include <vector>

class Ui_ChangesDialog;

namespace widgets {

class DiffView;

/// Changed files, one by one: what an effect did, and what is on the disk now. Emits requests for a file's contents
/// when it is shown, and for undos. Shown with open() or show().
class ChangesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Paths inside \p baseFolder are shown relative to it.
    ChangesDialog(const QString &title, std::vector<models::ChangedFile> files, models::Compare compare,
                  const QString &baseFolder, Look *look, QWidget *parent = nullptr);
    ~ChangesDialog() override;

    const std::vector<models::ChangedFile> &files() const { return m_files; }
    void setCurrent(int file);
    /// The answer to textsWanted(); may arrive late.
    void setTexts(int file, const models::ReviewTexts &texts);
    /// The file was undone or redone: updates its buttons and the content on the disk.
    void setFile(int file, const models::ChangedFile &now);

Q_SIGNALS:
    void textsWanted(int file);
    void undoRequested(const std::vector<base::EffectId> &effects);
    void openRequested(const QString &path, int line, const QString &within); ///< see actions::OpenLocation

private:
    void fillList();
    void requestOpen(int line);
    void showFile();
    void showDiff();

    std::vector<models::ChangedFile> m_files;
    std::map<int, models::ReviewTexts> m_texts; ///< only of files that were shown
    const QString m_baseFolder;
    Look *m_look;
    DiffView *m_diff;
    std::unique_ptr<Ui_ChangesDialog> m_ui;
};

} // namespace widgets
