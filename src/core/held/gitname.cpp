// SPDX-License-Identifier: Apache-2.0
#include "core/held/gitname.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>

namespace core {

namespace {

/// Of \p text without the code points that HFS+ ignores in names, in UTF-8: U+200C–200F, 202A–202E, 206A–206F, FEFF.
QByteArray withoutIgnored(const QByteArray &text)
{
    QByteArray out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto byte = [&text, i](qsizetype on) { return i + on < text.size() ? quint8(text.at(i + on)) : 0U; };
        const uint first = byte(0), second = byte(1), third = byte(2);
        const bool isIgnored = (first == 0xe2 && second == 0x80 &&
                                ((third >= 0x8c && third <= 0x8f) || (third >= 0xaa && third <= 0xae))) ||
                               (first == 0xe2 && second == 0x81 && third >= 0xaa && third <= 0xaf) ||
                               (first == 0xef && second == 0xbb && third == 0xbf);
        if (isIgnored)
            i += 2;
        else
            out += text.at(i);
    }
    return out;
}

/// What is left of a name where case does not count, nor a stream (`name:stream`), nor dots and blanks at its end.
QByteArray folded(const QByteArray &name)
{
    QByteArray out = withoutIgnored(name).toLower();
    if (const qsizetype stream = out.indexOf(':'); stream >= 0)
        out.truncate(stream);
    while (out.endsWith('.') || out.endsWith(' '))
        out.chop(1);
    return out;
}

} // namespace

bool hasOtherNameOfGit(const QByteArray &path)
{
    // A backslash is a name's own here, and a separator on Windows.
    const bool isSplit = path.contains('\\');
    QByteArrayList names = path.split('/');
    if (isSplit)
        names = QByteArray(path).replace('\\', '/').split('/');
    return std::any_of(names.begin(), names.end(), [isSplit](const QByteArray &name) {
        // Hardly any name begins as these may, and there may be tens of thousands.
        if (name.isEmpty() || !QByteArray(".gG\xe2\xef").contains(name.front()))
            return false;
        const QByteArray plain = folded(name);
        return plain == "git~1" || (plain == ".git" && (isSplit || name != ".git"));
    });
}

bool isModulesFile(const QByteArray &path)
{
    const QByteArray name = folded(path.mid(path.lastIndexOf('/') + 1));
    // The last two are its short names on NTFS.
    return name == ".gitmodules" || name.startsWith("gitmod~") || name.startsWith("gi7eba~");
}

bool isGitLock(const QByteArray &inside, bool isFolder)
{
    const QByteArrayList parts = inside.split('/');
    // Of submodules and linked worktrees the same lies deeper, below a name that may have slashes, and a lock's ending.
    const bool isInner = parts.front() == "modules" || parts.front() == "worktrees";
    bool isInGit = !isInner;
    for (qsizetype i = isInner ? 2 : 0; i < parts.size(); ++i) {
        const bool isFile = i + 1 == parts.size() && !isFolder;
        if (parts.at(i).endsWith(".lock") && (isInGit || isFile))
            return true;
        for (const char *known : {"refs", "logs", "objects", "info", "hooks"})
            isInGit = isInGit || parts.at(i) == known;
    }
    return false;
}

} // namespace core
