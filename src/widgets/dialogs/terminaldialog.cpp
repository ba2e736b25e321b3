// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/terminaldialog.h"

#include "base/visibletext.h"
#include "text/terminal/terminalscreen.h"
#include "widgets/content/terminalpane.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QtMath>

namespace widgets {

TerminalDialog::TerminalDialog(const QString &session, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_terminal(new TerminalPane(look, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Try it: %1").arg(base::visibleText(session)));
    m_terminal->setAccessibleName(windowTitle());
    m_terminal->followSize();
    m_terminal->setFocus();
    columnOf(nullptr, {{m_terminal, 1}}, {}, 0, this);
    const Theme &t = look->theme();
    // Room for a whole screen.
    const int width = qCeil(text::TerminalScreen::usualColumns * MonoPainter::cellWidth(t.mono)) + t.u * 20;
    const int height = text::TerminalScreen::usualRows * t.prose.terminalLine() + t.u * 28;
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // All other keys are the program's.
    new QShortcut(Qt::Key_F6, this, this, [this, button = buttons->button(QDialogButtonBox::Close)] {
        (m_terminal->hasFocus() ? static_cast<QWidget *>(button) : m_terminal)->setFocus(Qt::TabFocusReason);
    });
    frameDialog(this, buttons, {width, height},
                hintLabel(this, tr("What you write here waits as well, until you accept it.")));
}

} // namespace widgets

#include "moc_terminaldialog.cpp"
