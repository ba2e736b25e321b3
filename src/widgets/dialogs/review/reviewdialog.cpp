// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/reviewdialog.h"

#include "base/visibletext.h"
#include "models/texts/showntext.h"
#include "widgets/content/diffview.h"
#include "widgets/content/hunklist.h"
#include "widgets/dialogs/dialogsize.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace widgets {

using Share = models::ChangeReview::Accepted;
using Purpose = models::ChangeReview::Purpose;

ReviewDialog::ReviewDialog(models::ChangeReview review, const QString &baseFolder, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_review(std::move(review))
    , m_baseFolder(baseFolder)
    , m_look(look)
    , m_list(new QListWidget(this))
    , m_note(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_hunks(new HunkList(look, this))
    , m_diff(new DiffView(look, this))
{
    const bool staged = m_review.purpose() == Purpose::Staged;
    setWindowTitle(tr("Review changes"));
    const int u = look->theme().u;
    auto *column = new QVBoxLayout(this);
    column->setSpacing(u * 2);
    auto *head = new QLabel(staged ? tr("Nothing of this is written yet. What you accept is written; the rest is not.")
                                   : tr("All of this is written. What you accept is kept; the rest is taken back."),
                            this);
    head->setWordWrap(true);
    column->addWidget(head);
    m_list->setAccessibleName(tr("Files"));
    m_list->setUniformItemSizes(true);
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
    splitter->setSizes({u * 60, u * 150});
    column->addWidget(splitter, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Decide later"));
    m_apply = buttons->addButton(staged ? tr("Apply accepted") : tr("Take back the rest"), QDialogButtonBox::ApplyRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    auto *discard = buttons->addButton(staged ? tr("Discard all") : tr("Take back all"), QDialogButtonBox::ResetRole);
    discard->setObjectName(QStringLiteral("discard"));
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    column->addWidget(buttons);
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
    connect(look, &Look::changed, this, &ReviewDialog::restyle);
    restyle();
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewDialog::showFile);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        const int number = m_list->row(item);
        m_review.accept(size_t(number), item->checkState() != Qt::Unchecked);
        m_hunks->refresh(m_review.files()[size_t(qMax(0, m_list->currentRow()))]);
        refreshRow(number);
        refresh();
    });
    connect(m_hunks, &HunkList::accepted, this, [this](size_t hunk, bool on) {
        const int number = m_list->currentRow();
        m_review.accept(size_t(number), hunk, on);
        refreshRow(number);
        refresh();
    });
    // Select the first file that needs a decision.
    int first = 0;
    while (first < m_list->count() && !m_review.files()[size_t(first)].touched)
        ++first;
    m_list->setCurrentRow(first < m_list->count() ? first : 0);
    refresh();
    sizeDialog(this, {u * 230, u * 150});
}

ReviewDialog::~ReviewDialog() = default;

void ReviewDialog::showFileAt(int number)
{
    if (number >= 0 && number < m_list->count())
        m_list->setCurrentRow(number);
}

void ReviewDialog::restyle()
{
    const Theme &t = m_look->theme();
    QPalette palette = m_list->palette();
    palette.setColor(QPalette::Highlight, t.treeSelection);
    palette.setColor(QPalette::HighlightedText, t.text);
    palette.setColor(QPalette::Window, t.text2); // outline of the check boxes
    m_list->setPalette(palette);
}

void ReviewDialog::fillList()
{
    for (const models::ReviewFile &file : m_review.files()) {
        auto *item = new QListWidgetItem(m_list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setToolTip(base::visibleText(file.input.path));
        refreshRow(m_list->count() - 1);
    }
}

void ReviewDialog::refreshRow(int number)
{
    if (number < 0)
        return;
    const QSignalBlocker blocker(m_list);
    const models::ReviewFile &file = m_review.files()[size_t(number)];
    const QString path = base::visibleText(models::pathInFolder(file.input.path, m_baseFolder));
    const base::LineCounts lines = m_review.lines(size_t(number));
    QListWidgetItem *item = m_list->item(number);
    //: a file; below it lines added and removed
    item->setText(file.touched ? tr("%1\n+%2 −%3 · changed since").arg(path).arg(lines.added).arg(lines.removed)
                               : tr("%1\n+%2 −%3").arg(path).arg(lines.added).arg(lines.removed));
    if (!file.input.remark.isEmpty()) //: %1 is a file, %4 what is to be known before it is accepted
        item->setText(tr("%1\n+%2 −%3 · %4").arg(path).arg(lines.added).arg(lines.removed).arg(file.input.remark));
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
}

} // namespace widgets
