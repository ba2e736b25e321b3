// SPDX-License-Identifier: Apache-2.0
#include "spelling/dictionaryfiles.h"

#include "spelling/wordencoding.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMap>
#include <QStandardPaths>

#include <algorithm>

namespace spelling {

namespace {

constexpr qint64 mostBytes = 64 * 1024 * 1024;

QString baseOf(const QString &language)
{
    return QString(language).replace(u'-', u'_').section(u'_', 0, 0).toLower();
}

bool isReadable(const QFileInfo &file)
{
    return file.isFile() && file.isReadable() && file.size() <= mostBytes; // isFile() is false for a FIFO
}

/// Whether Belay can convert the encoding that \p rules names.
bool isDecodable(const QString &rules)
{
    constexpr qint64 head = 256 * 1024; // enough for long comments at the beginning
    QFile file(rules);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QList<QByteArray> lines = file.read(head).split('\n');
    for (const QByteArray &line : lines) {
        const QByteArray words = line.simplified();
        if (words.startsWith("SET ") || words.startsWith("\xef\xbb\xbfSET "))
            return WordEncoding::named(words.split(' ').value(1).toStdString()) != nullptr;
    }
    return true; // hunspell assumes Latin 1
}

} // namespace

QStringList dictionaryFolders()
{
    QStringList out = qEnvironmentVariable("DICPATH").split(u':', Qt::SkipEmptyParts);
    const QStringList data = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString &folder : data)
        out << folder + QStringLiteral("/hunspell") << folder + QStringLiteral("/myspell")
            << folder + QStringLiteral("/myspell/dicts");
    out << QStringLiteral("/usr/share/hunspell") << QStringLiteral("/usr/share/myspell")
        << QStringLiteral("/usr/share/myspell/dicts");
    for (QString &folder : out)
        folder = QDir::cleanPath(folder);
    out.removeIf([](const QString &folder) { return !QDir::isAbsolutePath(folder); });
    out.removeDuplicates();
    return out;
}

QList<DictionaryFiles> dictionariesIn(const QStringList &folders)
{
    QMap<QString, DictionaryFiles> byLanguage;
    for (const QString &folder : folders) {
        const QFileInfoList files =
            QDir(folder).entryInfoList({QStringLiteral("*.dic")}, QDir::Files | QDir::Readable, QDir::Name);
        for (const QFileInfo &words : files) {
            const QString name = words.completeBaseName();
            const QFileInfo rules(words.dir().filePath(name + QStringLiteral(".aff")));
            // Files like hyph_de_DE.dic are for other programs.
            const bool isLanguage = QLocale(name).language() != QLocale::C;
            if (isLanguage && !byLanguage.contains(name) && isReadable(words) && isReadable(rules) &&
                isDecodable(rules.filePath()))
                byLanguage.insert(name, {name, rules.filePath(), words.filePath()});
        }
    }
    // A dictionary that is a link to another (de_BE to de_DE) is listed once.
    QMap<QString, QString> owners;
    for (const DictionaryFiles &files : std::as_const(byLanguage)) {
        const QFileInfo words(QFileInfo(files.words).canonicalFilePath());
        QString &owner = owners[words.filePath()];
        if (owner.isEmpty() || files.language == words.completeBaseName())
            owner = files.language;
    }
    QList<DictionaryFiles> out;
    for (const DictionaryFiles &files : std::as_const(byLanguage)) {
        if (owners.value(QFileInfo(files.words).canonicalFilePath()) == files.language)
            out << files;
    }
    return out;
}

QString dictionaryFor(const QString &locale, const QStringList &installed)
{
    const QString name = QString(locale).replace(u'-', u'_').section(u'.', 0, 0);
    if (name.isEmpty())
        return {};
    QString found;
    for (const QString &language : installed) {
        if (language.compare(name, Qt::CaseInsensitive) == 0)
            return language;
        if (baseOf(language) != baseOf(name))
            continue;
        // Prefer the language's main country: German of Germany to that of Austria.
        const bool isOwn = QLocale(baseOf(language)).name() == QLocale(language).name();
        if (found.isEmpty() || isOwn)
            found = language;
    }
    return found;
}

QStringList candidates(const QStringList &installed, const QStringList &preferred)
{
    QStringList out, bases;
    const auto take = [&](const QString &language) {
        if (language.isEmpty() || bases.contains(baseOf(language)))
            return;
        bases << baseOf(language);
        out << language;
    };
    for (const QString &language : preferred)
        take(dictionaryFor(language, installed));
    for (const QString &language : installed)
        take(dictionaryFor(baseOf(language), installed));
    return out;
}

QString languageName(const QString &language, const QStringList &installed)
{
    const QLocale locale(language);
    QString name = QLocale(locale.language()).nativeLanguageName(); // not of `locale`: de_AT has a name of its own
    // Qt names some with their country: American English.
    if (locale.language() == QLocale::English)
        name = QStringLiteral("English");
    else if (locale.language() == QLocale::Spanish)
        name = QStringLiteral("español");
    if (name.isEmpty())
        return language;
    name[0] = name.at(0).toUpper();
    const auto several = std::count_if(installed.begin(), installed.end(),
                                       [&](const QString &other) { return baseOf(other) == baseOf(language); });
    if (several < 2)
        return name;
    // Two for the same country (de_DE and de_DE_frami) are told apart by their files' names.
    const auto sameLand = std::count_if(installed.begin(), installed.end(),
                                        [&](const QString &other) { return QLocale(other).name() == locale.name(); });
    return QStringLiteral("%1 (%2)").arg(name, sameLand > 1 ? language : locale.nativeTerritoryName());
}

} // namespace spelling
