// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

/// What is known of programs by their names, and which file a name stands for.
namespace core {

/// The last part of a program's path.
QString programName(const QString &program);

/// The file that runs where \p program is called in \p folder: absolute, without links. A bare word is what PATH finds.
/// None where it is not there, or where PATH depends on the folder in which somebody stands. Looks at the disk.
std::optional<QString> programFile(const QString &program, const QString &folder);

/// Whether \p one, called in \p folder, and \p other, called in \p otherFolder, are one program by one name: a file
/// that has several names does another thing under each. A bare word that PATH does not find here is only itself; one
/// that PATH finds in one of \p writable is nobody's, since an agent may have put it there.
bool isSameProgram(const QString &one, const QString &folder, const QString &other, const QString &otherFolder,
                   const QStringList &writable);

/// By its name alone: sh, bash and the like.
bool isShell(const QString &program);
/// A shell of the system's: by a bare name that PATH finds in one of its folders, or by its whole path there.
bool isSystemShell(const QString &program);

/// Interpreters, which run what they are given as code: python, node, perl and the like.
bool isInterpreter(const QString &program);
/// Programs that run another one, which is named in their arguments: env, sudo, xargs and the like.
bool isWrapper(const QString &program);

/// Whether \p words, a program and its arguments, is known to run nothing else, and could not be made to by more of
/// them that are asked about likewise: only then may what begins so be allowed. Of what is not known here, nobody
/// knows. Of a program whose next word says what it does (git) it takes that word, too.
bool runsNothingElse(const QStringList &words);

} // namespace core
