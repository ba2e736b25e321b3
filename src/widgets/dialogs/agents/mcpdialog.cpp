// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpdialog.h"

#include "base/shellwords.h"
#include "core/remote/mcpentry.h"
#include "ui_mcpdialog.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QFileDialog>

namespace widgets {

namespace {

using Transport = core::McpEntry::Transport;

constexpr int valuesRow = 4; ///< in the form

} // namespace

McpDialog::McpDialog(const core::McpEntry &server, const QStringList &otherNames, QWidget *parent)
    : QDialog(parent)
    , m_before(server)
    , m_otherNames(otherNames)
    , m_ui(std::make_unique<Ui_McpDialog>())
{
    m_ui->setupUi(this);
    m_ui->name->setText(server.name);
    m_ui->transport->setCurrentIndex(int(server.transport));
    if (!server.command.isEmpty())
        m_ui->command->setText(base::shellJoined(QStringList{server.command} + server.arguments));
    m_ui->url->setText(server.url);
    m_ui->form->setWidget(valuesRow, QFormLayout::LabelRole, m_ui->values->title());
    m_ui->values->setValues(server.values, server.secretNames);
    m_ui->folder->setText(server.folder);
    m_ui->trusted->setChecked(server.trusted);
    addScrolled(m_ui->column, m_ui->form);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->server(), secrets());
        accept();
    });
    connect(m_ui->choose, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = folderDialog(this, tr("Folder of the sessions"), m_ui->folder->text());
        connect(chooser, &QFileDialog::fileSelected, m_ui->folder, &QLineEdit::setText);
        chooser->open();
    });
    connect(m_ui->transport, &QComboBox::currentIndexChanged, this, &McpDialog::refresh);
    connect(m_ui->values, &ValuesTable::edited, this, &McpDialog::refresh);
    for (const QLineEdit *line : {m_ui->name, m_ui->command, m_ui->url, m_ui->folder})
        connect(line, &QLineEdit::textChanged, this, &McpDialog::refresh);
    refresh();
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 80, 0});
}

McpDialog::~McpDialog()
{
    m_ui->values->disconnect(this); // a cell that is being edited is committed when the dialog hides
}

core::McpEntry McpDialog::server() const
{
    core::McpEntry out = m_before;
    out.name = m_ui->name->text().trimmed();
    out.transport = Transport(m_ui->transport->currentIndex());
    const bool isStdio = out.transport == Transport::Stdio;
    QStringList words = base::shellSplit(m_ui->command->text());
    out.command = isStdio && !words.isEmpty() ? words.takeFirst() : QString();
    out.arguments = isStdio ? words : QStringList();
    out.url = isStdio ? QString() : m_ui->url->text().trimmed();
    out.folder = m_ui->folder->text().trimmed();
    out.trusted = m_ui->trusted->isChecked();
    out.values = m_ui->values->values();
    out.secretNames = m_ui->values->secretNames();
    return out;
}

core::McpEntry::Values McpDialog::secrets() const
{
    return m_ui->values->secrets();
}

void McpDialog::refresh()
{
    const core::McpEntry now = server();
    const bool isStdio = now.transport == Transport::Stdio;
    m_ui->form->setRowVisible(m_ui->command, isStdio);
    m_ui->form->setRowVisible(m_ui->url, !isStdio);
    m_ui->values->setKind(!isStdio);
    const QString values = m_ui->values->problem();
    const QString problem = values.isEmpty() ? core::problemOf(now, m_otherNames) : values;
    say(m_ui->remark, models::mcpRemark(now));
    say(m_ui->problem, problem);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(problem.isEmpty());
}

} // namespace widgets

#include "moc_mcpdialog.cpp"
