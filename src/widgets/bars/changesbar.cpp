// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/changesbar.h"

#include "base/linematching.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/showntext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QMouseEvent>

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
class ChangesBar::List : public QWidget
{
public:
    List(ChangesBar *bar, Look *look) : m_bar(bar), m_look(look)
    {
        setFocusPolicy(Qt::TabFocus);
        setAccessibleName(ChangesBar::tr("Changed files"));
        setCursor(Qt::PointingHandCursor);
    }

    int rowHeight() const { return m_look->theme().u * 6; }

    void refresh()
    {
        const int rows = int(m_bar->m_changes->files().size());
        m_current = qBound(0, m_current, qMax(0, rows - 1));
        setFixedHeight(rows * rowHeight());
        describe();
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const int u = m_look->theme().u;
        const auto &files = m_bar->m_changes->files();
        for (int i = event->rect().top() / rowHeight(); i < int(files.size()); ++i) {
            const models::ChangedFile &file = files[size_t(i)];
            const QRectF row(0, i * rowHeight(), width(), rowHeight());
            if (row.top() > event->rect().bottom())
                break;
            if (hasFocus() && i == m_current)
                c.frame(row.adjusted(u, 0, -u, 0), {}, c.theme().accent, 2);
            const bool gone = file.kind == ledger::EffectKind::DeleteFile;
            QList<LinePart> parts{
                {.color = &Theme::text2, .icon = gone ? QStringLiteral("delete") : QStringLiteral("edit")},
                {.words = base::visibleText(models::pathInFolder(file.target, m_bar->m_baseFolder)),
                 .font = &Theme::mono,
                 .elide = Qt::ElideMiddle}};
            parts += counts(file.lines.value_or(base::LineCounts()));
            parts << LinePart{.words = gone                                          ? base::Words::tr("deleted")
                                       : file.kind == ledger::EffectKind::CreateFile ? base::Words::tr("new")
                                       : !file.canUndo ? base::Words::tr("cannot be undone")
                                                       : QString(),
                              .font = &Theme::small,
                              .color = file.canUndo ? ThemeColor(&Theme::text2) : colorOf(&Theme::failed)};
            for (qsizetype k = 2; k < parts.size(); ++k)
                parts[k].isWhole = true;
            paintParts(c, row.adjusted(u * 8, 0, -u * 2, 0), parts);
        }
    }

    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const int row = event->pos().y() / rowHeight();
        if (event->button() == Qt::LeftButton && row >= 0 && row < int(m_bar->m_changes->files().size())) {
            m_current = row;
            Q_EMIT m_bar->reviewRequested(row);
        }
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Up:
            if (m_current == 0)
                m_bar->setFocus(Qt::OtherFocusReason);
            else
                go(m_current - 1);
            break;
        case Qt::Key_Down:
            go(m_current + 1);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            Q_EMIT m_bar->reviewRequested(m_current);
            break;
        default:
            QWidget::keyPressEvent(event);
        }
    }

    void focusInEvent(QFocusEvent *) override { go(m_current); }
    void focusOutEvent(QFocusEvent *) override { update(); }

private:
    void go(int row)
    {
        m_current = qBound(0, row, qMax(0, int(m_bar->m_changes->files().size()) - 1));
        m_bar->showInList(m_current * rowHeight() + rowHeight() / 2, rowHeight());
        describe();
        update();
    }

    void describe()
    {
        const auto &files = m_bar->m_changes->files();
        if (files.empty())
            return;
        const models::ChangedFile &file = files[size_t(m_current)];
        const base::LineCounts lines = file.lines.value_or(base::LineCounts{});
        setAccessibleDescription(base::Words::tr("%1: %2 lines added, %3 removed")
                                     .arg(base::visibleText(models::pathInFolder(file.target, m_bar->m_baseFolder)))
                                     .arg(lines.added)
                                     .arg(lines.removed));
    }

    ChangesBar *m_bar;
    Look *m_look;
    int m_current = 0;
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
    setList(m_list, true);
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
    const QString name =
        base::Words::tr("%1: %2 lines added, %3 removed").arg(words()).arg(total.added).arg(total.removed);
    if (name != accessibleName())
        setAccessibleName(name);
    setVisible(!m_changes->isEmpty() && !m_covered);
    layOut();
}

void ChangesBar::layOut()
{
    setLine(QStringLiteral("changes"),
            QList<LinePart>{{.words = words(), .font = &Theme::bold}} + counts(m_changes->total()));
    m_list->refresh();
    // Where the words have no room beside the buttons, only the icon is shown.
    m_undo->setText(base::Words::tr("Undo"));
    if (!hasRoomFor(1))
        m_undo->setText({});
    fit();
}

int ChangesBar::mostHeight() const
{
    return mostRows * m_list->rowHeight();
}

void ChangesBar::enterList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace widgets

#include "moc_changesbar.cpp"
