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

/// Handles clicks on pictures, sounds and resources: shows them in a window, saves them where the user chooses, or
/// opens them on the desktop once the user has agreed. Nothing is downloaded.
class AttachmentController : public QObject
{
    Q_OBJECT

public:
    /// Neither is owned; dialogs are shown over \p window.
    AttachmentController(widgets::Look *look, QWidget *window);

    void show(const acp::ContentBlock &content);
    void save(const acp::ContentBlock &content);
    /// Opens sounds; anything else is saved.
    void open(const acp::ContentBlock &content);

Q_SIGNALS:
    void failed(const base::Error &error);

private:
    QString temporaryFile(const acp::ContentBlock &content);

    widgets::Look *m_look;
    QWidget *m_window;
    std::unique_ptr<QTemporaryDir> m_temporary; ///< deleted with Belay
    int m_opened = 0;
};

/// Writes the bytes of \p content to \p path, completely or not at all.
base::Result<void> writeAttachment(const acp::ContentBlock &content, const QString &path);

} // namespace app
