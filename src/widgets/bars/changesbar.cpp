// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/changesbar.h"

#include "base/linematching.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/showntext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/slimscrollbar.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QStyledItemDelegate>

namespace widgets {

namespace {

/// "+12 −3"
QList<LinePart> counts(const base::LineCounts &lines)
{
    QList<LinePart> parts;
    if (lines.added > 0)
        parts << LinePart{.words = base::Words::tr("+%1").arg(lines.added), .color = colorOf(&Theme::added)};
    if (lines.removed > 0)
        parts << LinePart{.words = base::Words::tr("−%1").arg(lines.removed),
                          .color = colorOf(&Theme::removed),
                          .gap = parts.isEmpty() ? 2.0 : 1};
    return parts;
}

} // namespace

/// The files, one per line. A click or Enter opens one.
class ChangesBar::List : public QListWidget
{
public:
    List(ChangesBar *bar, Look *look) : QListWidget(bar), m_bar(bar)
    {
        setAccessibleName(ChangesBar::tr("Changed files"));
        setFocusPolicy(Qt::TabFocus); // a click does not take it from the input
        setUniformItemSizes(true);
        makeSlim(this, look, &Theme::window);
        viewport()->setAutoFillBackground(false);
        viewport()->setCursor(Qt::PointingHandCursor);
        connect(look, &Look::changed, this, &List::doItemsLayout);
        connect(this, &QListWidget::itemClicked, bar, [this] { Q_EMIT m_bar->reviewRequested(currentRow()); });
    }

    void refresh(int rowHeight)
    {
        const auto &files = m_bar->m_changes->files();
        while (count() > int(files.size()))
            delete takeItem(count() - 1);
        while (count() < int(files.size()))
            addItem(new QListWidgetItem);
        for (size_t i = 0; i < files.size(); ++i) {
            const base::LineCounts lines = files[i].lines.value_or(base::LineCounts{});
            item(int(i))->setData(Qt::AccessibleTextRole,
                                  base::Words::tr("%1: %2 lines added, %3 removed")
                                      .arg(models::shownPath(files[i].target, m_bar->m_baseFolder))
                                      .arg(lines.added)
                                      .arg(lines.removed));
        }
        setCurrentRow(qBound(0, currentRow(), qMax(0, count() - 1)));
        setFixedHeight(qMin(count(), mostRows) * rowHeight);
        viewport()->update();
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Up:
            if (currentRow() <= 0) {
                m_bar->setFocus(Qt::OtherFocusReason);
                break;
            }
            [[fallthrough]];
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QListWidget::keyPressEvent(event);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            Q_EMIT m_bar->reviewRequested(currentRow());
            break;
        default:
            event->ignore(); // of the bar, or meant for something else
        }
    }

private:
    ChangesBar *m_bar;
};

class ChangesBar::Rows : public QStyledItemDelegate
{
public:
    Rows(ChangesBar *bar, QObject *parent) : QStyledItemDelegate(parent), m_bar(bar) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {1, m_bar->rowHeight()}; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Canvas c(painter, m_bar->m_look, painter->device()->devicePixelRatioF());
        const MirroredPainting mirrored(painter, option.direction, option.rect);
        const int u = c.u();
        const QRectF row(option.rect);
        if (option.state & QStyle::State_HasFocus)
            c.frame(row.adjusted(u, 0, -u, 0), {}, c.theme().accent, 2);
        const models::ChangedFile &file = m_bar->m_changes->files()[size_t(index.row())];
        const bool gone = file.kind == ledger::EffectKind::DeleteFile;
        QList<LinePart> parts{
            {.color = &Theme::text2, .icon = gone ? QStringLiteral("delete") : QStringLiteral("edit")},
            {.words = models::shownPath(file.target, m_bar->m_baseFolder),
             .font = &Theme::mono,
             .elide = Qt::ElideMiddle}};
        parts += counts(file.lines.value_or(base::LineCounts()));
        parts << LinePart{.words = gone                                          ? base::Words::tr("deleted")
                                   : file.kind == ledger::EffectKind::CreateFile ? base::Words::tr("new")
                                   : !file.canUndo                               ? base::Words::tr("cannot be undone")
                                                                                 : QString(),
                          .font = &Theme::small,
                          .color = file.canUndo ? ThemeColor(&Theme::text2) : colorOf(&Theme::failed)};
        for (qsizetype k = 2; k < parts.size(); ++k)
            parts[k].isWhole = true;
        paintParts(c, row.adjusted(u * 8, 0, -u * 2, 0), parts);
    }

private:
    ChangesBar *m_bar;
};

ChangesBar::ChangesBar(models::TurnChanges *changes, Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_changes(changes)
    , m_review(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Review"), this))
    , m_undo(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Undo"), this))
    , m_close(iconButton(look, QStringLiteral("close"), tr("Hide this until something else is changed"), this))
    , m_list(new List(this, look))
{
    setFocusPolicy(Qt::TabFocus);
    addButtons({m_review, m_undo, m_close});
    m_undo->setIconName(QStringLiteral("undo"));
    m_review->setAccessibleName(tr("Review the changes of this turn"));
    m_undo->setAccessibleName(tr("Undo the changes of this turn"));
    m_list->setItemDelegate(new Rows(this, m_list));
    setList(m_list);
    connect(m_review, &QAbstractButton::clicked, this, [this] { Q_EMIT reviewRequested(0); });
    connect(m_undo, &QAbstractButton::clicked, this, [this] { Q_EMIT undoRequested(m_changes->effects()); });
    connect(m_close, &QAbstractButton::clicked, m_changes, &models::TurnChanges::dismiss);
    connect(changes, &models::TurnChanges::changed, this, &ChangesBar::refresh);
    refresh();
}

QString ChangesBar::words() const
{
    return tr("%n file(s) changed", nullptr, int(m_changes->files().size()));
}

void ChangesBar::setBaseFolder(const QString &folder)
{
    m_baseFolder = folder;
    refresh();
}

void ChangesBar::setCovered(bool covered)
{
    m_covered = covered;
    setVisible(!m_changes->isEmpty() && !m_covered);
}

void ChangesBar::refresh()
{
    m_undo->setVisible(m_changes->canUndo());
    const base::LineCounts total = m_changes->total();
    //: %1 is "3 files changed"
    setSpoken(base::Words::tr("%1: %2 lines added, %3 removed").arg(words()).arg(total.added).arg(total.removed));
    setVisible(!m_changes->isEmpty() && !m_covered);
    layOut();
}

void ChangesBar::layOut()
{
    setLine(QStringLiteral("changes"),
            QList<LinePart>{{.words = words(), .font = &Theme::bold}} + counts(m_changes->total()));
    m_list->refresh(rowHeight());
    // Where the words have no room beside the buttons, only the icon is shown.
    m_undo->setText(base::Words::tr("Undo"));
    if (!hasRoomFor(1))
        m_undo->setText({});
    fit();
}

} // namespace widgets

#include "moc_changesbar.cpp"
