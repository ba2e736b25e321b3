// SPDX-License-Identifier: Apache-2.0
#include "core/held/ownpath.h"

#include "base/realpath.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/held/heldlister.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>

namespace core {

namespace {

struct OwnPathTr
{
    Q_DECLARE_TR_FUNCTIONS(core::OwnPath)
};

base::Error notOwn(const QString &words)
{
    return {base::Origin::User, 0, words, {}};
}

} // namespace

base::Result<QString> ownPath(const QString &text, const QString &home, const QStringList &held)
{
    const QString shown = base::visibleText(text);
    if (text.split(u'/').contains(QStringLiteral("..")))
        return notOwn(base::Words::tr("“%1” contains “..”. Give the path without it.").arg(shown));
    QString relative = text;
    if (text == u'~' || text.startsWith(QStringLiteral("~/")))
        relative = QStringLiteral("./") + text.mid(2);
    QString path = QDir::cleanPath(relative.startsWith(u'/') ? relative : home + u'/' + relative);
    const base::RealPath real = base::realPath(path), realHome = base::realPath(home);
    if (real.problem != 0)
        return notOwn(OwnPathTr::tr("Where “%1” leads cannot be found out.").arg(shown));
    // Who may write to a folder on the way can make a link of the next one, and that would be writable then.
    const QString expected = isInside(path, home) ? QString(realHome.path + path.mid(home.size())) : path;
    if (real.path != expected && (isInside(expected, realHome.path) || isInside(real.path, realHome.path)))
        return notOwn(OwnPathTr::tr("“%1” leads elsewhere by a link. Give the path that it leads to.").arg(shown));
    for (const QString &one : std::array{path, real.path}) {
        if (isInside(home, one) || isInside(realHome.path, one) || one == QStringLiteral("/"))
            return notOwn(
                OwnPathTr::tr("“%1” is your home folder, or contains it: then nothing would be held back.").arg(shown));
        const auto meets = [&one](const QString &folder) { return isInside(one, folder) || isInside(folder, one); };
        if (const auto found = std::find_if(held.begin(), held.end(), meets); found != held.end())
            return notOwn(OwnPathTr::tr("“%1” lies in or around %2, whose changes are held back.")
                              .arg(shown, base::visibleText(*found)));
    }
    return path;
}

} // namespace core
