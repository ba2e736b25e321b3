// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "text/markdown/markdownhtml.h"
#include "workspace/files/conversationfile.h"

#include "testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_conversationfile {

/// A conversation outside of Belay says what it said inside, and does nothing there.
class TestConversationFile : public QObject
{
    Q_OBJECT

    const models::ConversationHead m_head{QStringLiteral("fix <b>it</b>"), QStringLiteral("Agent *X*"),
                                          QStringLiteral("/home/me/proj")};

private Q_SLOTS:
    void html_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("html");
        const auto row = [](const char *name, const char *markdown, const char *html) {
            QTest::newRow(name) << QString::fromUtf8(markdown) << QString::fromUtf8(html);
        };
        row("paragraphs", "one *two*\n\n**three** `a<b`",
            "<p>one <em>two</em></p>\n<p><strong>three</strong> <code>a&lt;b</code></p>\n");
        row("heading", "# Head", "<h3>Head</h3>\n");
        row("code", "```c\nx < 1;\n\ny;\n```", "<pre><code>x &lt; 1;\n\ny;</code></pre>\n");
        row("rule", "---", "<hr>\n");
        row("html stays text", "<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
        row("link", "[a](https://x.org/?a=1&b=\"2\")",
            "<p><a href=\"https://x.org/?a=1&amp;b=&quot;2&quot;\">a</a></p>\n");
        row("safe link", "[a](https://x.org/?a=1&b=2)", "<p><a href=\"https://x.org/?a=1&amp;b=2\">a</a></p>\n");
        row("script link", "[a](javascript:alert(1))", "<p>a</p>\n");
        row("file link", "[a](file:///etc/passwd)", "<p>a</p>\n");
        row("image is a link", "![pic](https://x.org/p.png)", "<p><a href=\"https://x.org/p.png\">pic</a></p>\n");
        row("defined later", "[a]\n\n[a]: https://x.org", nullptr);
        row("table", "| a | b |\n|---|--:|\n| 1 | 2 |",
            "<table><tr><th>a</th><th class=\"right\">b</th></tr><tr><td>1</td><td "
            "class=\"right\">2</td></tr></table>\n");
    }
    void html()
    {
        QFETCH(const QString, markdown);
        QFETCH(const QString, html);
        const QString made = text::markdownToHtml(markdown);
        if (html.isEmpty())
            QVERIFY2(made.contains(QStringLiteral("<a href=\"https://x.org\">")), qPrintable(made));
        else
            QCOMPARE(made, html);
    }

    void aLongBoxIsOne()
    {
        const QString code = QStringLiteral("line\n\n").repeated(300);
        const QString made = text::markdownToHtml(QStringLiteral("```\n%1```").arg(code));
        QCOMPARE(made.count(QStringLiteral("<pre>")), 1);
        QCOMPARE(made.count(QStringLiteral("line")), 300);
    }

    void everyKindOfEntryIsThere()
    {
        FakeClock clock;
        history::Transcript transcript;
        SampleTurn turn(&transcript, &clock);
        turn.playRunning();
        turn.say(QStringLiteral("**said** <img src=x onerror=alert(1)> ![p](http://evil.example/p.png)"));
        turn.ask(9, QStringLiteral("rm -rf build"));
        turn.end(core::TurnEnd::StoppedByYou, 1000);
        const auto parts = models::conversationParts(transcript, m_head);
        QCOMPARE(int(parts.size()), transcript.count());
        for (const models::ConversationPart &part : parts)
            QVERIFY(!part.title.isEmpty());
        const QString markdown = models::conversationMarkdown(parts, m_head);
        QVERIFY(markdown.startsWith(QStringLiteral("# fix ")));
        QVERIFY(markdown.contains(QStringLiteral("**said**")));
        QVERIFY(markdown.contains(QStringLiteral("rm -rf build")));
        const QString html = workspace::conversationHtml(parts, m_head);
        QVERIFY(!html.contains(QStringLiteral("<b>it")));
        // Nothing is loaded, nothing runs.
        static const QRegularExpression active(
            QStringLiteral("<(img|script|iframe|link|object|embed)\\b|\\son\\w+=\\S*>"));
        const auto match = active.match(html);
        QVERIFY2(!match.hasMatch() || match.captured().contains(QStringLiteral("&")), qPrintable(match.captured()));
        QVERIFY(!html.contains(QStringLiteral("<img")));
        QVERIFY(html.contains(QStringLiteral("<strong>said</strong>")));
        const QJsonArray entries = QJsonDocument::fromJson(workspace::conversationJson(parts, m_head))
                                       .object()
                                       .value(QLatin1String("entries"))
                                       .toArray();
        QCOMPARE(entries.size(), qsizetype(parts.size()));
        QVERIFY(entries[0].toObject().value(QLatin1String("at")).isString());
    }

    void isWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        FakeClock clock;
        history::Transcript transcript;
        SampleTurn turn(&transcript, &clock);
        turn.prompt(QStringLiteral("# no heading\n<b>"));
        const auto contentOf = [&](const char *name) {
            const QString path = folder.filePath(QLatin1String(name));
            QFile file(path);
            return workspace::writeConversation(transcript, m_head, path) && file.open(QIODevice::ReadOnly)
                       ? file.readAll()
                       : QByteArray();
        };
        QVERIFY(contentOf("a.md").contains("\\# no heading"));
        QVERIFY(contentOf("a.HTML").startsWith("<!DOCTYPE html>"));
        QVERIFY(QJsonDocument::fromJson(contentOf("a.json")).isObject());
        const auto failed =
            workspace::writeConversation(transcript, m_head, folder.filePath(QStringLiteral("not/there.md")));
        QVERIFY(!failed);
        QVERIFY(failed.error().message.contains(QStringLiteral("there.md")));
    }

    void namesAreNoPaths_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("fix the bug") << QStringLiteral("fix the bug");
        QTest::newRow("path") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc-passwd");
        QTest::newRow("nothing left") << QStringLiteral("../..") << QStringLiteral("conversation");
        QTest::newRow("empty") << QString() << QStringLiteral("conversation");
    }
    void namesAreNoPaths()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, name);
        QCOMPARE(models::conversationFileName({title, {}, {}}), name);
    }
};

BELAY_GUI_TEST(TestConversationFile)

} // namespace tst_conversationfile

#include "tst_conversationfile.moc"
