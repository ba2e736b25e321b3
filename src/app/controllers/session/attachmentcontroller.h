// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/result.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>

namespace widgets {
class Look;
}

namespace app {

/// What a click on a picture, a sound or a resource does: shows it in a window, saves it where the user says, or hands
/// it to the desktop once the user has agreed. Nothing is fetched from anywhere.
class AttachmentController : public QObject
{
    Q_OBJECT

public:
    /// Neither is owned; dialogs are shown over \p window.
    AttachmentController(widgets::Look *look, QWidget *window);

    void show(const acp::ContentBlock &content);
    void save(const acp::ContentBlock &content);
    /// Sounds alone; what is no sound is saved.
    void open(const acp::ContentBlock &content);

Q_SIGNALS:
    void failed(const base::Error &error);

private:
    QString temporaryFile(const acp::ContentBlock &content);

    widgets::Look *m_look;
    QWidget *m_window;
    std::unique_ptr<QTemporaryDir> m_temporary; ///< goes with Belay
    int m_opened = 0;
};

/// Writes the bytes of \p content to \p path, whole or not at all.
base::Result<void> writeAttachment(const acp::ContentBlock &content, const QString &path);

} // namespace app
