// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/changesdialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/linecountstext.h"
#include "models/texts/showntext.h"
#include "ui_changesdialog.h"
#include "widgets/content/diffview.h"
#include "widgets/dialogs/dialogframe.h"

#include <algorithm>

namespace widgets {

using models::Compare;

ChangesDialog::ChangesDialog(const QString &title, std::vector<models::ChangedFile> files, Compare compare,
                             const QString &baseFolder, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_files(std::move(files))
    , m_baseFolder(baseFolder)
    , m_look(look)
    , m_ui(std::make_unique<Ui_ChangesDialog>())
{
    m_ui->setupUi(this);
    setWindowTitle(title);
    const int u = look->theme().u;
    m_ui->list->setAccessibleName(base::Words::tr("Files"));
    m_ui->list->setIconSize({u * 4, u * 4});
    m_ui->compare->setCurrentIndex(int(compare));
    m_diff = new DiffView(look, this);
    m_ui->column->insertWidget(2, m_diff, 1);
    m_ui->column->setSpacing(u * 2);
    m_ui->openFile->setText(base::Words::tr("Open"));
    for (QPushButton *button : {m_ui->openFile, m_ui->undoFile, m_ui->undoAll})
        m_ui->buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QPushButton *button : {m_ui->undoFile, m_ui->undoAll})
        button->setIcon(look->icon(QStringLiteral("undo")));
    connect(m_ui->openFile, &QPushButton::clicked, this, [this] { requestOpen(m_diff->firstChangedLine()); });
    connect(m_diff, &DiffView::lineDoubleClicked, this, &ChangesDialog::requestOpen);
    connect(m_ui->undoFile, &QPushButton::clicked, this,
            [this] { Q_EMIT undoRequested(m_files[size_t(m_ui->list->currentRow())].effects); });
    connect(m_ui->undoAll, &QPushButton::clicked, this, [this] {
        std::vector<base::EffectId> all;
        for (const models::ChangedFile &file : m_files) {
            if (file.canUndo)
                all.insert(all.end(), file.effects.begin(), file.effects.end());
        }
        Q_EMIT undoRequested(all);
    });
    connect(m_ui->compare, &QComboBox::activated, this, &ChangesDialog::showDiff);
    fillList();
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &ChangesDialog::showFile);
    const int rows = qBound(1, m_ui->list->count(), 6);
    m_ui->list->setFixedHeight(m_ui->list->sizeHintForRow(0) * rows + 2 * m_ui->list->frameWidth() + u);
    frameDialog(this, m_ui->buttons, {u * 190, u * 150});
    // Queued, so that the caller can connect to the signals first.
    QMetaObject::invokeMethod(
        this, [this] { setCurrent(qMax(0, m_ui->list->currentRow())); }, Qt::QueuedConnection);
}

ChangesDialog::~ChangesDialog() = default;

void ChangesDialog::requestOpen(int line)
{
    if (m_ui->openFile->isEnabled())
        Q_EMIT openRequested(m_files[size_t(m_ui->list->currentRow())].target, line, m_diff->newText());
}

void ChangesDialog::fillList()
{
    for (const models::ChangedFile &file : m_files) {
        const QString path = models::shownPath(file.target, m_baseFolder);
        auto *item = new QListWidgetItem(path, m_ui->list);
        if (const QString counts = file.lines ? models::lineCountsText(*file.lines) : QString(); !counts.isEmpty())
            item->setText(path + QStringLiteral("  ") + counts);
        if (const QString mode = models::modeChange(file.before, file.after); !mode.isEmpty())
            item->setText(item->text() + QStringLiteral("  ") + mode);
        item->setIcon(m_look->icon(file.kind == ledger::EffectKind::DeleteFile ? QStringLiteral("delete")
                                                                               : QStringLiteral("edit")));
        item->setToolTip(base::visibleText(file.target));
    }
}

void ChangesDialog::setCurrent(int file)
{
    if (file < 0 || file >= m_ui->list->count())
        return;
    if (file == m_ui->list->currentRow())
        showFile();
    else
        m_ui->list->setCurrentRow(file);
}

void ChangesDialog::setTexts(int file, const models::ReviewTexts &texts)
{
    m_texts.insert_or_assign(file, texts);
    if (file == m_ui->list->currentRow())
        showDiff();
}

void ChangesDialog::setFile(int file, const models::ChangedFile &now)
{
    m_files[size_t(file)].canUndo = now.canUndo;
    m_texts.erase(file);
    if (!now.canUndo)
        m_ui->list->item(file)->setIcon(m_look->icon(QStringLiteral("undo")));
    showFile();
}

void ChangesDialog::showFile()
{
    const int row = m_ui->list->currentRow();
    if (row < 0)
        return;
    m_ui->undoFile->setEnabled(m_files[size_t(row)].canUndo);
    m_ui->undoAll->setVisible(m_files.size() > 1);
    m_ui->undoAll->setEnabled(std::ranges::any_of(m_files, &models::ChangedFile::canUndo));
    if (m_texts.find(row) == m_texts.end()) {
        m_ui->openFile->setEnabled(false);
        m_ui->words->clear();
        m_diff->setMessage(tr("Reading…"));
        Q_EMIT textsWanted(row);
        return;
    }
    showDiff();
}

void ChangesDialog::showDiff()
{
    const int row = m_ui->list->currentRow();
    const auto known = m_texts.find(row);
    if (known == m_texts.end())
        return;
    m_ui->openFile->setEnabled(known->second.now.isThere);
    const auto [from, to] = models::sidesOf(known->second, Compare(m_ui->compare->currentIndex()));
    const QString path = base::visibleText(m_files[size_t(row)].target);
    m_ui->words->clear();
    if (!to->isThere) {
        m_ui->words->setText(from->isThere ? tr("There is no file any more.") : tr("There is no file."));
    } else if (!to->text) {
        m_diff->setMessage(to->why);
        return;
    }
    if (from->isThere && !from->text) {
        // Show the side that is available.
        if (!to->isThere) {
            m_diff->setMessage(from->why);
            return;
        }
        m_ui->words->setText(tr("%1 This is what is on the other side.").arg(from->why));
    }
    const QString beyond = models::beyondText(from->mark, to->mark);
    if (!beyond.isEmpty())
        m_ui->words->setText(m_ui->words->text().isEmpty() ? beyond : QString(m_ui->words->text() + u' ' + beyond));
    m_diff->setDiff(path, from->isThere ? from->text : std::nullopt, to->text.value_or(QString()));
    if (from->text && to->text && *from->text == *to->text)
        m_diff->setMessage(beyond.isEmpty() ? tr("There is no difference.") : tr("The text is the same."));
}

} // namespace widgets

#include "moc_changesdialog.cpp"
