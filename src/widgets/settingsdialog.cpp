// SPDX-License-Identifier: Apache-2.0
#include "ui_settingsdialog.h"
#include "widgets/dialogs.h"

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

SettingsDialog::SettingsDialog(int zoomPercent, const core::Timings &timings, QWidget *parent)
    : QDialog(parent)
    , m_timings(timings)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    m_ui->zoom->setValue(zoomPercent);
    showTimings();
    connect(m_ui->zoom, &QSpinBox::valueChanged, this, &SettingsDialog::zoomChanged);
    for (QDoubleSpinBox *box :
         {m_ui->endAfter, m_ui->offerAfter, m_ui->forceAfter, m_ui->startLimit, m_ui->sessionLimit})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::readTimings);
    for (QCheckBox *box : {m_ui->endCommands, m_ui->forces})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::readTimings);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::showTimings()
{
    const core::StopTimes &stop = m_timings.stop;
    m_ui->endCommands->setChecked(stop.endsCommands);
    m_ui->endAfter->setEnabled(stop.endsCommands);
    m_ui->endAfter->setValue(seconds(stop.endCommands));
    m_ui->offerAfter->setValue(seconds(stop.unconfirmed));
    const bool forces = stop.force.count() > 0;
    m_ui->forces->setChecked(forces);
    m_ui->forceAfter->setEnabled(forces);
    m_ui->forceAfter->setValue(forces ? seconds(stop.force) : seconds(core::StopTimes().force));
    m_ui->startLimit->setValue(seconds(m_timings.initialize));
    m_ui->sessionLimit->setValue(seconds(m_timings.newSession));
    m_ui->forceAfter->setMinimum(m_ui->offerAfter->value() + 1);
}

void SettingsDialog::readTimings()
{
    // Force comes after it was offered, never before.
    m_ui->forceAfter->setMinimum(m_ui->offerAfter->value() + 1);
    m_ui->endAfter->setEnabled(m_ui->endCommands->isChecked());
    m_ui->forceAfter->setEnabled(m_ui->forces->isChecked());
    core::Timings timings = m_timings;
    timings.stop.endsCommands = m_ui->endCommands->isChecked();
    timings.stop.endCommands = milliseconds(m_ui->endAfter->value());
    timings.stop.unconfirmed = milliseconds(m_ui->offerAfter->value());
    timings.stop.force = m_ui->forces->isChecked() ? milliseconds(m_ui->forceAfter->value()) : base::Milliseconds(0);
    timings.initialize = milliseconds(m_ui->startLimit->value());
    timings.newSession = milliseconds(m_ui->sessionLimit->value());
    if (timings == m_timings)
        return;
    m_timings = timings;
    Q_EMIT timingsChanged(timings);
}

} // namespace widgets
