// SPDX-License-Identifier: Apache-2.0
#include "brokenlines.h"

std::vector<BrokenLine> brokenLines()
{
    using Kind = jsonrpc::Message::Kind;
    std::vector<BrokenLine> out;
    const auto add = [&out](const char *name, const QByteArray &line, Kind kind, const QByteArray &id,
                            const QByteArray &body) {
        out.push_back({name, line, kind, id, body});
    };
    const QByteArray request(R"({"jsonrpc":"2.0","id":7,"method":"m","params":)");
    const QByteArray answer(R"({"jsonrpc":"2.0","id":7,"result":)");
    const QByteArray deep = QByteArray(1200, '[') + QByteArray(1200, ']');
    add("half a pair, high", request + R"({"t":"a\ud83d"}})", Kind::Request, "7", "{\"t\":\"a\xef\xbf\xbd\"}");
    add("half a pair, low", request + R"({"t":"\ude00b"}})", Kind::Request, "7",
        "{\"t\":\"\xef\xbf\xbd"
        "b\"}");
    add("two high halves", request + R"({"t":"\ud83d\ud83d\ude00"}})", Kind::Request, "7",
        "{\"t\":\"\xef\xbf\xbd\xf0\x9f\x98\x80\"}");
    add("a backslash before what looks like one", request + R"({"t":"\\ud83d"}})", Kind::Request, "7",
        R"({"t":"\\ud83d"})");
    add("half a pair in an answer", answer + R"({"stopReason":"end_turn","x":"\udc00"}})", Kind::Response, "7",
        "{\"stopReason\":\"end_turn\",\"x\":\"\xef\xbf\xbd\"}");
    add("Latin-1", request + "{\"t\":\"caf\xe9\"}}", Kind::Request, "7", "{\"t\":\"caf\xef\xbf\xbd\"}");
    add("surrogate as UTF-8", request + "{\"t\":\"\xed\xa0\xbd\"}}", Kind::Request, "7",
        "{\"t\":\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"}");
    add("overlong UTF-8", request + "{\"t\":\"\xc0\xaf\"}}", Kind::Request, "7",
        "{\"t\":\"\xef\xbf\xbd\xef\xbf\xbd\"}");
    add("control character", request + "{\"t\":\"a\x01\tb\"}}", Kind::Request, "7", R"({"t":"a\u0001\tb"})");
    add("unknown escape", request + R"({"t":"\x41\'"}})", Kind::Request, "7", R"({"t":"\\x41\\'"})");
    add("2^64", request + R"({"limit":18446744073709551616}})", Kind::Request, "7", {});
    add("2^64 in an answer", answer + "18446744073709551616}", Kind::Response, "7", {});
    add("1e400", request + R"({"limit":1e400,"low":-1e400,"small":1e-400}})", Kind::Request, "7", {});
    add("NaN", request + R"({"a":NaN,"b":Infinity,"c":-Infinity,"d":"NaN"}})", Kind::Request, "7",
        R"({"a":null,"b":null,"c":null,"d":"NaN"})");
    add("a byte order mark", "\xef\xbb\xbf" + request + R"({"t":"a"}})", Kind::Request, "7", R"({"t":"a"})");
    add("a byte order mark and half a pair", "\xef\xbb\xbf" + request + R"({"t":"\udc00"}})", Kind::Request, "7",
        "{\"t\":\"\xef\xbf\xbd\"}");
    add("what resets a terminal", "\x1b[0m\x1b[?25h" + answer + "{}}", Kind::Response, "7", "{}");
    add("zeros", QByteArray(3, '\0') + answer + "{}}", Kind::Response, "7", "{}");
    add("marks only", "\xef\xbb\xbf\x1b[0", Kind::Junk, "null", {});
    add("a word before it", "debug: " + answer + "{}}", Kind::Junk, "null", {}); // it may be what we said to the agent
    add("1,200 levels", request + deep + '}', Kind::Refused, "7", "error");
    add("1,200 levels in an answer", answer + deep + '}', Kind::Response, "7", "error");
    add("1,200 levels before the id", "{\"params\":" + deep + R"(,"method":"m","id":"a"})", Kind::Refused, R"("a")",
        "error");
    add("a quote in an answer", answer + R"({"a":"x"y"}})", Kind::Response, "7", "error");
    add("an answer cut off", answer + R"({"stopReason":"end_)", Kind::Response, "7", "error");
    add("trailing comma", request + "{},}", Kind::Refused, "7", "error");
    add("broken value in an answer", answer + "{stopReason:1}}", Kind::Response, "7", "error");
    add("an error that is a text", R"({"id":7,"error":"no"})", Kind::Response, "7", "error");
    add("an answer without content", R"({"jsonrpc":"2.0","id":7})", Kind::Response, "7", "null");
    add("id 2^64", R"({"id":18446744073709551616,"method":"m"})", Kind::Request, "18446744073709551616", {});
    add("id 2^63", R"({"id":9223372036854775808,"method":"m"})", Kind::Request, "9223372036854775808", {});
    add("id 1e400", R"({"id":1e400,"method":"m"})", Kind::Request, "1e400", {});
    add("id 1.5", R"({"id":1.5,"method":"m"})", Kind::Request, "1.5", {});
    add("id of half a pair", R"({"id":"\ud83d","method":"m"})", Kind::Request, R"("\ud83d")", {});
    add("another id of half a pair", R"({"id":"\ud83c","method":"m"})", Kind::Request, R"("\ud83c")", {});
    add("whole id beside something broken", R"({"id":"a","method":"m","params":{"t":"\ud83d"}})", Kind::Request,
        R"("a")", "{\"t\":\"\xef\xbf\xbd\"}");
    add("a key that comes twice", R"({"id":1,"id":2,"method":"m","params":[}})", Kind::Refused, "1", "error");
    add("id inside of something else", R"({"params":{"id":9,"method":"n"},"id":7,"method":"m",})", Kind::Refused, "7",
        "error");
    add("log line", R"({"level":"info","id":7,"msg":"x)", Kind::Junk, "null", {});
    add("too long", request + "{\"t\":\"" + QByteArray(33 * 1024 * 1024, 'x') + "\"}}", Kind::Refused, "7", "error");
    add("too long, the id last",
        "{\"method\":\"m\",\"params\":\"" + QByteArray(33 * 1024 * 1024, 'x') + R"(","id":"z"})", Kind::Refused,
        R"("z")", "error");
    add("answer that is too long", answer + '"' + QByteArray(33 * 1024 * 1024, 'x') + "\"}", Kind::Response, "7",
        "error");
    return out;
}

std::string nestedLine()
{
    return R"( {"a\"b":[{"id":1},"}"],"method":"m\u0041","x":"\\","id": "i\"d" ,"z":[1,)";
}

std::string nestedMethod()
{
    return R"(m\u0041)";
}

QByteArray nestedId()
{
    return R"("i\"d")";
}
