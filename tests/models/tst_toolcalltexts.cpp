// SPDX-License-Identifier: Apache-2.0
// What a tool call shows of the output that an agent sends as text.
#include "acp/outputtext.h"
#include "models/texts/showntext.h"

#include "testclass.h"

#include <QTest>

namespace tst_toolcalltexts {

class TestToolCallTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainOutput_data()
    {
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *name, const char16_t *output, const char16_t *plain) {
            QTest::newRow(name) << QString::fromUtf16(output) << QString::fromUtf16(plain);
        };
        row("nothing to do", u"one\n\ttwo ü \U0001f600\n", u"one\n\ttwo ü \U0001f600\n");
        row("colours", u"\x1b[1m\x1b[32mPASS\x1b[0m a\n\x1b[38;5;208mb", u"PASS a\nb");
        row("C1", u"a\u009b31mb\u009d0;title\u009cc", u"abc");
        row("title and link",
            u"\x1b]0;t\x07"
            u"a\x1b]8;;https://example.org\x1b\\link\x1b]8;;\x1b\\",
            u"alink");
        row("character set", u"\x1b(0a\x1b(B", u"a");
        row("line ends", u"a\r\nb\r\n", u"a\nb\n");
        row("progress", u"10%\r60%\r100%\nok\n", u"100%\nok\n");
        row("progress that gets shorter", u"downloading\rok", u"okwnloading");
        row("progress that erases", u"downloading\r\x1b[2Kok\n", u"ok\n");
        row("erased to the end", u"downloading\rok\x1b[K", u"ok");
        row("a spinner", u"|\b/\b-\bdone", u"done");
        row("first column", u"10%\x1b[G20%", u"20%");
        row("letters of two units", u"\U0001f600\U0001f600\rx", u"x\U0001f600");
        row("cut off", u"a\x1b", u"a");
        row("cut off in a sequence", u"a\x1b[3", u"a");
        row("a string without an end", u"a\x1b]0;title\nb", u"a0;title\nb");
        row("bell and others",
            u"a\x07\x0e\x0f\x7f"
            u"b",
            u"ab");
    }
    void plainOutput()
    {
        QFETCH(const QString, output);
        QTEST(models::plainOutput(output), "plain");
    }

    void texts_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, acp::ToolKind kind, const char *text, const char *shown) {
            QTest::newRow(name) << int(kind) << QString::fromUtf8(text) << QString::fromUtf8(shown);
        };
        using acp::ToolKind;
        row("a block of its own", ToolKind::Execute, "```console\n\x1b[32mok\x1b[0m\n```", "```console\nok\n```");
        row("lines stay lines", ToolKind::Execute, "one\ntwo\n", "~~~console\none\ntwo\n~~~\n");
        row("one line", ToolKind::Execute, "No such file", "No such file");
        row("colours in any result", ToolKind::Other, "\x1b[31mno\x1b[0m\nyes", "~~~console\nno\nyes\n~~~\n");
        row("Markdown", ToolKind::Other, "- one\n- two", "- one\n- two");
    }
    void texts()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, text);
        history::ToolCall call;
        call.kind = acp::ToolKind(kind);
        call.texts = {acp::TextContent{text}};
        QTEST(models::toolTexts(call), "shown");
    }

    /// Agents that send what a command printed in no other way.
    void rawOutput_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("output");
        const auto row = [](const char *name, const char *raw, const char *output) {
            QTest::newRow(name) << QString::fromUtf8(raw).replace(u'\'', u'"') << QString::fromUtf8(output);
        };
        row("both streams", "{'stdout':'out','stderr':'err','exit_code':1}", "out\nerr");
        row("one of them", "{'stdout':'','stderr':'err\\n'}", "err\n");
        row("formatted", "{'formatted_output':'all','stdout':'out'}", "all");
        row("a text", "'all'", "all");
        row("no output", "{'exit_code':0}", "");
        row("nothing", "", "");
        row("no JSON", "{", "");
    }
    void rawOutput()
    {
        QFETCH(const QString, raw);
        QFETCH(const QString, output);
        QCOMPARE(acp::outputText(raw), output);
        history::ToolCall call;
        call.kind = acp::ToolKind::Execute;
        call.rawOutput = raw;
        QCOMPARE(models::toolTexts(call).isEmpty(), output.isEmpty());
        call.texts = {acp::TextContent{QStringLiteral("said")}};
        QCOMPARE(models::toolTexts(call), QStringLiteral("said"));
        call.texts.clear();
        call.terminals.resize(1);
        QVERIFY(models::toolTexts(call).isEmpty());
    }
};

BELAY_TEST(TestToolCallTexts)

} // namespace tst_toolcalltexts

#include "tst_toolcalltexts.moc"
