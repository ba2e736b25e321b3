// SPDX-License-Identifier: Apache-2.0
#include "cli/execlogin.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/session/agentconnection.h"
#include "models/texts/loginstatus.h"
#include "secrets/references.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"

namespace cli {

using Kind = models::LoginMethod::Kind;

ExecLogin::ExecLogin(const settings::AgentEntry &agent, const QString &cwd, core::AgentConnection *connection,
                     secrets::SecretStore *secrets, std::shared_ptr<secrets::Environment> given,
                     TerminalPrompt *terminal, QObject *parent)
    : QObject(parent)
    , m_agent(agent)
    , m_login(agent, cwd, connection, &m_runner, secrets, std::move(given))
    , m_terminal(terminal)
{
    connect(&m_login, &agents::LoginController::variablesGiven, this, &ExecLogin::variablesGiven);
    connect(&m_login, &agents::LoginController::loggedIn, this, [this](bool anew) {
        m_underWay = false;
        Q_EMIT done(anew);
    });
    connect(&m_login, &agents::LoginController::changed, this, [this] {
        const models::LoginStatus status = m_login.status();
        if (m_underWay && status.underWay.isEmpty() && !status.problem.isEmpty())
            end(status.problem);
    });
}

void ExecLogin::end(const QString &problem)
{
    m_underWay = false;
    if (m_terminal)
        m_terminal->withdraw();
    Q_EMIT failed(problem);
}

QString ExecLogin::ways(const QString &why)
{
    m_login.need(why);
    const std::vector<models::LoginMethod> methods = m_login.status().methods;
    QStringList lines;
    if (methods.empty()) {
        lines << tr("The agent wants a login that does not work here. Log in with its own program, then try again.");
        return lines.join(u'\n');
    }
    lines << tr("The agent wants you to be logged in. Its ways:");
    for (const models::LoginMethod &method : methods) {
        QString line = QStringLiteral("  %1  %2").arg(base::visibleText(method.id), base::visibleText(method.name));
        if (!method.description.isEmpty())
            line += QStringLiteral(" – ") + base::visibleText(method.description);
        lines << line;
        if (method.kind == Kind::Terminal)
            lines << tr("      runs here: %1").arg(base::visibleText(method.command));
        QStringList names;
        for (const models::LoginVariable &variable : method.variables)
            names << base::visibleText(variable.name);
        if (!names.isEmpty())
            lines << tr("      wants in the environment: %1").arg(names.join(QStringLiteral(", ")));
    }
    if (const int more = m_login.status().leftOut; more > 0)
        lines << tr("      and %n more, which are not shown", nullptr, more);
    lines << tr("Log in with: belay exec --login METHOD, and the same --agent.");
    return lines.join(u'\n');
}

const models::LoginMethod *ExecLogin::offered(const QString &methodId)
{
    m_login.need({});
    m_methods = m_login.status().methods;
    const auto found = std::find_if(m_methods.begin(), m_methods.end(),
                                    [&methodId](const models::LoginMethod &method) { return method.id == methodId; });
    return found == m_methods.end() ? nullptr : &*found;
}

void ExecLogin::logIn(const QString &methodId)
{
    const models::LoginMethod *method = offered(methodId);
    m_underWay = true;
    m_method = methodId;
    if (!method) {
        QStringList ids;
        for (const models::LoginMethod &one : m_methods)
            ids << base::visibleText(one.id);
        end(ids.isEmpty() ? tr("The agent offers no way to log in that works here.")
                          : tr("The agent offers no way to log in that is called “%1”; it offers: %2")
                                .arg(methodId, ids.join(QStringLiteral(", "))));
        return;
    }
    if (method->kind == Kind::Agent || (method->kind == Kind::Terminal && m_terminal)) {
        m_login.logIn(methodId);
        return;
    }
    if (method->kind == Kind::Terminal) {
        end(tr("This way to log in needs a terminal to type in."));
        return;
    }
    m_toAsk.assign(method->variables.begin(), method->variables.end());
    if (!m_terminal) {
        QStringList names;
        for (const models::LoginVariable &variable : m_toAsk)
            names << base::visibleText(variable.name);
        end(tr("Nobody can be asked here. Set these variables where Belay is started, without --login: %1")
                .arg(names.join(QStringLiteral(", "))));
        return;
    }
    m_terminal->begin();
    askNext();
}

void ExecLogin::askNext()
{
    if (m_toAsk.empty()) {
        m_login.logInWith(m_method, m_values);
        return;
    }
    const models::LoginVariable variable = m_toAsk.front();
    QString label = base::visibleText(variable.label.isEmpty() ? variable.name : variable.label);
    if (variable.optional)
        label = base::Words::tr("%1 (optional)").arg(label);
    m_terminal->ask(base::labelled(label, {}),
                    variable.secret ? TerminalPrompt::Echo::Hidden : TerminalPrompt::Echo::Shown,
                    [this, variable](const std::optional<QString> &line) {
                        if (!line) {
                            end(base::Words::tr("You cancelled the login."));
                            return;
                        }
                        if (line->isEmpty() && !variable.optional) {
                            askNext();
                            return;
                        }
                        m_values.append({variable.name, *line});
                        m_toAsk.pop_front();
                        askNext();
                    });
}

void ExecLogin::cancel()
{
    if (!m_underWay)
        return;
    if (!m_toAsk.empty())
        end(base::Words::tr("You cancelled the login."));
    else
        m_login.cancel();
}

} // namespace cli

#include "moc_execlogin.cpp"
