// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/terminalspanel.h"

#include "base/wording.h"
#include "base/words.h"
#include "history/entry.h"
#include "models/texts/commandstate.h"
#include "widgets/content/commandcolor.h"
#include "widgets/content/terminalview.h"
#include "widgets/panels/grouptree.h"
#include "widgets/panels/panelparts.h"
#include "widgets/style/emptyview.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/slimscrollbar.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QSplitter>

namespace widgets {

using models::TerminalsModel;

/// A command in two lines: the command and its state.
class TerminalsPanel::Delegate : public GroupRowDelegate
{
public:
    Delegate(Look *look, QObject *parent) : GroupRowDelegate(look, parent, {.icon = 3}) {}

protected:
    bool isGroup(const QModelIndex &index) const override { return index.data(TerminalsModel::HeadingRole).toBool(); }
    GroupRow row(const QModelIndex &index, bool) const override
    {
        const auto tone = models::CommandState::Tone(index.data(TerminalsModel::ToneRole).toInt());
        const QColor color = commandColor(tone, look()->theme());
        return {QStringLiteral("terminal"),
                color,
                {{.words = index.data().toString(), .font = &Theme::monoSmall}},
                {{.words = index.data(TerminalsModel::StateTextRole).toString(),
                  .font = &Theme::small,
                  .color = only(color)}}};
    }
};

TerminalsPanel::TerminalsPanel(TerminalsModel *model, Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent)
    , m_model(model)
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_list(new QListView(m_splitter))
    , m_output(new TerminalView(look, m_splitter))
    , m_empty(new EmptyView(tr("No commands yet"), look, this))
    , m_foot(new QWidget(this))
    , m_kill(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Kill command"), m_foot))
    , m_stop(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Stop it"), m_foot))
    , m_copy(iconButton(look, QStringLiteral("copy"), base::Words::tr("Copy the output"), m_foot))
    , m_transcript(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Show in transcript"), m_foot))
    , m_own(wordsLabel(look, m_foot, &Theme::small, &Theme::text, models::agentsOwnText()))
{
    setAccessibleName(base::Words::tr("Terminals"));
    m_list->setModel(model);
    m_list->setItemDelegate(new Delegate(look, m_list));
    makeSlim(m_list, look, &Theme::base);
    m_stop->setIconName(QStringLiteral("stop"));
    m_list->setAccessibleName(base::Words::tr("Terminals"));
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);

    m_own->setObjectName(QStringLiteral("own"));
    m_own->hide();
    QLayout *const row = rowOf(look, {m_kill, m_stop, m_copy, Cell::room(), m_transcript}, {}, 2);
    columnOf(look, {m_own, row}, {3, 2, 1, 2}, 2, m_foot);
    columnOf(look, {{m_splitter, 1}, {m_empty, 1}, m_foot}, {}, 0, this);

    connect(model, &TerminalsModel::countsChanged, this, &TerminalsPanel::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from, const QModelIndex &to) {
        const int current = m_list->currentIndex().row();
        if (current >= from.row() && current <= to.row())
            showCurrent();
    });
    // If the newest command was selected, a new one gets selected.
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        const QModelIndex current = m_list->currentIndex();
        if (first == 0 && (!current.isValid() || current.row() == last + 1))
            m_list->setCurrentIndex(firstIndex());
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TerminalsPanel::showCurrent);
    const auto toTranscript = [this] {
        if (const history::EntryId entry = m_model->entryOf(m_list->currentIndex()))
            Q_EMIT showInTranscript(entry);
    };
    connect(m_list, &QAbstractItemView::activated, this, toTranscript);
    connect(m_transcript, &QAbstractButton::clicked, this, toTranscript);
    connect(m_copy, &QAbstractButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_output->plainText()); });
    connect(m_kill, &QAbstractButton::clicked, this, [this] {
        if (const history::TerminalPart *command = m_model->part(m_list->currentIndex()))
            Q_EMIT killRequested(command->id);
    });
    connect(m_stop, &QAbstractButton::clicked, this, [this] {
        if (const models::RunningOn *one = m_model->running(m_list->currentIndex()))
            Q_EMIT stopRunningRequested(models::RunningOn(*one)); // the row may change meanwhile
    });
    connect(look, &Look::changed, m_list, [this] { m_list->doItemsLayout(); });
    everySecond(this, [model] { model->refreshAges(); });
    refresh();
}

QString TerminalsPanel::summary() const
{
    const int all = m_model->commandCount(), running = m_model->runningCount();
    if (all == 0)
        return {};
    const QString count = tr("%n command(s)", nullptr, all);
    return running == 0 ? count : base::described(count, tr("%n running", nullptr, running));
}

/// Not the heading.
QModelIndex TerminalsPanel::firstIndex() const
{
    return m_model->index(m_model->commandCount() > 0 ? 0 : 1);
}

void TerminalsPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_splitter->setVisible(any);
    m_foot->setVisible(any);
    m_empty->setVisible(!any);
    if (any && !m_list->currentIndex().isValid()) {
        const QModelIndex before = m_model->indexOf(m_shown); // it was filtered out meanwhile
        m_list->setCurrentIndex(before.isValid() ? before : firstIndex());
    }
    showCurrent();
    Q_EMIT summaryChanged(summary());
}

void TerminalsPanel::showCurrent()
{
    const history::TerminalPart *command = m_model->part(m_list->currentIndex());
    m_kill->setVisible(command && models::canKill(*command));
    const history::ToolCall *call = m_model->callOf(m_list->currentIndex());
    m_own->setVisible(command && models::isRunning(*command) && command->ofAgent && !models::waitsForUser(*call));
    const models::RunningOn *runsOn = m_model->running(m_list->currentIndex());
    m_stop->setVisible(runsOn && runsOn->canStop);
    m_stop->setEnabled(runsOn && !runsOn->isStopping);
    m_copy->setEnabled(command && !command->output.isEmpty());
    if (!command) {
        m_output->clear(); // the command's output is set again when it reappears
        return;
    }
    if (command->id != m_shown)
        m_output->clear();
    m_shown = command->id;
    m_output->setOutput(command->output, command->dropped);
}

void TerminalsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->setWatched(true);
}

void TerminalsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_model->setWatched(false);
}

} // namespace widgets

#include "moc_terminalspanel.cpp"
