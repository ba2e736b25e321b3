// SPDX-License-Identifier: Apache-2.0
#include "base/process/shellpath.h"

#include "base/privatefolder.h"
#include "base/process/childprocess.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSaveFile>

#include <csignal>
#include <unistd.h>

namespace base {

namespace {

constexpr int longestWait = 3000;      ///< ms
constexpr qint64 longestKept = 86'400; ///< s
constexpr qsizetype mostPrinted = 1024 * 1024;
constexpr auto answerMark = "belay-path-6f1c"; ///< around the answer: start files print, too

QStringList &adopted()
{
    static QStringList folders;
    return folders;
}

/// The words that make \p shell print its PATH as the user's terminals have it; empty: it is not known how.
QStringList question(const QString &shell)
{
    const QString name = QFileInfo(shell).fileName();
    const QString print = QStringLiteral("printf '\\n%1%s%1\\n' \"$PATH\"").arg(QLatin1String(answerMark));
    if (name == QLatin1String("bash")) // of a login shell it reads other files than of one that somebody types into
        return {QStringLiteral("-l"), QStringLiteral("-c"), QStringLiteral("exec \"$0\" -i -c \"$1\""), shell, print};
    if (name == QLatin1String("zsh"))
        return {QStringLiteral("-l"), QStringLiteral("-i"), QStringLiteral("-c"), print};
    if (name == QLatin1String("fish"))
        return {QStringLiteral("-l"), QStringLiteral("-i"), QStringLiteral("-c"),
                QStringLiteral("printf '\\n%1%s%1\\n' (string join : $PATH)").arg(QLatin1String(answerMark))};
    if (name == QLatin1String("dash") || name == QLatin1String("ksh") || name == QLatin1String("sh"))
        return {QStringLiteral("-l"), QStringLiteral("-c"), print};
    return {};
}

/// What changes when the answer may be another one.
QJsonObject circumstances(const QString &shell)
{
    QJsonArray files;
    for (const char *name : {"/etc/profile", "/etc/environment", ".profile", ".bash_profile", ".bash_login", ".bashrc",
                             ".zshenv", ".zprofile", ".zshrc", ".zlogin", ".config/fish/config.fish"}) {
        const QFileInfo file(QDir::home(), QString::fromLatin1(name));
        files.append(file.exists() ? file.lastModified().toMSecsSinceEpoch() : 0);
    }
    return {{QStringLiteral("shell"), shell},
            {QStringLiteral("own"), qEnvironmentVariable("PATH")},
            {QStringLiteral("home"), QDir::homePath()},
            {QStringLiteral("files"), files}};
}

/// Null: not known, or not any more.
QJsonValue kept(const QString &cache, const QJsonObject &now)
{
    QFile file(cache);
    if (!file.open(QIODevice::ReadOnly))
        return QJsonValue::Undefined;
    const QJsonObject all = QJsonDocument::fromJson(file.read(mostPrinted)).object();
    const qint64 age = QDateTime::currentSecsSinceEpoch() - all.value(QLatin1String("at")).toInteger();
    if (all.value(QLatin1String("now")).toObject() != now || age < 0 || age > longestKept)
        return QJsonValue::Undefined;
    QJsonValue path = all.value(QLatin1String("path"));
    for (const QString &folder : path.toString().split(u':', Qt::SkipEmptyParts)) {
        if (!QFileInfo(folder).isDir())
            return QJsonValue::Undefined; // of a version that was removed
    }
    return path;
}

void keep(const QString &cache, const QJsonObject &now, const QString &path)
{
    QSaveFile file(cache);
    if (!makePrivateFolder(QFileInfo(cache).path()) || !file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(QJsonDocument(QJsonObject{{QStringLiteral("now"), now},
                                         {QStringLiteral("at"), QDateTime::currentSecsSinceEpoch()},
                                         {QStringLiteral("path"), path}})
                   .toJson(QJsonDocument::Compact));
    file.commit();
}

/// Empty: it did not say it in time.
QString ask(const QString &shell, const QStringList &words)
{
    QProcess process;
    process.setProgram(shell);
    process.setArguments(words);
    process.setWorkingDirectory(QDir::homePath());
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    // A session of its own, so that an interactive shell has no terminal to take, and can be ended with all it started.
    process.setChildProcessModifier([] {
        resetSignalsForChild();
        ::setsid();
    });
    process.start();
    const auto group = pid_t(process.processId());
    const QDeadlineTimer deadline(longestWait);
    QByteArray out;
    while (process.state() != QProcess::NotRunning && !deadline.hasExpired() && out.size() <= mostPrinted &&
           out.count(answerMark) < 2) {
        process.waitForReadyRead(int(qMax<qint64>(1, deadline.remainingTime())));
        out += process.readAllStandardOutput();
    }
    if (out.count(answerMark) >= 2)
        process.waitForFinished(500);
    if (group > 0 && process.state() != QProcess::NotRunning)
        ::kill(-group, SIGKILL);
    process.waitForFinished(1000);
    out += process.readAllStandardOutput();
    const qsizetype from = out.indexOf(answerMark), to = out.lastIndexOf(answerMark);
    const qsizetype begin = from + qsizetype(qstrlen(answerMark));
    return from < 0 || to < begin ? QString() : QFile::decodeName(out.sliced(begin, to - begin));
}

} // namespace

QString joinedPath(const QString &own, const QString &shells)
{
    QStringList before, after;
    const QStringList known = own.split(u':', Qt::SkipEmptyParts);
    bool isBehind = false;
    for (const QString &folder : shells.split(u':', Qt::SkipEmptyParts)) {
        if (known.contains(folder))
            isBehind = true;
        else if (QDir::isAbsolutePath(folder) && !before.contains(folder) && !after.contains(folder))
            (isBehind ? after : before) << folder;
    }
    if (!isBehind) // it shares nothing: what is there goes first
        std::swap(before, after);
    return (before + QStringList(own.isEmpty() ? QStringList() : QStringList{own}) + after).join(u':');
}

void adoptShellPath(const QString &cache)
{
    if (::isatty(STDIN_FILENO) || ::isatty(STDOUT_FILENO) || ::isatty(STDERR_FILENO))
        return;
    const QString shell = qEnvironmentVariable("SHELL"), own = qEnvironmentVariable("PATH");
    const QStringList words = QDir::isAbsolutePath(shell) ? question(shell) : QStringList();
    if (words.isEmpty())
        return;
    const QJsonObject now = circumstances(shell);
    QJsonValue shells = kept(cache, now);
    if (!shells.isString()) {
        QStringList there = ask(shell, words).split(u':', Qt::SkipEmptyParts);
        there.removeIf([](const QString &folder) { return !QFileInfo(folder).isDir(); });
        shells = there.join(u':');
        keep(cache, now, shells.toString());
    }
    const QString all = joinedPath(own, shells.toString());
    if (all == own)
        return;
    const QStringList known = own.split(u':');
    for (const QString &folder : all.split(u':')) {
        if (!known.contains(folder))
            adopted() << folder;
    }
    qputenv("PATH", QFile::encodeName(all));
}

const QStringList &adoptedFolders()
{
    return adopted();
}

} // namespace base
