// SPDX-License-Identifier: Apache-2.0
#include "base/wording.h"

#include "base/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace base {

namespace {

struct WordingTr
{
    Q_DECLARE_TR_FUNCTIONS(base::Wording)
};

} // namespace

QString clockText(const QDateTime &at, ClockPrecision precision)
{
    const QString format = precision == ClockPrecision::Minute   ? QStringLiteral("HH:mm")
                           : precision == ClockPrecision::Second ? QStringLiteral("HH:mm:ss")
                                                                 : QStringLiteral("HH:mm:ss.zzz");
    return at.toLocalTime().toString(format);
}

QString labelled(const QString &name, const QString &value)
{
    //: a name, its value
    return WordingTr::tr("%1: %2").arg(name, value);
}

QString described(const QString &thing, const QString &what)
{
    //: a thing, what is said of it
    return WordingTr::tr("%1, %2").arg(thing, what);
}

QString listed(const QStringList &names)
{
    return names.join(WordingTr::tr(", ", "between names"));
}

QString facts(const QStringList &parts)
{
    QStringList said = parts;
    said.removeAll(QString());
    return said.join(WordingTr::tr(" · ", "between facts"));
}

QString noted(const QString &thing, const QString &note)
{
    //: a thing, a note about it
    return note.isEmpty() ? thing : WordingTr::tr("%1 (%2)").arg(thing, note);
}

QString plainName(const QString &action)
{
    // An & before the letter (&& is a literal one), or the letter in brackets that is added in languages like Chinese.
    static const QRegularExpression mark(QStringLiteral("\\(&\\w\\)|&(.)"));
    QString name = action;
    name.replace(mark, QStringLiteral("\\1"));
    if (name.endsWith(u'…'))
        name.chop(1);
    return name.trimmed();
}

QString capitalized(const QString &text)
{
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

QString exitText(int exitCode, int signal)
{
    return signal ? Words::tr("signal %1").arg(signal) : Words::tr("exit %1").arg(exitCode);
}

QString fewNames(const QStringList &first, qsizetype count)
{
    const QString names = listed(first);
    return count <= first.size() ? names
                                 //: after the first of several names
                                 : WordingTr::tr("%1 and %n more", nullptr, int(count - first.size())).arg(names);
}

QStringList fewLines(const QStringList &lines, qsizetype most)
{
    QStringList out = lines.first(std::min(lines.size(), most));
    if (lines.size() > most)
        out << base::Words::tr("and %n more", nullptr, int(lines.size() - most));
    return out;
}

} // namespace base
