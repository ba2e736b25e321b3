// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/changesdialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/linecountstext.h"
#include "models/texts/showntext.h"
#include "widgets/content/diffview.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/style/ground.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

using models::Compare;

ChangesDialog::ChangesDialog(const QString &title, std::vector<models::ChangedFile> files, Compare compare,
                             const QString &baseFolder, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_files(std::move(files))
    , m_baseFolder(baseFolder)
    , m_look(look)
    , m_list(new QListWidget(this))
    , m_compare(new QComboBox(this))
    , m_words(new QLabel(this))
    , m_diff(new DiffView(look, this))
{
    setWindowTitle(title);
    const int u = look->theme().u;
    m_list->setAccessibleName(base::Words::tr("Files"));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({u * 4, u * 4});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_compare->setAccessibleName(tr("What to compare"));
    m_compare->addItem(tr("What was changed"), int(Compare::BeforeAfter));
    m_compare->addItem(tr("From before to what is on the disk now"), int(Compare::BeforeNow));
    m_compare->addItem(tr("From the change to what is on the disk now"), int(Compare::AfterNow));
    m_compare->setCurrentIndex(m_compare->findData(int(compare)));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    QLayout *const row = rowOf(nullptr, {m_compare, {m_words, 1}});
    columnOf(nullptr, {m_list, row, {m_diff, 1}}, {}, 0, this)->setSpacing(u * 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = buttons->addButton(base::Words::tr("Open"), QDialogButtonBox::ActionRole);
    m_open->setObjectName(QStringLiteral("openFile"));
    m_open->setToolTip(tr("Opens the file as it is now in the editor of the settings"));
    m_undo = buttons->addButton(tr("Undo this file"), QDialogButtonBox::ActionRole);
    m_undo->setObjectName(QStringLiteral("undoFile"));
    m_undoAll = buttons->addButton(tr("Undo all…"), QDialogButtonBox::ActionRole);
    m_undoAll->setObjectName(QStringLiteral("undoAll"));
    for (QPushButton *button : {m_undo, m_undoAll})
        button->setIcon(look->icon(QStringLiteral("undo")));
    connect(m_open, &QPushButton::clicked, this, [this] { requestOpen(m_diff->firstChangedLine()); });
    connect(m_diff, &DiffView::lineDoubleClicked, this, &ChangesDialog::open);
    connect(m_undo, &QPushButton::clicked, this,
            [this] { Q_EMIT undoRequested(m_files[size_t(m_list->currentRow())].effects); });
    connect(m_undoAll, &QPushButton::clicked, this, [this] {
        std::vector<base::EffectId> all;
        for (const models::ChangedFile &file : m_files) {
            if (file.canUndo)
                all.insert(all.end(), file.effects.begin(), file.effects.end());
        }
        Q_EMIT undoRequested(all);
    });
    connect(m_compare, &QComboBox::activated, this, &ChangesDialog::showDiff);
    fillList();
    connect(m_list, &QListWidget::currentRowChanged, this, &ChangesDialog::showFile);
    const int rows = qBound(1, m_list->count(), 6);
    m_list->setFixedHeight(m_list->sizeHintForRow(0) * rows + 2 * m_list->frameWidth() + u);
    frameDialog(this, buttons, {u * 190, u * 150});
    // Queued, so that the caller can connect to the signals first.
    QMetaObject::invokeMethod(
        this, [this] { setCurrent(qMax(0, m_list->currentRow())); }, Qt::QueuedConnection);
}

ChangesDialog::~ChangesDialog() = default;

void ChangesDialog::requestOpen(int line)
{
    if (m_open->isEnabled())
        Q_EMIT openRequested(m_files[size_t(m_list->currentRow())].target, line, m_diff->newText());
}

void ChangesDialog::fillList()
{
    for (const models::ChangedFile &file : m_files) {
        const QString path = base::visibleText(models::pathInFolder(file.target, m_baseFolder));
        auto *item = new QListWidgetItem(path, m_list);
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
    if (file < 0 || file >= m_list->count())
        return;
    if (file == m_list->currentRow())
        showFile();
    else
        m_list->setCurrentRow(file);
}

void ChangesDialog::setTexts(int file, const models::ReviewTexts &texts)
{
    m_texts.insert_or_assign(file, texts);
    if (file == m_list->currentRow())
        showDiff();
}

void ChangesDialog::setFile(int file, const models::ChangedFile &now)
{
    m_files[size_t(file)].canUndo = now.canUndo;
    m_texts.erase(file);
    if (!now.canUndo)
        m_list->item(file)->setIcon(m_look->icon(QStringLiteral("undo")));
    showFile();
}

void ChangesDialog::showFile()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const auto undoable =
        std::count_if(m_files.begin(), m_files.end(), [](const models::ChangedFile &file) { return file.canUndo; });
    m_undo->setEnabled(m_files[size_t(row)].canUndo);
    m_undoAll->setVisible(m_files.size() > 1);
    m_undoAll->setEnabled(undoable > 0);
    if (m_texts.find(row) == m_texts.end()) {
        m_words->clear();
        m_diff->setMessage(tr("Reading…"));
        Q_EMIT textsWanted(row);
        return;
    }
    showDiff();
}

void ChangesDialog::showDiff()
{
    const int row = m_list->currentRow();
    const auto known = m_texts.find(row);
    if (known == m_texts.end())
        return;
    const auto [from, to] = models::sidesOf(known->second, Compare(m_compare->currentData().toInt()));
    const QString path = base::visibleText(m_files[size_t(row)].target);
    m_words->clear();
    if (!to->isThere) {
        m_words->setText(from->isThere ? tr("There is no file any more.") : tr("There is no file."));
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
        m_words->setText(tr("%1 This is what is on the other side.").arg(from->why));
    }
    const QString beyond = models::beyondText(from->mark, to->mark);
    if (!beyond.isEmpty())
        m_words->setText(m_words->text().isEmpty() ? beyond : QString(m_words->text() + u' ' + beyond));
    m_diff->setDiff(path, from->isThere ? from->text : std::nullopt, to->text.value_or(QString()));
    if (from->text && to->text && *from->text == *to->text)
        m_diff->setMessage(beyond.isEmpty() ? tr("There is no difference.") : tr("The text is the same."));
}

} // namespace widgets

#include "moc_changesdialog.cpp"
