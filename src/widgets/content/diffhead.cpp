// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffhead.h"

#include "base/words.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

namespace widgets {

DiffHead::DiffHead(Look *look, QWidget *parent)
    : Ground(look, &Theme::card, parent, Qt::TopEdge | Qt::LeftEdge | Qt::RightEdge)
    , m_one(new LineLabel(look, 7.5, this))
    , m_other(new LineLabel(look, 7.5, this))
    , m_turn(new FlatButton(look, ButtonKind::Flat, QString(), this))
{
    rowOf(look, {{m_one, 1}, {rowOf(look, {{m_other, 1}, m_turn}, {}, 1), 1}}, {3, 0, 1, 0}, 1, this);
    for (LineLabel *side : {m_one, m_other})
        side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_turn->setObjectName(QStringLiteral("turnSides"));
    m_turn->setSmall(true);
    connect(m_turn, &QAbstractButton::clicked, this, [this] { m_look->setDiffSides(!m_look->diffSides()); });
    connect(look, &Look::diffSidesChanged, this, &DiffHead::refresh);
    refresh();
}

void DiffHead::setCounts(int added, int removed)
{
    m_added = added;
    m_removed = removed;
    refresh();
}

void DiffHead::setNames(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    refresh();
}

void DiffHead::setHasRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    refresh();
}

void DiffHead::refresh()
{
    const bool sides = m_look->diffSides();
    m_turn->setIconName(sides ? QStringLiteral("unified") : QStringLiteral("sides"));
    m_turn->setText(sides ? base::Words::tr("One below the other") : base::Words::tr("Side by side"));
    m_turn->setAccessibleName(m_turn->text());
    m_turn->setVisible(m_hasRoom);
    QList<LinePart> before, after;
    const bool hasNames = !m_before.isEmpty() && m_hasRoom && sides;
    if (hasNames) {
        before << LinePart{.words = m_before, .color = &Theme::text2};
        after << LinePart{.words = m_after, .color = &Theme::text2};
    }
    if (m_added > 0)
        (hasNames ? after : before) << LinePart{.words = QStringLiteral("+%1").arg(m_added),
                                                .color = colorOf(&Theme::added)};
    if (m_removed > 0)
        before << LinePart{.words = QStringLiteral("−%1").arg(m_removed),
                           .color = colorOf(&Theme::removed),
                           .gap = hasNames ? 2.0 : 1};
    m_one->setParts(before);
    m_other->setParts(after);
}

} // namespace widgets

#include "moc_diffhead.cpp"
