// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace base {

/// What a program that is sealed sees, and where its changes go: what `belay-seal` is told. Whatever is not named here
/// is as outside, but read-only. All paths are absolute and there when the program is started; a folder comes before
/// what lies in it.
struct SealPlan
{
    struct Folder
    {
        QString path;  ///< where it is, and is seen
        QString store; ///< of an overlay: the folder for what was written; of a copy: the copy
    };
    QList<Folder> overlays = {};
    QList<Folder> copies = {};
    QStringList writable = {}; ///< files and folders that are written to themselves
    QStringList hidden = {};   ///< files, folders and sockets; those that are not there are no fault
    QString temporary = {};    ///< a folder that is /tmp; empty: the real one, read-only
    bool network = true;
};

/// Why a program could not be sealed. Nothing of it has run.
struct SealFailure
{
    /// In the order in which they happen.
    enum class Step {
        NoProgram, ///< `belay-seal` is missing, or ended without a word
        Option,
        Root,      ///< whoever runs it is root, before whom nothing can be sealed
        Path,      ///< something named is not there or may not be opened
        Namespace, ///< no user namespace: the kernel, or whoever set it up, does not give one
        Store,
        Overlay, ///< the folder, or its store, cannot be part of an overlay
        Mount,   ///< anything else about mounts
        Rights,
        Folder,    ///< the working folder
        Semantics, ///< an overlay of this kernel does not do what the staging relies on
        Run        ///< the program itself could not be run
    };
    Step step = Step::NoProgram;
    int error = 0; ///< errno
    QString path = {};
};

} // namespace base
