// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpdialog.h"

#include "base/secretnames.h"
#include "base/shellwords.h"
#include "core/remote/mcpentry.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace widgets {

namespace {

using Transport = core::McpEntry::Transport;
enum Column { NameColumn, ValueColumn, SecretColumn };

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
    , m_values(new QTableWidget(0, 3, this))
    , m_valuesTitle(new QLabel(this))
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
    m_values->setHorizontalHeaderLabels({tr("Name"), tr("Value"), tr("In the keychain")});
    m_values->horizontalHeader()->setSectionResizeMode(ValueColumn, QHeaderView::Stretch);
    m_values->horizontalHeader()->setSectionResizeMode(SecretColumn, QHeaderView::ResizeToContents);
    m_values->setColumnWidth(NameColumn, fontMetrics().horizontalAdvance(u'0') * 18);
    m_values->verticalHeader()->hide();
    m_values->setTabKeyNavigation(false); // Tab moves on to the next widget
    m_values->setMinimumHeight(fontMetrics().height() * 8);
    m_valuesTitle->setBuddy(m_values);
    for (const auto &[name, value] : server.values)
        addRow(name, value, false);
    for (const QString &name : server.secretNames)
        addRow(name, keptValueText(), true);
    addRow({}, {}, false);

    auto *choose = new QPushButton(tr("C&hoose…"), this);
    auto *folderRow = new QHBoxLayout;
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Type"), m_transport);
    m_form->addRow(tr("&Command"), m_command);
    m_form->addRow(tr("&Address"), m_url);
    m_form->addRow(m_valuesTitle, m_values);
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
    connect(m_values, &QTableWidget::itemChanged, this, &McpDialog::refresh);
    for (QLineEdit *line : {m_name, m_command, m_url, m_folder})
        connect(line, &QLineEdit::textChanged, this, &McpDialog::refresh);
    refresh();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 80, 0});
}

void McpDialog::addRow(const QString &name, const QString &value, bool secret)
{
    const QSignalBlocker quiet(m_values);
    const int row = m_values->rowCount();
    m_values->setRowCount(row + 1);
    m_values->setItem(row, NameColumn, new QTableWidgetItem(name));
    m_values->setItem(row, ValueColumn, new QTableWidgetItem(value));
    auto *check = new QTableWidgetItem;
    check->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
    check->setCheckState(secret ? Qt::Checked : Qt::Unchecked);
    m_values->setItem(row, SecretColumn, check);
}

QString McpDialog::cell(int row, int column) const
{
    const QString text = m_values->item(row, column)->text();
    return column == NameColumn ? text.trimmed() : text;
}

bool McpDialog::isSecret(int row) const
{
    return m_values->item(row, SecretColumn)->checkState() == Qt::Checked;
}

/// The value is in the keychain already and was not changed.
bool McpDialog::isKept(int row) const
{
    return m_before.secretNames.contains(cell(row, NameColumn)) && cell(row, ValueColumn) == keptValueText();
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
    out.values.clear();
    out.secretNames.clear();
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const QString name = cell(row, NameColumn), value = cell(row, ValueColumn);
        if (name.isEmpty() && value.isEmpty())
            continue;
        if (isKept(row) || isSecret(row))
            out.secretNames << name;
        else
            out.values.append({name, value});
    }
    return out;
}

core::McpEntry::Values McpDialog::secrets() const
{
    core::McpEntry::Values out;
    for (int row = 0; row < m_values->rowCount(); ++row) {
        if (isSecret(row) && !isKept(row))
            out.append({cell(row, NameColumn), cell(row, ValueColumn)});
    }
    return out;
}

void McpDialog::refresh()
{
    {
        const QSignalBlocker quiet(m_values);
        for (int row = 0; row < m_values->rowCount(); ++row) {
            // A value whose name suggests a secret must not go into a file; a reference to a variable is no secret.
            const QString value = cell(row, ValueColumn);
            if (!isSecret(row) && !value.isEmpty() && !value.contains(u'$') &&
                base::isSecret(cell(row, NameColumn), value))
                m_values->item(row, SecretColumn)->setCheckState(Qt::Checked);
        }
    }
    const int last = m_values->rowCount() - 1;
    if (!cell(last, NameColumn).isEmpty() || !cell(last, ValueColumn).isEmpty())
        addRow({}, {}, false);
    const core::McpEntry now = server();
    const bool isStdio = now.transport == Transport::Stdio;
    for (const auto &[field, shown] : {std::pair(m_command, isStdio), std::pair(m_url, !isStdio)}) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
    m_valuesTitle->setText(isStdio ? tr("&Variables") : tr("H&eaders"));
    m_values->setAccessibleName(isStdio ? tr("Variables") : tr("Headers"));
    const QString remark = models::mcpRemark(now), problem = core::problemOf(now, m_otherNames);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_save->setEnabled(problem.isEmpty());
}

} // namespace widgets

#include "moc_mcpdialog.cpp"
