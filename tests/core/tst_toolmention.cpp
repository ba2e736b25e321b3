// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/toolmention.h"

#include "mcp/message.h"

#include "testclass.h"

#include <QTest>

namespace tst_toolmention {

/// The ways in which real agents tell of a call of an MCP tool.
class TestToolMention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mentions_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("input");
        QTest::addColumn<bool>("all");
        QTest::addColumn<bool>("maybe");
        const QString input = QStringLiteral(R"({"amount":12.50,"to":"anna"})");
        const auto row = [](const char *tag, const char *title, const char *name, const QString &text, bool all,
                            bool maybe) {
            QTest::newRow(tag) << QString::fromUtf8(title) << QString::fromUtf8(name) << text << all << maybe;
        };
        row("claude", "mcp__billing__send_invoice", "", input, true, true);
        row("gemini", "send_invoice (billing MCP Server)", "", input, true, true);
        row("opencode", "billing_send_invoice", "", input, true, true);
        row("codex", "Tool: billing/send_invoice", "",
            QStringLiteral(R"({"server":"billing","tool":"send_invoice","arguments":{"to":"anna","amount":12.5}})"),
            true, true);
        row("named in the input", "Call a tool", "",
            QStringLiteral(R"({"tool":"send_invoice","args":{"to":"anna","amount":12.5}})"), false, true);
        row("by its name", "Invoice", "send_invoice", input, false, true);
        row("by the name of another server", "mcp__test__send_invoice", "", input, false, true);
        row("no input yet", "mcp__billing__send_invoice", "", QString(), false, true);
        row("an empty one", "mcp__billing__send_invoice", "", QStringLiteral("{}"), false, true);
        row("no input, no server", "send_invoice", "", QString(), false, false);
        row("other arguments", "mcp__billing__send_invoice", "", QStringLiteral(R"({"to":"bob","amount":12.5})"), false,
            false);
        row("another tool", "mcp__billing__list_invoices", "", input, false, false);
        row("a part of a word", "mcp__billing__resend_invoices", "", input, false, false);
        row("nothing", "", "", QString(), false, false);
    }
    void mentions()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, name);
        QFETCH(const QString, input);
        acp::ToolCallUpdate update;
        update.title = title;
        update.name = name;
        if (!input.isEmpty())
            update.rawInput = input;
        mcp::ToolCall call;
        call.server = QStringLiteral("billing");
        call.tool = QStringLiteral("send_invoice");
        const QByteArray arguments = mcp::canonicalJson(R"({"to":"anna","amount":12.5})");
        const core::ToolMention mention(update);
        QTEST(mention.showsAll(call, arguments), "all");
        QTEST(mention.mayBe(call, arguments), "maybe");
    }

    /// Gemini shows the arguments as a text of the card, and sends no input.
    void whatIsOnlyShown()
    {
        mcp::ToolCall call;
        call.server = QStringLiteral("billing");
        call.tool = QStringLiteral("send_invoice");
        const QByteArray arguments = mcp::canonicalJson(R"({"to":"anna"})");
        acp::ToolCallUpdate update;
        update.title = QStringLiteral("send_invoice (billing MCP Server)");
        const auto shows = [&update](const char *text) {
            update.content = {acp::ContentBlock(acp::TextContent{QString::fromUtf8(text)})};
        };
        shows(R"({ "to": "bob" })");
        QVERIFY(!core::ToolMention(update).showsAll(call, arguments));
        shows("Send it to anna?");
        QVERIFY(!core::ToolMention(update).showsAll(call, arguments));
        shows(R"({ "to": "anna" })");
        core::ToolMention mention(update);
        QVERIFY(mention.showsAll(call, arguments));
        update = {};
        shows(R"({"invoice":7})"); // the result
        mention.add(update);
        QVERIFY(mention.showsAll(call, arguments));
        // Where there is an input, that is what counts.
        update = {};
        update.rawInput = QStringLiteral(R"({"to":"bob"})");
        mention.add(update);
        QVERIFY(!mention.showsAll(call, arguments));
    }

    void eachIsOneCall()
    {
        core::ToolJoin join;
        mcp::ToolCall call;
        call.server = QStringLiteral("s");
        call.tool = QStringLiteral("t");
        acp::ToolCallUpdate update;
        update.title = QStringLiteral("mcp__s__t");
        QCOMPARE(join.claim(call, "{}"), base::ToolCallId());
        join.add({QStringLiteral("1")}, update);
        join.add({QStringLiteral("2")}, update);
        update.title.reset();
        update.rawInput = QStringLiteral(R"({"a":1})");
        join.add({QStringLiteral("2")}, update); // said later
        QCOMPARE(join.claim(call, R"({"a":1})"), base::ToolCallId{QStringLiteral("1")});
        QCOMPARE(join.claim(call, R"({"a":2})"), base::ToolCallId());
        QCOMPARE(join.claim(call, R"({"a":1})"), base::ToolCallId{QStringLiteral("2")});
        QCOMPARE(join.claim(call, R"({"a":1})"), base::ToolCallId());
    }
};

BELAY_TEST(TestToolMention)

} // namespace tst_toolmention

#include "tst_toolmention.moc"
