// SPDX-License-Identifier: Apache-2.0
#include "base/diagramlink.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace base {

namespace {

constexpr qsizetype mostCode = 6000; ///< characters; desktops pass addresses to the browser in a command line

QString drawingPage()
{
    return QStringLiteral("https://mermaid.live/view");
}

QString mark()
{
    return QStringLiteral("base64:");
}

/// Formulas are put into the boxes of a Mermaid diagram, which renders them.
QString diagramOf(const QString &formula)
{
    QString line = formula.simplified();
    line.replace(u'"', QLatin1String("#quot;"));
    return QStringLiteral("flowchart LR\n    formula[\"$$") + line +
           QStringLiteral("$$\"]\n    style formula fill:none,stroke:none\n");
}

} // namespace

QString diagramLink(const QString &language, const QString &code)
{
    const bool isFormula = language.compare(QLatin1String("math"), Qt::CaseInsensitive) == 0;
    if ((!isFormula && language.compare(QLatin1String("mermaid"), Qt::CaseInsensitive) != 0) ||
        code.size() > mostCode || code.trimmed().isEmpty())
        return {};
    const QJsonObject state{{QStringLiteral("code"), isFormula ? diagramOf(code) : code},
                            {QStringLiteral("mermaid"), QStringLiteral("{\"theme\":\"default\"}")}};
    const QByteArray packed = QJsonDocument(state)
                                  .toJson(QJsonDocument::Compact)
                                  .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    return QString(drawingPage() + u'#' + mark() + QString::fromLatin1(packed));
}

bool isDiagramLink(const QUrl &link)
{
    return link.host() == QUrl(drawingPage()).host() && link.fragment().startsWith(mark());
}

} // namespace base
