// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"

namespace base {

namespace {

bool deceives(char32_t c)
{
    if (c < 0x20 || (c >= 0x7f && c < 0xa0))
        return true;
    switch (c) {
    case 0x00ad: // soft hyphen
    case 0x034f: // combining grapheme joiner
    case 0x061c: // Arabic letter mark
    case 0x180e:
    case 0x2028:
    case 0x2029:
    case 0xfeff:
        return true;
    default:
        break;
    }
    if (c >= 0x200b && c <= 0x200f) // zero width and direction marks; 200d joins emoji but hides in paths
        return true;
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || (c >= 0xe0000 && c <= 0xe0fff);
}

QString escaped(char32_t c)
{
    if (c < 0x100)
        return QStringLiteral("\\x%1").arg(uint(c), 2, 16, QLatin1Char('0'));
    if (c < 0x10000)
        return QStringLiteral("\\u%1").arg(uint(c), 4, 16, QLatin1Char('0'));
    return QStringLiteral("\\U%1").arg(uint(c), 8, 16, QLatin1Char('0'));
}

} // namespace

QString visibleText(const QString &text, LineBreaks lineBreaks)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        char32_t c = unit.unicode();
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            c = QChar::surrogateToUcs4(unit, text.at(i + 1));
        if (c == U'\n' && lineBreaks == LineBreaks::Keep) {
            out += unit;
        } else if (c == U'\t' && lineBreaks == LineBreaks::Keep) {
            out += QStringLiteral("    ");
        } else if (c == U'\n') {
            out += QStringLiteral("\\n");
        } else if (c == U'\t') {
            out += QStringLiteral("\\t");
        } else if (deceives(c) || QChar::isSurrogate(c)) {
            out += escaped(c);
        } else {
            out += unit;
            if (c >= 0x10000)
                out += text.at(i + 1);
        }
        if (c >= 0x10000)
            ++i;
    }
    return out;
}

QString elidedMiddle(const QString &text, qsizetype maximum)
{
    if (text.size() <= maximum || maximum < 3)
        return text;
    qsizetype left = (maximum - 1) / 2;
    qsizetype right = text.size() - (maximum - 1 - left);
    if (left > 0 && text.at(left - 1).isHighSurrogate())
        --left;
    if (right < text.size() && text.at(right).isLowSurrogate())
        ++right;
    return text.first(left) + QChar(0x2026) + text.sliced(right);
}

QByteArray utf8Tail(const QByteArray &bytes, qsizetype limit)
{
    if (bytes.size() <= limit)
        return bytes;
    qsizetype start = bytes.size() - limit;
    while (start < bytes.size() && (uchar(bytes.at(start)) & 0xc0) == 0x80)
        ++start;
    return bytes.sliced(start);
}

} // namespace base
