// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingsdialog.h"

#include "settings/settings.h"
#include "ui_settingsdialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/settings/settingbinding.h"
#include "widgets/dialogs/settings/settingspages.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace widgets {

SettingsDialog::SettingsDialog(settings::Settings *settings, const Installed &dictionaries, const Installed &editors,
                               QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui_SettingsDialog>())
{
    m_ui->setupUi(this);
    addPage("general", tr("General"), generalPage(settings, dictionaries, editors, this));
    addPage("appearance", tr("Appearance"), appearancePage(settings));
    addPage("stop", tr("Stop and agents"), stopPage(settings, this));
    addPage("notifications", tr("Notifications"), notificationsPage(settings));
    // Not wider than its texts: the pages need the room.
    m_ui->pages->viewport()->setAutoFillBackground(false);
    m_ui->pages->setFixedWidth(m_ui->pages->sizeHintForColumn(0) + fontMetrics().height());
    QPushButton *defaults = m_ui->buttons->addButton(tr("Back to &defaults"), QDialogButtonBox::ActionRole);
    defaults->setObjectName(QStringLiteral("defaults"));
    connect(defaults, &QAbstractButton::clicked, this, [this] { resetBound(m_ui->stack->currentWidget()); });
    const QString last = settings->value(settings::keys::settingsPage);
    connect(m_ui->pages, &QListWidget::currentRowChanged, this, [this, settings](int row) {
        m_ui->stack->setCurrentIndex(row);
        settings->set(settings::keys::settingsPage, m_ui->stack->currentWidget()->objectName());
    });
    m_ui->pages->setCurrentRow(0);
    showPage(last);
    new QShortcut(Qt::CTRL | Qt::Key_PageUp, this, this, [this] { step(-1); });
    new QShortcut(Qt::CTRL | Qt::Key_PageDown, this, this, [this] { step(1); });
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 34},
                hintLabel(this, tr("Changes apply at once")));
}

SettingsDialog::~SettingsDialog() = default;

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
    static_cast<QVBoxLayout *>(page->layout())->insertWidget(0, boldLabel(page, title));
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
