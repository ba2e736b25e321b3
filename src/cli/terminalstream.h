// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextStream>

#include <cstdio>

namespace cli {

/// Text for people, on stdout or stderr. Where it goes to a terminal, nothing in it steers that terminal, whoever wrote
/// it: controls but tab and line break are made visible, also where a text comes in pieces. Main thread.
class TerminalStream
{
public:
    /// A pipe or a file gets each text as it is.
    explicit TerminalStream(FILE *file);
    /// stderr, which is read on a terminal in the end: the same wherever it goes.
    static TerminalStream errors() { return {stderr, true}; }
    ~TerminalStream();
    TerminalStream(const TerminalStream &) = delete;
    TerminalStream &operator=(const TerminalStream &) = delete;

    TerminalStream &operator<<(const QString &text);
    TerminalStream &operator<<(QLatin1String text) { return *this << QString(text); }
    TerminalStream &operator<<(QChar character) { return *this << QString(character); }
    TerminalStream &operator<<(QTextStreamFunction manipulator); ///< Qt::endl, Qt::flush
    /// One line of JSON; it says the same on a terminal, with what steers it as an escape of JSON.
    void json(const QByteArray &line);
    void flush() { m_stream.flush(); }
    /// Nobody reads it any more.
    bool hasFailed() const { return m_stream.status() == QTextStream::WriteFailed; }

private:
    TerminalStream(FILE *file, bool isVisible);

    QTextStream m_stream;
    const bool m_isVisible;
    bool m_heldReturn = false; ///< the last piece ended with a carriage return, which may be half a line break
};

} // namespace cli
