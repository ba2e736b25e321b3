// SPDX-License-Identifier: Apache-2.0
#include "mcp/compensation.h"

#include "testclass.h"

#include <QTest>

namespace tst_mcpcompensation {

using mcp::Compensation;

namespace {

const char *const structuredResult = "{\"content\":[{\"type\":\"text\",\"text\":\"made issue "
                                     "#482\"}],\"structuredContent\":{\"id\":482,\"items\":[{\"n\":\"x\"}]}}";
const char *const textResult = "{\"content\":[{\"type\":\"text\",\"text\":\"made issue #482 in tracker\"}]}";
const char *const jsonText = "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"id\\\": 7}\"}]}";
const char *const secretResult = "{\"structuredContent\":{\"id\":\"••••\"},\"content\":[]}";
const char *const longNumber = "{\"content\":[{\"type\":\"text\",\"text\":\"9007199254740993\"}]}";
const char *const wantsInteger = "{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"integer\"}}}";

Compensation how(const QByteArray &arguments)
{
    return {QStringLiteral("tracker"), QStringLiteral("create_issue"), QStringLiteral("close_issue"), arguments};
}

} // namespace

class TestMcpCompensation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filledIn_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("expected"); ///< empty: an error
        const auto row = [](const char *name, const char *arguments, const char *result, const char *expected,
                            const char *schema = "") {
            QTest::newRow(name) << QByteArray(arguments) << QByteArray(result) << QByteArray(schema)
                                << QByteArray(expected);
        };
        row("of the result", "{\"id\":\"$.result.id\"}", structuredResult, "{\"id\":482}");
        row("of a list", "{\"n\":\"$.result.items[0].n\"}", structuredResult, "{\"n\":\"x\"}");
        row("of the arguments", "{\"t\":\"$.arguments.title\"}", structuredResult, "{\"t\":\"silent\"}");
        row("constants", "{\"state\":\"closed\",\"n\":3}", structuredResult, "{\"n\":3,\"state\":\"closed\"}");
        row("nested", "{\"a\":{\"b\":[\"$.result.id\"]}}", structuredResult, "{\"a\":{\"b\":[482]}}");
        row("a text that is data", "{\"id\":\"$.result.id\"}", jsonText, "{\"id\":7}");
        row("found in a text", "{\"id\":\"$.text ~ #(\\\\d+)\"}", textResult, "{\"id\":\"482\"}");
        row("a number is wanted", "{\"id\":\"$.text ~ #(\\\\d+)\"}", textResult, "{\"id\":482}", wantsInteger);
        row("a dollar sign", "{\"price\":\"$$5\"}", textResult, "{\"price\":\"$5\"}");
        row("not there", "{\"id\":\"$.result.key\"}", structuredResult, "");
        row("nothing found", "{\"id\":\"$.text ~ no (\\\\d+)\"}", textResult, "");
        row("beyond the list", "{\"id\":\"$.result.items[4].n\"}", structuredResult, "");
        row("a secret", "{\"id\":\"$.result.id\"}", secretResult, "");
        row("a long number", "{\"id\":\"$.text ~ (9[0-9]+)\"}", longNumber, "{\"id\":9007199254740993}", wantsInteger);
        row("a secret within", "{\"all\":\"$.result\"}", secretResult, "");
        row("no object", "[]", structuredResult, "");
        row("no place", "{\"id\":\"$.else.id\"}", structuredResult, "");
    }
    void filledIn()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const QByteArray, result);
        QFETCH(const QByteArray, schema);
        QFETCH(const QByteArray, expected);
        const auto out = mcp::compensatingArguments(how(arguments), {"{\"title\":\"silent\"}", result}, schema);
        QCOMPARE(out.ok(), !expected.isEmpty());
        if (out)
            QCOMPARE(*out, expected);
        else
            QVERIFY(out.error().message.endsWith(u'.'));
    }

    /// A server's own words must not use up memory or time.
    void whatIsTooMuch_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        const QByteArray place = "\"$.text\",";
        QTest::newRow("too long") << QByteArray("{\"a\":\"" + QByteArray(20'000, 'x') + "\"}");
        QTest::newRow("too many places") << QByteArray("{\"a\":[" + place.repeated(100) + "1]}");
        QTest::newRow("a place that is too long") << QByteArray("{\"a\":\"$.text\"}");
        QTest::newRow("too long together")
            << QByteArray("{\"a\":[" + QByteArray("\"$.arguments.t\",").repeated(20) + "1]}");
    }
    void whatIsTooMuch()
    {
        QFETCH(const QByteArray, arguments);
        const QByteArray result = "{\"content\":[{\"type\":\"text\",\"text\":\"" + QByteArray(400'000, 'a') + "\"}]}";
        const QByteArray given = "{\"t\":\"" + QByteArray(20'000, 'b') + "\"}";
        QVERIFY(!mcp::compensatingArguments(how(arguments), {given, result}).ok());
    }

    void checks_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<bool>("good");
        QTest::newRow("a place") << QByteArray("{\"id\":\"$.result.id\"}") << true;
        QTest::newRow("the whole text") << QByteArray("{\"id\":\"$.text\"}") << true;
        QTest::newRow("no place") << QByteArray("{\"id\":\"$id\"}") << false;
        QTest::newRow("an empty step") << QByteArray("{\"id\":\"$.result..id\"}") << false;
        QTest::newRow("no group") << QByteArray("{\"id\":\"$.text ~ abc\"}") << false;
        QTest::newRow("a broken expression") << QByteArray("{\"id\":\"$.text ~ (abc\"}") << false;
        QTest::newRow("no JSON") << QByteArray("id") << false;
        QTest::newRow("too deep") << QByteArray("{\"a\":" + QByteArray(100, '[') + QByteArray(100, ']') + '}') << false;
    }
    void checks()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const bool, good);
        QCOMPARE(mcp::checkCompensation(how(arguments)).ok(), good);
    }

    /// Somebody else's expression must not keep Belay busy.
    void anExpressionThatTakesForever()
    {
        const QByteArray result = "{\"content\":[{\"type\":\"text\",\"text\":\"" + QByteArray(60'000, 'a') + "\"}]}";
        const auto out = mcp::compensatingArguments(how("{\"id\":\"$.text ~ ^(a+)+$b\"}"), {"{}", result});
        QVERIFY(!out.ok());
    }

    void theUsersWordCountsFirst()
    {
        mcp::Compensations all{how("{}"), how("{}"), how("{}")};
        all[0].source = Compensation::Source::Server;
        all[1].source = Compensation::Source::Project;
        all[1].by = QStringLiteral("delete_issue");
        all[2].by = QStringLiteral("mine");
        const auto found = [&all] {
            const Compensation *out =
                mcp::compensationOf(all, QStringLiteral("tracker"), QStringLiteral("create_issue"));
            return out ? out->by : QString();
        };
        QCOMPARE(found(), QStringLiteral("mine"));
        all.pop_back();
        QCOMPARE(found(), QStringLiteral("delete_issue"));
        all.pop_back();
        QCOMPARE(found(), QStringLiteral("close_issue"));
        QVERIFY(!mcp::compensationOf(all, QStringLiteral("other"), QStringLiteral("create_issue")));
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("count"); ///< -1: an error
        const auto row = [](const char *name, const char *file, int count) {
            QTest::newRow(name) << QByteArray(file) << count;
        };
        row("one", "{\"servers\":{\"t\":{\"a\":{\"tool\":\"b\",\"arguments\":{\"id\":\"$.result.id\"}}}}}", 1);
        row("without arguments", "{\"servers\":{\"t\":{\"a\":{\"tool\":\"b\"}}}}", 1);
        row("none", "{\"servers\":{}}", 0);
        row("no JSON", "servers", -1);
        row("something else in it", "{\"servers\":{},\"x\":1}", -1);
        row("something else in an entry", "{\"servers\":{\"t\":{\"a\":{\"tool\":\"b\",\"when\":1}}}}", -1);
        row("no tool", "{\"servers\":{\"t\":{\"a\":{}}}}", -1);
        row("arguments are none", "{\"servers\":{\"t\":{\"a\":{\"tool\":\"b\",\"arguments\":[]}}}}", -1);
        row("one is broken",
            "{\"servers\":{\"t\":{\"a\":{\"tool\":\"b\"},\"c\":{\"tool\":\"d\",\"arguments\":{\"i\":\"$x\"}}}}}", -1);
    }
    void files()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, count);
        const auto out = mcp::readCompensations(file);
        QCOMPARE(out ? int(out->size()) : -1, count);
        if (!out)
            return;
        const auto again = mcp::readCompensations(mcp::writtenCompensations(*out));
        QVERIFY(again && *again == *out);
    }
};

BELAY_TEST(TestMcpCompensation)

} // namespace tst_mcpcompensation

#include "tst_mcpcompensation.moc"
