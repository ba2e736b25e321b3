// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpdialog.h"

#include "base/shellwords.h"
#include "core/remote/mcpentry.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

namespace {

using Transport = core::McpEntry::Transport;

} // namespace

McpDialog::McpDialog(const core::McpEntry &server, const QStringList &otherNames, QWidget *parent)
    : QDialog(parent)
    , m_before(server)
    , m_otherNames(otherNames)
    , m_name(new QLineEdit(server.name, this))
    , m_command(new QLineEdit(this))
    , m_url(new QLineEdit(server.url, this))
    , m_folder(new QLineEdit(server.folder, this))
    , m_transport(new QComboBox(this))
    , m_trusted(new QCheckBox(tr("T&rust its descriptions"), this))
    , m_values(new ValuesTable(this))
    , m_remark(wrappedLabel(this))
    , m_problem(wrappedLabel(this))
    , m_form(new QFormLayout)
{
    setWindowTitle(tr("MCP server"));
    m_transport->addItem(tr("Local program"), int(Transport::Stdio));
    m_transport->addItem(tr("Address (HTTP)"), int(Transport::Http));
    m_transport->addItem(tr("Address (SSE, older)"), int(Transport::Sse));
    m_transport->setCurrentIndex(m_transport->findData(int(server.transport)));
    if (!server.command.isEmpty())
        m_command->setText(base::shellJoined(QStringList{server.command} + server.arguments));
    m_command->setPlaceholderText(QStringLiteral("npx -y @modelcontextprotocol/server-memory"));
    m_url->setPlaceholderText(QStringLiteral("https://tools.example.com/mcp"));
    m_folder->setPlaceholderText(tr("Any folder"));
    m_values->setValues(server.values, server.secretNames);

    auto *choose = new QPushButton(tr("C&hoose…"), this);
    QLayout *const folderRow = rowOf(nullptr, {{m_folder, 1}, choose});
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Type"), m_transport);
    m_form->addRow(tr("&Command"), m_command);
    m_form->addRow(tr("&Address"), m_url);
    m_form->addRow(m_values->title(), m_values);
    m_form->addRow(QString(), hintLabel(this, tr("Keys, tokens and passwords are stored in the keychain. Use $NAME to "
                                                 "read a variable of Belay's environment.")));
    auto *folderLabel = new QLabel(tr("Only in &folder"), this);
    folderLabel->setBuddy(m_folder);
    m_form->addRow(folderLabel, folderRow);
    m_trusted->setChecked(server.trusted);
    m_form->addRow(QString(), m_trusted);
    m_form->addRow(QString(), hintLabel(this, tr("Tools it marks read-only then run without asking. A server can claim "
                                                 "this of any tool.")));
    m_form->addRow(m_remark);
    m_form->addRow(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto *column = new QVBoxLayout(this);
    addScrolled(column, m_form);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->server(), secrets());
        accept();
    });
    connect(choose, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = folderDialog(this, tr("Folder of the sessions"), m_folder->text());
        connect(chooser, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
        chooser->open();
    });
    connect(m_transport, &QComboBox::currentIndexChanged, this, &McpDialog::refresh);
    connect(m_values, &ValuesTable::edited, this, &McpDialog::refresh);
    for (QLineEdit *line : {m_name, m_command, m_url, m_folder})
        connect(line, &QLineEdit::textChanged, this, &McpDialog::refresh);
    refresh();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 80, 0});
}

core::McpEntry McpDialog::server() const
{
    core::McpEntry out = m_before;
    out.name = m_name->text().trimmed();
    out.transport = Transport(m_transport->currentData().toInt());
    const bool isStdio = out.transport == Transport::Stdio;
    QStringList words = base::shellSplit(m_command->text());
    out.command = isStdio && !words.isEmpty() ? words.takeFirst() : QString();
    out.arguments = isStdio ? words : QStringList();
    out.url = isStdio ? QString() : m_url->text().trimmed();
    out.folder = m_folder->text().trimmed();
    out.trusted = m_trusted->isChecked();
    out.values = m_values->values();
    out.secretNames = m_values->secretNames();
    return out;
}

core::McpEntry::Values McpDialog::secrets() const
{
    return m_values->secrets();
}

void McpDialog::refresh()
{
    const core::McpEntry now = server();
    const bool isStdio = now.transport == Transport::Stdio;
    for (const auto &[field, shown] : {std::pair(m_command, isStdio), std::pair(m_url, !isStdio)}) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
    m_values->setKind(!isStdio);
    const QString remark = models::mcpRemark(now), values = m_values->problem();
    const QString problem = values.isEmpty() ? core::problemOf(now, m_otherNames) : values;
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_save->setEnabled(problem.isEmpty());
}

} // namespace widgets

#include "moc_mcpdialog.cpp"
