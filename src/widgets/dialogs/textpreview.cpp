// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/textpreview.h"

#include "base/visibletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace widgets {

TextPreview::TextPreview(const QString &name, const QString &text, bool canInsert, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(base::visibleText(name));
    auto *shown = new QPlainTextEdit(text, this);
    shown->setReadOnly(true);
    shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    shown->setAccessibleName(windowTitle());
    columnOf(nullptr, {{shown, 1}}, {}, 0, this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    if (canInsert) {
        auto *insert = buttons->addButton(tr("Insert into the message"), QDialogButtonBox::ActionRole);
        insert->setObjectName(QStringLiteral("insert"));
        connect(insert, &QPushButton::clicked, this, [this] {
            Q_EMIT insertRequested();
            close();
        });
    }
    const QFontMetrics metrics(shown->font());
    frameDialog(this, buttons, {metrics.horizontalAdvance(u'0') * 90, metrics.lineSpacing() * 30},
                hintLabel(this, tr("%n line(s)", nullptr, shown->blockCount())));
}

} // namespace widgets

#include "moc_textpreview.cpp"
