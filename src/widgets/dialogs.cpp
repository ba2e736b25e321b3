// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs.h"

#include "base/visibletext.h"
#include "models/words.h"
#include "ui_agenteditor.h"
#include "ui_agentsdialog.h"
#include "ui_newsessiondialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace widgets {

// --- NewSessionDialog ----------------------------------------------------------------------------------------

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

// --- AgentEditor ---------------------------------------------------------------------------------------------

AgentEditor::AgentEditor(const AgentFields &agent, QWidget *parent)
    : QDialog(parent)
    , m_agent(agent)
    , m_ui(std::make_unique<Ui::AgentEditor>())
{
    m_ui->setupUi(this);
    m_ui->name->setText(agent.name);
    m_ui->command->setText(agent.command);
    QStringList lines;
    for (const auto &[name, value] : agent.environment)
        lines << QStringLiteral("%1=%2").arg(name, value);
    m_ui->environment->setPlainText(lines.join(u'\n'));
    connect(m_ui->command, &QLineEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->environment, &QPlainTextEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->agent());
        accept();
    });
    check();
}

AgentEditor::~AgentEditor() = default;

AgentFields AgentEditor::agent() const
{
    AgentFields agent = m_agent;
    agent.command = m_ui->command->text().trimmed();
    agent.name = m_ui->name->text().trimmed();
    if (agent.name.isEmpty())
        agent.name = QFileInfo(agent.command.section(u' ', 0, 0)).fileName();
    agent.environment.clear();
    const QStringList lines = m_ui->environment->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (const qsizetype at = line.indexOf(u'='); at > 0)
            agent.environment.append({line.left(at).trimmed(), line.mid(at + 1)});
    }
    return agent;
}

void AgentEditor::check()
{
    QString problem;
    if (m_ui->command->text().trimmed().isEmpty())
        problem = tr("Type the command that starts the agent.");
    const QStringList lines = m_ui->environment->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (line.indexOf(u'=') < 1)
            problem = tr("“%1” is not of the form NAME=value.").arg(line);
    }
    m_ui->problem->setText(problem);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(problem.isEmpty());
}

// --- AgentsDialog --------------------------------------------------------------------------------------------

AgentsDialog::AgentsDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui::AgentsDialog>())
{
    m_ui->setupUi(this);
    const auto withCurrent = [this](auto f) {
        return [this, f] {
            if (const AgentFields *agent = current())
                f(AgentFields(*agent));
        };
    };
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &AgentsDialog::refreshButtons);
    connect(m_ui->list, &QListWidget::itemDoubleClicked, this, withCurrent([this](const AgentFields &agent) {
                if (!agent.fixed)
                    edit(agent);
            }));
    connect(m_ui->add, &QAbstractButton::clicked, this, [this] { edit({}); });
    connect(m_ui->edit, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { edit(agent); }));
    connect(m_ui->remove, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { Q_EMIT removeRequested(agent.id); }));
    connect(m_ui->makeDefault, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { Q_EMIT defaultRequested(agent.id); }));
    // The data is the name of the rules.
    m_ui->writes->addItem(tr("Write it at once"), QStringLiteral("at-once"));
    m_ui->writes->addItem(tr("Ask me each time"), QStringLiteral("ask"));
    m_ui->writes->addItem(tr("Stage it; I decide when the turn has ended"), QStringLiteral("stage"));
    m_ui->writes->addItem(tr("Stage it; write it when the turn ends well"), QStringLiteral("stage-commit"));
    connect(m_ui->writes, &QComboBox::activated, this, [this] {
        const auto rules = core::writeRules(m_ui->writes->currentData().toString());
        const AgentFields *agent = current();
        if (rules && agent)
            Q_EMIT writesChosen(QString(agent->id), *rules);
    });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refreshButtons();
}

AgentsDialog::~AgentsDialog() = default;

void AgentsDialog::setAgents(const QList<AgentFields> &agents, const QString &defaultAgent)
{
    const int row = qMax(0, m_ui->list->currentRow());
    m_agents = agents;
    m_default = defaultAgent;
    m_ui->list->clear();
    for (const AgentFields &agent : agents) {
        const QString name = base::visibleText(agent.name), command = base::visibleText(agent.command);
        m_ui->list->addItem(agent.id == defaultAgent ? tr("%1 (used for new sessions)\n%2").arg(name, command)
                                                     : QStringLiteral("%1\n%2").arg(name, command));
    }
    m_ui->list->setCurrentRow(qMin(row, int(agents.size()) - 1));
    refreshButtons();
}

const AgentFields *AgentsDialog::current() const
{
    const int row = m_ui->list->currentRow();
    return row >= 0 && row < m_agents.size() ? &m_agents.at(row) : nullptr;
}

void AgentsDialog::refreshButtons()
{
    const AgentFields *agent = current();
    m_ui->edit->setEnabled(agent && !agent->fixed);
    m_ui->remove->setEnabled(agent && !agent->fixed);
    m_ui->makeDefault->setEnabled(agent && agent->id != m_default);
    m_ui->writes->setEnabled(agent);
    m_ui->writes->setCurrentIndex(agent ? m_ui->writes->findData(core::nameOf(agent->writes)) : 0);
    const QString manners = agent ? models::mannersDetail(agent->manners) : QString();
    m_ui->mannersTitle->setVisible(!manners.isEmpty());
    m_ui->manners->setText(manners);
    m_ui->manners->setVisible(!manners.isEmpty());
}

void AgentsDialog::edit(const AgentFields &agent)
{
    auto *editor = new AgentEditor(agent, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &AgentEditor::saved, this, &AgentsDialog::saved);
    editor->open();
}

} // namespace widgets
