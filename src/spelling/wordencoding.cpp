// SPDX-License-Identifier: Apache-2.0
#include "spelling/wordencoding.h"

#include <QByteArray>

#include <iconv.h>

namespace spelling {

namespace {

class Utf8Words final : public WordEncoding
{
public:
    std::optional<std::string> encoded(const QString &word) override { return word.toStdString(); }
    QString decoded(const std::string &word) override { return QString::fromStdString(word); }
};

/// Converts by iconv, which knows all encodings; Qt without ICU has only Latin 1.
class ConvertedWords final : public WordEncoding
{
public:
    ConvertedWords(iconv_t to, iconv_t from) : m_to(to), m_from(from) {}
    ~ConvertedWords() override
    {
        iconv_close(m_to);
        iconv_close(m_from);
    }
    ConvertedWords(const ConvertedWords &) = delete;
    ConvertedWords &operator=(const ConvertedWords &) = delete;

    std::optional<std::string> encoded(const QString &word) override { return converted(m_to, word.toStdString()); }
    QString decoded(const std::string &word) override
    {
        return QString::fromStdString(converted(m_from, word).value_or(std::string()));
    }

private:
    static std::optional<std::string> converted(iconv_t with, std::string text)
    {
        iconv(with, nullptr, nullptr, nullptr, nullptr);
        std::string out(text.size() * 4 + 4, '\0');
        char *in = text.data(), *to = out.data();
        size_t left = text.size(), room = out.size();
        // Above 0, iconv replaced characters by similar ones.
        if (iconv(with, &in, &left, &to, &room) != 0 || left != 0)
            return std::nullopt;
        out.resize(out.size() - room);
        return out;
    }

    iconv_t m_to, m_from;
};

/// The encoding's name as iconv spells it.
QByteArray iconvName(QByteArray name)
{
    name = name.trimmed().toUpper();
    if (name.startsWith("MICROSOFT-"))
        name = name.mid(10);
    if (name.startsWith("ISO8859"))
        name.replace("ISO8859", "ISO-8859");
    if (name.startsWith("TIS620"))
        name = "TIS-620";
    return name;
}

} // namespace

std::unique_ptr<WordEncoding> WordEncoding::named(const std::string &name)
{
    const QByteArray known = iconvName(QByteArray::fromStdString(name));
    if (known == "UTF-8" || known == "UTF8")
        return std::make_unique<Utf8Words>();
    // Only a plain name is passed to iconv, so that a file cannot add options ("//IGNORE").
    for (const char c : known) {
        if (!((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_'))
            return nullptr;
    }
    const iconv_t to = iconv_open(known.constData(), "UTF-8"), from = iconv_open("UTF-8", known.constData());
    const auto none = iconv_t(-1);
    if (to != none && from != none && !known.isEmpty())
        return std::make_unique<ConvertedWords>(to, from);
    for (const iconv_t one : {to, from}) {
        if (one != none)
            iconv_close(one);
    }
    return nullptr;
}

} // namespace spelling
