// SPDX-License-Identifier: Apache-2.0
#include "cli/heldcommand.h"

#include "base/clock.h"
#include "base/exacttext.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/terminalstream.h"
#include "core/commands/ptycommand.h"
#include "core/held/heldchanges.h"
#include "core/requests/requestboard.h"
#include "ledger/held/heldstore.h"
#include "models/texts/heldtext.h"
#include "settings/settings.h"
#include "text/diff/linediff.h"
#include "workspace/stores/effectstore.h"
#include "workspace/stores/heldstores.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

struct HeldCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::HeldCommand)
};

constexpr int notAll = 1; ///< exit code
using Found = ledger::HeldStore::Found;

QString nameOf(const Found &found)
{
    return QFileInfo(found.path).fileName();
}

QString severalText()
{
    return HeldCommandTr::tr("There are several: choose one by --session.");
}

struct Wanted
{
    QString task;
    QStringList paths; ///< absolute or relative, as typed; empty: all
    bool json = false;
};

/// Runs one command on one store, from opening to the end: on the only one of those given in which something waits.
class HeldRun : public QObject
{
public:
    /// \p stores: those that may be meant, the newest first; at least one.
    HeldRun(std::vector<std::shared_ptr<core::HeldChanges>> stores, Wanted wanted)
        : m_stores(std::move(stores))
        , m_wanted(std::move(wanted))
    {}

    void start() { open(0); }

private:
    /// One after the other.
    void open(size_t at)
    {
        if (at == m_stores.size()) {
            choose();
            return;
        }
        m_stores[at]->open(this, [this, at](const base::Result<void> &opened) {
            if (opened)
                connect(
                    m_stores[at].get(), &core::HeldChanges::looked, this, [this, at] { open(at + 1); },
                    Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
            else
                fail(opened.error());
        });
    }

    /// The others are there since something may still live in what their agents saw, or did until now.
    void choose()
    {
        const auto waits = [](const std::shared_ptr<core::HeldChanges> &store) {
            return !store->files().empty() || !store->problem().isEmpty();
        };
        const auto found = std::find_if(m_stores.begin(), m_stores.end(), waits);
        const bool isOne = m_stores.size() == 1;
        if (found != m_stores.end() && std::any_of(found + 1, m_stores.end(), waits)) {
            m_err << severalText() << Qt::endl;
            QCoreApplication::exit(notAll);
            return;
        }
        m_held = isOne ? m_stores.front() : found == m_stores.end() ? nullptr : *found;
        // What is not meant is not kept from others.
        for (const auto &store : std::exchange(m_stores, {})) {
            if (store != m_held)
                store->removeIfEmpty();
        }
        if (!m_held) {
            endWithNothing();
            return;
        }
        if (!isOne)
            m_err << HeldCommandTr::tr("Session %1, the only one here in which something waits:").arg(m_held->name())
                  << Qt::endl;
        begin();
    }

    void endWithNothing()
    {
        if (!m_wanted.paths.isEmpty())
            m_err << HeldCommandTr::tr("Nothing is held back under that name.") << Qt::endl;
        QCoreApplication::exit(m_wanted.paths.isEmpty() ? 0 : notAll);
    }

    bool isWanted(const core::HeldFile &file) const
    {
        if (m_wanted.paths.isEmpty())
            return true;
        const QString whole = QFile::decodeName(file.path()), relative = QFile::decodeName(file.change.path);
        return std::any_of(m_wanted.paths.begin(), m_wanted.paths.end(), [&](const QString &path) {
            const QString clean = QDir::cleanPath(path);
            const QString absolute = QDir::cleanPath(QDir::current().absoluteFilePath(clean));
            if (whole == absolute || whole.startsWith(QString(absolute + u'/')))
                return true;
            // Relative names are relative to the session's folder, so files outside it match by absolute path only.
            return file.part != core::HeldPart::Outside &&
                   (relative == clean || relative.startsWith(QString(clean + u'/')));
        });
    }

    /// Whoever names one of the session's folders as a whole, or one around it, may not have looked at its files.
    bool namesAFolder() const
    {
        const QStringList folders = m_held->folders();
        return std::any_of(m_wanted.paths.begin(), m_wanted.paths.end(), [&folders](const QString &path) {
            const QString named = QDir::cleanPath(QDir::current().absoluteFilePath(path));
            return std::any_of(folders.begin(), folders.end(), [&named](const QString &folder) {
                return folder == named || folder.startsWith(QString(named + u'/'));
            });
        });
    }

    void begin()
    {
        // Nothing uses the store, so it is removed as a whole, including what could be neither listed nor put back.
        if (m_wanted.task == QLatin1String("discard") && m_wanted.paths.isEmpty()) {
            const std::vector<core::HeldFile> all = m_held->files();
            m_held->removeAll();
            for (const core::HeldFile &file : all)
                say(HeldCommandTr::tr("%1: discarded"), "discarded", file.change.path, {});
            QCoreApplication::exit(0);
            return;
        }
        if (!m_held->problem().isEmpty()) {
            m_err << m_held->problem() << Qt::endl;
            QCoreApplication::exit(notAll);
            return;
        }
        if (m_held->ranOutOfRoom() && !m_wanted.json)
            m_err << models::ranOutOfRoomText() << Qt::endl;
        std::vector<core::HeldFile> files;
        // Without names, accept only what may be accepted together.
        const bool isAll = m_wanted.paths.isEmpty();
        const std::vector<core::HeldFile> from = (isAll || namesAFolder()) && m_wanted.task == QLatin1String("accept")
                                                     ? m_held->acceptable()
                                                     : m_held->files();
        std::copy_if(from.begin(), from.end(), std::back_inserter(files),
                     [this](const core::HeldFile &file) { return isWanted(file); });
        if (files.empty() && !isAll) {
            endWithNothing();
            return;
        }
        if (m_wanted.task == QLatin1String("show"))
            show(files);
        else if (m_wanted.task == QLatin1String("accept"))
            accept(files);
        else if (m_wanted.task == QLatin1String("discard"))
            discard(files);
        else
            list(files);
    }

    void list(const std::vector<core::HeldFile> &files)
    {
        if (m_wanted.json) {
            for (const core::HeldFile &file : files)
                m_out.json(QJsonDocument(models::heldJson(file)).toJson(QJsonDocument::Compact));
        } else {
            for (const QString &line : models::heldLines(files))
                m_out << line << Qt::endl;
        }
        QCoreApplication::exit(0);
    }

    void show(const std::vector<core::HeldFile> &files)
    {
        std::vector<core::HeldFile> shown;
        std::copy_if(files.begin(), files.end(), std::back_inserter(shown), [](const core::HeldFile &file) {
            return file.part != core::HeldPart::Repository && file.change.wanted.type != ledger::FileType::Folder;
        });
        m_held->texts(shown, this, [this](const std::vector<core::HeldChanges::Text> &texts) {
            for (const core::HeldChanges::Text &text : texts)
                print(text);
            QCoreApplication::exit(0);
        });
    }

    /// As `diff -u` does. Each line is made visible by itself, so that no line of the agent's text can imitate another.
    void print(const core::HeldChanges::Text &text)
    {
        m_out << QStringLiteral("=== ") << models::heldLine(text.file) << Qt::endl;
        if (text.unknown) {
            m_out << base::Words::tr("This is not text that can be shown.") << Qt::endl;
            return;
        }
        const auto exact = [](const QByteArray &content) { return base::exactText(content); };
        const text::LineDiff diff(text.now ? std::optional(exact(*text.now)) : std::nullopt,
                                  exact(text.wanted.value_or(QByteArray())));
        QStringList lines = diff.unified().split(u'\n');
        lines.removeLast(); // it ends with a line end
        for (const QString &line : lines)
            m_out << base::visibleText(line) << Qt::endl;
        if (diff.changedEnds() > 0)
            m_out << base::Words::tr("%n line(s) end differently", nullptr, diff.changedEnds()) << Qt::endl;
        if (diff.differsInMark())
            m_out << base::Words::tr("The byte order mark at the beginning is different") << Qt::endl;
    }

    void accept(const std::vector<core::HeldFile> &files)
    {
        const size_t left = m_held->files().size() - files.size();
        for (const core::HeldFile &file : files) {
            if (file.part == core::HeldPart::Outside)
                m_outside.insert(file.change.path);
        }
        m_held->accept(files, {}, this, [this, left](const ledger::HeldOutcome &outcome) {
            for (const QByteArray &path : outcome.written)
                say(HeldCommandTr::tr("%1: written"), "accepted", path, {});
            for (const ledger::HeldOutcome::Failure &failure : outcome.failed)
                say(HeldCommandTr::tr("%1: not written. %2"), "failed", failure.path, failure.error.message);
            if (left > 0 && m_wanted.paths.isEmpty() && !m_wanted.json)
                m_out << HeldCommandTr::tr("%n change(s) wait: conflicts, hooks and configuration of git, ignored and "
                                           "outside files are accepted by their names only.",
                                           nullptr, int(left))
                      << Qt::endl;
            end(outcome.failed.empty() ? 0 : notAll);
        });
    }

    void discard(const std::vector<core::HeldFile> &files)
    {
        m_held->discard(files, this, [this, files](const base::Result<void> &done) {
            if (!done) {
                fail(done.error());
                return;
            }
            for (const core::HeldFile &file : files)
                say(HeldCommandTr::tr("%1: discarded"), "discarded", file.change.path, {});
            end(0);
        });
    }

    void say(const QString &sentence, const char *event, const QByteArray &path, const QString &why)
    {
        const QString name =
            m_outside.contains(path) ? QDir::homePath() + u'/' + QFile::decodeName(path) : QFile::decodeName(path);
        if (!m_wanted.json) {
            m_out << (why.isEmpty() ? sentence.arg(base::visibleText(name))
                                    : sentence.arg(base::visibleText(name), why))
                  << Qt::endl;
            return;
        }
        QJsonObject line{{QStringLiteral("event"), QString::fromLatin1(event)}, {QStringLiteral("path"), name}};
        if (!why.isEmpty())
            line.insert(QStringLiteral("detail"), why);
        m_out.json(QJsonDocument(line).toJson(QJsonDocument::Compact));
    }

    /// Removes the store if no change is left in it.
    void end(int code)
    {
        connect(
            m_held.get(), &core::HeldChanges::looked, this,
            [this, code] {
                m_held->removeIfEmpty();
                QCoreApplication::exit(code);
            },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        m_held->look();
    }

    void fail(const base::Error &error)
    {
        m_err << error.message << Qt::endl;
        if (!error.detail.isEmpty())
            m_err << error.detail << Qt::endl;
        if (m_stores.size() > 1)
            m_err << severalText() << Qt::endl;
        QCoreApplication::exit(notAll);
    }

    std::vector<std::shared_ptr<core::HeldChanges>> m_stores; ///< until one is chosen
    std::shared_ptr<core::HeldChanges> m_held;
    const Wanted m_wanted;
    QSet<QByteArray> m_outside; ///< accepted files outside the session's folder
    TerminalStream m_out{stdout}, m_err = TerminalStream::errors();
};

/// A line for each store.
int listStores(const std::vector<Found> &all, bool json)
{
    TerminalStream out(stdout);
    for (const Found &found : all) {
        const ledger::HeldOwner &owner = found.owner;
        if (json) {
            const QJsonObject line{{QStringLiteral("session"), nameOf(found)},
                                   {QStringLiteral("agent"), owner.agentName},
                                   {QStringLiteral("agentSession"), owner.session.value},
                                   {QStringLiteral("title"), owner.title},
                                   {QStringLiteral("folder"), owner.folders.constFirst()},
                                   {QStringLiteral("open"), found.isOpen}};
            out.json(QJsonDocument(line).toJson(QJsonDocument::Compact));
            continue;
        }
        out << nameOf(found) << QStringLiteral("  ")
            << owner.changedAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")) << QStringLiteral("  ")
            << base::visibleText(owner.folders.constFirst()) << QStringLiteral("  ") << base::visibleText(owner.title);
        if (found.isOpen)
            out << QStringLiteral("  ") << QString(u'(' + base::Words::tr("open in another Belay") + u')');
        out << Qt::endl;
    }
    if (all.empty() && !json)
        out << HeldCommandTr::tr("Nothing is held back.") << Qt::endl;
    return 0;
}

/// By their name, by the agent's session, or by this folder; none: it has been said why.
std::vector<Found> fittingStores(const std::vector<Found> &all, const QString &session)
{
    std::vector<Found> fitting;
    const QString here = QFileInfo(QDir::currentPath()).canonicalFilePath();
    std::copy_if(all.begin(), all.end(), std::back_inserter(fitting), [&](const Found &found) {
        return session.isEmpty() ? found.owner.folders.contains(here)
                                 : nameOf(found) == session || found.owner.session.value == session;
    });
    TerminalStream err = TerminalStream::errors();
    if (fitting.empty())
        err << (session.isEmpty() ? HeldCommandTr::tr("Nothing is held back of this folder.")
                                  : HeldCommandTr::tr("Nothing is held back under that name."))
            << Qt::endl;
    if (std::none_of(fitting.begin(), fitting.end(), [](const Found &found) { return found.isOpen; }))
        return fitting;
    // What waits in one that is open may be what is meant.
    err << (fitting.size() > 1 ? severalText()
                               : HeldCommandTr::tr("Its session is open in a Belay: decide there, or close it."))
        << Qt::endl;
    return {};
}

/// What that agent may write itself, if it is one of the list.
QStringList ownPathsOf(const QString &agentId)
{
    for (const settings::AgentEntry &agent : settings::Settings().agents()) {
        if (agent.id == agentId)
            return agent.ownPaths;
    }
    return {};
}

} // namespace

int runHeld(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("held"),
                         HeldCommandTr::tr("look at what agents wrote that is held back, and decide about it"));
    parser.setApplicationDescription(HeldCommandTr::tr(
        "Without a task lists the sessions of which changes are held back. list names them, show shows them, accept\n"
        "writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out\n"
        "what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.\n"
        "What was accepted is listed by belay effects and taken back by belay undo.\n"
        "Exit codes: 0 done, 1 not all of it, 2 usage."));
    const QCommandLineOption session(
        QStringLiteral("session"),
        HeldCommandTr::tr("Which session; by default the only one of the current folder in which something waits."),
        QStringLiteral("ID"));
    const QCommandLineOption json(QStringLiteral("json"), base::Words::tr("Print every item as one line of JSON."));
    parser.addOptions({session, json});
    parser.addPositionalArgument(QStringLiteral("task"), HeldCommandTr::tr("list, show, accept or discard."),
                                 QStringLiteral("[list|show|accept|discard]"));
    parser.addPositionalArgument(QStringLiteral("path"), HeldCommandTr::tr("Files or folders; all by default."),
                                 QStringLiteral("[path…]"));
    if (const auto code = parser.begin(arguments))
        return *code;
    QStringList words = parser.positionalArguments();
    Wanted wanted;
    wanted.json = parser.isSet(json);
    wanted.task = words.isEmpty() ? QString() : words.takeFirst();
    wanted.paths = words;
    const std::vector<Found> all = ledger::HeldStore::in(workspace::heldFolder());
    if (wanted.task.isEmpty())
        return listStores(all, wanted.json);
    const QStringList tasks{QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("accept"),
                            QStringLiteral("discard")};
    if (!tasks.contains(wanted.task))
        return wrongUsage(QStringLiteral("held"),
                          base::Words::tr("“%1” is not one of %2.")
                              .arg(base::visibleText(wanted.task), QStringLiteral("list, show, accept, discard")));
    const std::vector<Found> chosen = fittingStores(all, parser.value(session));
    if (chosen.empty())
        return notAll;
    base::SystemClock clock;
    core::RequestBoard board(&clock);
    workspace::EffectStore effects(&clock);
    if (!effects.problem().isEmpty())
        TerminalStream::errors() << effects.problem() << Qt::endl;
    effects.settleAfterCrashNow();
    core::PtyRunner runner;
    std::vector<std::shared_ptr<core::HeldChanges>> stores;
    for (const Found &found : chosen) {
        auto held =
            workspace::openHeld(found.path, ownPathsOf(found.owner.agentId), effects.services(&clock, &board, &runner));
        if (!held) {
            TerminalStream::errors() << held.error().message << Qt::endl;
            if (chosen.size() > 1)
                TerminalStream::errors() << severalText() << Qt::endl;
            return notAll;
        }
        stores.push_back(std::move(held).value());
    }
    HeldRun run(std::move(stores), wanted);
    QMetaObject::invokeMethod(&run, &HeldRun::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace cli
