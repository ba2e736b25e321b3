// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "mcp/toolclient.h"

#include "testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_mcptoolclient {

namespace {

using Page = std::pair<QStringList, QJsonValue>; ///< names, and the next cursor

/// A server that answers the list of its tools with a page for each cursor.
class PagedLink final : public mcp::ServerLink
{
public:
    explicit PagedLink(std::function<Page(const QString &cursor)> pages, int *asked)
        : m_pages(std::move(pages))
        , m_asked(asked)
    {}

    void start() override {}
    void send(const mcp::Message &message) override
    {
        const QJsonObject line = QJsonDocument::fromJson(message.line).object();
        QJsonObject result;
        if (message.method == QLatin1String("initialize")) {
            result = {{QStringLiteral("protocolVersion"), QStringLiteral("2025-06-18")},
                      {QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("tools"), QJsonObject()}}},
                      {QStringLiteral("serverInfo"), QJsonObject{{QStringLiteral("name"), QStringLiteral("paged")},
                                                                 {QStringLiteral("version"), QStringLiteral("1")}}}};
        } else if (message.method == QLatin1String("tools/list")) {
            ++*m_asked;
            const Page page =
                m_pages(line.value(QLatin1String("params")).toObject().value(QLatin1String("cursor")).toString());
            QJsonArray tools;
            for (const QString &name : page.first)
                tools.append(QJsonObject{
                    {QStringLiteral("name"), name},
                    {QStringLiteral("inputSchema"), QJsonObject{{QStringLiteral("type"), QStringLiteral("object")}}}});
            result = {{QStringLiteral("tools"), tools}};
            if (!page.second.isUndefined())
                result.insert(QStringLiteral("nextCursor"), page.second);
        } else {
            return;
        }
        const QByteArray answer = QJsonDocument(QJsonObject{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                                            {QStringLiteral("id"), line.value(QLatin1String("id"))},
                                                            {QStringLiteral("result"), result}})
                                      .toJson(QJsonDocument::Compact);
        QMetaObject::invokeMethod(
            this,
            [this, answer] {
                Q_EMIT received(mcp::readMessage({answer.constData(), size_t(answer.size())}));
            },
            Qt::QueuedConnection);
    }
    void sendCall(const mcp::Message &, const QByteArray &) override {}
    qsizetype queuedBytes() const override { return 0; }
    void setPaused(bool) override {}
    void close() override
    {
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT ended({}); }, Qt::QueuedConnection);
    }

private:
    const std::function<Page(const QString &)> m_pages;
    int *const m_asked;
};

} // namespace

class TestMcpToolClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data()
    {
        using Pages = std::function<Page(const QString &)>;
        QTest::addColumn<Pages>("pages");
        QTest::addColumn<QStringList>("tools");
        QTest::addColumn<int>("asked");
        const auto row = [](const char *name, const Pages &pages, const QStringList &tools, int asked) {
            QTest::newRow(name) << pages << tools << asked;
        };
        const QString a = QStringLiteral("a"), b = QStringLiteral("b"), x = QStringLiteral("x");
        row(
            "one page",
            [a](const QString &) {
                return Page{{a}, QJsonValue::Undefined};
            },
            {a}, 1);
        row(
            "no next one",
            [a](const QString &) {
                return Page{{a}, QJsonValue()};
            },
            {a}, 1);
        row(
            "two pages",
            [=](const QString &cursor) {
                return cursor.isEmpty() ? Page{{a}, x} : Page{{b}, QJsonValue::Undefined};
            },
            {a, b}, 2);
        row(
            "an empty page before",
            [=](const QString &cursor) {
                return cursor.isEmpty() ? Page{{}, x} : Page{{a, b}, QJsonValue::Undefined};
            },
            {a, b}, 2);
        row(
            "a cursor that stands",
            [=](const QString &) {
                return Page{{a, b}, x};
            },
            {a, b}, 2);
        row(
            "two in turn",
            [=](const QString &cursor) {
                return Page{{a}, cursor == x ? QJsonValue(QStringLiteral("y")) : QJsonValue(x)};
            },
            {a}, 3);
        row(
            "ever another one",
            [=](const QString &cursor) {
                return Page{{a}, QString(cursor + u'x')};
            },
            {a}, base::PageCursors::mostPages + 1);
    }
    void pages()
    {
        using Pages = std::function<Page(const QString &)>;
        QFETCH(const Pages, pages);
        QFETCH(const QStringList, tools);
        FakeClock clock;
        int asked = 0;
        mcp::ToolClient client(std::make_unique<PagedLink>(pages, &asked), &clock);
        std::optional<QStringList> listed;
        client.list([&listed](const base::Result<std::vector<mcp::ToolInfo>> &found) {
            listed.emplace();
            for (const mcp::ToolInfo &tool : found ? *found : std::vector<mcp::ToolInfo>())
                *listed << tool.name;
        });
        QTRY_VERIFY_WITH_TIMEOUT(listed, 60'000);
        QCOMPARE(*listed, tools);
        QTEST(asked, "asked");
    }
};

BELAY_TEST(TestMcpToolClient)

} // namespace tst_mcptoolclient

#include "tst_mcptoolclient.moc"
