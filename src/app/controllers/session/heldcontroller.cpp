// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/heldcontroller.h"

#include "app/controllers/session/ownterminal.h"
#include "base/process/sealing.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/held/branchkeeper.h"
#include "ledger/rows/effect.h"
#include "models/texts/heldtext.h"
#include "settings/editors.h"
#include "settings/settings.h"
#include "widgets/dialogs/confirmation.h"
#include "widgets/dialogs/terminaldialog.h"
#include "workspace/workspace.h"

#include <QFile>
#include <QProcess>

#include <algorithm>
#include <iterator>

namespace app {

using Rest = core::HeldChanges::Rest;
using models::ChangeReview;

namespace {

constexpr size_t mostReviewed = 2000; ///< files in one review
constexpr qsizetype mostNamed = 12;   ///< file names in a question

/// Whether anything is decided as one.
bool hasGroups(const workspace::SessionController &session)
{
    const std::vector<models::HeldGroup> &groups = session.heldFacts().heldGroups;
    return std::any_of(groups.begin(), groups.end(), [](const models::HeldGroup &group) {
        return group.part == core::HeldPart::Repository || group.part == core::HeldPart::Ignored;
    });
}

models::ReviewInput reviewInput(const core::HeldChanges::Text &text)
{
    models::ReviewInput out;
    out.path = QFile::decodeName(text.file.path());
    out.base = text.knowsBegun ? text.begun : text.now; // else whose the difference is says `touched`
    out.current = text.now;
    out.proposed = text.wanted;
    // Without what was there when the agent began, what both changed is all or nothing.
    out.unknown = text.unknown || (text.file.change.conflict && !text.knowsBegun);
    out.touched = text.file.change.conflict;
    out.remark = models::heldRemark(text.file);
    switch (text.file.part) {
    case core::HeldPart::Hook:
        out.group = base::Words::tr("Hooks and config");
        break;
    case core::HeldPart::Outside:
        out.group = base::Words::tr("Outside the folder");
        break;
    default:
        out.group = base::Words::tr("Files");
        break;
    }
    return out;
}

} // namespace

HeldController::HeldController(workspace::Workspace *workspace, widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_look(look)
    , m_workspace(workspace)
    , m_window(window)
{}

void HeldController::notifyOnce(workspace::SessionController *session)
{
    if (!session)
        return;
    const models::SessionNotice notice{
        tr("Your editor does not see these changes yet"),
        tr("They wait until you accept them. “Try it” opens a terminal that sees them.")};
    if (!session->held() || session->held()->isEmpty()) {
        session->dismiss(notice); // it would not be true any more
        return;
    }
    if (m_workspace->settings()->isToldOfHolding(session->cwd()))
        return;
    m_workspace->settings()->setToldOfHolding(session->cwd());
    session->notify(notice.title, notice.text);
}

QSet<QString> HeldController::waitingPaths(workspace::SessionController *session)
{
    return session && session->held() ? session->held()->paths() : QSet<QString>();
}

void HeldController::review(workspace::SessionController *session, const QString &first)
{
    if (!session || !session->held())
        return;
    if (m_dialog && m_shown == session) {
        showFirst(first);
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    // Hooks first, then files; a repository's own data and ignored files are decided as a whole and not reviewed.
    std::vector<core::HeldFile> files;
    int left = 0;
    for (const core::HeldPart part : {core::HeldPart::Hook, core::HeldPart::File, core::HeldPart::Outside}) {
        for (const core::HeldFile &file : session->held()->files()) {
            const bool isFolder = file.change.wanted.type == ledger::FileType::Folder;
            if (file.part != part || isFolder)
                continue;
            if (files.size() < mostReviewed)
                files.push_back(file);
            else
                ++left;
        }
    }
    const Session alive(session);
    session->held()->texts(files, this, [this, alive, first, left](const Texts &texts) {
        if (alive && alive->held() && (!texts.empty() || hasGroups(*alive)))
            show(alive, texts, first, left);
    });
}

void HeldController::showFirst(const QString &path)
{
    const std::vector<models::ReviewFile> &files = m_dialog->review().files();
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&path](const models::ReviewFile &file) { return file.input.path == path; });
    if (found != files.end())
        m_dialog->showFileAt(int(found - files.begin()));
}

void HeldController::show(workspace::SessionController *session, const Texts &texts, const QString &first, int more)
{
    std::vector<models::ReviewInput> inputs;
    for (const core::HeldChanges::Text &text : texts)
        inputs.push_back(reviewInput(text));
    if (m_dialog)
        m_dialog->reject();
    delete m_dialog;
    ChangeReview review(ChangeReview::Purpose::Proposed, std::move(inputs));
    const auto last = m_reviews.find(session->handle());
    if (last != m_reviews.end())
        review.takeOver(*last);
    m_dialog = new widgets::ReviewDialog(std::move(review), session->cwd(), m_look, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setHeld(session->title(), more);
    m_dialog->setGroups(session->heldFacts().heldGroups, base::Words::tr("Outside the folder"));
    m_shown = session;
    const Session alive(session);
    connect(m_dialog, &widgets::ReviewDialog::decided, this, [this, alive, texts](const ChangeReview &decided) {
        decide(alive, texts, decided, m_dialog->tickedGroups());
    });
    connect(m_dialog, &QDialog::finished, this, [this, handle = session->handle()] {
        m_reviews.removeIf([this](const auto &one) { return !m_workspace->session(one.key()); });
        m_reviews[handle] = m_dialog->review();
    });
    connect(m_dialog, &widgets::ReviewDialog::groupDecisionRequested, this,
            [this, alive](const models::HeldGroup &group) { askAboutRepository(alive, group.folder, group.tree); });
    connect(m_dialog, &widgets::ReviewDialog::discardRequested, this, [this, alive, texts] {
        std::vector<core::HeldFile> files; // only files that were shown
        for (const core::HeldChanges::Text &text : texts)
            files.push_back(text.file);
        discard(alive, files);
    });
    m_dialog->setModal(false);
    showFirst(first);
    m_dialog->show();
}

void HeldController::decide(const Session &session, const Texts &texts, const ChangeReview &review,
                            const std::vector<models::HeldGroup> &groups)
{
    if (!session || !session->held())
        return;
    // What is decided as one is written with the files.
    std::vector<core::HeldFile> whole = filesThat(session, [&groups](const core::HeldFile &file) {
        return std::any_of(groups.begin(), groups.end(),
                           [&file](const models::HeldGroup &group) { return models::isOf(group, file); });
    });
    std::vector<core::HeldFile> given;
    for (size_t i = 0; i < texts.size(); ++i) {
        if (review.keepsMine(i)) {
            given.push_back(texts[i].file);
            continue;
        }
        if (const auto rest = review.undecided(i)) {
            const auto accepted = review.writes(i) ? review.result(i) : std::nullopt;
            decidePart(session, texts[i].file, accepted, *rest);
            continue;
        }
        if (!review.writes(i))
            continue;
        const ChangeReview::Accepted share = review.accepted(i);
        const auto content = review.result(i);
        // What the user did to it stays in it, so that it is not what the agent wrote.
        const bool isMerged = share == ChangeReview::Accepted::All && content && content != texts[i].wanted;
        if (share == ChangeReview::Accepted::All && !isMerged)
            whole.push_back(texts[i].file);
        else if (content)
            session->held()->acceptPart(texts[i].file, *content, isMerged ? Rest::IsGivenUp : Rest::Waits,
                                        session->session() ? session->session()->turn() : base::TurnId(), this,
                                        [session](const ledger::HeldOutcome &outcome) { report(session, outcome); });
    }
    if (!whole.empty())
        accept(session, whole);
    if (!given.empty())
        session->held()->discardIfStill(given, this, [session](const base::Result<void> &done) {
            if (session && !done)
                session->notify(tr("Not everything was discarded"), done.error().message);
        });
}

/// What is rejected goes first: then what is accepted is a part of what waits.
void HeldController::decidePart(const Session &session, const core::HeldFile &file,
                                const std::optional<QByteArray> &accepted, const QByteArray &rest)
{
    session->held()->rejectPart(file, rest, this, [this, session, file, accepted](const base::Result<void> &done) {
        if (!session || !session->held())
            return;
        if (!done)
            session->notify(tr("Not everything was discarded"), done.error().message);
        else if (accepted)
            session->held()->acceptPart(file, *accepted, Rest::Waits,
                                        session->session() ? session->session()->turn() : base::TurnId(), this,
                                        [session](const ledger::HeldOutcome &outcome) { report(session, outcome); });
    });
}

void HeldController::acceptAll(workspace::SessionController *session)
{
    if (!session || !session->held())
        return;
    const std::vector<core::HeldFile> files = session->held()->acceptable();
    if (files.empty())
        review(session); // some changes have to be reviewed one by one
    else
        accept(session, files);
}

void HeldController::accept(const Session &session, const std::vector<core::HeldFile> &files)
{
    if (!session || !session->held() || files.empty())
        return;
    const base::TurnId turn = session->session() ? session->session()->turn() : base::TurnId();
    session->held()->accept(files, turn, this,
                            [session](const ledger::HeldOutcome &outcome) { report(session, outcome); });
}

void HeldController::report(const Session &session, const ledger::HeldOutcome &outcome)
{
    if (!session || outcome.failed.empty())
        return;
    QStringList lines;
    for (const ledger::HeldOutcome::Failure &failure : outcome.failed) {
        const QString path = base::visibleText(QFile::decodeName(failure.path)), &why = failure.error.message;
        if (lines.size() < mostNamed)
            lines << (why.contains(path) ? why : base::labelled(path, why));
    }
    session->notify(tr("%n change(s) were not written and wait as before", nullptr, int(outcome.failed.size())),
                    base::facts(lines));
}

void HeldController::askToDiscard(workspace::SessionController *session)
{
    if (!session || !session->held() || session->held()->isEmpty())
        return;
    askToDiscard(session, session->held()->files());
}

void HeldController::askToDiscard(workspace::SessionController *session, const std::vector<core::HeldFile> &files)
{
    const Session alive(session);
    ask(tr("Discard what is held back"), tr("Discard what the agent wrote?"),
        base::capitalized(base::Words::tr("not in your folder yet")), files,
        [this, alive, files] { discard(alive, files); });
}

void HeldController::ask(const QString &title, const QString &question, const QString &about,
                         const std::vector<core::HeldFile> &files, std::function<void()> then)
{
    const QStringList lines = base::fewLines(models::heldLines(files), mostNamed);
    delete m_question;
    m_question = widgets::askToConfirm(m_window, title, question, {about, lines.join(u'\n')},
                                       base::Words::tr("Discard"), this, std::move(then));
}

void HeldController::acceptGroup(workspace::SessionController *session, const models::HeldGroup &group)
{
    accept(session, filesThat(session, [&group](const core::HeldFile &file) { return models::isOf(group, file); }));
}

template <typename Is>
std::vector<core::HeldFile> HeldController::filesThat(const workspace::SessionController *session, const Is &is)
{
    std::vector<core::HeldFile> out;
    if (session && session->held())
        std::copy_if(session->held()->files().begin(), session->held()->files().end(), std::back_inserter(out), is);
    return out;
}

void HeldController::acceptOne(workspace::SessionController *session, const models::HeldEffect &held)
{
    accept(session, filesThat(session, [&held](const core::HeldFile &file) { return held.isOf(file); }));
}

void HeldController::reviewOne(workspace::SessionController *session, const models::HeldEffect &held)
{
    if (held.part == core::HeldPart::Repository)
        askAboutRepository(session, held.folder, held.path);
    else
        review(session, held.target);
}

void HeldController::askAboutRepository(workspace::SessionController *session, const QString &folder,
                                        const QByteArray &repository)
{
    if (!session || !session->held())
        return;
    std::vector<core::HeldBranch> branches;
    QStringList lines, names, kept;
    for (const core::HeldBranch &branch : session->held()->branches()) {
        if (branch.folder != folder || branch.repository != repository || !branch.conflict)
            continue;
        branches.push_back(branch);
        lines << branch.subjects;
        names << base::visibleText(QString::fromUtf8(branch.name));
        kept << base::visibleText(QString::fromUtf8("belay/" + branch.name));
    }
    if (branches.empty())
        return;
    QStringList shown;
    for (const QString &line : base::fewLines(lines, mostNamed))
        shown << base::visibleText(line);
    const Session alive(session);
    delete m_question;
    m_question = widgets::askToConfirm(
        m_window, tr("Both have committed"),
        tr("You and the agent have committed on %1").arg(names.join(QStringLiteral(", "))),
        {tr("Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.")
             .arg(kept.join(QStringLiteral(", "))),
         shown.join(u'\n')},
        tr("Keep as a branch"), this, [alive, branches] { keepBranches(alive, branches); });
}

/// All of one repository at once; what was kept under which name, or why not, is said.
void HeldController::keepBranches(const Session &session, const std::vector<core::HeldBranch> &branches)
{
    if (!session || !session->held() || branches.empty())
        return;
    const base::TurnId turn = session->session() ? session->session()->turn() : base::TurnId();
    auto *keeper = new core::BranchKeeper(session->held(), session->held());
    keeper->keep(branches, turn, session, [session, keeper](const base::Result<QStringList> &kept) {
        keeper->deleteLater();
        if (kept)
            session->notify(tr("The agent’s commits are kept"),
                            tr("They are on %1.").arg(base::visibleText(kept->join(QStringLiteral(", ")))));
        else
            session->notify(tr("The agent’s commits were not kept"), kept.error().message);
    });
}

void HeldController::askToDiscardOne(workspace::SessionController *session, const models::HeldEffect &held)
{
    const std::vector<core::HeldFile> files =
        filesThat(session, [&held](const core::HeldFile &file) { return held.isOf(file); });
    if (!files.empty())
        askToDiscard(session, files);
}

void HeldController::askToRestoreTurn(workspace::SessionController *session)
{
    if (!session || !session->held() || !session->held()->isTurnRestorable())
        return;
    // What is listed is what is given up: of now, not of the last look.
    const Session alive(session);
    connect(
        session->held(), &core::HeldChanges::looked, this,
        [this, alive] {
            if (!alive || !alive->held())
                return;
            const std::vector<core::HeldFile> files = alive->held()->ofTurn();
            ask(base::Words::tr("Restore to the start of the turn"),
                tr("Discard what the agent and its commands wrote in the last turn?"),
                tr("What waited before waits again as it was. What you decided since, and what git ignores, stays."),
                files, [this, alive, files] { restoreTurn(alive, files); });
        },
        Qt::SingleShotConnection);
    session->held()->look();
}

void HeldController::restoreTurn(const Session &session, const std::vector<core::HeldFile> &files)
{
    if (!session || !session->held() || (session->session() && session->session()->hasOpenTurn()))
        return;
    session->held()->restoreTurn(files, this, [session](const base::Result<void> &done) {
        if (session && !done)
            session->notify(tr("Not everything is as it was"),
                            QStringList{done.error().message, done.error().detail}.join(u' ').trimmed());
    });
}

void HeldController::openTerminal(workspace::SessionController *session)
{
    if (!session || !session->held())
        return;
    session->held()->withView(this, [this, alive = Session(session)](const base::Result<void> &mounted) {
        if (!alive || !alive->held())
            return;
        const auto failed = [alive](const QString &why) {
            if (alive)
                alive->notify(tr("No terminal was opened"), why);
        };
        if (!mounted) {
            failed(mounted.error().message);
            return;
        }
        alive->held()->setHasTerminal();
        const QString shell = qEnvironmentVariable("SHELL", QStringLiteral("/bin/sh"));
        QStringList words = settings::terminalOnPath();
        if (words.isEmpty()) {
            auto *dialog = new widgets::TerminalDialog(alive->title(), m_look, m_window);
            auto *own = new OwnTerminal(m_workspace->services().runner,
                                        {shell, {}, alive->cwd(), {}, alive->held()->view()}, dialog);
            connect(own, &OwnTerminal::failed, alive, [failed, shell](const QString &why) {
                failed(base::Words::tr("%1 could not be started: %2").arg(base::visibleText(shell), why));
            });
            connect(alive, &QObject::destroyed, dialog, &QWidget::close);
            dialog->show();
            own->start();
            return;
        }
        const QString program = words.takeFirst();
        words << base::Sealing::sealProgram() << alive->held()->view()->enterArguments(alive->cwd(), {shell});
        if (!QProcess::startDetached(program, words, alive->cwd()))
            failed(
                base::Words::tr("The program %1 is not installed on this computer.").arg(base::visibleText(program)));
    });
}

void HeldController::discard(const Session &session, const std::vector<core::HeldFile> &files)
{
    if (!session || !session->held())
        return;
    session->held()->discard(files, this, [session](const base::Result<void> &done) {
        if (session && !done)
            session->notify(tr("Not everything was discarded"), done.error().message);
    });
}

} // namespace app

#include "moc_heldcontroller.cpp"
