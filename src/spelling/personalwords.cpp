// SPDX-License-Identifier: Apache-2.0
#include "spelling/personalwords.h"

#include "base/privatefolder.h"
#include "base/regularfile.h"
#include "spelling/wordfinder.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace spelling {

namespace {

struct PersonalWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(spelling::PersonalWords)
};

} // namespace

void PersonalWords::read()
{
    m_words.clear();
    const auto bytes = base::readRegularFile(m_file, mostBytes);
    if (!bytes)
        return;
    for (const QString &line : QString::fromUtf8(bytes.value()).split(u'\n')) {
        const QString word = line.trimmed();
        if (!word.isEmpty() && word.size() <= longestWord && m_words.size() < most)
            m_words.insert(word);
    }
}

bool PersonalWords::contains(const QString &word) const
{
    if (m_words.contains(word))
        return true;
    QString small = word;
    if (!small.isEmpty())
        small[0] = small.at(0).toLower();
    return m_words.contains(small);
}

base::Result<void> PersonalWords::add(const QString &word)
{
    const QString clean = word.trimmed();
    if (clean.isEmpty() || clean.size() > longestWord || clean.contains(u'\n'))
        return base::Error{base::Origin::User, 0, PersonalWordsTr::tr("This is no word for a dictionary."), clean};
    // A file that cannot be read is not overwritten: it may contain more words than are known here.
    if (QFileInfo::exists(m_file)) {
        if (const auto bytes = base::readRegularFile(m_file, mostBytes); !bytes)
            return bytes.error();
    }
    read();
    if (m_words.contains(clean))
        return {};
    if (m_words.size() >= most)
        return base::Error{base::Origin::Belay, 0,
                           PersonalWordsTr::tr("Your dictionary is full: it holds %1 words.").arg(most), m_file};
    QStringList all(m_words.begin(), m_words.end());
    all << clean;
    std::sort(all.begin(), all.end());
    base::makePrivateFolder(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    const QByteArray bytes = all.join(u'\n').toUtf8() + '\n';
    // Permissions are set before any content is written.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(bytes) != bytes.size() || !file.commit())
        return base::Error{
            base::Origin::System, 0,
            PersonalWordsTr::tr("“%1” could not be added to your dictionary: it cannot be written.").arg(clean),
            m_file + QStringLiteral(": ") + file.errorString()};
    m_words.insert(clean);
    return {};
}

} // namespace spelling
