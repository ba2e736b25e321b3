// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/terminalpane.h"

#include "base/words.h"

#include "widgets/style/look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScrollBar>

#include <utility>

namespace widgets {

QByteArray terminalKeys(int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    static constexpr std::pair<int, const char *> named[] = {
        {Qt::Key_Return, "\r"},      {Qt::Key_Enter, "\r"},       {Qt::Key_Backspace, "\x7f"},
        {Qt::Key_Tab, "\t"},         {Qt::Key_Backtab, "\x1b[Z"}, {Qt::Key_Escape, "\x1b"},
        {Qt::Key_Up, "\x1b[A"},      {Qt::Key_Down, "\x1b[B"},    {Qt::Key_Right, "\x1b[C"},
        {Qt::Key_Left, "\x1b[D"},    {Qt::Key_Home, "\x1b[H"},    {Qt::Key_End, "\x1b[F"},
        {Qt::Key_Delete, "\x1b[3~"}, {Qt::Key_PageUp, "\x1b[5~"}, {Qt::Key_PageDown, "\x1b[6~"},
    };
    for (const auto &[known, bytes] : named) {
        if (known == key)
            return bytes;
    }
    if ((modifiers & Qt::ControlModifier) && key >= Qt::Key_A && key <= Qt::Key_Z)
        return QByteArray(1, char(key - Qt::Key_A + 1));
    const QByteArray typed = text.toUtf8();
    return (modifiers & Qt::AltModifier) && !typed.isEmpty() ? QByteArray("\x1b" + typed) : typed;
}

TerminalPane::TerminalPane(Look *look, QWidget *parent) : TerminalView(look, parent)
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
