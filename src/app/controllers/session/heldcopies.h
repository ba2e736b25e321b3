// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/held/heldchanges.h"
#include "workspace/session/sessioncontroller.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace app {

/// Files that are held back, as the agent sees them, for programs that cannot look into its view: copies that may only
/// be read, in a folder of this object's own.
class HeldCopies : public QObject
{
    Q_OBJECT

public:
    using Copied = std::function<void(const base::Result<QString> &copy)>;

    using QObject::QObject;

    /// Whether \p path, absolute, is another for the agent of \p session, which may be null.
    static bool isHeld(const workspace::SessionController *session, const QString &path);
    /// Only where isHeld(). The error is a sentence. \p done is called later, unless this is gone by then.
    void copy(workspace::SessionController *session, const QString &path, Copied done);

private:
    base::Result<QString> write(const core::HeldChanges::Text &text);

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace app
