// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpserversdialog.h"

#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "core/remote/mcpentry.h"
#include "ui_mcpdialog.h"
#include "ui_mcpserversdialog.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

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

/// Whole, in a row of a list with a RowDelegate, and what else there is to say of it.
static void showServer(QListWidgetItem *item, const core::McpEntry &server, const QStringList &remarks = {})
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

McpServersDialog::McpServersDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui_McpServersDialog>())
{
    m_ui->setupUi(this);
    makeBold(m_ui->title);
    new RowDelegate(m_ui->list);
    const int letter = fontMetrics().horizontalAdvance(u'0');
    m_ui->list->setMinimumWidth(letter * 20);
    setEmptyText(m_ui->list, tr("No MCP servers"), tr("Servers give agents more tools."));
    m_ui->row->setSpacing(fontMetrics().height());
    connect(m_ui->lookAtProject, &QAbstractButton::clicked, this, &McpServersDialog::projectFileRequested);
    offerProjectFile({});
    connect(m_ui->add, &QAbstractButton::clicked, this, [this] { edit(-1); });
    // These are off without a server.
    connect(m_ui->edit, &QAbstractButton::clicked, this, [this] { edit(m_ui->list->currentRow()); });
    connect(m_ui->list, &QListWidget::itemActivated, m_ui->edit, &QAbstractButton::click);
    connect(m_ui->test, &QAbstractButton::clicked, this, [this] { Q_EMIT testRequested(core::McpEntry(*current())); });
    removeFrom(m_ui->list, m_ui->remove);
    connect(m_ui->remove, &QAbstractButton::clicked, this, [this] { Q_EMIT removeRequested(QString(current()->id)); });
    connect(m_ui->importServers, &QAbstractButton::clicked, this, &McpServersDialog::importRequested);
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &McpServersDialog::refresh);
    connect(m_ui->list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        core::McpEntry &server = m_servers[m_ui->list->row(item)];
        server.enabled = item->checkState() == Qt::Checked;
        refresh();
        Q_EMIT switched(QString(server.id), server.enabled);
    });
    setServers({});
    frameDialog(this, m_ui->buttons, {letter * 130, fontMetrics().height() * 42}, m_ui->said);
}

McpServersDialog::~McpServersDialog() = default;

McpTools *McpServersDialog::tools() const
{
    return m_ui->tools;
}

void McpServersDialog::setServers(const QList<core::McpEntry> &servers)
{
    // A new one is selected, so that its tools are one key away.
    const auto added = std::find_if(servers.begin(), servers.end(), [this](const core::McpEntry &server) {
        return std::ranges::find(m_servers, server.id, &core::McpEntry::id) == m_servers.end();
    });
    const qsizetype row = isVisible() && added != servers.end() ? added - servers.begin() : m_ui->list->currentRow();
    {
        const QSignalBlocker quiet(m_ui->list);
        m_servers = servers;
        m_ui->list->clear();
        for (const core::McpEntry &server : servers) {
            auto *item = new QListWidgetItem(m_ui->list);
            showServer(item, server);
            item->setCheckState(server.enabled ? Qt::Checked : Qt::Unchecked);
        }
        m_ui->list->setCurrentRow(int(qMin(qMax<qsizetype>(0, row), servers.size() - 1)));
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
        m_ui->tools->say(text);
    else
        showProblem(base::labelled(base::visibleText(server.name), text));
}

void McpServersDialog::showProblem(const QString &problem)
{
    say(m_ui->problem, problem);
}

void McpServersDialog::offerProjectFile(const QString &folder)
{
    m_ui->project->setText(
        tr("%1 has a file that says how calls are taken back. It does not count until you accept it.")
            .arg(base::visibleText(folder)));
    m_ui->project->setVisible(!folder.isEmpty());
    m_ui->lookAtProject->setVisible(!folder.isEmpty());
}

void McpServersDialog::refresh()
{
    const core::McpEntry *server = current();
    m_ui->title->setText(server ? base::visibleText(server->name) : QString());
    for (QWidget *button : {m_ui->test, m_ui->edit, m_ui->remove})
        button->setEnabled(server);
    m_ui->tools->setVisible(server);
    m_ui->tools->setServer(server ? *server : core::McpEntry(),
                           server ? m_known.value(core::identityOf(*server)) : std::vector<mcp::ToolInfo>());
}

const core::McpEntry *McpServersDialog::current() const
{
    const int row = m_ui->list->currentRow();
    return row >= 0 && row < m_servers.size() ? &m_servers[row] : nullptr;
}

void McpServersDialog::edit(int row)
{
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

#include "moc_mcpserversdialog.cpp"
