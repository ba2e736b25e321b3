// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/safesvg.h"

#include <QStringList>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace widgets {
namespace {

constexpr int mostElements = 2000, deepest = 32;
constexpr qsizetype mostCssCharacters = 16 * 1024;

/// Elements that are kept.
bool isShape(const QString &name)
{
    static const QStringList shapes = QStringLiteral("svg g path rect circle ellipse line polyline polygon defs "
                                                     "linearGradient radialGradient stop style")
                                          .split(u' ');
    return shapes.contains(name);
}

/// Elements that are visible parts of a picture but not supported: without them the picture would be wrong, so it is
/// refused.
bool isOfThePicture(const QString &name)
{
    static const QStringList names = QStringLiteral("image text use foreignObject video iframe").split(u' ');
    return names.contains(name);
}

/// Whether every address in \p value refers to the picture itself.
bool staysInside(const QString &value)
{
    for (qsizetype at = 0; (at = value.indexOf(QLatin1String("url("), at, Qt::CaseInsensitive)) >= 0;) {
        at += 4;
        while (at < value.size() && (value.at(at).isSpace() || value.at(at) == u'"' || value.at(at) == u'\''))
            ++at;
        if (at >= value.size() || value.at(at) != u'#')
            return false;
    }
    return true;
}

/// A dashed line may have more dashes than can be drawn in reasonable time.
bool isDash(const QString &words)
{
    return words.contains(QLatin1String("dash"), Qt::CaseInsensitive);
}

QString inked(QString value, const QColor &ink)
{
    return value.replace(QLatin1String("currentColor"), ink.name(), Qt::CaseInsensitive);
}

/// A `style` attribute without what is not allowed as an attribute.
QString safeDeclarations(const QString &style)
{
    QStringList out = style.split(u';', Qt::SkipEmptyParts);
    out.removeIf([](const QString &each) { return isDash(each) || !staysInside(each); });
    return out.join(u';');
}

class Cleaner
{
public:
    Cleaner(const QByteArray &svg, const QColor &ink) : m_in(svg), m_out(&m_written), m_ink(ink)
    {
        m_in.setNamespaceProcessing(false); // many drawings lack the declarations of their prefixes
        m_in.setEntityExpansionLimit(256);
    }

    QByteArray result()
    {
        while (m_why.isEmpty() && !m_in.atEnd())
            step(m_in.readNext());
        if (m_why.isEmpty() && m_in.hasError())
            m_why = "it is not well formed";
        if (m_why.isEmpty() && m_elements == 0)
            m_why = "there is nothing in it";
        return m_why.isEmpty() ? m_written : QByteArray();
    }
    QByteArray why() const { return m_why; }

private:
    void step(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::DTD:
            // A document type name without declarations is allowed.
            if (!m_in.entityDeclarations().isEmpty() || m_in.text().contains(u'['))
                m_why = "it declares entities";
            break;
        case QXmlStreamReader::StartElement:
            begin(m_in.qualifiedName().toString());
            break;
        case QXmlStreamReader::EndElement:
            m_out.writeEndElement();
            --m_depth;
            break;
        default:
            break;
        }
    }

    void begin(const QString &name)
    {
        const bool isGroup = name == QLatin1String("a") || name == QLatin1String("switch");
        if (++m_elements > mostElements || m_depth >= deepest)
            m_why = "there is too much in it";
        else if (m_depth == 0 && name != QLatin1String("svg"))
            m_why = "it is no SVG";
        else if (isOfThePicture(name))
            m_why = "it is made of more than shapes: " + name.left(40).toUtf8();
        else if (!isGroup && !isShape(name))
            m_in.skipCurrentElement();
        else if (name == QLatin1String("style"))
            copyStyleSheet();
        else
            copy(isGroup ? QStringLiteral("g") : name);
    }

    void copy(const QString &name)
    {
        m_out.writeStartElement(name);
        if (m_depth++ == 0) {
            m_out.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://www.w3.org/2000/svg"));
            m_out.writeAttribute(QStringLiteral("xmlns:xlink"), QStringLiteral("http://www.w3.org/1999/xlink"));
        }
        const QXmlStreamAttributes attributes = m_in.attributes();
        for (const QXmlStreamAttribute &attribute : attributes) {
            const QString key = attribute.qualifiedName().toString(), value = attribute.value().toString();
            if (key == QLatin1String("xlink:href") && value.startsWith(u'#'))
                m_out.writeAttribute(key, value);
            // Other prefixes belong to drawing programs.
            if (key.contains(u':') || key == QLatin1String("xmlns") || key == QLatin1String("href") ||
                key.startsWith(QLatin1String("on"), Qt::CaseInsensitive) || isDash(key) || !staysInside(value))
                continue;
            m_out.writeAttribute(key, inked(key == QLatin1String("style") ? safeDeclarations(value) : value, m_ink));
        }
    }

    void copyStyleSheet()
    {
        const QString css = m_in.readElementText(QXmlStreamReader::SkipChildElements);
        // An @ rule could import a style sheet or depend on the screen.
        if (css.size() > mostCssCharacters || css.contains(u'@') || isDash(css) || !staysInside(css))
            return;
        m_out.writeTextElement(QStringLiteral("style"), inked(css, m_ink));
    }

    QXmlStreamReader m_in;
    QByteArray m_written;
    QXmlStreamWriter m_out;
    const QColor m_ink;
    QByteArray m_why;
    int m_elements = 0, m_depth = 0;
};

} // namespace

QByteArray safeSvg(const QByteArray &svg, const QColor &ink, QByteArray *why)
{
    Cleaner cleaner(svg.size() > mostSvgBytes ? QByteArray() : svg, ink);
    QByteArray out = cleaner.result();
    if (why)
        *why = svg.size() > mostSvgBytes ? QByteArrayLiteral("it is too large") : cleaner.why();
    return out;
}

} // namespace widgets
