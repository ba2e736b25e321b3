// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/prompt/message.h"

#include <QHash>
#include <QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace settings {

/// A message that is being written, and where the caret stands in it.
struct Draft
{
    core::Message message;
    int caret = 0;
    core::Message earlier = {}; ///< the draft that was set aside when editing a sent message began
    bool isEmpty() const { return message.isEmpty() && earlier.isEmpty(); }
    bool operator==(const Draft &) const = default;
};

/// Unsent messages of each session, in a file: after a crash they are as they were a second before it. The file is
/// replaced as a whole. Main thread.
class Drafts : public QObject
{
    Q_OBJECT

public:
    Drafts(const QString &file, base::Clock *clock, QObject *parent = nullptr);
    ~Drafts() override; ///< writes what was not written yet

    /// Of the session that \p key names; empty if there is none.
    Draft draft(const QString &key) const;
    /// An empty one is forgotten.
    void set(const QString &key, const Draft &draft);
    /// All files that drafts name.
    QList<QUrl> attachments() const;

    static constexpr base::Milliseconds delay{1000}; ///< before writing to the file

private:
    void write();

    base::Clock *m_clock;
    std::unique_ptr<QSettings> m_file;
    QHash<QString, Draft> m_drafts;
    QHash<QString, Draft> m_changed; ///< since the file was written
    base::TimerHandle m_timer;
};

} // namespace settings
