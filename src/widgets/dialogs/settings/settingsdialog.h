// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/timings.h"
#include "widgets/dialogs/settings/settingsfields.h"

#include <QDialog>

#include <memory>

namespace Ui {
class SettingsDialog;
}

namespace widgets {

/// The settings, page by page; every change takes effect at once. Other dialogs are opened by signals.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const SettingsFields &fields, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// An unknown name changes nothing.
    void showPage(const QString &name);

Q_SIGNALS:
    void languageChanged(const QString &language);
    void colorSchemeChanged(widgets::ColorScheme scheme);
    void highContrastChanged(bool on);
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code); ///< font families; empty: the desktop's
    void editorChanged(const QString &command);                  ///< valid for base::filledCommand(), or empty
    void timingsChanged(const core::Timings &timings);
    void keptDaysChanged(int days);
    void soundChanged(bool on);
    /// \p language is a dictionary's; empty: detected from the text.
    void spellingChanged(bool on, const QString &language);
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
