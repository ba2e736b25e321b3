// SPDX-License-Identifier: Apache-2.0
// Calls that the agent carries out with its own hands, told in every way that agents tell them.
#include "demoagent/eventlog.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <QFile>
#include <QProcess>

#include <csignal>
#include <limits>
#include <vector>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

class OwnCall
{
public:
    OwnCall(PromptTurn &turn, const QString &kind) : m_turn(turn), m_kind(kind.toLatin1()) {}

    // Runs one step. Returns whether to go on with the next.
    bool step(const QString &word)
    {
        const QString name = word.section(u'=', 0, 0), value = word.section(u'=', 1);
        if (name == "tell"_L1)
            m_call = m_turn.startTool(QLatin1StringView(m_kind), title(), {{"status"_L1, "pending"_L1}});
        else if (name == "begin"_L1)
            update({{"status"_L1, "in_progress"_L1}});
        else if (name == "show"_L1)
            update({{"content"_L1, QJsonArray{diff(value)}}});
        else if (name == "ask"_L1)
            return ask(asking(value));
        else if (name == "ask-showing"_L1)
            return ask({{"title"_L1, title()}, {"content"_L1, QJsonArray{diff(value)}}});
        else if (name == "write"_L1)
            write(value);
        else if (name == "wait"_L1)
            m_turn.untilCancelled();
        else if (name == "hang"_L1)
            m_turn.wait(std::numeric_limits<int>::max());
        else if (name == "done"_L1)
            update({{"status"_L1, "completed"_L1}});
        else if (name == "done-showing"_L1)
            update({{"status"_L1, "completed"_L1}, {"content"_L1, QJsonArray{diff(value)}}});
        else if (name == "failed"_L1)
            update({{"status"_L1, "failed"_L1}});
        else if (name == "output"_L1)
            update({{"rawOutput"_L1, QJsonObject{{"text"_L1, value}}}});
        else if (name == "start"_L1)
            start(u"sleep "_s + value, u"sleep"_s, {value});
        else if (name == "start-deaf"_L1)
            startDeaf(value);
        else if (name == "kill"_L1)
            killStarted();
        else if (name == "pause"_L1)
            m_turn.wait(value.toInt());
        else if (name == "die"_L1)
            ::_exit(1);
        else if (name == "insist"_L1)
            m_insists = true;
        else if (name == "deaf"_L1)
            m_turn.heedCancel(false);
        else
            m_turn.say(u"I do not know the step %1."_s.arg(word));
        return true;
    }

private:
    QString title() const { return u"own %1"_s.arg(QLatin1StringView(m_kind)); }
    QString id() const { return m_call.isEmpty() ? u"own-call"_s : m_call; }
    void update(const QJsonObject &more) { m_turn.updateTool(id(), more); }
    QJsonObject diff(const QString &value) const
    {
        return toolDiff(m_turn.path(value.section(u':', 0, 0)), QJsonValue::Null, value.section(u':', 1));
    }
    QJsonObject asking(const QString &file) const
    {
        QJsonObject call{{"title"_L1, title()}, {"kind"_L1, QString::fromLatin1(m_kind)}};
        if (!file.isEmpty())
            call["locations"_L1] = QJsonArray{QJsonObject{{"path"_L1, m_turn.path(file)}}};
        return call;
    }
    bool ask(QJsonObject call)
    {
        call["toolCallId"_L1] = id();
        const Answer answer =
            m_turn.ask("session/request_permission"_L1, {{"toolCall"_L1, call}, {"options"_L1, permissionOptions()}});
        if (m_insists || outcomeText(answer).startsWith(u"yes"_s))
            return true;
        update({{"status"_L1, "failed"_L1}});
        return false;
    }
    // Starts a command detached, so that neither the turn nor Stop ends it.
    void start(const QString &line, const QString &program, const QStringList &arguments)
    {
        update({{"rawInput"_L1, QJsonObject{{"command"_L1, line}}}});
        if (qint64 pid = 0; QProcess::startDetached(program, arguments, QString(), &pid)) {
            m_started.push_back(pid);
            logEvent("started"_L1, {{"pid"_L1, pid}});
        }
    }
    void killStarted()
    {
        for (const qint64 pid : m_started)
            ::kill(pid_t(pid), SIGKILL);
        m_started.clear();
    }
    void startDeaf(const QString &seconds)
    {
        const QString script = u"trap '' TERM; exec sleep "_s + seconds;
        start(script, u"sh"_s, {u"-c"_s, script});
    }
    void write(const QString &value) const
    {
        QFile file(m_turn.path(value.section(u':', 0, 0)));
        if (file.open(QIODevice::WriteOnly))
            file.write(value.section(u':', 1).toUtf8());
        file.close();
        logEvent("wrote"_L1, {{"path"_L1, file.fileName()}});
    }

    PromptTurn &m_turn;
    const QByteArray m_kind;
    QString m_call;
    std::vector<qint64> m_started;
    bool m_insists = false; // goes on even if the user refuses
};

void ownCall(PromptTurn &turn)
{
    const QStringList words = turn.argumentList();
    OwnCall call(turn, words.value(0));
    for (const QString &word : words.mid(1)) {
        if (!call.step(word))
            return turn.say(u"Not permitted."_s);
    }
    turn.say(u"That is all."_s);
}

// As agents run commands themselves: the call is over when its shell is.
void runScript(PromptTurn &turn)
{
    const QString script = turn.arguments();
    const QString call = turn.startTool("execute"_L1, script, {{"rawInput"_L1, QJsonObject{{"command"_L1, script}}}});
    QProcess shell;
    shell.setStandardInputFile(QProcess::nullDevice());
    shell.setStandardOutputFile(QProcess::nullDevice());
    shell.setStandardErrorFile(QProcess::nullDevice());
    shell.start(u"bash"_s, {u"-c"_s, script});
    const bool ended = shell.waitForFinished(60'000) && shell.exitCode() == 0;
    turn.endTool(call, ended ? "completed"_L1 : "failed"_L1);
    turn.say(ended ? u"It has ended, I believe."_s : u"It failed."_s);
}

} // namespace

Words ownCallWords()
{
    return {
        {"own", "KIND STEP…",
         "carries a call out itself: tell, ask or ask=FILE, ask-showing=FILE:TEXT, insist (on it without permission),"
         "  begin, show=FILE:TEXT, write=FILE:TEXT, wait (for a cancel), "
         "done, done-showing=FILE:TEXT, failed, output=TEXT, start=SECONDS (a command that goes on), "
         "start-deaf=SECONDS (one that SIGTERM does not end), kill (what it started), pause=MS, deaf, hang (after "
         "deaf: for ever), die",
         ownCall},
        {"shell", "SCRIPT", "runs it by itself, and calls it done when the shell has ended, whatever it left running",
         runScript}};
}

} // namespace demoagent
