// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "proxy/networkrules.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>
#include <utility>

class Ui_AgentEditor;

namespace widgets {

/// What the program of a command may write itself without being told so: relative to the home folder.
using KnownOwnPaths = std::function<QStringList(const QString &command)>;

/// An agent: edited in place, with what is known of it. A command or an address waits for *Save*, as does all of a new
/// agent; everything else is saved when its field is left, if it is as it has to be.
class AgentEditor : public QWidget
{
    Q_OBJECT

public:
    explicit AgentEditor(QWidget *parent = nullptr);
    ~AgentEditor() override;
    void setKnownOwnPaths(KnownOwnPaths known);
    /// Shows \p agent; without an id, and not new: none. What is being typed for it stays.
    void setAgent(const AgentFields &agent, bool isNew = false);
    AgentFields agent() const; ///< as typed
    /// The agent is no longer there: nothing that was typed for it is for the next one of its id.
    void forget(const QString &agentId);
    bool isNew() const { return m_isNew; }
    /// The result of an import or a save; empty: none.
    void setResult(const QString &words);
    void addResult(const QString &words); ///< below the current one
    void commit();                        ///< saves what was typed, is as it has to be and waits for nothing

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent);
    void testRequested(const QString &agentId);
    /// Takes effect with the next write.
    void holdsChosen(const QString &agentId, bool holds);
    /// For sessions from now on. Limiting it comes with holding changes back.
    void networkChosen(const QString &agentId, const proxy::NetworkRules &rules);
    void writesChosen(const QString &agentId, core::WritePolicy policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    void check();
    void chooseHolds(bool holds);
    void chooseNetwork();
    void fill(const AgentFields &before, bool isOther, bool wasUnsaved);
    AgentFields typed(const QString &command) const; ///< with it: the one that is typed may wait
    AgentFields draft() const;
    bool isFolderTyped() const;
    void takeValues(AgentFields *agent, const AgentFields &from) const;
    void save(const AgentFields &typed);
    QStringList ownPaths() const;
    QList<std::pair<QWidget *, QString>> problems() const; ///< each with the label of its field
    void showFacts();
    void showValues(bool headers);
    bool isUnsaved() const; ///< the command

    AgentFields m_before; ///< as shown
    AgentFields m_agent;  ///< with what was typed and is not shown: variables, while it is an address
    QHash<QString, AgentFields>
        m_drafts; ///< what waits of those that are not shown, by the id: of known ones the command
    bool m_isNew = false, m_showsHeaders = false, m_isFilling = false;
    KnownOwnPaths m_known;
    std::unique_ptr<Ui_AgentEditor> m_ui;
};

} // namespace widgets
