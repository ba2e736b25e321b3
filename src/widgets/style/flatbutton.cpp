// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>

#include <utility>

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
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FlatButton::setIconName(const QString &name)
{
    if (std::exchange(m_face.icon, name) == name)
        return;
    updateGeometry();
    update();
}

void FlatButton::setKey(const QString &key)
{
    m_face.key = key;
    updateGeometry();
}

void FlatButton::setWeakKey(bool weak)
{
    if (m_face.weakKey == weak)
        return;
    m_face.weakKey = weak;
    update();
}

void FlatButton::setSmall(bool isSmall)
{
    m_face.small = isSmall;
    updateGeometry();
}

void FlatButton::setChevron(bool chevron)
{
    m_face.chevron = chevron;
    updateGeometry();
}

void FlatButton::setTone(Tone Theme::*tone)
{
    if (std::exchange(m_face.tone, tone) != tone)
        update();
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
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat()) // a held key would press the next button in this place
            click();
    } else
        QAbstractButton::keyPressEvent(event);
}

void FlatButton::enterEvent(QEnterEvent *)
{
    update();
}
void FlatButton::leaveEvent(QEvent *)
{
    update();
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
