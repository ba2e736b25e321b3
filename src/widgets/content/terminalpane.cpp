// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/terminalpane.h"

#include <QKeyEvent>
#include <QPainter>

namespace widgets {

QByteArray terminalKeys(int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return "\r";
    case Qt::Key_Backspace:
        return "\x7f";
    case Qt::Key_Tab:
        return "\t";
    case Qt::Key_Backtab:
        return "\x1b[Z";
    case Qt::Key_Escape:
        return "\x1b";
    case Qt::Key_Up:
        return "\x1b[A";
    case Qt::Key_Down:
        return "\x1b[B";
    case Qt::Key_Right:
        return "\x1b[C";
    case Qt::Key_Left:
        return "\x1b[D";
    case Qt::Key_Home:
        return "\x1b[H";
    case Qt::Key_End:
        return "\x1b[F";
    case Qt::Key_Delete:
        return "\x1b[3~";
    case Qt::Key_PageUp:
        return "\x1b[5~";
    case Qt::Key_PageDown:
        return "\x1b[6~";
    default:
        break;
    }
    if ((modifiers & Qt::ControlModifier) && key >= Qt::Key_A && key <= Qt::Key_Z)
        return QByteArray(1, char(key - Qt::Key_A + 1));
    const QByteArray typed = text.toUtf8();
    return (modifiers & Qt::AltModifier) && !typed.isEmpty() ? QByteArray("\x1b" + typed) : typed;
}

TerminalPane::TerminalPane(Look *look, QWidget *parent) : QWidget(parent), m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Terminal for logging in"));
    connect(look, &Look::changed, this, [this] {
        m_body.forgetLayout();
        updateGeometry();
        update();
    });
}

void TerminalPane::setOutput(const QString &output, qint64 dropped)
{
    m_output = output;
    m_dropped = dropped;
    readOn();
}

void TerminalPane::clear()
{
    m_body = TerminalBody();
    m_output.clear();
    m_dropped = 0;
    update();
}

void TerminalPane::readOn()
{
    m_body.setOutput(m_output, m_dropped);
    if (m_body.isBehind())
        QMetaObject::invokeMethod(this, &TerminalPane::readOn, Qt::QueuedConnection);
    setAccessibleDescription(m_body.plainText().right(400));
    updateGeometry();
    update();
}

QSize TerminalPane::sizeHint() const
{
    const Theme &t = m_look->theme();
    return {t.u * 100, TerminalBody::shortLines * t.prose.terminalLine() + t.u * 4};
}

void TerminalPane::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    canvas.frame(rect(), t.card, hasFocus() ? t.accent : t.line, hasFocus() ? 2 : 1);
    m_body.setLayout(width(), t);
    const std::optional<QRectF> cursor = m_body.cursorCell(t);
    // The end of the output must be visible, and the cursor may be below it.
    const qreal bottom = qMax(qreal(m_body.height(t)), cursor ? cursor->bottom() + t.u * 3 / 2.0 : 0);
    const qreal top = qMin(qreal(t.u) / 2, height() - bottom - qreal(t.u) / 2);
    painter.setClipRect(rect().adjusted(2, 2, -2, -2));
    if (!m_body.isEmpty())
        m_body.paint(canvas, QPointF(0, top), event->rect());
    m_body.paintCursor(canvas, QPointF(0, top), hasFocus());
}

void TerminalPane::keyPressEvent(QKeyEvent *event)
{
    const QByteArray keys = terminalKeys(event->key(), event->modifiers(), event->text());
    if (keys.isEmpty())
        QWidget::keyPressEvent(event);
    else
        Q_EMIT typed(keys);
}

void TerminalPane::inputMethodEvent(QInputMethodEvent *event)
{
    if (!event->commitString().isEmpty())
        Q_EMIT typed(event->commitString().toUtf8());
    event->accept();
}

/// While it has the focus, Tab and the window's shortcuts go to the program; F6 leaves it.
bool TerminalPane::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!terminalKeys(key->key(), key->modifiers(), key->text()).isEmpty()) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::event(event);
}

void TerminalPane::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void TerminalPane::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void TerminalPane::mousePressEvent(QMouseEvent *)
{
    setFocus(Qt::MouseFocusReason);
}

} // namespace widgets

#include "moc_terminalpane.cpp"
