// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace core {

/// What is kept of a call's arguments, or of a result, JSON texts: all but what looks like a secret, by its name or by
/// itself. Any thread.
QByteArray keptText(const QByteArray &json);
/// What people are shown of a call's arguments: all but what looks like a secret, whatever its name, in lines.
QByteArray shownText(const QByteArray &json);
/// Whether something in a kept text was left out.
bool hasBlanks(const QByteArray &kept);

} // namespace core
