// SPDX-License-Identifier: Apache-2.0
#include "heldturnbench.h"
#include "core/held/heldchanges.h"

HeldTurnBench::HeldTurnBench(const QString &top) : m_top(top)
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

QString HeldTurnBench::reopen()
{
    changes.reset();
    QString path = ledger::HeldStore::in(m_top + QStringLiteral("/held")).front().path;
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

void HeldTurnBench::put(const QString &name, const QByteArray &text) const
{
    const QString path = project() + u'/' + name;
    QFile file(path + QStringLiteral(".new"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QVERIFY(::rename(QFile::encodeName(file.fileName()).constData(), QFile::encodeName(path).constData()) == 0);
}

QByteArray HeldTurnBench::asGit(const QByteArray &script)
{
    return "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b; " + script;
}

QByteArray HeldTurnBench::git(const QByteArray &words) const
{
    QProcess run;
    run.setWorkingDirectory(project());
    run.start(QStringLiteral("sh"), {QStringLiteral("-c"), QString::fromUtf8(asGit("git " + words))});
    const bool isDone = run.waitForFinished(60'000) && run.exitCode() == 0;
    return isDone ? run.readAllStandardOutput() : "failed: " + run.readAllStandardError();
}

void HeldTurnBench::act(const QByteArray &script) const
{
    QProcess run;
    run.start(base::Sealing::sealProgram(),
              changes->view()->enterArguments(project(),
                                              {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script)}));
    QVERIFY(run.waitForFinished(600'000) && run.exitCode() == 0);
}

void HeldTurnBench::agent(const QByteArray &script)
{
    act(script);
    look();
}

void HeldTurnBench::look()
{
    QEventLoop loop;
    QObject::connect(changes.get(), &core::HeldChanges::looked, &loop, &QEventLoop::quit);
    changes->look();
    loop.exec();
}

void HeldTurnBench::sync()
{
    waitFor([this](auto done) { changes->sync(&context, done); });
    look();
}

void HeldTurnBench::begin()
{
    QEventLoop loop;
    changes->sync(&context, [&loop](const base::Result<void> &done) {
        QVERIFY(done);
        loop.quit();
    });
    loop.exec();
}

QString HeldTurnBench::restore()
{
    QString said = waitFor([this](auto done) { changes->restoreTurn(changes->ofTurn(), &context, done); });
    look();
    return said;
}

const core::HeldFile &HeldTurnBench::file(const QByteArray &path) const
{
    const auto found = std::find_if(changes->files().begin(), changes->files().end(),
                                    [&path](const core::HeldFile &file) { return file.change.path == path; });
    return *found;
}

core::HeldChanges::Text HeldTurnBench::text(const QByteArray &path)
{
    std::optional<core::HeldChanges::Text> out;
    changes->texts({file(path)}, &context,
                   [&out](const std::vector<core::HeldChanges::Text> &texts) { out = texts.front(); });
    return QTest::qWaitFor([&out] { return out.has_value(); }) ? *out : core::HeldChanges::Text();
}

void HeldTurnBench::acceptPart(const QByteArray &path, const QByteArray &content, core::HeldChanges::Rest rest)
{
    bool isDone = false;
    changes->acceptPart(file(path), content, rest, {1}, &context,
                        [&isDone](const ledger::HeldOutcome &outcome) { isDone = outcome.failed.empty(); });
    QVERIFY(QTest::qWaitFor([&] { return isDone && !changes->isBusy(); }));
    look();
}

QString HeldTurnBench::rejectPart(const core::HeldFile &listed, const QByteArray &text)
{
    QString said = waitFor([&](auto done) { changes->rejectPart(listed, text, &context, done); });
    look();
    return said;
}

void HeldTurnBench::acceptAll()
{
    QEventLoop loop;
    changes->accept(changes->acceptable(), {1}, &context, [&loop](const ledger::HeldOutcome &outcome) {
        QVERIFY(outcome.failed.empty());
        loop.quit();
    });
    loop.exec();
}

QByteArrayList HeldTurnBench::paths() const
{
    QByteArrayList out;
    for (const core::HeldFile &file : changes->files())
        out << (file.change.conflict ? "!" : "") + file.change.path;
    return out;
}

QByteArray HeldTurnBench::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}
