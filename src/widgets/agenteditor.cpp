// SPDX-License-Identifier: Apache-2.0
#include "widgets/agenteditor.h"

#include "base/shellwords.h"
#include "ui_agenteditor.h"

#include <QFileInfo>
#include <QPushButton>
#include <QStandardPaths>

namespace widgets {

AgentEditor::AgentEditor(const QString &command, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::AgentEditor>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    m_ui->command->setText(command);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Add"));
    connect(m_ui->command, &QLineEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->environment, &QPlainTextEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        const QString typed = m_ui->command->text().trimmed();
        const QString name = m_ui->name->text().trimmed();
        Q_EMIT saved(name.isEmpty() ? QFileInfo(base::shellSplit(typed).value(0)).fileName() : name, typed,
                     environment());
        accept();
    });
    check();
}

AgentEditor::~AgentEditor() = default;

QStringList AgentEditor::environment() const
{
    return m_ui->environment->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString AgentEditor::problem() const
{
    const QString program = base::shellSplit(m_ui->command->text()).value(0);
    if (!program.isEmpty() && !program.startsWith(QLatin1Char('~'))) {
        const bool found = program.contains(QLatin1Char('/')) ? QFileInfo(program).isExecutable()
                                                              : !QStandardPaths::findExecutable(program).isEmpty();
        if (!found)
            return tr("The program “%1” was not found.").arg(program);
    }
    for (const QString &line : environment()) {
        if (line.indexOf(QLatin1Char('=')) < 1)
            return tr("“%1” is not of the form NAME=value.").arg(line);
    }
    return {};
}

void AgentEditor::check()
{
    const QString why = problem();
    m_ui->problem->setText(why);
    m_ui->buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(why.isEmpty() && !m_ui->command->text().trimmed().isEmpty());
}

} // namespace widgets
