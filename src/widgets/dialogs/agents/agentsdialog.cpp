// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/agentsdialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/showntext.h"
#include "models/texts/stopstatisticstext.h"
#include "ui_agentsdialog.h"
#include "widgets/dialogs/agents/agenteditor.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/rowdelegate.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QMenu>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace widgets {

namespace {

/// For a menu, where & marks a mnemonic.
QString escaped(QString words)
{
    return words.replace(u'&', QLatin1String("&&"));
}

} // namespace

AgentsDialog::AgentsDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui_AgentsDialog>())
{
    m_ui->setupUi(this);
    setWindowTitle(base::Words::tr("Agents"));
    m_ui->list->setAccessibleName(windowTitle());
    new RowDelegate(m_ui->list);
    setEmptyText(m_ui->list, tr("No agents"), tr("Add one that is installed, or one of the registry."));
    m_ui->row->setSpacing(fontMetrics().height());
    for (QPushButton *button : {m_ui->remove, m_ui->duplicate, m_ui->makeDefault})
        m_ui->buttons->addButton(button, QDialogButtonBox::ResetRole);
    m_ui->list->setIconSize(QSize(AgentPicture::large, AgentPicture::large));
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &AgentsDialog::showCurrent);
    connect(m_ui->list, &QListWidget::itemActivated, m_ui->editor, qOverload<>(&QWidget::setFocus));
    m_ui->add->setMenu(new QMenu(this));
    connect(m_ui->add->menu(), &QMenu::aboutToShow, this, &AgentsDialog::fillMenu);
    removeFrom(m_ui->list, m_ui->remove);
    ignoreSecondClick(m_ui->duplicate);
    // All three are off without an agent.
    connect(m_ui->remove, &QAbstractButton::clicked, this, [this] { Q_EMIT removeRequested(QString(current()->id)); });
    connect(m_ui->duplicate, &QAbstractButton::clicked, this,
            [this] { Q_EMIT duplicateRequested(QString(current()->id)); });
    connect(m_ui->makeDefault, &QAbstractButton::clicked, this,
            [this] { Q_EMIT defaultRequested(QString(current()->id)); });
    connect(m_ui->editor, &AgentEditor::saved, this, &AgentsDialog::saved);
    connect(this, &QDialog::finished, m_ui->editor, &AgentEditor::commit);
    const int letter = fontMetrics().horizontalAdvance(u'0');
    m_ui->list->setMinimumWidth(letter * 20);
    if (screen()->availableSize().width() < letter * 80)
        m_ui->row->setDirection(QBoxLayout::TopToBottom);
    frameDialog(this, m_ui->buttons, {letter * 124, fontMetrics().height() * 38});
}

AgentsDialog::~AgentsDialog() = default;

AgentEditor *AgentsDialog::editor() const
{
    return m_ui->editor;
}

void AgentsDialog::setAgents(const QList<AgentFields> &agents, const QString &defaultAgent)
{
    const AgentFields *selected = current();
    qsizetype row =
        std::ranges::find(agents, selected ? selected->id : defaultAgent, &AgentFields::id) - agents.begin();
    if (row == agents.size())
        row = qMin<qsizetype>(qMax(0, m_ui->list->currentRow()), row - 1);
    for (qsizetype i = 0; i < agents.size() && !m_agents.isEmpty(); ++i) {
        if (std::ranges::find(m_agents, agents.at(i).id, &AgentFields::id) == m_agents.end())
            row = i; // one that was added
    }
    const QList<AgentFields> before = std::exchange(m_agents, agents);
    m_default = defaultAgent;
    {
        // In their places: the list stays where it is scrolled to, with what is under the cursor.
        const QSignalBlocker quiet(m_ui->list);
        while (m_ui->list->count() > agents.size())
            delete m_ui->list->takeItem(m_ui->list->count() - 1);
        while (m_ui->list->count() < agents.size())
            new QListWidgetItem(m_ui->list);
        for (qsizetype i = 0; i < agents.size(); ++i)
            showRow(m_ui->list->item(int(i)), agents.at(i));
        m_ui->list->doItemsLayout(); // a row may have another height
        m_ui->list->setCurrentRow(m_ui->editor->isNew() ? -1 : int(row));
    }
    showPictures();
    showCurrent();
    for (const AgentFields &gone : before) {
        if (std::ranges::find(agents, gone.id, &AgentFields::id) == agents.end())
            m_ui->editor->forget(gone.id);
    }
}

void AgentsDialog::showRow(QListWidgetItem *item, const AgentFields &agent)
{
    using Kind = RowPiece::Kind;
    const QString name = base::visibleText(agent.name), command = base::visibleText(agent.command);
    const auto can = agent.tested.value_or(AgentTested()).can;
    const QString stops = models::stopStatisticsText(agent.statistics);
    RowLine first{{{name, Kind::Strong}}}, chips;
    RowLine state{{{stops.isEmpty() ? tr("not stopped yet") : stops, Kind::Weak}}};
    if (agent.id == m_default)
        first.begin << RowPiece{tr("for new sessions"), Kind::Chip};
    if (agent.sessions > 0)
        state.end << RowPiece{base::Words::tr("%n session(s)", nullptr, agent.sessions), Kind::Running};
    else if (agent.tested && !agent.tested->found.isEmpty() && !agent.tested->found.constFirst().holds)
        state.end << RowPiece{tr("no answer"), Kind::Failed};
    else if (!agent.tested && !agent.conduct && stops.isEmpty())
        state.end << RowPiece{tr("not tested yet"), Kind::Weak};
    for (const auto &[has, words] :
         {std::pair(can.loadSession || can.resumeSession, tr("resume")),
          std::pair(can.prompt.image, base::Words::tr("images")), std::pair(agent.isRemote(), tr("remote")),
          std::pair(agent.holds, base::Words::tr("held back")),
          std::pair(agent.conduct && agent.conduct->asksBeforeCommands.value_or(false), tr("asks first"))}) {
        if (has)
            chips.begin << RowPiece{words, Kind::Chip};
    }
    RowLines lines{first, {{{command, Kind::WeakCode}}}, state};
    if (!chips.begin.isEmpty())
        lines << chips;
    setRow(item, lines);
    item->setToolTip(command);
}

void AgentsDialog::setPicture(const QString &agentId, const AgentPicture &picture)
{
    m_pictures.insert(agentId, picture);
    showPictures();
}

void AgentsDialog::showPictures()
{
    for (int row = 0; row < m_ui->list->count(); ++row)
        m_ui->list->item(row)->setIcon(agentIcon(m_pictures.value(m_agents.at(row).id), palette()));
}

void AgentsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showPictures();
}

void AgentsDialog::setSources(const QList<AgentFields> &found, const QList<ImportSource> &imports)
{
    m_found = found;
    m_imports = imports;
}

void AgentsDialog::fillMenu()
{
    QMenu *menu = m_ui->add->menu();
    menu->clear();
    menu->addAction(tr("From the &registry…"), this, &AgentsDialog::registryRequested);
    for (const AgentFields &agent : std::as_const(m_found)) {
        const QString words = tr("%1, found on this computer").arg(base::visibleText(agent.name));
        menu->addAction(escaped(words), this, [this, agent] { Q_EMIT saved(agent); });
    }
    for (const ImportSource &source : std::as_const(m_imports)) {
        const QString words = tr("Those of %1 (%2)").arg(source.program, models::shownPath(source.path));
        menu->addAction(escaped(words), this, [this, path = source.path] { Q_EMIT importRequested(path); });
    }
    menu->addAction(tr("From a settings &file…"), this, &AgentsDialog::chooseFile);
    menu->addSeparator();
    menu->addAction(tr("A &command or an address…"), this, [this] { edit({}); });
}

void AgentsDialog::chooseFile()
{
    QFileDialog *chooser = openFileDialog(
        this, base::Words::tr("Settings with “%1”").arg(QLatin1String("agent_servers")), QDir::homePath(),
        base::Words::tr("Settings (*.json *.jsonc);;All files (*)").split(QStringLiteral(";;")));
    connect(chooser, &QFileDialog::fileSelected, this, &AgentsDialog::importRequested);
    chooser->open();
}

const AgentFields *AgentsDialog::current() const
{
    const int row = m_ui->list->currentRow();
    return row >= 0 && row < m_agents.size() ? &m_agents.at(row) : nullptr;
}

void AgentsDialog::showCurrent()
{
    const AgentFields *agent = current();
    if (agent || !m_ui->editor->isNew())
        m_ui->editor->setAgent(agent ? AgentFields(*agent) : AgentFields());
    m_ui->remove->setEnabled(agent && !agent->isDemo);
    m_ui->duplicate->setEnabled(agent && !agent->isDemo);
    m_ui->makeDefault->setEnabled(agent && agent->id != m_default);
}

void AgentsDialog::edit(const AgentFields &agent)
{
    const auto known = std::ranges::find(m_agents, agent.id, &AgentFields::id);
    if (known == m_agents.end())
        m_ui->editor->setAgent(agent, true);
    m_ui->list->setCurrentRow(known == m_agents.end() ? -1 : int(known - m_agents.begin()));
    m_ui->editor->setFocus();
}

} // namespace widgets

#include "moc_agentsdialog.cpp"
