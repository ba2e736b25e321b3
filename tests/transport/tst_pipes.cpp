// SPDX-License-Identifier: Apache-2.0
#include "transport/pipereader.h"
#include "transport/pipewriter.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace tst_pipes {

using namespace transport;

namespace {

struct TextFrame : Frame
{
    QByteArray text;
    int merged = 1;
    qsizetype weight() const override { return text.size(); }
};

struct TextDecoder : FrameDecoder
{
    FramePtr decode(std::string_view line, Frame *last) override
    {
        auto *before = static_cast<TextFrame *>(last);
        if (before && before->text.startsWith('+') && line.starts_with('+')) {
            before->text.append(line.data(), qsizetype(line.size()));
            ++before->merged;
            return nullptr;
        }
        auto frame = std::make_unique<TextFrame>();
        frame->text = QByteArray(line.data(), qsizetype(line.size()));
        return frame;
    }
    FramePtr tooLong(size_t, std::string_view) override { return nullptr; }
};

struct Pipe
{
    int read = -1, write = -1;
    Pipe()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) == 0) {
            read = ends[0];
            write = ends[1];
        }
    }
};

QByteArray drained(int fd)
{
    ::fcntl(fd, F_SETFL, O_NONBLOCK);
    QByteArray out;
    char buffer[65536];
    for (ssize_t n = ::read(fd, buffer, sizeof buffer); n > 0; n = ::read(fd, buffer, sizeof buffer))
        out.append(buffer, n);
    return out;
}

} // namespace

class TestPipes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A cancel goes ahead of every queued whole line, but never into one, and never before its own prompt.
    void urgentLinesOvertake()
    {
        const Pipe pipe;
        ::fcntl(pipe.write, F_SETPIPE_SZ, 4096);
        PipeWriter writer(pipe.write);
        QSignalSpy urgent(&writer, &PipeWriter::urgentWritten);
        writer.write(QByteArray(5000, 'a'), Transport::Lane::Normal); // half out, the pipe is full
        writer.write("normal 1", Transport::Lane::Normal);
        writer.write("prompt", Transport::Lane::Barrier);
        writer.write("normal 2", Transport::Lane::Normal);
        writer.write("cancel 1", Transport::Lane::Urgent);
        writer.write("cancel 2", Transport::Lane::Urgent);
        QCOMPARE(urgent.count(), 0);
        QByteArray all;
        QTRY_VERIFY((all += drained(pipe.read)).endsWith("normal 2\n"));
        QCOMPARE(all.count('\n'), 6);
        QCOMPARE(all.sliced(5001), QByteArray("normal 1\nprompt\ncancel 1\ncancel 2\nnormal 2\n"));
        QCOMPARE(urgent.count(), 2);
        ::close(pipe.read);
    }

    void aReaderThatIsGoneIsNoEndOfBelay()
    {
        std::signal(SIGPIPE, SIG_IGN);
        const Pipe pipe;
        ::close(pipe.read);
        PipeWriter writer(pipe.write);
        writer.write("into the void", Transport::Lane::Normal);
        QVERIFY(!writer.isOpen());
        writer.write("again", Transport::Lane::Urgent);
    }

    /// A producer that is ahead waits: what stands between the threads stays bounded.
    void floodIsHeldBack()
    {
        const Pipe pipe;
        PipeReader reader(pipe.read, std::make_shared<TextDecoder>());
        reader.start();
        const QByteArray line = QByteArray(1023, 'x') + '\n';
        ::fcntl(pipe.write, F_SETFL, O_NONBLOCK);
        qint64 written = 0;
        int refused = 0;
        while (refused < 200 && written < 64 * 1024 * 1024) {
            const ssize_t n = ::write(pipe.write, line.constData(), size_t(line.size()));
            if (n > 0) {
                written += n;
                refused = 0;
            } else {
                ++refused;
                pollfd room{pipe.write, POLLOUT, 0}; // until the reader has made room, or a moment has passed
                ::poll(&room, 1, 1);
            }
        }
        QVERIFY2(written < 2 * 1024 * 1024,
                 qPrintable(QStringLiteral("%1 bytes taken without anybody reading").arg(written)));
        QSignalSpy finished(&reader, &PipeReader::finished);
        ::close(pipe.write);
        qint64 received = 0;
        QTRY_VERIFY([&] {
            for (auto frames = reader.take(65536); !frames.empty(); frames = reader.take(65536)) {
                for (const auto &frame : frames)
                    received += frame->weight() + 1;
            }
            return finished.count() == 1 && reader.isEmpty();
        }());
        QVERIFY(received >= written); // a last half line counts as one
        QCOMPARE((received - written) <= 1, true);
    }

    void chunksThatFollowEachOtherAreMerged()
    {
        const Pipe pipe;
        const QByteArray text = "+a\n+b\n+c\nother\n+d\n";
        QCOMPARE(::write(pipe.write, text.constData(), size_t(text.size())), ssize_t(text.size()));
        ::close(pipe.write);
        PipeReader reader(pipe.read, std::make_shared<TextDecoder>());
        QSignalSpy finished(&reader, &PipeReader::finished);
        reader.start();
        QTRY_COMPARE(finished.count(), 1);
        const auto frames = reader.take(1 << 20);
        QCOMPARE(frames.size(), size_t(3));
        QCOMPARE(static_cast<TextFrame &>(*frames[0]).text, QByteArray("+a+b+c"));
        QCOMPARE(static_cast<TextFrame &>(*frames[2]).text, QByteArray("+d"));
    }

    /// Whoever lets go of a reader that waits for room has only a part of what was read together.
    void isLetGoInTheMiddleOfWhatItRead()
    {
        struct Heavy : TextFrame
        {
            qsizetype weight() const override { return PipeReader::handOverLimit; }
        };
        struct HeavyDecoder : TextDecoder
        {
            FramePtr decode(std::string_view, Frame *) override { return std::make_unique<Heavy>(); }
        };
        const Pipe pipe;
        auto reader = std::make_unique<PipeReader>(pipe.read, std::make_shared<HeavyDecoder>());
        QSignalSpy available(reader.get(), &PipeReader::framesAvailable);
        reader->start();
        QVERIFY(::write(pipe.write, "a\nb\nc\n", 6) == 6); // one fits
        QTRY_COMPARE(available.size(), 1);
        reader.reset();
        ::close(pipe.write);
    }

    void stopEndsTheThreadThoughThePipeStaysOpen()
    {
        const Pipe pipe;
        PipeReader reader(pipe.read, std::make_shared<TextDecoder>());
        QSignalSpy finished(&reader, &PipeReader::finished);
        reader.start();
        reader.stop();
        QTRY_COMPARE(finished.count(), 1);
        ::close(pipe.write);
    }
};

BELAY_TEST(TestPipes)

} // namespace tst_pipes

#include "tst_pipes.moc"
