// SPDX-License-Identifier: Apache-2.0
#include "agents/unpack.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <sys/stat.h>

namespace agents {

using base::Error;

namespace {

using base::Error;

struct UnpackTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::Unpack)
};

struct ReadEnd
{
    void operator()(::archive *a) const { ::archive_read_free(a); }
};
struct WriteEnd
{
    void operator()(::archive *a) const { ::archive_write_free(a); }
};

Error broken(::archive *from)
{
    const char *why = ::archive_error_string(from);
    return {base::Origin::System, ::archive_errno(from), UnpackTr::tr("The archive could not be unpacked."),
            why ? base::visibleText(QString::fromLocal8Bit(why)) : QString()};
}

Error refused(const QByteArray &name, const QString &why)
{
    return {base::Origin::Belay, 0, UnpackTr::tr("The archive was refused: %1").arg(why),
            base::visibleText(QString::fromUtf8(name))};
}

QByteArrayList partsOf(const QByteArray &path)
{
    QByteArrayList parts = path.split('/');
    parts.removeAll(QByteArray());
    parts.removeAll(QByteArray("."));
    return parts;
}

bool isInside(const QByteArray &path)
{
    return !path.isEmpty() && !path.startsWith('/') && !partsOf(path).contains("..");
}

/// A link may go up only as far as its own depth, and only at its beginning: after a name, which could itself be a
/// link, ".." may lead anywhere.
bool pointsInside(const QByteArray &link, const QByteArray &target)
{
    if (target.isEmpty() || target.startsWith('/'))
        return false;
    qsizetype up = 0;
    bool down = false;
    const QByteArrayList parts = partsOf(target);
    for (const QByteArray &part : parts) {
        if (part != "..")
            down = true;
        else if (down || ++up >= partsOf(link).size())
            return false;
    }
    return true;
}

class Unpacking
{
public:
    Unpacking(QByteArray folder, const UnpackLimits &limits) : m_folder(std::move(folder)), m_limits(limits) {}

    base::Result<void> run(const QByteArray &archive)
    {
        // Some others are read by programs that libarchive starts.
        ::archive_read_support_filter_gzip(m_in.get());
        ::archive_read_support_filter_bzip2(m_in.get());
        ::archive_read_support_filter_xz(m_in.get());
        ::archive_read_support_filter_zstd(m_in.get());
        // Formats of nothing but bytes: others name files of this computer as their content.
        ::archive_read_support_format_tar(m_in.get());
        ::archive_read_support_format_gnutar(m_in.get());
        ::archive_read_support_format_zip(m_in.get());
        ::archive_write_disk_set_options(m_out.get(), ARCHIVE_EXTRACT_PERM | ARCHIVE_EXTRACT_SECURE_SYMLINKS |
                                                          ARCHIVE_EXTRACT_SECURE_NODOTDOT);
        if (::archive_read_open_filename(m_in.get(), archive.constData(), 64 * 1024) != ARCHIVE_OK)
            return broken(m_in.get());
        ::archive_entry *entry = nullptr;
        while (true) {
            const int got = ::archive_read_next_header(m_in.get(), &entry);
            if (got == ARCHIVE_EOF)
                return m_entries > 0 ? base::Result<void>()
                                     : base::Result<void>(refused({}, UnpackTr::tr("there is nothing in it.")));
            if (got < ARCHIVE_WARN)
                return broken(m_in.get());
            if (++m_entries > m_limits.entries)
                return refused({}, UnpackTr::tr("it holds more than %n file(s).", nullptr, m_limits.entries));
            if (const auto written = write(entry); !written)
                return written;
        }
    }

private:
    base::Result<void> write(::archive_entry *entry)
    {
        const char *raw = ::archive_entry_pathname(entry);
        const QByteArray name(raw ? raw : "");
        if (partsOf(name).isEmpty() && !name.isEmpty() && !name.startsWith('/'))
            return {}; // "./", the folder itself
        if (!isInside(name))
            return refused(name, UnpackTr::tr("a file in it would land outside its folder."));
        const char *hardLink = ::archive_entry_hardlink(entry);
        const auto type = ::archive_entry_filetype(entry);
        if (hardLink) {
            if (!isInside(hardLink))
                return refused(name, UnpackTr::tr("a link in it points outside its folder."));
            ::archive_entry_set_hardlink(entry, QByteArray(m_folder + '/' + hardLink).constData());
        } else if (type == AE_IFLNK) {
            const char *target = ::archive_entry_symlink(entry);
            if (!pointsInside(name, target ? target : ""))
                return refused(name, UnpackTr::tr("a link in it points outside its folder."));
        } else if (type != AE_IFREG && type != AE_IFDIR) {
            return refused(name, UnpackTr::tr("it holds a device or another special file."));
        }
        const bool runs = type == AE_IFDIR || (::archive_entry_perm(entry) & S_IXUSR) != 0;
        ::archive_entry_set_perm(entry, runs ? 0755 : 0644);
        ::archive_entry_set_pathname(entry, QByteArray(m_folder + '/' + partsOf(name).join('/')).constData());
        // Checked early where the archive declares the size; all bytes are counted below.
        if (::archive_entry_size_is_set(entry) && ::archive_entry_size(entry) > m_limits.bytes - m_bytes)
            return tooLarge(name);
        if (::archive_write_header(m_out.get(), entry) < ARCHIVE_WARN)
            return broken(m_out.get());
        if (const auto copied = copy(name); !copied)
            return copied;
        if (::archive_write_finish_entry(m_out.get()) < ARCHIVE_WARN)
            return broken(m_out.get());
        return {};
    }

    base::Result<void> copy(const QByteArray &name)
    {
        const void *data = nullptr;
        size_t size = 0;
        la_int64_t offset = 0, end = 0;
        while (true) {
            const int got = ::archive_read_data_block(m_in.get(), &data, &size, &offset);
            if (got == ARCHIVE_EOF) {
                m_bytes += end;
                return {};
            }
            if (got < ARCHIVE_WARN)
                return broken(m_in.get());
            end = qMax(end, offset + la_int64_t(size));
            if (end > m_limits.bytes - m_bytes)
                return tooLarge(name);
            if (::archive_write_data_block(m_out.get(), data, size, offset) < ARCHIVE_WARN)
                return broken(m_out.get());
        }
    }

    Error tooLarge(const QByteArray &name) const
    {
        return refused(name,
                       UnpackTr::tr("unpacked it is larger than %n MiB.", nullptr, int(m_limits.bytes / 1024 / 1024)));
    }

    const std::unique_ptr<::archive, ReadEnd> m_in{::archive_read_new()};
    const std::unique_ptr<::archive, WriteEnd> m_out{::archive_write_disk_new()};
    const QByteArray m_folder;
    const UnpackLimits m_limits;
    qint64 m_bytes = 0;
    int m_entries = 0;
};

} // namespace

base::Result<void> unpack(const QString &archive, const QString &folder, const UnpackLimits &limits)
{
    const QFileInfo target(folder);
    // Next to the target, so that it can be renamed; by its real path, because unpacking goes through no link.
    QTemporaryDir part(QFileInfo(target.path()).canonicalFilePath() + QStringLiteral("/.unpacking-XXXXXX"));
    if (!part.isValid() || target.exists())
        return base::Error{base::Origin::System, 0,
                           base::Words::tr("The folder %1 could not be made.").arg(base::visibleText(folder)),
                           part.errorString()};
    const auto done = Unpacking(QFile::encodeName(part.path()), limits).run(QFile::encodeName(archive));
    if (!done)
        return done;
    if (!QDir().rename(part.path(), folder))
        return base::Error{base::Origin::System,
                           0,
                           base::Words::tr("The folder %1 could not be made.").arg(base::visibleText(folder)),
                           {}};
    part.setAutoRemove(false);
    return {};
}

} // namespace agents
