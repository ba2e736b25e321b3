// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "models/search/searchsources.h"
#include "models/texts/attachmenttext.h"
#include "partcards.h"
#include "transcriptstage.h"
#include "widgets/content/imageviewer.h"
#include "widgets/items/toolgroup.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QImageReader>
#include <QPainter>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

namespace tst_attachments {

using namespace widgets;

namespace {

QByteArray png(QSize size, QColor color = Qt::red)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A header that says \p size, and nothing behind it.
QByteArray hollowPng(quint32 width, quint32 height)
{
    QByteArray bytes = png({2, 2});
    qToBigEndian(width, bytes.data() + 16);
    qToBigEndian(height, bytes.data() + 20);
    // The header's checksum, so that only the pixels are missing.
    quint32 crc = 0xffffffff;
    for (const char c : bytes.mid(12, 17)) {
        crc ^= quint8(c);
        for (int i = 0; i < 8; ++i)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    qToBigEndian(~crc, bytes.data() + 29);
    return bytes;
}

struct Stage : TranscriptStage
{
    Stage()
    {
        turn.prompt(QStringLiteral("go"));
        settle();
    }
    void show(acp::ContentBlock content)
    {
        turn.raise(core::Chunk{{acp::ChunkKind::Agent, std::move(content), {}}});
        settle();
    }
    /// Clicks on the first place under the prompt where \p spy then has something.
    template <class Action> bool clickUntil(const ActionSpy<Action> &spy)
    {
        for (int y = 60; y < 480 && spy.isEmpty(); y += 6) {
            for (int x = 60; x < 400 && spy.isEmpty(); x += 20)
                QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {x, y});
        }
        return !spy.isEmpty();
    }
    /// Somewhere inside what has that colour.
    std::optional<QPoint> placeOf(QColor color)
    {
        const QImage picture = view.viewport()->grab().toImage();
        for (int y = 0; y < picture.height(); y += 4) {
            for (int x = 0; x < picture.width(); x += 4) {
                if (picture.pixelColor(x, y) == color)
                    return QPoint(x, y);
            }
        }
        return {};
    }
    bool shows(QColor color) { return placeOf(color).has_value(); }
};

acp::ToolContent textResource(const char *name)
{
    acp::EmbeddedResource resource;
    resource.uri = QLatin1String(name);
    resource.text = QStringLiteral("text of %1").arg(resource.uri);
    return acp::ContentBlock(resource);
}

acp::ToolCallUpdate callWith(const char *title, std::vector<acp::ToolContent> content, acp::ToolKind kind)
{
    acp::ToolCallUpdate update;
    update.id = {QLatin1String(title)};
    update.title = QLatin1String(title);
    update.kind = kind;
    update.status = acp::ToolStatus::Completed;
    update.content = std::move(content);
    return update;
}

} // namespace

class TestAttachments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headersTellSizeAndLimits()
    {
        const ImageHeader good = imageHeader(png({30, 20}));
        QCOMPARE(good.format, QByteArray("png"));
        QCOMPARE(good.size, QSize(30, 20));
        const ImageHeader wide = imageHeader(hollowPng(12'000, 9'000));
        QVERIFY(wide.format.isEmpty());
        QVERIFY2(wide.problem.contains(QStringLiteral("too large")), qPrintable(wide.problem));
        // 64 megapixels exactly are allowed.
        QCOMPARE(imageHeader(hollowPng(8'000, 8'000)).format, QByteArray("png"));
        QByteArray large = png({30, 20});
        large.append(QByteArray(int(mostImageBytes), 'x'));
        const ImageHeader heavy = imageHeader(large);
        QVERIFY(heavy.format.isEmpty());
        QVERIFY2(heavy.problem.contains(QStringLiteral("too large")), qPrintable(heavy.problem));
        QVERIFY(!imageHeader("hello").problem.isEmpty());
        QVERIFY(!imageHeader({}).problem.isEmpty());
    }

    /// Pictures that could refer to something else are none: nothing of them is even looked at.
    void drawingsAreNoPictures()
    {
        const ImageHeader header = imageHeader("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                                               "<image href='file:///etc/hostname' width='9' height='9'/></svg>");
        QVERIFY(header.format.isEmpty());
        QVERIFY(header.problem.contains(QStringLiteral("not known")));
    }

    void takesItsPlaceBeforeItIsDecoded()
    {
        Stage s;
        const QColor red(Qt::red);
        s.turn.raise(core::Chunk{
            {acp::ChunkKind::Agent, acp::ImageContent{png({300, 3000}), QStringLiteral("image/png"), {}}, {}}});
        s.turn.say(QStringLiteral("words under it"));
        s.model.flush();
        s.view.syncNow();
        const int before = s.view.verticalScrollBar()->maximum();
        QVERIFY(before > 0 || s.view.viewport()->height() > 400);
        QTRY_VERIFY(s.shows(red));
        s.settle();
        QCOMPARE(s.view.verticalScrollBar()->maximum(), before);
    }

    void brokenPixelsKeepThePlaceAndSaySo()
    {
        Stage s;
        s.turn.raise(core::Chunk{
            {acp::ChunkKind::Agent, acp::ImageContent{hollowPng(500, 300), QStringLiteral("image/png"), {}}, {}}});
        s.model.flush();
        s.view.syncNow();
        // What the decoder finds out comes with the next events, however fast it is.
        const QImage waiting = s.view.viewport()->grab().toImage();
        const int before = s.view.verticalScrollBar()->maximum();
        QTRY_VERIFY(s.view.viewport()->grab().toImage() != waiting);
        QCOMPARE(s.view.verticalScrollBar()->maximum(), before);
        QVERIFY(!s.shows(Qt::red));
    }

    void decodesOnceForASize()
    {
        ImageLoader loader;
        const QByteArray bytes = png({400, 400});
        const auto id = loader.add(bytes, "png");
        QSignalSpy changed(&loader, &ImageLoader::changed);
        for (int i = 0; i < 5; ++i)
            QVERIFY(loader.image(id, {100, 100}).isNull());
        QVERIFY(changed.wait());
        QCOMPARE(loader.decoded(), 1);
        QCOMPARE(loader.image(id, {100, 100}).size(), QSize(100, 100));
        // Another size shows the last one until it is there.
        QCOMPARE(loader.image(id, {200, 200}).size(), QSize(100, 100));
        QVERIFY(changed.wait());
        QCOMPARE(loader.image(id, {200, 200}).size(), QSize(200, 200));
        QCOMPARE(loader.decoded(), 2);
        loader.remove(id);
        QVERIFY(loader.image(id, {200, 200}).isNull());
    }

    void clickShowsTheRealSize()
    {
        Stage s;
        s.show(acp::ImageContent{png({1600, 900}), QStringLiteral("image/png"), {}});
        ActionSpy<actions::ShowImage> spy(&s.view);
        QVERIFY(s.clickUntil(spy));
        const acp::ContentBlock content = spy[0].image;
        ImageViewer viewer(std::get<acp::ImageContent>(content).data, QStringLiteral("a picture"), &s.look);
        viewer.resize(600, 400);
        viewer.show();
        QTRY_COMPARE(viewer.image().size(), QSize(1600, 900));
        QCOMPARE(viewer.zoom(), 1.0);
        viewer.setFitting(true);
        QVERIFY(viewer.zoom() < 0.5);
        viewer.resize(900, 700);
        QCoreApplication::processEvents();
        QVERIFY(viewer.zoom() > 0.4);
        QTest::keyClick(&viewer, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(viewer.zoom(), 1.0);
        QVERIFY(!viewer.isFitting());
        viewer.copy();
        QCOMPARE(QApplication::clipboard()->image().size(), QSize(1600, 900));
    }

    void soundsAskAndLinksOpen()
    {
        Stage s;
        s.show(acp::AudioContent{"RIFFxxxx", QStringLiteral("audio/wav")});
        ActionSpy<actions::OpenSound> sound(&s.view);
        QVERIFY(s.clickUntil(sound));
        Stage l;
        acp::ResourceLink link;
        link.uri = QStringLiteral("https://example.org/a");
        link.name = QStringLiteral("a link");
        l.show(link);
        ActionSpy<actions::OpenLink> opened(&l.view);
        QVERIFY(l.clickUntil(opened));
        QCOMPARE(QUrl(opened[0].link), QUrl(link.uri));
    }

    void chipsOfTheAgentStandSideBySide()
    {
        Stage s;
        const auto resource = [](const char *name) {
            acp::EmbeddedResource r;
            r.uri = QLatin1String(name);
            r.text = QStringLiteral("text of %1").arg(r.uri);
            return r;
        };
        s.show(resource("a"));
        s.view.copyBlock();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\ntext of a"));
        const QImage one = s.view.viewport()->grab().toImage();
        s.show(resource("b"));
        // In the same row: nothing below it changes.
        const QImage two = s.view.viewport()->grab().toImage();
        QVERIFY(one != two);
        int lowest = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                if (one.pixel(x, y) != two.pixel(x, y))
                    lowest = y;
            }
        }
        QVERIFY2(lowest < 100, QByteArray::number(lowest).constData());
        s.view.copyBlock();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\ntext of a\n\nb\ntext of b"));
        ActionSpy<actions::SaveContent> saved(&s.view);
        QSet<QString> names;
        for (int x = 60; x < 500; x += 4) {
            QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, {x, 64});
            s.settle();
            for (const auto &call : saved)
                names << std::get<acp::EmbeddedResource>(call.content).uri;
        }
        QCOMPARE(names, (QSet<QString>{QStringLiteral("a"), QStringLiteral("b")}));
    }

    void resourcesUnfoldByKey()
    {
        Stage s;
        acp::EmbeddedResource resource;
        resource.uri = QStringLiteral("memory://knots");
        resource.text = QStringLiteral("bowline\n").repeated(200);
        s.show(resource);
        QCOMPARE(s.view.verticalScrollBar()->maximum(), 0);
        s.view.setFocus();
        QTest::keyClick(&s.view, Qt::Key_Right);
        s.settle();
        QVERIFY(s.view.verticalScrollBar()->maximum() > 1000);
        QTest::keyClick(&s.view, Qt::Key_Left);
        s.settle();
        QCOMPARE(s.view.verticalScrollBar()->maximum(), 0);
    }

    void callsShowTheirPictures()
    {
        Stage s;
        const QByteArray red = png({400, 200}), blue = png({300, 100}, Qt::blue);
        const auto picture = [](const QByteArray &bytes) {
            return acp::ContentBlock(acp::ImageContent{bytes, QStringLiteral("image/png"), {}});
        };
        const auto report = [&s](acp::ToolKind kind, std::vector<acp::ToolContent> content) {
            s.turn.raise(core::ToolCallChanged{callWith("Look at it", std::move(content), kind)});
            s.settle();
        };
        // Also of a call that only looks: a picture is not folded away.
        report(acp::ToolKind::Read, {picture(red)});
        QTRY_VERIFY(s.shows(Qt::red));
        ActionSpy<actions::ShowImage> spy(&s.view);
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, *s.placeOf(Qt::red));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(std::get<acp::ImageContent>(spy[0].image).data, red);
        // Sent again with another one: both are there, and the first is not decoded anew.
        report(acp::ToolKind::Read, {picture(red), picture(blue)});
        QVERIFY(s.shows(Qt::red));
        QTRY_VERIFY(s.shows(Qt::blue));
        // And replaced.
        report(acp::ToolKind::Read, {picture(blue)});
        QTRY_VERIFY(s.shows(Qt::blue));
        QVERIFY(!s.shows(Qt::red));
        s.view.copyBlock();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Look at it\nImage (image/png)"));
    }

    void callsInAGroupKeepTheirChipsApart()
    {
        partcards::Card stage;
        std::vector<std::unique_ptr<ToolItem>> members;
        ToolGroup group(stage.context);
        std::vector<ToolItem *> inGroup;
        for (const char *name : {"a", "b"}) {
            stage.turn.raise(core::ToolCallChanged{callWith(name, {textResource(name)}, acp::ToolKind::Read)});
            stage.show();
            stage.item->setFolded(false);
            inGroup.push_back(stage.item.get());
            members.push_back(std::move(stage.item));
        }
        group.setMembers(inGroup);
        QImage image(640, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        Canvas canvas(&painter, &stage.look, 1);
        ItemPaint paint{canvas, QPointF(0, 0), QRectF(image.rect()), {}};
        group.paint(paint);
        QStringList saved, opened;
        for (const HotSpot &spot : group.hotSpots()) {
            if (const auto *save = spot.asksFor<actions::SaveContent>())
                saved << std::get<acp::EmbeddedResource>(save->content).uri;
            const auto *fold = spot.asksFor<actions::FoldPart>();
            if (fold && spot.name.startsWith(QStringLiteral("Unfold"))) {
                const int before = group.height();
                group.togglePart(fold->part);
                QVERIFY(group.height() > before);
                opened << spot.name;
            }
        }
        QCOMPARE(saved, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(opened.size(), 2);
        group.togglePart(5 << 16); // there is no such call
    }

    /// What a chip of a call holds is searched, and shown when it is found.
    void textsOfCallsAreFound()
    {
        partcards::Card stage;
        stage.turn.raise(
            core::ToolCallChanged{callWith("a", {textResource("a"), textResource("b")}, acp::ToolKind::Other)});
        stage.show();
        const history::EntryId entry = stage.entry().id;
        std::map<int, QString> texts;
        for (const models::SearchSource &source : models::searchSources(stage.entry(), {})) {
            if (source.in == models::FoundIn::Attachment)
                texts[source.index] = source.text;
        }
        QCOMPARE(texts, (std::map<int, QString>{{0, QStringLiteral("a")},
                                                {1, QStringLiteral("text of a")},
                                                {2, QStringLiteral("b")},
                                                {3, QStringLiteral("text of b")}}));
        const models::Found name{entry, models::FoundIn::Attachment, 2, 0, 0, 1};
        stage.item->unfoldFor(name);
        QVERIFY(!stage.item->isFolded());
        const int folded = stage.item->height();
        const models::Found inside{entry, models::FoundIn::Attachment, 3, 0, 0, 4};
        stage.item->unfoldFor(inside);
        QVERIFY(stage.item->height() > folded);
        QVERIFY(stage.item->rectOf(inside).top() > stage.item->rectOf(name).bottom());
        QVERIFY(stage.item->rectOf(inside).bottom() < stage.item->height());
    }

    void namesToSaveUnderAreNoPaths()
    {
        acp::EmbeddedResource resource;
        resource.uri = QStringLiteral("file:///home/x/../../.ssh/..%2Fauth");
        const QString name = models::attachmentFileName(resource);
        QVERIFY2(!name.contains(u'/') && !name.startsWith(u'.'), qPrintable(name));
        QCOMPARE(models::attachmentFileName(acp::AudioContent{"x", QStringLiteral("audio/x-wav")}),
                 QStringLiteral("sound.wav"));
        QCOMPARE(models::attachmentFileName(acp::ImageContent{"x", QStringLiteral("image/png"), {}}),
                 QStringLiteral("image.png"));
    }

    void longMessagesShowTheirBeginning()
    {
        Stage s;
        QStringList lines;
        for (int i = 1; i <= 300; ++i)
            lines << QStringLiteral("line %1").arg(i);
        s.turn.prompt(lines.join(u'\n'));
        s.settle();
        QCOMPARE(s.view.verticalScrollBar()->maximum(), 0);
        s.view.copyBlock();
        // The whole of it is copied, folded or not.
        QCOMPARE(QApplication::clipboard()->text(), lines.join(u'\n'));
        s.view.unfoldAll();
        s.settle();
        QVERIFY(s.view.verticalScrollBar()->maximum() > 3000);
        Stage twelve;
        twelve.turn.prompt(lines.mid(0, 12).join(u'\n'));
        twelve.settle();
        twelve.view.grab();
        const QImage before = twelve.view.viewport()->grab().toImage();
        twelve.view.unfoldAll();
        twelve.settle();
        QCOMPARE(twelve.view.viewport()->grab().toImage(), before);
    }

    void messagesAreEditedAgain()
    {
        Stage s;
        ActionSpy<actions::EditMessage> spy(&s.view);
        s.view.setFocus();
        QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        s.settle();
        QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy[0].message, history::EntryId(1));
        // By the pointer, in the corner that shows the button.
        QTest::mouseMove(s.view.viewport(), {600, 30});
        for (int x = 699; x > 600 && spy.count() == 1; x -= 4)
            QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, {x, 28});
        QCOMPARE(spy.count(), 2);
    }
};

BELAY_GUI_TEST(TestAttachments)

} // namespace tst_attachments

#include "tst_attachments.moc"
