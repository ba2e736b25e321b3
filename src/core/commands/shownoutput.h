// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

namespace core {

/// The end of what a program has written, for a terminal that shows it.
class ShownOutput
{
public:
    static constexpr qsizetype mostKept = 256 * 1024; ///< characters

    void append(const QByteArray &bytes)
    {
        m_text += QString(m_decoder.decode(bytes));
        if (const qsizetype over = m_text.size() - mostKept; over > 0) {
            m_text.remove(0, over);
            m_dropped += over;
        }
    }
    const QString &text() const { return m_text; }
    qint64 dropped() const { return m_dropped; } ///< characters before the text

private:
    QStringDecoder m_decoder{QStringDecoder::Utf8};
    QString m_text;
    qint64 m_dropped = 0;
};

} // namespace core
