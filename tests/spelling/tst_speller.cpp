// SPDX-License-Identifier: Apache-2.0
#include "spelling/dictionary.h"
#include "spelling/dictionaryfiles.h"
#include "spelling/languagechoice.h"
#include "spelling/personalwords.h"
#include "spelling/speller.h"
#include "spelling/wordencoding.h"
#include "testclass.h"
#include "tinydictionaries.h"
#include "waiting.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_speller {

using namespace spelling;
using Verdict = Speller::Verdict;

namespace {

struct Desk
{
    QTemporaryDir home;
    std::unique_ptr<Speller> speller;

    explicit Desk(const QStringList &preferred = {QStringLiteral("en_GB")})
    {
        writeTinyDictionaries(folder());
        speller = std::make_unique<Speller>(QStringList{folder()}, personal());
        speller->setPreferred(preferred);
        look();
    }
    QString folder() const { return home.filePath(QStringLiteral("hunspell")); }
    QString personal() const { return home.filePath(QStringLiteral("data/words.txt")); }
    void look()
    {
        QSignalSpy found(speller.get(), &Speller::languagesChanged);
        speller->lookForDictionaries();
        waitUntil([&] { return !found.isEmpty(); });
    }
    Verdict judge(const QString &word)
    {
        QSignalSpy judged(speller.get(), &Speller::judged);
        if (speller->verdict(word) == Verdict::Open)
            waitUntil([&] { return speller->verdict(word) != Verdict::Open; });
        return speller->verdict(word);
    }
};

QString s(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Dictionaries, languages and the user's own words.
class TestSpeller : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreJudgedOffTheThread()
    {
        Desk desk;
        QCOMPARE(desk.speller->languages(), (QStringList{s("de_DE"), s("en_US")}));
        QCOMPARE(desk.speller->language(), s("en_US")); // the nearest to what is preferred
        QCOMPARE(desk.speller->verdict(s("quick")), Verdict::Open);
        QCOMPARE(desk.judge(s("quick")), Verdict::Right);
        QCOMPARE(desk.judge(s("qiuck")), Verdict::Wrong);
        QCOMPARE(desk.judge(s("don’t")), Verdict::Right);
        QCOMPARE(desk.judge(s("Quick")), Verdict::Right);
        QCOMPARE(desk.judge(s("quick-brown")), Verdict::Right);
        QCOMPARE(desk.judge(s("quick-brwn")), Verdict::Wrong);
        // Of another script nothing can be said.
        QCOMPARE(desk.judge(s("привет")), Verdict::Right);
    }

    void suggestionsComeOnce()
    {
        Desk desk;
        QStringList words;
        int answers = 0;
        desk.speller->suggest(s("nobody"), [&](const QStringList &) { answers += 100; }); // superseded
        desk.speller->suggest(s("quik"), [&](const QStringList &found) {
            words = found;
            ++answers;
        });
        QVERIFY(waitUntil([&] { return answers > 0; }));
        QCOMPARE(answers, 1);
        QVERIFY2(words.contains(s("quick")), qPrintable(words.join(u' ')));
        QVERIFY(words.size() <= Speller::mostSuggestions);
    }

    void theTextChoosesTheLanguage()
    {
        Desk desk;
        QSignalSpy read(desk.speller.get(), &Speller::languageRead);
        const auto language = [&](const char *text) {
            QSignalSpy judged(desk.speller.get(), &Speller::judged);
            desk.speller->readLanguage(s(text));
            // What is asked behind it is judged when the language is known.
            static int count = 0;
            desk.judge(s("zzword") + QString(++count, u'q'));
            return desk.speller->language();
        };
        QCOMPARE(language("Der schnelle braune Fuchs springt über den faulen Hund"), s("de_DE"));
        QCOMPARE(read.size(), 1);
        QCOMPARE(language("hello world"), s("de_DE")); // too short to tell: as before
        QCOMPARE(language("the quick brown fox jumps over the lazy dog"), s("en_US"));
        // Names nobody knows are no reason for another one.
        QCOMPARE(language("Xylo Zorp Blarg Quux Frob Grault der"), s("en_US"));
        desk.speller->setChoice({true, s("en_US")});
        QCOMPARE(language("Der schnelle braune Fuchs springt über den faulen Hund"), s("en_US"));
        desk.speller->setChoice({true, {}});
        desk.speller->setChoice({false, {}});
        QVERIFY(!desk.speller->isChecking());
        QCOMPARE(desk.speller->verdict(s("qiuck")), Verdict::Right);
    }

    void theSampleTellsTheLanguage()
    {
        const auto known = [](const QString &language, const QStringList &) {
            return language == s("a") ? 60 : language == s("b") ? 90 : 95;
        };
        QStringList sample;
        for (int i = 0; i < 100; ++i)
            sample << QString::number(i);
        const QStringList all{s("a"), s("b"), s("c")};
        QCOMPARE(languageOf(sample, all, known), s("b")); // knows nearly all: no more are asked
        QCOMPARE(languageOf(sample.mid(0, 3), all, known), s("a"));
        QCOMPARE(languageOf(sample, {}, known), QString());
        QVERIFY(sampleOf(s("word ").repeated(50'000)).size() == 1);
    }

    void whatIsChosenIsInUse()
    {
        Desk desk({s("de_AT"), s("en")});
        QCOMPARE(desk.speller->language(), s("de_DE"));
        QSignalSpy changed(desk.speller.get(), &Speller::changed);
        QSignalSpy chosen(desk.speller.get(), &Speller::choiceChanged);
        desk.speller->setChoice({true, s("en_US")});
        QCOMPARE(desk.speller->language(), s("en_US"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(chosen.size(), 1);
        // One that is not installed any more is as none.
        desk.speller->setChoice({true, s("fr_FR")});
        QCOMPARE(desk.speller->language(), s("de_DE"));
        QVERIFY(desk.speller->isChecking());
    }

    void withoutDictionariesNothingIsOffered()
    {
        const QTemporaryDir home;
        Speller speller({home.filePath(s("nothing"))}, home.filePath(s("words")));
        speller.lookForDictionaries();
        QTest::qWait(0);
        QVERIFY(!speller.isAvailable());
        QVERIFY(!speller.isChecking());
        QCOMPARE(speller.verdict(s("qiuck")), Verdict::Right);
        speller.readLanguage(s("one two three four five six seven"));
        // One that is installed meanwhile is found.
        writeTinyDictionaries(home.filePath(s("nothing")));
        QSignalSpy found(&speller, &Speller::languagesChanged);
        speller.lookForDictionaries();
        QVERIFY(waitUntil([&] { return !found.isEmpty(); }));
        QVERIFY(speller.isChecking());
    }

    void ownWordsStayAndAreNobodyElses()
    {
        Desk desk;
        QCOMPARE(desk.judge(s("belayy")), Verdict::Wrong);
        QVERIFY(desk.speller->add(s("belayy")).ok());
        QCOMPARE(desk.judge(s("belayy")), Verdict::Right);
        QCOMPARE(desk.judge(s("Belayy")), Verdict::Right); // where a sentence begins with it
        struct stat info;
        QCOMPARE(::stat(QFile::encodeName(desk.personal()).constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, mode_t(0600));
        // Another Belay's words stay.
        PersonalWords other(desk.personal());
        QVERIFY(other.add(s("otherword")).ok());
        QVERIFY(desk.speller->add(s("thirdword")).ok());
        PersonalWords later(desk.personal());
        later.read();
        QVERIFY(later.contains(s("belayy")) && later.contains(s("otherword")) && later.contains(s("thirdword")));
        QVERIFY(!desk.speller->add(QString(100, u'x')).ok());
        QVERIFY(!desk.speller->add(s("two\nlines")).ok());
        QVERIFY(!desk.speller->add({}).ok());
    }

    void ownWordsAreBounded()
    {
        const QTemporaryDir home;
        const QString path = home.filePath(s("words"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < PersonalWords::most; ++i)
            file.write("word" + QByteArray::number(i) + "\n");
        file.close();
        PersonalWords words(path);
        QVERIFY(!words.add(s("another")).ok());
        QVERIFY(words.contains(s("word7")));
        // One that is too large to be read is not written over.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(PersonalWords::mostBytes + 1, 'x'));
        file.close();
        QVERIFY(!words.add(s("another")).ok());
        QCOMPARE(QFileInfo(path).size(), PersonalWords::mostBytes + 1);
        // No file at all: a pipe that nobody writes into.
        const QString pipe = home.filePath(s("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        PersonalWords piped(pipe);
        piped.read();
        QVERIFY(!piped.add(s("another")).ok());
    }

    void ignoredIsForThisRun()
    {
        Desk desk;
        QCOMPARE(desk.judge(s("belayy")), Verdict::Wrong);
        desk.speller->ignore(s("belayy"));
        QCOMPARE(desk.judge(s("belayy")), Verdict::Right);
        QVERIFY(!QFileInfo::exists(desk.personal()));
    }

    void dictionariesAreFound()
    {
        const QTemporaryDir home;
        const QString own = home.filePath(s("own")), system = home.filePath(s("system"));
        writeTinyDictionaries(own);
        writeDictionary(system, s("en_US"), {"other"});
        writeDictionary(system, s("fr"), {"bonjour"}, "ISO8859-1");
        writeDictionary(system, s("hyph_de_DE"), {"x"});
        writeDictionary(system, s("ru_RU"), {"\xd0\xd2\xc9\xd7\xc5\xd4"}, "KOI8-R");
        writeDictionary(system, s("tlh"), {"x"}, "KLINGON-1");
        writeDictionary(system, s("es"), {"hola"}, "UTF-8//IGNORE");
        QVERIFY(QFile::link(s("de_DE.dic"), own + s("/de_BE.dic")) &&
                QFile::link(s("de_DE.aff"), own + s("/de_BE.aff")));
        QFile lonely(system + s("/it_IT.dic"));
        QVERIFY(lonely.open(QIODevice::WriteOnly));
        QCOMPARE(::mkfifo(QFile::encodeName(system + s("/pt_PT.dic")).constData(), 0600), 0);
        QStringList names;
        const QList<DictionaryFiles> found = dictionariesIn({own, home.filePath(s("missing")), system});
        for (const DictionaryFiles &one : found)
            names << one.language;
        QCOMPARE(names, (QStringList{s("de_DE"), s("en_US"), s("fr"), s("ru_RU")}));
        QCOMPARE(found.at(1).words, own + s("/en_US.dic"));
    }

    void foldersAreTheUsualOnes()
    {
        const QByteArray before = qgetenv("DICPATH"), data = qgetenv("XDG_DATA_DIRS");
        const auto restore = qScopeGuard([&] {
            qputenv("DICPATH", before);
            qputenv("XDG_DATA_DIRS", data);
        });
        qputenv("DICPATH", "/opt/words:relative:/opt/words/");
        qputenv("XDG_DATA_DIRS", "/opt/data:/usr/share");
        const QStringList folders = dictionaryFolders();
        QCOMPARE(folders.first(), s("/opt/words"));
        QCOMPARE(folders.count(s("/opt/words")), 1);
        QVERIFY(!folders.contains(s("relative")));
        for (const char *one : {"/opt/data/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts"})
            QVERIFY2(folders.contains(s(one)), one);
    }

    void aLocaleFindsItsDictionary()
    {
        const QStringList installed{s("de_AT"), s("de_DE"), s("en_GB"), s("pt_BR"), s("sr_Latn_RS")};
        QCOMPARE(dictionaryFor(s("de"), installed), s("de_DE"));
        QCOMPARE(dictionaryFor(s("de-AT"), installed), s("de_AT"));
        QCOMPARE(dictionaryFor(s("de_CH.UTF-8"), installed), s("de_DE"));
        QCOMPARE(dictionaryFor(s("en_US"), installed), s("en_GB"));
        QCOMPARE(dictionaryFor(s("fr"), installed), QString());
        QCOMPARE(dictionaryFor({}, installed), QString());
        QCOMPARE(candidates(installed, {s("en_US"), s("de_AT")}),
                 (QStringList{s("en_GB"), s("de_AT"), s("pt_BR"), s("sr_Latn_RS")}));
        QCOMPARE(languageName(s("en_GB"), installed), s("English"));
        QCOMPARE(languageName(s("de_AT"), installed), s("Deutsch (Österreich)"));
    }

    void encodingsAreRead_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("Latin 1") << QByteArray("ISO8859-1") << s("für") << QByteArray("f\xfcr");
        QTest::newRow("none") << QByteArray() << s("für") << QByteArray("f\xfcr");
        QTest::newRow("Latin 2") << QByteArray("ISO8859-2") << s("żółć") << QByteArray("\xbf\xf3\xb3\xe6");
        QTest::newRow("Latin 9") << QByteArray("ISO8859-15") << s("cœur") << QByteArray("c\xbdur");
        QTest::newRow("Russian") << QByteArray("KOI8-R") << s("привет") << QByteArray("\xd0\xd2\xc9\xd7\xc5\xd4");
        QTest::newRow("Windows") << QByteArray("microsoft-cp1251") << s("привет")
                                 << QByteArray("\xef\xf0\xe8\xe2\xe5\xf2");
        QTest::newRow("UTF-8") << QByteArray("UTF-8") << s("für") << s("für").toUtf8();
    }
    void encodingsAreRead()
    {
        QFETCH(const QByteArray, set);
        QFETCH(const QString, word);
        QFETCH(const QByteArray, bytes);
        const QTemporaryDir home;
        const bool cyrillic = word.at(0).script() == QChar::Script_Cyrillic;
        const QString language = cyrillic ? s("ru_RU") : s("de_DE");
        writeDictionary(home.path(), language, {bytes, "other"}, set);
        const QList<DictionaryFiles> files = dictionariesIn({home.path()});
        QCOMPARE(files.size(), 1);
        const Dictionary dictionary(files.first());
        QVERIFY(dictionary.knows(word));
        const QString wrong = word + word.right(1);
        QVERIFY(!dictionary.knows(wrong));
        QCOMPARE(dictionary.suggestions(wrong, 5).value(0), word);
    }

    void encodingsHaveNoSideDoors()
    {
        for (const char *name : {"UTF-8//IGNORE", "", "../../etc/x", "ISO8859-1\n", "nothing-known"})
            QCOMPARE(WordEncoding::named(name) != nullptr, QByteArray(name) == "ISO8859-1\n");
        const auto latin = WordEncoding::named("ISO8859-1");
        QVERIFY(!latin->encoded(s("€")));
    }

    void brokenDictionariesDoNoHarm()
    {
        const QTemporaryDir home;
        writeDictionary(home.path(), s("en_US"), {"", "\xff\xfe", QByteArray(5000, 'x'), "a/b/c/d"}, "UTF-8",
                        "PFX A Y 99999\nSFX\nREP -1\nCOMPOUNDRULE 3\nFLAG num\n\xff\n");
        const Dictionary dictionary({s("en_US"), home.filePath(s("en_US.aff")), home.filePath(s("en_US.dic"))});
        dictionary.knows(s("word"));
        dictionary.suggestions(s("wrod"), 5);
        // Gone between being found and being loaded.
        const Dictionary gone({s("en_US"), home.filePath(s("no.aff")), home.filePath(s("no.dic"))});
        gone.knows(s("word"));
    }

    void theShelfKeepsAFew()
    {
        const QTemporaryDir home;
        QList<DictionaryFiles> files;
        for (const char *language : {"de_DE", "en_US", "fr_FR", "es_ES", "it_IT", "nl_NL"})
            writeDictionary(home.path(), s(language), {language});
        files = dictionariesIn({home.path()});
        QCOMPARE(files.size(), 6);
        DictionaryShelf shelf;
        shelf.setFiles(files);
        const std::atomic<bool> on{false}, stopped{true};
        for (int round = 0; round < 2; ++round) {
            for (const DictionaryFiles &one : files)
                QCOMPARE(shelf.known(one.language, {s("hallo")}, on).size(), size_t(1));
        }
        QVERIFY(shelf.loaded() <= DictionaryShelf::mostLoaded);
        QVERIFY(shelf.known(s("de_DE"), {s("hallo")}, stopped).empty());
        QCOMPARE(shelf.known(s("none"), {s("hallo")}, on), std::vector<bool>{true});
    }
};

BELAY_TEST(TestSpeller)

} // namespace tst_speller

#include "tst_speller.moc"
