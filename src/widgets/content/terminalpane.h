// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/terminalbody.h"

#include <QWidget>

namespace widgets {

/// The end of a running program's output as a terminal shows it; typed keys are sent to the program.
class TerminalPane : public QWidget
{
    Q_OBJECT

public:
    explicit TerminalPane(Look *look, QWidget *parent = nullptr);

    /// The program's output without the first \p dropped characters.
    void setOutput(const QString &output, qint64 dropped);
    void clear(); ///< for another program
    QString plainText() const { return m_body.plainText(); }
    QSize sizeHint() const override;

Q_SIGNALS:
    void typed(const QByteArray &keys);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void readOn();

    Look *m_look;
    TerminalBody m_body;
    QString m_output;
    qint64 m_dropped = 0;
};

/// The bytes that a terminal sends for a key; empty if it sends none.
QByteArray terminalKeys(int key, Qt::KeyboardModifiers modifiers, const QString &text);

} // namespace widgets
