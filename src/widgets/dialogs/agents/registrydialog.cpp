// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/registrydialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "ui_registrydialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QEvent>
#include <QFontDatabase>
#include <QStyledItemDelegate>

#include <functional>
#include <utility>

namespace widgets {

namespace {

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

RegistryDialog::RegistryDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui_RegistryDialog>())
{
    m_ui->setupUi(this);
    m_ui->search->setPlaceholderText(base::Words::tr("Search"));
    m_ui->search->setAccessibleName(m_ui->search->placeholderText());
    m_ui->list->setAccessibleName(windowTitle());
    m_ui->runs->setAccessibleName(m_ui->runsTitle->text());
    m_ui->list->setIconSize(QSize(AgentPicture::small, AgentPicture::small));
    m_ui->list->setItemDelegate(new WatchedRows(m_ui->list, [this](int row) { onShown(row); }));
    makeBold(m_ui->title);
    m_ui->runs->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setEmptyText(m_ui->list, tr("No agents yet"), base::Words::tr("Public list, downloaded only when you open it"));
    for (QPushButton *button : {m_ui->add, m_ui->cancel, m_ui->reload})
        m_ui->buttons->addButton(button, QDialogButtonBox::ActionRole);
    connect(m_ui->search, &QLineEdit::textChanged, this, &RegistryDialog::filter);
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &RegistryDialog::showCurrent);
    connect(m_ui->ways, &QComboBox::currentIndexChanged, this, &RegistryDialog::showWay);
    connect(m_ui->add, &QAbstractButton::clicked, this,
            [this] { Q_EMIT chosen(QString(current()->id), m_ui->ways->currentIndex()); });
    connect(m_ui->reload, &QAbstractButton::clicked, this, &RegistryDialog::reloadRequested);
    connect(m_ui->cancel, &QAbstractButton::clicked, this, &RegistryDialog::cancelRequested);
    connect(this, &QDialog::rejected, this, &RegistryDialog::cancelRequested);
    showCurrent();
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 95, fontMetrics().height() * 28});
}

RegistryDialog::~RegistryDialog() = default;

void RegistryDialog::setEntries(const QList<RegistryEntry> &entries)
{
    const RegistryEntry *before = current();
    const QString id = before ? before->id : QString();
    m_entries = entries;
    m_pictures.clear();
    m_ui->list->clear();
    for (const RegistryEntry &entry : entries) {
        auto *item = new QListWidgetItem(
            QStringLiteral("%1 %2").arg(base::visibleText(entry.name), base::visibleText(entry.version)), m_ui->list);
        item->setToolTip(base::visibleText(entry.description));
        showPicture(m_ui->list->row(item));
        if (entry.id == id)
            m_ui->list->setCurrentItem(item);
    }
    filter();
}

void RegistryDialog::setPicture(const QString &agentId, const AgentPicture &picture)
{
    m_pictures.insert(agentId, picture);
    for (int row = 0; row < m_ui->list->count(); ++row) {
        if (m_entries.at(row).id == agentId)
            showPicture(row);
    }
}

void RegistryDialog::showPicture(int row)
{
    m_ui->list->item(row)->setIcon(agentIcon(m_pictures.value(m_entries.at(row).id), palette()));
}

void RegistryDialog::onShown(int row)
{
    const QString id = m_entries.value(row).id;
    if (m_pictures.contains(id))
        return;
    m_pictures.insert(id, {});
    // Queued, since the row is being painted.
    QMetaObject::invokeMethod(
        this, [this, id] { Q_EMIT pictureWanted(id); }, Qt::QueuedConnection);
}

void RegistryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    for (int row = 0; event->type() == QEvent::PaletteChange && row < m_ui->list->count(); ++row)
        showPicture(row);
}

void RegistryDialog::setState(const QString &words, bool busy)
{
    const bool wasBusy = std::exchange(m_busy, busy);
    if (!wasBusy && busy) // Qt moves it on from what is switched off, where to depends on its version
        m_wasInSearch = focusWidget() == m_ui->search;
    say(m_ui->state, words);
    m_ui->reload->setEnabled(!busy);
    m_ui->cancel->setVisible(busy);
    m_ui->list->setEnabled(!busy);
    m_ui->ways->setEnabled(!busy);
    showWay();
    if (wasBusy && !busy && !m_wasInSearch)
        m_ui->list->setFocus();
}

void RegistryDialog::filter()
{
    showMatching(m_ui->list, m_ui->search->text(), [this](int row) {
        const RegistryEntry &entry = m_entries.at(row);
        return QStringList{entry.name, entry.description, entry.id}.join(u'\n');
    });
}

const RegistryEntry *RegistryDialog::current() const
{
    const int row = m_ui->list->currentRow();
    return row >= 0 && row < m_entries.size() ? &m_entries.at(row) : nullptr;
}

void RegistryDialog::showCurrent()
{
    const RegistryEntry *entry = current();
    m_ui->title->setText(entry ? base::visibleText(entry->name) : QString());
    QStringList about;
    if (entry) {
        about << base::visibleText(entry->description);
        if (!entry->authors.isEmpty())
            about << tr("By %1").arg(base::visibleText(entry->authors));
        if (!entry->license.isEmpty())
            about << tr("Licence: %1").arg(base::visibleText(entry->license));
    }
    about.removeAll(QString());
    m_ui->about->setText(about.join(u'\n'));
    m_ui->ways->clear();
    if (entry) {
        for (const RegistryWay &way : entry->ways)
            m_ui->ways->addItem(way.name);
        // Preselect the first way that can be used here.
        for (int i = 0; i < entry->ways.size(); ++i) {
            if (entry->ways.at(i).missing.isEmpty()) {
                m_ui->ways->setCurrentIndex(i);
                break;
            }
        }
    }
    m_ui->ways->setVisible(m_ui->ways->count() > 1);
    showWay();
}

void RegistryDialog::showWay()
{
    const RegistryEntry *entry = current();
    const int index = m_ui->ways->currentIndex();
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
    m_ui->runs->setText(lines.join(u'\n'));
    m_ui->runsTitle->setVisible(way);
    m_ui->add->setEnabled(!m_busy && way && way->missing.isEmpty());
}

} // namespace widgets

#include "moc_registrydialog.cpp"
