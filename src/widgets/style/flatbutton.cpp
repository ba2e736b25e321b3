// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>

namespace widgets {

FlatButton::FlatButton(Look *look, ButtonKind kind, const QString &words, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    m_face.kind = kind;
    setText(words);
    setAccessibleName(words);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

ButtonFace FlatButton::face() const
{
    ButtonFace f = m_face;
    f.text = text();
    f.enabled = isEnabled();
    f.pressed = isDown() || isChecked();
    f.focused = hasFocus();
    f.hovered = underMouse();
    return f;
}

QSize FlatButton::sizeHint() const
{
    return Canvas::buttonSize(m_look->theme(), face()).toSize();
}

void FlatButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    canvas.button(rect(), face());
    if (isChecked()) // colour alone is not enough
        painter.fillRect(4, height() - 2, width() - 8, 2, m_look->theme().accent);
}

void FlatButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        (event->key() == Qt::Key_Down && m_face.chevron)) {
        if (!event->isAutoRepeat()) // a held key would press the next button in this place
            click();
    } else
        QAbstractButton::keyPressEvent(event);
}

FlatButton *iconButton(Look *look, const QString &icon, const QString &name, QWidget *parent)
{
    auto *button = new FlatButton(look, ButtonKind::Flat, {}, parent);
    button->setIconName(icon);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace widgets

#include "moc_flatbutton.cpp"
