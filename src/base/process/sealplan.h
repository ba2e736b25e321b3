// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace base {

/// What `belay-seal` is told: what a sealed program sees and where its writes go. Everything not named here is visible
/// but read-only. All paths are absolute and exist when the program starts; an outer folder comes before those inside
/// it.
struct SealPlan
{
    struct Folder
    {
        QString path;  ///< its path, outside and in the view
        QString store; ///< for an overlay the folder that takes the writes; for a copy the copy
        bool operator==(const Folder &) const = default;
    };
    QList<Folder> overlays = {};
    QList<Folder> copies = {};
    QStringList writable = {}; ///< files and folders that are written directly
    QStringList hidden = {};   ///< files, folders and sockets; missing ones are ignored
    QStringList shown = {};    ///< folders in hidden ones that are seen all the same; missing ones are ignored
    /// Folders of which their folders, files and links are seen that are there when the program starts: no socket in
    /// them, and nothing that is made in them later. Missing ones are ignored.
    QStringList frozen = {};
    QString temporary = {}; ///< folder mounted as /tmp; empty: the real one, read-only
    /// Not 0: it gets a network of its own, in which only this port of 127.0.0.1 leads anywhere: to whoever accepts
    /// from SealedView::listener().
    quint16 onlyPort = 0;

    /// Whether programs may do the same by both. What is hidden, shown and frozen does not count: it is found anew each
    /// time.
    bool allowsSameAs(const SealPlan &other) const
    {
        return overlays == other.overlays && copies == other.copies && writable == other.writable &&
               temporary == other.temporary && onlyPort == other.onlyPort;
    }
};

/// Why a program could not be sealed. Nothing of it has run.
struct SealFailure
{
    /// In the order in which they happen.
    enum class Step {
        NoProgram, ///< `belay-seal` is missing, or ended without a report
        Option,
        Root,      ///< it runs as root, of which something cannot be taken away here
        Path,      ///< a path in the plan does not exist or may not be opened
        Namespace, ///< no user namespace: the kernel or its configuration does not allow one
        Store,
        Overlay, ///< the folder, or its store, cannot be part of an overlay
        Mount,   ///< anything else about mounts
        Rights,
        Network,   ///< the network of its own
        Folder,    ///< the working folder
        Semantics, ///< this kernel's overlay does not behave as the staging needs it
        Run        ///< the program itself could not be run
    };
    Step step = Step::NoProgram;
    int error = 0; ///< errno
    QString path = {};
};

} // namespace base
