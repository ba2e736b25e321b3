// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace core {

/// Whether a command would run a certain program with certain first words. Perhaps: it cannot be known without running
/// it.
enum class Mention { No, Perhaps, Yes };

/// Whether \p line, run by a shell, would run \p prefix, a program and its first arguments. Also Yes if the words
/// merely occur one after the other, even within quotes. Finds the program by its name and by what it is a link to,
/// after operators, wrappers (`sudo`) and options (`git -C x push`), in substitutions and in scripts for shells.
/// Perhaps: text that is substituted or read only at run time, code for interpreters, a program that does not exist
/// yet, may be replaced or cannot be located, and everything beyond the limits of the search. What a program or a
/// script file does is not looked at. \p folder is where the line runs.
Mention mentionOf(const QString &line, const QStringList &prefix, const QString &folder);

/// The same for NAME=value settings of a command: some variables make any command run another program.
Mention mentionInVariables(const QStringList &variables, const QStringList &prefix);

/// Whether the words occur in \p text one after the other, whatever it is.
bool mentionsWords(const QString &text, const QStringList &prefix);

} // namespace core
