// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcptools.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/review/undoproposal.h"
#include "models/texts/mcptext.h"
#include "ui_mcptools.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <optional>
#include <utility>

namespace widgets {

namespace {

enum ToolsColumn { ToolColumn, UndoColumn, PolicyColumn };

constexpr int preset = -1;
constexpr core::McpVerdict verdicts[] = {core::McpVerdict::Pass, core::McpVerdict::Ask, core::McpVerdict::Hold,
                                         core::McpVerdict::Deny};

} // namespace

McpTools::McpTools(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui_McpTools>())
{
    m_ui->setupUi(this);
    makeBold(m_ui->head);
    new RowDelegate(m_ui->table);
    setEmptyText(m_ui->table, tr("No tools"), tr("Test asks the server for them."));
    m_ui->table->setHorizontalHeaderLabels({tr("Tool, and what the server says of it"), tr("Undo"), tr("Calls")});
    QHeaderView *header = m_ui->table->horizontalHeader();
    header->setSectionResizeMode(ToolColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(fontMetrics().horizontalAdvance(u'0') * 9);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_ui->table->setColumnWidth(UndoColumn, fontMetrics().horizontalAdvance(u'0') * 18);
    header->setSectionResizeMode(PolicyColumn, QHeaderView::ResizeToContents);
    m_ui->table->installEventFilter(this);
    m_ui->table->setMinimumHeight(fontMetrics().height() * 10);
    m_ui->by->lineEdit()->setPlaceholderText(tr("None"));
    m_ui->by->lineEdit()->setAccessibleName(base::plainName(m_ui->byLabel->text()));
    m_ui->arguments->setFont(Theme::from(palette(), font()).mono);
    addScrolled(m_ui->column, m_ui->contents);
    connect(m_ui->table, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (row != before)
            showCurrent();
    });
    connect(m_ui->by, &QComboBox::currentTextChanged, this, &McpTools::keepUndo);
    connect(m_ui->arguments, &QLineEdit::textChanged, this, &McpTools::keepUndo);
    connect(m_ui->propose, &QAbstractButton::clicked, this, [this] {
        const mcp::ToolInfo *tool = current();
        const auto proposed = tool ? models::proposedUndo(*tool, m_tools) : std::nullopt;
        if (!proposed) {
            say(tr("No tool of this server has a name that suggests it."));
            return;
        }
        m_ui->arguments->setText(QString::fromUtf8(proposed->arguments));
        m_ui->by->setCurrentText(proposed->by);
    });
    connect(m_ui->tryOut, &QAbstractButton::clicked, this, [this] {
        const mcp::Compensation how = edited();
        const auto by = std::ranges::find(m_tools, how.by, &mcp::ToolInfo::name);
        Q_EMIT tryRequested(m_server, how, by == m_tools.end() ? QByteArray() : by->inputSchema);
    });
    showCurrent();
}

McpTools::~McpTools() = default;

void McpTools::setServer(const core::McpEntry &server, const std::vector<mcp::ToolInfo> &tools)
{
    if (server == m_server && (tools.empty() || tools == m_tools))
        return; // else what is being typed would be set anew
    const QString selected = current() && server.id == m_server.id ? current()->name : QString();
    const auto keptFor = [this](const QString &tool) {
        const mcp::Compensation *how = own(tool);
        return how ? std::optional(*how) : std::nullopt;
    };
    const std::optional<mcp::Compensation> kept = keptFor(selected);
    const QString by = m_ui->by->currentText(), arguments = m_ui->arguments->text();
    // What was chosen is shown even if the server was not asked.
    QStringList names = tools.empty() ? server.chosen.keys() : QStringList();
    for (const mcp::Compensation &how : tools.empty() ? server.undo : mcp::Compensations())
        names << how.tool;
    names.removeDuplicates();
    m_server = server;
    m_tools = tools;
    for (const QString &name : std::as_const(names)) {
        m_tools.emplace_back();
        m_tools.back().name = name;
    }
    fill();
    const auto row = std::ranges::find(m_tools, selected, &mcp::ToolInfo::name);
    if (!m_tools.empty())
        m_ui->table->setCurrentCell(row == m_tools.end() ? 0 : int(row - m_tools.begin()), ToolColumn);
    showCurrent();
    if (row == m_tools.end() || keptFor(selected) != kept)
        return;
    // What is being typed for it stays, though it cannot be kept yet.
    m_isShowing = true;
    m_ui->by->setCurrentText(by);
    m_ui->arguments->setText(arguments);
    m_isShowing = false;
    keepUndo();
}

void McpTools::say(const QString &text)
{
    m_ui->said->setText(text);
}

void McpTools::fill()
{
    using Kind = RowPiece::Kind;
    const QSignalBlocker quiet(m_ui->table);
    m_ui->table->setRowCount(int(m_tools.size()));
    QWidget *before = m_ui->table;
    for (int row = 0; row < m_ui->table->rowCount(); ++row) {
        const mcp::ToolInfo &tool = m_tools[size_t(row)];
        const QString about = base::visibleText(tool.description).section(u'\n', 0, 0);
        QStringList lines{base::visibleText(tool.name), models::mcpToolHints(tool.annotations), about};
        RowLines shown{{{{lines[0], Kind::Code}}}};
        if (!lines[1].isEmpty())
            shown.first().begin << RowPiece{lines[1], Kind::Chip};
        if (!about.isEmpty())
            shown << RowLine{{{about, Kind::Weak}}};
        lines.removeAll(QString());
        auto *item = new QTableWidgetItem(lines.join(u'\n'));
        item->setData(RowDelegate::Lines, QVariant::fromValue(shown));
        item->setToolTip(base::visibleText(tool.description, base::LineBreaks::Keep));
        m_ui->table->setItem(row, ToolColumn, item);
        m_ui->table->setItem(row, UndoColumn, new QTableWidgetItem);
        auto *policy = new QComboBox(m_ui->table);
        policy->addItem(tr("Default"), preset);
        for (const core::McpVerdict verdict : verdicts)
            policy->addItem(models::mcpVerdictText(verdict), int(verdict));
        const auto chosen = m_server.chosen.constFind(tool.name);
        policy->setCurrentIndex(policy->findData(chosen == m_server.chosen.cend() ? preset : int(*chosen)));
        policy->setAccessibleName(tr("Calls of %1").arg(base::visibleText(tool.name)));
        connect(policy, &QComboBox::currentIndexChanged, this,
                [this, row, policy] { choose(row, policy->currentData().toInt()); });
        auto *cell = new QWidget(m_ui->table); // of the row's height, which the box has not
        rowOf(nullptr, {policy}, {}, 0, cell)->setContentsMargins({});
        m_ui->table->setCellWidget(row, PolicyColumn, cell);
        setTabOrder(std::exchange(before, policy), policy);
        fillRow(row);
    }
    m_ui->table->resizeRowsToContents();
    const QSignalBlocker still(m_ui->by);
    m_ui->by->clear();
    m_ui->by->addItem(QString());
    m_ui->by->setItemData(0, m_ui->by->lineEdit()->placeholderText(), Qt::AccessibleTextRole);
    for (const mcp::ToolInfo &tool : m_tools)
        m_ui->by->addItem(tool.name);
}

void McpTools::fillRow(int row)
{
    const RowPiece undo = undoOf(m_tools[size_t(row)]);
    QTableWidgetItem *item = m_ui->table->item(row, UndoColumn);
    item->setText(undo.text);
    item->setForeground(undo.kind == RowPiece::Kind::Failed ? QBrush(Theme::from(palette(), font()).failed.color)
                                                            : QBrush());
}

RowPiece McpTools::undoOf(const mcp::ToolInfo &tool) const
{
    if (const mcp::Compensation *how = own(tool.name))
        return {base::Words::tr("can be undone by %1").arg(base::visibleText(how->by))};
    // As of its annotations: it counts once the server is believed.
    if (!tool.undoneBy.isEmpty() && m_server.trusted)
        return {tr("can be undone by %1, the server says").arg(base::visibleText(tool.undoneBy))};
    if (tool.annotations.readOnly.value_or(false))
        return {m_server.trusted ? tr("changes nothing") : tr("changes nothing, the server says")};
    return {base::Words::tr("cannot be undone"), RowPiece::Kind::Failed};
}

const mcp::ToolInfo *McpTools::current() const
{
    const int row = m_ui->table->currentRow();
    return row >= 0 && size_t(row) < m_tools.size() ? &m_tools[size_t(row)] : nullptr;
}

const mcp::Compensation *McpTools::own(const QString &tool) const
{
    const auto found = std::ranges::find(m_server.undo, tool, &mcp::Compensation::tool);
    return found == m_server.undo.end() ? nullptr : &*found;
}

void McpTools::choose(int row, int verdict)
{
    const QString tool = m_tools[size_t(row)].name;
    if (verdict == preset)
        m_server.chosen.remove(tool);
    else
        m_server.chosen.insert(tool, core::McpVerdict(verdict));
    Q_EMIT changed(m_server);
}

void McpTools::showCurrent()
{
    const mcp::ToolInfo *tool = current();
    m_isShowing = true;
    const mcp::Compensation *how = tool ? own(tool->name) : nullptr;
    m_ui->by->setCurrentText(how ? how->by : QString());
    m_ui->arguments->setText(how ? QString::fromUtf8(how->arguments) : QString());
    m_isShowing = false;
    m_ui->head->setText(tool ? tr("Undo of %1").arg(base::visibleText(tool->name)) : QString());
    for (QWidget *part : std::initializer_list<QWidget *>{m_ui->by, m_ui->arguments, m_ui->propose, m_ui->tryOut})
        part->setEnabled(tool != nullptr);
    say({});
}

mcp::Compensation McpTools::edited() const
{
    mcp::Compensation out;
    out.tool = current() ? current()->name : QString();
    out.by = m_ui->by->currentText().trimmed();
    const QString arguments = m_ui->arguments->text().trimmed();
    out.arguments = arguments.isEmpty() ? QByteArray("{}") : arguments.toUtf8();
    return out;
}

/// What cannot be filled in is not kept: it would promise an undo that there is not. The one before stays meanwhile.
void McpTools::keepUndo()
{
    if (m_isShowing || !current())
        return;
    const mcp::Compensation how = edited();
    const auto checked = mcp::checkCompensation(how);
    say(!how.by.isEmpty() && !checked ? checked.error().message : QString());
    if (!how.by.isEmpty() && !checked)
        return;
    const mcp::Compensations before = m_server.undo;
    const auto kept = std::ranges::find(m_server.undo, how.tool, &mcp::Compensation::tool);
    if (how.by.isEmpty())
        std::erase_if(m_server.undo, [&how](const mcp::Compensation &known) { return known.tool == how.tool; });
    else if (kept != m_server.undo.end())
        *kept = how;
    else
        m_server.undo.push_back(how);
    if (m_server.undo == before)
        return;
    fillRow(m_ui->table->currentRow());
    Q_EMIT changed(m_server);
}

void McpTools::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    for (int row = 0; event->type() == QEvent::PaletteChange && row < m_ui->table->rowCount(); ++row)
        fillRow(row);
}

bool McpTools::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_ui->table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    static const QString letters = QStringLiteral("pahd");
    const qsizetype letter = key->text().size() == 1 ? letters.indexOf(key->text()) : -1;
    if (letter < 0 || key->modifiers() != Qt::NoModifier || !current())
        return QWidget::eventFilter(watched, event);
    auto *policy = m_ui->table->cellWidget(m_ui->table->currentRow(), PolicyColumn)->findChild<QComboBox *>();
    policy->setCurrentIndex(policy->findData(int(verdicts[letter])));
    return true;
}

} // namespace widgets

#include "moc_mcptools.cpp"
