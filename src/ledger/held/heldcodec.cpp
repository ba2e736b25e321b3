// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldcodec.h"

#include <QCborStreamReader>
#include <QCborStreamWriter>

namespace ledger {

namespace {

constexpr int format = 1;

void write(QCborStreamWriter &out, const Marks &marks)
{
    out.startArray(marks.size());
    for (const auto &[path, mark] : marks) {
        out.startArray(5);
        out.append(path);
        out.append(int(mark.type));
        out.append(mark.hash);
        out.append(mark.mode);
        out.append(mark.size);
        out.endArray();
    }
    out.endArray();
}

void write(QCborStreamWriter &out, const Identities &identities)
{
    out.startArray(identities.size());
    for (const auto &[path, identity] : identities) {
        out.startArray(5);
        out.append(path);
        out.append(identity.inode);
        out.append(identity.mode);
        out.append(identity.size);
        out.append(identity.changedNs);
        out.endArray();
    }
    out.endArray();
}

/// Reads values one after the other; what does not fit makes it broken, and then all are empty.
class Reader
{
public:
    explicit Reader(QIODevice *file) : m_in(file)
    {
        enter();
        m_broken = number() != format || m_broken;
    }

    std::optional<HeldMemory> memory()
    {
        HeldMemory memory;
        memory.base = takeIdentities();
        memory.settled = takeMarks();
        leave();
        return m_broken ? std::nullopt : std::optional(std::move(memory));
    }
    std::optional<Identities> identities()
    {
        Identities identities = takeIdentities();
        leave();
        return m_broken ? std::nullopt : std::optional(std::move(identities));
    }
    std::optional<Marks> marks()
    {
        Marks marks = takeMarks();
        leave();
        return m_broken ? std::nullopt : std::optional(std::move(marks));
    }

private:
    Identities takeIdentities()
    {
        Identities identities;
        enter();
        while (!m_broken && m_in.hasNext()) {
            enter();
            const QByteArray path = bytes();
            FileIdentity identity;
            identity.inode = quint64(number());
            identity.mode = quint32(number());
            identity.size = number();
            identity.changedNs = number();
            leave();
            identities.emplace_hint(identities.end(), path, identity);
        }
        leave();
        return identities;
    }
    Marks takeMarks()
    {
        Marks marks;
        enter();
        while (!m_broken && m_in.hasNext()) {
            enter();
            const QByteArray path = bytes();
            FileMark mark;
            const qint64 type = number();
            m_broken = m_broken || type < int(FileType::Unknown) || type > int(FileType::Other);
            mark.type = m_broken ? FileType::Unknown : FileType(type);
            mark.hash = bytes();
            mark.mode = quint32(number());
            mark.size = number();
            leave();
            marks.emplace_hint(marks.end(), path, mark);
        }
        leave();
        return marks;
    }
    void enter() { m_broken = m_broken || !m_in.isArray() || !m_in.enterContainer(); }
    void leave() { m_broken = m_broken || m_in.hasNext() || !m_in.leaveContainer(); }
    qint64 number()
    {
        m_broken = m_broken || !m_in.isInteger();
        if (m_broken)
            return 0;
        const qint64 value = m_in.isUnsignedInteger() ? qint64(m_in.toUnsignedInteger()) : m_in.toInteger();
        m_broken = !m_in.next();
        return value;
    }
    QByteArray bytes()
    {
        QByteArray out;
        m_broken = m_broken || !m_in.isByteArray();
        while (!m_broken) {
            const auto part = m_in.readByteArray();
            if (part.status == QCborStreamReader::EndOfString)
                return out;
            m_broken = part.status == QCborStreamReader::Error;
            out += part.data;
        }
        return {};
    }

    QCborStreamReader m_in;
    bool m_broken = false;
};

} // namespace

void writeMemory(QIODevice *file, const HeldMemory &memory)
{
    QCborStreamWriter out(file);
    out.startArray(3);
    out.append(format);
    write(out, memory.base);
    write(out, memory.settled);
    out.endArray();
}

std::optional<HeldMemory> readMemory(QIODevice *file)
{
    return Reader(file).memory();
}

void writeIdentities(QIODevice *file, const Identities &identities)
{
    QCborStreamWriter out(file);
    out.startArray(2);
    out.append(format);
    write(out, identities);
    out.endArray();
}

std::optional<Identities> readIdentities(QIODevice *file)
{
    return Reader(file).identities();
}

void writeMarks(QIODevice *file, const Marks &marks)
{
    QCborStreamWriter out(file);
    out.startArray(2);
    out.append(format);
    write(out, marks);
    out.endArray();
}

std::optional<Marks> readMarks(QIODevice *file)
{
    return Reader(file).marks();
}

} // namespace ledger
