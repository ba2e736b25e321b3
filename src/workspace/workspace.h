// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/commands/ptycommand.h"
#include "core/requests/requestboard.h"
#include "history/sessionstore.h"
#include "history/storefile.h"
#include "ledger/rows/sqliteledger.h"
#include "models/lists/pendingmodel.h"
#include "models/lists/sessionsmodel.h"
#include "proxy/networkwatch.h"
#include "secrets/keychainstore.h"
#include "secrets/secretstore.h"
#include "settings/drafts.h"
#include "settings/settings.h"
#include "workspace/session/startgate.h"
#include "workspace/stores/effectstore.h"
#include "workspace/stores/notkept.h"
#include "workspace/stores/sessionrecord.h"
#include "workspace/stores/storedsessions.h"

#include <QList>
#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace workspace {

/// Everything that lives as long as the window: clock, board, ledger, sessions, and the models over them.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// \p settings must outlive it. \p ledger: from EffectStore::begin(), or null. \p gate must outlive it; null: work
    /// does not wait for a window.
    explicit Workspace(settings::Settings *settings, std::unique_ptr<ledger::SqliteLedger> ledger = {},
                       StartGate *gate = nullptr, QObject *parent = nullptr);
    ~Workspace() override;

    /// Calls \p go when the window has been painted, at once if it has been or there is none.
    void whenShown(QObject *context, const std::function<void()> &go);

    base::Clock *clock() { return &m_clock; }
    core::RequestBoard *board() { return &m_board; }
    models::PendingModel *pending() { return &m_pending; }
    models::SessionsModel *sessions() { return &m_sessionsModel; }
    core::Services services() { return m_effects.services(&m_clock, &m_board, &m_runner); }
    EffectStore *effects() { return &m_effects; }
    secrets::SecretStore *secrets() { return &m_secrets; }
    settings::Settings *settings() { return m_settings; }
    settings::Drafts *drafts() { return &m_drafts; }
    StoredSessions *stored() { return &m_stored; }
    /// The key of the draft of \p session. A session without messages is identified by its folder.
    QString draftKey(const SessionController *session) const;

    /// Starts the agent, see whenShown(). \p moreFolders: besides \p cwd, absolute. \p holds: whether the agent's
    /// writes are held back; null: as set for the agent.
    SessionController *openSession(const settings::AgentEntry &agent, const QString &cwd,
                                   const QStringList &moreFolders = {}, std::optional<bool> holds = {},
                                   const std::optional<proxy::NetworkRules> &network = {});
    /// Forks \p source into a new session and starts its agent; \p source is not changed. Calls \p done with the
    /// session or an error, unless \p context is gone.
    void fork(SessionController *source, QObject *context,
              std::function<void(const base::Result<SessionController *> &)> done);
    /// Starts the agent to open its stored session \p info. A session that is in the list already is shown instead: see
    /// handleOf().
    SessionController *openKnown(const settings::AgentEntry &agent, const acp::SessionInfo &info);
    /// The session that the agent knows as \p id, open or not; 0: it is not in the list.
    models::SessionHandle handleOf(const QString &agentId, const base::SessionId &id) const;
    /// The session that the store knows as \p key, open or not; 0: there is none.
    models::SessionHandle handleOf(history::StoreKey key) const;
    history::StoreKey storeKey(const SessionController *session) const; ///< 0: not stored yet
    /// Null if it has not been opened in this run: see open().
    SessionController *session(models::SessionHandle handle) const;
    /// Opens a stored session without starting its agent; null if there is none with that handle.
    SessionController *open(models::SessionHandle handle);
    /// Loads earlier entries into the transcript of \p session: a page, or all.
    void loadEarlier(SessionController *session, bool everything);
    bool isLoadingEarlier(const SessionController *session) const;
    /// Marks the sessions that contain \p words in the sessions model; empty: unmarks all.
    void search(const QString &words);
    /// The user's marks for a session, open or not.
    history::SessionMarks marks(models::SessionHandle handle) const;
    void setMarks(models::SessionHandle handle, const history::SessionMarks &marks);
    /// Deletes the session from the list and the store, see StoredSessions::remove(). An open one is closed first.
    void forget(models::SessionHandle handle);
    /// Closes an open session and ends its agent, which is asked to close the session if it supports that. Then the
    /// session is only stored; one without messages is removed.
    void closeSession(models::SessionHandle handle);
    /// The session of the request \p key; null for a connection's own.
    SessionController *sessionOf(base::RequestKey key) const;
    const std::vector<std::unique_ptr<SessionController>> &all() const { return m_sessions; }

    /// The number of sessions other than \p session that run or wait for the user.
    int busyBeside(const SessionController *session) const;
    int openTurns() const; ///< of all sessions
    /// What runs on in all sessions.
    std::vector<models::SessionRunningOn> runningOn() const;
    /// Whether all of that can go on without Belay.
    bool canLetGoOfWhatRunsOn() const;
    void letGoOfWhatRunsOn(); ///< nothing here ends it any more; for quitting
    /// What currently cannot be stored, a sentence each; empty: everything is.
    QStringList notKept() const { return m_notKept.sentences(); }
    /// Applies to every session of this agent.
    void setWritePolicy(const QString &agentId, core::WritePolicy policy);

    /// Applies to later sessions of this agent.
    void setHoldsChanges(const QString &agentId, bool on) { m_settings->setHoldsChanges(agentId, on); }
    /// For sessions that are opened from now on.
    void setNetworkRules(const QString &agentId, const proxy::NetworkRules &rules)
    {
        m_settings->setNetworkRules(agentId, rules);
    }
    /// Applies to this session, whose agent is restarted. False: not possible now, see SessionController::setLevel().
    /// Without holding back a limited network becomes one that is noted, and limiting it begins to hold back.
    bool setHolding(SessionController *session, bool on);
    bool setNetwork(SessionController *session, const proxy::NetworkRules &rules);

    /// The user's own rules for permissions, in every session from the next request on.
    const std::vector<core::PermissionRule> &permissionRules() const { return *m_rules; }
    void setPermissionRules(std::vector<core::PermissionRule> rules);

    /// An agent's settings entry was edited: its open sessions use it from the next start of the agent on.
    void updateAgent(const settings::AgentEntry &agent);

    /// The user's MCP servers, for every agent that starts from now on.
    const core::McpEntries &mcpServers() const { return *m_mcp; }
    void setMcpServers(const core::McpEntries &servers);

    /// Closes \p session and goes on with it in \p folder: see moved().
    void moveTo(SessionController *session, const QString &folder);
    /// Ends every agent; `closed` is emitted when the last one has ended.
    void close(core::StoppedBy by = core::StoppedBy::ClosingBelay);
    bool isClosed() const;
    /// What the file in its folder says of undoing calls counts for \p session, if the user has accepted it.
    void readProjectUndo(SessionController *session);

Q_SIGNALS:
    void closed();
    /// Earlier entries have been added to the transcript, or could not be read.
    void earlierLoaded(workspace::SessionController *session);
    void runningOnChanged();
    void notKeptChanged();
    /// A notice for the user about the store of sessions.
    void storeNoticed(const QString &notice);
    /// The same, about what waits in \p sessions of earlier runs, by their titles: those that can be opened here.
    void heldNoticed(const QString &notice, const QList<std::pair<QString, models::SessionHandle>> &sessions);
    /// Its agent has ended; the session is deleted after this signal.
    void aboutToRelease(workspace::SessionController *session);
    /// It was closed, and can be opened where it was moved to.
    void moved(models::SessionHandle handle);

private:
    struct Opening
    {
        QStringList moreFolders = {}; ///< besides those of `stored`
        std::optional<bool> holds = {};
        std::optional<proxy::NetworkRules> network = {};
        base::SessionId known = {}; ///< of the agent's own list
        base::SessionId forkOf = {};
        QString forkTitle = {};
    };
    SessionController *add(const settings::AgentEntry &agent, const QString &cwd, models::SessionHandle handle,
                           const history::StoredSession &stored, const Opening &opening);
    Holding holding(const settings::AgentEntry &agent, const QStringList &folders, const history::StoredSession &stored,
                    const Opening &opening);
    std::shared_ptr<proxy::NetworkWatch> watch(const settings::AgentEntry &agent, const history::StoredSession &stored,
                                               const Opening &opening) const;
    Holding holdingFor(SessionController *session);
    proxy::NetworkRules networkOf(const settings::AgentEntry &agent, const history::StoredSession &stored,
                                  const Opening &opening) const;
    void release(models::SessionHandle handle);
    void listRunning();
    void noticeWhatIsHeld();
    settings::AgentEntry agentOf(const history::StoredSession &stored) const;
    void onStopMeasured(const QString &agentId, const core::StopSample &sample);

    StartGate *m_gate;
    settings::Settings *m_settings;
    base::SystemClock m_clock;
    core::RequestBoard m_board{&m_clock};
    EffectStore m_effects;
    core::PtyRunner m_runner;
    secrets::KeychainStore m_secrets{&m_clock}; ///< outlives the sessions
    models::PendingModel m_pending{&m_board, &m_clock};
    models::SessionsModel m_sessionsModel{&m_clock};
    settings::Drafts m_drafts;
    history::SessionStore m_store; ///< outlives the sessions, which write to it until they end
    StoredSessions m_stored{&m_store, &m_effects, m_effects.names(), &m_sessionsModel, &m_drafts, &m_clock};
    NotKept m_notKept{&m_store, &m_effects, &m_clock};
    std::map<models::SessionHandle, bool> m_ending;    ///< sessions being closed; true: to be deleted then
    std::map<models::SessionHandle, QString> m_moving; ///< of these, the folders in which they go on
    std::vector<std::unique_ptr<SessionController>> m_sessions;
    std::map<SessionController *, std::unique_ptr<SessionRecord>> m_records; ///< destroyed before their sessions
    std::shared_ptr<const std::vector<core::PermissionRule>> m_rules;
    std::shared_ptr<const core::McpEntries> m_mcp;
    models::SessionHandle m_next = 1;
    QString m_searched;
    bool m_closing = false;
};

} // namespace workspace
