// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/fieldsview.h"

#include "base/visibletext.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/slimscrollbar.h"

#include <QResizeEvent>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextTable>
#include <QtMath>

#include <utility>

namespace widgets {

constexpr qsizetype longestValue = 20'000; ///< characters; more take long to lay out

FieldsView::FieldsView(Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent, Qt::TopEdge)
    , m_title(new LineLabel(look, 5, this))
    , m_text(new QTextEdit(this))
    , m_row(rowOf(look, {Cell::room()}, {}, 2))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    makeSlim(m_text, look, &Theme::window);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->document()->setDocumentMargin(0);
    columnOf(look, {m_title, m_text, m_row}, {3, 2.5, 3, 2}, 1.5, this);
    connect(look, &Look::changed, this, &FieldsView::refresh);
    connect(addButton(ButtonKind::Normal, {}), &QAbstractButton::clicked, this, &FieldsView::actionRequested);
}

FlatButton *FieldsView::addButton(ButtonKind kind, const QString &words, bool atEnd)
{
    auto *button = new FlatButton(m_look, kind, words, this);
    button->setSmall(true);
    m_row->insertWidget(atEnd ? -1 : int(m_buttons.size()), button);
    if (atEnd)
        m_end = button;
    else
        m_buttons.push_back(button);
    return button;
}

void FieldsView::setAction(const QString &words, const QString &icon)
{
    FlatButton *action = m_buttons.front();
    action->setVisible(!words.isEmpty());
    action->setText(words);
    action->setAccessibleName(words);
    action->setIconName(icon);
}

void FieldsView::setContent(const QString &title, const QList<Field> &fields, bool wantsEnd)
{
    m_wantsEnd = wantsEnd;
    if (std::exchange(m_words, title) != title)
        setHint(m_hint);
    if (std::exchange(m_fields, fields) != fields) // else what is selected in them would be lost
        refresh();
    else
        fit();
}

void FieldsView::setHint(const QString &hint)
{
    m_hint = hint;
    const bool hasHint = !hint.isEmpty();
    m_title->setParts({{.words = hasHint ? hint : m_words,
                        .font = &Theme::bold,
                        .color = hasHint ? colorOf(&Theme::waits) : ThemeColor(&Theme::text),
                        .elide = Qt::ElideMiddle}});
    setAccessibleName(hasHint ? hint : m_words);
    m_text->setAccessibleName(m_words);
}

void FieldsView::refresh()
{
    const Theme &t = m_look->theme();
    setHint(m_hint);
    m_text->clear();
    QTextTableFormat shape;
    shape.setBorder(0);
    shape.setCellSpacing(0);
    shape.setCellPadding(1);
    shape.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    // Neither the columns nor what is in them go by the panel's direction.
    const int names = isRightToLeft() ? 1 : 0, values = 1 - names;
    QList<QTextLength> widths(2);
    widths[names] = QTextLength(QTextLength::FixedLength, t.u * 20);
    shape.setColumnWidthConstraints(widths);
    QTextBlockFormat begin;
    begin.setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    QTextCursor cursor = m_text->textCursor();
    QTextTable *table = m_fields.isEmpty() ? nullptr : cursor.insertTable(int(m_fields.size()), 2, shape);
    for (int row = 0; row < int(m_fields.size()); ++row) {
        const Field &field = m_fields.at(row);
        const auto fill = [&](int column, const QString &words, const QFont &font, const QColor &color) {
            QTextCharFormat format;
            format.setFont(font);
            format.setForeground(color);
            QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
            cell.setBlockFormat(begin);
            cell.insertText(words, format);
        };
        fill(names, field.name, t.small, t.text2);
        fill(values, base::elidedMiddle(field.value, longestValue), field.isCode ? t.monoSmall : t.small, t.text);
    }
    fit();
}

void FieldsView::fit()
{
    const int u = m_look->theme().u;
    m_text->document()->setTextWidth(qMax(u * 40, width() - u * 6));
    m_text->setFixedHeight(qMin(qCeil(m_text->document()->size().height()), u * 30));
    int needed = u * 6;
    for (const FlatButton *button : m_buttons)
        needed += button->isHidden() ? 0 : button->sizeHint().width() + u * 2;
    if (m_end)
        m_end->setVisible(m_wantsEnd && needed + m_end->sizeHint().width() <= width());
    updateGeometry();
}

void FieldsView::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

} // namespace widgets

#include "moc_fieldsview.cpp"
