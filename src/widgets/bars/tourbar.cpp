// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/tourbar.h"

#include "widgets/bars/steps.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>

namespace widgets {

TourBar::TourBar(Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_sentence(new QLabel(this))
    , m_goOn(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_close(new FlatButton(look, ButtonKind::Flat, {}, this))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_goOn->setSmall(true);
    m_close->setIconName(QStringLiteral("close"));
    m_close->setSmall(true);
    m_close->setAccessibleName(tr("Close the tour"));
    m_close->setToolTip(tr("Close the tour. Help › Tour begins it again."));
    connect(m_goOn, &QAbstractButton::clicked, this, &TourBar::goOnRequested);
    connect(m_close, &QAbstractButton::clicked, this, &TourBar::closed);
    connect(look, &Look::changed, this, &TourBar::restyle);
    restyle();
    hide();
}

void TourBar::restyle()
{
    m_sentence->setFont(m_look->theme().body);
    QPalette p = palette();
    p.setColor(QPalette::WindowText, m_look->theme().text);
    m_sentence->setPalette(p);
    layOut();
}

void TourBar::setView(const TourView &view)
{
    if (view == m_view)
        return;
    const bool isNews = view.sentence != m_view.sentence;
    m_view = view;
    m_sentence->setText(view.sentence);
    m_goOn->setText(view.button);
    m_goOn->setVisible(!view.button.isEmpty());
    setAccessibleName(tr("Tour, %1 of %2 done. %3").arg(view.done).arg(view.steps.size()).arg(view.sentence));
    setVisible(!view.steps.isEmpty());
    layOut();
    if (isNews && isVisible()) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

int TourBar::sentenceHeight() const
{
    const int u = m_look->theme().u;
    return qMax(m_sentence->heightForWidth(qMax(u * 20, width() - u * 16)), m_sentence->fontMetrics().height());
}

QSize TourBar::sizeHint() const
{
    const int u = m_look->theme().u;
    const int list = isExpanded() ? int(m_view.steps.size()) * u * 5 + u * 2 : 0;
    return QSize(u * 60, headHeight() + list + sentenceHeight() + u * 2);
}

void TourBar::layOut()
{
    const int u = m_look->theme().u;
    const QSize cross = m_close->sizeHint(), button = m_goOn->sizeHint();
    const auto place = [this](QWidget *child, const QRect &at) { child->setGeometry(visualRect(this, at)); };
    const int crossLeft = width() - u - cross.width();
    place(m_close, QRect(crossLeft, (headHeight() - cross.height()) / 2, cross.width(), cross.height()));
    place(m_goOn, QRect(crossLeft - u * 2 - button.width(), (headHeight() - button.height()) / 2, button.width(),
                        button.height()));
    const int height = sentenceHeight();
    place(m_sentence, QRect(u * 8, sizeHint().height() - height - u * 2, width() - u * 16, height));
    updateGeometry();
    update();
}

void TourBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    qreal x = paintHead(c, {});
    x += c.text(t.bold, t.text, QRectF(x, 0, width(), headHeight()), tr("Tour")) + u * 2;
    std::vector<StepState> states;
    for (int i = 0; i < int(m_view.steps.size()); ++i)
        states.push_back(i < m_view.done ? StepState::Done : i == m_view.done ? StepState::Works : StepState::Open);
    x = paintStepSquares(c, x, headHeight() / 2.0, states, t.added.color) + u;
    c.text(t.body, t.text2, QRectF(x, 0, width() - x - u * 40, headHeight()),
           tr("%1 of %2").arg(m_view.done).arg(m_view.steps.size()));
    if (!isExpanded())
        return;
    qreal y = headHeight();
    for (size_t i = 0; i < states.size(); ++i, y += u * 5)
        paintStep(c, y, width(), states[i], m_view.steps.at(qsizetype(i)));
}

} // namespace widgets

#include "moc_tourbar.cpp"
