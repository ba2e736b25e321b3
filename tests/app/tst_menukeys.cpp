// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"

#include "testclass.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTranslator>

namespace tst_menukeys {

/// In a menu that is open, a letter chooses one thing: in every language each entry has one, and no two the same.
class TestMenuKeys : public QObject
{
    Q_OBJECT

    static QChar letterOf(const QString &text)
    {
        for (qsizetype i = 0; i + 1 < text.size(); ++i) {
            if (text.at(i) == u'&' && text.at(i + 1) != u'&')
                return text.at(i + 1).toLower();
            i += text.at(i) == u'&';
        }
        return {};
    }
    /// What is wrong with the entries of \p title, and of the menus in it.
    static QStringList clashes(const QString &title, const QList<QAction *> &entries)
    {
        QStringList out;
        QMap<QChar, QString> known;
        for (const QAction *entry : entries) {
            if (entry->isSeparator())
                continue;
            const QString text = entry->text();
            const QChar letter = letterOf(text);
            if (letter.isNull())
                out << QStringLiteral("%1: “%2” has no letter").arg(title, text);
            else if (known.contains(letter))
                out << QStringLiteral("%1: “%2” and “%3” have the same").arg(title, known.value(letter), text);
            known.insert(letter, text);
            if (entry->menu())
                out << clashes(text, entry->menu()->actions());
        }
        return out;
    }

private Q_SLOTS:
    void eachLetterChoosesOne_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"", "de", "es", "fr", "ja", "zh_CN"})
            QTest::newRow(*language ? language : "en") << QString::fromLatin1(language);
    }
    void eachLetterChoosesOne()
    {
        QFETCH(const QString, language);
        QTranslator translator;
        if (!language.isEmpty()) {
            QVERIFY(translator.load(qEnvironmentVariable("BELAY_TRANSLATIONS") + QStringLiteral("/belay_") + language));
            QVERIFY(QCoreApplication::installTranslator(&translator));
        }
        QMainWindow window;
        app::WindowActions actions(&window);
        actions.fillMenus(window.menuBar(), {});
        const QStringList wrong = clashes(QStringLiteral("the bar"), window.menuBar()->actions());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

BELAY_GUI_TEST(TestMenuKeys)

} // namespace tst_menukeys

#include "tst_menukeys.moc"
