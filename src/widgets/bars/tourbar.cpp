// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/tourbar.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/bars/steps.h"

#include "widgets/style/flatbutton.h"

#include <QAccessible>
#include <QLabel>
#include <QVBoxLayout>

namespace widgets {

TourBar::TourBar(Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_list(new StepList(look, this))
    , m_sentence(wordsLabel(look, this))
    , m_goOn(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_close(iconButton(look, QStringLiteral("close"), base::Words::tr("Close"), this))
{
    setFocusPolicy(Qt::TabFocus);
    addButtons({m_goOn, m_close});
    setList(m_list);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // its sentence takes as many lines as it needs
    column()->addWidget(m_sentence);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    connect(m_goOn, &QAbstractButton::clicked, this, &TourBar::goOnRequested);
    connect(m_close, &QAbstractButton::clicked, this, &TourBar::closed);
    hide();
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
    setAccessibleName(base::labelled(base::described(base::plainName(base::Words::tr("&Tour")),
                                                     base::Words::tr("%1 of %2").arg(view.done).arg(view.steps.size())),
                                     view.sentence));
    setVisible(!view.steps.isEmpty());
    layOut();
    if (isNews && isVisible()) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void TourBar::layOut()
{
    std::vector<StepState> states;
    std::vector<std::pair<StepState, QString>> steps;
    for (int i = 0; i < int(m_view.steps.size()); ++i) {
        states.push_back(i < m_view.done ? StepState::Done : i == m_view.done ? StepState::Works : StepState::Open);
        steps.emplace_back(states.back(), m_view.steps.at(i));
    }
    setLine({}, QList<LinePart>{{.words = base::plainName(base::Words::tr("&Tour")), .font = &Theme::bold}} +
                    stepSquares(states, colorOf(&Theme::added)) +
                    QList<LinePart>{{.words = base::Words::tr("%1 of %2").arg(m_view.done).arg(m_view.steps.size()),
                                     .color = &Theme::text2,
                                     .gap = 1}});
    m_list->show(steps);
    const int u = m_look->theme().u;
    m_sentence->setContentsMargins(u * 8, isExpanded() ? u : 0, u * 8, u * 2);
    fit();
}

} // namespace widgets

#include "moc_tourbar.cpp"
