// SPDX-License-Identifier: Apache-2.0
#include "acp/repeatedchunk.h"
#include "acp/taptypes.h"
#include "acp/updatepayload.h"
#include "jsonrpc/messagedecoder.h"

#include "testclass.h"

#include <QRandomGenerator>
#include <QTest>

#include <simdjson.h>

namespace tst_repeatedchunk {

using namespace acp;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

/// As the transport hands them over: with room behind for the parser.
class Line
{
public:
    explicit Line(const QByteArray &text) : m_text(text + QByteArray(64, '\0')), m_size(size_t(text.size())) {}
    operator std::string_view() const { return {m_text.constData(), m_size}; }

private:
    QByteArray m_text;
    size_t m_size;
};

QByteArray line(const QByteArray &rawText, const QByteArray &session = "s", const QByteArray &message = "m",
                const QByteArray &kind = "agent_message_chunk")
{
    return R"({"jsonrpc":"2.0","method":"session/update","params":{"sessionId":")" + session +
           R"(","update":{"sessionUpdate":")" + kind + R"(","messageId":")" + message +
           R"(","content":{"type":"text","text":")" + rawText + R"("}}}})";
}

std::shared_ptr<jsonrpc::MessageDecoder> newDecoder()
{
    return std::make_shared<jsonrpc::MessageDecoder>(std::make_shared<UpdateDecoder>(),
                                                     std::make_shared<jsonrpc::WireTap>());
}

/// What a frame says, for comparison: whose it is and its text, or what else it is.
struct Said
{
    QString who;
    QString text;
};

Said saidBy(const transport::Frame &frame)
{
    const auto &message = static_cast<const jsonrpc::Message &>(frame);
    const auto *payload = static_cast<const UpdatePayload *>(message.payload.get());
    const auto *chunk = payload ? std::get_if<MessageChunk>(&payload->update) : nullptr;
    const auto *text = chunk ? std::get_if<TextContent>(&chunk->content) : nullptr;
    if (!text)
        return {QStringLiteral("kind %1").arg(int(message.kind)), QString::fromUtf8(message.params)};
    return {QStringLiteral("%1 %2 %3").arg(payload->session.value, chunk->messageId).arg(int(chunk->kind)), text->text};
}

/// Texts of the same message that follow each other as one.
QList<std::pair<QString, QString>> merged(const std::vector<transport::FramePtr> &frames)
{
    QList<std::pair<QString, QString>> all;
    for (const transport::FramePtr &frame : frames) {
        const Said said = saidBy(*frame);
        if (!all.isEmpty() && all.last().first == said.who && !said.who.startsWith(u"kind"))
            all.last().second += said.text;
        else
            all.append({said.who, said.text});
    }
    return all;
}

} // namespace
#endif

/// Lines that are read without being parsed: they mean what the parser would have said, always.
class TestRepeatedChunk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void whatIsNoRepetition();
    void whatIsNotLearned_data();
    void whatIsNotLearned();
    void anyStreamMeansTheSame();
    void floodsAreNotParsed();
    void whatNeverRepeatsIsLearnedLessOften();
};

#ifndef Q_MOC_RUN // moc stumbles over raw strings in macros

void TestRepeatedChunk::texts_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("taken");
    QTest::newRow("words") << QByteArray("some words") << QStringLiteral("some words") << true;
    QTest::newRow("nothing") << QByteArray() << QString() << true;
    QTest::newRow("escapes") << QByteArray(R"(a\n\t\r\b\f\"\\\/z)") << QStringLiteral("a\n\t\r\b\f\"\\/z") << true;
    QTest::newRow("the key itself") << QByteArray(R"(\"text\":\"x\")") << QStringLiteral("\"text\":\"x\"") << true;
    QTest::newRow("other letters") << QByteArray("gr\xc3\xbcn \xe6\xb0\xb4 \xf0\x9f\x98\x80!")
                                   << QStringLiteral("grün 水 😀!") << true;
    QTest::newRow("a mark of order within") << QByteArray("a\xef\xbb\xbfz") << QStringLiteral("a\ufeffz") << true;
    QTest::newRow("by number") << QByteArray(R"(\u00fc)") << QString() << false;
    QTest::newRow("half an escape") << QByteArray("a\\") << QString() << false;
    QTest::newRow("an unknown escape") << QByteArray("\\x") << QString() << false;
    QTest::newRow("a control character") << QByteArray("a\x01z") << QString() << false;
    QTest::newRow("a quotation mark") << QByteArray(R"(a","b":"c)") << QString() << false;
    QTest::newRow("half a letter") << QByteArray("a\xc3z") << QString() << false;
    QTest::newRow("half a letter at the end") << QByteArray("gr\xc3") << QString() << false;
    QTest::newRow("a surrogate as bytes") << QByteArray("\xed\xa0\x80") << QString() << false;
}

void TestRepeatedChunk::texts()
{
    QFETCH(QByteArray, raw);
    QFETCH(QString, text);
    QFETCH(bool, taken);
    RepeatedChunk repeated;
    repeated.learn(Line(line("the first")));
    QVERIFY(repeated.isKnown());
    QString all = QStringLiteral("before ");
    QCOMPARE(repeated.appendTextOf(Line(line(raw)), all), taken);
    QCOMPARE(all, QString(QStringLiteral("before ") + text));
    // And that is what the parser says.
    const auto frame = newDecoder()->decode(Line(line(raw)), nullptr);
    if (taken)
        QCOMPARE(saidBy(*frame).text, text);
}

void TestRepeatedChunk::whatIsNoRepetition()
{
    RepeatedChunk repeated;
    repeated.learn(Line(line("one")));
    QString all;
    for (const QByteArray &other : {line("x", "other"), line("x", "s", "n"), line("x", "s", "m", "agent_thought_chunk"),
                                    QByteArray(line("x") + ' '), QByteArray(' ' + line("x")), line("x").chopped(1),
                                    QByteArray("{}"), QByteArray(), QByteArray(line("x") + line("y"))})
        QVERIFY2(!repeated.appendTextOf(Line(other), all), other.constData());
    QVERIFY(all.isEmpty());
    // Head and rest may not lie over each other.
    const QByteArray nothing = line("");
    QVERIFY(!repeated.appendTextOf(Line(QByteArray(nothing).remove(nothing.indexOf("\"\"") + 1, 1)), all));
    repeated.forget();
    QVERIFY(!repeated.appendTextOf(Line(line("one")), all));
}

void TestRepeatedChunk::whatIsNotLearned_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray good = line("x");
    const auto with = [&](const char *what, const char *by) { return QByteArray(good).replace(what, by); };
    QTest::newRow("two of the key") << with(R"("params":{)", R"("params":{"text":"x",)");
    QTest::newRow("another one's key") << with(R"("type":"text","text":"x")",
                                               R"("type":"text","text" : "x"},"_meta":{"text":"x")");
    QTest::newRow("a key that ends like it") << with(R"("text":"x")", R"("text" :"x","my\"text":"x")");
    QTest::newRow("no text") << with(R"("text":"x")", R"("data":"x")");
    QTest::newRow("no end") << good.left(good.indexOf("x\"") + 1);
    QTest::newRow("broken behind") << good.chopped(1);
    QTest::newRow("a long frame") << with(
        R"("params":{)", QByteArray(R"("params":{"_meta":")" + QByteArray(9000, 'y') + R"(",)").constData());
}

void TestRepeatedChunk::whatIsNotLearned()
{
    QFETCH(QByteArray, line);
    RepeatedChunk repeated;
    repeated.learn(Line(tst_repeatedchunk::line("x")));
    QVERIFY(repeated.isKnown());
    repeated.learn(Line(line));
    QVERIFY(!repeated.isKnown());
}

void TestRepeatedChunk::anyStreamMeansTheSame()
{
    const QList<QByteArray> pieces{"word ",          "\\n",          "\\\"",        "\\\\",         "\\u00fc",
                                   "\\ud83d\\ude00", "\\ud800",      "gr\xc3\xbcn", "\xe6\xb0\xb4", "\xc3",
                                   "\x02",           "\"",           "\\",          "# ",           "\\/",
                                   R"(\"text\":\")", "\xef\xbb\xbf", "{\"a\":1}"};
    QRandomGenerator random(20);
    int fewest = 1000;
    for (int run = 0; run < 300; ++run) {
        const auto decoder = newDecoder();
        std::vector<transport::FramePtr> frames, single;
        QByteArray session = "s", message = "m", kind = "agent_message_chunk";
        // Broken pieces are rare, or nothing would ever repeat.
        const bool broken = random.bounded(3) == 0;
        for (int i = 0; i < 60; ++i) {
            QByteArray raw;
            for (int n = random.bounded(4); n > 0; --n) {
                const QByteArray &piece = pieces.at(random.bounded(int(pieces.size())));
                const bool bad = piece == "\\ud800" || piece == "\xc3" || piece == "\x02" || piece == "\"" ||
                                 piece == "\\" || piece == "{\"a\":1}";
                if (!bad || (broken && random.bounded(4) == 0))
                    raw += piece;
            }
            if (random.bounded(25) == 0)
                session = random.bounded(2) ? "s" : "t";
            if (random.bounded(25) == 0)
                message = random.bounded(2) ? "m" : "n";
            if (random.bounded(25) == 0)
                kind = random.bounded(2) ? "agent_message_chunk" : "agent_thought_chunk";
            const Line text(line(raw, session, message, kind));
            if (auto frame = decoder->decode(text, frames.empty() ? nullptr : frames.back().get()))
                frames.push_back(std::move(frame));
            if (auto frame = newDecoder()->decode(text, nullptr))
                single.push_back(std::move(frame));
        }
        QCOMPARE(merged(frames), merged(single));
        fewest = qMin(fewest, int(frames.size()));
    }
    QVERIFY2(fewest < 10, "nothing was ever merged");
}

void TestRepeatedChunk::floodsAreNotParsed()
{
    // Nobody can tell from outside but by a line that the parser would take for another's and this way does not see.
    UpdateDecoder decoder;
    const auto message = newDecoder()->decode(Line(line("first ")), nullptr);
    jsonrpc::Payload &payload = *static_cast<jsonrpc::Message &>(*message).payload;
    QVERIFY(decoder.extendUnparsed(payload, Line(line("too early"))).empty());
    for (int i = 0; i < UpdateDecoder::learnsAfter; ++i) {
        simdjson::dom::parser parser;
        const Line text(line("more "));
        simdjson::dom::element root;
        QCOMPARE(parser.parse(std::string(std::string_view(text))).get(root), simdjson::SUCCESS);
        if (i == 0) // an update decoder extends what it has seen begin
            QVERIFY(decoder.decode("session/update", root["params"]));
        QVERIFY(decoder.extend(payload, "session/update", root["params"], text));
    }
    QCOMPARE(std::string(decoder.extendUnparsed(payload, Line(line("last")))), std::string("session/update"));
    QCOMPARE(
        saidBy(*message).text,
        QString(
            QStringLiteral("first ") +
            QString(UpdateDecoder::learnsAfter * 5, u'x').replace(QStringLiteral("xxxxx"), QStringLiteral("more ")) +
            QStringLiteral("last")));
    // Another message's turn: the learned line is another's.
    QVERIFY(decoder.extendUnparsed(payload, Line(line("x", "s", "n"))).empty());
    const auto other = newDecoder()->decode(Line(line("", "s", "n")), nullptr);
    QVERIFY(decoder.extendUnparsed(*static_cast<jsonrpc::Message &>(*other).payload, Line(line("x"))).empty());
}

void TestRepeatedChunk::whatNeverRepeatsIsLearnedLessOften()
{
    const auto numbered = [](int number) {
        const QByteArray meta = R"("update":{"_meta":{"n":)" + QByteArray::number(number) + "},";
        return Line(line("x").replace(R"("update":{)", meta));
    };
    UpdateDecoder decoder;
    const auto message = newDecoder()->decode(numbered(0), nullptr);
    jsonrpc::Payload &payload = *static_cast<jsonrpc::Message &>(*message).payload;
    auto parseUpTo = [&, number = 0](int last) mutable {
        while (number < last) {
            simdjson::dom::parser parser;
            const Line text = numbered(++number);
            simdjson::dom::element root;
            QCOMPARE(parser.parse(std::string(std::string_view(text))).get(root), simdjson::SUCCESS);
            if (number == 1) // an update decoder extends what it has seen begin
                QVERIFY(decoder.decode("session/update", root["params"]));
            QVERIFY(decoder.extend(payload, "session/update", root["params"], text));
        }
    };
    constexpr int after = UpdateDecoder::learnsAfter;
    parseUpTo(3 * after - 1);
    QVERIFY(decoder.extendUnparsed(payload, numbered(2 * after)).empty());
    parseUpTo(3 * after);
    // That it repeats after all makes up for it.
    QVERIFY(!decoder.extendUnparsed(payload, numbered(3 * after)).empty());
    parseUpTo(4 * after);
    QVERIFY(!decoder.extendUnparsed(payload, numbered(4 * after)).empty());
}

#endif

BELAY_TEST(TestRepeatedChunk)

} // namespace tst_repeatedchunk

#include "tst_repeatedchunk.moc"
