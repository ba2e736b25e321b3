// SPDX-License-Identifier: Apache-2.0
#include "base/commandtemplate.h"
#include "ui_settingsdialog.h"
#include "widgets/dialogs.h"

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

SettingsDialog::SettingsDialog(const SettingsFields &fields, QWidget *parent)
    : QDialog(parent)
    , m_fields(fields)
    , m_timings(fields.timings)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    m_ui->zoom->setValue(fields.zoomPercent);
    showFonts();
    showEditors();
    showTimings();
    for (QCheckBox *box : {m_ui->ownTextFont, m_ui->ownCodeFont})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::readFonts);
    for (QFontComboBox *box : {m_ui->textFont, m_ui->codeFont})
        connect(box, &QFontComboBox::currentFontChanged, this, &SettingsDialog::readFonts);
    connect(m_ui->editor, &QComboBox::currentIndexChanged, this, [this] {
        m_ui->editorCommand->setText(m_ui->editor->currentData().toString());
        readEditor();
    });
    connect(m_ui->editorCommand, &QLineEdit::textEdited, this, &SettingsDialog::readEditor);
    connect(m_ui->zoom, &QSpinBox::valueChanged, this, &SettingsDialog::zoomChanged);
    for (QDoubleSpinBox *box :
         {m_ui->endAfter, m_ui->offerAfter, m_ui->forceAfter, m_ui->startLimit, m_ui->sessionLimit})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::readTimings);
    for (QCheckBox *box : {m_ui->endCommands, m_ui->forces})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::readTimings);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::showFonts()
{
    const QString code = QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
    m_ui->ownTextFont->setChecked(!m_fields.textFont.isEmpty());
    m_ui->textFont->setEnabled(!m_fields.textFont.isEmpty());
    m_ui->textFont->setCurrentFont(m_fields.textFont.isEmpty() ? font() : QFont(m_fields.textFont));
    m_ui->ownCodeFont->setChecked(!m_fields.codeFont.isEmpty());
    m_ui->codeFont->setEnabled(!m_fields.codeFont.isEmpty());
    m_ui->codeFont->setCurrentFont(QFont(m_fields.codeFont.isEmpty() ? code : m_fields.codeFont));
}

void SettingsDialog::readFonts()
{
    const auto chosen = [](const QCheckBox *own, QFontComboBox *box) {
        box->setEnabled(own->isChecked());
        return own->isChecked() ? box->currentFont().family() : QString();
    };
    const QString text = chosen(m_ui->ownTextFont, m_ui->textFont), code = chosen(m_ui->ownCodeFont, m_ui->codeFont);
    if (text == m_fields.textFont && code == m_fields.codeFont)
        return;
    m_fields.textFont = text;
    m_fields.codeFont = code;
    Q_EMIT fontsChanged(text, code);
}

void SettingsDialog::showEditors()
{
    m_ui->editor->addItem(tr("The desktop's choice"), QString());
    for (const auto &[name, command] : m_fields.editors)
        m_ui->editor->addItem(name, command);
    int at = m_ui->editor->findData(m_fields.editor);
    m_ui->editor->addItem(tr("Another command"), at < 0 ? m_fields.editor : QString());
    if (at < 0)
        at = m_ui->editor->count() - 1;
    m_ui->editor->setCurrentIndex(at);
    m_ui->editorCommand->setText(m_fields.editor);
    m_ui->editorProblem->hide();
    m_ui->editorCommand->setEnabled(at == m_ui->editor->count() - 1);
}

void SettingsDialog::readEditor()
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
    if (!problem.isEmpty() || command == m_fields.editor)
        return;
    m_fields.editor = command;
    Q_EMIT editorChanged(command);
}

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
