// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/agentsdialog.h"

#include "base/namedfolder.h"
#include "base/visibletext.h"
#include "core/files/writepolicy.h"
#include "core/held/ownpath.h"
#include "core/remote/mcpentry.h"
#include "models/texts/heldtext.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/stopstatisticstext.h"
#include "models/texts/texts.h"
#include "ui_agenteditor.h"
#include "ui_agentsdialog.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QUrl>

#include <cerrno>
#include <chrono>

namespace widgets {

namespace {

bool isHttp(const QString &command)
{
    const QString scheme = QUrl(command.trimmed()).scheme();
    return scheme == QLatin1String("http") || scheme == QLatin1String("https");
}

bool isAddress(const QString &command)
{
    const QString scheme = QUrl(command.trimmed()).scheme();
    return scheme == QLatin1String("ws") || scheme == QLatin1String("wss") || isHttp(command);
}

constexpr int valuesRow = 2; ///< in the form

/// For a menu, where & marks a mnemonic.
QString escaped(QString words)
{
    return words.replace(u'&', QLatin1String("&&"));
}

} // namespace

AgentEditor::AgentEditor(const AgentFields &agent, QWidget *parent)
    : QDialog(parent)
    , m_agent(agent)
    , m_ui(std::make_unique<Ui::AgentEditor>())
{
    m_ui->setupUi(this);
    m_ui->name->setText(agent.name);
    m_ui->command->setText(agent.command);
    m_ui->plainAllowed->setChecked(agent.plainAllowed);
    m_ui->folder->setText(QDir::toNativeSeparators(agent.folder));
    connect(m_ui->folder, &QLineEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->browse, &QAbstractButton::clicked, this, &AgentEditor::chooseFolder);
    m_ui->limit->setValue(int(std::chrono::ceil<std::chrono::minutes>(agent.turnLimit).count()));
    m_ui->own->setPlainText(agent.ownPaths.join(u'\n'));
    connect(m_ui->own, &QPlainTextEdit::textChanged, this, &AgentEditor::check);
    showValues(isAddress(agent.command));
    m_ui->form->setWidget(valuesRow, QFormLayout::LabelRole, m_ui->values->title());
    connect(m_ui->command, &QLineEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->values, &ValuesTable::edited, this, &AgentEditor::check);
    connect(m_ui->plainAllowed, &QAbstractButton::toggled, this, &AgentEditor::check);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->agent());
        accept();
    });
    check();
    frameDialog(this, m_ui->buttons);
}

AgentEditor::~AgentEditor() = default;

/// Variables of a program, or the headers of an address.
void AgentEditor::showValues(bool headers)
{
    m_showsHeaders = headers;
    const QSignalBlocker quiet(m_ui->values); // check() goes on with them
    m_ui->values->setKind(headers);
    m_ui->values->setValues(headers ? m_agent.headers : m_agent.environment,
                            headers ? m_agent.keptHeaders : m_agent.keptEnvironment);
}

void AgentEditor::setKnownOwnPaths(KnownOwnPaths known)
{
    m_known = std::move(known);
    check();
}

QStringList AgentEditor::ownPaths() const
{
    QStringList out;
    for (const QString &line : m_ui->own->toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            out << line.trimmed();
    }
    return out;
}

AgentFields AgentEditor::agent() const
{
    AgentFields agent = m_agent;
    agent.command = m_ui->command->text().trimmed();
    agent.name = m_ui->name->text().trimmed();
    if (agent.name.isEmpty())
        agent.name = isAddress(agent.command) ? QUrl(agent.command).host()
                                              : QFileInfo(agent.command.section(u' ', 0, 0)).fileName();
    (m_showsHeaders ? agent.headers : agent.environment) = m_ui->values->values() + m_ui->values->secrets();
    (m_showsHeaders ? agent.keptHeaders : agent.keptEnvironment) = m_ui->values->secretNames();
    agent.plainAllowed = m_ui->plainAllowed->isChecked();
    const QString folder = m_ui->folder->text().trimmed();
    agent.folder = folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath();
    agent.ownPaths = ownPaths();
    // A limit that is no whole number of minutes was not typed here, and stays as it is.
    if (const std::chrono::minutes limit(m_ui->limit->value());
        std::chrono::ceil<std::chrono::minutes>(agent.turnLimit) != limit)
        agent.turnLimit = limit;
    return agent;
}

void AgentEditor::chooseFolder()
{
    QFileDialog *chooser = folderDialog(this, tr("Folder of new sessions"), m_ui->folder->text());
    connect(chooser, &QFileDialog::fileSelected, m_ui->folder, &QLineEdit::setText);
    chooser->open();
}

QString AgentEditor::problem() const
{
    const QString command = m_ui->command->text().trimmed();
    if (command.isEmpty())
        return tr("Enter the agent's command or address.");
    const QString folder = m_ui->folder->text().trimmed();
    if (const auto named = base::namedFolder(folder); !named && named.error().code == EILSEQ)
        return named.error().message;
    if (const QFileInfo info(folder); !folder.isEmpty() && (!info.isAbsolute() || !info.isDir()))
        return tr("The folder “%1” does not exist. Enter the full path, or leave the field empty.")
            .arg(base::visibleText(folder));
    for (const QString &path : ownPaths()) {
        const auto own =
            core::ownPath(path, QDir::homePath(),
                          folder.isEmpty() ? QStringList() : QStringList(QFileInfo(folder).canonicalFilePath()));
        if (!own && !isAddress(command))
            return own.error().message;
    }
    if (QString values = m_ui->values->problem(); !values.isEmpty())
        return values;
    if (QString values = core::valuesProblem(m_ui->values->values(), m_ui->values->secretNames(), isAddress(command));
        !values.isEmpty() || !isAddress(command))
        return values;
    if (isHttp(command))
        return tr("Agents are reached by WebSocket: an address begins with wss:// or ws://.");
    if (QUrl(command).host().isEmpty())
        return tr("An address looks like wss://agents.example.com/acp.");
    return {};
}

void AgentEditor::check()
{
    const bool address = isAddress(m_ui->command->text());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->own, m_ui->ownLabel, m_ui->ownAbout})
        widget->setVisible(!address);
    if (address != m_showsHeaders) {
        // Each kind stays as it is while the other one is shown.
        (m_showsHeaders ? m_agent.headers : m_agent.environment) = m_ui->values->values() + m_ui->values->secrets();
        (m_showsHeaders ? m_agent.keptHeaders : m_agent.keptEnvironment) = m_ui->values->keptNames();
        showValues(address);
    }
    QStringList known = m_known ? m_known(m_ui->command->text()) : QStringList();
    for (QString &path : known)
        path.prepend(QStringLiteral("~/"));
    m_ui->ownAbout->setText(
        known.isEmpty() ? tr("Written directly, not held back, from the agent's next start. End a folder with /; it is "
                             "created if missing.")
                        : tr("Written directly, not held back, from the agent's next start. End a folder with /; it is "
                             "created if missing. Known of this program, and not needed here: %1.")
                              .arg(known.join(QStringLiteral(", "))));
    m_ui->plainAllowed->setVisible(
        address && m_ui->command->text().trimmed().startsWith(QLatin1String("ws:"), Qt::CaseInsensitive));
    const QString words = problem();
    m_ui->problem->setText(words);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(words.isEmpty());
    growDialog(this);
}

AgentsDialog::AgentsDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui::AgentsDialog>())
{
    m_ui->setupUi(this);
    new RowDelegate(m_ui->list);
    setEmptyText(m_ui->list, tr("No agents"), tr("Add one that is installed, or one of the registry."));
    makeBold(m_ui->title);
    m_ui->row->setSpacing(fontMetrics().height());
    // What is told of an agent scrolls: the dialog and its list stay as they are.
    m_ui->detail->removeItem(m_ui->about);
    m_ui->about->setParent(nullptr);
    addScrolled(m_ui->detail, m_ui->about);
    for (QPushButton *button : {m_ui->edit, m_ui->remove, m_ui->makeDefault})
        m_ui->buttons->addButton(button, QDialogButtonBox::ResetRole);
    m_ui->list->setIconSize(QSize(AgentPicture::large, AgentPicture::large));
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
    m_ui->add->setMenu(new QMenu(this));
    connect(m_ui->add->menu(), &QMenu::aboutToShow, this, &AgentsDialog::fillMenu);
    connect(m_ui->test, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { Q_EMIT testRequested(agent.id); }));
    connect(m_ui->edit, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { edit(agent); }));
    connect(m_ui->remove, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { Q_EMIT removeRequested(agent.id); }));
    connect(m_ui->makeDefault, &QAbstractButton::clicked, this,
            withCurrent([this](const AgentFields &agent) { Q_EMIT defaultRequested(agent.id); }));
    // The item's data is the name of the policy.
    m_ui->writes->addItem(tr("Write at once"), QStringLiteral("at-once"));
    m_ui->writes->addItem(tr("Ask me each time"), QStringLiteral("ask"));
    m_ui->writes->addItem(tr("Hold back until I accept"), QStringLiteral("hold"));
    m_ui->writes->setItemData(m_ui->writes->count() - 1, models::notHeldText(), Qt::ToolTipRole);
    // Prefers the width of its longest item, but must not make the dialog wider than the screen.
    m_ui->writes->setMinimumWidth(fontMetrics().horizontalAdvance(u'0') * 16);
    connect(m_ui->writes, &QComboBox::activated, this, [this] {
        const auto policy = core::writePolicy(m_ui->writes->currentData().toString());
        const AgentFields *agent = current();
        if (agent && agent->holds == policy.has_value())
            Q_EMIT holdsChosen(QString(agent->id), !policy);
        if (policy)
            giveUpLimits();
        agent = current();
        if (policy && agent)
            Q_EMIT writesChosen(QString(agent->id), *policy);
    });
    connect(m_ui->network, &NetworkFields::chosen, this, &AgentsDialog::chooseNetwork);
    setResult({});
    const int letter = fontMetrics().horizontalAdvance(u'0');
    m_ui->list->setMinimumWidth(letter * 20);
    frameDialog(this, m_ui->buttons, {letter * 110, fontMetrics().height() * 28});
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
        auto *item = new QListWidgetItem(m_ui->list);
        using Kind = RowPiece::Kind;
        RowLine first{{{name, Kind::Strong}}}, chips;
        if (agent.id == defaultAgent)
            first.begin << RowPiece{tr("for new sessions"), Kind::Chip};
        if (agent.isRemote)
            chips.begin << RowPiece{tr("remote"), Kind::Chip};
        if (agent.holds)
            chips.begin << RowPiece{tr("held back"), Kind::Chip};
        if (agent.conduct && agent.conduct->asksBeforeCommands.value_or(false))
            chips.begin << RowPiece{tr("asks first"), Kind::Chip};
        const QString stops = models::stopStatisticsText(agent.statistics);
        RowLines lines{
            first, {{{command, Kind::WeakCode}}}, {{{stops.isEmpty() ? tr("not stopped yet") : stops, Kind::Weak}}}};
        if (!chips.begin.isEmpty())
            lines << chips;
        setRow(item, lines);
        item->setToolTip(command);
    }
    showPictures();
    m_ui->list->setCurrentRow(qMin(row, int(agents.size()) - 1));
    refreshButtons();
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

void AgentsDialog::setKnownOwnPaths(KnownOwnPaths known)
{
    m_known = std::move(known);
}

void AgentsDialog::setResult(const QString &words, bool busy)
{
    m_busy = busy;
    m_ui->result->setText(words);
    m_ui->result->setVisible(!words.isEmpty());
    refreshButtons();
}

void AgentsDialog::addResult(const QString &words)
{
    const QString before = m_ui->result->text();
    setResult(before.isEmpty() ? words : before + u'\n' + words, m_busy);
}

void AgentsDialog::fillMenu()
{
    QMenu *menu = m_ui->add->menu();
    menu->clear();
    connect(menu->addAction(tr("From the &registry…")), &QAction::triggered, this, &AgentsDialog::registryRequested);
    for (const AgentFields &agent : std::as_const(m_found)) {
        const QString words = tr("%1, found on this computer").arg(base::visibleText(agent.name));
        connect(menu->addAction(escaped(words)), &QAction::triggered, this, [this, agent] { Q_EMIT saved(agent); });
    }
    for (const ImportSource &source : std::as_const(m_imports)) {
        const QString words = tr("Those of %1 (%2)").arg(source.program, base::visibleText(source.path));
        connect(menu->addAction(escaped(words)), &QAction::triggered, this,
                [this, path = source.path] { Q_EMIT importRequested(path); });
    }
    connect(menu->addAction(tr("From a settings &file…")), &QAction::triggered, this, &AgentsDialog::chooseFile);
    menu->addSeparator();
    connect(menu->addAction(tr("A &command or an address…")), &QAction::triggered, this, [this] { edit({}); });
}

void AgentsDialog::chooseFile()
{
    QFileDialog *chooser = openFileDialog(this, tr("Settings with “agent_servers”"), QDir::homePath(),
                                          tr("Settings (*.json *.jsonc);;All files (*)").split(QStringLiteral(";;")));
    connect(chooser, &QFileDialog::fileSelected, this, &AgentsDialog::importRequested);
    chooser->open();
}

const AgentFields *AgentsDialog::current() const
{
    const int row = m_ui->list->currentRow();
    return row >= 0 && row < m_agents.size() ? &m_agents.at(row) : nullptr;
}

void AgentsDialog::chooseNetwork()
{
    const AgentFields *agent = current();
    const proxy::NetworkRules rules = m_ui->network->rules();
    if (const QString problem = m_ui->network->problem(); !problem.isEmpty()) {
        setResult(problem);
        return;
    }
    if (!agent || agent->network == rules)
        return;
    const QString id = agent->id;
    // The network can only be limited where changes are held back.
    if (rules.level == proxy::NetworkLevel::Only && !agent->holds)
        Q_EMIT holdsChosen(id, true);
    Q_EMIT networkChosen(id, rules);
    setResult({});
}

/// Without holding back the network cannot be limited; it is still noted.
void AgentsDialog::giveUpLimits()
{
    const AgentFields *agent = current();
    if (agent && agent->network.level == proxy::NetworkLevel::Only)
        Q_EMIT networkChosen(QString(agent->id), {proxy::NetworkLevel::Note, agent->network.hosts});
}

void AgentsDialog::refreshButtons()
{
    const AgentFields *agent = current();
    m_ui->title->setText(agent ? base::visibleText(agent->name) : QString());
    m_ui->test->setEnabled(agent && !m_busy);
    m_ui->edit->setEnabled(agent && !agent->fixed);
    m_ui->remove->setEnabled(agent && !agent->fixed);
    m_ui->makeDefault->setEnabled(agent && agent->id != m_default);
    m_ui->writes->setEnabled(agent);
    m_ui->writes->setCurrentIndex(!agent         ? 0
                                  : agent->holds ? m_ui->writes->findData(QStringLiteral("hold"))
                                                 : m_ui->writes->findData(core::nameOf(agent->writes)));
    m_ui->network->setEnabled(agent && !agent->isRemote);
    m_ui->network->setSuggestions(agent ? agent->contacted : QStringList());
    m_ui->network->setRules(agent ? agent->network : proxy::NetworkRules());
    QStringList known;
    if (agent && agent->conduct)
        known << models::stopConductDetail(*agent->conduct);
    if (agent)
        known << models::stopStatisticsDetail(agent->statistics);
    known.removeAll(QString());
    const QString statistics = known.join(QStringLiteral("\n\n"));
    m_ui->statisticsTitle->setVisible(!statistics.isEmpty());
    m_ui->statistics->setText(statistics);
    m_ui->statistics->setVisible(!statistics.isEmpty());
}

void AgentsDialog::edit(const AgentFields &agent)
{
    auto *editor = new AgentEditor(agent, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->setKnownOwnPaths(m_known);
    connect(editor, &AgentEditor::saved, this, &AgentsDialog::saved);
    editor->open();
}

} // namespace widgets

#include "moc_agentsdialog.cpp"
