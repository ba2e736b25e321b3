// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/timings.h"
#include "widgets/dialogs/settings/settingsfields.h"

#include <QWidget>

#include <memory>

namespace Ui {
class SettingsAppearance;
class SettingsEditor;
class SettingsGeneral;
class SettingsHistory;
class SettingsNotifications;
class SettingsRules;
class SettingsStop;
} // namespace Ui

/// The pages of the settings. Each shows its values and emits each change at once.
namespace widgets {

class GeneralPage : public QWidget
{
    Q_OBJECT

public:
    explicit GeneralPage(const SettingsFields &fields, QWidget *parent = nullptr);
    ~GeneralPage() override;

Q_SIGNALS:
    void languageChanged(const QString &language);
    void keysRequested();
    /// \p language is a dictionary's; empty: detected from the text.
    void spellingChanged(bool on, const QString &language);

private:
    void showSpelling(const SettingsFields &fields);

    std::unique_ptr<Ui::SettingsGeneral> m_ui;
};

class AppearancePage : public QWidget
{
    Q_OBJECT

public:
    explicit AppearancePage(const SettingsFields &fields, QWidget *parent = nullptr);
    ~AppearancePage() override;

Q_SIGNALS:
    void colorSchemeChanged(widgets::ColorScheme scheme);
    void highContrastChanged(bool on);
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code); ///< font families; empty: the desktop's

private:
    void readFonts();

    QString m_textFont, m_codeFont;
    std::unique_ptr<Ui::SettingsAppearance> m_ui;
};

class StopPage : public QWidget
{
    Q_OBJECT

public:
    explicit StopPage(const core::Timings &timings, QWidget *parent = nullptr);
    ~StopPage() override;

Q_SIGNALS:
    void timingsChanged(const core::Timings &timings);
    void agentsRequested();
    void mcpServersRequested();

private:
    void showTimings(const core::Timings &timings);
    void read();

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
    void agentsRequested();

private:
    std::unique_ptr<Ui::SettingsRules> m_ui;
};

class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPage(int keptDays, QWidget *parent = nullptr);
    ~HistoryPage() override;

Q_SIGNALS:
    void keptDaysChanged(int days);

private:
    std::unique_ptr<Ui::SettingsHistory> m_ui;
};

class NotificationsPage : public QWidget
{
    Q_OBJECT

public:
    explicit NotificationsPage(bool sound, QWidget *parent = nullptr);
    ~NotificationsPage() override;

Q_SIGNALS:
    void soundChanged(bool on);

private:
    std::unique_ptr<Ui::SettingsNotifications> m_ui;
};

class EditorPage : public QWidget
{
    Q_OBJECT

public:
    /// \p editor: as in SettingsFields; \p found: name and command of each.
    EditorPage(const QString &editor, const QList<std::pair<QString, QString>> &found, QWidget *parent = nullptr);
    ~EditorPage() override;

Q_SIGNALS:
    void editorChanged(const QString &command); ///< valid for base::filledCommand(), or empty

private:
    void read();

    QString m_editor;
    std::unique_ptr<Ui::SettingsEditor> m_ui;
};

} // namespace widgets
