// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

// What is said alike wherever it is said. Any thread.
namespace base {

enum class ClockPrecision { Minute, Second, Millisecond };
/// The local time of day, as "14:05".
QString clockText(const QDateTime &at, ClockPrecision precision = ClockPrecision::Minute);

// Two or more pieces as one, with what the language puts between them.
QString labelled(const QString &name, const QString &value);  ///< "name: value"
QString described(const QString &thing, const QString &what); ///< "thing, what is said of it"
QString listed(const QStringList &names);                     ///< "a, b, c"
QString facts(const QStringList &parts);                      ///< "a · b"; empty parts are left out
QString noted(const QString &thing, const QString &note);     ///< "thing (note)"; without a note only the thing
/// "New session" of "&New session…": without the letter for the keyboard and what says that a dialog comes.
QString plainName(const QString &action);
/// With a capital at its beginning, where a language has them: "Stopped by you" of "stopped by you".
QString capitalized(const QString &text);
/// "exit 1", or "signal 9" of a process that a signal ended.
QString exitText(int exitCode, int signal);
/// "a, b and 3 more": \p first are the first of \p count names, as they are to be shown.
QString fewNames(const QStringList &first, qsizetype count);
/// The first \p most of \p lines, and a last one that says how many more there are.
QStringList fewLines(const QStringList &lines, qsizetype most);

} // namespace base
