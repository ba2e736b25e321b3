// SPDX-License-Identifier: Apache-2.0
// How an open session becomes one of those that are only stored.
#include "history/sessionstore.h"
#include "models/lists/sessionsmodel.h"
#include "workspace/workspace.h"

namespace workspace {

void Workspace::closeSession(models::SessionHandle handle)
{
    SessionController *session = this->session(handle);
    if (!session) {
        m_ending.erase(handle);
        return;
    }
    m_ending.try_emplace(handle, false);
    session->close();
    // Of one whose agent has not been started, or is gone, nothing more is to come.
    if (session->isOver())
        QMetaObject::invokeMethod(
            this, [this, handle] { release(handle); }, Qt::QueuedConnection);
}

void Workspace::release(models::SessionHandle handle)
{
    SessionController *session = this->session(handle);
    const auto ending = m_ending.find(handle);
    if (!session || ending == m_ending.end() || !session->isOver())
        return;
    const bool forgets = ending->second;
    m_ending.erase(ending);
    Q_EMIT aboutToRelease(session);
    history::StoredSession stored;
    if (const auto record = m_records.find(session); record != m_records.end()) {
        record->second->flush();
        stored = record->second->stored();
        stored.run.clear();
        m_records.erase(record);
    }
    std::erase_if(m_sessions, [session](const auto &one) { return one.get() == session; });
    if (stored.key == 0) {
        m_sessionsModel.remove(handle);
        return;
    }
    m_notOpen.insert_or_assign(handle, stored);
    if (forgets)
        forget(handle);
    else
        showStored(handle, stored, stagedEarlier());
}

} // namespace workspace
