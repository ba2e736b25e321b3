// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/terminalview.h"

namespace widgets {

/// A terminal: the output of a running program, and what is typed goes to it. While it has the focus, Tab and the
/// window's shortcuts do, too; F6 leaves it.
class TerminalPane : public TerminalView
{
    Q_OBJECT

public:
    explicit TerminalPane(Look *look, QWidget *parent = nullptr);

    /// From now on the terminal is as large as what is seen of it.
    void followSize();
    QSize sizeHint() const override;

Q_SIGNALS:
    void typed(const QByteArray &keys);
    void screenResized(int columns, int rows); ///< see followSize()

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void type(const QByteArray &keys);

    bool m_followsSize = false;
};

/// The bytes that a terminal sends for a key; empty if it sends none.
QByteArray terminalKeys(int key, Qt::KeyboardModifiers modifiers, const QString &text);

} // namespace widgets
