// SPDX-License-Identifier: Apache-2.0
#include "core/prompt/messagepacker.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

namespace tst_message {

using core::Delivery;
using core::Message;

namespace {

/// One word for each block, so that a table can name them.
QString kindOf(const acp::ContentBlock &block)
{
    if (const auto *link = std::get_if<acp::ResourceLink>(&block))
        return QStringLiteral("link:") + link->name;
    if (const auto *resource = std::get_if<acp::EmbeddedResource>(&block))
        return QStringLiteral("text:") + resource->text;
    if (std::holds_alternative<acp::ImageContent>(block))
        return QStringLiteral("image");
    if (std::holds_alternative<acp::AudioContent>(block))
        return QStringLiteral("audio");
    return QStringLiteral("words:") + std::get<acp::TextContent>(block).text;
}

} // namespace

/// Which files a message names, and what becomes of them when it leaves.
class TestMessage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const QString &name) const { return m_folder.filePath(name); }
    QUrl url(const QString &name) const { return QUrl::fromLocalFile(at(name)); }
    void write(const QString &name, const QByteArray &content)
    {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

private Q_SLOTS:
    void initTestCase()
    {
        write(QStringLiteral("a.txt"), "alpha");
        write(QStringLiteral("two words.txt"), "beta");
        write(QStringLiteral("data.bin"), QByteArray("\x7f\0\1", 3));
        write(QStringLiteral("latin.txt"), "na\xefve");
        write(QStringLiteral("long.txt"), QByteArray(300, 'x'));
        write(QStringLiteral("p.png"), "\x89PNG");
        write(QStringLiteral("big.png"), QByteArray(600, 'p'));
        write(QStringLiteral("s.wav"), "RIFF");
        write(QStringLiteral("line\nbreak.txt"), "odd");
        write(QStringLiteral("\u202etxt.exe"), "odd");
        write(QStringLiteral("empty.txt"), {});
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("sub")));
        QCOMPARE(::mkfifo(qPrintable(at(QStringLiteral("pipe"))), 0600), 0);
        // A file that opens and cannot be read, whoever tries.
        QVERIFY(QFile::link(QStringLiteral("/proc/self/mem"), at(QStringLiteral("broken.txt"))));
        // Nothing of it is on the disk.
        QFile huge(at(QStringLiteral("huge.log")));
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(100 * 1024 * 1024));
    }

    void mentions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("chosen");
        QTest::addColumn<QStringList>("found");
        const QStringList a{QStringLiteral("a.txt")}, none;
        QTest::newRow("alone") << QStringLiteral("@a.txt") << a << a;
        QTest::newRow("in a sentence") << QStringLiteral("see @a.txt, please") << a << a;
        QTest::newRow("at its end") << QStringLiteral("see (@a.txt).") << a << a;
        QTest::newRow("not chosen") << QStringLiteral("@a.txt") << none << none;
        QTest::newRow("part of a longer name") << QStringLiteral("@a.txt.orig @a.txt2") << a << none;
        QTest::newRow("a mail address") << QStringLiteral("me@a.txt") << a << none;
        QTest::newRow("taken out of the text") << QStringLiteral("nothing") << a << none;
        QTest::newRow("quoted") << QStringLiteral("@\"two words.txt\"!") << QStringList{QStringLiteral("two words.txt")}
                                << QStringList{QStringLiteral("two words.txt")};
        QTest::newRow("in the order of the text")
            << QStringLiteral("@b @a.txt") << QStringList{QStringLiteral("a.txt"), QStringLiteral("b")}
            << QStringList{QStringLiteral("b"), QStringLiteral("a.txt")};
        QTest::newRow("a line break has no form in a text")
            << QStringLiteral("@\"line\nbreak.txt\"") << QStringList{QStringLiteral("line\nbreak.txt")} << none;
        QTest::newRow("nor has what turns text around")
            << QStringLiteral("@\u202etxt.exe") << QStringList{QStringLiteral("\u202etxt.exe")} << none;
    }
    void mentions()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, chosen);
        QStringList found;
        for (const core::MentionPlace &place : core::mentionPlaces(text, chosen)) {
            found << place.path;
            QCOMPARE(text.mid(place.from, place.length), core::mentionText(place.path));
        }
        QTEST(found, "found");
    }

    void packs_data()
    {
        QTest::addColumn<QStringList>("attached");
        QTest::addColumn<bool>("embeds");
        QTest::addColumn<bool>("media");
        QTest::addColumn<QString>("blocks");
        const auto row = [](const char *name, const char *file, bool embeds, bool media, const QString &blocks) {
            QTest::newRow(name) << QStringList{QString::fromUtf8(file)} << embeds << media << blocks;
        };
        row("text goes in", "a.txt", true, false, QStringLiteral("text:alpha"));
        row("agent takes no contents", "a.txt", false, false, QStringLiteral("link:a.txt"));
        row("empty", "empty.txt", true, false, QStringLiteral("text:"));
        row("binary", "data.bin", true, true, QStringLiteral("link:data.bin"));
        row("not UTF-8", "latin.txt", true, true, QStringLiteral("link:latin.txt"));
        row("too long", "long.txt", true, true, QStringLiteral("link:long.txt"));
        row("100 MiB", "huge.log", true, true, QStringLiteral("link:huge.log"));
        row("folder", "sub", true, true, QStringLiteral("link:sub"));
        row("picture", "p.png", true, true, QStringLiteral("image"));
        row("agent takes no pictures", "p.png", true, false, QStringLiteral("link:p.png"));
        row("picture too big", "big.png", true, true, QStringLiteral("link:big.png"));
        row("sound", "s.wav", true, true, QStringLiteral("audio"));
        row("agent takes no sound", "s.wav", true, false, QStringLiteral("link:s.wav"));
        row("line break in the name", "line\nbreak.txt", true, true, QStringLiteral("text:odd"));
        QTest::newRow("no room left for the second picture")
            << QStringList{QStringLiteral("p.png"), QStringLiteral("two words.txt"), QStringLiteral("a.txt"),
                           QStringLiteral("empty.txt")}
            << true << true << QStringLiteral("image|text:beta|link:a.txt|text:");
    }
    void packs()
    {
        QFETCH(const QStringList, attached);
        QFETCH(const bool, embeds);
        QFETCH(const bool, media);
        Message message(QStringLiteral("look"));
        for (const QString &name : attached)
            message.attachments << url(name);
        core::PackLimits limits;
        limits.text = 200;
        limits.data = 500;
        limits.whole = attached.size() > 1 ? 10 : 1000;
        const auto blocks = core::packMessage(message, {media, media, embeds}, m_folder.path(), limits);
        QVERIFY2(blocks.ok(), qPrintable(blocks ? QString() : blocks.error().message));
        QStringList kinds;
        for (const acp::ContentBlock &block : *blocks)
            kinds << kindOf(block);
        QCOMPARE(kinds.takeFirst(), QStringLiteral("words:look"));
        QTEST(kinds.join(u'|'), "blocks");
    }

    void linksSayWhereAndWhat()
    {
        Message message;
        message.attachments << url(QStringLiteral("line\nbreak.txt"));
        const auto blocks = core::packMessage(message, {}, m_folder.path());
        QVERIFY(blocks.ok());
        QCOMPARE(blocks->size(), size_t(1)); // no text, no block for it
        const auto &link = std::get<acp::ResourceLink>(blocks->front());
        QVERIFY(link.uri.startsWith(QStringLiteral("file:///")));
        QVERIFY(link.uri.endsWith(QStringLiteral("line%0Abreak.txt")));
        QCOMPARE(link.mimeType, QStringLiteral("text/plain"));
        QCOMPARE(*link.size, 3);
    }

    void whatCannotBeReadIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("gone") << QStringLiteral("gone.txt") << QStringLiteral("not there any more");
        QTest::newRow("a pipe is not waited for") << QStringLiteral("pipe") << QStringLiteral("neither a file");
        QTest::newRow("breaks off") << QStringLiteral("broken.txt") << QStringLiteral("cannot be read");
        QTest::newRow("no permission") << QStringLiteral("secret.txt") << QStringLiteral("cannot be read");
    }
    void whatCannotBeReadIsSaid()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, says);
        if (name == QStringLiteral("secret.txt")) {
            write(name, "s");
            QVERIFY(QFile::setPermissions(at(name), QFileDevice::WriteOwner));
            if (QFile probe(at(name)); probe.open(QIODevice::ReadOnly))
                QSKIP("this user may read everything");
        }
        Message message(QStringLiteral("see @") + name);
        message.mentions << name;
        const auto blocks = core::packMessage(message, {true, true, true}, m_folder.path());
        QVERIFY(!blocks.ok());
        QVERIFY2(blocks.error().message.contains(says), qPrintable(blocks.error().message));
        QVERIFY(blocks.error().message.contains(name));
        message.mentions.clear(); // just words
        QVERIFY(core::packMessage(message, {true, true, true}, m_folder.path()).ok());
    }

    void tooManyFilesAreRefusedWhole()
    {
        Message message;
        for (int i = 0; i < 101; ++i)
            message.attachments << url(QStringLiteral("f%1").arg(i));
        const auto blocks = core::packMessage(message, {}, m_folder.path());
        QVERIFY(!blocks.ok());
        QVERIFY(blocks.error().message.contains(QStringLiteral("100")));
    }

    void aSentMessageComesBackAsItWas()
    {
        Message message(QStringLiteral("compare @a.txt with @\"two words.txt\" and @sub"));
        message.mentions = {QStringLiteral("a.txt"), QStringLiteral("two words.txt"), QStringLiteral("sub")};
        message.attachments = {url(QStringLiteral("p.png")), QUrl(QStringLiteral("https://example.org/x"))};
        const auto blocks = core::packMessage(message, {true, true, true}, m_folder.path());
        QVERIFY(blocks.ok());
        const std::vector<acp::ContentBlock> files(blocks->begin() + 1, blocks->end());
        QCOMPARE(core::messageOf(message.text, files, m_folder.path()), message);
    }

    void joining()
    {
        Message a(QStringLiteral("one")), b(QStringLiteral("two"));
        a.attachments << url(QStringLiteral("p.png"));
        b.attachments << url(QStringLiteral("p.png")) << url(QStringLiteral("s.wav"));
        const Message both = core::joined(a, b);
        QCOMPARE(both.text, QStringLiteral("one\n\ntwo"));
        QCOMPARE(both.attachments.size(), 2);
        QCOMPARE(core::joined(a, {}), a);
        QCOMPARE(core::joined({}, b), b);
    }

    /// Of a sealed agent: files go to it as it sees them, under the names that they have.
    void filesAreReadWhereTheAgentSeesThem()
    {
        QTemporaryDir seen;
        QFile other(seen.filePath(QStringLiteral("a.txt")));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("as the agent sees it") > 0);
        other.close();
        const auto open = [&](const QString &path) {
            return base::Descriptor(::open(qPrintable(seen.filePath(QFileInfo(path).fileName())), O_PATH | O_CLOEXEC));
        };
        Message message(QStringLiteral("see @a.txt"));
        message.mentions = {QStringLiteral("a.txt")};
        auto blocks = core::packMessage(message, {false, false, true}, m_folder.path(), {}, open);
        QVERIFY(blocks.ok());
        QCOMPARE(kindOf(blocks->at(1)), QStringLiteral("text:as the agent sees it"));
        QCOMPARE(std::get<acp::EmbeddedResource>(blocks->at(1)).uri, url(QStringLiteral("a.txt")).toString());
        message = Message(QStringLiteral("see @long.txt"));
        message.mentions = {QStringLiteral("long.txt")};
        blocks = core::packMessage(message, {false, false, true}, m_folder.path(), {}, open);
        QVERIFY(!blocks && blocks.error().message.contains(QStringLiteral("not there")));
    }
};

BELAY_TEST(TestMessage)

} // namespace tst_message

#include "tst_message.moc"
