// SPDX-License-Identifier: Apache-2.0
#include "text/layout/longtext.h"
#include "text/layout/textpiece.h"

#include "testclass.h"

#include <QTest>

namespace tst_textpiece {

using text::InlineText;
using text::TextPiece;

namespace {

text::TextTheme theme()
{
    text::TextTheme out;
    out.body.setPixelSize(14);
    out.mono.setPixelSize(13);
    return out;
}

InlineText words(int count)
{
    InlineText out;
    for (int i = 0; i < count; ++i)
        out.text += QStringLiteral("word%1 ").arg(i);
    return out;
}

TextPiece laidOut(const InlineText &text, qreal width = 300)
{
    TextPiece piece = TextPiece::ofText(text, theme().body, theme());
    piece.layOut({10, 20}, width, 18, Qt::AlignLeft, false);
    return piece;
}

} // namespace

/// A stretch of text, alone: what it is made of, where it is, and what is under a point of it.
class TestTextPiece : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatItWasMadeOf()
    {
        InlineText text{QStringLiteral("a b"), {{0, 1, text::Bold, -1}}, {}};
        const TextPiece piece = TextPiece::ofText(text, theme().body, theme());
        QVERIFY(piece.isOf(text, theme().body));
        QVERIFY(!piece.isOf(text, theme().mono));
        text.spans.clear();
        QVERIFY(!piece.isOf(text, theme().body));
    }

    /// What is laid out is what is copied.
    void codeKeepsItsTabs()
    {
        text::CodeState state;
        const TextPiece piece = TextPiece::ofCode(QStringLiteral("\tx"), {}, nullptr, state, theme());
        QCOMPARE(piece.line, QStringLiteral("\tx"));
        QCOMPARE(piece.layout->text(), QStringLiteral("\tx"));
        QVERIFY(!piece.isOf({QStringLiteral("\tx"), {}, {}}, theme().mono));
    }

    /// A tab leads to the next column of four.
    void tabsLeadToColumns()
    {
        const auto xOf = [](const QString &line, int position) {
            text::CodeState state;
            TextPiece piece = TextPiece::ofCode(line, {}, nullptr, state, theme());
            piece.layOut({}, 1000, 18, Qt::AlignLeft, true);
            return piece.rectOf(position, theme()).left();
        };
        const qreal four = xOf(QStringLiteral("    x"), 4);
        QCOMPARE(qRound(xOf(QStringLiteral("\tx"), 1)), qRound(four));
        QCOMPARE(qRound(xOf(QStringLiteral("ab\tx"), 3)), qRound(four));
        QCOMPARE(qRound(xOf(QStringLiteral("abcd\tx"), 5)), qRound(2 * four));
    }

    void anotherPlaceIsNoOtherLayout()
    {
        TextPiece piece = laidOut(words(40));
        QVERIFY(piece.layout->lineCount() > 1);
        QVERIFY(piece.isLaidOutFor(300));
        const QSizeF size = piece.size;
        piece.size = {}; // as whoever stretches the cell of a table does
        piece.layOut({0, 99}, 300, 18, Qt::AlignLeft, false);
        QCOMPARE(piece.at, QPointF(0, 99));
        QCOMPARE(piece.size, size);
        piece.layOut({0, 99}, 150, 18, Qt::AlignLeft, false);
        QVERIFY(piece.size.height() > size.height());
        QVERIFY(!piece.isLaidOutFor(300));
    }

    void linesAreAtLeastAsTallAsAsked()
    {
        TextPiece piece = laidOut({});
        QCOMPARE(piece.size.height(), 18.0);
        piece.layOut({}, 300, 60, Qt::AlignLeft, false);
        QCOMPARE(piece.size.height(), 60.0);
    }

    void positionsAndPointsAreEachOthers()
    {
        TextPiece piece = laidOut(words(40));
        piece.start = 100;
        for (const int position : {100, 103, 150, 220}) {
            const QRectF rect = piece.rectOf(position, theme());
            QCOMPARE(piece.hit(rect.center()).position, position);
        }
        QCOMPARE(piece.distance({11, 21}), 0.0);
        QVERIFY(piece.distance({11, 0}) > piece.distance({5, 21}));
    }

    /// One that is bold in part is one link, whose place is where it begins.
    void links()
    {
        const QString there = QStringLiteral("https://example.org/");
        const TextPiece piece = laidOut({QStringLiteral("see this page now"),
                                         {{4, 4, text::LinkSpan, 0}, {8, 5, text::LinkSpan | text::Bold, 0}},
                                         {there}});
        std::vector<std::pair<QRectF, QString>> found;
        piece.addLinks(found);
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found.front().second, there);
        QCOMPARE(piece.hit(found.front().first.center()).link, there);
        QVERIFY(piece.hit(piece.rectOf(1, theme()).center()).link.isEmpty());
    }

    void behindTheLastCharacter()
    {
        const TextPiece piece = laidOut({QStringLiteral("abc"), {}, {}});
        const QRectF end = piece.endRect(7, theme());
        QCOMPARE(end.width(), 7.0);
        QVERIFY(end.left() >= piece.rectOf(3, theme()).left());
        const TextPiece other = laidOut({QStringLiteral("\u05d0\u05d1"), {}, {}});
        QVERIFY(other.endRect(7, theme()).right() <= other.rectOf(2, theme()).left());
    }

    /// Nothing of it is lost, and each piece but the last ends where a line does.
    void aLongTextInPieces()
    {
        const InlineText whole = words(800);
        const std::vector<TextPiece> pieces = piecesOf(whole, 50, 300, 18, theme().body, theme(), {});
        QVERIFY(pieces.size() > 2);
        QString together;
        for (const TextPiece &piece : pieces) {
            QCOMPARE(piece.start, 50 + int(together.size()));
            QCOMPARE(piece.looked == 0, &piece == &pieces.back());
            together += piece.layout->text();
        }
        QCOMPARE(together, whole.text);
    }

    void aLongTextThatGrowsKeepsItsPieces()
    {
        const InlineText before = words(600), now = words(800);
        std::vector<TextPiece> old = piecesOf(before, 0, 300, 18, theme().body, theme(), {});
        const QTextLayout *first = old.front().layout.get();
        const size_t kept = old.size() - 1; // the last one went on
        const std::vector<TextPiece> grown = piecesOf(now, 0, 300, 18, theme().body, theme(), {&before, old});
        QCOMPARE(grown.front().layout.get(), first);
        for (size_t i = 0; i < kept; ++i)
            QVERIFY(!old[i].layout);
        QVERIFY(old.back().layout != nullptr);
        const std::vector<TextPiece> fresh = piecesOf(now, 0, 300, 18, theme().body, theme(), {});
        QCOMPARE(grown.size(), fresh.size());
        for (size_t i = 0; i < fresh.size(); ++i)
            QCOMPARE(grown[i].layout->text(), fresh[i].layout->text());
        // In another width nothing of it fits.
        std::vector<TextPiece> again = piecesOf(before, 0, 300, 18, theme().body, theme(), {});
        piecesOf(now, 0, 200, 18, theme().body, theme(), {&before, again});
        QVERIFY(again.front().layout != nullptr);
    }
};

BELAY_GUI_TEST(TestTextPiece)

} // namespace tst_textpiece

#include "tst_textpiece.moc"
