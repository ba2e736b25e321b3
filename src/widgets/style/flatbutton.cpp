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
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FlatButton::setIconName(const QString &name)
{
    m_face.icon = name;
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
    m_chevron = chevron;
    updateGeometry();
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
    return Canvas::buttonSize(m_look->theme(), face()).toSize() + QSize(m_chevron ? m_look->theme().u * 5 : 0, 0);
}

void FlatButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    if (!m_chevron) {
        canvas.button(rect(), face());
        if (isChecked()) // colour alone is not enough
            painter.fillRect(4, height() - 2, width() - 8, 2, t.accent);
        return;
    }
    ButtonFace frame = face();
    frame.text = QStringLiteral(" ");
    canvas.button(rect(), frame);
    const QRectF words = QRectF(rect()).adjusted(t.u * 2.5, 0, -t.u * 6, 0);
    canvas.text(t.body, t.text, words, text());
    canvas.iconAt(QStringLiteral("down"), t.text2, QPointF(width() - t.u * 4, height() / 2.0));
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

} // namespace widgets

#include "moc_flatbutton.cpp"
