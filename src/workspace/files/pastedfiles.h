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

/// Stores contents of messages that have no file of their own in a folder of Belay's: what was pasted, and
/// contents of a returned message whose file no longer exists. Each is in a folder named by its content, so that equal
/// ones are one file, whose name is only a name. Main thread; pictures are encoded on another.
class PastedFiles : public QObject
{
    Q_OBJECT

public:
    explicit PastedFiles(const QString &folder, QObject *parent = nullptr);
    ~PastedFiles() override;

    using Done = std::function<void(const base::Result<QUrl> &)>;
    /// \p done is called later, unless this is deleted by then.
    void save(const QImage &image, Done done);
    base::Result<QUrl> save(const QByteArray &bytes, const QString &name);
    /// The message in a form that can be sent again: contents without a file are stored here.
    core::Message messageOf(const history::UserMessage &message, const QString &folder);
    /// Whether \p file is one that was stored here.
    bool holds(const QUrl &file) const;
    /// Removes files older than \p days that are not among \p needed, on another thread.
    void removeOld(int days, const QList<QUrl> &needed);

Q_SIGNALS:
    /// A content of a returned message could not be stored.
    void failed(const base::Error &error);

private:
    using Keeping = base::PoolWork<base::Result<QUrl>>;

    const QString m_folder;
    std::list<std::unique_ptr<Keeping>> m_keeping;
};

} // namespace workspace
