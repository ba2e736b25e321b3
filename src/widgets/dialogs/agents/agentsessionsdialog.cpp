// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/agentsessionsdialog.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ui_agentsessionsdialog.h"
#include "widgets/dialogs/confirmation.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QFileInfo>
#include <QSortFilterProxyModel>

namespace widgets {
namespace {

/// Two lines: the title, and below it folder and time.
class TwoLines : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

protected:
    RowLines lines(const QModelIndex &index) const override
    {
        const QString detail = index.data(models::AgentSessionsModel::DetailRole).toString();
        return {{{{index.data().toString(), RowPiece::Kind::Strong}}}, {{{detail, RowPiece::Kind::Weak}}}};
    }
};

} // namespace

AgentSessionsDialog::AgentSessionsDialog(models::AgentSessionsModel *model, const QList<Agent> &agents,
                                         const QString &current, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_filter(new QSortFilterProxyModel(this))
    , m_folder(folder)
    , m_ui(std::make_unique<Ui_AgentSessionsDialog>())
{
    m_ui->setupUi(this);
    for (const Agent &agent : agents)
        m_ui->agent->addItem(base::visibleText(agent.name), agent.id);
    m_ui->agent->setCurrentIndex(qMax(0, m_ui->agent->findData(current)));
    m_ui->here->setText(tr("Only sessions in “%1”").arg(base::visibleText(QFileInfo(folder).fileName())));
    m_ui->here->setVisible(!folder.isEmpty());
    m_ui->here->setChecked(!folder.isEmpty());
    m_filter->setSourceModel(model);
    m_filter->setFilterRole(models::AgentSessionsModel::SearchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_ui->list->setModel(m_filter);
    new TwoLines(m_ui->list);
    connect(m_ui->agent, &QComboBox::currentIndexChanged, this, &AgentSessionsDialog::listWanted);
    connect(m_ui->here, &QAbstractButton::toggled, this, &AgentSessionsDialog::listWanted);
    connect(m_ui->search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_ui->more, &QAbstractButton::clicked, this, &AgentSessionsDialog::moreWanted);
    connect(m_ui->remove, &QAbstractButton::clicked, this, &AgentSessionsDialog::askToDelete);
    connect(m_ui->release, &QAbstractButton::clicked, this,
            [this] { Q_EMIT closeRequested(acp::SessionInfo(*this->current())); });
    const auto open = [this] {
        if (const acp::SessionInfo *info = this->current()) {
            Q_EMIT openRequested(*info);
            accept();
        }
    };
    connect(m_ui->open, &QAbstractButton::clicked, this, open);
    connect(m_ui->list, &QAbstractItemView::activated, this, open);
    connect(m_ui->list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AgentSessionsDialog::refreshButtons);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, changed, this, &AgentSessionsDialog::refreshButtons);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &AgentSessionsDialog::refreshButtons);
    setHasMore(false);
    refreshButtons();
    for (QPushButton *button : {m_ui->more, m_ui->remove, m_ui->release})
        m_ui->buttons->addButton(button, QDialogButtonBox::ResetRole);
    m_ui->buttons->addButton(m_ui->open, QDialogButtonBox::AcceptRole);
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 70, fontMetrics().height() * 26});
}

AgentSessionsDialog::~AgentSessionsDialog() = default;

QString AgentSessionsDialog::agent() const
{
    return m_ui->agent->currentData().toString();
}

QString AgentSessionsDialog::folder() const
{
    return m_ui->here->isChecked() ? m_folder : QString();
}

void AgentSessionsDialog::setState(const QString &words)
{
    say(m_ui->state, words);
}

void AgentSessionsDialog::setHasMore(bool more)
{
    m_ui->more->setEnabled(more);
}

void AgentSessionsDialog::setCanDelete(bool can)
{
    m_canDelete = can;
    refreshButtons();
}

void AgentSessionsDialog::setCanClose(bool can)
{
    m_canClose = can;
    refreshButtons();
}

const acp::SessionInfo *AgentSessionsDialog::current() const
{
    return m_model->session(m_filter->mapToSource(m_ui->list->currentIndex()));
}

void AgentSessionsDialog::refreshButtons()
{
    if (!m_ui->list->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_ui->list->setCurrentIndex(m_filter->index(0, 0));
    m_ui->open->setEnabled(current());
    m_ui->remove->setEnabled(m_canDelete && current());
    m_ui->release->setVisible(m_canClose);
    m_ui->release->setEnabled(current());
}

void AgentSessionsDialog::askToDelete()
{
    const acp::SessionInfo *info = current();
    if (!info)
        return;
    askToConfirm(this, tr("Delete a session of the agent"),
                 base::Words::tr("Delete “%1”?").arg(m_ui->list->currentIndex().data().toString()),
                 {tr("The agent forgets it for good. What Belay has stored of it stays.")}, base::Words::tr("Delete"),
                 this, [this, copy = *info] { Q_EMIT deleteRequested(copy); });
}

} // namespace widgets

#include "moc_agentsessionsdialog.cpp"
