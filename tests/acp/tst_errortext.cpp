// SPDX-License-Identifier: Apache-2.0
#include "acp/errortext.h"

#include "testclass.h"

#include <QTest>

namespace tst_errortext {

class TestErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *message, const char *data, const char *text) {
            QTest::newRow(name) << QString::fromUtf8(message) << QByteArray(data).replace('\'', '"')
                                << QString::fromUtf8(text);
        };
        row("no data", "Internal error", "", "Internal error");
        row("a text", "Internal error", "'quota exhausted'", "Internal error: quota exhausted");
        row("details", "Internal error", "{'details':'Session expired'}", "Internal error: Session expired");
        row("within", "Internal error", "{'error':{'type':'overloaded_error','message':'model is overloaded'}}",
            "Internal error: model is overloaded");
        row("a list", "Invalid params", "[{'path':['data'],'message':'too large'},{'message':'too old'}]",
            "Invalid params: too large; too old");
        row("no words", "Internal error", "{'status':529}", "Internal error");
        row("no words at all", "", "{'status':529}", "{\"status\":529}");
        row("no message", "", "{'reason':'asleep'}", "asleep");
        row("nothing", "", "", "");
        row("said twice", "Internal error: asleep", "'asleep'", "Internal error: asleep");
        row("said whole", "asleep", "'The agent is asleep'", "The agent is asleep");
        row("several", "Oops", "{'message':'a','details':'b','cause':{'message':'a'}}", "Oops: a; b");
        row("letters", "Oops", "'Grüße \\u0041'", "Oops: Grüße A");
    }
    void words()
    {
        QFETCH(const QString, message);
        QFETCH(const QByteArray, data);
        QTEST(acp::errorText({-32603, message, data}), "text");
        if (!message.isEmpty()) // there the data is what had been done by then
            QCOMPARE(acp::errorText({-32800, message, data}), message);
    }

    /// Of a text of any length the beginning and the end are shown; nothing that is nested deeply is followed for ever.
    void bounds()
    {
        const QByteArray lines = '"' + QByteArray("line\\n").repeated(4000) + "the last says why\"";
        const QString text = acp::errorText({-32603, QStringLiteral("Internal error"), lines});
        QVERIFY(text.size() <= 2000);
        QVERIFY(text.startsWith(QStringLiteral("Internal error: line")));
        QVERIFY(text.endsWith(QStringLiteral("the last says why")));
        // What is wide is not looked into for ever either.
        QByteArray wide = "{}";
        for (int depth = 0; depth < 8; ++depth)
            wide = "{\"error\":" + wide + ",\"errors\":[" + wide + "]}";
        QCOMPARE(acp::errorText({-32603, QStringLiteral("Internal error"), wide}), QStringLiteral("Internal error"));
        const QByteArray deep = QByteArray("[").repeated(10'000) + QByteArray("]").repeated(10'000);
        QVERIFY(acp::errorText({-32603, QStringLiteral("Internal error"), deep})
                    .startsWith(QStringLiteral("Internal error")));
    }
};

BELAY_TEST(TestErrorText)

} // namespace tst_errortext

#include "tst_errortext.moc"
