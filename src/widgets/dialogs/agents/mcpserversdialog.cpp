// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpserversdialog.h"

#include "base/visibletext.h"
#include "core/remote/mcpentry.h"
#include "widgets/dialogs/agents/mcpdialog.h"
#include "widgets/dialogs/dialogframe.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace widgets {

McpServersDialog::McpServersDialog(QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_tools(new QPushButton(tr("&Tools…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_problem(new QLabel(this))
    , m_project(new QLabel(this))
    , m_lookAtProject(new QPushButton(tr("&Look…"), this))
{
    setWindowTitle(tr("MCP servers"));
    m_list->setAccessibleName(tr("MCP servers"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAlternatingRowColors(true);
    auto *about = new QLabel(tr("Tools for your agents. Every agent is told of those that are checked, and reaches "
                                "them through Belay, which keeps a row of every call. Changes hold from the next start "
                                "of an agent on."),
                             this);
    for (QLabel *label : {about, m_problem, m_project}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *add = new QPushButton(tr("&Add…"), this), *import = new QPushButton(tr("&Import…"), this);
    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {add, m_edit, m_tools, m_remove, import})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addLayout(buttons);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(middle, 1);
    column->addWidget(m_problem);
    auto *project = new QHBoxLayout;
    project->addWidget(m_project, 1);
    project->addWidget(m_lookAtProject);
    column->addLayout(project);
    connect(m_lookAtProject, &QPushButton::clicked, this, &McpServersDialog::projectFileRequested);
    offerProjectFile({});
    connect(add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { edit(m_list->currentRow()); });
    connect(m_tools, &QPushButton::clicked, this, [this] {
        if (const int row = m_list->currentRow(); row >= 0)
            Q_EMIT toolsRequested(core::McpEntry(m_servers[row]));
    });
    connect(m_remove, &QPushButton::clicked, this, &McpServersDialog::remove);
    connect(import, &QPushButton::clicked, this, &McpServersDialog::importRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &McpServersDialog::refresh);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const int row = m_list->row(item);
        if (row >= 0 && row < m_servers.size())
            Q_EMIT switched(QString(m_servers[row].id), item->checkState() == Qt::Checked);
    });
    auto *del = new QShortcut(QKeySequence::Delete, m_list);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &McpServersDialog::remove);
    setServers({});
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    frameDialog(this, close, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 26});
}

void McpServersDialog::setServers(const QList<core::McpEntry> &servers)
{
    const int row = m_list->currentRow();
    {
        const QSignalBlocker quiet(m_list);
        m_servers = servers;
        m_list->clear();
        for (const core::McpEntry &server : servers) {
            QStringList lines{base::visibleText(server.name), models::mcpTarget(server), models::mcpDetails(server),
                              models::mcpRemark(server)};
            lines.removeAll(QString());
            auto *item = new QListWidgetItem(lines.join(u'\n'), m_list);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(server.enabled ? Qt::Checked : Qt::Unchecked);
        }
        m_list->setCurrentRow(qBound(-1, row, m_list->count() - 1));
    }
    showProblem({});
    refresh();
}

void McpServersDialog::showProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void McpServersDialog::offerProjectFile(const QString &folder)
{
    m_project->setText(tr("%1 has a file that says how calls are taken back. It does not count until you accept it.")
                           .arg(base::visibleText(folder)));
    m_project->setVisible(!folder.isEmpty());
    m_lookAtProject->setVisible(!folder.isEmpty());
}

void McpServersDialog::refresh()
{
    const bool any = m_list->currentRow() >= 0;
    m_edit->setEnabled(any);
    m_tools->setEnabled(any);
    m_remove->setEnabled(any);
}

void McpServersDialog::edit(int row)
{
    if (row >= m_servers.size())
        return;
    QStringList others;
    for (int i = 0; i < m_servers.size(); ++i) {
        if (i != row)
            others << m_servers[i].name;
    }
    auto *dialog = new McpDialog(row < 0 ? core::McpEntry() : m_servers[row], others, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &McpDialog::saved, this, &McpServersDialog::saved);
    dialog->open();
}

void McpServersDialog::remove()
{
    const int row = m_list->currentRow();
    if (row >= 0)
        Q_EMIT removeRequested(QString(m_servers[row].id));
}

} // namespace widgets

#include "moc_mcpserversdialog.cpp"
