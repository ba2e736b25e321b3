// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/disk/blobstore.h"
#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QString>

namespace core {

/// What is kept of a call's arguments, or of a result, JSON texts: all but what looks like a secret, by its name or by
/// itself. Any thread.
QByteArray keptText(const QByteArray &json);
/// What people are shown of a call's arguments: all but what looks like a secret, whatever its name, in lines.
QByteArray shownText(const QByteArray &json);
/// Whether something in a kept text was left out.
bool hasBlanks(const QByteArray &kept);
/// Puts \p text into \p blobs, which may be null, and says so in the mark. Waits for the disk.
ledger::FileMark storeText(ledger::BlobStore *blobs, const QByteArray &text);
/// What a call is called in rows and lists: the name that the user gave its server, the tool, and whom or what it is
/// about where the tool's schema names that, as "to" or "url": "mail · send_message → anna". \p arguments: JSON text.
QString callTarget(const QString &server, const QString &tool, const QByteArray &arguments);

} // namespace core
