// SPDX-License-Identifier: Apache-2.0
#include "gitbench.h"

#include "base/gitenvironment.h"

GitBench::~GitBench()
{
    std::error_code ignored; // QTemporaryDir does not find names that are not UTF-8
    std::filesystem::remove_all(dir.path().toStdString(), ignored);
}

void GitBench::write(const QByteArray &name, const QByteArray &text) const
{
    ledger::FolderMaking making;
    auto folder = ledger::openFolder(ledger::splitPath(path(name)).first, &making);
    const base::Descriptor fd(
        ::openat(folder->fd(), ledger::splitPath(path(name)).second.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0644));
    ledger::writeAll(fd.fd(), text);
}

QByteArray GitBench::git(const QStringList &arguments, const QString &folder) const
{
    QProcess process;
    process.setWorkingDirectory(folder.isEmpty() ? work() : folder);
    process.start(QStringLiteral("git"),
                  QStringList{QStringLiteral("-c"), QStringLiteral("user.name=n"), QStringLiteral("-c"),
                              QStringLiteral("user.email=e@x"), QStringLiteral("-c"),
                              QStringLiteral("protocol.file.allow=always")} +
                      arguments);
    process.waitForFinished(120000);
    if (process.exitCode() != 0)
        qWarning("git %s: %s", qPrintable(arguments.join(QLatin1Char(' '))),
                 process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

void GitBench::init(const QStringList &more) const
{
    git(QStringList{QStringLiteral("init"), QStringLiteral("-q")} + more);
}

void GitBench::commit() const
{
    git({QStringLiteral("add"), QStringLiteral("-A")});
    git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"), QStringLiteral("-m"),
         QStringLiteral("c")});
}

std::unique_ptr<ledger::Checkpoint> GitBench::checkpoint(ledger::CheckpointLimits limits, const QString &sub,
                                                         const QString &program)
{
    return std::make_unique<ledger::Checkpoint>(work() + sub, store(), &clock, limits, program);
}

base::Result<ledger::Snapshot> GitBench::snapshot(ledger::Checkpoint &point)
{
    std::optional<base::Result<ledger::Snapshot>> answer;
    point.snapshot(&context, [&answer](const auto &result) { answer = result; });
    return waited(answer);
}

base::Result<std::vector<ledger::Change>> GitBench::compareNow(ledger::Checkpoint &point, const ledger::Snapshot &from)
{
    std::optional<base::Result<std::vector<ledger::Change>>> answer;
    point.compareNow(from, &context, [&answer](const auto &result, const auto &) { answer = result; });
    return waited(answer);
}

QByteArray GitBench::content(const QByteArray &tree, const QByteArray &name) const
{
    QProcessEnvironment environment = base::gitEnvironment(); // a test may have set some for git
    const auto run = [&](const QStringList &arguments, const QByteArray &input) {
        QProcess process;
        process.setWorkingDirectory(work());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("git"), arguments);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(120000);
        return process.readAllStandardOutput();
    };
    const QByteArray borrowed =
        run({QStringLiteral("rev-parse"), QStringLiteral("--git-path"), QStringLiteral("objects")}, {}).trimmed();
    environment.insert(QStringLiteral("GIT_ALTERNATE_OBJECT_DIRECTORIES"),
                       QDir(work()).absoluteFilePath(QFile::decodeName(borrowed)));
    const auto stores = QDir(store()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &store : stores) {
        const QByteArray answer = run({QStringLiteral("--git-dir"), store.filePath(), QStringLiteral("cat-file"),
                                       QStringLiteral("--batch"), QStringLiteral("-z")},
                                      tree + ':' + name + '\0');
        const QByteArray head = answer.left(answer.indexOf('\n'));
        if (head.contains(" blob "))
            return answer.mid(head.size() + 1, head.mid(head.lastIndexOf(' ') + 1).toInt());
    }
    return {};
}

base::Result<std::vector<ledger::Effect>>
GitBench::effects(ledger::Checkpoint &point, const std::vector<ledger::Change> &changes, ledger::BlobStore &blobs)
{
    std::optional<base::Result<std::vector<ledger::Effect>>> answer;
    point.effectsOf(changes, &blobs, &context, [&answer](const auto &result) { answer = result; });
    return waited(answer);
}

QByteArrayList GitBench::told(const std::vector<ledger::Change> &changes) const
{
    QByteArrayList out;
    for (const ledger::Change &change : changes)
        out << QByteArray(1, "AMDXTL"[change.kind]) + ' ' + change.path.sliced(path("").size());
    std::sort(out.begin(), out.end());
    return out;
}

std::map<std::string, std::pair<QByteArray, qint64>> GitBench::everyByte(const QString &folder)
{
    std::map<std::string, std::pair<QByteArray, qint64>> out;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder.toStdString())) {
        const auto state = ledger::lookAtPath(QByteArray::fromStdString(entry.path().string()), 1 << 30);
        out[entry.path().string()] = {state->content.value_or(QByteArray()), state->changedNs};
    }
    return out;
}
