// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/terminalview.h"

#include "base/words.h"
#include "widgets/content/areaselection.h"
#include "widgets/style/look.h"
#include "widgets/style/slimscrollbar.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtMath>

#include <optional>

namespace widgets {

TerminalView::TerminalView(Look *look, QWidget *parent) : QAbstractScrollArea(parent), m_look(look)
{
    viewport()->setAutoFillBackground(false); // else the frame of the focus would have to be asked for
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(base::Words::tr("Output"));
    makeSlim(this, look, &Theme::card);
    m_selection = new AreaSelection(this, [this] {
        TextParts texts(m_look->theme());
        if (!m_body.isEmpty())
            texts.add(&m_body, QRectF(0, textTop(), viewport()->width(), m_body.height(m_look->theme())));
        return texts;
    });
    clear();
    connect(look, &Look::changed, this, [this] {
        m_body.forgetLayout();
        layOut();
    });
}

void TerminalView::setOutput(const QString &output, qint64 dropped)
{
    m_output = output;
    m_dropped = dropped;
    if (!m_readsOn)
        readOn();
}

void TerminalView::clear()
{
    m_body = TerminalBody();
    m_body.setExpanded(true);
    m_selection->clear();
    m_output.clear();
    m_dropped = 0;
    setAccessibleDescription({});
    layOut();
}

void TerminalView::readOn()
{
    m_body.setOutput(m_output, m_dropped);
    m_readsOn = m_body.isBehind();
    if (m_readsOn)
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_readsOn = false;
                readOn();
            },
            Qt::QueuedConnection);
    else
        setAccessibleDescription(m_body.plainText().right(400));
    layOut();
}

void TerminalView::setScreenSize(int columns, int rows)
{
    m_body.setScreenSize(columns, rows);
    layOut();
}

void TerminalView::showCursor()
{
    m_hasCursor = true;
    layOut();
}

qreal TerminalView::textTop() const
{
    return m_look->theme().u / 2.0 - verticalScrollBar()->value();
}

void TerminalView::layOut()
{
    const Theme &t = m_look->theme();
    QScrollBar *bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    m_body.setLayout(viewport()->width(), t);
    int height = m_body.isEmpty() ? 0 : m_body.height(t) + t.u;
    if (const auto cursor = m_hasCursor ? m_body.cursorCell(t) : std::nullopt) // it may be below the text
        height = qMax(height, qCeil(cursor->bottom() + t.u * 5 / 2.0));
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(t.prose.terminalLine() * 2);
    bar->setRange(0, qMax(0, height - viewport()->height()));
    if (atEnd)
        bar->setValue(bar->maximum());
    viewport()->update();
}

void TerminalView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TerminalView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    painter.fillRect(event->rect(), t.card);
    if (!m_body.isEmpty()) {
        m_body.paint(canvas, QPointF(0, textTop()), event->rect(), {}, m_selection->selected().of(&m_body).now);
    } else if (!m_hasCursor) {
        const QRectF room = QRectF(viewport()->rect()).adjusted(t.u * 3, t.u * 2, -t.u * 3, -t.u * 2);
        canvas.text(t.small, t.text2, QRectF(room.topLeft(), QSizeF(room.width(), t.u * 5)), tr("No output yet"));
    }
    if (m_hasCursor)
        m_body.paintCursor(canvas, QPointF(0, textTop()), hasFocus());
    if (hasFocus())
        canvas.frame(QRectF(viewport()->rect()), {}, t.accent, 2);
    else if (m_hasCursor)
        canvas.frame(QRectF(viewport()->rect()), {}, t.line, 1);
}

void TerminalView::copy() const
{
    if (m_selection->isEmpty())
        QApplication::clipboard()->setText(plainText());
    else
        m_selection->copy();
}

void TerminalView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Home)
        verticalScrollBar()->setValue(0);
    else if (event->key() == Qt::Key_End)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

} // namespace widgets

#include "moc_terminalview.cpp"
