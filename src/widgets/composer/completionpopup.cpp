// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/completionpopup.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/slimscrollbar.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace widgets {

namespace {

constexpr qsizetype longestShown = 400; ///< characters of a description

QString iconOf(models::Completion::Kind kind)
{
    using Kind = models::Completion::Kind;
    return kind == Kind::Command  ? QStringLiteral("prompt")
           : kind == Kind::Folder ? QStringLiteral("folder")
                                  : QStringLiteral("read");
}

QString nameOf(const models::Completion &row)
{
    using Kind = models::Completion::Kind;
    const QString name = base::visibleText(row.value), slash = QStringLiteral("/");
    return row.kind == Kind::Command ? slash + name : row.kind == Kind::Folder ? name + slash : name;
}

QString detailOf(const models::Completion &row)
{
    return base::visibleText(row.detail.left(longestShown));
}

} // namespace

/// A model over the popup's rows: texts are made when they are shown, so thousands of rows cost nothing.
class CompletionPopup::Model final : public QAbstractListModel
{
public:
    explicit Model(CompletionPopup *popup) : QAbstractListModel(popup), m_popup(popup) {}

    int rowCount(const QModelIndex &parent) const override
    {
        return parent.isValid() ? 0 : int(m_popup->m_rows.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const models::Completion &row = m_popup->m_rows[size_t(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return nameOf(row);
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return detailOf(row);
        default:
            return {};
        }
    }
    void set(std::vector<models::Completion> rows)
    {
        beginResetModel();
        m_popup->m_rows = std::move(rows);
        endResetModel();
    }

private:
    CompletionPopup *m_popup;
};

class CompletionPopup::Delegate final : public QStyledItemDelegate
{
public:
    explicit Delegate(CompletionPopup *popup) : QStyledItemDelegate(popup), m_popup(popup) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, m_popup->rowHeight()};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const models::Completion &row = m_popup->m_rows[size_t(index.row())];
        Canvas c(painter, m_popup->m_look, m_popup->devicePixelRatioF());
        const MirroredPainting mirrored(painter, m_popup->layoutDirection(), option.rect);
        const Theme &t = c.theme();
        const int u = t.u;
        const QRectF rect = option.rect;
        if (option.state & QStyle::State_Selected) {
            painter->fillRect(rect, t.listSelection);
            painter->fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), t.accent);
        }
        const bool isPath = row.kind != models::Completion::Kind::Command;
        paintParts(
            c, rect.adjusted(u * 2, 0, -u * 2, 0),
            {{.color = &Theme::text2, .icon = iconOf(row.kind)},
             {.words = nameOf(row), .font = &Theme::mono, .elide = isPath ? Qt::ElideMiddle : Qt::ElideRight},
             {.words = isPath ? QString() : detailOf(row), .font = &Theme::small, .color = &Theme::text2, .gap = 3}});
    }

private:
    CompletionPopup *m_popup;
};

CompletionPopup::CompletionPopup(Look *look, QWidget *anchor)
    : Ground(look, &Theme::base, anchor->window())
    , m_anchor(anchor)
    , m_model(new Model(this))
    , m_list(new QListView(this))
    , m_note(new LineLabel(look, 6, this))
{
    setOutline(&Theme::line);
    columnOf(look, {m_list, rowOf(look, {m_note}, {2.5, 0, 2.5, 0})}, {0.5, 1, 0.5, 1}, 0, this);
    setAccessibleName(tr("Completions"));
    m_list->setAccessibleName(tr("Completions"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new Delegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    makeSlim(m_list, look, &Theme::base);
    m_list->viewport()->setAutoFillBackground(false);
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { Q_EMIT chosen(m_rows[size_t(index.row())]); });
    connect(look, &Look::changed, this, &CompletionPopup::place);
    hide();
}

void CompletionPopup::offer(std::vector<models::Completion> rows, const QString &note)
{
    m_note->setParts({{.words = note, .font = &Theme::small, .color = &Theme::text2}});
    m_note->setVisible(!note.isEmpty());
    m_model->set(std::move(rows));
    if (m_rows.empty() && note.isEmpty()) {
        hide();
        return;
    }
    if (!m_rows.empty())
        m_list->setCurrentIndex(m_model->index(0));
    place();
    show();
    raise();
}

std::optional<models::Completion> CompletionPopup::current() const
{
    const int row = m_list->currentIndex().row();
    if (row < 0 || row >= int(m_rows.size()))
        return std::nullopt;
    return m_rows[size_t(row)];
}

void CompletionPopup::step(QKeyEvent *event)
{
    static_cast<QObject *>(m_list)->event(event); // what the list does not need is not passed on
}

void CompletionPopup::place()
{
    const int u = m_look->theme().u;
    const QPoint at = m_anchor->mapTo(window(), QPoint(0, 0));
    const int noteHeight = m_note->isHidden() ? 0 : u * 6;
    const int rows = qMin(int(m_rows.size()), mostRows) * rowHeight();
    const int height = qMin(rows + noteHeight + 2 * u, qMax(rowHeight() + 2 * u, at.y() - u));
    setGeometry(at.x(), at.y() - height - u, m_anchor->width(), height);
    m_list->setVisible(!m_rows.empty());
}

} // namespace widgets

#include "moc_completionpopup.cpp"
