// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/spellingcontroller.h"
#include "settings/settings.h"
#include "tinydictionaries.h"
#include "waiting.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_spellingcontroller {

using app::SpellingController;
using spelling::Speller;

/// What is chosen of the spelling is kept, and what was kept is chosen.
class TestSpellingController : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

    static void start(SpellingController *controller)
    {
        QSignalSpy found(controller->speller(), &Speller::languagesChanged);
        controller->start();
        waitUntil([&] { return !found.isEmpty(); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        writeTinyDictionaries(m_home.filePath(QStringLiteral("hunspell")));
    }

    void choicesAreKept()
    {
        const QStringList folders{m_home.filePath(QStringLiteral("hunspell"))};
        settings::Settings settings(m_home.filePath(QStringLiteral("belay.ini")));
        {
            SpellingController controller(&settings, folders, nullptr);
            QVERIFY(!controller.speller()->isAvailable()); // nothing is read before it starts
            start(&controller);
            QVERIFY(controller.speller()->choice().on);
            QCOMPARE(controller.speller()->choice().language, QString());
            QCOMPARE(controller.dictionaries().size(), 2);
            QCOMPARE(controller.dictionaries().first(), std::pair(QStringLiteral("Deutsch"), QStringLiteral("de_DE")));
            controller.speller()->setChoice({false, QStringLiteral("de_DE")});
        }
        QVERIFY(!settings.value(settings::keys::checksSpelling));
        QCOMPARE(settings.value(settings::keys::spellingLanguage), QStringLiteral("de_DE"));
        SpellingController controller(&settings, folders, nullptr);
        start(&controller);
        QVERIFY(!controller.speller()->isChecking());
        controller.speller()->setChoice({true, {}});
        QVERIFY(settings.value(settings::keys::checksSpelling));
        settings.set(settings::keys::checksSpelling, false); // in the dialog
        QVERIFY(!controller.speller()->isChecking());
    }

    void theLastTextsLanguageIsTheNextOnes()
    {
        const QStringList folders{m_home.filePath(QStringLiteral("hunspell"))};
        settings::Settings settings(m_home.filePath(QStringLiteral("last.ini")));
        settings.set(settings::keys::lastSpellingLanguage, QStringLiteral("en_US"));
        SpellingController controller(&settings, folders, nullptr);
        start(&controller);
        QCOMPARE(controller.speller()->language(), QStringLiteral("en_US"));
        controller.speller()->readLanguage(QStringLiteral("Der schnelle braune Fuchs springt über den faulen Hund"));
        QVERIFY(
            waitUntil([&] { return settings.value(settings::keys::lastSpellingLanguage) == QStringLiteral("de_DE"); }));
    }
};

BELAY_GUI_TEST(TestSpellingController)

} // namespace tst_spellingcontroller

#include "tst_spellingcontroller.moc"
