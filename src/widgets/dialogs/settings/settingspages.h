// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/timings.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <memory>
#include <utility>

namespace settings {
class Settings;
} // namespace settings

class Ui_SettingsGeneral;
class Ui_SettingsStop;

namespace widgets {

/// What is installed: the name that people know it by, and what a setting holds of it.
using Installed = QList<std::pair<QString, QString>>;

// The pages of the settings. Each shows its values, and sets what the user changes at once. The settings must outlive
// them.

class GeneralPage : public QWidget
{
    Q_OBJECT

public:
    GeneralPage(settings::Settings *settings, const Installed &dictionaries, const Installed &editors,
                QWidget *parent = nullptr);
    ~GeneralPage() override;

Q_SIGNALS:
    void keysRequested();

private:
    void showSpelling(const Installed &dictionaries);
    void showEditors(const Installed &editors);
    void readEditor();

    settings::Settings *m_settings;
    std::unique_ptr<Ui_SettingsGeneral> m_ui;
};

QWidget *appearancePage(settings::Settings *settings);
QWidget *notificationsPage(settings::Settings *settings);

class StopPage : public QWidget
{
    Q_OBJECT

public:
    explicit StopPage(settings::Settings *settings, QWidget *parent = nullptr);
    ~StopPage() override;

Q_SIGNALS:
    void agentsRequested();
    void rulesRequested();
    void mcpServersRequested();

private:
    void showTimings(const core::Timings &timings);
    void read();

    settings::Settings *m_settings;
    core::Timings m_timings;
    std::unique_ptr<Ui_SettingsStop> m_ui;
};

} // namespace widgets
