// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/permissionhead.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <cmath>

namespace widgets {

namespace {

/// An agent chooses its name, which must not fill the window.
constexpr int mostLines = 5;

constexpr int startUnits = 17, endUnits = 5; // halves: beside the text

/// What is left for the text in a head of \p width beside a button of \p buttonWidth.
qreal roomBeside(const Theme &theme, int width, int buttonWidth)
{
    return width - theme.u * (startUnits + endUnits) / 2.0 - buttonWidth - theme.u;
}

/// A small button without words is square.
int iconButtonWidth(const Theme &theme)
{
    return theme.u * 6;
}

int linesOf(const Theme &theme, qreal room, const QString &words)
{
    if (Canvas::width(theme.bold, words) <= room)
        return 1;
    const QFontMetricsF metrics(theme.bold);
    const QRectF most(0, 0, qMax(room, theme.u * 20.0), metrics.lineSpacing() * (mostLines + 1));
    const QRectF taken = metrics.boundingRect(most, Qt::TextWordWrap, words);
    return qBound(1, qRound(taken.height() / metrics.lineSpacing()), mostLines);
}

} // namespace

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

/// The same whether the button is shown or not, so that scrolling changes no height.
int PermissionHead::heightFor(const Theme &theme, int width, const QString &asks)
{
    const int lines = linesOf(theme, roomBeside(theme, width, iconButtonWidth(theme)), asks);
    return (theme.u * 15 + 1) / 2 + 1 + int(std::ceil((lines - 1) * QFontMetricsF(theme.bold).lineSpacing()));
}

bool PermissionHead::leadsToAnswers() const
{
    return !m_toAnswers->isHidden();
}

void PermissionHead::place(int top, int width, bool answersShown)
{
    const int u = m_look->theme().u;
    const QString asks = m_texts().asks;
    const QRect wanted(0, top, width, heightFor(m_look->theme(), width, asks));
    if (geometry() != wanted)
        setGeometry(wanted);
    fitButton(asks);
    const QSize size = m_toAnswers->sizeHint();
    const int line = (u * 15 + 1) / 2;
    m_toAnswers->setGeometry(QStyle::visualRect(
        layoutDirection(), rect(),
        QRect(width - size.width() - u * 3 / 2, (line - size.height()) / 2, size.width(), size.height())));
    m_toAnswers->setVisible(!answersShown);
    raise();
}

/// Who asks for what needs its room more than the words of the button.
void PermissionHead::fitButton(const QString &asks)
{
    const Theme &t = m_look->theme();
    const QString words = tr("To the answers");
    m_toAnswers->setText(words);
    if (linesOf(t, roomBeside(t, width(), m_toAnswers->sizeHint().width()), asks) > 1)
        m_toAnswers->setText({});
    m_toAnswers->setAccessibleName(words);
    m_toAnswers->setToolTip(m_toAnswers->text().isEmpty() ? words : QString());
}

QRectF PermissionHead::textRoom(const QString &asks) const
{
    const Theme &t = m_look->theme();
    const qreal height = heightFor(t, width(), asks) - 1, line = (t.u * 15 + 1) / 2;
    const qreal left = t.u * startUnits / 2.0;
    qreal right = width() - t.u * endUnits / 2.0;
    if (leadsToAnswers())
        right -= m_toAnswers->width() + t.u;
    else if (height > line)
        right -= iconButtonWidth(t) + t.u; // wrapped as with the button
    return {left, 0, qMax(0.0, right - left), height};
}

QString PermissionHead::facts() const
{
    if (leadsToAnswers())
        return {};
    const Texts texts = m_texts();
    const Theme &t = m_look->theme();
    return factsIn(textRoom(texts.asks).width() - Canvas::width(t.bold, texts.asks) - t.u * 2, texts.facts);
}

/// Whole ones: half a sentence says nothing.
QString PermissionHead::factsIn(qreal room, const QStringList &facts) const
{
    for (qsizetype from = 0; from < facts.size(); ++from) {
        QString words = facts.mid(from).join(QStringLiteral(" · "));
        if (Canvas::width(m_look->theme().small, words) <= room)
            return words;
    }
    return {};
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
    QRectF room = textRoom(texts.asks);
    const QRectF head(0, 0, width(), room.height());
    c.frame(card, t.base, texts.held ? t.line : t.waitsLine);
    const Tone &tone = texts.held ? t.stopped : t.waits;
    c.cardHead(head, tone.tint, false);
    if (texts.focused)
        c.frame(card, {}, t.accent, 2);
    const qreal line = (u * 15 + 1) / 2;
    c.icon(texts.held ? QStringLiteral("held") : QStringLiteral("permission"), tone.color,
           QPointF(u * 2.5, line / 2 - u * 2));
    // Who asks for what has priority over the facts, but a hint why nothing was answered has priority over both.
    const qreal asks = Canvas::width(t.bold, texts.asks);
    const QString beside = texts.hint.isEmpty() ? facts() : texts.hint;
    if (!beside.isEmpty()) {
        const qreal w = qMin(Canvas::width(t.small, beside), room.width());
        c.text(t.small, texts.hint.isEmpty() ? t.text2 : t.waits.color, QRectF(room.right() - w, 0, w, line), beside);
        room.setRight(qMax(room.left(), room.right() - w - u * 2));
    }
    if (asks <= room.width() || head.height() <= line) {
        c.text(t.bold, t.text, QRectF(room.left(), 0, room.width(), line), texts.asks);
        return;
    }
    const qreal padding = (line - QFontMetricsF(t.bold).lineSpacing()) / 2;
    painter.setClipRect(head);
    c.markedLines(t.bold, t.text, room.adjusted(0, padding, 0, 0), texts.asks, {});
}

/// The click must not reach what is below the head. The press is passed to the card, so that letters are no longer
/// commands.
void PermissionHead::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace widgets

#include "moc_permissionhead.cpp"
