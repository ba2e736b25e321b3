// SPDX-License-Identifier: Apache-2.0
// What streaming costs for things without end: each in pieces of 40 characters, its last screen laid out and painted
// after each piece, which is more often than any screen shows. Prints figures, decides nothing.
#include "text/layout/messageflow.h"

#include <QElapsedTimer>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cstdio>
#include <ctime>

using namespace text;

namespace {

void measure(const char *name, const QString &text)
{
    TextTheme theme;
    theme.body = theme.small = QGuiApplication::font();
    theme.mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    CodeHighlighter highlighter;
    MessageFlow flow(MessageFlow::Mode::Markdown, &theme, &highlighter);
    flow.setWidth(700);
    QImage image(700, 800, QImage::Format_RGB32);
    const std::clock_t began = std::clock();
    qint64 longest = 0, split = 0, laid = 0;
    for (qsizetype at = 0; at < text.size(); at += 40) {
        QElapsedTimer one;
        one.start();
        flow.append(QStringView(text).mid(at, 40));
        split += one.nsecsElapsed();
        flow.ensure(flow.height() - 800, flow.height());
        laid += one.nsecsElapsed();
        longest = qMax(longest, one.nsecsElapsed());
        // Screens are painted less often than pieces come, whatever there is to paint.
        QPainter painter(&image);
        flow.paint(&painter, QPointF(0, 800 - qreal(flow.height())), QRectF(0, 0, 700, 800), {}, {});
    }
    const double cpu = 1e6 * double(std::clock() - began) / CLOCKS_PER_SEC;
    const double pieces = double((text.size() + 39) / 40);
    std::printf("%-34s %5lld KB  %8.0f us a piece (append %5.1f, layout %6.1f)  %7.2f us a character  longest %6.1f ms "
                " work %5.0f a "
                "character\n",
                name, static_cast<long long>(text.size() / 1024), cpu / pieces, double(split) / 1000 / pieces,
                double(laid - split) / 1000 / pieces, cpu / double(text.size()), double(longest) / 1e6,
                double(flow.work()) / double(text.size()));
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    // Fewer characters for a first look.
    const int parts = argc > 1 ? qMax(1, QByteArray(argv[1]).toInt()) : 1;
    const auto sized = [parts](const QString &piece, qsizetype size) {
        return piece.repeated(size / parts / piece.size());
    };
    measure("paragraph of 3,200 spans", sized(QStringLiteral("**bold** and `code`, "), 65536));
    measure("table", QStringLiteral("| a | b | c |\n|---|---|---|\n") +
                         sized(QStringLiteral("| some | `cells` | here |\n"), 65536));
    measure("fence",
            QStringLiteral("```cpp\n") + sized(QStringLiteral("    if (x == \"text\") return 5; // so\n"), 1 << 20));
    measure("fence in a list item",
            QStringLiteral("- ```cpp\n") + sized(QStringLiteral("      if (x) return 5; // so\n"), 1 << 17));
    measure("quote", sized(QStringLiteral("> some words that were *said* there\n"), 1 << 17));
    measure("nested list", QStringLiteral("- top\n") + sized(QStringLiteral("  - one *more* of them\n"), 1 << 17));
    measure("line of words", sized(QStringLiteral("word after word "), 1 << 20));
    measure("line without space", sized(QStringLiteral("0123456789"), 1 << 20));
    return 0;
}
