// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/grouppage.h"

#include "base/wording.h"
#include "base/words.h"
#include "core/held/heldpart.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/ground.h"

#include <QLabel>

namespace widgets {

GroupPage::GroupPage(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_title(wordsLabel(look, this, &Theme::bold))
    , m_hint(wordsLabel(look, this, &Theme::body, &Theme::text2))
    , m_commits(wordsLabel(look, this))
    , m_note(wordsLabel(look, this, &Theme::body, colorOf(&Theme::waits)))
    , m_button(new FlatButton(look, ButtonKind::Normal, QString(), this))
{
    QLayout *const head = rowOf(look, {{m_title, 1}, m_button}, {}, 2);
    columnOf(look, {head, m_hint, m_commits, m_note, Cell::room(1)}, {}, 2, this);
    m_commits->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_commits->setAccessibleDescription(tr("Commits, the newest first"));
    m_button->setObjectName(QStringLiteral("group"));
    m_button->setSmall(true);
    connect(m_button, &QAbstractButton::clicked, this, [this] {
        if (m_isConflict)
            Q_EMIT decisionRequested();
        else
            Q_EMIT tickRequested(!m_isTicked);
    });
}

void GroupPage::setGroup(const models::HeldGroup &group, bool isTicked, bool mayLackFiles)
{
    const bool isTree = group.part == core::HeldPart::Ignored;
    m_isTicked = isTicked;
    m_isConflict = group.isConflict;
    m_title->setText(group.title);
    m_hint->setText(group.hint);
    m_hint->setVisible(isTree || group.commits.isEmpty() || group.isConflict);
    say(m_commits, group.commits.join(u'\n'));
    say(m_note, group.isConflict ? tr("You and the agent have both committed here. You can keep the agent’s "
                                      "commits as a branch and merge it.")
                : isTree         ? QString()
                : mayLackFiles   ? tr("They may hold what is not ticked, too: a commit is accepted as a whole.")
                                 : QString());
    m_button->setText(group.isConflict ? tr("Keep as a branch…")
                      : isTicked       ? base::Words::tr("Take back")
                      : isTree         ? base::Words::tr("Accept too")
                                       : base::Words::tr("Accept"));
    m_button->setAccessibleName(base::labelled(m_button->text(), group.title));
    m_button->updateGeometry();
}

} // namespace widgets

#include "moc_grouppage.cpp"
