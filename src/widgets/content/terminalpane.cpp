// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/terminalpane.h"

#include "base/words.h"

#include "widgets/style/look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScrollBar>

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

TerminalPane::TerminalPane(Look *look, QWidget *parent) : TerminalView(look, parent), m_look(look)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setAttribute(Qt::WA_InputMethodEnabled);
    setAccessibleName(base::Words::tr("Log in"));
    showCursor();
    installEventFilter(this); // before the selection: its keys are the program's here
}

void TerminalPane::followSize()
{
    m_followsSize = true;
}

void TerminalPane::resizeEvent(QResizeEvent *event)
{
    if (m_followsSize) {
        constexpr int fewestRows = 4;
        const Theme &t = m_look->theme();
        const int columns = MonoPainter::cellsIn(viewport()->width() - t.u * 6, t.mono);
        const int rows = qMax(fewestRows, (viewport()->height() - t.u * 5) / t.prose.terminalLine());
        setScreenSize(columns, rows);
        Q_EMIT screenResized(columns, rows);
    }
    TerminalView::resizeEvent(event);
}

QSize TerminalPane::sizeHint() const
{
    const Theme &t = m_look->theme();
    return {t.u * 100, TerminalBody::shortLines * t.prose.terminalLine() + t.u * 4};
}

void TerminalPane::type(const QByteArray &keys)
{
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    Q_EMIT typed(keys);
}

bool TerminalPane::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched != this || (!isPress && event->type() != QEvent::ShortcutOverride))
        return TerminalView::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QByteArray keys = terminalKeys(key->key(), key->modifiers(), key->text());
    if (keys.isEmpty())
        return TerminalView::eventFilter(watched, event);
    event->accept();
    if (!isPress)
        return true;
    // As in any terminal: without Shift they are the program's.
    const bool isOwn = key->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
    if (isOwn && key->key() == Qt::Key_C)
        copy();
    else if (isOwn && key->key() == Qt::Key_V)
        type(QGuiApplication::clipboard()->text().replace(u'\n', u'\r').toUtf8());
    else
        type(keys);
    return true;
}

void TerminalPane::inputMethodEvent(QInputMethodEvent *event)
{
    if (!event->commitString().isEmpty())
        type(event->commitString().toUtf8());
    event->accept();
}

} // namespace widgets

#include "moc_terminalpane.cpp"
