// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/linktarget.h"

#include <QObject>

class QWidget;

namespace app {

/// Opens a link in a conversation: at once if that is harmless, otherwise after the user has seen the whole target and
/// agreed. models::LinkTarget decides which.
class LinkOpener : public QObject
{
    Q_OBJECT

public:
    /// Questions are shown over \p window.
    explicit LinkOpener(QWidget *window);

    /// \p link as it was written; \p folders are the session's.
    void open(const QString &link, const QStringList &folders);

Q_SIGNALS:
    /// The target is a file, to be opened in the user's editor. \p line 0: none.
    void fileWanted(const QString &path, int line);
    /// Nothing was opened, and why.
    void failed(const QString &why);

private:
    void follow(const models::LinkTarget &target);

    QWidget *m_window;
};

} // namespace app
