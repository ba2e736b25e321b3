// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/settings/settingspages.h"

#include <QDialog>

#include <memory>

class Ui_SettingsDialog;

namespace settings {
class Settings;
}

namespace widgets {

/// The settings, page by page; every change takes effect at once. Other dialogs are opened by signals.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows the page that was shown last. \p settings must outlive it.
    explicit SettingsDialog(settings::Settings *settings, const Installed &dictionaries = {},
                            const Installed &editors = {}, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// An unknown name changes nothing.
    void showPage(const QString &name);

Q_SIGNALS:
    void agentsRequested();
    void mcpServersRequested();
    void rulesRequested();
    void keysRequested();

private:
    void addPage(const char *name, const QString &title, QWidget *page);
    void step(int by);

    std::unique_ptr<Ui_SettingsDialog> m_ui;
};

} // namespace widgets
