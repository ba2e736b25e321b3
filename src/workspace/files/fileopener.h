// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/commandtemplate.h"
#include "base/error.h"
#include "base/poolwork.h"
#include "base/result.h"

#include <QObject>
#include <QString>

#include <cerrno>
#include <functional>
#include <memory>

namespace settings {
class Settings;
} // namespace settings

namespace workspace {

/// Code of an error that another choice of an editor would mend.
constexpr int noEditor = ENOEXEC;

/// Opens \p place with \p command, or if that is empty with the desktop's application for the file. Relative paths are
/// in \p folder. The editor is detached and outlives Belay.
base::Result<void> openInEditor(const QString &command, base::FilePlace place, const QString &folder);

/// Which line of \p file is line \p line of \p part, both from 1. \p part is the whole file or a part of it, and the
/// file may have changed since. If nothing of it is found, the number is kept, limited to the file.
int lineOfPart(const QString &file, const QString &part, int line);

/// Opens places in files in the user's editor. A place within a part of a file is first looked up in the file, on Qt's
/// pool; only the newest request is carried out.
class FileOpener : public QObject
{
    Q_OBJECT

public:
    using Failed = std::function<void(const base::Error &)>;
    explicit FileOpener(settings::Settings *settings, QObject *parent = nullptr);
    ~FileOpener() override;

    /// \p within: the text in which the line is counted; empty: the file itself. Relative paths are in \p folder. \p
    /// failed is called at most once, possibly at once.
    void open(const base::FilePlace &place, const QString &within, const QString &folder, Failed failed);

private:
    settings::Settings *m_settings;
    std::unique_ptr<base::PoolWork<int>> m_search;
};

} // namespace workspace
