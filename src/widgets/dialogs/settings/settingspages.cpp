// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingspages.h"

#include "base/commandtemplate.h"
#include "base/words.h"
#include "core/values/timings.h"
#include "settings/settings.h"
#include "ui_settingsappearance.h"
#include "ui_settingsgeneral.h"
#include "ui_settingsnotifications.h"
#include "ui_settingsstop.h"
#include "widgets/dialogs/settings/settingbinding.h"
#include "widgets/dialogs/settings/settingsdialog.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace widgets {

namespace keys = settings::keys;

namespace {

double seconds(base::Milliseconds time)
{
    return double(time.count()) / 1000;
}

base::Milliseconds milliseconds(double seconds)
{
    return base::Milliseconds(qRound64(seconds * 1000));
}

/// Without a dictionary, a sentence says how to get one.
void offerSpelling(const Ui::SettingsGeneral &ui, settings::Settings *settings, const Installed &dictionaries)
{
    const bool isThere = !dictionaries.isEmpty();
    ui.form->setRowVisible(ui.spelling, isThere);
    ui.form->setRowVisible(ui.spellingLanguage, isThere);
    ui.form->setRowVisible(ui.spellingHint, !isThere);
    ui.spellingLanguage->addItem(base::Words::tr("As the text"), QString());
    for (const auto &[name, language] : dictionaries)
        ui.spellingLanguage->addItem(name, language);
    bind(ui.spelling, settings, keys::checksSpelling);
    bind(ui.spellingLanguage, settings, keys::spellingLanguage);
}

void offerEditors(const Ui::SettingsGeneral &ui, settings::Settings *settings, const Installed &editors)
{
    ui.editor->addItem(SettingsDialog::tr("Desktop default"), QString());
    const QString editor = settings->value(keys::editorCommand);
    for (const auto &[name, command] : editors)
        ui.editor->addItem(name, command);
    int at = ui.editor->findData(editor);
    ui.editor->addItem(SettingsDialog::tr("Another command"), at < 0 ? editor : QString());
    const int own = ui.editor->count() - 1;
    if (at < 0)
        at = own;
    ui.editor->setCurrentIndex(at);
    ui.editorCommand->setText(editor);
    ui.form->setRowVisible(ui.editorProblem, false);
    ui.editorCommand->setEnabled(at == own);
    const auto read = [ui, settings, own] {
        const bool isOwn = ui.editor->currentIndex() == own;
        const QString command = ui.editorCommand->text().trimmed();
        ui.editorCommand->setEnabled(isOwn);
        QString problem;
        if (isOwn) {
            ui.editor->setItemData(own, command);
            if (const auto filled = base::filledCommand(command, {}); !filled)
                problem = filled.error().message;
        }
        ui.editorProblem->setText(problem);
        ui.form->setRowVisible(ui.editorProblem, !problem.isEmpty());
        if (problem.isEmpty())
            settings->set(keys::editorCommand, command);
    };
    QObject::connect(ui.editor, &QComboBox::currentIndexChanged, ui.editorCommand, [ui, read] {
        ui.editorCommand->setText(ui.editor->currentData().toString());
        read();
    });
    QObject::connect(ui.editorCommand, &QLineEdit::textEdited, ui.editorCommand, read);
    onReset(ui.editor, [box = ui.editor] { box->setCurrentIndex(0); });
}

/// \p box has the font, which is the usual one unless \p own is checked.
void bindFont(QCheckBox *own, QFontComboBox *box, settings::Settings *settings,
              const settings::Setting<QString> &setting, const QString &usual)
{
    const QString family = settings->value(setting);
    own->setChecked(!family.isEmpty());
    box->setEnabled(!family.isEmpty());
    box->setCurrentFont(QFont(family.isEmpty() ? usual : family));
    const auto read = [own, box, settings, setting] {
        box->setEnabled(own->isChecked());
        settings->set(setting, own->isChecked() ? box->currentFont().family() : QString());
    };
    QObject::connect(box, &QFontComboBox::currentFontChanged, box, read);
    QObject::connect(own, &QCheckBox::toggled, box, read);
    onReset(own, [own] { own->setChecked(false); });
}

} // namespace

QWidget *generalPage(settings::Settings *settings, const Installed &dictionaries, const Installed &editors,
                     SettingsDialog *dialog)
{
    auto *page = new QWidget;
    Ui::SettingsGeneral ui;
    ui.setupUi(page);
    ui.language->addItem(SettingsDialog::tr("The desktop's"), QString());
    // Each name is in its own language, so that users find theirs whatever is set.
    ui.language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    ui.language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    ui.language->addItem(QStringLiteral("Español"), QStringLiteral("es"));
    ui.language->addItem(QStringLiteral("Français"), QStringLiteral("fr"));
    ui.language->addItem(QStringLiteral("日本語"), QStringLiteral("ja"));
    ui.language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    bind(ui.language, settings, keys::language);
    QObject::connect(ui.keys, &QPushButton::clicked, dialog, &SettingsDialog::keysRequested);
    offerSpelling(ui, settings, dictionaries);
    offerEditors(ui, settings, editors);
    bind(ui.keptDays, settings, keys::effectsKeptDays);
    keepOnReset(ui.keptDays); // fewer days delete what is kept: that is chosen by itself
    const auto countDays = [box = ui.keptDays](int days) {
        box->setSuffix(SettingsDialog::tr(" day(s)", "behind a number", days));
    };
    countDays(ui.keptDays->value());
    QObject::connect(ui.keptDays, &QSpinBox::valueChanged, page, countDays);
    return page;
}

QWidget *appearancePage(settings::Settings *settings)
{
    auto *page = new QWidget;
    Ui::SettingsAppearance ui;
    ui.setupUi(page);
    bind(ui.colorsSystem, settings, keys::colorScheme, {});
    bind(ui.colorsLight, settings, keys::colorScheme, QStringLiteral("light"));
    bind(ui.colorsDark, settings, keys::colorScheme, QStringLiteral("dark"));
    bind(ui.highContrast, settings, keys::highContrast);
    bind(ui.zoom, settings, keys::zoom);
    bind(ui.columnWidth, settings, keys::textWidth, {});
    bind(ui.windowWidth, settings, keys::textWidth, QStringLiteral("window"));
    const QFont text = page->font(), code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    bindFont(ui.ownTextFont, ui.textFont, settings, keys::textFont, text.family());
    bindFont(ui.ownCodeFont, ui.codeFont, settings, keys::codeFont, QFontInfo(code).family());
    ui.preview->setBackgroundRole(QPalette::Base);
    const auto preview = [settings, usual = text.pointSizeF()](QLabel *label, const QFont &of,
                                                               const settings::Setting<QString> &family) {
        QFont font = of;
        if (const QString own = settings->value(family); !own.isEmpty())
            font.setFamily(own);
        font.setPointSizeF(usual * settings->value(keys::zoom) / 100);
        label->setFont(font);
        label->setMinimumWidth(1); // a long word is cut rather than the page wider
    };
    const auto show = [=] {
        preview(ui.previewText, text, keys::textFont);
        preview(ui.previewCode, code, keys::codeFont);
    };
    show();
    settings->onChange(keys::zoom, page, show);
    settings->onChange(keys::textFont, page, show);
    settings->onChange(keys::codeFont, page, show);
    return page;
}

QWidget *stopPage(settings::Settings *settings, SettingsDialog *dialog)
{
    auto *page = new QWidget;
    Ui::SettingsStop ui;
    ui.setupUi(page);
    ui.stopBox->setTitle(base::Words::tr("Stop"));
    // Force stop must come after it was offered, and the session is closed before.
    const auto limit = [ui] {
        ui.forceAfter->setMinimum(ui.offerAfter->value() + 1);
        ui.closeAfter->setMinimum(ui.offerAfter->value());
    };
    const auto show = [ui, limit](const core::Timings &timings) {
        const core::StopTimes &stop = timings.stop;
        ui.endCommands->setChecked(stop.endsCommands);
        ui.endAfter->setValue(seconds(stop.endCommands));
        ui.offerAfter->setValue(seconds(stop.unconfirmed));
        ui.closeAfter->setValue(seconds(stop.unconfirmed + stop.closeSession));
        const bool forces = stop.force.count() > 0;
        ui.forces->setChecked(forces);
        ui.forceAfter->setValue(forces ? seconds(stop.force) : seconds(core::StopTimes().force));
        ui.startLimit->setValue(seconds(timings.initialize));
        ui.sessionLimit->setValue(seconds(timings.newSession));
        limit();
    };
    show(settings->value(keys::timings));
    const auto read = [ui, limit, settings] {
        limit();
        const core::Timings before = settings->value(keys::timings);
        core::Timings timings = before;
        timings.stop.endsCommands = ui.endCommands->isChecked();
        timings.stop.endCommands = milliseconds(ui.endAfter->value());
        timings.stop.unconfirmed = milliseconds(ui.offerAfter->value());
        timings.stop.closeSession = milliseconds(ui.closeAfter->value() - ui.offerAfter->value());
        timings.stop.force = ui.forces->isChecked() ? milliseconds(ui.forceAfter->value()) : base::Milliseconds(0);
        timings.initialize = milliseconds(ui.startLimit->value());
        timings.newSession = milliseconds(ui.sessionLimit->value());
        if (timings != before)
            settings->set(keys::timings, timings);
    };
    for (const QDoubleSpinBox *box :
         {ui.endAfter, ui.offerAfter, ui.closeAfter, ui.forceAfter, ui.startLimit, ui.sessionLimit})
        QObject::connect(box, &QDoubleSpinBox::valueChanged, page, read);
    for (const QCheckBox *box : {ui.endCommands, ui.forces})
        QObject::connect(box, &QCheckBox::toggled, page, read);
    onReset(ui.endCommands, [show] { show(core::Timings()); });
    QObject::connect(ui.agents, &QPushButton::clicked, dialog, &SettingsDialog::agentsRequested);
    QObject::connect(ui.rules, &QPushButton::clicked, dialog, &SettingsDialog::rulesRequested);
    QObject::connect(ui.mcpServers, &QPushButton::clicked, dialog, &SettingsDialog::mcpServersRequested);
    return page;
}

QWidget *notificationsPage(settings::Settings *settings)
{
    auto *page = new QWidget;
    Ui::SettingsNotifications ui;
    ui.setupUi(page);
    bind(ui.requests, settings, keys::notifiesRequests);
    bind(ui.turnEnds, settings, keys::notifiesTurnEnds);
    bind(ui.sound, settings, keys::notificationSound);
    return page;
}

} // namespace widgets
