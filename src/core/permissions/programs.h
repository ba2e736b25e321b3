// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

/// Knowledge about programs by their names, and finding the file of a program.
namespace core {

/// The last part of a program's path.
QString programName(const QString &program);

/// The file that runs when \p program is called in \p folder: absolute, without links. A bare name is looked up in
/// PATH. Null if there is none, or if PATH depends on the current folder. Looks at the disk.
std::optional<QString> programFile(const QString &program, const QString &folder);

/// Whether \p one, called in \p folder, and \p other, called in \p otherFolder, are the same file under the same name:
/// a file with several names may act differently under each. A bare name that PATH does not find equals only itself; if
/// PATH finds it in one of \p writable, it equals nothing, since an agent may have put it there.
bool isSameProgram(const QString &one, const QString &folder, const QString &other, const QString &otherFolder,
                   const QStringList &writable);

/// By its name alone: sh, bash and the like.
bool isShell(const QString &program);
/// Whether it is a shell of the system: a bare name that PATH finds in a system folder, or an absolute path there.
bool isSystemShell(const QString &program);

/// Interpreters, which run what they are given as code: python, node, perl and the like.
bool isInterpreter(const QString &program);
/// Programs that run another one, named in their arguments: env, sudo, xargs and the like.
bool isWrapper(const QString &program);

/// Whether \p words, a program and its arguments, are known to run nothing else, even with more arguments after them
/// that pass the same check. Only then may a rule allow every command that begins with them. Unknown programs are not.
/// For git and the like, the command word is part of it.
bool runsNothingElse(const QStringList &words);

} // namespace core
