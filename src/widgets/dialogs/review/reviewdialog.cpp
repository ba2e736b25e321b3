// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/reviewdialog.h"

#include "base/visibletext.h"
#include "models/texts/showntext.h"
#include "widgets/content/diffview.h"
#include "widgets/content/hunklist.h"
#include "widgets/dialogs/dialogsize.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

using Share = models::ChangeReview::Accepted;
using Purpose = models::ChangeReview::Purpose;

namespace {

constexpr int numberRole = Qt::UserRole;    ///< of the file; -1: a heading
constexpr int groupRole = Qt::UserRole + 1; ///< of a heading: its words without the count

/// -1: of none.
int numberOf(const QListWidgetItem *item)
{
    return item ? item->data(numberRole).toInt() : -1;
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
    , m_list(new QListWidget(this))
    , m_head(new QLabel(this))
    , m_note(new QLabel(this))
    , m_sum(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_hunks(new HunkList(look, this))
    , m_diff(new DiffView(look, this))
{
    const bool staged = m_review.purpose() == Purpose::Staged;
    setWindowTitle(tr("Review changes"));
    const int u = look->theme().u;
    auto *column = new QVBoxLayout(this);
    column->setSpacing(u * 2);
    m_head->setText(staged ? tr("Nothing of this is written yet. What you accept is written; the rest is not.")
                           : tr("All of this is written. What you accept is kept; the rest is taken back."));
    m_head->setWordWrap(true);
    column->addWidget(m_head);
    m_list->setAccessibleName(tr("Files"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_stack->addWidget(m_hunks);
    m_stack->addWidget(m_diff);
    auto *side = new QWidget(this);
    auto *sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(u, 0, 0, 0);
    sideColumn->setSpacing(u * 2);
    sideColumn->addWidget(m_note);
    sideColumn->addWidget(m_stack, 1);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(side);
    splitter->setStretchFactor(1, 1);
    column->addWidget(splitter, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_later = buttons->button(QDialogButtonBox::Close);
    m_later->setText(tr("Decide later"));
    m_apply = buttons->addButton(staged ? tr("Apply accepted") : tr("Take back the rest"), QDialogButtonBox::ApplyRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    auto *discard = buttons->addButton(staged ? tr("Discard all") : tr("Take back all"), QDialogButtonBox::ResetRole);
    discard->setObjectName(QStringLiteral("discard"));
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    m_tick = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_tick->setObjectName(QStringLiteral("tick"));
    m_tick->setAutoDefault(false);
    connect(m_tick, &QAbstractButton::clicked, this, &ReviewDialog::tickAll);
    m_sum->setObjectName(QStringLiteral("sum"));
    m_sum->setWordWrap(true);
    m_sum->setVisible(staged);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(u * 2);
    foot->addWidget(m_sum, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Not by Enter, which may be meant for something else.
    connect(m_apply, &QAbstractButton::clicked, this, [this] {
        Q_EMIT decided(m_review);
        accept();
    });
    connect(discard, &QAbstractButton::clicked, this, [this] {
        Q_EMIT discardRequested();
        accept();
    });
    fillList();
    addKeys();
    connect(look, &Look::changed, this, &ReviewDialog::restyle);
    restyle();
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem *item) { showFile(numberOf(item)); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        const int number = numberOf(item);
        if (number < 0)
            return;
        m_review.accept(size_t(number), item->checkState() != Qt::Unchecked);
        m_hunks->refresh(m_review.files()[size_t(qMax(0, numberOf(m_list->currentItem())))]);
        refreshRow(number);
        refresh();
    });
    connect(m_hunks, &HunkList::accepted, this, [this](size_t hunk, bool on) {
        const int number = numberOf(m_list->currentItem());
        m_review.accept(size_t(number), hunk, on);
        refreshRow(number);
        refresh();
    });
    // Select the first file that needs a decision.
    const auto touched = std::find_if(m_review.files().begin(), m_review.files().end(),
                                      [](const models::ReviewFile &file) { return file.touched; });
    showFileAt(touched == m_review.files().end() ? 0 : int(touched - m_review.files().begin()));
    refresh();
    sizeDialog(this, {u * 230, u * 150});
    // On a small screen the list gives way: two sides have room beside it.
    const int room = width() - u * 8, list = qBound(u * 40, room - u * 132, u * 80);
    splitter->setSizes({list, room - list});
}

ReviewDialog::~ReviewDialog() = default;

void ReviewDialog::showFileAt(int number)
{
    if (number >= 0 && size_t(number) < m_items.size())
        m_list->setCurrentItem(m_items[size_t(number)]);
}

void ReviewDialog::setHeld(const QString &title, int left)
{
    setWindowTitle(tr("Review: %1").arg(base::visibleText(title)));
    const int shown = int(m_review.files().size());
    m_head->setText(
        left == 0
            ? tr("Nothing of this is in your folder yet. What you accept is written to it; the rest goes on waiting.")
            : tr("Nothing of this is in your folder yet. What you accept is written to it; the rest goes on waiting. "
                 "These are the first %1 of %2 files.")
                  .arg(QLocale().toString(shown), QLocale().toString(shown + left)));
    m_apply->setText(tr("Accept what is ticked"));
    m_later->setText(tr("Later"));
    m_hunks->setSideNames(tr("Your folder has"), tr("The agent holds"));
    m_diff->setSideNames(tr("Your folder has"), tr("The agent holds"));
    m_hunks->setOriginName(tr("Both began with"));
    showFile(numberOf(m_list->currentItem()));
}

void ReviewDialog::restyle()
{
    const Theme &t = m_look->theme();
    QPalette palette = m_list->palette();
    palette.setColor(QPalette::Highlight, t.treeSelection);
    palette.setColor(QPalette::HighlightedText, t.text);
    palette.setColor(QPalette::Window, t.text2); // outline of the check boxes
    m_list->setPalette(palette);
    const QSignalBlocker blocker(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (numberOf(item) >= 0)
            continue;
        item->setFont(t.bold);
        item->setForeground(t.text);
        item->setBackground(t.card);
    }
}

void ReviewDialog::fillList()
{
    QString group;
    for (const models::ReviewFile &file : m_review.files()) {
        if (file.input.group != group)
            addHeading(group = file.input.group);
        auto *item = new QListWidgetItem(m_list);
        item->setData(numberRole, int(m_items.size()));
        m_items.push_back(item);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        refreshRow(int(m_items.size()) - 1);
    }
}

void ReviewDialog::addHeading(const QString &words)
{
    auto *item = new QListWidgetItem(words, m_list);
    item->setFlags(Qt::NoItemFlags); // the keys go past it
    item->setData(numberRole, -1);
    item->setData(groupRole, words);
    m_headings.push_back(item);
}

/// As in the list of a mail program: nothing here is typed into.
void ReviewDialog::addKeys()
{
    const auto on = [this](Qt::Key key, auto does) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, does);
    };
    on(Qt::Key_J, [this] { step(1); });
    on(Qt::Key_K, [this] { step(-1); });
    const auto tick = [this](Qt::CheckState state) {
        if (QListWidgetItem *item = m_list->currentItem())
            item->setCheckState(state);
    };
    on(Qt::Key_A, [tick] { tick(Qt::Checked); });
    on(Qt::Key_R, [tick] { tick(Qt::Unchecked); });
}

void ReviewDialog::step(int by)
{
    showFileAt(qBound(0, numberOf(m_list->currentItem()) + by, int(m_items.size()) - 1));
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
    showFile(numberOf(m_list->currentItem()));
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

void ReviewDialog::refreshHeadings()
{
    const QSignalBlocker blocker(m_list);
    size_t number = 0;
    for (QListWidgetItem *heading : m_headings) {
        int files = 0, ticked = 0;
        const QString group = heading->data(groupRole).toString();
        for (; number < m_items.size() && m_review.files()[number].input.group == group; ++number) {
            ++files;
            ticked += m_review.accepted(number) == Share::None ? 0 : 1;
        }
        //: %1 is a group of files
        heading->setText(tr("%1 · %2 of %3 ticked").arg(group, QLocale().toString(ticked), QLocale().toString(files)));
    }
}

/// What accepting would do.
QString ReviewDialog::sum() const
{
    int written = 0, inPart = 0, rest = 0;
    for (size_t number = 0; number < m_items.size(); ++number) {
        const Share share = m_review.accepted(number);
        ++(share == Share::None ? rest : written);
        inPart += share == Share::Part ? 1 : 0;
    }
    QStringList parts{written > 0 ? tr("Writes %n file(s)", nullptr, written) : tr("Nothing is ticked")};
    if (inPart > 0)
        parts << tr("%n of them in part", nullptr, inPart);
    if (written > 0 && rest > 0)
        parts << tr("%n not ticked", nullptr, rest);
    return parts.join(tr(" · ", "between facts"));
}

void ReviewDialog::refreshRow(int number)
{
    if (number < 0)
        return;
    const QSignalBlocker blocker(m_list);
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    const QString home = QDir::homePath() + u'/';
    QString path = base::visibleText(models::pathInFolder(file.input.path, m_baseFolder));
    if (path.startsWith(home))
        path = QStringLiteral("~/") + path.mid(home.size());
    // What nothing is taken of is no change of no lines.
    const bool isWhole = m_review.purpose() == Purpose::Staged && m_review.accepted(size_t(number)) == Share::None;
    const base::LineCounts lines = isWhole ? m_review.linesIfAccepted(size_t(number)) : m_review.lines(size_t(number));
    QListWidgetItem *item = m_items[size_t(number)];
    //: a file; below it lines added and removed
    item->setText(file.touched ? tr("%1\n+%2 −%3 · changed since").arg(path).arg(lines.added).arg(lines.removed)
                               : tr("%1\n+%2 −%3").arg(path).arg(lines.added).arg(lines.removed));
    if (!file.input.remark.isEmpty()) //: %1 is a file, %4 what is to be known before it is accepted
        item->setText(tr("%1\n+%2 −%3 · %4").arg(path).arg(lines.added).arg(lines.removed).arg(file.input.remark));
    // The list may be too narrow for it.
    item->setToolTip(base::visibleText(file.input.path) + item->text().mid(item->text().indexOf(u'\n')));
    if (file.touched || !file.input.remark.isEmpty())
        item->setIcon(m_look->icon(QStringLiteral("waits")));
    const auto share = m_review.accepted(size_t(number));
    item->setCheckState(share == Share::All    ? Qt::Checked
                        : share == Share::Part ? Qt::PartiallyChecked
                                               : Qt::Unchecked);
    m_list->viewport()->update();
}

void ReviewDialog::showFile(int number)
{
    if (number < 0)
        return;
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    const bool conflict =
        std::any_of(file.hunks.begin(), file.hunks.end(), [](const models::ReviewHunk &hunk) { return hunk.conflict; });
    m_note->setVisible(file.touched);
    if (conflict)
        m_note->setText(tr("Somebody else changed this file since. Their changes stay; where both changed the same "
                           "lines, theirs stay unless you accept the agent's."));
    else if (file.hunks.empty())
        m_note->setText(tr("Somebody else changed this file since. If you accept it, their change is replaced; Undo "
                           "brings it back."));
    else
        m_note->setText(tr("Somebody else changed this file since. Their changes stay."));
    m_stack->setCurrentWidget(file.hunks.empty() ? static_cast<QWidget *>(m_diff) : m_hunks);
    if (!file.hunks.empty()) {
        m_hunks->setFile(file, m_review.purpose());
        return;
    }
    const auto shown = [](const std::optional<QByteArray> &text) {
        return text ? std::optional(QString::fromUtf8(*text)) : std::nullopt;
    };
    const bool staged = m_review.purpose() == Purpose::Staged;
    const auto &before = staged ? file.input.current : file.input.base;
    const auto &after = staged ? file.input.proposed : file.input.current;
    if (!file.isText)
        m_diff->setMessage(tr("This is not text that can be shown. It is taken as a whole or not at all."));
    else if (before == after)
        m_diff->setMessage(tr("The file holds this text already."));
    else
        m_diff->setDiff(base::visibleText(file.input.path), shown(before), shown(after).value_or(QString()));
}

void ReviewDialog::refresh()
{
    m_apply->setEnabled(m_review.hasWork());
    m_sum->setText(sum());
    m_tick->setText(isAllTicked() ? tr("Tick none") : tr("Tick all"));
    refreshHeadings();
}

} // namespace widgets
