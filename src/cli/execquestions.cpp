// SPDX-License-Identifier: Apache-2.0
#include "cli/execquestions.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "base/process/childprocess.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "cli/terminalstream.h"
#include "core/requests/elicitationgate.h"
#include "history/entry.h"
#include "models/review/diffplaces.h"
#include "models/texts/permissiontext.h"
#include "text/diff/linediff.h"

#include <QProcess>
#include <QStandardPaths>

#include <cstdio>

namespace cli {

namespace {

/// The whole change: what is approved is what happens. Each line is made visible by itself, so that no line of the
/// agent's text can imitate another one.
QString changeLines(const acp::Diff &diff)
{
    const text::LineDiff lines(diff.oldText, diff.newText);
    QStringList out{QStringLiteral("  ") + base::visibleText(diff.path)};
    const models::DiffPlace place = models::placesOnDisk({diff}, {}).front();
    const QString unified = lines.unified(3, qMax(0, place.oldLine - 1), qMax(0, place.newLine - 1));
    for (const QString &line : unified.split(u'\n')) {
        if (!line.startsWith(QLatin1String("@@")) || place.isKnown()) // nobody may know where a piece stands
            out << QString(QStringLiteral("    ") + base::visibleText(line));
    }
    while (out.size() > 1 && out.constLast().trimmed().isEmpty())
        out.removeLast();
    return out.join(u'\n');
}

bool openInBrowser(const QString &url)
{
    const QString opener = QStandardPaths::findExecutable(QStringLiteral("xdg-open"));
    if (opener.isEmpty())
        return false;
    QProcess process;
    process.setProgram(opener);
    process.setArguments({url});
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier([] { base::resetSignalsForChild(); });
    return process.startDetached();
}

} // namespace

ExecQuestions::ExecQuestions(TerminalPrompt *terminal, core::AgentConnection *connection,
                             const workspace::SessionTranscript *transcript, QObject *parent)
    : QObject(parent)
    , m_terminal(terminal)
    , m_connection(connection)
    , m_transcript(transcript)
{}

base::RequestKey ExecQuestions::keyOf(const Question &question)
{
    const auto *form = std::get_if<Form>(&question);
    return form ? form->key : std::get<core::PermissionAsked>(question).key;
}

void ExecQuestions::add(const core::PermissionAsked &asked)
{
    push(asked);
}

void ExecQuestions::add(const core::ElicitationAsked &asked)
{
    push(Form{asked.key, TerminalForm(*asked.request)});
}

void ExecQuestions::push(Question question)
{
    m_questions.push_back(std::move(question));
    if (m_nobody)
        QMetaObject::invokeMethod(
            this, [this] { onTyped(std::nullopt); }, Qt::QueuedConnection);
    else if (m_questions.size() == 1)
        askFirst();
}

void ExecQuestions::settled(base::RequestKey key)
{
    const bool wasAsked = !m_questions.empty() && keyOf(m_questions.front()) == key && m_terminal->isAsking();
    std::erase_if(m_questions, [key](const Question &question) { return keyOf(question) == key; });
    if (!wasAsked)
        return;
    m_terminal->withdraw();
    print(QString(u'\n' + tr("This is not asked any more.")));
    askFirst();
}

void ExecQuestions::print(const QString &words)
{
    if (!words.isEmpty())
        TerminalStream::errors() << words << Qt::endl;
}

void ExecQuestions::askFirst()
{
    if (m_questions.empty())
        return;
    m_terminal->begin();
    if (const auto *asked = std::get_if<core::PermissionAsked>(&m_questions.front()))
        showPermission(*asked);
    else
        print(QString(u'\n' +
                      base::Words::tr("%1 asks you something").arg(base::visibleText(m_connection->displayName())) +
                      u'\n' + std::get<Form>(m_questions.front()).terminalForm.opening().trimmed()));
    ask();
}

void ExecQuestions::showPermission(const core::PermissionAsked &asked)
{
    const history::Permission *known = m_transcript->permission(asked.key);
    if (!known) {
        print(
            QString(u'\n' + tr("The agent asks: %1").arg(base::visibleText(asked.toolCall.title.value_or(QString())))));
    } else {
        print(
            QString(u'\n' + models::permissionHeadline(*known, base::visibleText(m_connection->displayName())) + u':'));
        const QStringList lines = models::permissionSubject(*known).split(u'\n');
        for (const QString &line : lines) // indented, so that the agent's text cannot imitate an answer
            print(QString(QStringLiteral("  | ") + line));
        if (const QString letters = models::lookalikeNote(*known); !letters.isEmpty())
            print(QString(QStringLiteral("  ") + letters));
        if (!known->tool.isEmpty())
            print(tr("  At the MCP server: %1").arg(base::visibleText(known->server)));
        if (known->isTitle)
            print(QString(QStringLiteral("  ") +
                          base::Words::tr("The agent does not send the command itself: this is what it calls it.")));
        if (!known->command.isEmpty() && !known->title.isEmpty() && known->title != known->command)
            print(tr("  It calls this: %1").arg(base::visibleText(known->title)));
        if (!known->reason.isEmpty())
            print(tr("  Why: %1")
                      .arg(asked.byBelay ? base::visibleText(known->reason)
                                         : base::Words::tr("“%1”").arg(base::visibleText(known->reason))));
        if (!known->cwd.isEmpty())
            print(tr("  In the folder: %1").arg(base::visibleText(known->cwd)));
        for (const acp::Diff &diff : known->diffs)
            print(changeLines(diff));
    }
    for (size_t i = 0; i < asked.options.size(); ++i)
        print(QStringLiteral("  %1  %2").arg(i + 1).arg(models::optionText(asked.options[i], asked.byBelay)));
}

void ExecQuestions::ask()
{
    const auto *form = std::get_if<Form>(&m_questions.front());
    m_terminal->ask(form ? form->terminalForm.prompt() : tr("Number: "), TerminalPrompt::Echo::Shown,
                    [this](const std::optional<QString> &line) { onTyped(line); });
}

void ExecQuestions::onTyped(const std::optional<QString> &line)
{
    if (m_questions.empty())
        return;
    auto *form = std::get_if<Form>(&m_questions.front());
    if (line && form) {
        readLine(*form, *line);
        return;
    }
    if (line) {
        readNumber(std::get<core::PermissionAsked>(m_questions.front()), *line);
        return;
    }
    // Ctrl-D within a form cancels the form; anywhere else, or pressed twice, it means that nobody is there.
    TerminalStream(stderr) << u'\n';
    if (form && !m_nobody) {
        sendAnswer(form->key, {});
        return;
    }
    m_nobody = true;
    while (!m_questions.empty()) {
        const Question question = m_questions.front();
        m_questions.pop_front();
        if (const auto *asked = std::get_if<core::PermissionAsked>(&question))
            Q_EMIT left(*asked);
        else
            sendAnswer(keyOf(question), {});
    }
}

void ExecQuestions::readNumber(const core::PermissionAsked &asked, const QString &line)
{
    bool isNumber = false;
    const size_t number = line.trimmed().toUInt(&isNumber);
    if (!isNumber || number < 1 || number > asked.options.size()) {
        print(base::Words::tr("Type a number from 1 to %1.").arg(asked.options.size()));
        ask();
        return;
    }
    const base::RequestKey key = asked.key;
    // answerPermission() leads to settled(), which removes the question, so `asked` is invalid afterwards.
    const auto answered = m_session->answerPermission(key, QString(asked.options[number - 1].id));
    if (!answered) {
        print(answered.error().message);
        std::erase_if(m_questions, [key](const Question &question) { return keyOf(question) == key; });
    }
    askFirst();
}

void ExecQuestions::readLine(Form &form, const QString &line)
{
    print(form.terminalForm.read(line));
    if (form.terminalForm.opensAddress()) {
        for (const core::OpenElicitation &open :
             m_connection->elicitations().isOpen(form.key)
                 ? m_connection->elicitations().open()
                 : (m_session ? m_session->elicitations().open() : std::vector<core::OpenElicitation>())) {
            // After Stop no consent can be sent, so the address is not opened; the gate reports why.
            if (open.key == form.key && open.canAnswer && !openInBrowser(open.request->url))
                print(form.terminalForm.notOpened());
        }
    }
    if (form.terminalForm.answer())
        sendAnswer(form.key, acp::ElicitationAnswer(*form.terminalForm.answer()));
    else
        ask();
}

void ExecQuestions::sendAnswer(base::RequestKey key, const acp::ElicitationAnswer &answer)
{
    const bool ofConnection = m_connection->elicitations().isOpen(key);
    if (ofConnection || m_session) {
        core::ElicitationGate &gate = ofConnection ? m_connection->elicitations() : m_session->elicitations();
        if (const auto sent = gate.answer(key, answer); !sent)
            print(sent.error().message);
    }
    std::erase_if(m_questions, [key](const Question &question) { return keyOf(question) == key; });
    if (!m_nobody)
        askFirst();
}

} // namespace cli

#include "moc_execquestions.cpp"
