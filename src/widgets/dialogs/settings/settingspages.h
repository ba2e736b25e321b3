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

namespace Ui {
class SettingsAppearance;
class SettingsEditor;
class SettingsGeneral;
class SettingsHistory;
class SettingsNotifications;
class SettingsRules;
class SettingsStop;
} // namespace Ui

namespace widgets {

/// What is installed: the name that people know it by, and what a setting holds of it.
using Installed = QList<std::pair<QString, QString>>;

// The pages of the settings. Each shows its values, and sets what the user changes at once. The settings must outlive
// them.

class GeneralPage : public QWidget
{
    Q_OBJECT

public:
    GeneralPage(settings::Settings *settings, const Installed &dictionaries, QWidget *parent = nullptr);
    ~GeneralPage() override;

Q_SIGNALS:
    void keysRequested();

private:
    void showSpelling(settings::Settings *settings, const Installed &dictionaries);

    std::unique_ptr<Ui::SettingsGeneral> m_ui;
};

class AppearancePage : public QWidget
{
    Q_OBJECT

public:
    explicit AppearancePage(settings::Settings *settings, QWidget *parent = nullptr);
    ~AppearancePage() override;

private:
    std::unique_ptr<Ui::SettingsAppearance> m_ui;
};

class StopPage : public QWidget
{
    Q_OBJECT

public:
    explicit StopPage(settings::Settings *settings, QWidget *parent = nullptr);
    ~StopPage() override;

Q_SIGNALS:
    void agentsRequested();
    void mcpServersRequested();

private:
    void showTimings(const core::Timings &timings);
    void read();

    settings::Settings *m_settings;
    core::Timings m_timings;
    std::unique_ptr<Ui::SettingsStop> m_ui;
};

class RulesPage : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPage(QWidget *parent = nullptr);
    ~RulesPage() override;

Q_SIGNALS:
    void rulesRequested();

private:
    std::unique_ptr<Ui::SettingsRules> m_ui;
};

class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPage(settings::Settings *settings, QWidget *parent = nullptr);
    ~HistoryPage() override;

private:
    std::unique_ptr<Ui::SettingsHistory> m_ui;
};

class NotificationsPage : public QWidget
{
    Q_OBJECT

public:
    explicit NotificationsPage(settings::Settings *settings, QWidget *parent = nullptr);
    ~NotificationsPage() override;

private:
    std::unique_ptr<Ui::SettingsNotifications> m_ui;
};

class EditorPage : public QWidget
{
    Q_OBJECT

public:
    EditorPage(settings::Settings *settings, const Installed &editors, QWidget *parent = nullptr);
    ~EditorPage() override;

private:
    void read();

    settings::Settings *m_settings;
    std::unique_ptr<Ui::SettingsEditor> m_ui;
};

} // namespace widgets
