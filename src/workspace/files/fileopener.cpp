// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/fileopener.h"

#include "base/regularfile.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/linktarget.h"
#include "settings/settings.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

namespace workspace {

namespace {

struct FileOpenerTr
{
    Q_DECLARE_TR_FUNCTIONS(workspace::FileOpener)
};

constexpr qint64 mostBytes = 16 * 1024 * 1024; ///< of a file that is searched for a line

QString withoutCarriageReturns(QString text)
{
    return text.remove(u'\r');
}

int lineIn(const QString &path, const QString &part, int line)
{
    const auto content = base::readRegularFile(path, mostBytes);
    return content ? lineOfPart(QString::fromUtf8(*content), part, line) : line;
}

base::Error problem(const QString &message, int code = noEditor)
{
    return {base::Origin::System, code, message, {}};
}

} // namespace

base::Result<void> openInEditor(const QString &command, base::FilePlace place, const QString &folder)
{
    const QFileInfo file(QDir(folder), place.path);
    place.path = QDir::cleanPath(file.absoluteFilePath());
    place.line = qMax(1, place.line);
    place.column = qMax(1, place.column);
    const QString shown = base::visibleText(place.path);
    if (!file.exists())
        return problem(base::Words::tr("%1 is not there any more.").arg(shown), ENOENT);
    if (command.trimmed().isEmpty() && models::mayRun(place.path))
        return problem(FileOpenerTr::tr("%1 is a program: the desktop might run it. Choose an editor in the settings.")
                           .arg(shown));
    if (command.trimmed().isEmpty() || file.isDir()) {
        if (QDesktopServices::openUrl(QUrl::fromLocalFile(place.path)))
            return {};
        return problem(base::Words::tr("No program of this desktop opens %1").arg(shown));
    }
    base::Result<QStringList> words = base::filledCommand(command, place);
    if (!words)
        return words.error();
    QStringList arguments = *words;
    const QString program = arguments.takeFirst();
    if (QProcess::startDetached(program, arguments, folder))
        return {};
    return problem(base::Words::tr("The editor %1 could not be started. Another one can be chosen in the settings.")
                       .arg(base::visibleText(program)));
}

int lineOfPart(const QString &file, const QString &part, int line)
{
    const QString whole = withoutCarriageReturns(file), piece = withoutCarriageReturns(part);
    const int last = int(whole.count(u'\n')) + (whole.endsWith(u'\n') ? 0 : 1);
    const int within = qBound(1, line, qMax(1, last));
    if (piece.isEmpty() || whole == piece)
        return within;
    if (const qsizetype at = whole.indexOf(piece); at >= 0)
        return int(QStringView(whole).left(at).count(u'\n')) + qMax(1, line);
    // The part has changed: the line itself may still exist, best near its old place.
    const QString wanted = piece.section(u'\n', line - 1, line - 1);
    if (wanted.trimmed().isEmpty())
        return within;
    int found = 0, number = 0;
    for (const QStringView each : QStringView(whole).split(u'\n')) {
        ++number;
        if (each == wanted && (found == 0 || qAbs(number - line) < qAbs(found - line)))
            found = number;
    }
    return found > 0 ? found : within;
}

FileOpener::FileOpener(settings::Settings *settings, QObject *parent) : QObject(parent), m_settings(settings) {}
FileOpener::~FileOpener() = default;

void FileOpener::open(const base::FilePlace &place, const QString &within, const QString &folder, Failed failed)
{
    const auto openAt = [this, place, folder, failed = std::move(failed)](int line) {
        const auto opened =
            openInEditor(m_settings->value(settings::keys::editorCommand), {place.path, line, place.column}, folder);
        if (!opened)
            failed(opened.error());
    };
    m_search.reset();
    if (within.isEmpty() || place.line <= 0) {
        openAt(place.line);
        return;
    }
    const QString path = QDir(folder).absoluteFilePath(place.path);
    m_search = std::make_unique<base::PoolWork<int>>(
        [path, within, line = place.line](const auto &) { return lineIn(path, within, line); }, openAt);
}

} // namespace workspace

#include "moc_fileopener.cpp"
