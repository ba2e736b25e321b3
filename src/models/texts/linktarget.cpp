// SPDX-License-Identifier: Apache-2.0
#include "models/texts/linktarget.h"

#include "base/diagramlink.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/elicitationform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QUrlQuery>

#include <algorithm>

namespace models {
namespace {

struct LinkTargetTr
{
    Q_DECLARE_TR_FUNCTIONS(models::LinkTarget)
};

using Action = LinkTarget::Action;

bool isWithin(const QString &path, const QStringList &folders)
{
    return std::any_of(folders.begin(), folders.end(), [&path](const QString &folder) {
        const QString root = QFileInfo(folder).canonicalFilePath();
        return !root.isEmpty() && (path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/'));
    });
}

LinkTarget fileTarget(const QString &path, int line, const QStringList &folders)
{
    LinkTarget out;
    out.line = line;
    const QFileInfo file(path);
    const QString resolved = file.canonicalFilePath();
    out.path = resolved.isEmpty() ? QDir::cleanPath(path) : resolved;
    out.url = QUrl::fromLocalFile(out.path);
    out.shown = base::unmistakableText(out.path);
    const bool isPlain = resolved.isEmpty() || file.isFile() || file.isDir(); // a missing file opens nothing
    if (!isPlain)
        out.warnings << base::Words::tr("%1 is neither a file nor a folder.").arg(out.shown);
    if (!isWithin(out.path, folders))
        out.warnings << LinkTargetTr::tr("It is not in the folders of this session.");
    out.action = out.warnings.isEmpty() ? Action::ShowFile : Action::Ask;
    return out;
}

LinkTarget webTarget(const QUrl &url)
{
    const AddressText words = addressText(url.toString(QUrl::FullyEncoded));
    LinkTarget out;
    out.url = url;
    out.shown = words.before + words.host + words.after;
    out.warnings = words.warnings;
    out.action = words.canOpen && !words.mayDeceive ? Action::Browse : Action::Ask;
    if (base::isDiagramLink(url)) {
        out.action = Action::Ask;
        out.warnings << LinkTargetTr::tr("A page of %1 draws this in your browser. The drawing is behind the # of the "
                                         "address, which browsers do not send.")
                            .arg(base::visibleText(url.host(QUrl::FullyEncoded)));
    }
    return out;
}

/// Some mail programs attach files that an address names.
bool isPlainMail(const QUrl &url)
{
    static const QStringList known{QStringLiteral("to"),        QStringLiteral("cc"),   QStringLiteral("bcc"),
                                   QStringLiteral("subject"),   QStringLiteral("body"), QStringLiteral("in-reply-to"),
                                   QStringLiteral("references")};
    const auto items = QUrlQuery(url).queryItems();
    return std::all_of(items.begin(), items.end(),
                       [](const auto &item) { return known.contains(item.first.toLower()); });
}

LinkTarget otherTarget(const QUrl &url)
{
    LinkTarget out;
    out.url = url;
    out.shown = url.toString(QUrl::FullyEncoded);
    out.action = Action::Ask;
    if (url.scheme() == QLatin1String("mailto")) {
        if (isPlainMail(url))
            out.action = Action::Browse;
        else
            out.warnings << LinkTargetTr::tr("The mail may take along files of yours.");
    } else if (url.scheme() == QLatin1String("file")) {
        out.warnings << LinkTargetTr::tr(
                            "This file is on another computer, %1. To open it may tell that computer who you are.")
                            .arg(base::visibleText(url.host(QUrl::FullyEncoded)));
    } else {
        out.warnings << LinkTargetTr::tr(
                            "Which program takes addresses that begin with “%1:”, and what it does then, is not "
                            "Belay's to know.")
                            .arg(base::visibleText(url.scheme()));
    }
    return out;
}

LinkTarget nowhere(const QString &link, const QString &why = {})
{
    return {Action::Nowhere, {}, {}, 0, base::visibleText(link), why.isEmpty() ? QStringList() : QStringList(why)};
}

/// "src/a.cpp:12:3" and "src/a.cpp#L12" contain a line number.
struct Place
{
    QString path;
    int line = 0;
};

Place placeIn(const QString &link)
{
    static const QRegularExpression shape(QStringLiteral("^(.+?)(?:#L|:)(\\d+)(?:[:-]\\S*)?$"));
    const QRegularExpressionMatch match = shape.match(link);
    return match.hasMatch() ? Place{match.captured(1), match.captured(2).toInt()} : Place{link, 0};
}

/// An address that begins with file: and leads to this computer. Without a / it is relative to \p base, as a link
/// without a scheme is.
LinkTarget fileAddress(const QUrl &url, const QString &link, const QString &base, const QStringList &folders)
{
    QString path = url.path(QUrl::FullyDecoded);
    if (path.contains(QChar(u'\0'))) // no file has such a name, and many a program would read it up to there
        return nowhere(link, LinkTargetTr::tr("It names no file."));
    if (path.isEmpty())
        return nowhere(link, LinkTargetTr::tr("It names no file."));
    if (!path.startsWith(u'/')) {
        if (base.isEmpty())
            return nowhere(link, LinkTargetTr::tr("It is a relative address, and there is no folder to start from."));
        path = QDir(base).absoluteFilePath(path);
    }
    return fileTarget(path, placeIn(QStringLiteral("x#") + url.fragment()).line, folders);
}

} // namespace

LinkTarget linkTarget(const QString &link, const QStringList &folders)
{
    const QUrl url(link);
    const QString scheme = url.scheme(); // in small letters
    const QString base = folders.isEmpty() ? QString() : folders.first();
    const auto onDisk = [&base](const Place &place) { return QDir(base).absoluteFilePath(place.path); };
    // "main.cpp:12" is a file, although it looks like a scheme.
    const Place named = placeIn(link);
    if (!base.isEmpty() && !link.trimmed().isEmpty() && !link.startsWith(u'#') &&
        (scheme.isEmpty() || scheme.contains(u'.'))) {
        for (const Place &place :
             {Place{link, 0}, named, Place{QUrl::fromPercentEncoding(named.path.toUtf8()), named.line}}) {
            if (QFileInfo::exists(onDisk(place)))
                return fileTarget(onDisk(place), place.line, folders);
        }
    }
    if (!url.isValid() || scheme.isEmpty())
        return nowhere(link);
    if (scheme == QLatin1String("http") || scheme == QLatin1String("https"))
        return webTarget(url);
    const QString host = url.host().toLower();
    if (scheme == QLatin1String("file") && (host.isEmpty() || host == QLatin1String("localhost")))
        return fileAddress(url, link, base, folders);
    return otherTarget(url);
}

bool mayRun(const QString &path)
{
    const QFileInfo file(path);
    if (!file.isFile())
        return false;
    if (file.isExecutable())
        return true;
    const QMimeDatabase known;
    const QMimeType byName = known.mimeTypeForFile(file, QMimeDatabase::MatchExtension);
    const QMimeType byContent = known.mimeTypeForFile(file, QMimeDatabase::MatchContent);
    static const char *const kinds[] = {"application/x-executable",
                                        "application/x-sharedlib",
                                        "application/x-desktop",
                                        "application/x-shellscript",
                                        "application/vnd.appimage",
                                        "application/x-iso9660-appimage",
                                        "application/x-java-archive",
                                        "application/java-archive",
                                        "application/x-ms-dos-executable",
                                        "application/x-msdownload",
                                        "application/x-dosexec",
                                        "application/vnd.microsoft.portable-executable",
                                        "application/x-msi",
                                        "application/x-ms-shortcut",
                                        "application/x-mswinurl",
                                        "application/vnd.flatpak.ref",
                                        "application/vnd.debian.binary-package",
                                        "application/x-rpm"};
    return std::any_of(std::begin(kinds), std::end(kinds), [&](const char *kind) {
        return byName.inherits(QLatin1String(kind)) || byContent.inherits(QLatin1String(kind));
    });
}

} // namespace models
