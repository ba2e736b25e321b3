// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingbinding.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QRadioButton>
#include <QSpinBox>

namespace widgets {

using settings::Setting;
using settings::Settings;

void bind(QCheckBox *box, Settings *settings, const Setting<bool> &setting)
{
    box->setChecked(settings->value(setting));
    QObject::connect(box, &QCheckBox::toggled, box, [settings, setting](bool on) { settings->set(setting, on); });
    onReset(box, [box, setting] { box->setChecked(setting.fallback); });
}

void bind(QSpinBox *box, Settings *settings, const Setting<int> &setting)
{
    box->setRange(setting.least, setting.most);
    box->setValue(settings->value(setting));
    QObject::connect(box, &QSpinBox::valueChanged, box,
                     [settings, setting](int number) { settings->set(setting, number); });
    onReset(box, [box, setting] { box->setValue(setting.fallback); });
}

void bind(QComboBox *box, Settings *settings, const Setting<QString> &setting)
{
    box->setCurrentIndex(qMax(0, box->findData(settings->value(setting))));
    QObject::connect(box, &QComboBox::currentIndexChanged, box,
                     [box, settings, setting] { settings->set(setting, box->currentData().toString()); });
    onReset(box, [box] { box->setCurrentIndex(qMax(0, box->findData(QString()))); });
}

void bind(QRadioButton *button, Settings *settings, const Setting<QString> &setting, const QString &value)
{
    button->setChecked(settings->value(setting) == value);
    QObject::connect(button, &QRadioButton::toggled, button, [settings, setting, value](bool on) {
        if (on)
            settings->set(setting, value);
    });
    if (value.isEmpty())
        onReset(button, [button] { button->setChecked(true); });
}

void onReset(QWidget *widget, std::function<void()> reset)
{
    auto *action = new QAction(widget);
    action->setObjectName(QStringLiteral("reset"));
    QObject::connect(action, &QAction::triggered, widget, std::move(reset));
}

void keepOnReset(QWidget *widget)
{
    delete widget->findChild<QAction *>(QStringLiteral("reset"), Qt::FindDirectChildrenOnly);
}

void resetBound(const QWidget *page)
{
    for (QAction *action : page->findChildren<QAction *>(QStringLiteral("reset")))
        action->trigger();
}

} // namespace widgets
