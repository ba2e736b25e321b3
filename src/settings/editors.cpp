// SPDX-License-Identifier: Apache-2.0
#include "settings/editors.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace settings {

namespace {

struct EditorsTr
{
    Q_DECLARE_TR_FUNCTIONS(settings::Editors)
};

struct KnownProgram
{
    const char *program, *name, *arguments;
    bool inTerminal = false;
};
constexpr KnownProgram knownEditors[] = {
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

/// Terminals, with the option after which the command line follows.
constexpr KnownProgram knownTerminals[] = {
    {"x-terminal-emulator", "", "-e"}, {"konsole", "", "-e"}, {"gnome-terminal", "", "--"},
    {"xfce4-terminal", "", "-x"},      {"foot", "", ""},      {"kitty", "", ""},
    {"alacritty", "", "-e"},           {"xterm", "", "-e"}};

bool isThere(const char *program, const QStringList &folders)
{
    return !QStandardPaths::findExecutable(QLatin1String(program), folders).isEmpty();
}

} // namespace

QStringList terminalOnPath(const QStringList &folders)
{
    for (const KnownProgram &known : knownTerminals) {
        if (isThere(known.program, folders)) {
            QStringList words{QLatin1String(known.program)};
            if (*known.arguments)
                words << QLatin1String(known.arguments);
            return words;
        }
    }
    return {};
}

QList<EditorEntry> editorsOnPath(const QStringList &folders)
{
    const QString terminal = terminalOnPath(folders).join(u' ');
    QList<EditorEntry> found;
    for (const KnownProgram &known : knownEditors) {
        if (!isThere(known.program, folders) || (known.inTerminal && terminal.isEmpty()))
            continue;
        const QString command =
            QStringLiteral("%1 %2").arg(QLatin1String(known.program), QLatin1String(known.arguments));
        const QString name = QLatin1String(known.name);
        found << (known.inTerminal ? EditorEntry{EditorsTr::tr("%1 in a terminal").arg(name),
                                                 QStringLiteral("%1 %2").arg(terminal, command)}
                                   : EditorEntry{name, command});
    }
    return found;
}

} // namespace settings
