// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/permissionhead.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace widgets {

PermissionHead::PermissionHead(Look *look, std::function<Texts()> texts, QWidget *card)
    : QWidget(card)
    , m_look(look)
    , m_texts(std::move(texts))
    , m_toAnswers(new FlatButton(look, ButtonKind::Flat, tr("To the answers"), this))
{
    m_toAnswers->setIconName(QStringLiteral("down"));
    m_toAnswers->setSmall(true);
    // The answer keys work wherever the card is scrolled to; a button that appears and disappears must not take the
    // focus.
    m_toAnswers->setFocusPolicy(Qt::NoFocus);
    m_toAnswers->hide();
    connect(m_toAnswers, &QAbstractButton::clicked, this, &PermissionHead::answersWanted);
}

bool PermissionHead::leadsToAnswers() const
{
    return !m_toAnswers->isHidden();
}

void PermissionHead::place(int top, int width, bool answersShown)
{
    const int u = m_look->theme().u;
    const QRect wanted(0, top, width, heightFor(m_look->theme()));
    if (geometry() != wanted)
        setGeometry(wanted);
    const QSize size = m_toAnswers->sizeHint();
    m_toAnswers->setGeometry(QStyle::visualRect(
        layoutDirection(), rect(),
        QRect(width - size.width() - u * 3 / 2, (height() - 1 - size.height()) / 2, size.width(), size.height())));
    m_toAnswers->setVisible(!answersShown);
    raise();
}

void PermissionHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    const Texts texts = m_texts();
    // The visible part of the card's frame; if the head is pinned, the frame begins there.
    const QRectF card(0, 0, width(), parentWidget()->height() - y());
    const QRectF head(0, 0, width(), heightFor(t) - 1);
    c.frame(card, t.base, t.waitsLine);
    c.cardHead(head, t.waits.tint, false);
    if (texts.focused)
        c.frame(card, {}, t.accent, 2);
    c.icon(QStringLiteral("permission"), t.waits.color, QPointF(u * 2.5, head.center().y() - u * 2));
    qreal right = head.right() - u * 2.5;
    if (leadsToAnswers())
        right -= m_toAnswers->width() + u;
    // Who asks for what has priority over the facts, but a hint why nothing was answered has priority over both.
    const qreal left = right - u * 8.5 - (texts.isHint ? 0 : Canvas::width(t.bold, texts.asks) + u * 2);
    const qreal w = qMin(Canvas::width(t.small, texts.facts), left);
    if (texts.isHint || (!leadsToAnswers() && w > u * 10)) {
        c.text(t.small, texts.isHint ? t.waits.color : t.text2, QRectF(right - w, 0, w, head.height()), texts.facts);
        right -= w + u * 2;
    }
    c.text(t.bold, t.text, QRectF(u * 8.5, 0, right - u * 8.5, head.height()), texts.asks);
}

/// The click must not reach what is below the head. The press is passed to the card, so that letters are no longer
/// commands.
void PermissionHead::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace widgets
