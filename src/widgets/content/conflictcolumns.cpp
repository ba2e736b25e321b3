// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/conflictcolumns.h"

#include "base/visibletext.h"
#include "widgets/style/linelabel.h"

#include <QAbstractTextDocumentLayout>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>
#include <QtMath>

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

/// The order is that of the words, as everywhere; code is never mirrored.
ConflictColumns::ConflictColumns(const Three &names, const Three &texts, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_texts(texts)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    QBoxLayout *const row = rowOf(look, {}, {}, 0, this);
    QStringList said;
    for (size_t i = 0; i < texts.size(); ++i) {
        said << QStringLiteral("%1:\n%2").arg(names[i], base::visibleText(texts[i], base::LineBreaks::Keep));
        auto *column = new Ground(look, {}, this, i > 0 ? Qt::LeftEdge : Qt::Edges());
        auto *name = new Ground(look, {}, column, Qt::BottomEdge);
        name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        auto *lines = m_columns[i] = new QTextEdit(column);
        auto *words = new LineLabel(look, 6, name, {{.words = names[i], .color = &Theme::text2}});
        rowOf(look, {words}, {2, 0, 2, 0}, 0, name);
        columnOf(look, {name, rowOf(look, {lines}, {2, 1, 2, 2})}, {}, 0, column);
        row->addWidget(column, 1);
        lines->setReadOnly(true);
        lines->setFrameShape(QFrame::NoFrame);
        lines->setFocusPolicy(Qt::NoFocus);
        lines->setAttribute(Qt::WA_TransparentForMouseEvents);
        lines->setLayoutDirection(Qt::LeftToRight);
        lines->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        lines->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        lines->viewport()->setAutoFillBackground(false);
        lines->document()->setDocumentMargin(0);
    }
    for (const QTextEdit *lines : m_columns)
        connect(lines->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
                &ConflictColumns::fit);
    setAccessibleName(said.join(u'\n'));
    connect(look, &Look::changed, this, &ConflictColumns::fill);
    fill();
}

void ConflictColumns::fill()
{
    const Theme &t = m_look->theme();
    const QStringList before = linesOf(m_texts[origin]);
    for (size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i]->clear();
        m_columns[i]->setFont(t.mono);
        QTextCharFormat format;
        format.setForeground(t.text);
        QTextCursor cursor(m_columns[i]->document());
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

void ConflictColumns::fit()
{
    qreal most = 0;
    for (const QTextEdit *column : m_columns)
        most = qMax(most, column->document()->size().height());
    for (QTextEdit *column : m_columns)
        column->setFixedHeight(qCeil(most));
}

} // namespace widgets

#include "moc_conflictcolumns.cpp"
