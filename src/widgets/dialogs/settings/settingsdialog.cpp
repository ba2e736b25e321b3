// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingsdialog.h"

#include "ui_settingsdialog.h"
#include "widgets/dialogs/dialogsize.h"
#include "widgets/dialogs/settings/settingspages.h"

#include <QScrollArea>
#include <QShortcut>

namespace widgets {

SettingsDialog::SettingsDialog(const SettingsFields &fields, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    addPages(fields);
    // Not wider than its texts: the pages need the room.
    m_ui->pages->setSpacing(2);
    m_ui->pages->setFixedWidth(m_ui->pages->sizeHintForColumn(0) + 2 * m_ui->pages->frameWidth() + 12);
    connect(m_ui->pages, &QListWidget::currentRowChanged, this, [this](int row) {
        m_ui->stack->setCurrentIndex(row);
        Q_EMIT pageChanged(m_ui->stack->currentWidget()->objectName());
    });
    m_ui->pages->setCurrentRow(0);
    showPage(fields.page);
    const auto key = [this](Qt::Key with, int by) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | with), this);
        connect(shortcut, &QShortcut::activated, this, [this, by] { step(by); });
    };
    key(Qt::Key_PageUp, -1);
    key(Qt::Key_PageDown, 1);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_ui->pages->setFocus();
    sizeDialog(this, {fontMetrics().horizontalAdvance(u'0') * 80, sizeHint().height()});
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::addPages(const SettingsFields &fields)
{
    auto *general = new GeneralPage(fields);
    connect(general, &GeneralPage::languageChanged, this, &SettingsDialog::languageChanged);
    connect(general, &GeneralPage::spellingChanged, this, &SettingsDialog::spellingChanged);
    connect(general, &GeneralPage::keysRequested, this, &SettingsDialog::keysRequested);
    addPage("general", tr("General"), general);
    auto *appearance = new AppearancePage(fields);
    connect(appearance, &AppearancePage::colorSchemeChanged, this, &SettingsDialog::colorSchemeChanged);
    connect(appearance, &AppearancePage::highContrastChanged, this, &SettingsDialog::highContrastChanged);
    connect(appearance, &AppearancePage::zoomChanged, this, &SettingsDialog::zoomChanged);
    connect(appearance, &AppearancePage::fontsChanged, this, &SettingsDialog::fontsChanged);
    addPage("appearance", tr("Appearance"), appearance);
    auto *stop = new StopPage(fields.timings);
    connect(stop, &StopPage::timingsChanged, this, &SettingsDialog::timingsChanged);
    connect(stop, &StopPage::agentsRequested, this, &SettingsDialog::agentsRequested);
    connect(stop, &StopPage::mcpServersRequested, this, &SettingsDialog::mcpServersRequested);
    addPage("stop", tr("Stop and agents"), stop);
    auto *rules = new RulesPage;
    connect(rules, &RulesPage::rulesRequested, this, &SettingsDialog::rulesRequested);
    connect(rules, &RulesPage::agentsRequested, this, &SettingsDialog::agentsRequested);
    addPage("rules", tr("Permissions"), rules);
    auto *history = new HistoryPage(fields.keptDays);
    connect(history, &HistoryPage::keptDaysChanged, this, &SettingsDialog::keptDaysChanged);
    addPage("history", tr("History"), history);
    auto *notifications = new NotificationsPage(fields.sound);
    connect(notifications, &NotificationsPage::soundChanged, this, &SettingsDialog::soundChanged);
    addPage("notifications", tr("Notifications"), notifications);
    auto *editor = new EditorPage(fields.editor, fields.editors);
    connect(editor, &EditorPage::editorChanged, this, &SettingsDialog::editorChanged);
    addPage("editor", tr("Editor"), editor);
}

void SettingsDialog::addPage(const char *name, const QString &title, QWidget *page)
{
    // In a small window a page scrolls, so that the dialog does not exceed the screen.
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QLatin1String(name));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    m_ui->stack->addWidget(scroll);
    m_ui->pages->addItem(title);
}

void SettingsDialog::showPage(const QString &name)
{
    for (int row = 0; row < m_ui->stack->count(); ++row) {
        if (m_ui->stack->widget(row)->objectName() == name)
            m_ui->pages->setCurrentRow(row);
    }
}

void SettingsDialog::step(int by)
{
    const int count = m_ui->stack->count();
    m_ui->pages->setCurrentRow((m_ui->pages->currentRow() + by + count) % count);
}

} // namespace widgets

#include "moc_settingsdialog.cpp"
