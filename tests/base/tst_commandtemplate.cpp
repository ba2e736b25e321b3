// SPDX-License-Identifier: Apache-2.0
#include "base/commandtemplate.h"

#include "testclass.h"

#include <QTest>

namespace tst_commandtemplate {

class TestCommandTemplate : public QObject
{
    Q_OBJECT

    static QString s(const char *text) { return QString::fromUtf8(text); }

private Q_SLOTS:
    void filled_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("words");
        const QString plain = QStringLiteral("/src/main.cpp");
        QTest::newRow("one word") << s("code --goto %f:%l:%c") << plain
                                  << QStringList{s("code"), s("--goto"), s("/src/main.cpp:12:3")};
        QTest::newRow("several") << s("kate --line %l --column %c %f") << plain
                                 << QStringList{s("kate"), s("--line"), s("12"), s("--column"), s("3"), plain};
        QTest::newRow("no file: at the end") << s("gvim") << plain << QStringList{s("gvim"), plain};
        QTest::newRow("a percent sign") << s("ed --size 50%% %f") << plain
                                        << QStringList{s("ed"), s("--size"), s("50%"), plain};
        QTest::newRow("quoted program") << s("'/opt/My Editor/ed' %f") << plain
                                        << QStringList{s("/opt/My Editor/ed"), plain};
        // What a path holds never becomes a word, a quote or a placeholder of its own.
        const QString evil = QStringLiteral("/src/a b'\"; $(touch x) `y` %l\n|&.txt");
        QTest::newRow("a path full of shell") << s("ed +%l %f") << evil << QStringList{s("ed"), s("+12"), evil};
        QTest::newRow("inside a word") << s("ed '--file=%f'") << evil
                                       << QStringList{s("ed"), QString(s("--file=") + evil)};
    }

    void filled()
    {
        QFETCH(QString, command);
        QFETCH(QString, path);
        QFETCH(QStringList, words);
        const auto result = base::filledCommand(command, {path, 12, 3});
        QVERIFY(result.ok());
        QCOMPARE(*result, words);
    }

    void wrong_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("named");
        QTest::newRow("nothing") << s("  ") << s("no command");
        QTest::newRow("empty program") << s("'' %f") << s("no command");
        QTest::newRow("unknown") << s("ed %x") << s("%x");
        QTest::newRow("at the end") << s("ed %f %") << s("“%”");
    }

    void wrong()
    {
        QFETCH(QString, command);
        QFETCH(QString, named);
        const auto result = base::filledCommand(command, {QStringLiteral("/f"), 1, 1});
        QVERIFY(!result.ok());
        QVERIFY2(result.error().message.contains(named), qPrintable(result.error().message));
    }
};

BELAY_TEST(TestCommandTemplate)

} // namespace tst_commandtemplate

#include "tst_commandtemplate.moc"
