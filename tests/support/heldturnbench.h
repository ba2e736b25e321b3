// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sealable.h"
#include "undobench.h"

#include "base/process/sealing.h"
#include "core/held/heldchanges.h"

#include <QEventLoop>

/// A folder of a session of which the changes are held back, and an agent in it.
class HeldTurnBench
{
public:
    explicit HeldTurnBench(const QString &top);

    /// As after a restart: nobody has made a view yet. The store's path.
    QString reopen();
    QString project() const { return m_top + QStringLiteral("/project"); }
    /// As an editor saves.
    void put(const QString &name, const QByteArray &text) const;
    /// The words of git's commands, with a user.
    static QByteArray asGit(const QByteArray &script);
    /// What the user's git says in the real folder.
    QByteArray git(const QByteArray &words) const;
    QByteArray real(const QString &name) const { return read(project() + u'/' + name); }
    QByteArray seen(const QString &name) const { return read(changes->view()->pathOf(project()) + u'/' + name); }
    /// Of the agent, which nobody looks at yet.
    void act(const QByteArray &script) const;
    void agent(const QByteArray &script);
    void look();
    void sync();
    /// As the user's next message does, with an event loop of its own.
    void begin();
    QString restore();
    const core::HeldFile &file(const QByteArray &path) const;
    core::HeldChanges::Text text(const QByteArray &path);
    void acceptPart(const QByteArray &path, const QByteArray &content, core::HeldChanges::Rest rest);
    QString rejectPart(const core::HeldFile &listed, const QByteArray &text);
    /// With an event loop of its own, as in the program: QTest's waiting sleeps in between.
    void acceptAll();
    QByteArrayList paths() const;

    UndoBench work;
    core::Services services;
    std::unique_ptr<core::HeldChanges> changes;
    QObject context;

private:
    template <class Start> QString waitFor(const Start &start)
    {
        std::optional<base::Result<void>> result;
        start([&result](const base::Result<void> &done) { result = done; });
        if (!QTest::qWaitFor([&result] { return result.has_value(); }, 20'000))
            return QStringLiteral("no answer");
        return *result ? QString() : result->error().message + result->error().detail;
    }
    static QByteArray read(const QString &path);

    const QString m_top;
};
