// SPDX-License-Identifier: Apache-2.0
#include "base/commandtemplate.h"

#include "base/shellwords.h"

#include <QCoreApplication>

namespace base {

namespace {

struct CommandTemplateTr
{
    Q_DECLARE_TR_FUNCTIONS(base::CommandTemplate)
};

} // namespace

Result<QStringList> filledCommand(const QString &command, const FilePlace &place)
{
    // Split before the placeholders are filled, so that a space or a quote in a path does not split a word.
    const QStringList words = shellSplit(command);
    if (words.isEmpty() || words.first().isEmpty())
        return Error{Origin::User, 0, CommandTemplateTr::tr("There is no command."), {}};
    QStringList out;
    bool hasFile = false;
    for (const QString &word : words) {
        QString filled;
        for (qsizetype i = 0; i < word.size(); ++i) {
            if (word.at(i) != QLatin1Char('%')) {
                filled += word.at(i);
                continue;
            }
            const QChar what = ++i < word.size() ? word.at(i) : QChar();
            if (what == QLatin1Char('f'))
                filled += place.path;
            else if (what == QLatin1Char('l'))
                filled += QString::number(place.line);
            else if (what == QLatin1Char('c'))
                filled += QString::number(place.column);
            else if (what == QLatin1Char('%'))
                filled += what;
            else
                return Error{
                    Origin::User,
                    0,
                    CommandTemplateTr::tr("“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a "
                                          "percent sign.")
                        .replace(QLatin1String("%1"), what.isNull() ? QStringLiteral("%") : QStringLiteral("%") + what),
                    {}};
            hasFile = hasFile || what == QLatin1Char('f');
        }
        out << filled;
    }
    if (!hasFile)
        out << place.path;
    return out;
}

} // namespace base
