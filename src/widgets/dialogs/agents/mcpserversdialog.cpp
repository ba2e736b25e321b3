// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpserversdialog.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "core/remote/mcpentry.h"
#include "widgets/dialogs/agents/mcpdialog.h"
#include "widgets/dialogs/agents/mcptools.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

void showServer(QListWidgetItem *item, const core::McpEntry &server, const QStringList &remarks)
{
    using Kind = RowPiece::Kind;
    QList<RowPiece> pieces{{base::visibleText(server.name), Kind::Strong}, {models::mcpTarget(server), Kind::WeakCode}};
    for (const QString &detail : models::mcpDetails(server).split(u'\n'))
        pieces << RowPiece{detail, Kind::Weak};
    pieces << RowPiece{models::mcpRemark(server), Kind::Failed};
    for (const QString &remark : remarks)
        pieces << RowPiece{remark, Kind::Waits};
    pieces.removeIf([](const RowPiece &piece) { return piece.text.isEmpty(); });
    RowLines lines;
    for (const RowPiece &piece : std::as_const(pieces))
        lines << RowLine{{piece}};
    setRow(item, lines);
    item->setToolTip(item->text());
}

McpServersDialog::McpServersDialog(QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_tools(new McpTools(this))
    , m_test(new QPushButton(tr("Te&st"), this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_remove(new QPushButton(tr("Re&move"), this))
    , m_title(boldLabel(this))
    , m_problem(wrappedLabel(this))
    , m_project(wrappedLabel(this))
    , m_lookAtProject(new QPushButton(tr("&Look…"), this))
{
    setWindowTitle(tr("MCP servers"));
    m_list->setAccessibleName(tr("MCP servers"));
    new RowDelegate(m_list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(fontMetrics().horizontalAdvance(u'0') * 20);
    setEmptyText(m_list, tr("No MCP servers"), tr("Servers give agents more tools."));
    auto *about =
        hintLabel(this, tr("Agents can use the checked servers, always through Belay, which logs every call."));
    auto *add = new QPushButton(tr("&Add…"), this), *import = new QPushButton(tr("&Import…"), this);
    QLayout *const project = rowOf(nullptr, {{m_project, 1}, m_lookAtProject});
    QLayout *const side = columnOf(nullptr, {rowOf(nullptr, {add, import, Cell::room()}),
                                             {m_list, 1},
                                             rowOf(nullptr, {m_remove, Cell::room()}),
                                             m_problem,
                                             project});
    QLayout *const head = rowOf(nullptr, {{m_title, 1}, m_test, m_edit});
    QLayout *const detail = columnOf(nullptr, {head, about, {m_tools, 1}});
    rowOf(nullptr, {{side, 2}, {detail, 5}}, {}, 0, this)->setSpacing(fontMetrics().height());
    connect(m_lookAtProject, &QPushButton::clicked, this, &McpServersDialog::projectFileRequested);
    offerProjectFile({});
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { edit(m_list->currentRow()); });
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (const core::McpEntry *server = current())
            Q_EMIT testRequested(core::McpEntry(*server));
    });
    m_remove->installEventFilter(this);
    connect(m_remove, &QPushButton::clicked, this, &McpServersDialog::remove);
    connect(import, &QPushButton::clicked, this, &McpServersDialog::importRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &McpServersDialog::refresh);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        core::McpEntry &server = m_servers[m_list->row(item)];
        server.enabled = item->checkState() == Qt::Checked;
        refresh();
        Q_EMIT switched(QString(server.id), server.enabled);
    });
    auto *del = new QShortcut(QKeySequence::Delete, m_list);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &McpServersDialog::remove);
    setServers({});
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    frameDialog(
        this, close, {fontMetrics().horizontalAdvance(u'0') * 130, fontMetrics().height() * 42},
        hintLabel(this, tr("Applies to every call, from the agent's next start. Keys in a row: p pass, a ask, h "
                           "hold, d deny.")));
}

void McpServersDialog::setServers(const QList<core::McpEntry> &servers)
{
    // A new one is selected, so that its tools are one key away.
    const auto added = std::find_if(servers.begin(), servers.end(), [this](const core::McpEntry &server) {
        return std::ranges::find(m_servers, server.id, &core::McpEntry::id) == m_servers.end();
    });
    const qsizetype row = isVisible() && added != servers.end() ? added - servers.begin() : m_list->currentRow();
    {
        const QSignalBlocker quiet(m_list);
        m_servers = servers;
        m_list->clear();
        for (const core::McpEntry &server : servers) {
            auto *item = new QListWidgetItem(m_list);
            showServer(item, server);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(server.enabled ? Qt::Checked : Qt::Unchecked);
        }
        m_list->setCurrentRow(int(qMin(qMax<qsizetype>(0, row), servers.size() - 1)));
    }
    showProblem({});
    refresh();
}

void McpServersDialog::setTools(const core::McpEntry &server, const std::vector<mcp::ToolInfo> &tools)
{
    m_known.insert(core::identityOf(server), tools);
    refresh();
}

void McpServersDialog::sayOf(const core::McpEntry &server, const QString &text)
{
    if (current() && current()->id == server.id)
        m_tools->say(text);
    else
        showProblem(base::labelled(base::visibleText(server.name), text));
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
    const core::McpEntry *server = current();
    m_title->setText(server ? base::visibleText(server->name) : QString());
    for (QWidget *button : {m_test, m_edit, m_remove})
        button->setEnabled(server);
    m_tools->setVisible(server);
    m_tools->setServer(server ? *server : core::McpEntry(),
                       server ? m_known.value(core::identityOf(*server)) : std::vector<mcp::ToolInfo>());
}

const core::McpEntry *McpServersDialog::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_servers.size() ? &m_servers[row] : nullptr;
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

/// The second click of a double click was not meant for the next server.
bool McpServersDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_remove || event->type() != QEvent::MouseButtonDblClick)
        return QDialog::eventFilter(watched, event);
    m_remove->setDown(false);
    return true;
}

void McpServersDialog::remove()
{
    if (const core::McpEntry *server = current())
        Q_EMIT removeRequested(QString(server->id));
}

} // namespace widgets

#include "moc_mcpserversdialog.cpp"
