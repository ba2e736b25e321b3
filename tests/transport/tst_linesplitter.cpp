// SPDX-License-Identifier: Apache-2.0
#include "transport/linesplitter.h"

#include "testclass.h"

#include <QTest>

namespace tst_linesplitter {

using transport::LineSplitter;

/// Lines are the same however the bytes arrive, and no line is too long to survive.
class TestLineSplitter : public QObject
{
    Q_OBJECT

    QStringList m_lines;
    QList<qint64> m_tooLong;
    QByteArrayList m_heads;
    QByteArray m_passedOver;
    LineSplitter::Sink m_sink{
        [this](std::string_view line) { m_lines << QString::fromUtf8(line.data(), qsizetype(line.size())); },
        [this](size_t size, std::string_view head) {
            m_tooLong << qint64(size);
            m_heads << QByteArray(head.data(), qsizetype(head.size()));
        },
        [this](std::string_view bytes) { m_passedOver.append(bytes.data(), qsizetype(bytes.size())); }};

    /// One byte; the sanitizers watch that it may be read.
    static size_t touched(const volatile char &byte)
    {
        const char value = byte;
        Q_UNUSED(value)
        return 1;
    }

private Q_SLOTS:
    void init()
    {
        m_lines.clear();
        m_tooLong.clear();
        m_heads.clear();
        m_passedOver.clear();
    }

    void everySplitGivesTheSameLines()
    {
        const QByteArray text =
            QStringLiteral("first\r\n\n  \r\nünï ✓ 漢字 👩‍👧\n{\"a\":1}\nlast without newline").toUtf8();
        LineSplitter whole;
        whole.feed({text.constData(), size_t(text.size())}, m_sink);
        whole.finish(m_sink);
        const QStringList expected = m_lines;
        QCOMPARE(expected, (QStringList{QStringLiteral("first"), QStringLiteral("ünï ✓ 漢字 👩‍👧"),
                                        QStringLiteral("{\"a\":1}"), QStringLiteral("last without newline")}));
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            m_lines.clear();
            LineSplitter splitter;
            splitter.feed({text.constData(), size_t(cut)}, m_sink);
            splitter.feed({text.constData() + cut, size_t(text.size() - cut)}, m_sink);
            splitter.finish(m_sink);
            QCOMPARE(m_lines, expected);
        }
        m_lines.clear();
        LineSplitter bytewise;
        for (const char c : text)
            bytewise.feed({&c, 1}, m_sink);
        bytewise.finish(m_sink);
        QCOMPARE(m_lines, expected);
    }

    void tooLongLinesAreReportedOnceAndTheStreamGoesOn_data()
    {
        QTest::addColumn<int>("piece");
        QTest::newRow("all at once") << 100000;
        QTest::newRow("byte by byte") << 1;
        QTest::newRow("in sevens") << 7;
        QTest::newRow("around the limit") << 999;
    }
    void tooLongLinesAreReportedOnceAndTheStreamGoesOn()
    {
        QFETCH(const int, piece);
        const QByteArray text =
            "before\n" + QByteArray(5000, 'x') + "\nafter\n" + QByteArray(1000, 'y') + '\n' + QByteArray(1001, 'z');
        LineSplitter splitter(1000);
        for (qsizetype i = 0; i < text.size(); i += piece)
            splitter.feed({text.constData() + i, size_t(qMin<qsizetype>(piece, text.size() - i))}, m_sink);
        splitter.finish(m_sink);
        QCOMPARE(m_lines,
                 (QStringList{QStringLiteral("before"), QStringLiteral("after"), QString(1000, QLatin1Char('y'))}));
        QCOMPARE(m_tooLong, (QList<qint64>{5000, 1001}));
        QCOMPARE(m_heads, (QByteArrayList{QByteArray(256, 'x'), QByteArray(256, 'z')}));
        QCOMPARE(m_passedOver, QByteArray(5000, 'x') + QByteArray(1001, 'z'));
    }

    void bytesBehindTheLineAreReadable()
    {
        LineSplitter splitter;
        size_t read = 0;
        const LineSplitter::Sink sink{[&](std::string_view line) {
                                          for (size_t i = 0; i < LineSplitter::padding; ++i)
                                              read += touched(line.data()[line.size() + i]);
                                      },
                                      [](size_t, std::string_view) {}};
        splitter.feed("abc\n", sink);
        splitter.feed("end", sink);
        splitter.finish(sink);
        QCOMPARE(read, 2 * LineSplitter::padding);
    }
};

BELAY_TEST(TestLineSplitter)

} // namespace tst_linesplitter

#include "tst_linesplitter.moc"
