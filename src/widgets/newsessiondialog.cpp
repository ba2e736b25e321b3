// SPDX-License-Identifier: Apache-2.0
#include "widgets/newsessiondialog.h"

#include "ui_newsessiondialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace widgets {

NewSessionDialog::NewSessionDialog(const QList<AgentChoice> &agents, const QString &defaultAgent, const QString &folder,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::NewSessionDialog>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    for (const AgentChoice &agent : agents)
        m_ui->agent->addItem(agent.name, agent.id);
    m_ui->agent->setCurrentIndex(qMax(0, m_ui->agent->findData(defaultAgent)));
    m_ui->folder->setText(folder);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    connect(m_ui->folder, &QLineEdit::textChanged, this, &NewSessionDialog::check);
    connect(m_ui->choose, &QPushButton::clicked, this, &NewSessionDialog::chooseFolder);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_ui->agent->currentData().toString(), QFileInfo(m_ui->folder->text()).canonicalFilePath());
        accept();
    });
    check();
}

NewSessionDialog::~NewSessionDialog() = default;

void NewSessionDialog::check()
{
    const QFileInfo folder(m_ui->folder->text());
    const bool good = folder.isAbsolute() && folder.isDir();
    m_ui->problem->setText(good || m_ui->folder->text().isEmpty()
                               ? QString()
                               : tr("There is no folder with this name. Give the whole path."));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(good && m_ui->agent->count() > 0);
}

void NewSessionDialog::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder the agent works in"), m_ui->folder->text());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, m_ui->folder, &QLineEdit::setText);
    dialog->open();
}

} // namespace widgets
