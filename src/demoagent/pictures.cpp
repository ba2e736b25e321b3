// SPDX-License-Identifier: Apache-2.0
#include "demoagent/pictures.h"

#include <QByteArray>
#include <QtEndian>

namespace demoagent {

namespace {

void append(QByteArray &out, quint32 number)
{
    char bytes[4];
    qToBigEndian(number, bytes);
    out.append(bytes, 4);
}

void appendChunk(QByteArray &out, const QByteArray &kind, const QByteArray &data)
{
    append(out, quint32(data.size()));
    const QByteArray held = kind + data;
    quint32 crc = 0xffffffff;
    for (const char c : held) {
        crc ^= quint8(c);
        for (int i = 0; i < 8; ++i)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    out += held;
    append(out, ~crc);
}

} // namespace

QByteArray drawing(int width, int height)
{
    QByteArray rows;
    for (int y = 0; y < height; ++y) {
        rows += '\0'; // filter type: none
        for (int x = 0; x < width; ++x) {
            const int rope = height / 2 + (x % 80 < 40 ? x % 40 : 40 - x % 40) - 20;
            const bool onRope = qAbs(y - rope) < height / 20 + 1;
            rows += char(onRope ? 200 : 225 - 60 * y / height);
            rows += char(onRope ? 150 : 235 - 40 * y / height);
            rows += char(onRope ? 60 : 245);
        }
    }
    QByteArray head;
    append(head, quint32(width));
    append(head, quint32(height));
    head.append("\x08\x02\x00\x00\x00", 5); // 8 bits, RGB, default compression, filter and interlace
    QByteArray out("\x89PNG\r\n\x1a\n", 8);
    appendChunk(out, "IHDR", head);
    appendChunk(out, "IDAT", qCompress(rows).mid(4)); // qCompress prepends 4 bytes of length
    appendChunk(out, "IEND", {});
    return out;
}

} // namespace demoagent
