// SPDX-License-Identifier: Apache-2.0
#include "spelling/wordfinder.h"

#include <QChar>

#include <algorithm>

namespace spelling {

namespace {

/// A code point in a line and its length.
struct PointAt
{
    char32_t code = 0;
    qsizetype size = 1;

    PointAt(QStringView text, qsizetype at)
    {
        const QChar first = text.at(at);
        if (first.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate()) {
            code = QChar::surrogateToUcs4(first, text.at(at + 1));
            size = 2;
        } else {
            code = first.unicode();
        }
    }
};

bool isLetterOfWords(char32_t code)
{
    if (!QChar::isLetter(code))
        return QChar::isMark(code);
    switch (QChar::script(code)) {
    // These scripts put no space between words, so words cannot be told apart here.
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
    case QChar::Script_Tibetan:
        return false;
    default:
        return true;
    }
}

/// Characters inside words: rock’n’roll, E-Mail, and the joiners of Persian and Indic scripts.
bool isJoiner(QChar c)
{
    return c == u'\'' || c == u'’' || c == u'-' || c == u'‐' || c == u'\u200c' || c == u'\u200d';
}

bool isAny(QChar c, QStringView of)
{
    return of.contains(c);
}

/// Punctuation around a token that does not make it technical.
bool isWrapping(QChar c)
{
    return isAny(c, u"()[]{}\"'„“”‚‘’«»‹›*_~.,;:!?…¿¡|<>") && !c.isSpace();
}

/// Whether the token is code rather than prose. \p bare is the token without wrapping punctuation.
bool isTechnical(QStringView token, QStringView bare)
{
    if (bare.isEmpty())
        return true;
    const QChar first = bare.first();
    if (isAny(first, u"@/#~$\\%&+=^`") || (first == u'-' && bare.size() > 1))
        return true;
    int slashes = 0;
    bool pathLike = false;
    for (qsizetype i = 0; i < bare.size(); ++i) {
        const QChar c = bare.at(i);
        if (isAny(c, u"@_=\\$#`^%&+{}[]<>|"))
            return true;
        slashes += c == u'/';
        // A dot or colon followed by a letter: file.txt, std::move, z.B.
        if ((c == u'.' || c == u':') && i + 1 < bare.size()) {
            if (bare.at(i + 1).isLetterOrNumber() || bare.at(i + 1) == u':' || bare.at(i + 1) == u'/')
                return true;
        }
        pathLike = pathLike || c.isDigit();
    }
    if (slashes > 1 || (slashes == 1 && (pathLike || bare.endsWith(u'/'))))
        return true;
    // Look at the punctuation that was taken off: f() is a call, <b a tag, ./x a path.
    const qsizetype at = bare.data() - token.data();
    return token.mid(at + bare.size()).startsWith(u"()") || token.mid(0, at).contains(u'<') ||
           token.startsWith(u"./") || token.startsWith(u"../");
}

/// Whether it is written like a word of prose: not CamelCase, not in capitals, not hexadecimal.
bool isPlainWord(QStringView word)
{
    if (word.size() > longestWord)
        return false;
    int letters = 0;
    bool lower = false, camel = false, hex = true;
    QChar before;
    for (const QChar c : word) {
        if (isJoiner(c)) {
            before = QChar();
            continue;
        }
        ++letters;
        camel = camel || (c.isUpper() && before.isLower());
        lower = lower || !c.isUpper();
        hex = hex && ((c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F'));
        before = c;
    }
    return letters > 1 && lower && !camel && !(hex && letters > 6);
}

void addWords(QStringView line, qsizetype from, qsizetype end, QList<WordPlace> *out)
{
    for (qsizetype at = from; at < end;) {
        PointAt point(line, at);
        if (!isLetterOfWords(point.code)) {
            // Letters attached to a number are skipped: 12th, x86.
            const bool number = QChar::isNumber(point.code);
            at += point.size;
            while (number && at < end && (line.at(at).isLetterOrNumber() || line.at(at).isSurrogate()))
                ++at;
            continue;
        }
        const qsizetype begin = at;
        qsizetype last = at; // index after its last letter
        bool number = false;
        while (at < end) {
            point = PointAt(line, at);
            if (isLetterOfWords(point.code)) {
                at += point.size;
                last = at;
            } else if (QChar::isNumber(point.code)) {
                at += point.size;
                last = at;
                number = true;
            } else if (isJoiner(line.at(at)) && at + 1 < end && at == last) {
                ++at;
            } else {
                break;
            }
        }
        if (!number && isPlainWord(line.mid(begin, last - begin)))
            out->append({begin, last - begin});
        at = qMax(at, last);
    }
}

/// The number of \p c in a row at \p at.
qsizetype runOf(QStringView line, qsizetype at, QChar c)
{
    qsizetype end = at;
    while (end < line.size() && line.at(end) == c)
        ++end;
    return end - at;
}

/// The character and the length of a code fence, as one number.
LineState fenceState(QChar sign, qsizetype length)
{
    return int(qMin<qsizetype>(length, 1000)) * 2 + (sign == u'~' ? 1 : 0);
}

/// Whether \p line is inside a code fence, or opens or closes one; updates \p state.
bool isFence(QStringView line, LineState *state)
{
    const QStringView rest = line.trimmed();
    const QChar sign = rest.isEmpty() ? QChar() : rest.first();
    const qsizetype length = sign == u'`' || sign == u'~' ? runOf(rest, 0, sign) : 0;
    if (*state == 0) {
        if (length < 3 || (sign == u'`' && rest.mid(length).contains(u'`')))
            return false;
        *state = fenceState(sign, length);
        return true;
    }
    const bool same = (*state % 2 == 1) == (sign == u'~');
    if (length >= *state / 2 && same && rest.size() == length)
        *state = 0;
    return true;
}

/// The index after the inline code that begins at \p at. Without closing backticks it reaches to the end of the line.
qsizetype behindCode(QStringView line, qsizetype at)
{
    const qsizetype length = runOf(line, at, u'`');
    for (qsizetype i = at + length; i < line.size();) {
        if (line.at(i) != u'`') {
            ++i;
            continue;
        }
        const qsizetype other = runOf(line, i, u'`');
        i += other;
        if (other == length)
            return i;
    }
    return line.size();
}

} // namespace

QList<WordPlace> wordsToCheck(QStringView line, LineState *state)
{
    QList<WordPlace> out;
    if (isFence(line, state))
        return out;
    for (qsizetype at = 0; at < line.size();) {
        const QChar c = line.at(at);
        if (c.isSpace()) {
            ++at;
            continue;
        }
        if (c == u'`') {
            at = behindCode(line, at);
            continue;
        }
        // A mention of a file whose name has spaces.
        if (c == u'@' && at + 1 < line.size() && line.at(at + 1) == u'"') {
            const qsizetype close = line.indexOf(u'"', at + 2);
            at = close < 0 ? line.size() : close + 1;
            continue;
        }
        qsizetype end = at;
        while (end < line.size() && !line.at(end).isSpace() && line.at(end) != u'`')
            ++end;
        qsizetype from = at, to = end;
        while (from < to && isWrapping(line.at(from)))
            ++from;
        while (to > from && isWrapping(line.at(to - 1)))
            --to;
        if (!isTechnical(line.mid(at, end - at), line.mid(from, to - from)))
            addWords(line, from, to, &out);
        at = end;
    }
    return out;
}

QList<WordPlace> wordsOfText(QStringView text)
{
    QList<WordPlace> out;
    LineState state = 0;
    for (qsizetype at = 0; at <= text.size();) {
        qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            end = text.size();
        const QList<WordPlace> words = wordsToCheck(text.mid(at, end - at), &state);
        for (const WordPlace &word : words)
            out.append({at + word.from, word.length});
        at = end + 1;
    }
    return out;
}

} // namespace spelling
