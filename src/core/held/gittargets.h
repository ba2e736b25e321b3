// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/gitsettings.h"
#include "ledger/held/heldfolder.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>
#include <QStringList>

#include <map>
#include <set>
#include <vector>

namespace core {

/// What lies in a folder of the session and is run, or obeyed, by git because a setting names it: hooks elsewhere than
/// in git's folder, programs, included settings. Whether the setting holds already or waits itself. Of a command line
/// every word that could be a path counts. Asks git, which runs nothing for that; one thread.
class GitTargets
{
public:
    /// \p folder is absolute, and need be no repository.
    GitTargets(const QString &folder, const QDeadlineTimer &deadline);

    /// Reads the settings of the repository that \p folder, absolute, lies in, with the user's and the system's.
    void addRepository(const QString &folder);
    /// Reads those among \p waiting, too. Call it after all addRepository().
    void addWaiting(const ledger::HeldFolder &held, const std::vector<ledger::HeldChange> &waiting);

    /// Whether \p change is of something that a setting names, or puts something else in the place of a folder on the
    /// way there.
    bool names(const ledger::HeldChange &change) const;

private:
    struct Base
    {
        QString file;        ///< that the settings are in, absolute
        QStringList folders; ///< what is relative in a command line is relative to one of them
    };
    void add(const std::vector<GitSetting> &settings, const Base &base);
    void addSettingsFile(const QString &path, const QStringList &folders);
    void addFolder(const QString &path);
    void addIncluded(const QString &path, const QStringList &folders);
    void addProgram(const QByteArray &text, const QStringList &folders);
    void addWord(const QString &word, const QStringList &folders);
    void addPath(const QString &path, bool isWhole);
    QStringList insideOf(const QString &path) const;

    const QString m_folder, m_realFolder;
    const QDeadlineTimer m_deadline;
    std::set<QByteArray> m_files;                 ///< relative to the folder
    std::set<QByteArray> m_folders;               ///< the same, with all that lies in them
    bool m_isWhole = false;                       ///< the folder itself: its own files
    bool m_isUnknown = false;                     ///< settings could not be read in full, so that anything may be named
    std::map<QByteArray, QStringList> m_included; ///< files with settings, relative to the folder; with Base::folders
    std::set<QString> m_read;                     ///< files with settings
};

} // namespace core
