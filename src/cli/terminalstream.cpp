// SPDX-License-Identifier: Apache-2.0
#include "cli/terminalstream.h"

#include "base/visibletext.h"

#include <unistd.h>

#include <utility>

namespace cli {

TerminalStream::TerminalStream(FILE *file, bool isVisible) : m_stream(file), m_isVisible(isVisible) {}

TerminalStream::TerminalStream(FILE *file) : TerminalStream(file, ::isatty(::fileno(file))) {}

TerminalStream::~TerminalStream()
{
    if (m_heldReturn)
        m_stream << base::visibleControls(QStringLiteral("\r"));
}

TerminalStream &TerminalStream::operator<<(const QString &text)
{
    if (!m_isVisible) {
        m_stream << text;
        return *this;
    }
    if (text.isEmpty())
        return *this;
    QString whole = std::exchange(m_heldReturn, false) ? QString(u'\r' + text) : text;
    if (whole.endsWith(u'\r')) {
        whole.chop(1);
        m_heldReturn = true;
    }
    m_stream << base::visibleControls(whole);
    return *this;
}

TerminalStream &TerminalStream::operator<<(QTextStreamFunction manipulator)
{
    if (manipulator == static_cast<QTextStreamFunction>(Qt::endl))
        m_heldReturn = false;
    m_stream << manipulator;
    return *this;
}

void TerminalStream::json(const QByteArray &line)
{
    QString text = QString::fromUtf8(line);
    if (m_isVisible) {
        // C0 is escaped already, and what is not ASCII stands in strings only.
        for (qsizetype i = text.size() - 1; i >= 0; --i) {
            if (const char16_t c = text.at(i).unicode(); c >= 0x7f && c <= 0x9f)
                text.replace(i, 1, QStringLiteral("\\u%1").arg(uint(c), 4, 16, QLatin1Char('0')));
        }
    }
    m_stream << text << Qt::endl;
}

} // namespace cli
