// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/attachmentcontroller.h"
#include "settings/settings.h"
#include "widgets/content/imageviewer.h"

#include "testclass.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

namespace tst_attachmentcontroller {

namespace {

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Stands for the desktop: takes what is opened, and opens nothing.
class Desktop : public QObject
{
    Q_OBJECT

public:
    Desktop() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened << url; }
};

} // namespace

class TestAttachmentController : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QMessageBox *question(const QWidget &window) { return window.findChild<QMessageBox *>(); }

private Q_SLOTS:
    void soundsOpenOnlyAfterAYes()
    {
        QWidget window;
        window.show();
        widgets::Look look;
        app::AttachmentController controller(&look, &window);
        Desktop desktop;
        const acp::AudioContent sound{"RIFFdata", QStringLiteral("audio/x-wav")};
        controller.open(sound);
        QVERIFY(question(window));
        QCOMPARE(question(window)->defaultButton(), question(window)->button(QMessageBox::Cancel));
        QTest::mouseClick(question(window)->button(QMessageBox::Cancel), Qt::LeftButton);
        QVERIFY(desktop.opened.isEmpty());
        QTRY_VERIFY(!question(window));
        controller.open(sound);
        QTest::mouseClick(question(window)->button(QMessageBox::Open), Qt::LeftButton);
        QCOMPARE(desktop.opened.size(), 1);
        const QString path = desktop.opened.first().toLocalFile();
        QVERIFY2(path.endsWith(QStringLiteral(".wav")), qPrintable(path));
        QCOMPARE(read(path), QByteArray("RIFFdata"));
    }

    /// What only says that it is a sound goes to no application.
    void whatIsNoSoundIsSaved_data()
    {
        QTest::addColumn<QString>("mime");
        QTest::newRow("a program") << QStringLiteral("application/x-executable");
        QTest::newRow("a desktop file") << QStringLiteral("application/x-desktop");
        QTest::newRow("unknown") << QStringLiteral("audio/of-the-future");
        QTest::newRow("nothing") << QString();
    }

    void whatIsNoSoundIsSaved()
    {
        QFETCH(QString, mime);
        QWidget window;
        window.show();
        widgets::Look look;
        app::AttachmentController controller(&look, &window);
        Desktop desktop;
        controller.open(acp::AudioContent{"data", mime});
        QVERIFY(!question(window));
        QVERIFY(window.findChild<QFileDialog *>());
        QVERIFY(desktop.opened.isEmpty());
    }

    void savesWhatCameAsItCame()
    {
        const QString path = m_folder.filePath(QStringLiteral("x.bin"));
        acp::EmbeddedResource blob;
        blob.isText = false;
        blob.blob = QByteArray("\0\1\2", 3);
        QVERIFY(app::writeAttachment(blob, path));
        QCOMPARE(read(path), blob.blob);
        const auto failed = app::writeAttachment(blob, m_folder.filePath(QStringLiteral("none/x.bin")));
        QVERIFY(!failed);
        QVERIFY(failed.error().message.contains(QStringLiteral("x.bin")));
    }

    void picturesAreShownInAWindow()
    {
        QWidget window;
        window.show();
        widgets::Look look;
        app::AttachmentController controller(&look, &window);
        controller.show(acp::ImageContent{"no picture", QStringLiteral("image/png"), {}});
        auto *viewer = window.findChild<widgets::ImageViewer *>();
        QVERIFY(viewer && viewer->isVisible());
        QVERIFY(viewer->image().isNull());
        Q_EMIT viewer->saveRequested();
        QVERIFY(window.findChild<QFileDialog *>());
    }

    void fontsEditorAndZoomAreKept()
    {
        const QString file = m_folder.filePath(QStringLiteral("s.ini"));
        {
            settings::Settings settings(file);
            QVERIFY(settings.value(settings::keys::textFont).isEmpty() &&
                    settings.value(settings::keys::codeFont).isEmpty() &&
                    settings.value(settings::keys::editorCommand).isEmpty());
            settings.set(settings::keys::textFont, QStringLiteral("DejaVu Serif"));
            settings.set(settings::keys::codeFont, QStringLiteral("DejaVu Sans Mono"));
            settings.set(settings::keys::editorCommand, QStringLiteral("ed '+%l' %f"));
            settings.set(settings::keys::zoom, 1000);
        }
        const settings::Settings again(file);
        QCOMPARE(again.value(settings::keys::textFont), QStringLiteral("DejaVu Serif"));
        QCOMPARE(again.value(settings::keys::codeFont), QStringLiteral("DejaVu Sans Mono"));
        QCOMPARE(again.value(settings::keys::editorCommand), QStringLiteral("ed '+%l' %f"));
        QCOMPARE(again.value(settings::keys::zoom), 300);
    }
};

BELAY_GUI_TEST(TestAttachmentController)

} // namespace tst_attachmentcontroller

#include "tst_attachmentcontroller.moc"
