// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/entities.h"

#include <QHash>

namespace text {

QString entityText(QStringView entity)
{
    static const QHash<QStringView, char16_t> named = {
        {u"&amp;", u'&'},         {u"&lt;", u'<'},         {u"&gt;", u'>'},         {u"&quot;", u'"'},
        {u"&apos;", u'\''},       {u"&nbsp;", u'\u00a0'},  {u"&copy;", u'\u00a9'},  {u"&reg;", u'\u00ae'},
        {u"&deg;", u'\u00b0'},    {u"&times;", u'\u00d7'}, {u"&ndash;", u'\u2013'}, {u"&mdash;", u'\u2014'},
        {u"&hellip;", u'\u2026'}, {u"&rarr;", u'\u2192'},  {u"&larr;", u'\u2190'},  {u"&lsquo;", u'\u2018'},
        {u"&rsquo;", u'\u2019'},  {u"&ldquo;", u'\u201c'}, {u"&rdquo;", u'\u201d'}, {u"&bull;", u'\u2022'},
        {u"&le;", u'\u2264'},     {u"&ge;", u'\u2265'},    {u"&ne;", u'\u2260'},    {u"&middot;", u'\u00b7'},
        {u"&euro;", u'\u20ac'}};
    if (const auto it = named.find(entity); it != named.end())
        return QString(QChar(it.value()));
    if (entity.startsWith(u"&#") && entity.endsWith(u';')) {
        const bool hex = entity.size() > 3 && (entity[2] == u'x' || entity[2] == u'X');
        bool ok = false;
        const uint code = entity.mid(hex ? 3 : 2).chopped(1).toUInt(&ok, hex ? 16 : 10);
        if (ok && (code == u'\t' || code == u'\n' || code == u'\r'))
            return QStringLiteral(" ");
        if (ok && code >= 0x20 && code <= 0x10ffff && !QChar::isSurrogate(code)) {
            const char32_t c = code;
            return QString::fromUcs4(&c, 1);
        }
        return QString(QChar::ReplacementCharacter);
    }
    return entity.toString();
}

} // namespace text
