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

} // namespace

GeneralPage::GeneralPage(settings::Settings *settings, const Installed &dictionaries, const Installed &editors,
                         QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_ui(std::make_unique<Ui_SettingsGeneral>())
{
    m_ui->setupUi(this);
    m_ui->language->addItem(tr("The desktop's"), QString());
    // Each name is in its own language, so that users find theirs whatever is set.
    m_ui->language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    m_ui->language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_ui->language->addItem(QStringLiteral("Español"), QStringLiteral("es"));
    m_ui->language->addItem(QStringLiteral("Français"), QStringLiteral("fr"));
    m_ui->language->addItem(QStringLiteral("日本語"), QStringLiteral("ja"));
    m_ui->language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    bind(m_ui->language, settings, keys::language);
    connect(m_ui->keys, &QPushButton::clicked, this, &GeneralPage::keysRequested);
    showSpelling(dictionaries);
    showEditors(editors);
    bind(m_ui->keptDays, settings, keys::effectsKeptDays);
    keepOnReset(m_ui->keptDays); // fewer days delete what is kept: that is chosen by itself
    const auto countDays = [this](int days) { m_ui->keptDays->setSuffix(tr(" day(s)", "behind a number", days)); };
    countDays(m_ui->keptDays->value());
    connect(m_ui->keptDays, &QSpinBox::valueChanged, this, countDays);
}

GeneralPage::~GeneralPage() = default;

/// Without a dictionary, a sentence says how to get one.
void GeneralPage::showSpelling(const Installed &dictionaries)
{
    const bool isThere = !dictionaries.isEmpty();
    m_ui->form->setRowVisible(m_ui->spelling, isThere);
    m_ui->form->setRowVisible(m_ui->spellingLanguage, isThere);
    m_ui->form->setRowVisible(m_ui->spellingHint, !isThere);
    m_ui->spellingLanguage->addItem(base::Words::tr("As the text"), QString());
    for (const auto &[name, language] : dictionaries)
        m_ui->spellingLanguage->addItem(name, language);
    bind(m_ui->spelling, m_settings, keys::checksSpelling);
    bind(m_ui->spellingLanguage, m_settings, keys::spellingLanguage);
}

void GeneralPage::showEditors(const Installed &editors)
{
    m_ui->editor->addItem(tr("Desktop default"), QString());
    const QString editor = m_settings->value(keys::editorCommand);
    for (const auto &[name, command] : editors)
        m_ui->editor->addItem(name, command);
    int at = m_ui->editor->findData(editor);
    m_ui->editor->addItem(tr("Another command"), at < 0 ? editor : QString());
    if (at < 0)
        at = m_ui->editor->count() - 1;
    m_ui->editor->setCurrentIndex(at);
    m_ui->editorCommand->setText(editor);
    m_ui->form->setRowVisible(m_ui->editorProblem, false);
    m_ui->editorCommand->setEnabled(at == m_ui->editor->count() - 1);
    connect(m_ui->editor, &QComboBox::currentIndexChanged, this, [this] {
        m_ui->editorCommand->setText(m_ui->editor->currentData().toString());
        readEditor();
    });
    connect(m_ui->editorCommand, &QLineEdit::textEdited, this, &GeneralPage::readEditor);
    onReset(m_ui->editor, [this] { m_ui->editor->setCurrentIndex(0); });
}

void GeneralPage::readEditor()
{
    const bool own = m_ui->editor->currentIndex() == m_ui->editor->count() - 1;
    const QString command = m_ui->editorCommand->text().trimmed();
    m_ui->editorCommand->setEnabled(own);
    QString problem;
    if (own) {
        m_ui->editor->setItemData(m_ui->editor->currentIndex(), command);
        if (const auto filled = base::filledCommand(command, {}); !filled)
            problem = filled.error().message;
    }
    m_ui->editorProblem->setText(problem);
    m_ui->form->setRowVisible(m_ui->editorProblem, !problem.isEmpty());
    if (problem.isEmpty())
        m_settings->set(keys::editorCommand, command);
}

namespace {

/// \p box has the font, which is the usual one unless \p own is checked.
void bindFont(QCheckBox *own, QFontComboBox *box, settings::Settings *settings,
              const settings::Setting<QString> &setting, const QString &usual)
{
    const QString family = settings->value(setting);
    own->setChecked(!family.isEmpty());
    box->setEnabled(!family.isEmpty());
    box->setCurrentFont(QFont(family.isEmpty() ? usual : family));
    // Otherwise the longest font name would determine the dialog's width.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    const auto read = [own, box, settings, setting] {
        box->setEnabled(own->isChecked());
        settings->set(setting, own->isChecked() ? box->currentFont().family() : QString());
    };
    QObject::connect(box, &QFontComboBox::currentFontChanged, box, read);
    QObject::connect(own, &QCheckBox::toggled, box, read);
    onReset(own, [own] { own->setChecked(false); });
}

} // namespace

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

StopPage::StopPage(settings::Settings *settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_timings(settings->value(keys::timings))
    , m_ui(std::make_unique<Ui_SettingsStop>())
{
    m_ui->setupUi(this);
    m_ui->stopBox->setTitle(base::Words::tr("Stop"));
    showTimings(m_timings);
    for (QDoubleSpinBox *box :
         {m_ui->endAfter, m_ui->offerAfter, m_ui->closeAfter, m_ui->forceAfter, m_ui->startLimit, m_ui->sessionLimit})
        connect(box, &QDoubleSpinBox::valueChanged, this, &StopPage::read);
    for (QCheckBox *box : {m_ui->endCommands, m_ui->forces})
        connect(box, &QCheckBox::toggled, this, &StopPage::read);
    onReset(m_ui->endCommands, [this] { showTimings(core::Timings()); });
    connect(m_ui->agents, &QPushButton::clicked, this, &StopPage::agentsRequested);
    connect(m_ui->rules, &QPushButton::clicked, this, &StopPage::rulesRequested);
    connect(m_ui->mcpServers, &QPushButton::clicked, this, &StopPage::mcpServersRequested);
}

StopPage::~StopPage() = default;

void StopPage::showTimings(const core::Timings &timings)
{
    const core::StopTimes &stop = timings.stop;
    m_ui->endCommands->setChecked(stop.endsCommands);
    m_ui->endAfter->setValue(seconds(stop.endCommands));
    m_ui->offerAfter->setValue(seconds(stop.unconfirmed));
    m_ui->closeAfter->setValue(seconds(stop.unconfirmed + stop.closeSession));
    const bool forces = stop.force.count() > 0;
    m_ui->forces->setChecked(forces);
    m_ui->forceAfter->setValue(forces ? seconds(stop.force) : seconds(core::StopTimes().force));
    m_ui->startLimit->setValue(seconds(timings.initialize));
    m_ui->sessionLimit->setValue(seconds(timings.newSession));
    m_ui->forceAfter->setMinimum(m_ui->offerAfter->value() + 1);
    m_ui->closeAfter->setMinimum(m_ui->offerAfter->value());
}

void StopPage::read()
{
    // Force stop must come after it was offered, and the session is closed before.
    m_ui->forceAfter->setMinimum(m_ui->offerAfter->value() + 1);
    m_ui->closeAfter->setMinimum(m_ui->offerAfter->value());
    core::Timings timings = m_timings;
    timings.stop.endsCommands = m_ui->endCommands->isChecked();
    timings.stop.endCommands = milliseconds(m_ui->endAfter->value());
    timings.stop.unconfirmed = milliseconds(m_ui->offerAfter->value());
    timings.stop.closeSession = milliseconds(m_ui->closeAfter->value() - m_ui->offerAfter->value());
    timings.stop.force = m_ui->forces->isChecked() ? milliseconds(m_ui->forceAfter->value()) : base::Milliseconds(0);
    timings.initialize = milliseconds(m_ui->startLimit->value());
    timings.newSession = milliseconds(m_ui->sessionLimit->value());
    if (timings == m_timings)
        return;
    m_timings = timings;
    m_settings->set(keys::timings, timings);
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

#include "moc_settingspages.cpp"
