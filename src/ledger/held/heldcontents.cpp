// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldcontents.h"

#include "base/descriptor.h"
#include "base/privatefolder.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"
#include "ledger/held/folderwalk.h"
#include "ledger/held/heldcodec.h"
#include "ledger/held/treewrite.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <unistd.h>
#include <utility>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Result;

namespace {

constexpr QLatin1String listName("list");

bool hasContent(const FileMark &mark)
{
    return mark.type == FileType::Regular || mark.type == FileType::Symlink;
}

/// A file and a link may have the same hash.
QByteArray nameOf(const FileMark &mark)
{
    return mark.hash.toHex() + (mark.type == FileType::Symlink ? ".link" : "");
}

} // namespace

HeldContents::HeldContents(QString folder, Limits limits) : m_folder(std::move(folder)), m_limits(limits) {}

QString HeldContents::pathOf(const QByteArray &name) const
{
    return m_folder + u'/' + QFile::decodeName(name);
}

void HeldContents::open()
{
    QFile file(m_folder + u'/' + listName);
    std::optional<Marks> marks;
    if (file.open(QIODevice::ReadOnly))
        marks = readMarks(&file);
    m_isSet = marks.has_value();
    m_marks = std::move(marks).value_or(Marks());
    m_kept.clear();
    // Links to folders are files here.
    for (const QString &name :
         QDir(m_folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System | QDir::Hidden)) {
        if (name != listName)
            m_kept.insert(QFile::encodeName(name));
    }
}

Result<void> HeldContents::set(const Marks &marks, int from)
{
    if (m_isSet && marks == m_marks)
        return {};
    if (!base::makePrivateFolder(m_folder))
        return systemError(errno, QFile::encodeName(m_folder));
    std::set<QByteArray> needed;
    qint64 all = 0;
    for (const auto &[path, mark] : marks) {
        if (!hasContent(mark))
            continue;
        const QByteArray name = nameOf(mark);
        if (needed.contains(name))
            continue;
        if (all + mark.size <= m_limits.all && mark.size <= m_limits.file &&
            (m_kept.contains(name) || copyIn(path, mark, from))) {
            all += mark.size;
            needed.insert(name);
        }
    }
    m_marks = marks;
    m_isSet = true;
    if (m_isUnstored || !std::includes(m_kept.begin(), m_kept.end(), needed.begin(), needed.end()))
        store(); // before they are named
    if (Result<void> saved = save(); !saved)
        return saved;
    // Only now: until then the list that is stored may name them.
    for (const QByteArray &name : m_kept) {
        if (!needed.contains(name))
            QFile::remove(pathOf(name));
    }
    m_kept = std::move(needed);
    return {};
}

void HeldContents::store()
{
    const Descriptor folder(::open(QFile::encodeName(m_folder).constData(), folderFlags));
    ::syncfs(folder.fd());
    m_isUnstored = false;
}

void HeldContents::keepAhead(const Marks &marks, int from, int most, Place &at)
{
    if (!base::makePrivateFolder(m_folder)) {
        at.isEnd = true;
        return;
    }
    auto next = at.path.isNull() ? marks.begin() : marks.upper_bound(at.path);
    for (; next != marks.end() && most > 0; ++next) {
        const auto &[path, mark] = *next;
        at.path = path;
        if (!hasContent(mark) || mark.size > m_limits.file || at.bytes + mark.size > m_limits.all)
            continue;
        const QByteArray name = nameOf(mark);
        at.bytes += mark.size;
        if (m_kept.contains(name))
            continue;
        --most;
        if (copyIn(path, mark, from)) {
            m_kept.insert(name);
            m_isUnstored = true;
        }
    }
    at.isEnd = next == marks.end();
    if (at.isEnd && m_isUnstored)
        store();
}

/// False: it is another by now, or cannot be read.
bool HeldContents::copyIn(const QByteArray &path, const FileMark &mark, int from)
{
    const Result<Descriptor> parent = openParent(from, path);
    const Descriptor folder(::open(QFile::encodeName(m_folder).constData(), folderFlags));
    if (!parent || !folder.isOpen())
        return false;
    const QByteArray temporary = temporaryName();
    FileMark own = mark;
    own.mode = 0600; // Belay has to read it again, whatever it was
    bool good = copyNamed(parent->fd(), splitPath('/' + path).second, folder.fd(), temporary, own).ok();
    const Result<FileState> copied = lookAt(folder.fd(), temporary);
    good = good && copied && copied->mark.sameContent(mark) &&
           ::renameat(folder.fd(), temporary.constData(), folder.fd(), nameOf(mark).constData()) == 0;
    if (!good)
        ::unlinkat(folder.fd(), temporary.constData(), 0);
    return good;
}

Result<void> HeldContents::save() const
{
    QSaveFile file(m_folder + u'/' + listName);
    if (file.open(QIODevice::WriteOnly)) {
        writeMarks(&file, m_marks);
        if (file.commit())
            return {};
    }
    return Error{base::Origin::System, EIO, file.errorString(), {}};
}

bool HeldContents::has(const FileMark &mark) const
{
    return hasContent(mark) ? m_kept.contains(nameOf(mark))
                            : mark.type == FileType::Missing || mark.type == FileType::Folder;
}

std::optional<QByteArray> HeldContents::text(const FileMark &mark, qint64 upTo) const
{
    QFile file(pathOf(nameOf(mark)));
    if (mark.type != FileType::Regular || !has(mark) || mark.size > upTo || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray text = file.read(upTo + 1);
    return markOf(text).sameContent(mark) ? std::optional(std::move(text)) : std::nullopt;
}

Result<void> HeldContents::put(const FileMark &mark, int to, const QByteArray &path) const
{
    if (!has(mark))
        return systemError(ENOENT, path);
    if (!hasContent(mark))
        return copyNamed(-1, {}, to, path, mark);
    const Descriptor folder(::open(QFile::encodeName(m_folder).constData(), folderFlags));
    if (!folder.isOpen())
        return systemError(errno, path);
    return copyNamed(folder.fd(), nameOf(mark), to, path, mark);
}

} // namespace ledger
