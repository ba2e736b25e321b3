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
    explicit HeldTurnBench(const QString &top) : m_top(top)
    {
        QDir().mkpath(project());
        put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\n8\n");
        put(QStringLiteral("b"), "b1\n");
        services.files = work.effects.get();
        services.blobs = &work.blobs;
        ledger::HeldOwner owner;
        owner.session = base::SessionId{QStringLiteral("s")};
        owner.folders = {project()};
        auto store = ledger::HeldStore::make(top + QStringLiteral("/held"), owner);
        changes = std::make_unique<core::HeldChanges>(std::move(store).value(), services, core::HeldHome());
        waitFor([this](auto done) { changes->open(&context, done); });
        // To give nothing up makes a view, as an agent would.
        waitFor([this](auto done) { changes->discard({}, &context, done); });
    }

    /// As after a restart: nobody has made a view yet. The store's path.
    QString reopen()
    {
        changes.reset();
        const QString path = ledger::HeldStore::in(m_top + QStringLiteral("/held")).front().path;
        // A child between fork and exec holds the lock for a moment.
        auto store = ledger::HeldStore::open(path);
        (void)QTest::qWaitFor([&] {
            if (!store)
                store = ledger::HeldStore::open(path);
            return store.ok();
        });
        changes = std::make_unique<core::HeldChanges>(std::move(store).value(), services, core::HeldHome());
        waitFor([this](auto done) { changes->open(&context, done); });
        return path;
    }
    QString project() const { return m_top + QStringLiteral("/project"); }
    /// As an editor saves.
    void put(const QString &name, const QByteArray &text) const
    {
        const QString path = project() + u'/' + name;
        QFile file(path + QStringLiteral(".new"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(::rename(QFile::encodeName(file.fileName()).constData(), QFile::encodeName(path).constData()) == 0);
    }
    /// The words of git's commands, with a user.
    static QByteArray asGit(const QByteArray &script)
    {
        return "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b; " + script;
    }
    /// What the user's git says in the real folder.
    QByteArray git(const QByteArray &words) const
    {
        QProcess run;
        run.setWorkingDirectory(project());
        run.start(QStringLiteral("sh"), {QStringLiteral("-c"), QString::fromUtf8(asGit("git " + words))});
        const bool isDone = run.waitForFinished(60'000) && run.exitCode() == 0;
        return isDone ? run.readAllStandardOutput() : "failed: " + run.readAllStandardError();
    }
    QByteArray real(const QString &name) const { return read(project() + u'/' + name); }
    QByteArray seen(const QString &name) const { return read(changes->view()->pathOf(project()) + u'/' + name); }
    /// Of the agent, which nobody looks at yet.
    void act(const QByteArray &script) const
    {
        QProcess run;
        run.start(base::Sealing::sealProgram(),
                  changes->view()->enterArguments(
                      project(), {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script)}));
        QVERIFY(run.waitForFinished(600'000) && run.exitCode() == 0);
    }
    void agent(const QByteArray &script)
    {
        act(script);
        look();
    }
    void look()
    {
        QEventLoop loop;
        QObject::connect(changes.get(), &core::HeldChanges::looked, &loop, &QEventLoop::quit);
        changes->look();
        loop.exec();
    }
    void sync()
    {
        waitFor([this](auto done) { changes->sync(&context, done); });
        look();
    }
    /// As the user's next message does, with an event loop of its own.
    void begin()
    {
        QEventLoop loop;
        changes->sync(&context, [&loop](const base::Result<void> &done) {
            QVERIFY(done);
            loop.quit();
        });
        loop.exec();
    }
    QString restore()
    {
        const QString said = waitFor([this](auto done) { changes->restoreTurn(changes->ofTurn(), &context, done); });
        look();
        return said;
    }
    const core::HeldFile &file(const QByteArray &path) const
    {
        const auto found = std::find_if(changes->files().begin(), changes->files().end(),
                                        [&path](const core::HeldFile &file) { return file.change.path == path; });
        return *found;
    }
    core::HeldChanges::Text text(const QByteArray &path)
    {
        std::optional<core::HeldChanges::Text> out;
        changes->texts({file(path)}, &context,
                       [&out](const std::vector<core::HeldChanges::Text> &texts) { out = texts.front(); });
        return QTest::qWaitFor([&out] { return out.has_value(); }) ? *out : core::HeldChanges::Text();
    }
    void acceptPart(const QByteArray &path, const QByteArray &content, core::HeldChanges::Rest rest)
    {
        bool isDone = false;
        changes->acceptPart(file(path), content, rest, {1}, &context,
                            [&isDone](const ledger::HeldOutcome &outcome) { isDone = outcome.failed.empty(); });
        QVERIFY(QTest::qWaitFor([&] { return isDone && !changes->isBusy(); }));
        look();
    }
    QString rejectPart(const core::HeldFile &listed, const QByteArray &text)
    {
        const QString said = waitFor([&](auto done) { changes->rejectPart(listed, text, &context, done); });
        look();
        return said;
    }
    /// With an event loop of its own, as in the program: QTest's waiting sleeps in between.
    void acceptAll()
    {
        QEventLoop loop;
        changes->accept(changes->acceptable(), {1}, &context, [&loop](const ledger::HeldOutcome &outcome) {
            QVERIFY(outcome.failed.empty());
            loop.quit();
        });
        loop.exec();
    }
    QByteArrayList paths() const
    {
        QByteArrayList out;
        for (const core::HeldFile &file : changes->files())
            out << (file.change.conflict ? "!" : "") + file.change.path;
        return out;
    }

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
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

    const QString m_top;
};
