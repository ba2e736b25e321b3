// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/attachmentcontroller.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/attachmenttext.h"
#include "widgets/content/imageviewer.h"
#include "widgets/dialogs/filedialogs.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeDatabase>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

namespace app {

AttachmentController::AttachmentController(widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_look(look)
    , m_window(window)
{}

base::Result<void> writeAttachment(const acp::ContentBlock &content, const QString &path)
{
    QSaveFile file(path);
    const QByteArray bytes = models::attachmentBytes(content);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return base::Error{base::Origin::System,
                       0,
                       base::Words::tr("%1 could not be written: %2").arg(base::visibleText(path), file.errorString()),
                       {}};
}

void AttachmentController::show(const acp::ContentBlock &content)
{
    const auto *image = std::get_if<acp::ImageContent>(&content);
    if (!image)
        return;
    auto *viewer = new widgets::ImageViewer(image->data, models::attachmentText(content).name, m_look, m_window);
    viewer->setAttribute(Qt::WA_DeleteOnClose);
    connect(viewer, &widgets::ImageViewer::saveRequested, this, [this, content] { save(content); });
    viewer->show();
}

void AttachmentController::save(const acp::ContentBlock &content)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    QFileDialog *dialog =
        widgets::saveFileDialog(m_window, base::Words::tr("Save as"), folder.isEmpty() ? QDir::homePath() : folder,
                                models::attachmentFileName(content), {});
    connect(dialog, &QFileDialog::fileSelected, this, [this, content](const QString &path) {
        if (const auto written = writeAttachment(content, path); !written)
            Q_EMIT failed(written.error());
    });
    dialog->open();
}

void AttachmentController::open(const acp::ContentBlock &content)
{
    const auto *audio = std::get_if<acp::AudioContent>(&content);
    const QMimeType type = QMimeDatabase().mimeTypeForName(audio ? audio->mimeType : QString());
    // The desktop chooses the program by the file's suffix, so it must be that of a sound.
    if (!audio || !type.isValid() || !type.name().startsWith(QLatin1String("audio/")) ||
        type.preferredSuffix().isEmpty()) {
        save(content);
        return;
    }
    auto *box = new QMessageBox(
        QMessageBox::Question, base::Words::tr("Sound"),
        tr("Open this sound (%1) with the desktop's player?").arg(models::attachmentText(content).detail),
        QMessageBox::Open | QMessageBox::Save | QMessageBox::Cancel, m_window);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, content](QAbstractButton *button) {
        if (box->standardButton(button) == QMessageBox::Save)
            save(content);
        if (box->standardButton(button) != QMessageBox::Open)
            return;
        const QString path = temporaryFile(content);
        if (path.isEmpty())
            return;
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
            Q_EMIT failed(
                {base::Origin::System,
                 0,
                 base::Words::tr("No program of this desktop opens %1").arg(models::attachmentText(content).name),
                 {}});
    });
    box->open();
}

QString AttachmentController::temporaryFile(const acp::ContentBlock &content)
{
    if (!m_temporary)
        m_temporary = std::make_unique<QTemporaryDir>();
    const QString path =
        m_temporary->filePath(QStringLiteral("%1-%2").arg(++m_opened).arg(models::attachmentFileName(content)));
    if (const auto written = writeAttachment(content, path); !written) {
        Q_EMIT failed(written.error());
        return {};
    }
    return path;
}

} // namespace app

#include "moc_attachmentcontroller.cpp"
