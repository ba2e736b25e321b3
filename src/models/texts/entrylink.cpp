// SPDX-License-Identifier: Apache-2.0
#include "models/texts/entrylink.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace models {

namespace {

struct EntryLinkTr
{
    Q_DECLARE_TR_FUNCTIONS(models::EntryLink)
};

constexpr qsizetype mostShown = 200; ///< characters shown of an invalid link

} // namespace

QString EntryLink::text() const
{
    return QStringLiteral("belay://session/%1/entry/%2").arg(session).arg(entry);
}

bool looksLikeLink(const QString &text)
{
    return text.trimmed().startsWith(QLatin1String("belay:"), Qt::CaseInsensitive);
}

base::Result<EntryLink> entryLink(const QString &text)
{
    // The scheme is case-insensitive, and some programs append a slash.
    static const QRegularExpression form(QStringLiteral("^[Bb][Ee][Ll][Aa][Yy]://session/([0-9]+)/entry/([0-9]+)/?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    bool isSession = false, isEntry = false;
    const EntryLink link{match.captured(1).toLongLong(&isSession), match.captured(2).toULongLong(&isEntry)};
    if (!match.hasMatch() || !isSession || !isEntry || link.session == 0 || link.entry == 0)
        return base::Error{base::Origin::User,
                           0,
                           EntryLinkTr::tr("“%1” is no link to an entry. One looks like belay://session/123/entry/45.")
                               .arg(base::visibleText(base::elidedMiddle(text.trimmed(), mostShown))),
                           {}};
    return link;
}

} // namespace models
