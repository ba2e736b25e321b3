// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "base/result.h"
#include "core/prompt/message.h"
#include "history/entry.h"

#include <QImage>
#include <QObject>
#include <QUrl>

#include <list>

namespace workspace {

/// Contents of messages that have no file of their own, as files in a folder of Belay's: pictures from the clipboard,
/// and what comes back from a message that was sent when its file has gone. Named by what they hold, so that the same
/// picture is one file. Main thread; pictures are encoded on another.
class PastedFiles : public QObject
{
    Q_OBJECT

public:
    explicit PastedFiles(const QString &folder, QObject *parent = nullptr);
    ~PastedFiles() override;

    using Done = std::function<void(const base::Result<QUrl> &)>;
    /// \p done is called later, unless this is gone by then.
    void keep(const QImage &image, Done done);
    base::Result<QUrl> keep(const QByteArray &bytes, const QString &name);
    /// The message as it can be sent again: what it held is a file, or becomes one here.
    core::Message messageOf(const history::UserMessage &message, const QString &folder);
    /// Those that are older than \p days and not among \p needed; on another thread.
    void removeOld(int days, const QList<QUrl> &needed);

Q_SIGNALS:
    /// Of what was to come back with a message.
    void failed(const base::Error &error);

private:
    using Keeping = base::PoolWork<base::Result<QUrl>>;

    const QString m_folder;
    std::list<std::unique_ptr<Keeping>> m_keeping;
};

} // namespace workspace
