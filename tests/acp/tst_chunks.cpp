// SPDX-License-Identifier: Apache-2.0
#include "acp/chunkreader.h"
#include "acp/updatepayload.h"
#include "jsonrpc/messagedecoder.h"

#include "testclass.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_chunks {

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

/// Chunks that are merged without a tree being made of their lines mean what they mean alone, always.
class TestChunks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void lines_data();
    void lines();
    void namesAreComparedAsTheyAreMeant();
    void mergedTextHasAnEnd();
    void anyStreamMeansTheSame();
    void anyDamageMeansTheSame();
};

#ifndef Q_MOC_RUN // moc stumbles over raw strings in macros

void TestChunks::texts_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMerged");
    QTest::newRow("words") << QByteArray("some words") << QStringLiteral("some words") << true;
    QTest::newRow("nothing") << QByteArray() << QString() << true;
    QTest::newRow("escapes") << QByteArray(R"(a\n\t\r\b\f\"\\\/z)") << QStringLiteral("a\n\t\r\b\f\"\\/z") << true;
    QTest::newRow("the key itself") << QByteArray(R"(\"text\":\"x\")") << QStringLiteral("\"text\":\"x\"") << true;
    QTest::newRow("other letters") << QByteArray("gr\xc3\xbcn \xe6\xb0\xb4 \xf0\x9f\x98\x80!")
                                   << QStringLiteral("grün 水 😀!") << true;
    QTest::newRow("a mark of order first") << QByteArray("\xef\xbb\xbfz") << QStringLiteral("\ufeffz") << true;
    QTest::newRow("a mark of order within") << QByteArray("a\xef\xbb\xbfz") << QStringLiteral("a\ufeffz") << true;
    QTest::newRow("by number") << QByteArray(R"(\u00fc\ud83d\ude00)") << QStringLiteral("ü😀") << true;
    QTest::newRow("nothing by number") << QByteArray(R"(a\u0000z)") << QStringLiteral("a").append(QChar()).append(u'z')
                                       << true;
    QTest::newRow("half a pair") << QByteArray(R"(a\ud83d)") << QStringLiteral("a\ufffd") << false;
    QTest::newRow("an unknown escape") << QByteArray("\\x") << QStringLiteral("\\x") << false;
    QTest::newRow("a control character") << QByteArray("a\x01z") << QStringLiteral("a\u0001z") << false;
    QTest::newRow("half a letter") << QByteArray("a\xc3z") << QStringLiteral("a\ufffdz") << false;
    QTest::newRow("half a letter at the end") << QByteArray("gr\xc3") << QStringLiteral("gr\ufffd") << false;
    QTest::newRow("a surrogate as bytes")
        << QByteArray("\xed\xa0\x80") << QStringLiteral("\ufffd\ufffd\ufffd") << false;
}

void TestChunks::texts()
{
    QFETCH(QByteArray, raw);
    QFETCH(QString, text);
    QFETCH(bool, isMerged);
    const auto decoder = newDecoder();
    const auto first = decoder->decode(Line(line("first ")), nullptr);
    const auto next = decoder->decode(Line(line(raw)), first.get());
    QCOMPARE(!next, isMerged);
    QCOMPARE(saidBy(*first).text, QString(QStringLiteral("first ") + (isMerged ? text : QString())));
    QCOMPARE(saidBy(*newDecoder()->decode(Line(line(raw)), nullptr)).text, text);
}

void TestChunks::lines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isMerged");
    const QByteArray good = line("x");
    const auto with = [&](const char *what, const QByteArray &by) {
        return QByteArray(good).replace(QByteArray(what), by);
    };
    const auto meta = [&](const QByteArray &value) {
        return with(R"("update":{)", R"("update":{"_meta":)" + value + ',');
    };
    QTest::newRow("as it was") << good << true;
    QTest::newRow("blanks") << QByteArray(QByteArray(good).replace(":", " : ").replace(",", "\t, ").replace("}", " }") +
                                          " \r")
                            << true;
    QTest::newRow("numbered") << meta(R"({"number":17,"of":[1.5,-2e3,true,false,null,"a\nb",{},[]]})") << true;
    QTest::newRow("no version") << with(R"("jsonrpc":"2.0",)", "") << true;
    QTest::newRow("the version last") << with(R"("jsonrpc":"2.0",)", "").chopped(1) + R"(,"jsonrpc":"2.0"})" << true;
    QTest::newRow("the method last") << with(R"("method":"session/update",)", "").chopped(1) +
                                            R"(,"method":"session/update"})"
                                     << true;
    QTest::newRow("what is beside the text")
        << with(R"("type":"text",)", R"("annotations":{"audience":["user"]},"type":"text",)") << true;
    QTest::newRow("an agent's mark of order") << QByteArray("\xef\xbb\xbf" + good) << true;
    QTest::newRow("another session") << line("x", "other") << false;
    QTest::newRow("a longer session") << line("x", "ss") << false;
    QTest::newRow("no session") << with(R"("sessionId":"s",)", "") << false;
    QTest::newRow("another message") << line("x", "s", "n") << false;
    QTest::newRow("no message") << with(R"("messageId":"m",)", "") << false;
    QTest::newRow("a message of no name") << with(R"("messageId":"m")", R"("messageId":null)") << false;
    QTest::newRow("another kind") << line("x", "s", "m", "agent_thought_chunk") << false;
    QTest::newRow("no kind") << with(R"("sessionUpdate":"agent_message_chunk",)", "") << false;
    QTest::newRow("another method") << with("session/update", "session/updates") << false;
    QTest::newRow("no method") << with(R"("method":"session/update",)", "") << false;
    QTest::newRow("another version") << with("2.0", "2.1") << false;
    QTest::newRow("a request") << with(R"("jsonrpc")", R"("id":7,"jsonrpc")") << false;
    QTest::newRow("a request of no name") << good.chopped(1) + R"(,"id":null})" << false;
    QTest::newRow("another type") << with(R"("type":"text")", R"("type":"texts")") << false;
    QTest::newRow("no type") << with(R"("type":"text",)", "") << false;
    QTest::newRow("no text") << with(R"("text":"x")", R"("data":"x")") << false;
    QTest::newRow("a text that is none") << with(R"("text":"x")", R"("text":5)") << false;
    // The first of two counts.
    QTest::newRow("two texts") << with(R"("text":"x")", R"("text":"x","text":"y")") << false;
    QTest::newRow("two sessions") << with(R"("sessionId":"s")", R"("sessionId":"t","sessionId":"s")") << false;
    QTest::newRow("two contents") << with(R"("content":{)", R"("content":{},"content":{)") << false;
    QTest::newRow("two updates") << with(R"("update":{)", R"("update":{},"update":{)") << false;
    QTest::newRow("two of params") << with(R"("params":{)", R"("params":{},"params":{)") << false;
    QTest::newRow("a method by number") << with(R"("method")", R"("\u006dethod":"a","method")") << false;
    QTest::newRow("a key with an escape") << meta(R"({"a\nb":1})") << false;
    QTest::newRow("a number too large") << meta(R"({"n":18446744073709551616})") << false;
    QTest::newRow("a number that is none") << meta("1-2") << false;
    QTest::newRow("a word that is none") << meta("nul") << false;
    QTest::newRow("not a number") << meta("NaN") << false;
    QTest::newRow("an unknown escape beside it") << meta(R"("\x")") << false;
    QTest::newRow("half a letter beside it") << meta("\"\xc3\"") << false;
    QTest::newRow("a list that is none") << meta("[1,]") << false;
    QTest::newRow("an object that is none") << meta(R"({"a" 1})") << false;
    QTest::newRow("a wrong end") << meta("[1}") << false;
    QTest::newRow("deep") << meta(QByteArray(200, '[') + QByteArray(200, ']')) << false;
    QTest::newRow("too deep") << meta(QByteArray(1200, '[') + QByteArray(1200, ']')) << false;
    QTest::newRow("no end") << good.chopped(1) << false;
    QTest::newRow("one end more") << good + '}' << false;
    QTest::newRow("two on one line") << good + line("y") << false;
    QTest::newRow("a batch") << '[' + good + ']' << false;
    QTest::newRow("words in front") << "log: " + good << false;
    QTest::newRow("long") << line(QByteArray(ChunkReader::longestLine, 'x')) << false;
    QTest::newRow("nothing") << QByteArray("{}") << false;
}

void TestChunks::lines()
{
    QFETCH(QByteArray, line);
    QFETCH(bool, isMerged);
    const auto decoder = newDecoder();
    const auto first = decoder->decode(Line(tst_chunks::line("first ")), nullptr);
    const auto next = decoder->decode(Line(line), first.get());
    QCOMPARE(!next, isMerged);
    QCOMPARE(saidBy(*first).text, isMerged ? QStringLiteral("first x") : QStringLiteral("first "));
    const auto alone = newDecoder()->decode(Line(line), nullptr);
    QVERIFY(alone);
    const Said said = saidBy(*alone);
    QCOMPARE(isMerged ? said.who : saidBy(*next).who, said.who);
    QCOMPARE(isMerged ? QStringLiteral("x") : saidBy(*next).text, said.text);
}

/// A name that ends in a backslash is spelled like the beginning of one with a quotation mark.
void TestChunks::namesAreComparedAsTheyAreMeant()
{
    const auto isMerged = [](const QByteArray &first, const QByteArray &next) {
        const auto decoder = newDecoder();
        const auto before = decoder->decode(Line(first), nullptr);
        return !decoder->decode(Line(next), before.get());
    };
    QVERIFY(!isMerged(line("a", R"(a\\)"), line("b", R"(a\"z)")));
    QVERIFY(!isMerged(line("a", R"(a\\n)"), line("b", R"(a\n)")));
    QVERIFY(!isMerged(line("a", "s", R"(a\\)"), line("b", "s", R"(a\"z)")));
    const auto unnamed = [](const char *text) {
        return line(text).replace(R"("messageId":"m")", R"("messageId":null)");
    };
    QVERIFY(isMerged(unnamed("a"), unnamed("b")));
    QVERIFY(!isMerged(unnamed("a"), line("b")));
}

void TestChunks::mergedTextHasAnEnd()
{
    const auto decoder = newDecoder();
    auto last = decoder->decode(Line(line("first ")), nullptr);
    qsizetype longest = 0;
    int frames = 1;
    for (int i = 0; i < 1000; ++i) {
        auto next = decoder->decode(Line(line(QByteArray(100, 'x'))), last.get());
        if (next) {
            longest = qMax(longest, saidBy(*last).text.size());
            last = std::move(next);
            ++frames;
        }
    }
    QVERIFY2(longest > 10'000 && longest < 20'000, qPrintable(QString::number(longest)));
    QVERIFY2(frames < 10, qPrintable(QString::number(frames)));
}

void TestChunks::anyStreamMeansTheSame()
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
        // Broken pieces are rare, or nothing would ever be merged.
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

void TestChunks::anyDamageMeansTheSame()
{
    const QByteArray good =
        line(R"(a \"word\" gr\u00fcn)")
            .replace(R"("update":{)", R"("update":{"_meta":{"n":[1,2.5,true,null],"o":{"text":"z"}},)");
    const QByteArray bytes("{}[]:,\"\\ \t0159-+.eEtfnulabxs\x01\x00\x80\xc3\xbc\xef\xbb\xbf\xed\xa0", 40);
    QRandomGenerator random(7);
    const auto decoder = newDecoder();
    int taken = 0;
    for (int run = 0; run < 20'000; ++run) {
        QByteArray damaged = good;
        for (int n = 1 + random.bounded(3); n > 0; --n) {
            const int at = random.bounded(int(damaged.size()));
            const char byte = bytes.at(random.bounded(int(bytes.size())));
            switch (random.bounded(4)) {
            case 0:
                damaged[at] = byte;
                break;
            case 1:
                damaged.insert(at, byte);
                break;
            case 2:
                damaged.remove(at, 1 + random.bounded(12));
                break;
            default:
                damaged.insert(at, damaged.mid(random.bounded(int(damaged.size())), random.bounded(40)));
                break;
            }
        }
        if (damaged.isEmpty())
            continue;
        std::vector<transport::FramePtr> frames, single;
        frames.push_back(decoder->decode(Line(line("first ")), nullptr));
        single.push_back(decoder->decode(Line(line("first ")), nullptr));
        if (auto next = decoder->decode(Line(damaged), frames.back().get()))
            frames.push_back(std::move(next));
        else
            ++taken;
        if (auto next = decoder->decode(Line(damaged), nullptr))
            single.push_back(std::move(next));
        QVERIFY2(merged(frames) == merged(single), damaged.constData());
    }
    QVERIFY2(taken > 300 && taken < 15'000, qPrintable(QString::number(taken)));
}

#endif

BELAY_TEST(TestChunks)

} // namespace tst_chunks

#include "tst_chunks.moc"
