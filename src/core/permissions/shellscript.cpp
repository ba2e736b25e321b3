// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/shellscript.h"

#include <QScopeGuard>
#include <QStringList>

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr int deepestSubstitution = 24;   ///< within each other
constexpr qsizetype longest = 256 * 1024; ///< characters

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isNameChar(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_';
}

/// Whether it is NAME=, NAME+= or NAME[…]=, with a value.
bool isAssignment(const QString &word)
{
    qsizetype i = 0;
    while (i < word.size() && isNameChar(word.at(i)))
        ++i;
    if (i == 0 || word.at(0).isDigit())
        return false;
    if (i < word.size() && word.at(i) == u'[')
        i = word.indexOf(u']', i) + 1;
    if (i > 0 && i < word.size() && word.at(i) == u'+')
        ++i;
    return i > 0 && i < word.size() && word.at(i) == u'=';
}

class Reader
{
public:
    Reader(const QString &text, ShellScript *script, int depth) : m_text(text), m_script(script), m_depth(depth) {}

    /// Reads commands up to \p stop, or to the end.
    void readList(QChar stop = {})
    {
        if (m_depth > deepestSubstitution) {
            fail();
            return;
        }
        int brackets = 0;
        while (!atEnd()) {
            const QChar c = peek();
            if (isBlank(c)) {
                ++m_at;
            } else if (c == u'\n' || c == u'\r') {
                ++m_at;
                endCommand();
                readHereDocuments();
            } else if (c == u'#') {
                while (!atEnd() && peek() != u'\n')
                    ++m_at;
            } else if (c == u'&' && peek(1) == u'>') {
                ++m_at;
                readRedirection();
            } else if (c == u';' || c == u'|' || c == u'&') {
                ++m_at;
                endCommand();
            } else if (c == u'(') {
                ++m_at;
                ++brackets;
                endCommand();
            } else if (c == u')') {
                ++m_at;
                endCommand();
                if (brackets > 0)
                    --brackets;
                else if (c == stop)
                    return;
            } else if ((c == u'<' || c == u'>') && peek(1) != u'(') {
                readRedirection();
            } else {
                readWord();
            }
        }
        endCommand();
        if (!stop.isNull() || brackets > 0)
            fail();
    }

    /// Reads only substitutions, in a text where nothing else is special.
    void readSubstitutions()
    {
        ShellWord ignored;
        while (!atEnd()) {
            const QChar c = m_text.at(m_at);
            if (c == u'\\')
                m_at += 2;
            else if (c == u'$')
                readDollar(&ignored, true);
            else if (c == u'`')
                readBackticks(&ignored);
            else
                ++m_at;
        }
    }

private:
    struct HereDocument
    {
        QString end;
        bool tabs = false;  ///< <<-: leading tabs are ignored
        bool plain = false; ///< quoted delimiter: nothing is expanded
    };

    bool atEnd() const { return m_at >= m_text.size(); }
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar(); }
    void fail() { m_script->isReadable = false; }
    static void addUnknown(ShellWord *word, bool quoted)
    {
        word->text += ShellWord::unknown;
        word->maySplit = word->maySplit || !quoted;
    }

    void readWord()
    {
        ShellWord word;
        const bool wasDigits = readWordInto(&word);
        // A number before a redirection is a descriptor and not an argument.
        if (wasDigits && (peek() == u'<' || peek() == u'>'))
            return;
        if (m_hadText)
            m_words.push_back(std::move(word));
    }

    /// Returns whether the word consists of digits only.
    bool readWordInto(ShellWord *word)
    {
        m_hadText = false;
        bool digits = true;
        while (!atEnd()) {
            const QChar c = peek();
            if (isBlank(c) || QStringLiteral("\n\r;&|()").contains(c))
                break;
            if (c == u'<' || c == u'>') {
                if (peek(1) != u'(' || m_hadText)
                    break;
                m_at += 2;
                nested(u')');
                addUnknown(word, true);
                m_hadText = true;
                continue;
            }
            const bool isSpace = c == u'$' && isSeparator();
            digits = digits && c >= u'0' && c <= u'9';
            if (isSpace) { // $IFS is another way to write a space
                if (m_hadText)
                    m_words.push_back(std::exchange(*word, {}));
                m_hadText = false;
                continue;
            }
            readPart(word, c);
        }
        return digits && m_hadText;
    }

    void readPart(ShellWord *word, QChar c)
    {
        if (c == u'\\') {
            if (peek(1) == u'\n') {
                m_at += 2;
                return;
            }
            word->text += m_at + 1 < m_text.size() ? peek(1) : c;
            m_at += 2;
        } else if (c == u'\'') {
            const qsizetype end = m_text.indexOf(u'\'', m_at + 1);
            if (end < 0)
                fail();
            word->text += m_text.mid(m_at + 1, end < 0 ? -1 : end - m_at - 1);
            m_at = end < 0 ? m_text.size() : end + 1;
        } else if (c == u'"') {
            ++m_at;
            readQuoted(word);
        } else if (c == u'$' && peek(1) == u'\'') {
            m_at += 2;
            readEscaped(word);
        } else if (c == u'$' && peek(1) == u'"') {
            m_at += 2;
            readQuoted(word);
        } else if (c == u'$') {
            readDollar(word, false);
        } else if (c == u'`') {
            readBackticks(word);
            word->maySplit = true;
        } else {
            ++m_at;
            // Globs and alternatives; {} and a single { stand for themselves.
            const bool matches =
                c == u'*' || c == u'?' || (c == u'[' && mayClose()) || (c == u'{' && peek() != u'}' && !isEndOfWord());
            if (matches)
                addUnknown(word, false);
            else
                word->text += c;
        }
        m_hadText = true;
    }

    /// Without a closing ] in the word, [ and [[ are programs.
    bool mayClose() const
    {
        const qsizetype end = qMin(m_text.size(), m_at + 256);
        for (qsizetype i = m_at; i < end; ++i) {
            if (m_text.at(i).isSpace())
                return false;
            if (m_text.at(i) == u']')
                return true;
        }
        return end < m_text.size();
    }

    bool isEndOfWord() const { return atEnd() || isBlank(peek()) || QStringLiteral("\n\r;&|()<>").contains(peek()); }

    /// Reads $IFS or ${IFS}, if it stands here.
    bool isSeparator()
    {
        for (const char *form : {"${IFS}", "$IFS"}) {
            const QString name = QLatin1String(form);
            if (QStringView(m_text).mid(m_at).startsWith(name) &&
                (name.endsWith(u'}') || !isNameChar(peek(name.size())))) {
                m_at += name.size();
                return true;
            }
        }
        return false;
    }

    void readQuoted(ShellWord *word)
    {
        while (!atEnd()) {
            const QChar c = peek();
            if (c == u'"') {
                ++m_at;
                return;
            }
            if (c == u'\\') {
                const QChar next = peek(1);
                if (next != u'\n')
                    word->text += QStringLiteral("$`\"\\").contains(next) ? QString(next) : QString(c) + next;
                m_at += 2;
            } else if (c == u'$') {
                readDollar(word, true);
            } else if (c == u'`') {
                readBackticks(word);
            } else {
                word->text += c;
                ++m_at;
            }
        }
        fail();
    }

    /// $'…' with escapes as in C.
    void readEscaped(ShellWord *word)
    {
        while (!atEnd()) {
            const QChar c = m_text.at(m_at++);
            if (c == u'\'')
                return;
            if (c != u'\\') {
                word->text += c;
                continue;
            }
            const QChar kind = peek();
            ++m_at;
            if (kind == u'x' || kind == u'u' || kind == u'U')
                word->text += number(16, kind == u'x' ? 2 : kind == u'u' ? 4 : 8, m_at);
            else if (kind >= u'0' && kind <= u'7')
                word->text += number(8, 3, m_at - 1);
            else if (QStringLiteral("ntrabfveE").contains(kind))
                word->text += u' ';
            else
                word->text += kind;
        }
        fail();
    }
    QString number(int base, int digits, qsizetype from)
    {
        m_at = from;
        bool good = true;
        char32_t value = 0;
        while (m_at < from + digits && good && !atEnd()) {
            const uint digit = QString(peek()).toUInt(&good, base);
            if (good) {
                value = value * char32_t(base) + digit;
                ++m_at;
            }
        }
        return value <= 0x10ffff ? QString::fromUcs4(&value, 1) : QString();
    }

    /// Reads what begins with a dollar sign; with \p quoted the result is never split.
    void readDollar(ShellWord *word, bool quoted)
    {
        const QChar next = peek(1);
        if (next == u'(') {
            m_at += 2;
            if (peek() == u'(') // $((…)); commands in it are read all the same
                word->text += ShellWord::unknown;
            nested(u')');
            addUnknown(word, quoted);
        } else if (next == u'{') {
            m_at += 2;
            readBraces();
            addUnknown(word, quoted);
        } else if (isNameChar(next) || (!next.isNull() && QStringLiteral("@*#?-$!").contains(next))) {
            ++m_at;
            if (!isNameChar(next) || next.isDigit()) {
                ++m_at;
            } else {
                while (isNameChar(peek()))
                    ++m_at;
            }
            addUnknown(word, quoted);
        } else {
            word->text += u'$';
            ++m_at;
        }
    }

    void readBraces()
    {
        if (m_depth > deepestSubstitution) {
            fail();
            m_at = m_text.size();
            return;
        }
        ++m_depth;
        const auto leave = qScopeGuard([this] { --m_depth; });
        ShellWord ignored;
        while (!atEnd()) {
            const QChar c = peek();
            if (c == u'}') {
                ++m_at;
                return;
            }
            if (c == u'\\') {
                m_at += 2;
            } else if (c == u'$') {
                readDollar(&ignored, true);
            } else if (c == u'`') {
                readBackticks(&ignored);
            } else if (c == u'"') {
                ++m_at;
                readQuoted(&ignored);
            } else if (c == u'\'') {
                const qsizetype end = m_text.indexOf(u'\'', m_at + 1);
                m_at = end < 0 ? m_text.size() : end + 1;
            } else {
                ++m_at;
            }
        }
        fail();
    }

    void readBackticks(ShellWord *word)
    {
        QString inner;
        for (++m_at; !atEnd() && peek() != u'`'; ++m_at) {
            if (peek() == u'\\' && m_at + 1 < m_text.size() && QStringLiteral("$`\\\"").contains(peek(1)))
                ++m_at;
            inner += peek();
        }
        if (atEnd())
            fail();
        ++m_at;
        Reader(inner, m_script, m_depth + 1).readList();
        word->text += ShellWord::unknown;
    }

    void nested(QChar stop)
    {
        Reader inner(m_text, m_script, m_depth + 1);
        inner.m_at = m_at;
        inner.readList(stop);
        m_at = inner.m_at;
    }

    /// Skips a redirection, whose target is not an argument.
    void readRedirection()
    {
        QString sign;
        while (!atEnd() && QStringLiteral("<>&|-").contains(peek()) && sign.size() < 3) {
            if (peek() == u'(' || (peek() == u'-' && sign != QStringLiteral("<<")))
                break;
            sign += peek();
            ++m_at;
        }
        while (isBlank(peek()))
            ++m_at;
        const qsizetype from = m_at;
        ShellWord target;
        std::vector<ShellWord> words = std::exchange(m_words, {});
        readWordInto(&target);
        m_words = std::move(words);
        if (!sign.startsWith(QStringLiteral("<<"))) {
            m_script->files.push_back(std::move(target));
            return;
        }
        if (sign == QStringLiteral("<<<"))
            return;
        const QString written = m_text.mid(from, m_at - from);
        const bool plain =
            std::any_of(written.begin(), written.end(), [](QChar c) { return c == u'\'' || c == u'"' || c == u'\\'; });
        m_documents.push_back({plain ? target.text : written, sign == QStringLiteral("<<-"), plain});
    }

    void readHereDocuments()
    {
        for (const HereDocument &document : std::exchange(m_documents, {})) {
            QString body;
            bool ended = false;
            while (!atEnd() && !ended) {
                qsizetype end = m_text.indexOf(u'\n', m_at);
                end = end < 0 ? m_text.size() : end;
                QString line = m_text.mid(m_at, end - m_at);
                m_at = end + 1;
                while (document.tabs && line.startsWith(u'\t'))
                    line.remove(0, 1);
                ended = line == document.end;
                if (!ended)
                    body += line + u'\n';
            }
            m_at = qMin(m_at, m_text.size());
            if (!document.plain)
                Reader(body, m_script, m_depth + 1).readSubstitutions();
            // If "<<" was a shift in ((1<<2)) and not a here-document, a shell runs the following lines.
            ShellScript perhaps;
            Reader(body, &perhaps, m_depth + 1).readList();
            for (auto *found : {&perhaps.commands, &perhaps.perhaps})
                std::move(found->begin(), found->end(), std::back_inserter(m_script->perhaps));
            std::move(perhaps.files.begin(), perhaps.files.end(), std::back_inserter(m_script->files));
        }
    }

    void endCommand()
    {
        ShellCommand command;
        auto word = m_words.begin();
        while (word != m_words.end() && isReserved(word->text)) {
            // `function` is followed by its name.
            const bool isFunction = word->text == QStringLiteral("function");
            ++word;
            if (isFunction && word != m_words.end())
                ++word;
        }
        for (; word != m_words.end() && isAssignment(word->text); ++word)
            command.variables.push_back(std::move(*word));
        command.words.assign(std::make_move_iterator(word), std::make_move_iterator(m_words.end()));
        m_words.clear();
        if (!command.words.empty() || !command.variables.empty())
            m_script->commands.push_back(std::move(command));
    }
    static bool isReserved(const QString &word)
    {
        static constexpr std::array words{"if",    "then", "elif", "else", "fi",   "do",   "done",    "while",
                                          "until", "!",    "{",    "}",    "time", "esac", "function"};
        return std::any_of(words.begin(), words.end(), [&word](const char *w) { return word == QLatin1String(w); });
    }

    const QString &m_text;
    ShellScript *m_script;
    int m_depth;
    qsizetype m_at = 0;
    bool m_hadText = false;
    std::vector<ShellWord> m_words;
    std::vector<HereDocument> m_documents;
};

} // namespace

ShellScript readShell(const QString &text)
{
    ShellScript script;
    if (text.size() > longest || text.contains(ShellWord::unknown))
        script.isReadable = false;
    else
        Reader(text, &script, 0).readList();
    return script;
}

} // namespace core
