// SPDX-License-Identifier: Apache-2.0
#include "demoagent/promptturn.h"
#include "demoagent/script.h"
#include "demoagent/terminals.h"
#include "demoagent/tourtext.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

constexpr auto notesName = "belay-demo/notes.md"_L1, knotsName = "belay-demo/knots.md"_L1;

// Writes through the client if it can write files, else by itself, as agents do.
bool writeText(PromptTurn &turn, const QString &path, const QString &text)
{
    if (turn.client().writeFile)
        return turn.ask("fs/write_text_file"_L1, {{"path"_L1, path}, {"content"_L1, text}}).ok();
    QDir().mkpath(path.section(u'/', 0, -2));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

QString readText(PromptTurn &turn, const QString &path)
{
    if (turn.client().readFile)
        return turn.ask("fs/read_text_file"_L1, {{"path"_L1, path}}).result["content"_L1].toString();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QJsonArray locations(const QString &path, int line)
{
    return {QJsonObject{{"path"_L1, path}, {"line"_L1, line}}};
}

void lookAround(PromptTurn &turn)
{
    const QString call = turn.startTool("search"_L1, u"Look around"_s);
    turn.pause(1500);
    const QStringList names = QDir(turn.session().cwd).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    const QString text = names.isEmpty()
                             ? u"The folder is empty."_s
                             : u"%1 entries, among them %2"_s.arg(names.size()).arg(names.mid(0, 5).join(u", "_s));
    turn.endTool(call, "completed"_L1, {{"content"_L1, QJsonArray{toolText(text)}}});
}

bool edit(PromptTurn &turn, const QString &title, const QString &path, const QJsonValue &before, const QString &after)
{
    const QString call = turn.startTool(
        "edit"_L1, title,
        {{"locations"_L1, locations(path, 1)}, {"content"_L1, QJsonArray{toolDiff(path, before, after)}}});
    turn.pause(1500);
    const bool ok = writeText(turn, path, after);
    turn.endTool(call, ok ? "completed"_L1 : "failed"_L1);
    return ok;
}

bool mayRun(PromptTurn &turn, const QString &call, const QString &command, bool asksAnyhow)
{
    Session &session = turn.session();
    if (!asksAnyhow && (!turn.asksFirst() || session.alwaysAllow))
        return true;
    if (!asksAnyhow && session.alwaysReject)
        return false;
    const Answer answer = turn.ask("session/request_permission"_L1,
                                   {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call},
                                                                {"title"_L1, command},
                                                                {"kind"_L1, "execute"_L1},
                                                                {"status"_L1, "pending"_L1},
                                                                {"rawInput"_L1, QJsonObject{{"command"_L1, command}}}}},
                                    {"options"_L1, permissionOptions()}});
    const QString outcome = outcomeText(answer);
    session.alwaysAllow = outcome == "yes-always"_L1;
    session.alwaysReject = outcome == "no-never"_L1;
    return outcome.startsWith(u"yes"_s);
}

void runTheCommand(PromptTurn &turn, bool asksAnyhow)
{
    const QString command = u"ls -l belay-demo && wc -w belay-demo/*.md"_s;
    const QString call = turn.startTool(
        "execute"_L1, command, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, QJsonObject{{"command"_L1, command}}}});
    if (!mayRun(turn, call, command, asksAnyhow)) {
        turn.endTool(call, "failed"_L1, {{"content"_L1, QJsonArray{toolText(u"Not run: rejected."_s)}}});
        return turn.say(u"As you wish: it was **not** run, and I go on without it."_s);
    }
    if (!turn.client().terminal) {
        turn.endTool(call, "failed"_L1, {{"content"_L1, QJsonArray{toolText(u"This client runs no commands."_s)}}});
        return turn.say(u"This client runs no commands, so I leave it at that."_s);
    }
    const CommandResult done = runCommand(turn, call, command);
    turn.pause(300);
    turn.say(done.ok ? u"It ran well; what it printed is in the card above."_s
                     : u"That did not work (%1), which does no harm here."_s.arg(done.status));
}

/// Creates or overwrites \p name in the demo's folder.
void writeAnew(PromptTurn &turn, QLatin1StringView name, const QString &text)
{
    const QString path = turn.path(name);
    const bool known = QFile::exists(path);
    const QJsonValue before = known ? QJsonValue(readText(turn, path)) : QJsonValue(QJsonValue::Null);
    if (!edit(turn, known ? u"Start %1 anew"_s.arg(name) : u"Create %1"_s.arg(name), path, before, text))
        turn.say(u"\n\nI could not write the file; the rest of the tour goes on without it.\n\n"_s);
}

void writeAndChange(PromptTurn &turn)
{
    const QString notes = turn.path(notesName);
    writeAnew(turn, notesName, tourNotes());
    const QString read =
        turn.startTool("read"_L1, u"Read %1"_s.arg(notesName), {{"locations"_L1, locations(notes, 1)}});
    turn.pause(2000);
    const QString text = readText(turn, notes);
    turn.endTool(read, "completed"_L1, {{"content"_L1, QJsonArray{toolText(text)}}});
    turn.say(tourAfterRead());
    turn.pause(5000);
    edit(turn, u"Edit %1"_s.arg(notesName), notes, text, tourNotesAfter());
}

/// Works until somebody presses Stop, for three quarters of a minute at most.
void workOn(PromptTurn &turn)
{
    constexpr int knots = 30;
    turn.say(tourBeforeWork());
    writeAnew(turn, knotsName, tourKnots());
    for (int i = 1; i <= knots; ++i) {
        turn.pause(1500);
        turn.say(u"Knot %1 of %2 is tied.\n\n"_s.arg(i).arg(knots));
    }
}

/// Starts at the given step, so that an interrupted tour can go on: "tour 3".
void tour(PromptTurn &turn)
{
    const QStringList steps{u"Look around"_s, u"Write some notes, and change them"_s, u"Count their words"_s,
                            u"Work on until I am stopped"_s, u"Leave it to be undone"_s};
    const int from = std::clamp(turn.number(0, 1), 1, int(steps.size()));
    if (from == 1) {
        turn.think(u"Somebody new is here. I should show a little of everything, break nothing, and keep to a folder "
                   "of my own. A plan first, so that it can be seen where we are."_s);
        turn.plan(steps, 0);
        turn.say(tourWelcome());
        turn.pause(5000);
        lookAround(turn);
        turn.pause(2000);
    }
    if (from <= 2) {
        turn.plan(steps, 1);
        writeAndChange(turn);
        turn.pause(4000);
    }
    if (from <= 3) {
        turn.plan(steps, 2);
        turn.say(tourBeforeCommand());
        runTheCommand(turn, from == 3);
        turn.pause(4000);
    }
    if (from <= 4) {
        turn.plan(steps, 3);
        workOn(turn);
    } else {
        turn.plan(steps, 4);
        turn.say(tourBeforeUndo());
        writeAnew(turn, knotsName, tourKnots());
    }
    turn.say(tourFarewell());
    turn.plan(steps, int(steps.size()));
}

/// Somebody who only tries whether an agent answers waits for no tour, and finds nothing written.
void answerShortly(PromptTurn &turn)
{
    turn.say(tourOffer());
}

} // namespace

Word shortAnswer()
{
    return {"", "", "", answerShortly};
}

Words tourWords()
{
    return {{"tour", "[STEP]", "shows a little of everything, in a minute or two", tour}};
}

} // namespace demoagent
