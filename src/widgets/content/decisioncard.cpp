// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/decisioncard.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace widgets {

namespace {

ThemeColor headColor(DecisionCard::Kind kind)
{
    return kind == DecisionCard::Kind::Change ? ThemeColor(&Theme::card) : tintOf(&Theme::waits);
}

} // namespace

DecisionCard::DecisionCard(Kind kind, const QString &title, const QString &place, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_head(new Ground(look, headColor(kind), this, {}, &Theme::line2))
    , m_column(new QVBoxLayout(this))
    , m_title(new LineLabel(look, 6, m_head, {{.words = title, .font = &Theme::bold}}))
    , m_state(new LineLabel(look, 6, m_head))
    , m_summary(wordsLabel(look, new QWidget(this), &Theme::body, &Theme::text2))
    , m_mine(new FlatButton(look, ButtonKind::Normal,
                            kind == Kind::Change ? base::Words::tr("Reject") : tr("Take mine"), m_head))
    , m_theirs(new FlatButton(look, ButtonKind::Normal,
                              kind == Kind::Change ? base::Words::tr("Accept") : tr("Take the agent’s"), m_head))
    , m_together(new FlatButton(look, ButtonKind::Normal, tr("Edit together…"), m_head))
    , m_back(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Take back"), m_head))
    , m_kind(kind)
{
    setSpace(m_column, look, {0.25, 0.25, 0.25, 0.25});
    m_column->addWidget(m_head);
    QWidget *const folded = m_summary->parentWidget();
    rowOf(look, {m_summary}, {3, 2, 3, 2}, 0, folded);
    folded->hide();
    m_column->addWidget(folded);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_state->setObjectName(QStringLiteral("state"));
    QBoxLayout *const row = rowOf(look, {{m_title, 1}, m_state}, {3, 1, 2, 1}, 2, m_head);
    m_mine->setObjectName(QStringLiteral("takeMine"));
    m_theirs->setObjectName(QStringLiteral("takeTheirs"));
    m_together->setObjectName(QStringLiteral("editTogether"));
    m_back->setObjectName(QStringLiteral("takeBack"));
    if (kind == Kind::Change)
        m_theirs->setIconName(QStringLiteral("check"));
    FlatButton *const first = kind == Kind::Change ? m_theirs : m_mine;
    for (FlatButton *button : {first, first == m_mine ? m_theirs : m_mine, m_together, m_back}) {
        button->setSmall(true);
        button->setAccessibleName(base::labelled(button->text(), place));
        row->addWidget(button);
    }
    connect(m_mine, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(Choice::Mine); });
    connect(m_theirs, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(Choice::Theirs); });
    connect(m_together, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(Choice::Together); });
    connect(m_back, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(Choice::None); });
    setOutline(kind == Kind::Change ? &Theme::line : &Theme::waitsLine);
    m_head->setOutline(headColor(kind));
    refresh();
}

Tone Theme::*DecisionCard::stateTone() const
{
    if (m_kind != Kind::Change)
        return &Theme::waits;
    return m_choice == Choice::Theirs ? &Theme::added : &Theme::stopped;
}

void DecisionCard::addBody(QWidget *body)
{
    m_column->addWidget(body);
    m_bodies.push_back(body);
    m_head->setOutline(headColor(m_kind), -2); // it goes on there
    refresh();
}

void DecisionCard::setSummary(const QString &words)
{
    m_summary->setText(words);
}

void DecisionCard::focusButton()
{
    FlatButton *const first = m_choice != Choice::None ? m_back : m_kind == Kind::Change ? m_theirs : m_mine;
    first->setFocus(Qt::ShortcutFocusReason);
}

void DecisionCard::setChoice(Choice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    refresh();
}

QString DecisionCard::words() const
{
    const bool isChange = m_kind == Kind::Change;
    switch (m_choice) {
    case Choice::Mine:
        return isChange ? base::Words::tr("rejected") : base::Words::tr("yours stays");
    case Choice::Theirs:
        return isChange ? tr("accepted") : tr("the agent’s is taken");
    case Choice::Together:
        return tr("edited together");
    case Choice::None:
        break;
    }
    return {};
}

/// Who has just pressed a button that goes goes on with the one that comes.
void DecisionCard::refresh()
{
    const bool isDecided = m_choice != Choice::None;
    const bool hadFocus = m_head->isAncestorOf(window()->focusWidget());
    QList<LinePart> state{{.words = words(), .color = colorOf(stateTone())}};
    if (m_kind == Kind::Change)
        state.prepend({.color = colorOf(stateTone()),
                       .icon = m_choice == Choice::Theirs ? QStringLiteral("check") : QStringLiteral("prevented")});
    m_state->setParts(state);
    m_state->setVisible(isDecided);
    m_back->setVisible(isDecided);
    m_mine->setVisible(!isDecided);
    m_theirs->setVisible(!isDecided);
    // What was written together can be written on.
    m_together->setVisible(m_kind == Kind::Conflict && (!isDecided || m_choice == Choice::Together));
    if (m_kind == Kind::Change) {
        for (QWidget *body : m_bodies)
            body->setVisible(!isFolded());
        m_summary->parentWidget()->setVisible(isFolded());
        m_head->setLines(isFolded() ? Qt::BottomEdge : Qt::Edges());
    }
    if (hadFocus)
        focusButton();
    m_title->setAccessibleName(isDecided ? base::described(m_title->text(), words()) : m_title->text());
}

} // namespace widgets

#include "moc_decisioncard.cpp"
