// SPDX-License-Identifier: Apache-2.0
#include "app/editors.h"

#include "base/visibletext.h"
#include "models/texts/linktarget.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QUrl>

namespace app {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(app::Editors)
};

struct Known
{
    const char *program, *name, *arguments;
    bool inTerminal = false;
};
constexpr Known knownEditors[] = {
    {"kate", "Kate", "--line %l --column %c %f"},
    {"code", "Visual Studio Code", "--goto %f:%l:%c"},
    {"codium", "VSCodium", "--goto %f:%l:%c"},
    {"zed", "Zed", "%f:%l:%c"},
    {"zeditor", "Zed", "%f:%l:%c"},
    {"subl", "Sublime Text", "%f:%l:%c"},
    {"idea", "IntelliJ IDEA", "--line %l --column %c %f"},
    {"qtcreator", "Qt Creator", "-client %f:%l:%c"},
    {"gvim", "GVim", "+%l %f"},
    {"emacs", "Emacs", "+%l:%c %f"},
    {"nvim", "Neovim", "+%l %f", true},
    {"vim", "Vim", "+%l %f", true},
};

/// With what each begins a command line of its own.
constexpr Known knownTerminals[] = {
    {"x-terminal-emulator", "", "-e"}, {"konsole", "", "-e"}, {"gnome-terminal", "", "--"},
    {"xfce4-terminal", "", "-x"},      {"foot", "", ""},      {"kitty", "", ""},
    {"alacritty", "", "-e"},           {"xterm", "", "-e"}};

bool isThere(const char *program, const QStringList &folders)
{
    return !QStandardPaths::findExecutable(QLatin1String(program), folders).isEmpty();
}

base::Error problem(const QString &message)
{
    return {base::Origin::System, 0, message, {}};
}

} // namespace

QList<EditorEntry> editorsOnPath(const QStringList &folders)
{
    QString terminal;
    for (const Known &known : knownTerminals) {
        if (terminal.isEmpty() && isThere(known.program, folders))
            terminal =
                QStringLiteral("%1 %2").arg(QLatin1String(known.program), QLatin1String(known.arguments)).trimmed();
    }
    QList<EditorEntry> found;
    for (const Known &known : knownEditors) {
        if (!isThere(known.program, folders) || (known.inTerminal && terminal.isEmpty()))
            continue;
        const QString command =
            QStringLiteral("%1 %2").arg(QLatin1String(known.program), QLatin1String(known.arguments));
        const QString name = QLatin1String(known.name);
        found << (known.inTerminal ? EditorEntry{Tr::tr("%1 in a terminal").arg(name),
                                                 QStringLiteral("%1 %2").arg(terminal, command)}
                                   : EditorEntry{name, command});
    }
    return found;
}

base::Result<void> openInEditor(const QString &command, base::FilePlace place, const QString &folder)
{
    const QFileInfo file(QDir(folder), place.path);
    place.path = QDir::cleanPath(file.absoluteFilePath());
    place.line = qMax(1, place.line);
    place.column = qMax(1, place.column);
    const QString shown = base::visibleText(place.path);
    if (!file.exists())
        return problem(Tr::tr("%1 is not there.").arg(shown));
    if (command.trimmed().isEmpty() && models::mayRun(place.path))
        return problem(Tr::tr("%1 is a program, and the desktop may run it instead of showing it. Choose an editor in "
                              "the settings to look at it.")
                           .arg(shown));
    if (command.trimmed().isEmpty() || file.isDir()) {
        if (QDesktopServices::openUrl(QUrl::fromLocalFile(place.path)))
            return {};
        return problem(Tr::tr("The desktop has no application that opens %1. An editor can be chosen in the "
                              "settings.")
                           .arg(shown));
    }
    base::Result<QStringList> words = base::filledCommand(command, place);
    if (!words)
        return words.error();
    QStringList arguments = *words;
    const QString program = arguments.takeFirst();
    if (QProcess::startDetached(program, arguments, folder))
        return {};
    return problem(Tr::tr("The editor %1 could not be started. Another one can be chosen in the settings.")
                       .arg(base::visibleText(program)));
}

} // namespace app
