// SPDX-License-Identifier: Apache-2.0
#include "mcp/compensation.h"

#include "base/error.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace mcp {

namespace {

struct CompensationTr
{
    Q_DECLARE_TR_FUNCTIONS(mcp::Compensation)
};

constexpr qsizetype longestSearched = 64 * 1024; ///< characters that an expression is tried on
constexpr qsizetype longestDeclarations = 256 * 1024;
constexpr qsizetype longestTemplate = 16 * 1024; ///< bytes of the arguments of one declaration
constexpr int mostPlaces = 32;                   ///< that one declaration names
constexpr qsizetype longestFilled = 256 * 1024;  ///< bytes, of one place, and of all arguments
constexpr int deepestTemplate = 64;

base::Error wrongDeclaration(const QString &sentence)
{
    return {base::Origin::User, 0, sentence, {}};
}

/// `.a.b[0]`, taken apart. Null: it is no such path.
std::optional<QStringList> stepsOf(const QString &path)
{
    static const QRegularExpression step(QStringLiteral("\\G(?:\\.([^.\\[\\]]+)|\\[(\\d{1,6})\\])"));
    QStringList out;
    qsizetype at = 0;
    while (at < path.size()) {
        const QRegularExpressionMatch found = step.match(path, at);
        if (!found.hasMatch())
            return std::nullopt;
        out << (found.capturedLength(1) > 0 ? found.captured(1) : u'[' + found.captured(2));
        at = found.capturedEnd();
    }
    return out;
}

/// `$.place ~ expression`, taken apart.
struct Reference
{
    QStringList steps;
    std::optional<QRegularExpression> expression = {};
};

base::Result<Reference> referenceIn(const QString &text)
{
    static const QString mark = QStringLiteral(" ~ ");
    const qsizetype cut = text.indexOf(mark);
    const QString place = (cut < 0 ? text : text.left(cut)).trimmed();
    const auto steps = stepsOf(place.mid(1));
    static const QStringList tops{QStringLiteral("arguments"), QStringLiteral("result"), QStringLiteral("text")};
    if (!steps || steps->isEmpty() || !tops.contains(steps->constFirst()))
        return wrongDeclaration(
            CompensationTr::tr("“%1” names no place: it begins with $.arguments, $.result or $.text.").arg(place));
    Reference out{*steps};
    if (cut >= 0) {
        out.expression = QRegularExpression(text.mid(cut + mark.size()));
        if (!out.expression->isValid() || out.expression->captureCount() < 1)
            return wrongDeclaration(CompensationTr::tr("“%1” is no regular expression with a group in brackets.")
                                        .arg(out.expression->pattern()));
    }
    return out;
}

QString resultText(const QJsonObject &result)
{
    QStringList texts;
    const QJsonArray blocks = result.value(QLatin1String("content")).toArray();
    for (const auto block : blocks) {
        if (const QJsonValue text = block.toObject().value(QLatin1String("text")); text.isString())
            texts << text.toString();
    }
    return texts.join(u'\n');
}

QJsonObject recordedParts(const RecordedCall &call)
{
    const QJsonObject result = QJsonDocument::fromJson(call.result).object();
    const QString text = resultText(result);
    QJsonValue data = result.value(QLatin1String("structuredContent"));
    if (!data.isObject()) {
        const QJsonDocument inner = QJsonDocument::fromJson(text.toUtf8());
        data = inner.isObject() ? QJsonValue(inner.object()) : inner.isArray() ? QJsonValue(inner.array()) : result;
    }
    return {{QStringLiteral("arguments"), QJsonDocument::fromJson(call.arguments).object()},
            {QStringLiteral("result"), data},
            {QStringLiteral("text"), text}};
}

QJsonValue valueAt(const QJsonObject &top, const QStringList &steps)
{
    QJsonValue value = top;
    for (const QString &step : steps) {
        if (step.startsWith(u'['))
            value = value.isArray() ? value.toArray().at(step.mid(1).toInt()) : QJsonValue(QJsonValue::Undefined);
        else
            value = value.toObject().value(step);
    }
    return value;
}

QByteArray jsonText(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact); // a document cannot be a single value
}

/// Fills a template in.
class Filling
{
public:
    explicit Filling(QJsonObject call) : m_call(std::move(call)) {}

    QJsonValue filled(const QJsonValue &value, int depth = 0)
    {
        if (depth > deepestTemplate)
            m_problem = CompensationTr::tr("The arguments are nested too deeply.");
        if (!m_problem.isEmpty())
            return {};
        if (value.isString())
            return found(value.toString());
        if (value.isArray()) {
            QJsonArray out;
            const QJsonArray items = value.toArray();
            for (const auto item : items)
                out.append(filled(item, depth + 1));
            return out;
        }
        if (!value.isObject())
            return value;
        QJsonObject out;
        const QJsonObject given = value.toObject();
        for (auto member = given.begin(); member != given.end(); ++member)
            out.insert(member.key(), filled(*member, depth + 1));
        return out;
    }
    const QString &problem() const { return m_problem; }

private:
    QJsonValue found(const QString &text)
    {
        if (!text.startsWith(u'$'))
            return text;
        if (text.startsWith(QLatin1String("$$")))
            return text.mid(1);
        const auto reference = referenceIn(text);
        if (!reference) {
            m_problem = reference.error().message;
            return {};
        }
        if (++m_places > mostPlaces) {
            m_problem = CompensationTr::tr("The arguments name too many places.");
            return {};
        }
        const QJsonValue value = valueAt(m_call, reference->steps);
        QJsonValue out = value;
        if (reference->expression) {
            const QString searched = value.isDouble() ? QString::number(value.toDouble(), 'g', 17) : value.toString();
            const auto match = reference->expression->match(searched.left(longestSearched));
            out = match.hasMatch() ? QJsonValue(match.captured(1)) : QJsonValue(QJsonValue::Undefined);
        }
        if (out.isUndefined() || out.isNull())
            m_problem = CompensationTr::tr("The recorded call holds nothing at “%1”.").arg(text);
        else if (const QByteArray stands = jsonText(out); stands.size() > longestFilled)
            m_problem = CompensationTr::tr("What stands at “%1” is too long.").arg(reference->steps.join(u'.'));
        else if (stands.contains("••••"))
            m_problem = CompensationTr::tr("What stands at “%1” is a secret, which is not kept.").arg(text);
        return out;
    }

    const QJsonObject m_call;
    QString m_problem;
    int m_places = 0;
};

/// A text that was found is a number for tools that want one.
QJsonObject asWanted(QJsonObject arguments, const QByteArray &schema)
{
    const QJsonObject wanted = QJsonDocument::fromJson(schema).object().value(QLatin1String("properties")).toObject();
    for (auto member = arguments.begin(); member != arguments.end(); ++member) {
        const QString type = wanted.value(member.key()).toObject().value(QLatin1String("type")).toString();
        const bool isNumber = type == QLatin1String("integer") || type == QLatin1String("number");
        bool isWhole = false, isRead = false;
        const QString found = isNumber ? member->toString() : QString();
        const qint64 whole = found.toLongLong(&isWhole);
        const double number = found.toDouble(&isRead);
        // A double would make another one of a long number.
        if (isWhole)
            *member = whole;
        else if (isRead && type == QLatin1String("number"))
            *member = number;
        else if (type == QLatin1String("string") && member->isDouble())
            *member = member->toVariant().toString();
    }
    return arguments;
}

QString checkValue(const QJsonValue &value, int depth = 0)
{
    if (depth > deepestTemplate)
        return CompensationTr::tr("The arguments are nested too deeply.");
    if (value.isString()) {
        const QString text = value.toString();
        if (!text.startsWith(u'$') || text.startsWith(QLatin1String("$$")))
            return {};
        const auto reference = referenceIn(text);
        return reference ? QString() : reference.error().message;
    }
    QString out;
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (const auto item : items)
            out = out.isEmpty() ? checkValue(item, depth + 1) : out;
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const auto member : object)
            out = out.isEmpty() ? checkValue(member, depth + 1) : out;
    }
    return out;
}

} // namespace

const Compensation *compensationOf(const Compensations &all, const QString &server, const QString &tool)
{
    const Compensation *best = nullptr;
    for (const Compensation &one : all) {
        if (one.server == server && one.tool == tool && (!best || one.source < best->source))
            best = &one;
    }
    return best;
}

base::Result<QByteArray> compensatingArguments(const Compensation &how, const RecordedCall &call,
                                               const QByteArray &schema)
{
    if (const auto checked = checkCompensation(how); !checked)
        return checked.error();
    const QJsonDocument wanted = QJsonDocument::fromJson(how.arguments);
    if (!wanted.isObject())
        return wrongDeclaration(base::Words::tr("The arguments are no JSON object."));
    Filling filling(recordedParts(call));
    const QJsonValue out = filling.filled(wanted.object());
    if (!filling.problem().isEmpty())
        return wrongDeclaration(filling.problem());
    const QByteArray filled = QJsonDocument(asWanted(out.toObject(), schema)).toJson(QJsonDocument::Compact);
    if (filled.size() > longestFilled)
        return wrongDeclaration(
            CompensationTr::tr("The arguments are longer than %n KiB.", nullptr, int(longestTemplate / 1024)));
    return filled;
}

base::Result<void> checkCompensation(const Compensation &how)
{
    if (how.arguments.size() > longestTemplate)
        return wrongDeclaration(
            CompensationTr::tr("The arguments are longer than %n KiB.", nullptr, int(longestTemplate / 1024)));
    const QJsonDocument wanted = QJsonDocument::fromJson(how.arguments);
    if (!wanted.isObject())
        return wrongDeclaration(base::Words::tr("The arguments are no JSON object."));
    if (const QString why = checkValue(wanted.object()); !why.isEmpty())
        return wrongDeclaration(why);
    return {};
}

base::Result<Compensations> readCompensations(const QByteArray &file)
{
    if (file.size() > longestDeclarations)
        return wrongDeclaration(
            CompensationTr::tr("The file is longer than %n KiB.", nullptr, int(longestDeclarations / 1024)));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file, &error);
    if (error.error != QJsonParseError::NoError)
        return wrongDeclaration(
            base::Words::tr("The file is not JSON: %1 at character %2.").arg(error.errorString()).arg(error.offset));
    const auto isOnly = [](const QJsonObject &object, const QStringList &keys) {
        const QStringList known = object.keys();
        return std::all_of(known.begin(), known.end(), [&](const QString &key) { return keys.contains(key); });
    };
    const QJsonObject top = document.object();
    if (!top.value(QLatin1String("servers")).isObject() || !isOnly(top, {QStringLiteral("servers")}))
        return wrongDeclaration(CompensationTr::tr("The file holds something else than “servers”."));
    Compensations out;
    const QJsonObject servers = top.value(QLatin1String("servers")).toObject();
    for (auto server = servers.begin(); server != servers.end(); ++server) {
        const QJsonObject tools = server->toObject();
        for (auto tool = tools.begin(); tool != tools.end(); ++tool) {
            const QJsonObject said = tool->toObject();
            Compensation one{server.key(), tool.key(), said.value(QLatin1String("tool")).toString()};
            one.source = Compensation::Source::Project;
            if (said.contains(QLatin1String("arguments")))
                one.arguments =
                    QJsonDocument(said.value(QLatin1String("arguments")).toObject()).toJson(QJsonDocument::Compact);
            const bool isUnderstood = isOnly(said, {QStringLiteral("tool"), QStringLiteral("arguments")}) &&
                                      (said.value(QLatin1String("arguments")).isUndefined() ||
                                       said.value(QLatin1String("arguments")).isObject());
            if (one.by.isEmpty() || !isUnderstood)
                return wrongDeclaration(CompensationTr::tr("What the file says of “%1” of “%2” is not understood.")
                                            .arg(one.tool, one.server));
            if (const auto checked = checkCompensation(one); !checked)
                return checked.error();
            out.push_back(std::move(one));
        }
    }
    return out;
}

QByteArray writtenCompensations(const Compensations &all)
{
    QJsonObject servers;
    for (const Compensation &one : all) {
        QJsonObject tools = servers.value(one.server).toObject();
        tools.insert(one.tool,
                     QJsonObject{{QStringLiteral("tool"), one.by},
                                 {QStringLiteral("arguments"), QJsonDocument::fromJson(one.arguments).object()}});
        servers.insert(one.server, tools);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("servers"), servers}}).toJson(QJsonDocument::Compact);
}

} // namespace mcp
