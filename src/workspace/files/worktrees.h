// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/checkpoint/gitrunner.h"

#include <QList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace workspace {

/// The work trees of the repository that a folder lies in: which there are, and a new one for a session of its own.
/// git runs beside Belay; the newest question is answered. No hook and no program that the repository's own settings
/// name is run. What could not be made whole is removed, and nothing else. Main thread.
class Worktrees : public QObject
{
    Q_OBJECT

public:
    struct Tree
    {
        QString folder; ///< where the folder that was asked about is in it, else its top
        QString branch; ///< verbatim; for a detached HEAD the first digits of the commit
    };
    struct Found
    {
        QString branch;     ///< of the folder that was asked about; empty: it is in no repository
        QString freeName;   ///< for a new one: no folder beside this one and no other work tree is called so
        QList<Tree> others; ///< without the one that was asked about
    };

    explicit Worktrees(const QString &git = QStringLiteral("git"), QObject *parent = nullptr);
    /// Removes what is not whole; waits for git, a few seconds at most.
    ~Worktrees() override;

    /// Ends in found(). \p folder is absolute and resolved.
    void look(const QString &folder);
    /// Makes a branch \p name that begins at the commit of \p folder, and a work tree for it, in a folder called so
    /// beside that of \p folder. Ends in made() or failed(), unless it is cancelled.
    void make(const QString &folder, const QString &name);
    /// Ends a make(), without a signal, and removes what was made by then.
    void cancel();

Q_SIGNALS:
    void found(const workspace::Worktrees::Found &found);
    void made(const QString &folder); ///< where a session in it begins: absolute and resolved
    void failed(const QString &why);  ///< a sentence

private:
    struct Making
    {
        QString top;    ///< of the work tree that the folder lies in
        QString inside; ///< the folder, relative to that
        QString name, path;
        bool isOurFolder = false; ///< it was made here, and is empty until the next
        bool isTree = false;      ///< git has made the work tree and its branch
        bool isAdding = false;    ///< git is at it, which is quick and not to be ended half-way
        bool isCancelled = false;
    };
    using Answer = base::Result<ledger::GitAnswer>;
    void step(const QString &folder, const QStringList &arguments, std::function<void(const ledger::GitAnswer &)> done);
    /// Goes on with \p done if git succeeds, else fails.
    void require(const QString &folder, const QStringList &arguments, std::function<void(const QByteArray &)> done);
    void checkName();
    void checkBranch();
    void add();
    void checkFilters();
    void writeFiles();
    void fail(const QString &why);
    void failWith(const ledger::GitAnswer &answer);
    void end(); ///< removes what there is of it
    static QList<QStringList> removalOf(const Making &making);

    const QString m_program;
    std::optional<Making> m_making;
    std::optional<std::pair<QString, QString>> m_next; ///< folder and name, once the cancelled one has ended
    std::vector<Making> m_removing;                    ///< by m_remove, in this order
    ledger::GitRunner m_look, m_make, m_remove;
};

} // namespace workspace
