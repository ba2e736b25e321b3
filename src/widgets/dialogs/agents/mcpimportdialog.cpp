// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpimportdialog.h"

#include "core/remote/mcpentry.h"
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace widgets {

McpImportDialog::McpImportDialog(const QList<core::McpEntry> &servers, const QStringList &skipped,
                                 const QStringList &known, QWidget *parent)
    : QDialog(parent)
    , m_servers(servers)
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("Import MCP servers"));
    auto *about =
        hintLabel(this, tr("Nothing is added yet. Agents would run these with your permissions, or connect to them."));
    m_list->setAccessibleName(tr("MCP servers in the file"));
    new RowDelegate(m_list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const core::McpEntry &server : servers) {
        const bool isKnown = known.contains(server.name);
        QStringList remarks;
        if (isKnown)
            remarks << tr("You have a server of this name already; this one would take its place.");
        if (!server.enabled)
            remarks << tr("It is switched off in the file.");
        auto *item = new QListWidgetItem(m_list);
        showServer(item, server, remarks);
        item->setCheckState(isKnown ? Qt::Unchecked : Qt::Checked);
    }
    QBoxLayout *column = columnOf(nullptr, {about, {m_list, 1}}, {}, 0, this);
    if (!skipped.isEmpty()) {
        auto *title = new QLabel(tr("What cannot be taken:"), this);
        auto *words = new QPlainTextEdit(skipped.join(u'\n'), this);
        words->setReadOnly(true);
        words->setTabChangesFocus(true);
        title->setBuddy(words);
        words->setMaximumHeight(fontMetrics().height() * 7);
        column->addWidget(title);
        column->addWidget(words);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("&Add those that are checked"), QDialogButtonBox::AcceptRole);
    connect(m_list, &QListWidget::itemChanged, this, &McpImportDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT taken(chosen());
        accept();
    });
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 88, fontMetrics().height() * 26});
    refresh();
}

QList<core::McpEntry> McpImportDialog::chosen() const
{
    QList<core::McpEntry> out;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            out << m_servers[row];
    }
    return out;
}

void McpImportDialog::refresh()
{
    m_take->setEnabled(!chosen().isEmpty());
}

} // namespace widgets

#include "moc_mcpimportdialog.cpp"
