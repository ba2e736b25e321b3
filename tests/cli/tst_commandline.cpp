// SPDX-License-Identifier: Apache-2.0
#include "cli/commandline.h"
#include "testclass.h"

#include <QTest>

namespace tst_commandline {

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void durations_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("seconds"); ///< -1: none
        const auto row = [](const char *text, qint64 seconds) {
            QTest::newRow(text) << QString::fromUtf8(text) << seconds;
        };
        row("90", 90);
        row("90s", 90);
        row("10m", 600);
        row("1h", 3600);
        row("1h30m", 5400);
        row("1m30", 90);
        row("1h 30m", -1);
        row(" 5s ", 5);
        row("0", 0);
        row("168h", 604'800);
        row("169h", -1);
        row("999999999h", -1);
        row("9999999999999999999", -1);
        row("", -1);
        row("m", -1);
        row("-5", -1);
        row("1.5h", -1);
        row("30m1h", -1);
        row("ten", -1);
    }
    void durations()
    {
        QFETCH(const QString, text);
        QFETCH(const qint64, seconds);
        const auto found = cli::durationOf(text);
        QCOMPARE(found.has_value(), seconds >= 0);
        if (found)
            QCOMPARE(found->count(), seconds * 1000);
    }
};

BELAY_TEST(TestCommandLine)

} // namespace tst_commandline

#include "tst_commandline.moc"
