// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/reviewdialog.h"

#include "base/exacttext.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/texts/showntext.h"
#include "ui_reviewdialog.h"
#include "widgets/content/decisioncard.h"
#include "widgets/content/diffview.h"
#include "widgets/content/hunklist.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/review/grouprows.h"
#include "widgets/dialogs/review/mergedialog.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QSignalBlocker>

#include <algorithm>

namespace widgets {

using Share = models::ChangeReview::Accepted;
using Purpose = models::ChangeReview::Purpose;

namespace {

constexpr int groupRole = Qt::UserRole; ///< of a heading: its words without the count

/// Of the sides of a conflict.
MergeDialog::Three sideNames()
{
    return {ReviewDialog::tr("Your folder has"), ReviewDialog::tr("Both began with"),
            ReviewDialog::tr("The agent holds")};
}

/// What has to be looked at is ticked one by one.
bool mayBeTickedAlong(const models::ReviewFile &file)
{
    return !file.touched && file.input.remark.isEmpty();
}

} // namespace

ReviewDialog::ReviewDialog(models::ChangeReview review, const QString &baseFolder, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_review(std::move(review))
    , m_baseFolder(baseFolder)
    , m_look(look)
    , m_ui(std::make_unique<Ui_ReviewDialog>())
    , m_hunks(new HunkList(look, this))
    , m_diff(new DiffView(look, this))
    , m_page(new GroupPage(look, this))
    , m_whole(new DecisionCard(DecisionCard::Kind::Whole, tr("Both changed this file"), tr("the file"), look, this))
{
    const bool isProposed = m_review.purpose() == Purpose::Proposed;
    m_ui->setupUi(this);
    setWindowTitle(base::Words::tr("Review changes"));
    const int u = look->theme().u;
    m_ui->column->setSpacing(u * 2);
    m_ui->head->setText(isProposed ? tr("Nothing of this is written yet. What you accept is written; the rest is not.")
                                   : tr("All of this is written. What you accept is kept; the rest is taken back."));
    m_ui->list->setAccessibleName(base::Words::tr("Files"));
    new RowDelegate(m_ui->list);
    m_groups = new GroupRows(m_ui->list, look, this);
    makeBold(m_ui->file);
    for (QWidget *part : std::initializer_list<QWidget *>{m_hunks, m_diff, m_page})
        m_ui->stack->addWidget(part);
    setSpace(m_ui->sideColumn, look, {1, 0, 0, 0}, 2);
    m_ui->sideColumn->insertWidget(2, m_whole);
    m_whole->hide();

    m_ui->buttons->button(QDialogButtonBox::Close)->setText(tr("Decide later"));
    m_ui->buttons->addButton(m_ui->apply, QDialogButtonBox::AcceptRole);
    m_ui->apply->setText(isProposed ? tr("Apply accepted") : tr("Take back the rest"));
    m_ui->buttons->addButton(m_ui->discard, QDialogButtonBox::ResetRole);
    m_ui->discard->setText(isProposed ? tr("Discard all") : tr("Take back all"));
    m_ui->apply->setDefault(true); // as it looks; see keyPressEvent()
    m_ui->apply->setToolTip(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText));
    m_ui->buttons->addButton(m_ui->tick, QDialogButtonBox::ActionRole);
    connect(m_ui->tick, &QAbstractButton::clicked, this, &ReviewDialog::tickAll);
    m_ui->sum->setVisible(isProposed);
    // Not by Enter, which may be meant for something else.
    connect(m_ui->apply, &QAbstractButton::clicked, this, [this] {
        Q_EMIT decided(m_review);
        accept();
    });
    connect(m_ui->discard, &QAbstractButton::clicked, this, [this] {
        Q_EMIT discardRequested();
        accept();
    });
    fillList();
    addKeys();
    connect(m_ui->list, &QListWidget::currentItemChanged, this, [this] { showCurrent(); });
    connect(m_ui->list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        if (const int group = m_groups->numberOf(item); group >= 0) {
            m_groups->take(group);
            refresh();
            return;
        }
        const int number = numberOf(item);
        if (number < 0)
            return;
        m_review.accept(size_t(number), item->checkState() != Qt::Unchecked);
        fileDecided(number);
    });
    connectParts();
    // Select the first file that needs a decision.
    const auto touched = std::ranges::find(m_review.files(), true, &models::ReviewFile::touched);
    showFileAt(touched == m_review.files().end() ? 0 : int(touched - m_review.files().begin()));
    refresh();
    frameDialog(this, m_ui->buttons, {u * 230, u * 150}, m_ui->sum);
    setTabOrder(m_ui->list, m_hunks);
    m_hunks->orderTabs();
    // On a small screen the list gives way: two sides have room beside it.
    const int room = width() - u * 8, list = qBound(u * 40, room - u * 132, u * 80);
    m_ui->splitter->setSizes({list, room - list});
}

ReviewDialog::~ReviewDialog() = default;

/// The hunks, and the group, are those of the row that is shown.
void ReviewDialog::connectParts()
{
    connect(m_hunks, &HunkList::accepted, this, [this](size_t hunk, bool on) {
        m_review.accept(size_t(current()), hunk, on);
        fileDecided(current());
    });
    connect(m_hunks, &HunkList::mineTaken, this, [this](size_t hunk) {
        m_review.takeMine(size_t(current()), hunk);
        fileDecided(current());
    });
    connect(m_hunks, &HunkList::togetherWanted, this, &ReviewDialog::editTogether);
    connect(m_whole, &DecisionCard::chosen, this, [this](DecisionCard::Choice choice) {
        if (choice == DecisionCard::Choice::Mine)
            m_review.takeMine(size_t(current()));
        else
            m_review.accept(size_t(current()), choice == DecisionCard::Choice::Theirs);
        fileDecided(current());
    });
    connect(m_page, &GroupPage::tickRequested, this, [this](bool on) {
        m_groups->tick(m_groups->numberOf(m_ui->list->currentItem()), on);
        refresh();
    });
    connect(m_page, &GroupPage::decisionRequested, this,
            [this] { Q_EMIT groupDecisionRequested(m_groups->group(m_groups->numberOf(m_ui->list->currentItem()))); });
}

/// -1: of none.
int ReviewDialog::numberOf(const QListWidgetItem *item) const
{
    const auto found = std::ranges::find(m_items, item);
    return found == m_items.end() ? -1 : int(found - m_items.begin());
}

int ReviewDialog::current() const
{
    return numberOf(m_ui->list->currentItem());
}

void ReviewDialog::fileDecided(int number)
{
    refreshRow(number);
    refresh();
    if (number != current())
        return;
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    if (!file.hunks.empty())
        m_hunks->refresh(file);
    showWholeConflict(file);
}

void ReviewDialog::editTogether(size_t hunk)
{
    const auto number = size_t(current());
    const std::pair place(number, hunk);
    const auto left = m_left.find(place);
    auto *dialog = new MergeDialog(
        sideNames(), m_review.files()[number].hunks[hunk].sides,
        left == m_left.end() ? base::exactText(m_review.bothLines(number, hunk)) : left->second, m_look, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MergeDialog::left, this, [this, place](const QString &text) { m_left[place] = text; });
    connect(dialog, &MergeDialog::written, this, [this, place, number, hunk](const QString &text) {
        m_left.erase(place);
        m_review.takeTogether(number, hunk, text.toUtf8());
        fileDecided(int(number));
    });
    dialog->open();
}

void ReviewDialog::setGroups(const std::vector<models::HeldGroup> &groups, const QString &before)
{
    const auto heading = std::find_if(m_headings.begin(), m_headings.end(), [&before](const QListWidgetItem *item) {
        return item->data(groupRole).toString() == before;
    });
    m_groups->fill(groups, heading == m_headings.end() ? nullptr : *heading);
    refresh();
    if (!m_ui->list->currentItem())
        step(1);
}

std::vector<models::HeldGroup> ReviewDialog::tickedGroups() const
{
    return m_groups->ticked();
}

void ReviewDialog::showFileAt(int number)
{
    if (number >= 0 && size_t(number) < m_items.size())
        m_ui->list->setCurrentItem(m_items[size_t(number)]);
}

void ReviewDialog::setHeld(const QString &title, int left)
{
    setWindowTitle(tr("Review: %1").arg(base::visibleText(title)));
    const int shown = int(m_review.files().size());
    m_ui->head->setText(left == 0
                            ? tr("Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.")
                            : tr("Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. "
                                 "These are the first %1 of %2 files.")
                                  .arg(QLocale().toString(shown), QLocale().toString(shown + left)));
    m_ui->apply->setText(tr("Accept what is ticked"));
    m_ui->buttons->button(QDialogButtonBox::Close)->setText(base::Words::tr("Later"));
    m_isHeld = true;
    const auto [yours, origin, agents] = sideNames();
    m_hunks->setSideNames(yours, agents);
    m_diff->setSideNames(yours, agents);
    m_hunks->setOriginName(origin);
    showCurrent();
}

void ReviewDialog::fillList()
{
    QString group;
    for (const models::ReviewFile &file : m_review.files()) {
        if (file.input.group != group) {
            group = file.input.group;
            m_headings.push_back(new QListWidgetItem(group, m_ui->list));
            m_headings.back()->setFlags(Qt::NoItemFlags);
            m_headings.back()->setData(groupRole, group);
        }
        m_items.push_back(new QListWidgetItem(m_ui->list));
        refreshRow(int(m_items.size()) - 1);
    }
}

/// Those of the change only while it has the focus: nothing in it is typed into. In the list letters lead to files.
void ReviewDialog::addKeys()
{
    const auto on = [this](Qt::Key key, auto does) {
        new QShortcut(key, m_ui->side, this, does, Qt::WidgetWithChildrenShortcut);
    };
    on(Qt::Key_J, [this] { stepHunk(1); });
    on(Qt::Key_K, [this] { stepHunk(-1); });
    on(Qt::Key_A, [this] { decideHunk(true); });
    on(Qt::Key_R, [this] { decideHunk(false); });
    pressByCtrlEnter(m_ui->apply);
}

/// Past the last hunk of a file to the first of the next one.
void ReviewDialog::stepHunk(int by)
{
    if (m_ui->stack->currentWidget() == m_hunks && m_hunks->step(by))
        return;
    const int row = m_ui->list->currentRow();
    step(by);
    if (m_ui->list->currentRow() == row)
        return;
    if (m_ui->stack->currentWidget() != m_hunks || !m_hunks->step(by))
        m_ui->stack->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void ReviewDialog::decideHunk(bool isAccepted)
{
    QListWidgetItem *item = m_ui->list->currentItem();
    if (m_ui->stack->currentWidget() == m_hunks) {
        m_hunks->decide(isAccepted);
    } else if (const int group = m_groups->numberOf(item); group >= 0) {
        m_groups->tick(group, isAccepted);
        refresh();
    } else if (const int number = current(); number >= 0) {
        if (isAccepted)
            m_review.accept(size_t(number), true);
        else
            m_review.takeMine(size_t(number));
        fileDecided(number);
    }
}

/// What is meant for something else must not write anything.
void ReviewDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

void ReviewDialog::step(int by)
{
    // Past the headings.
    for (int row = m_ui->list->currentRow() + by; row >= 0 && row < m_ui->list->count(); row += by) {
        if (m_ui->list->item(row)->flags().testFlag(Qt::ItemIsSelectable)) {
            m_ui->list->setCurrentRow(row);
            return;
        }
    }
}

/// Ticks what may be ticked along with others; if all of that is, unticks everything.
void ReviewDialog::tickAll()
{
    const bool isTicking = !isAllTicked();
    for (size_t number = 0; number < m_items.size(); ++number) {
        if (!isTicking || mayBeTickedAlong(m_review.files()[number]))
            m_review.accept(number, isTicking);
        refreshRow(int(number));
    }
    showCurrent();
    refresh();
}

bool ReviewDialog::isAllTicked() const
{
    for (size_t number = 0; number < m_items.size(); ++number) {
        if (mayBeTickedAlong(m_review.files()[number]) && m_review.accepted(number) != Share::All)
            return false;
    }
    return true;
}

/// Of what a commit may hold: what is outside, or runs there, is in none.
bool ReviewDialog::isAllWritten() const
{
    for (size_t number = 0; number < m_items.size(); ++number) {
        const models::ReviewFile &file = m_review.files()[number];
        const bool isPlain = file.touched || file.input.remark.isEmpty();
        if (isPlain && (m_review.accepted(number) != Share::All || !m_review.writes(number)))
            return false;
    }
    return true;
}

void ReviewDialog::refreshHeadings()
{
    const QSignalBlocker blocker(m_ui->list);
    size_t number = 0;
    for (QListWidgetItem *heading : m_headings) {
        int files = 0, ticked = 0;
        const QString group = heading->data(groupRole).toString();
        for (; number < m_items.size() && m_review.files()[number].input.group == group; ++number) {
            ++files;
            ticked += m_review.writes(number) ? 1 : 0;
        }
        //: %1 is a group of files
        heading->setText(tr("%1 · %2 of %3 ticked").arg(group, QLocale().toString(ticked), QLocale().toString(files)));
    }
}

/// What accepting would do.
QString ReviewDialog::sum() const
{
    int written = 0, inPart = 0, kept = 0, rejected = 0, rest = 0;
    models::ChangeReview::Hunks hunks;
    for (size_t number = 0; number < m_items.size(); ++number) {
        const bool writes = m_review.writes(number);
        const models::ChangeReview::Hunks own = m_review.hunks(number);
        ++(writes ? written : !m_review.keepsMine(number) ? rest : m_review.files()[number].touched ? kept : rejected);
        inPart += writes && own.rejected + own.undecided > 0 ? 1 : 0;
        if (writes || own.rejected > 0) {
            hunks.rejected += m_review.keepsMine(number) ? 0 : own.rejected;
            hunks.undecided += own.undecided;
        }
    }
    const std::vector<models::HeldGroup> groups = m_groups->ticked();
    const bool isAny = written > 0 || kept > 0 || rejected > 0 || hunks.rejected > 0 || !groups.empty();
    QStringList parts;
    if (written > 0)
        parts << tr("Writes %n file(s)", nullptr, written);
    else if (!isAny)
        parts << tr("Nothing is ticked");
    if (inPart > 0)
        parts << tr("%n of them in part", nullptr, inPart);
    for (const models::HeldGroup &group : groups) //: %1 is ".git: 2 commits on main"
        parts << tr("accepts %1").arg(group.title);
    if (kept > 0)
        parts << tr("yours stays in %n", nullptr, kept);
    if (rejected > 0)
        parts << tr("%n file(s) rejected", nullptr, rejected);
    if (hunks.rejected > 0)
        parts << tr("%n change(s) rejected", nullptr, hunks.rejected);
    if (hunks.undecided > 0)
        parts << tr("%n not decided", nullptr, hunks.undecided);
    if (isAny && rest > 0)
        parts << tr("%n not ticked", nullptr, rest);
    return base::facts(parts);
}

QString ReviewDialog::iconOf(const models::ReviewFile &file) const
{
    if (file.touched)
        return QStringLiteral("waits");
    if (!file.input.remark.isEmpty())
        return file.input.path.startsWith(QString(m_baseFolder + u'/')) ? QStringLiteral("warn")
                                                                        : QStringLiteral("outside");
    return !file.input.unknown && !file.input.proposed ? QStringLiteral("delete") : QStringLiteral("edit");
}

void ReviewDialog::refreshRow(int number)
{
    const QSignalBlocker blocker(m_ui->list);
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    const QString path = models::shownPath(file.input.path, m_baseFolder);
    // What nothing is taken of is no change of no lines.
    const bool isKept = m_review.purpose() == Purpose::Proposed && m_review.keepsMine(size_t(number));
    const bool isWhole = m_review.purpose() == Purpose::Proposed && !m_review.writes(size_t(number));
    const base::LineCounts lines = isWhole ? m_review.linesIfAccepted(size_t(number)) : m_review.lines(size_t(number));
    QListWidgetItem *item = m_items[size_t(number)];
    const models::ChangeReview::Hunks hunks = m_review.hunks(size_t(number));
    using Kind = RowPiece::Kind;
    RowPiece about;
    if (isKept && !file.touched)
        about = {base::Words::tr("rejected"), Kind::Stopped};
    else if (hunks.rejected > 0 && !isKept) //: %1 of the %3 places where a file is changed
        about = {tr("%1 accepted, %2 rejected of %3").arg(hunks.accepted).arg(hunks.rejected).arg(file.hunks.size()),
                 Kind::Weak};
    else if (isKept)
        about = {base::Words::tr("yours stays"), Kind::Weak};
    else if (!file.input.remark.isEmpty())
        about = {file.input.remark, Kind::Waits};
    else if (file.touched)
        about = {tr("changed since"), Kind::Waits};
    RowLine facts;
    if (lines.added > 0)
        facts.begin << RowPiece{QStringLiteral("+%1").arg(lines.added), Kind::Added};
    if (lines.removed > 0)
        facts.begin << RowPiece{QStringLiteral("−%1").arg(lines.removed), Kind::Removed};
    if (!about.text.isEmpty())
        facts.begin << about;
    setRow(item, {{{{path, RowPiece::Kind::Code}}}, facts});
    // The list may be too narrow for it.
    item->setToolTip(base::visibleText(file.input.path) + item->text().mid(item->text().indexOf(u'\n')));
    item->setIcon(m_look->icon(iconOf(file)));
    const bool isMixed = !std::ranges::all_of(file.hunks, &models::ReviewHunk::accepted);
    item->setCheckState(!m_review.writes(size_t(number)) ? Qt::Unchecked
                        : isMixed                        ? Qt::PartiallyChecked
                                                         : Qt::Checked);
}

void ReviewDialog::showCurrent()
{
    if (const int group = m_groups->numberOf(m_ui->list->currentItem()); group >= 0)
        showGroup(group);
    else
        showFile(current());
}

void ReviewDialog::showGroup(int number)
{
    m_ui->file->hide();
    m_ui->note->hide();
    m_whole->hide();
    m_ui->stack->setCurrentWidget(m_page);
    m_page->setGroup(m_groups->group(number), m_groups->isTicked(number), m_groups->mayLackFiles(number));
}

/// Where nothing can be told apart, one of both is taken.
void ReviewDialog::showWholeConflict(const models::ReviewFile &file)
{
    m_whole->setVisible(m_isHeld && file.touched && file.hunks.empty());
    m_whole->setChoice(file.mine       ? DecisionCard::Choice::Mine
                       : file.accepted ? DecisionCard::Choice::Theirs
                                       : DecisionCard::Choice::None);
}

void ReviewDialog::showFile(int number)
{
    if (number < 0)
        return;
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    m_ui->file->setText(models::shownPath(file.input.path, m_baseFolder));
    m_ui->file->show();
    showWholeConflict(file);
    const bool conflict = std::ranges::any_of(file.hunks, &models::ReviewHunk::conflict);
    m_ui->note->setVisible(file.touched);
    if (conflict && m_isHeld)
        m_ui->note->setText(
            tr("You changed this file, too. Your changes stay. Where both changed the same lines, choose; "
               "without a choice yours stay."));
    else if (m_isHeld && file.hunks.empty())
        m_ui->note->setText(
            tr("You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back."));
    else if (conflict)
        m_ui->note->setText(tr("Somebody else changed this file since. Their changes stay; where both changed the same "
                               "lines, theirs stay unless you accept the agent's."));
    else if (file.hunks.empty())
        m_ui->note->setText(
            tr("Somebody else changed this file since. If you accept it, their change is replaced; Undo "
               "brings it back."));
    else
        m_ui->note->setText(tr("Somebody else changed this file since. Their changes stay."));
    m_ui->stack->setCurrentWidget(file.hunks.empty() ? static_cast<QWidget *>(m_diff) : m_hunks);
    if (!file.hunks.empty()) {
        m_hunks->setFile(file);
        return;
    }
    const auto shown = [](const std::optional<QByteArray> &text) {
        return text ? std::optional(base::exactText(*text)) : std::nullopt;
    };
    const bool isProposed = m_review.purpose() == Purpose::Proposed;
    const auto &before = isProposed ? file.input.current : file.input.base;
    const auto &after = isProposed ? file.input.proposed : file.input.current;
    if (!file.isText)
        m_diff->setMessage(tr("This is not text that can be shown. It is taken as a whole or not at all."));
    else if (before == after)
        m_diff->setMessage(tr("The file holds this text already."));
    else
        m_diff->setDiff(base::visibleText(file.input.path), shown(before), shown(after).value_or(QString()));
}

void ReviewDialog::refresh()
{
    m_groups->setAllFilesTicked(isAllWritten());
    m_ui->apply->setEnabled(m_review.hasWork() || !m_groups->ticked().empty());
    m_ui->sum->setText(sum());
    if (const int group = m_groups->numberOf(m_ui->list->currentItem()); group >= 0)
        showGroup(group);
    m_ui->tick->setText(isAllTicked() ? tr("Tick none") : tr("Tick all"));
    refreshHeadings();
}

} // namespace widgets

#include "moc_reviewdialog.cpp"
