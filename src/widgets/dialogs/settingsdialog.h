// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/timings.h"
#include "models/texts/sessionstatus.h"

#include <QDialog>
#include <QList>

#include <memory>

namespace Ui {
class SettingsDialog;
}

namespace widgets {

/// What the settings are when they are shown.
struct SettingsFields
{
    QString language; ///< "de", "zh_CN"; empty: the desktop's
    int zoomPercent = 100;
    QString textFont, codeFont;                 ///< families; empty: the desktop's
    QString editor;                             ///< a command for base::filledCommand(); empty: the desktop's choice
    QList<std::pair<QString, QString>> editors; ///< that were found: name and command
    core::Timings timings{};
    int keptDays = 90;  ///< how long what can be undone is kept
    bool sound = false; ///< with notifications
    QString page;       ///< the one to begin with, as pageChanged() named it; empty: the first
};

/// What can be set, page by page; every change takes effect at once. Other dialogs are asked for and stay others'.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const SettingsFields &fields, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// One that is not there leaves the page as it is.
    void showPage(const QString &name);

Q_SIGNALS:
    void languageChanged(const QString &language);
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code); ///< families; empty: the desktop's
    void editorChanged(const QString &command);                  ///< one that can be filled, or empty
    void timingsChanged(const core::Timings &timings);
    void keptDaysChanged(int days);
    void soundChanged(bool on);
    void pageChanged(const QString &name);
    void agentsRequested();
    void mcpServersRequested();
    void rulesRequested();
    void keysRequested();

private:
    void addPage(const char *name, const QString &title, QWidget *page);
    void addPages(const SettingsFields &fields);
    void step(int by);

    std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace widgets
