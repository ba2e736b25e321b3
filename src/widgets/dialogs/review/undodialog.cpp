// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/undodialog.h"

#include "base/exacttext.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/undo/undoplan.h"
#include "models/texts/showntext.h"
#include "ui_undodialog.h"
#include "widgets/content/diffview.h"
#include "widgets/content/hunklist.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QPushButton>
#include <QSignalBlocker>

namespace widgets {

using ledger::Verdict;

UndoDialog::UndoDialog(models::UndoPreview preview, const QString &baseFolder, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_preview(std::move(preview))
    , m_choices(m_preview.steps.size(), Choice::Default)
    , m_ui(std::make_unique<Ui_UndoDialog>())
{
    const QString title = m_preview.isRestore ? tr("Restore")
                          : m_preview.isRedo  ? base::Words::tr("Redo")
                                              : base::Words::tr("Undo");
    m_ui->setupUi(this);
    m_ui->says->hide(); // until a file says so
    setWindowTitle(title);
    const int u = look->theme().u;
    m_ui->column->setSpacing(u * 2);
    makeBold(m_ui->head);
    m_ui->head->setText(
        m_preview.hasConflict() ? tr("A file has changed since. It is left alone unless you choose otherwise.")
        : m_preview.isRestore   ? tr("Files become what they were when the turn began, whoever changed them since.")
        : m_preview.isRedo      ? tr("These changes will be done again.")
                                : tr("These changes will be undone."));
    new RowDelegate(m_ui->list);
    m_ui->list->setAccessibleName(base::Words::tr("Files"));
    m_ui->list->setIconSize({u * 4, u * 4});
    m_ui->stack->addWidget(m_diff = new DiffView(look, this));
    m_ui->stack->addWidget(m_hunks = new HunkList(look, this));
    m_hunks->setTakesBack(true);
    connect(m_hunks, &HunkList::accepted, this, [this](size_t hunk, bool on) {
        m_reviews.at(m_current).accept(0, hunk, on);
        refresh();
    });
    if (!m_preview.cannot.isEmpty())
        m_ui->column->addWidget(hintLabel(this, m_preview.cannot.join(u'\n')));
    m_undo = m_ui->buttons->addButton(title, QDialogButtonBox::AcceptRole);
    m_undo->setObjectName(QStringLiteral("undo"));
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT confirmed(m_choices, texts());
        accept();
    });
    for (size_t i = 0; i < m_choices.size(); ++i) {
        if (m_preview.steps[i].verdict == Verdict::Conflict || isLeft(m_preview.steps[i]))
            m_choices[i] = Choice::Leave;
        if (!m_preview.steps[i].review)
            continue;
        models::ChangeReview review(models::ChangeReview::Purpose::Proposed, {*m_preview.steps[i].review});
        if (!review.files().front().hunks.empty())
            m_reviews.emplace(int(i), std::move(review));
    }
    for (const models::UndoPreviewStep &step : m_preview.steps) {
        const QIcon icon = look->icon(isLeft(step) || step.verdict == Verdict::Conflict ? QStringLiteral("waits")
                                      : step.verdict == Verdict::Clean                  ? QStringLiteral("undo")
                                                                                        : QStringLiteral("lock"));
        auto *item = new QListWidgetItem(icon, {}, m_ui->list);
        item->setData(Qt::UserRole, models::shownPath(step.path, baseFolder));
        item->setToolTip(base::visibleText(step.path));
        updateRow(m_ui->list->row(item));
    }
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &UndoDialog::showStep);
    connect(m_ui->list, &QListWidget::itemChanged, this, &UndoDialog::take);
    connect(m_ui->choice, &QComboBox::activated, this, [this] { choose(Choice(m_ui->choice->currentData().toInt())); });
    const bool any = !m_preview.steps.empty();
    m_ui->list->setVisible(any);
    m_ui->stack->setVisible(any);
    // As tall as its rows, up to six.
    const int rows = qBound(1, m_ui->list->count(), 6);
    m_ui->list->setFixedHeight(m_ui->list->sizeHintForRow(0) * rows + 2 * m_ui->list->frameWidth() + u);
    m_ui->choice->setVisible(false);
    // Select the first file that needs a decision.
    int first = 0;
    while (first < m_ui->list->count() && m_preview.steps[size_t(first)].verdict != Verdict::Conflict)
        ++first;
    if (any)
        m_ui->list->setCurrentRow(first < m_ui->list->count() ? first : 0);
    refresh();
    frameDialog(this, m_ui->buttons, {u * 180, any ? u * 145 : u * 40},
                hintLabel(this, base::Words::tr("An undo can itself be undone")));
}

UndoDialog::~UndoDialog() = default;

void UndoDialog::updateRow(int number)
{
    const QSignalBlocker quiet(m_ui->list);
    QListWidgetItem *item = m_ui->list->item(number);
    const QString path = item->data(Qt::UserRole).toString();
    const models::UndoPreviewStep &step = m_preview.steps[size_t(number)];
    const bool stays = m_choices[size_t(number)] == Choice::Leave && step.verdict != Verdict::Impossible;
    const QString words = !stays                              ? step.words
                          : step.verdict == Verdict::Conflict ? tr("changed since, stays as it is")
                                                              : tr("stays as it is");
    const QString whose = step.unreported ? tr("no tool call told of its change; it may be yours") : QString();
    RowLines lines{{{{path, RowPiece::Kind::Code}},
                    {{words, step.verdict == Verdict::Clean ? RowPiece::Kind::Weak : RowPiece::Kind::Waits}}}};
    if (!whose.isEmpty())
        lines << RowLine{{{whose, RowPiece::Kind::Waits}}};
    setRow(item, lines);
    if (step.verdict != Verdict::Impossible)
        item->setCheckState(stays ? Qt::Unchecked : Qt::Checked);
}

/// As it is ticked. What somebody changed since is merged, if that can be done.
void UndoDialog::take(QListWidgetItem *item)
{
    const int number = m_ui->list->row(item);
    const models::UndoPreviewStep &step = m_preview.steps[size_t(number)];
    const bool isTicked = item->checkState() == Qt::Checked;
    if (isTicked == (m_choices[size_t(number)] != Choice::Leave))
        return;
    m_ui->list->setCurrentRow(number);
    choose(!isTicked                                          ? Choice::Leave
           : step.verdict == Verdict::Clean && !isLeft(step)  ? Choice::Default
           : step.verdict == Verdict::Conflict && step.merged ? Choice::Merge
                                                              : Choice::Before);
    showStep(number);
}

void UndoDialog::showStep(int number)
{
    m_current = number;
    if (number < 0)
        return;
    const models::UndoPreviewStep &step = m_preview.steps[size_t(number)];
    const bool conflict = step.verdict == Verdict::Conflict;
    m_ui->choice->setVisible(conflict || isLeft(step));
    m_ui->choice->clear();
    if (conflict || isLeft(step)) {
        m_ui->choice->addItem(tr("Leave it as it is now"), int(Choice::Leave));
        m_ui->choice->addItem(conflict ? tr("As it was before the effect, losing the change made since")
                                       : tr("As it was when the turn began"),
                              int(Choice::Before));
        if (step.merged)
            m_ui->choice->addItem(tr("Merge: undo the effect and keep the change made since"), int(Choice::Merge));
        if (m_reviews.contains(number))
            m_ui->choice->addItem(tr("Decide change by change"), int(Choice::Hunks));
        m_ui->choice->setCurrentIndex(m_ui->choice->findData(int(m_choices[size_t(number)])));
    }
    showDiff();
}

/// Skipped by default, although it could be undone without a conflict.
bool UndoDialog::isLeft(const models::UndoPreviewStep &step) const
{
    return step.verdict == Verdict::Clean && step.unreported && m_preview.leavesUnreported();
}

void UndoDialog::choose(Choice choice)
{
    m_choices[size_t(m_current)] = choice;
    updateRow(m_current);
    showDiff();
    refresh();
}

/// Shows what the file would lose and gain with the current choice.
void UndoDialog::showDiff()
{
    const models::UndoPreviewStep &step = m_preview.steps[size_t(m_current)];
    const Choice choice = m_choices[size_t(m_current)];
    const QString path = base::visibleText(step.path);
    // The diff is also shown for a skipped file, since the decision is about it.
    m_ui->says->setVisible(choice == Choice::Leave && step.isText && step.verdict != Verdict::Impossible);
    m_ui->stack->setCurrentWidget(choice == Choice::Hunks ? static_cast<QWidget *>(m_hunks) : m_diff);
    if (choice == Choice::Hunks)
        m_hunks->setFile(m_reviews.at(m_current).files().front());
    else if (step.verdict == Verdict::Impossible)
        m_diff->setMessage(tr("Stays as it is."));
    else if (!step.isText)
        m_diff->setMessage(base::Words::tr("This is not text that can be shown."));
    else if (choice == Choice::Merge && step.merged)
        m_diff->setDiff(path, step.now, base::exactText(*step.merged));
    else
        m_diff->setDiff(path, step.now, step.then.value_or(QString()));
}

std::vector<QByteArray> UndoDialog::texts() const
{
    std::vector<QByteArray> out(m_choices.size());
    for (const auto &[step, review] : m_reviews)
        out[size_t(step)] = review.result(0).value_or(QByteArray());
    return out;
}

void UndoDialog::refresh()
{
    int count = 0;
    for (size_t i = 0; i < m_choices.size(); ++i) {
        const Choice choice = m_choices[i];
        count += choice == Choice::Before || choice == Choice::Merge ||
                 (choice == Choice::Hunks && m_reviews.at(int(i)).hasWork()) ||
                 (choice == Choice::Default && m_preview.steps[i].verdict == Verdict::Clean);
    }
    m_undo->setEnabled(count > 0);
    m_undo->setText(m_preview.isRestore ? tr("Restore %n file(s)", nullptr, count)
                    : m_preview.isRedo  ? tr("Redo %n file change(s)", nullptr, count)
                                        : base::Words::tr("Undo %n file change(s)", nullptr, count));
}

} // namespace widgets

#include "moc_undodialog.cpp"
