// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/terminaldialog.h"

#include "base/visibletext.h"
#include "text/terminal/terminalscreen.h"
#include "widgets/content/terminalpane.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>
#include <QtMath>

namespace widgets {

TerminalDialog::TerminalDialog(const QString &session, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_terminal(new TerminalPane(look, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Try it: %1").arg(base::visibleText(session)));
    m_terminal->setAccessibleName(windowTitle());
    m_terminal->setFocus();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_terminal, 1);
    const Theme &t = look->theme();
    // Room for a whole screen.
    const int width = qCeil(text::TerminalScreen::usualColumns * MonoPainter::cellWidth(t.mono)) + t.u * 20;
    const int height = text::TerminalScreen::usualRows * t.prose.terminalLine() + t.u * 28;
    frameDialog(this, new QDialogButtonBox(QDialogButtonBox::Close, this), {width, height},
                hintLabel(this, tr("What you write here waits as well, until you accept it.")));
}

} // namespace widgets

#include "moc_terminaldialog.cpp"
