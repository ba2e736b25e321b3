// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace core {

/// Whether a command would run what begins with certain words. Perhaps: nobody can know that without running it.
enum class Mention { No, Perhaps, Yes };

/// Whether \p line, for a shell, would run \p prefix, a program and the words that follow it. Yes, too, where the words
/// merely stand in it one behind the other, also within quotes. A program is found by its name and by what it is a
/// link to, behind operators, wrappers (`sudo`), options (`git -C x push`), within substitutions and scripts for
/// shells; what is only put in place while it runs, what is read from elsewhere, and code for interpreters is a
/// *perhaps*, and so is a program that is not there yet, may be another one by then, or lies where nobody knows, and
/// whatever is behind the end of looking. What a program or a script in a file does by itself is not looked at. \p
/// folder is where it runs.
Mention mentionOf(const QString &line, const QStringList &prefix, const QString &folder);

/// The same for NAME=value that are set for a command: some make another program of any command.
Mention mentionInVariables(const QStringList &variables, const QStringList &prefix);

/// Only whether the words stand in \p text one behind the other, whatever it is.
bool mentionsWords(const QString &text, const QStringList &prefix);

} // namespace core
