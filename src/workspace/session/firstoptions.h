// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <utility>

namespace core {
class Session;
} // namespace core

namespace workspace {

/// Sets the options that the user chose for a new session before its first message, one after the other: what the agent
/// offers may depend on the one before. Main thread.
class FirstOptions : public QObject
{
    Q_OBJECT

public:
    using Values = QList<std::pair<QString, QString>>; ///< ids of options with the chosen values

    explicit FirstOptions(QObject *parent = nullptr);

    void choose(const Values &values) { m_left = values; }
    /// The session is open: asks the agent. Emits settled() if anything was chosen, perhaps at once.
    void begin(core::Session *session);
    /// Something was chosen, and the agent has not answered for all of it.
    bool isPending() const { return !m_left.isEmpty(); }

Q_SIGNALS:
    /// It ends at the first one that the agent does not take, since the next may depend on it. \p gone: the value that
    /// the agent does not offer; empty: none. \p isAsChosen: the agent has taken all.
    void settled(const QString &gone, bool isAsChosen);

private:
    void setNext();
    void end(const QString &gone, bool isAsChosen);

    QPointer<core::Session> m_session;
    Values m_left; ///< the first one is being set
};

/// Asks the agent of \p session to set an option, which may be one that is on or off: `true` is on.
void setOption(core::Session *session, const QString &optionId, const QString &value);

} // namespace workspace
