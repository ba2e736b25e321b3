// SPDX-License-Identifier: Apache-2.0
#include "app/window/startcontroller.h"

#include "app/controllers/agents/agentscontroller.h"
#include "base/namedfolder.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "models/texts/showntext.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/stopstatisticstext.h"
#include "settings/drafts.h"
#include "widgets/content/sessionlook.h"
#include "widgets/dialogs/filedialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QStackedWidget>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int mostSessions = 6, mostFolders = 5, mostAgents = 5, mostChoices = 20;

/// The draft of the start page's message.
QString draftKey()
{
    return QStringLiteral("start");
}

/// All sessions, those waiting for the user first, then by age.
std::vector<const models::SessionRow *> toGoOnWith(const models::SessionsModel &sessions)
{
    std::vector<const models::SessionRow *> rows;
    for (int g = 0; g < sessions.rowCount(); ++g) {
        const QModelIndex group = sessions.index(g, 0);
        for (int i = 0; i < sessions.rowCount(group); ++i) {
            const models::SessionRow *row = sessions.session(sessions.index(i, 0, group));
            if (!row->isArchived)
                rows.push_back(row);
        }
    }
    const auto waits = [](const models::SessionRow *row) {
        return row->waitingForUser > 0 || row->heldChanges > 0 || row->holdsUnread;
    };
    std::stable_sort(rows.begin(), rows.end(), [waits](const auto *a, const auto *b) {
        return std::pair(waits(a), a->changedAt) > std::pair(waits(b), b->changedAt);
    });
    return rows;
}

/// How the agent stops: by its stop test, else by its statistics. \p named: the text must contain the agent's name.
QString stopText(const widgets::AgentFields &agent, bool named)
{
    if (agent.conduct)
        return models::stopConductSentence(*agent.conduct);
    return named ? models::stopStatisticsSentence(agent.name, agent.statistics)
                 : models::stopStatisticsText(agent.statistics);
}

} // namespace

QString demoFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/demo");
    const QString real = QFileInfo(folder).canonicalFilePath();
    return real.isEmpty() ? folder : real;
}

StartController::StartController(workspace::Workspace *workspace, settings::Settings *settings,
                                 AgentsController *agents, widgets::Look *look, QStackedWidget *pages)
    : QObject(pages)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_agents(agents)
    , m_look(look)
    , m_pages(pages)
{}

bool StartController::isShown() const
{
    return m_page && m_pages->currentWidget() == m_page;
}

void StartController::show()
{
    if (!m_page)
        make();
    showSessions();
    showAgents(m_page->agent().isEmpty() ? m_settings->defaultAgent().id : m_page->agent());
    m_pages->setCurrentWidget(m_page);
    m_page->focusInput();
}

void StartController::addNotice(const widgets::StartNotice &notice)
{
    if (!notice.key.isEmpty())
        m_settings->setToLookAt(notice.key, true);
    if (m_page)
        m_page->addNotice(notice);
    else
        m_notices.push_back(notice);
}

void StartController::make()
{
    using widgets::StartPage;
    m_page = new StartPage(m_look);
    m_pages->addWidget(m_page);
    if (m_speller)
        m_page->setSpeller(m_speller, m_workspace->clock());
    for (const widgets::StartNotice &notice : std::exchange(m_notices, {}))
        m_page->addNotice(notice);
    m_page->setText(m_workspace->drafts()->draft(draftKey()).message.text);
    m_page->setOpensLast(m_settings->value(settings::keys::opensLastSession));
    connect(m_page, &StartPage::edited, this, &StartController::keepDraft);
    connect(m_page, &StartPage::startRequested, this, [this](const QString &text) {
        const QString agent = m_page->agent(), folder = m_page->folder();
        m_page->setText({});
        Q_EMIT startRequested(agent, folder, text);
    });
    connect(m_page, &StartPage::agentChosen, this, [this](const QString &id) {
        showAgent(id);
        useFolderOf(id);
    });
    connect(m_page, &StartPage::folderWanted, this, &StartController::chooseFolder);
    connect(m_page, &StartPage::sessionOpened, this, &StartController::sessionWanted);
    connect(m_page, &StartPage::folderOpened, this,
            [this](quint64 row) { m_page->chooseFolder(m_folders.value(qsizetype(row))); });
    connect(m_page, &StartPage::agentOpened, this, &StartController::onAgent);
    connect(m_page, &StartPage::agentsRequested, m_agents, &AgentsController::show);
    connect(m_page, &StartPage::searchRequested, this, &StartController::searchRequested);
    connect(m_page, &StartPage::opensLastChanged, this,
            [this](bool on) { m_settings->set(settings::keys::opensLastSession, on); });
    connect(m_page, &StartPage::tourRequested, this, &StartController::tourRequested);
    connect(m_page, &StartPage::lookRequested, this, [this](const QString &key) {
        m_settings->setToLookAt(key, false);
        Q_EMIT lookRequested();
    });
    connect(m_page, &StartPage::undoRequested, this, &StartController::undoRequested);
    connect(m_agents, &AgentsController::changed, this, [this] {
        if (isShown())
            showAgents(m_page->agent());
    });
    const models::SessionsModel *sessions = m_workspace->sessions();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(sessions, signal, this, &StartController::refreshSoon);
    connect(sessions, &QAbstractItemModel::dataChanged, this, &StartController::refreshSoon);
}

void StartController::refreshSoon()
{
    if (!isShown() || std::exchange(m_isPosted, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isPosted = false;
            if (isShown())
                showSessions();
        },
        Qt::QueuedConnection);
}

QStringList StartController::recentFolders() const
{
    QStringList out{m_settings->value(settings::keys::lastFolder)};
    for (const models::SessionRow *row : toGoOnWith(*m_workspace->sessions())) {
        if (!out.contains(row->cwd) && out.size() < mostChoices)
            out << row->cwd;
    }
    out.removeAll(demoFolder());
    out.removeIf([](const QString &folder) { return folder.isEmpty() || !QFileInfo(folder).isDir(); });
    return out;
}

void StartController::showSessions()
{
    using models::SessionsModel;
    const SessionsModel &sessions = *m_workspace->sessions();
    const std::vector<const models::SessionRow *> rows = toGoOnWith(sessions);
    QList<widgets::StartRow> shown;
    QHash<QString, int> counts;
    QStringList folders = recentFolders();
    if (folders.isEmpty())
        folders << QDir::homePath();
    for (const models::SessionRow *row : rows) {
        ++counts[row->cwd];
        if (shown.size() == mostSessions)
            continue;
        const QModelIndex index = sessions.indexOf(row->handle);
        const widgets::SessionLook look =
            widgets::lookOf(SessionsModel::StateIcon(index.data(SessionsModel::StateIconRole).toInt()));
        shown << widgets::StartRow{row->handle,
                                   look.icon,
                                   row->title,
                                   index.data(SessionsModel::StateTextRole).toString(),
                                   QFileInfo(row->cwd).fileName(),
                                   look.tone};
    }
    QList<widgets::StartRow> known;
    for (qsizetype i = 0; i < folders.size() && i < mostFolders; ++i)
        known << widgets::StartRow{quint64(i),
                                   QStringLiteral("folder"),
                                   QFileInfo(folders.at(i)).fileName(),
                                   models::shownPath(folders.at(i)),
                                   base::Words::tr("%n session(s)", nullptr, counts.value(folders.at(i))),
                                   nullptr};
    m_page->setSessions(shown);
    m_page->setFolderRows(known);
    // Only if they changed, since the list may be open.
    if (std::exchange(m_folders, folders) != folders)
        m_page->setFolders(folders);
}

void StartController::showAgents(const QString &chosen)
{
    const QList<widgets::AgentFields> ready = m_agents->agents();
    m_listed = ready;
    m_ready = ready.size();
    QList<std::pair<QString, QString>> choices;
    for (const widgets::AgentFields &agent : ready)
        choices << std::pair(agent.id, agent.name);
    m_listed << m_agents->found();
    QList<widgets::StartRow> rows;
    for (qsizetype i = 0; i < m_listed.size() && rows.size() < mostAgents; ++i) {
        const widgets::AgentFields &agent = m_listed.at(i);
        const bool isReady = i < m_ready;
        rows << widgets::StartRow{quint64(i),
                                  QStringLiteral("terminal"),
                                  agent.name,
                                  isReady ? stopText(agent, false)
                                          : base::Words::tr("found on this computer: %1").arg(agent.command),
                                  isReady ? tr("ready") : base::Words::tr("Add"),
                                  nullptr,
                                  !isReady};
    }
    m_page->setAgents(choices, chosen, rows);
    showAgent(m_page->agent());
}

void StartController::showAgent(const QString &id)
{
    const auto agent =
        std::find_if(m_listed.begin(), m_listed.end(), [&id](const auto &listed) { return listed.id == id; });
    m_page->setAboutAgent(agent == m_listed.end() ? QString() : stopText(*agent, true));
}

/// Uses the agent's default folder, unless the user has chosen a folder.
void StartController::useFolderOf(const QString &id)
{
    const auto agent =
        std::find_if(m_listed.begin(), m_listed.end(), [&id](const auto &listed) { return listed.id == id; });
    if (agent != m_listed.end() && !agent->folder.isEmpty() && !m_page->isFolderChosen())
        m_page->useFolder(agent->folder);
}

void StartController::chooseFolder()
{
    QFileDialog *dialog = widgets::folderDialog(m_page, base::Words::tr("Folder of the new session"), m_page->folder());
    connect(dialog, &QFileDialog::fileSelected, this, &StartController::useFolder);
    dialog->open();
}

void StartController::useFolder(const QString &folder)
{
    if (const auto named = base::namedFolder(folder))
        m_page->chooseFolder(*named);
    else
        addNotice({base::Words::tr("There can be no session in that folder"), named.error().message});
}

/// An agent that was only found is added first.
void StartController::onAgent(quint64 row)
{
    if (qsizetype(row) >= m_listed.size())
        return;
    const widgets::AgentFields agent = m_listed.at(qsizetype(row));
    const QString id = agent.id.isEmpty() ? agent.command : agent.id;
    if (qsizetype(row) >= m_ready) {
        m_agents->save(agent, false);
        showAgents(id);
    }
    m_page->chooseAgent(id);
}

void StartController::keepDraft()
{
    m_workspace->drafts()->set(draftKey(), {core::Message(m_page->text()), 0});
}

} // namespace app

#include "moc_startcontroller.cpp"
