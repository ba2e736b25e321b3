// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/shortcutsdialog.h"

#include "base/wording.h"
#include "ui_shortcutsdialog.h"
#include "widgets/dialogs/dialogframe.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace widgets {
namespace {

QString textOf(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutFields> &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui_ShortcutsDialog>())
{
    m_ui->setupUi(this);
    m_ui->list->setHeaderLabels({tr("Action"), tr("Keys")});
    connect(m_ui->search, &QLineEdit::textChanged, this, [this] { filter(false); });
    connect(m_ui->list, &QTreeWidget::currentItemChanged, this, [this] {
        m_ui->keys->clear();
        check();
    });
    connect(m_ui->keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::check);
    for (auto *field : m_ui->keys->findChildren<QLineEdit *>())
        field->setAccessibleName(base::plainName(m_ui->keysLabel->text()));
    // These are off without an action.
    connect(m_ui->set, &QAbstractButton::clicked, this,
            [this] { Q_EMIT keysChosen(current()->name, m_ui->keys->keySequence()); });
    connect(m_ui->none, &QAbstractButton::clicked, this, [this] { Q_EMIT keysChosen(current()->name, {}); });
    connect(m_ui->original, &QAbstractButton::clicked, this, [this] { Q_EMIT defaultWanted(current()->name); });
    auto *run = m_ui->buttons->addButton(tr("&Run"), QDialogButtonBox::AcceptRole);
    run->setObjectName(QStringLiteral("run"));
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &ShortcutsDialog::run);
    connect(m_ui->list, &QTreeWidget::itemDoubleClicked, this, &ShortcutsDialog::run);
    m_ui->search->installEventFilter(this);
    setShortcuts(shortcuts);
    m_ui->list->resizeColumnToContents(0);
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 72, fontMetrics().height() * 30});
    for (QPushButton *button : {m_ui->set, m_ui->none, m_ui->original})
        button->setAutoDefault(true); // Enter presses the one with the focus, not Run
}

ShortcutsDialog::~ShortcutsDialog()
{
    m_ui->keys->disconnect(this); // keys that are being typed end when the dialog hides
}

void ShortcutsDialog::run()
{
    const ShortcutFields *action = current();
    if (!action || !action->isEnabled)
        return;
    const QString name = action->name;
    accept();
    Q_EMIT triggered(name);
}

/// The arrows choose in the list while one types.
bool ShortcutsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            return QCoreApplication::sendEvent(m_ui->list, event);
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutsDialog::setShortcuts(const QList<ShortcutFields> &shortcuts)
{
    const int before = qMax(0, m_ui->list->indexOfTopLevelItem(m_ui->list->currentItem()));
    m_shortcuts = shortcuts;
    m_ui->list->clear();
    for (const ShortcutFields &action : shortcuts) {
        auto *item = new QTreeWidgetItem({action.text, textOf(action.keys)});
        if (action.keys.isEmpty())
            item->setData(1, Qt::AccessibleTextRole, base::plainName(m_ui->none->text()));
        if (!action.isEnabled) {
            for (int column : {0, 1})
                item->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
        }
        m_ui->list->addTopLevelItem(item);
    }
    m_ui->list->setCurrentItem(m_ui->list->topLevelItem(before));
    filter(true); // what it is about does not change because its keys did
    check();
}

const ShortcutFields *ShortcutsDialog::current() const
{
    const int row = m_ui->list->indexOfTopLevelItem(m_ui->list->currentItem());
    return row >= 0 && row < m_shortcuts.size() ? &m_shortcuts[row] : nullptr;
}

void ShortcutsDialog::filter(bool keepsCurrent)
{
    const QString words = m_ui->search->text();
    QTreeWidgetItem *first = nullptr;
    for (int row = 0; row < m_ui->list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_ui->list->topLevelItem(row);
        const bool isKept = keepsCurrent && item == m_ui->list->currentItem();
        item->setHidden(!isKept && !item->text(0).contains(words, Qt::CaseInsensitive) &&
                        !item->text(1).contains(words, Qt::CaseInsensitive));
        if (!first && !item->isHidden())
            first = item;
    }
    if (!m_ui->list->currentItem() || m_ui->list->currentItem()->isHidden())
        m_ui->list->setCurrentItem(first);
}

/// A shortcut that two actions share would trigger neither.
void ShortcutsDialog::check()
{
    const ShortcutFields *action = current();
    const QKeySequence keys = m_ui->keys->keySequence();
    const auto taken = std::find_if(m_shortcuts.begin(), m_shortcuts.end(), [&](const ShortcutFields &other) {
        return action && other.name != action->name && other.keys.contains(keys);
    });
    const bool isTaken = !keys.isEmpty() && taken != m_shortcuts.end();
    m_ui->problem->setText(isTaken ? tr("%1 belongs to “%2”. Give that other keys first.")
                                         .arg(keys.toString(QKeySequence::NativeText), taken->text)
                                   : QString());
    m_ui->set->setEnabled(action && !keys.isEmpty() && !isTaken);
    m_ui->none->setEnabled(action && !action->keys.isEmpty());
    m_ui->buttons->findChild<QPushButton *>(QStringLiteral("run"))->setEnabled(action && action->isEnabled);
    m_ui->original->setEnabled(action && action->keys != action->defaults);
}

} // namespace widgets

#include "moc_shortcutsdialog.cpp"
