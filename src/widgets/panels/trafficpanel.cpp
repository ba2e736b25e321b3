// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/trafficpanel.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "ui_trafficpanel.h"
#include "widgets/style/canvas.h"
#include "widgets/style/emptyview.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QtMath>

#include <algorithm>
#include <optional>
#include <utility>

namespace widgets {

/// The messages that are listed: those of one server or of the agent's own protocol, those of one tool call, and what
/// the filter of the base class lets pass.
class TrafficPanel::Filter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Empty: the agent's own protocol. None: all.
    void setServer(const std::optional<QString> &server)
    {
        if (std::exchange(m_server, server) != server)
            invalidateFilter();
    }
    /// As of TrafficModel::CallRole; empty: all.
    void setCall(const QString &call)
    {
        if (std::exchange(m_call, call) != call)
            invalidateFilter();
    }
    const QString &call() const { return m_call; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return (!m_server || index.data(models::TrafficModel::ServerRole).toString() == *m_server) &&
               (m_call.isEmpty() || index.data(models::TrafficModel::CallRole).toString() == m_call) &&
               QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }

private:
    std::optional<QString> m_server;
    QString m_call;
};

TrafficPanel::TrafficPanel(models::TrafficModel *model, Look *look, QWidget *parent, Of of)
    : QWidget(parent)
    , m_model(model)
    , m_look(look)
    , m_filter(new Filter(this))
    , m_ui(std::make_unique<Ui::TrafficPanel>())
{
    m_ui->setupUi(this);
    m_ui->copy->setText(base::Words::tr("Copy"));
    setAccessibleName(base::Words::tr("Traffic"));
    m_empty = new EmptyView(tr("No traffic yet"), look, this);
    m_ui->outer->addWidget(m_empty, 1);
    m_filter->setSourceModel(model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_ui->table->setModel(m_filter);
    m_ui->table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (QWidget *button : std::initializer_list<QWidget *>{m_ui->clear, m_ui->save, m_ui->load})
        button->setVisible(of == Of::Connection);

    connect(m_ui->filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_filter->setFilterKeyColumn(-1);
        m_filter->setFilterFixedString(words);
    });
    connect(m_ui->copy, &QAbstractButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_ui->detail->toPlainText()); });
    connect(m_ui->clear, &QAbstractButton::clicked, this, &TrafficPanel::clearRequested);
    connect(m_ui->save, &QAbstractButton::clicked, this, &TrafficPanel::saveRequested);
    connect(m_ui->load, &QAbstractButton::clicked, this, &TrafficPanel::loadRequested);
    connect(m_ui->partner, &QAbstractButton::clicked, this, &TrafficPanel::goToPartner);
    connect(m_ui->call, &QAbstractButton::toggled, this, &TrafficPanel::chooseCall);
    connect(m_ui->server, &QComboBox::activated, this, &TrafficPanel::chooseServer);
    connect(model, &models::TrafficModel::serversChanged, this, &TrafficPanel::offerServers);
    connect(model, &models::TrafficModel::joined, this, [this] {
        if (m_call.isValid())
            m_filter->setCall(m_call.data(models::TrafficModel::CallRole).toString());
    });
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TrafficPanel::showCurrent);
    connect(m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, &TrafficPanel::updateAtEnd);
    connect(m_filter, &QAbstractItemModel::modelAboutToBeReset, this, &TrafficPanel::keepCurrent);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &TrafficPanel::restoreCurrent);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_atEnd)
            m_ui->table->scrollToBottom();
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &TrafficPanel::showEmpty);
    connect(model, &QAbstractItemModel::modelReset, this, &TrafficPanel::showEmpty);
    connect(look, &Look::changed, this, &TrafficPanel::restyle);
    offerServers();
    showEmpty();
    showCurrent();
    restyle();
}

TrafficPanel::~TrafficPanel() = default;

/// Who uses no MCP server sees nothing of them.
void TrafficPanel::offerServers()
{
    const QSignalBlocker quiet(m_ui->server);
    const QVariant chosen = m_ui->server->currentData();
    m_ui->server->clear();
    m_ui->server->addItem(tr("All messages"));
    m_ui->server->addItem(tr("The agent's own"), QString());
    for (const QString &server : m_model->servers())
        m_ui->server->addItem(base::visibleText(server), server);
    m_ui->server->setCurrentIndex(chosen.isValid() ? std::max(0, m_ui->server->findData(chosen)) : 0);
    const bool any = !m_model->servers().isEmpty();
    m_ui->server->setVisible(any);
    m_ui->table->setColumnHidden(models::TrafficModel::Server, !any);
    chooseServer();
}

void TrafficPanel::chooseServer()
{
    const QVariant chosen = m_ui->server->currentData();
    m_filter->setServer(chosen.isValid() ? std::optional(chosen.toString()) : std::nullopt);
}

/// Of every server and every call.
void TrafficPanel::showAll()
{
    m_ui->call->setChecked(false);
    m_ui->server->setCurrentIndex(0);
    chooseServer();
}

void TrafficPanel::chooseCall(bool only)
{
    const QModelIndex shown = current();
    m_call = only ? QPersistentModelIndex(shown) : QPersistentModelIndex();
    m_filter->setCall(shown.isValid() && only ? shown.data(models::TrafficModel::CallRole).toString() : QString());
    if (shown.isValid())
        m_ui->table->scrollTo(m_filter->mapFromSource(shown));
    showCurrent();
}

void TrafficPanel::updateAtEnd()
{
    const QScrollBar *bar = m_ui->table->verticalScrollBar();
    m_atEnd = bar->value() >= bar->maximum() - 1;
}

void TrafficPanel::keepCurrent()
{
    updateAtEnd();
    const QModelIndex shown = current();
    m_kept = shown.isValid() ? m_model->line(shown.row()).number : 0;
}

/// A flood of messages resets the model, which is no reason to lose what is being read.
void TrafficPanel::restoreCurrent()
{
    const int row = m_kept > 0 ? m_model->rowOf(m_kept) : -1;
    const QModelIndex again = row >= 0 ? m_model->index(row, 0) : QModelIndex();
    if (m_ui->call->isChecked())
        m_call = again;
    if (again.isValid())
        m_ui->table->setCurrentIndex(m_filter->mapFromSource(again));
    if (m_atEnd)
        m_ui->table->scrollToBottom();
    showCurrent();
}

QModelIndex TrafficPanel::current() const
{
    return m_filter->mapToSource(m_ui->table->currentIndex());
}

void TrafficPanel::setFilter(const QString &id)
{
    m_ui->filter->setText(id);
    if (!id.isEmpty()) {
        showAll();
        // Only the id column is filtered: ids are short numbers that also occur in many texts.
        m_filter->setFilterKeyColumn(models::TrafficModel::Id);
        m_filter->setFilterRegularExpression(
            QRegularExpression(QRegularExpression::anchoredPattern(QRegularExpression::escape(id))));
    }
}

void TrafficPanel::showEmpty()
{
    const bool any = m_model->rowCount() > 0;
    m_ui->splitter->setVisible(any);
    m_empty->setVisible(!any);
}

void TrafficPanel::restyle()
{
    const Theme &t = m_look->theme();
    m_ui->detail->setFont(t.monoSmall);
    m_ui->table->setFont(t.small);
    m_ui->filter->setMinimumHeight(t.u * 7);
    m_ui->table->verticalHeader()->setDefaultSectionSize(t.u * 6);
    using Model = models::TrafficModel;
    m_ui->table->setColumnWidth(Model::Time, t.u * 24);
    using models::TrafficDirection;
    qreal way = m_ui->table->horizontalHeader()->sectionSizeHint(Model::Way);
    for (const auto direction :
         {TrafficDirection::ToAgent, TrafficDirection::FromAgent, TrafficDirection::StandardError,
          TrafficDirection::Junk, TrafficDirection::ToServer, TrafficDirection::FromServer})
        way = std::max(way, Canvas::width(t.small, Model::wayText(direction)) + t.u * 3);
    m_ui->table->setColumnWidth(Model::Way, qCeil(way));
    m_ui->table->setColumnWidth(Model::Server, t.u * 20);
    m_ui->table->setColumnWidth(Model::Method, t.u * 40);
    m_ui->table->setColumnWidth(Model::Id, t.u * 12);
    m_ui->table->setColumnWidth(Model::Took, t.u * 20);
    m_ui->table->setColumnWidth(Model::Size, t.u * 16);
}

void TrafficPanel::showCurrent()
{
    const QModelIndex index = current();
    m_ui->copy->setEnabled(index.isValid());
    // Once it is on it can be put off, whatever is selected.
    m_ui->call->setEnabled(!m_filter->call().isEmpty() ||
                           !index.data(models::TrafficModel::CallRole).toString().isEmpty());
    const int partner = index.isValid() ? m_model->partnerOf(index.row()) : -1;
    m_ui->partner->setEnabled(partner >= 0);
    m_ui->partner->setText(partner >= 0 && partner < index.row() ? base::Words::tr("Request") : tr("Answer"));
    if (!index.isValid()) {
        m_ui->detail->clear();
        return;
    }
    const models::TrafficLine &line = m_model->line(index.row());
    QString text = base::visibleText(line.text, base::LineBreaks::Keep);
    if (line.size > line.text.toUtf8().size())
        text += u'\n' + tr("The message has %1 bytes; only its beginning is kept.").arg(line.size);
    m_ui->detail->setPlainText(text);
}

void TrafficPanel::goToPartner()
{
    const QModelIndex index = current();
    const int row = index.isValid() ? m_model->partnerOf(index.row()) : -1;
    if (row < 0)
        return;
    QModelIndex partner = m_filter->mapFromSource(m_model->index(row, 0));
    if (!partner.isValid()) { // hidden by the filter
        m_ui->filter->clear();
        showAll();
        partner = m_filter->mapFromSource(m_model->index(row, 0));
    }
    m_ui->table->setCurrentIndex(partner);
    m_ui->table->scrollTo(partner);
}

void TrafficPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT watchedChanged(true);
}

void TrafficPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    Q_EMIT watchedChanged(false);
}

} // namespace widgets

#include "moc_trafficpanel.cpp"
