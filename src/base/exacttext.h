// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>

namespace base {

/// All of \p utf8 as text. QString::fromUtf8() leaves out a byte order mark at the beginning, which belongs to the
/// content of a file and to a string of JSON. Any thread.
inline QString exactText(QByteArrayView utf8)
{
    QString text = QString::fromUtf8(utf8);
    if (utf8.startsWith("\xef\xbb\xbf"))
        text.prepend(QChar(0xfeff));
    return text;
}

} // namespace base
