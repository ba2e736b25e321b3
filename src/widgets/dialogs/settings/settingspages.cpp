// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingspages.h"

#include "base/commandtemplate.h"
#include "core/values/timings.h"
#include "ui_settingsappearance.h"
#include "ui_settingseditor.h"
#include "ui_settingsgeneral.h"
#include "ui_settingshistory.h"
#include "ui_settingsnotifications.h"
#include "ui_settingsrules.h"
#include "ui_settingsstop.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace widgets {

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

GeneralPage::GeneralPage(const SettingsFields &fields, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::SettingsGeneral>())
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
    m_ui->language->setCurrentIndex(qMax(0, m_ui->language->findData(fields.language)));
    connect(m_ui->language, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT languageChanged(m_ui->language->currentData().toString()); });
    connect(m_ui->keys, &QPushButton::clicked, this, &GeneralPage::keysRequested);
    showSpelling(fields);
}

/// Without a dictionary, a sentence says how to get one.
void GeneralPage::showSpelling(const SettingsFields &fields)
{
    const bool isThere = !fields.dictionaries.isEmpty();
    m_ui->spelling->setVisible(isThere);
    m_ui->spellingLabel->setVisible(isThere);
    m_ui->spellingLanguage->setVisible(isThere);
    m_ui->spellingHint->setVisible(!isThere);
    m_ui->spelling->setChecked(fields.spelling);
    m_ui->spellingLanguage->setEnabled(fields.spelling);
    m_ui->spellingLanguage->addItem(tr("As the text"), QString());
    for (const auto &[name, language] : fields.dictionaries)
        m_ui->spellingLanguage->addItem(name, language);
    m_ui->spellingLanguage->setCurrentIndex(qMax(0, m_ui->spellingLanguage->findData(fields.spellingLanguage)));
    const auto tell = [this] {
        m_ui->spellingLanguage->setEnabled(m_ui->spelling->isChecked());
        Q_EMIT spellingChanged(m_ui->spelling->isChecked(), m_ui->spellingLanguage->currentData().toString());
    };
    connect(m_ui->spelling, &QCheckBox::toggled, this, tell);
    connect(m_ui->spellingLanguage, &QComboBox::currentIndexChanged, this, tell);
}

GeneralPage::~GeneralPage() = default;

AppearancePage::AppearancePage(const SettingsFields &fields, QWidget *parent)
    : QWidget(parent)
    , m_textFont(fields.textFont)
    , m_codeFont(fields.codeFont)
    , m_ui(std::make_unique<Ui::SettingsAppearance>())
{
    m_ui->setupUi(this);
    const std::pair<QRadioButton *, ColorScheme> schemes[] = {{m_ui->colorsSystem, ColorScheme::System},
                                                              {m_ui->colorsLight, ColorScheme::Light},
                                                              {m_ui->colorsDark, ColorScheme::Dark}};
    for (const auto &[button, scheme] : schemes) {
        button->setChecked(scheme == fields.colorScheme);
        connect(button, &QRadioButton::toggled, this, [this, chosen = scheme](bool on) {
            if (on)
                Q_EMIT colorSchemeChanged(chosen);
        });
    }
    m_ui->highContrast->setChecked(fields.highContrast);
    connect(m_ui->highContrast, &QCheckBox::toggled, this, &AppearancePage::highContrastChanged);
    const QString &textFont = fields.textFont, &codeFont = fields.codeFont;
    m_ui->zoom->setValue(fields.zoomPercent);
    const QString code = QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
    m_ui->ownTextFont->setChecked(!textFont.isEmpty());
    m_ui->textFont->setEnabled(!textFont.isEmpty());
    m_ui->textFont->setCurrentFont(textFont.isEmpty() ? font() : QFont(textFont));
    m_ui->ownCodeFont->setChecked(!codeFont.isEmpty());
    m_ui->codeFont->setEnabled(!codeFont.isEmpty());
    m_ui->codeFont->setCurrentFont(QFont(codeFont.isEmpty() ? code : codeFont));
    for (QFontComboBox *box : {m_ui->textFont, m_ui->codeFont}) {
        // Otherwise the longest font name would determine the dialog's width.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        connect(box, &QFontComboBox::currentFontChanged, this, &AppearancePage::readFonts);
    }
    for (QCheckBox *box : {m_ui->ownTextFont, m_ui->ownCodeFont})
        connect(box, &QCheckBox::toggled, this, &AppearancePage::readFonts);
    connect(m_ui->zoom, &QSpinBox::valueChanged, this, &AppearancePage::zoomChanged);
}

AppearancePage::~AppearancePage() = default;

void AppearancePage::readFonts()
{
    const auto chosen = [](const QCheckBox *own, QFontComboBox *box) {
        box->setEnabled(own->isChecked());
        return own->isChecked() ? box->currentFont().family() : QString();
    };
    const QString text = chosen(m_ui->ownTextFont, m_ui->textFont), code = chosen(m_ui->ownCodeFont, m_ui->codeFont);
    if (text == m_textFont && code == m_codeFont)
        return;
    m_textFont = text;
    m_codeFont = code;
    Q_EMIT fontsChanged(text, code);
}

StopPage::StopPage(const core::Timings &timings, QWidget *parent)
    : QWidget(parent)
    , m_timings(timings)
    , m_ui(std::make_unique<Ui::SettingsStop>())
{
    m_ui->setupUi(this);
    showTimings(timings);
    for (QDoubleSpinBox *box :
         {m_ui->endAfter, m_ui->offerAfter, m_ui->closeAfter, m_ui->forceAfter, m_ui->startLimit, m_ui->sessionLimit})
        connect(box, &QDoubleSpinBox::valueChanged, this, &StopPage::read);
    for (QCheckBox *box : {m_ui->endCommands, m_ui->forces})
        connect(box, &QCheckBox::toggled, this, &StopPage::read);
    connect(m_ui->agents, &QPushButton::clicked, this, &StopPage::agentsRequested);
    connect(m_ui->mcpServers, &QPushButton::clicked, this, &StopPage::mcpServersRequested);
}

StopPage::~StopPage() = default;

void StopPage::showTimings(const core::Timings &timings)
{
    const core::StopTimes &stop = timings.stop;
    m_ui->endCommands->setChecked(stop.endsCommands);
    m_ui->endAfter->setEnabled(stop.endsCommands);
    m_ui->endAfter->setValue(seconds(stop.endCommands));
    m_ui->offerAfter->setValue(seconds(stop.unconfirmed));
    m_ui->closeAfter->setValue(seconds(stop.unconfirmed + stop.closeSession));
    const bool forces = stop.force.count() > 0;
    m_ui->forces->setChecked(forces);
    m_ui->forceAfter->setEnabled(forces);
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
    m_ui->endAfter->setEnabled(m_ui->endCommands->isChecked());
    m_ui->forceAfter->setEnabled(m_ui->forces->isChecked());
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
    Q_EMIT timingsChanged(timings);
}

RulesPage::RulesPage(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::SettingsRules>())
{
    m_ui->setupUi(this);
    connect(m_ui->rules, &QPushButton::clicked, this, &RulesPage::rulesRequested);
    connect(m_ui->writes, &QPushButton::clicked, this, &RulesPage::agentsRequested);
}

RulesPage::~RulesPage() = default;

HistoryPage::HistoryPage(int keptDays, QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::SettingsHistory>())
{
    m_ui->setupUi(this);
    const auto countDays = [this](int days) { m_ui->keptDays->setSuffix(tr(" day(s)", "behind a number", days)); };
    m_ui->keptDays->setValue(keptDays);
    countDays(keptDays);
    connect(m_ui->keptDays, &QSpinBox::valueChanged, this, countDays);
    connect(m_ui->keptDays, &QSpinBox::valueChanged, this, &HistoryPage::keptDaysChanged);
}

HistoryPage::~HistoryPage() = default;

NotificationsPage::NotificationsPage(bool sound, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::SettingsNotifications>())
{
    m_ui->setupUi(this);
    m_ui->sound->setChecked(sound);
    connect(m_ui->sound, &QCheckBox::toggled, this, &NotificationsPage::soundChanged);
}

NotificationsPage::~NotificationsPage() = default;

EditorPage::EditorPage(const QString &editor, const QList<std::pair<QString, QString>> &found, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_ui(std::make_unique<Ui::SettingsEditor>())
{
    m_ui->setupUi(this);
    m_ui->editor->addItem(tr("The desktop's choice"), QString());
    for (const auto &[name, command] : found)
        m_ui->editor->addItem(name, command);
    int at = m_ui->editor->findData(editor);
    m_ui->editor->addItem(tr("Another command"), at < 0 ? editor : QString());
    if (at < 0)
        at = m_ui->editor->count() - 1;
    m_ui->editor->setCurrentIndex(at);
    m_ui->editorCommand->setText(editor);
    m_ui->editorProblem->hide();
    m_ui->editorCommand->setEnabled(at == m_ui->editor->count() - 1);
    connect(m_ui->editor, &QComboBox::currentIndexChanged, this, [this] {
        m_ui->editorCommand->setText(m_ui->editor->currentData().toString());
        read();
    });
    connect(m_ui->editorCommand, &QLineEdit::textEdited, this, &EditorPage::read);
}

EditorPage::~EditorPage() = default;

void EditorPage::read()
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
    m_ui->editorProblem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty() || command == m_editor)
        return;
    m_editor = command;
    Q_EMIT editorChanged(command);
}

} // namespace widgets

#include "moc_settingspages.cpp"
