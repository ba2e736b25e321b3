// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs.h"

#include "base/visibletext.h"
#include "ui_newsessiondialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace widgets {

NewSessionDialog::NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QString &folder,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::NewSessionDialog>())
{
    m_ui->setupUi(this);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    m_ui->folder->setText(QDir::toNativeSeparators(folder));
    for (const AgentFields &agent : agents) {
        m_ui->agent->addItem(base::visibleText(agent.name), agent.id);
        if (agent.id == defaultAgent)
            m_ui->agent->setCurrentIndex(m_ui->agent->count() - 1);
    }
    connect(m_ui->folder, &QLineEdit::textChanged, this, &NewSessionDialog::check);
    connect(m_ui->browse, &QAbstractButton::clicked, this, [this] {
        auto *chooser = new QFileDialog(this, tr("Folder of the session"), m_ui->folder->text());
        chooser->setAttribute(Qt::WA_DeleteOnClose);
        chooser->setFileMode(QFileDialog::Directory);
        chooser->setOption(QFileDialog::ShowDirsOnly);
        connect(chooser, &QFileDialog::fileSelected, m_ui->folder, &QLineEdit::setText);
        chooser->open();
    });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(QFileInfo(m_ui->folder->text()).canonicalFilePath(), m_ui->agent->currentData().toString());
        accept();
    });
    check();
}

NewSessionDialog::~NewSessionDialog() = default;

void NewSessionDialog::check()
{
    const QFileInfo info(m_ui->folder->text());
    const bool fits = info.isDir() && info.isAbsolute();
    QString problem;
    if (m_ui->folder->text().isEmpty())
        problem = tr("Choose the folder the agent works in.");
    else if (!fits)
        problem = tr("There is no folder with this name. Give the whole path.");
    m_ui->problem->setText(problem);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(fits && m_ui->agent->count() > 0);
}

} // namespace widgets
