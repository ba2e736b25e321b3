// SPDX-License-Identifier: Apache-2.0
#include "widgets/trafficpanel.h"

#include "base/visibletext.h"
#include "widgets/flatbutton.h"
#include "widgets/sessionheader.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace widgets {

TrafficPanel::TrafficPanel(models::TrafficModel *model, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_look(look)
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_view(new QTableView(this))
    , m_text(new QPlainTextEdit(this))
    , m_empty(new EmptyView(tr("No traffic yet"), tr("Every message to and from the agent is kept here."), look, this))
{
    setAccessibleName(tr("Traffic"));
    m_filter->setSourceModel(model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter traffic"));
    m_search->setClearButtonEnabled(true);
    m_view->setModel(m_filter);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->setAccessibleName(tr("Messages"));
    m_text->setReadOnly(true);
    m_text->setAccessibleName(tr("Message"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setPlaceholderText(tr("Choose a message to read it whole, or as much as is kept"));

    auto *clear = new FlatButton(look, ButtonKind::Normal, tr("Clear"), this);
    auto *column = new QVBoxLayout(this);
    auto *top = new QHBoxLayout;
    const int u = look->theme().u;
    top->setContentsMargins(u * 2, u * 2, u * 2, u * 2);
    top->setSpacing(u * 2);
    top->addWidget(m_search, 1);
    top->addWidget(clear);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_view, 3);
    column->addWidget(m_empty, 3);
    column->addWidget(m_text, 1);

    const auto showEmpty = [this] {
        m_view->setVisible(m_model->rowCount() > 0);
        m_empty->setVisible(m_model->rowCount() == 0);
    };
    connect(clear, &QAbstractButton::clicked, this, &TrafficPanel::clearRequested);
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TrafficPanel::showCurrent);
    connect(m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] {
        const QScrollBar *bar = m_view->verticalScrollBar();
        m_atEnd = bar->value() >= bar->maximum() - 1;
    });
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this, showEmpty] {
        showEmpty();
        if (m_atEnd)
            m_view->scrollToBottom();
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, showEmpty);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, showEmpty);
    connect(look, &Look::changed, this, &TrafficPanel::restyle);
    showEmpty();
    restyle();
}

void TrafficPanel::setFilter(const QString &words)
{
    m_search->setText(words);
}

void TrafficPanel::restyle()
{
    const Theme &t = m_look->theme();
    m_text->setFont(t.monoSmall);
    m_view->setFont(t.small);
    m_search->setMinimumHeight(t.u * 7);
    m_view->verticalHeader()->setDefaultSectionSize(t.u * 6);
    using Model = models::TrafficModel;
    m_view->setColumnWidth(Model::Time, t.u * 22);
    m_view->setColumnWidth(Model::Way, t.u * 12);
    m_view->setColumnWidth(Model::Method, t.u * 40);
    m_view->setColumnWidth(Model::Id, t.u * 12);
    m_view->setColumnWidth(Model::Size, t.u * 16);
}

void TrafficPanel::showCurrent()
{
    const QModelIndex index = m_filter->mapToSource(m_view->currentIndex());
    if (!index.isValid()) {
        m_text->clear();
        return;
    }
    const models::TrafficLine &line = m_model->line(index.row());
    QString text = base::visibleText(line.text, base::LineBreaks::Keep);
    if (line.size > line.text.toUtf8().size())
        text += u'\n' + tr("The message has %1 bytes; only its beginning is kept.").arg(line.size);
    m_text->setPlainText(text);
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
