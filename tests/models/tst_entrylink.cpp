// SPDX-License-Identifier: Apache-2.0
#include "models/texts/entrylink.h"

#include "testclass.h"

#include <QTest>

namespace tst_entrylink {

using models::EntryLink;

class TestEntryLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAsItWasWritten()
    {
        const EntryLink link{4'611'686'018'427'387'904, 17};
        QCOMPARE(link.text(), QStringLiteral("belay://session/4611686018427387904/entry/17"));
        const auto again = models::entryLink(link.text());
        QVERIFY(again.ok());
        QVERIFY(*again == link);
    }

    void forms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isLink");
        QTest::addColumn<bool>("means"); ///< to be one
        const auto row = [](const char *name, const char *text, bool isLink, bool means) {
            QTest::newRow(name) << QString::fromUtf8(text) << isLink << means;
        };
        row("as copied", "belay://session/1/entry/2", true, true);
        row("with white space", "  belay://session/1/entry/2\n", true, true);
        row("in capitals", "BELAY://session/1/entry/2", true, true);
        row("with a slash behind", "belay://session/1/entry/2/", true, true);
        row("no entry", "belay://session/1", false, true);
        row("entry 0", "belay://session/1/entry/0", false, true);
        row("session 0", "belay://session/0/entry/1", false, true);
        row("negative", "belay://session/-1/entry/1", false, true);
        row("too large", "belay://session/9223372036854775808/entry/1", false, true);
        row("entry too large", "belay://session/1/entry/18446744073709551616", false, true);
        row("words", "belay://session/one/entry/two", false, true);
        row("more behind it", "belay://session/1/entry/2/../3", false, true);
        row("two lines", "belay://session/1/entry/2\nbelay://session/1/entry/3", false, true);
        row("something else", "https://example.org/session/1/entry/2", false, false);
        row("nothing", "", false, false);
    }
    void forms()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isLink);
        QFETCH(const bool, means);
        const auto link = models::entryLink(text);
        QCOMPARE(link.ok(), isLink);
        QCOMPARE(models::looksLikeLink(text), means);
        if (isLink)
            QVERIFY((*link == EntryLink{1, 2}));
        else
            QVERIFY(link.error().message.contains(QLatin1String("belay://session/")));
    }

    void whatIsNoLinkIsShownSafely()
    {
        const QString odd = QString(QStringLiteral("belay:\u202e\x1b[31m") + QString(5000, u'x'));
        const QString message = models::entryLink(odd).error().message;
        QVERIFY(message.contains(QLatin1String("\\u202e")) && !message.contains(QChar(0x202e)));
        QVERIFY2(message.size() < 600, qPrintable(QString::number(message.size())));
    }
};

BELAY_TEST(TestEntryLink)

} // namespace tst_entrylink

#include "tst_entrylink.moc"
