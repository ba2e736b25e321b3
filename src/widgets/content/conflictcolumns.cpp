// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/conflictcolumns.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"

#include <QPaintEvent>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextOption>

#include <utility>

namespace widgets {

namespace {

constexpr size_t origin = 1;            ///< the column in the middle
constexpr qsizetype longestLine = 2000; ///< characters; of longer ones the beginning is shown

QStringList linesOf(const QString &text)
{
    QStringList lines = text.split(u'\n');
    if (lines.size() > 1 && lines.constLast().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

ConflictColumns::ConflictColumns(const Three &names, const Three &texts, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_names(names)
    , m_texts(texts)
    , m_look(look)
{
    QStringList said;
    for (size_t i = 0; i < texts.size(); ++i)
        said << QStringLiteral("%1:\n%2").arg(names[i], base::visibleText(texts[i], base::LineBreaks::Keep));
    setAccessibleName(said.join(u'\n'));
    connect(look, &Look::changed, this, &ConflictColumns::fill);
    fill();
}

void ConflictColumns::fill()
{
    const Theme &t = m_look->theme();
    const QStringList before = linesOf(m_texts[origin]);
    for (size_t i = 0; i < m_columns.size(); ++i) {
        QTextDocument &column = m_columns[i];
        column.clear();
        column.setDocumentMargin(0);
        column.setDefaultFont(t.mono);
        QTextOption option = column.defaultTextOption();
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        column.setDefaultTextOption(option);
        QTextCharFormat format;
        format.setForeground(t.text);
        QTextCursor cursor(&column);
        bool isFirst = true;
        for (const QString &line : linesOf(m_texts[i])) {
            QTextBlockFormat block;
            if (i != origin && !before.contains(line))
                block.setBackground(t.added.tint);
            if (std::exchange(isFirst, false))
                cursor.setBlockFormat(block);
            else
                cursor.insertBlock(block);
            const QString shown = base::visibleText(line.first(qMin(line.size(), longestLine)));
            cursor.insertText(line.size() > longestLine ? shown + QChar(0x2026) : shown, format);
        }
    }
    fit();
}

void ConflictColumns::resizeEvent(QResizeEvent *)
{
    fit();
}

void ConflictColumns::fit()
{
    const int u = m_look->theme().u;
    qreal most = 0;
    for (QTextDocument &column : m_columns) {
        column.setTextWidth(qMax<qreal>(u * 10, width() / 3.0 - u * 4));
        most = qMax(most, column.size().height());
    }
    setFixedHeight(headHeight() + int(most) + u * 3);
    update();
}

void ConflictColumns::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    const int u = t.u;
    const qreal wide = width() / 3.0;
    painter.fillRect(rect(), t.base);
    painter.setPen(t.line);
    painter.drawLine(0, headHeight(), width(), headHeight());
    for (size_t i = 0; i < m_columns.size(); ++i) {
        // The order is that of the words, as everywhere; code is never mirrored.
        const qreal x = wide * qreal(layoutDirection() == Qt::RightToLeft ? m_columns.size() - 1 - i : i);
        c.text(t.body, t.text2, QRectF(x + u * 2, 0, wide - u * 4, headHeight()), m_names[i]);
        if (x > 0) {
            painter.setPen(t.line);
            painter.drawLine(QPointF(x, 0), QPointF(x, height()));
        }
        painter.save();
        painter.translate(x + u * 2, headHeight() + u);
        m_columns[i].drawContents(&painter, QRectF(event->rect()).translated(-x - u * 2, -headHeight() - u));
        painter.restore();
    }
}

} // namespace widgets

#include "moc_conflictcolumns.cpp"
