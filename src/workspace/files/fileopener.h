// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/commandtemplate.h"
#include "base/error.h"
#include "base/poolwork.h"
#include "base/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace settings {
class Settings;
} // namespace settings

namespace workspace {

/// Opens \p place with \p command, or with the desktop's application for the file where it is empty. Relative paths
/// are in \p folder. The editor belongs to the user: it outlives Belay.
base::Result<void> openInEditor(const QString &command, base::FilePlace place, const QString &folder);

/// Where line \p line of \p part is in \p file, both from 1: \p part may be all of it or some lines of it, and the
/// file may have changed since. Without a trace of it the line is the same, within the file.
int lineOfPart(const QString &file, const QString &part, int line);

/// Opens places of files in the editor that the user chose. What is a place in a part of a file is looked for in the
/// file first, beside the main thread; only the newest wish is carried out.
class FileOpener : public QObject
{
    Q_OBJECT

public:
    using Failed = std::function<void(const base::Error &)>;
    explicit FileOpener(settings::Settings *settings, QObject *parent = nullptr);
    ~FileOpener() override;

    /// \p within: what the line counts in; empty: the file itself. Relative paths are in \p folder. \p failed is
    /// called at most once, perhaps at once.
    void open(const base::FilePlace &place, const QString &within, const QString &folder, Failed failed);

private:
    settings::Settings *m_settings;
    std::unique_ptr<base::PoolWork<int>> m_search;
};

} // namespace workspace
