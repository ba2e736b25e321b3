// SPDX-License-Identifier: Apache-2.0
#include "models/texts/elicitationform.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace models {

using acp::FormField;

namespace {

struct ElicitationFormTr
{
    Q_DECLARE_TR_FUNCTIONS(models::ElicitationForm)
};

constexpr int patternLimit = 100'000; ///< match steps, since the agent's pattern must not block the user

QString shown(double number)
{
    return QLocale().toString(number, 'g', QLocale::FloatingPointShortest);
}

bool isChoice(const FormField &field)
{
    return field.type == FormField::Type::String && !field.choices.empty();
}

bool isOffered(const FormField &field, const QString &value)
{
    return std::any_of(field.choices.begin(), field.choices.end(),
                       [&value](const acp::EnumOption &option) { return option.value == value; });
}

bool hasFormat(const QString &format, const QString &text)
{
    static const QRegularExpression email(QStringLiteral("^[^@\\s]+@[^@\\s]+$"));
    if (format == QLatin1String("email"))
        return email.match(text).hasMatch();
    if (format == QLatin1String("uri")) {
        const QUrl url(text, QUrl::StrictMode);
        return url.isValid() && !url.scheme().isEmpty();
    }
    if (format == QLatin1String("date"))
        return QDate::fromString(text, Qt::ISODate).isValid();
    return format != QLatin1String("date-time") ||
           (text.contains(u'T') && QDateTime::fromString(text, Qt::ISODateWithMs).isValid());
}

/// \p form: how it has to be.
QString expected(const QString &form)
{
    return base::labelled(ElicitationFormTr::tr("Expected"), form);
}

FieldCheck checkText(const FormField &field, const QString &text)
{
    // The schema counts code points, not UTF-16 units.
    const auto length = double(text.toUcs4().size());
    if (field.minimum && length < *field.minimum)
        return {ElicitationFormTr::tr("At least %n character(s) are needed.", nullptr, int(std::ceil(*field.minimum)))};
    if (field.maximum && length > *field.maximum)
        return {ElicitationFormTr::tr("At most %n character(s) may be given.", nullptr, int(*field.maximum))};
    QString problem = hasFormat(field.format, text) ? QString() : expected(fieldHint(field));
    if (problem.isEmpty() && !field.pattern.isEmpty()) {
        const QRegularExpression pattern(QStringLiteral("(*LIMIT_MATCH=%1)").arg(patternLimit) + field.pattern,
                                         QRegularExpression::UseUnicodePropertiesOption);
        // An invalid pattern does not keep the user from answering.
        if (pattern.isValid() && !pattern.match(text).hasMatch()) // clazy:exclude=use-static-qregularexpression
            problem = expected(base::visibleText(field.pattern));
    }
    return problem.isEmpty() ? FieldCheck{{}, text} : FieldCheck{problem};
}

FieldCheck checkNumber(const FormField &field, const QString &text)
{
    bool ok = false;
    FieldValue value;
    double number = 0;
    if (field.type == FormField::Type::Integer) {
        qint64 whole = QLocale().toLongLong(text, &ok);
        if (!ok)
            whole = QLocale::c().toLongLong(text, &ok);
        if (!ok)
            return {ElicitationFormTr::tr("This is no whole number.")};
        number = double(whole);
        value = whole;
    } else {
        number = QLocale().toDouble(text, &ok);
        if (!ok)
            number = QLocale::c().toDouble(text, &ok);
        if (!ok || !std::isfinite(number))
            return {ElicitationFormTr::tr("This is no number.")};
        value = number;
    }
    if ((field.minimum && number < *field.minimum) || (field.maximum && number > *field.maximum))
        return {expected(fieldHint(field))};
    return {{}, value};
}

FieldCheck checkItems(const FormField &field, QStringList items)
{
    items.removeIf([&field](const QString &item) { return !isOffered(field, item); });
    const auto count = double(items.size());
    if (field.minimum && count < *field.minimum && (field.required || count > 0))
        return {ElicitationFormTr::tr("Choose at least %n.", nullptr, int(std::ceil(*field.minimum)))};
    if (field.maximum && count > *field.maximum)
        return {ElicitationFormTr::tr("Choose at most %n.", nullptr, int(*field.maximum))};
    if (items.isEmpty() && !field.required)
        return {};
    return {{}, items};
}

} // namespace

FieldInput initialInput(const FormField &field)
{
    switch (field.type) {
    case FormField::Type::Boolean: {
        const bool *flag = std::get_if<bool>(&field.defaultValue);
        return flag && *flag;
    }
    case FormField::Type::MultiSelect: {
        const auto *items = std::get_if<QStringList>(&field.defaultValue);
        QStringList known = items ? *items : QStringList();
        known.removeIf([&field](const QString &item) { return !isOffered(field, item); });
        return known;
    }
    case FormField::Type::Number:
    case FormField::Type::Integer: {
        const double *number = std::get_if<double>(&field.defaultValue);
        if (!number)
            return QString();
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        return field.type == FormField::Type::Integer && std::abs(*number) < 9e15
                   ? locale.toString(qint64(*number))
                   : locale.toString(*number, 'g', QLocale::FloatingPointShortest);
    }
    case FormField::Type::String: {
        const QString *text = std::get_if<QString>(&field.defaultValue);
        return text && (!isChoice(field) || isOffered(field, *text)) ? *text : QString();
    }
    case FormField::Type::Unknown:
        break;
    }
    return QString();
}

FieldCheck checkField(const FormField &field, const FieldInput &input)
{
    if (field.type == FormField::Type::Boolean)
        return {{}, std::get<bool>(input)};
    if (field.type == FormField::Type::MultiSelect)
        return checkItems(field, std::get<QStringList>(input));
    const QString &text = std::get<QString>(input);
    if (text.isEmpty() || field.type == FormField::Type::Unknown)
        return field.required ? FieldCheck{isChoice(field) ? ElicitationFormTr::tr("Choose one.")
                                                           : ElicitationFormTr::tr("Fill this in.")}
                              : FieldCheck{};
    if (isChoice(field))
        return isOffered(field, text) ? FieldCheck{{}, text} : FieldCheck{ElicitationFormTr::tr("Choose one.")};
    return field.type == FormField::Type::String ? checkText(field, text) : checkNumber(field, text.trimmed());
}

QString fieldLabel(const FormField &field)
{
    const QString name = base::visibleText(field.title.isEmpty() ? field.name : field.title);
    // A boolean always has a value.
    return field.required || field.type == FormField::Type::Boolean ? name : base::Words::tr("%1 (optional)").arg(name);
}

QString fieldHint(const FormField &field)
{
    const auto least = field.minimum, most = field.maximum;
    switch (field.type) {
    case FormField::Type::Number:
    case FormField::Type::Integer:
        if (least && most)
            return ElicitationFormTr::tr("%1 to %2", "the least and the greatest number")
                .arg(shown(*least), shown(*most));
        return least  ? ElicitationFormTr::tr("%1 or more").arg(shown(*least))
               : most ? ElicitationFormTr::tr("%1 or less").arg(shown(*most))
                      : QString();
    case FormField::Type::String:
        if (field.format == QLatin1String("email"))
            return ElicitationFormTr::tr("an e-mail address");
        if (field.format == QLatin1String("uri"))
            return ElicitationFormTr::tr("an address, as https://example.org");
        if (field.format == QLatin1String("date"))
            return ElicitationFormTr::tr("a date, as 2026-11-30");
        if (field.format == QLatin1String("date-time"))
            return ElicitationFormTr::tr("a date with a time, as 2026-11-30T14:00:00Z");
        break;
    case FormField::Type::Boolean:
    case FormField::Type::MultiSelect:
    case FormField::Type::Unknown:
        break;
    }
    return {};
}

QString whyNotFillable(const acp::ElicitationRequest &request)
{
    if (request.fields.size() > mostFields)
        return ElicitationFormTr::tr("This form has %n field(s); Belay shows no more than %1.", nullptr,
                                     int(request.fields.size()))
            .arg(mostFields);
    for (const FormField &field : request.fields) {
        const bool hasNone = field.type == FormField::Type::MultiSelect && field.choices.empty();
        if (field.required && (field.type == FormField::Type::Unknown || hasNone))
            return ElicitationFormTr::tr("The field “%1” is needed, and of a kind that Belay does not know.")
                .arg(base::visibleText(field.title.isEmpty() ? field.name : field.title));
    }
    return {};
}

AddressText addressText(const QString &address)
{
    AddressText out;
    const QUrl url(address, QUrl::StrictMode);
    const QString scheme = url.scheme();
    if (!url.isValid() || url.host().isEmpty() ||
        (scheme != QLatin1String("http") && scheme != QLatin1String("https"))) {
        out.before = base::visibleText(address);
        out.warnings << ElicitationFormTr::tr("Belay opens only addresses of the web, and this is none.");
        return out;
    }
    out.canOpen = true;
    const QString whole = url.toString(QUrl::FullyEncoded);
    const QString host = url.host(QUrl::FullyEncoded);
    const QString user = url.userInfo(QUrl::FullyEncoded);
    // Search behind user and password, which may look like a host.
    const qsizetype at = whole.indexOf(host, scheme.size() + 3 + (user.isEmpty() ? 0 : user.size() + 1));
    out.before = whole.left(at);
    out.host = host;
    out.after = whole.mid(at + host.size());
    const bool hasLookalikes = host.contains(QLatin1String("xn--"), Qt::CaseInsensitive);
    out.mayDeceive = !user.isEmpty() || hasLookalikes;
    if (!user.isEmpty())
        out.warnings
            << ElicitationFormTr::tr("What stands before the @ is a user's name: the address leads to %1.").arg(host);
    if (hasLookalikes)
        out.warnings << ElicitationFormTr::tr("The host's name is written in letters that may look like others: %1")
                            .arg(base::visibleText(QUrl::fromAce(host.toLatin1(), QUrl::IgnoreIDNWhitelist)));
    const bool isLocal =
        host == QLatin1String("localhost") || host.startsWith(QLatin1String("127.")) || host == QLatin1String("::1");
    if (scheme == QLatin1String("http") && !isLocal)
        out.warnings << ElicitationFormTr::tr("The way there is not encrypted.");
    return out;
}

} // namespace models
