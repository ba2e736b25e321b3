// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/registrydialog.h"

#include "base/visibletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <functional>

namespace widgets {

namespace {

QLabel *plainLabel(QWidget *parent)
{
    auto *label = wrappedLabel(parent);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// Notices which rows are visible: those that are painted.
class WatchedRows : public QStyledItemDelegate
{
public:
    WatchedRows(QObject *parent, std::function<void(int)> shown)
        : QStyledItemDelegate(parent)
        , m_shown(std::move(shown))
    {}
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        m_shown(index.row());
    }

private:
    const std::function<void(int)> m_shown;
};

} // namespace

RegistryDialog::RegistryDialog(QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_title(plainLabel(this))
    , m_about(plainLabel(this))
    , m_runsTitle(hintLabel(this, tr("This will run with your permissions:")))
    , m_runs(plainLabel(this))
    , m_state(plainLabel(this))
    , m_ways(new QComboBox(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_reload(new QPushButton(tr("Try a&gain"), this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
{
    setWindowTitle(tr("Agents of the registry"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Agents"));
    m_list->setIconSize(QSize(AgentPicture::small, AgentPicture::small));
    m_list->setItemDelegate(new WatchedRows(m_list, [this](int row) { onShown(row); }));
    m_ways->setAccessibleName(tr("How to get it"));
    makeBold(m_title);
    m_runs->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_runs->setAccessibleName(tr("What will run"));
    setEmptyText(m_list, tr("No agents yet"), tr("The registry is a public list, downloaded when you open it."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton *button : {m_add, m_cancel, m_reload}) {
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }

    auto *grid = new QGridLayout(this);
    grid->addWidget(m_search, 0, 0);
    grid->addWidget(m_list, 1, 0, 5, 1);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_about, 1, 1);
    grid->addWidget(m_ways, 2, 1);
    grid->addWidget(m_runsTitle, 3, 1);
    grid->addWidget(m_runs, 4, 1);
    grid->setRowStretch(5, 1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->addWidget(m_state, 6, 0, 1, 2);

    connect(m_search, &QLineEdit::textChanged, this, &RegistryDialog::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &RegistryDialog::showCurrent);
    connect(m_ways, &QComboBox::currentIndexChanged, this, &RegistryDialog::showWay);
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        if (const RegistryEntry *entry = current())
            Q_EMIT chosen(QString(entry->id), m_ways->currentIndex());
    });
    connect(m_reload, &QAbstractButton::clicked, this, &RegistryDialog::reloadRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &RegistryDialog::cancelRequested);
    connect(this, &QDialog::rejected, this, &RegistryDialog::cancelRequested);
    showCurrent();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 95, fontMetrics().height() * 28});
}

void RegistryDialog::setEntries(const QList<RegistryEntry> &entries)
{
    const RegistryEntry *before = current();
    const QString id = before ? before->id : QString();
    m_entries = entries;
    m_seen.clear();
    m_pictures.clear();
    m_list->clear();
    for (const RegistryEntry &entry : entries) {
        auto *item = new QListWidgetItem(
            QStringLiteral("%1 %2").arg(base::visibleText(entry.name), base::visibleText(entry.version)), m_list);
        item->setToolTip(base::visibleText(entry.description));
        showPicture(m_list->row(item));
        if (entry.id == id)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->count() > 0)
        m_list->setCurrentRow(0);
    filter();
}

void RegistryDialog::setPicture(const QString &agentId, const AgentPicture &picture)
{
    m_pictures.insert(agentId, picture);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_entries.at(row).id == agentId)
            showPicture(row);
    }
}

void RegistryDialog::showPicture(int row)
{
    m_list->item(row)->setIcon(agentIcon(m_pictures.value(m_entries.at(row).id), palette()));
}

void RegistryDialog::onShown(int row)
{
    const QString id = m_entries.value(row).id;
    if (m_seen.contains(id))
        return;
    m_seen.insert(id);
    // Queued, since the row is being painted.
    QMetaObject::invokeMethod(
        this, [this, id] { Q_EMIT pictureWanted(id); }, Qt::QueuedConnection);
}

void RegistryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    for (int row = 0; event->type() == QEvent::PaletteChange && row < m_list->count(); ++row)
        showPicture(row);
}

void RegistryDialog::setState(const QString &words, bool busy)
{
    m_busy = busy;
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
    m_reload->setEnabled(!busy);
    m_cancel->setVisible(busy);
    m_list->setEnabled(!busy);
    m_ways->setEnabled(!busy);
    showWay();
}

void RegistryDialog::filter()
{
    const QString text = m_search->text().trimmed();
    for (int row = 0; row < m_list->count(); ++row) {
        const RegistryEntry &entry = m_entries.at(row);
        m_list->item(row)->setHidden(!entry.name.contains(text, Qt::CaseInsensitive) &&
                                     !entry.description.contains(text, Qt::CaseInsensitive) &&
                                     !entry.id.contains(text, Qt::CaseInsensitive));
    }
}

const RegistryEntry *RegistryDialog::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_entries.size() ? &m_entries.at(row) : nullptr;
}

void RegistryDialog::showCurrent()
{
    const RegistryEntry *entry = current();
    m_title->setText(entry ? base::visibleText(entry->name) : QString());
    QStringList about;
    if (entry) {
        about << base::visibleText(entry->description);
        if (!entry->authors.isEmpty())
            about << tr("By %1").arg(base::visibleText(entry->authors));
        if (!entry->license.isEmpty())
            about << tr("Licence: %1").arg(base::visibleText(entry->license));
    }
    about.removeAll(QString());
    m_about->setText(about.join(u'\n'));
    m_ways->clear();
    if (entry) {
        for (const RegistryWay &way : entry->ways)
            m_ways->addItem(way.name);
        // Preselect the first way that can be used here.
        for (int i = 0; i < entry->ways.size(); ++i) {
            if (entry->ways.at(i).missing.isEmpty()) {
                m_ways->setCurrentIndex(i);
                break;
            }
        }
    }
    m_ways->setVisible(m_ways->count() > 1);
    showWay();
}

void RegistryDialog::showWay()
{
    const RegistryEntry *entry = current();
    const int index = m_ways->currentIndex();
    const RegistryWay *way = entry && index >= 0 && index < entry->ways.size() ? &entry->ways.at(index) : nullptr;
    QStringList lines;
    if (way) {
        lines << base::visibleText(way->runs);
        if (!way->fetches.isEmpty())
            lines << QString()
                  << tr("Belay fetches it from %1. The registry gives no checksum for it.").arg(way->fetches);
        if (!way->missing.isEmpty())
            lines << QString() << way->missing;
    } else if (entry) {
        lines << tr("There is nothing in the registry for this kind of computer.");
    }
    m_runs->setText(lines.join(u'\n'));
    m_runsTitle->setVisible(way);
    m_add->setEnabled(!m_busy && way && way->missing.isEmpty());
}

} // namespace widgets

#include "moc_registrydialog.cpp"
