// SPDX-License-Identifier: Apache-2.0
// Feeds the transcript's text with what nobody would write. BELAY_FUZZ_SECONDS makes it go on for longer than its fixed
// inputs, from BELAY_FUZZ_SEED.
#include "text/layout/messageflow.h"

#include "markdownpieces.h"

#include <QElapsedTimer>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cstdio>

using namespace text;

namespace {

TextTheme theme()
{
    TextTheme t;
    t.body = QGuiApplication::font();
    t.small = t.body;
    t.mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    return t;
}

QString randomText(QRandomGenerator &random)
{
    switch (random.bounded(5)) {
    case 0: {
        QByteArray bytes(random.bounded(400), '\0');
        for (char &c : bytes)
            c = char(random.bounded(random.bounded(2) ? 256 : 48));
        return QString::fromUtf8(bytes);
    }
    case 1: {
        QString units;
        for (int i = random.bounded(300); i > 0; --i)
            units += QChar(char16_t(random.bounded(0x10000)));
        return units;
    }
    case 2: {
        const QStringList all = fuzz::nastyMarkdown();
        return fuzz::mutated(all[random.bounded(all.size())], random);
    }
    case 3:
        // One piece many times is what makes parsers slow.
        return fuzz::randomMarkdown(random, 1 + random.bounded(2)).repeated(1 + random.bounded(200));
    default:
        return fuzz::mutated(random.bounded(2) ? fuzz::randomMarkdown(random, 1 + random.bounded(60))
                                               : fuzz::randomExtendedMarkdown(random, 1 + random.bounded(60)),
                             random);
    }
}

struct Shown
{
    QString text;
    qint64 height = 0;
    qint64 work = 0;
    int blocks = 0;
};

Shown show(const QString &text, const QList<qsizetype> &sizes, const TextTheme &t, CodeHighlighter *highlighter,
           bool painted)
{
    MessageFlow flow(MessageFlow::Mode::Markdown, &t, highlighter);
    flow.setWidth(420);
    QImage image(420, 300, QImage::Format_RGB32);
    qsizetype at = 0;
    for (const qsizetype size : sizes) {
        flow.append(QStringView(text).mid(at, size));
        at += size;
        if (painted)
            flow.ensure(flow.height() - 300, flow.height());
    }
    flow.finish();
    flow.ensureAll();
    if (painted && !flow.isEmpty()) {
        QPainter painter(&image);
        flow.paint(&painter, QPointF(0, 0), QRectF(0, 0, 420, 300), {}, flow.end());
        static_cast<void>(flow.hit(QPointF(30, qreal(flow.height()) / 2)));
    }
    return {flow.text({}, flow.end()), flow.height(), flow.work(), flow.count()};
}

QByteArray quoted(const QString &text)
{
    QByteArray all;
    for (const QChar c : text) {
        if (c.unicode() >= 0x20 && c.unicode() < 0x7f && c != u'\\' && c != u'"')
            all += char(c.unicode());
        else
            all += "\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
    }
    return all;
}

/// What is done for each piece is bounded, so all of it is by the pieces and the characters.
qint64 mostWork(qsizetype characters, qsizetype pieces)
{
    constexpr qint64 tail = 3 * BlockSplitter::longLine;
    return 20 * (characters + 100) + pieces * tail;
}

bool check(quint32 seed, const TextTheme &t, CodeHighlighter *highlighter)
{
    QRandomGenerator random(seed);
    const QString text = randomText(random);
    const QList<qsizetype> sizes = fuzz::randomCuts(random, text.size());
    const Shown whole = show(text, {text.size()}, t, highlighter, false);
    const Shown streamed = show(text, sizes, t, highlighter, true);
    const char *wrong = streamed.text != whole.text                           ? "the text depends on the pieces"
                        : streamed.height != whole.height                     ? "the height depends on the pieces"
                        : streamed.blocks != whole.blocks                     ? "the blocks depend on the pieces"
                        : streamed.work > mostWork(text.size(), sizes.size()) ? "too much work"
                        : whole.work > mostWork(text.size(), 1)               ? "too much work for the whole"
                                                                              : nullptr;
    if (wrong)
        std::fprintf(stderr, "seed %u: %s (height %lld/%lld, work %lld, %lld pieces)\n\"%s\"\n", seed, wrong,
                     static_cast<long long>(streamed.height), static_cast<long long>(whole.height),
                     static_cast<long long>(streamed.work), static_cast<long long>(sizes.size()),
                     quoted(text.left(3000)).constData());
    return !wrong;
}

/// Three times the text is three times the work, not nine.
bool growsEvenly(const char *name, const QString &head, const QString &line, const TextTheme &t)
{
    const auto workFor = [&](int lines) {
        const QString text = head + line.repeated(lines);
        QList<qsizetype> sizes;
        for (qsizetype at = 0; at < text.size(); at += 40)
            sizes.append(qMin<qsizetype>(40, text.size() - at));
        return show(text, sizes, t, nullptr, false).work;
    };
    const int lines = int(3 * BlockSplitter::longLine / line.size());
    const qint64 less = workFor(lines), more = workFor(3 * lines);
    if (more <= 4 * less)
        return true;
    std::fprintf(stderr, "%s: work %lld for one part, %lld for three\n", name, static_cast<long long>(less),
                 static_cast<long long>(more));
    return false;
}

} // namespace

int main(int argc, char **argv)
{
    // No machine has fonts for every script that chance writes in.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &message) {
        if (!message.contains(QStringLiteral("OpenType support missing")))
            std::fprintf(stderr, "%s\n", qUtf8Printable(message));
    });
    QGuiApplication app(argc, argv);
    const TextTheme t = theme();
    CodeHighlighter highlighter;
    bool good = growsEvenly("paragraph", {}, QStringLiteral("**word** `code` *more* "), t);
    good = growsEvenly("lines", {}, QStringLiteral("some words in a line\n"), t) && good;
    good = growsEvenly("fence", QStringLiteral("```\n"), QStringLiteral("int x = 5;\n"), t) && good;
    good = growsEvenly("fence in a list", QStringLiteral("- ```\n"), QStringLiteral("  int x = 5;\n"), t) && good;
    good = growsEvenly("item", QStringLiteral("- x\n"), QStringLiteral("  - one more\n\n"), t) && good;
    good = growsEvenly("quote", {}, QStringLiteral("> > said so\n"), t) && good;
    good = growsEvenly("table", QStringLiteral("|a|b|\n|-|-|\n"), QStringLiteral("| 1 | 2 |\n"), t) && good;
    good = growsEvenly("brackets", {}, QStringLiteral("[a][["), t) && good;
    good = growsEvenly("definitions", {}, QStringLiteral("[a]: /b\n[c]: /d\n\n[a] [c]\n\n"), t) && good;
    good = growsEvenly("footnotes", {}, QStringLiteral("[^1]: some words\n\nsee[^1] "), t) && good;
    good = growsEvenly("references", QStringLiteral("[^1]: x\n\n"), QStringLiteral("[^1][^"), t) && good;
    good = growsEvenly("long footnote", QStringLiteral("[^1]: x\n\n"), QStringLiteral("    more\n\n"), t) && good;
    good = growsEvenly("alert", QStringLiteral("> [!NOTE]\n"), QStringLiteral("> said so\n"), t) && good;
    good = growsEvenly("details", {}, QStringLiteral("<details>\n\nx\n\n</details>\n"), t) && good;
    good = growsEvenly("patch", QStringLiteral("```diff\n"), QStringLiteral("+ added\n"), t) && good;
    good = growsEvenly("blank lines", QStringLiteral("- - - - - x\n"), QStringLiteral("\n"), t) && good;
    good = growsEvenly("solid", {}, QStringLiteral("x"), t) && good;

    const quint32 first =
        qEnvironmentVariableIsSet("BELAY_FUZZ_SEED") ? quint32(qEnvironmentVariableIntValue("BELAY_FUZZ_SEED")) : 1;
    const qint64 longer = 1000LL * qEnvironmentVariableIntValue("BELAY_FUZZ_SECONDS");
    QElapsedTimer time;
    time.start();
    quint32 seed = first;
    for (; good && (seed < first + 80 || time.elapsed() < longer); ++seed)
        good = check(seed, t, &highlighter);
    std::printf("%u inputs\n", seed - first);
    return good ? 0 : 1;
}
