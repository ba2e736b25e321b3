// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/grouprows.h"

#include "base/wording.h"
#include "base/words.h"
#include "core/held/heldpart.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/ground.h"

#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>

#include <algorithm>

namespace widgets {

using core::HeldPart;

GroupRows::GroupRows(QListWidget *list, Look *look, QObject *parent) : QObject(parent), m_list(list), m_look(look) {}

void GroupRows::fill(const std::vector<models::HeldGroup> &groups, const QListWidgetItem *before)
{
    const QSignalBlocker blocker(m_list);
    for (const HeldPart part : {HeldPart::Repository, HeldPart::Ignored}) {
        const int first = part == HeldPart::Ignored || !before ? m_list->count() : m_list->row(before);
        int at = first;
        for (const models::HeldGroup &group : groups) {
            if (group.part != part)
                continue;
            if (at == first) {
                auto *heading = new QListWidgetItem(part == HeldPart::Ignored ? tr("Stays in the session")
                                                                              : QStringLiteral(".git"));
                heading->setFlags(Qt::NoItemFlags);
                m_list->insertItem(at++, heading);
            }
            auto *item = new QListWidgetItem;
            m_list->insertItem(at++, item);
            m_rows.push_back({group, item, part == HeldPart::Repository && !group.isConflict && m_allFilesTicked});
            refresh(int(m_rows.size()) - 1);
        }
    }
}

int GroupRows::numberOf(const QListWidgetItem *item) const
{
    const auto found = std::ranges::find(m_rows, item, &Row::item);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

void GroupRows::tick(int number, bool on)
{
    Row &row = m_rows[size_t(number)];
    if (row.group.isConflict)
        return;
    row.isTicked = on;
    row.isUsers = true;
    refresh(number);
}

void GroupRows::take(int number)
{
    tick(number, m_rows[size_t(number)].item->checkState() == Qt::Checked);
}

void GroupRows::setAllFilesTicked(bool all)
{
    m_allFilesTicked = all;
    for (size_t number = 0; number < m_rows.size(); ++number) {
        Row &row = m_rows[number];
        if (row.group.part == HeldPart::Repository && !row.group.isConflict && !row.isUsers)
            row.isTicked = all;
        refresh(int(number));
    }
}

bool GroupRows::mayLackFiles(int number) const
{
    return !m_allFilesTicked && m_rows[size_t(number)].group.part == HeldPart::Repository;
}

std::vector<models::HeldGroup> GroupRows::ticked() const
{
    std::vector<models::HeldGroup> out;
    for (const Row &row : m_rows) {
        if (row.isTicked)
            out.push_back(row.group);
    }
    return out;
}

void GroupRows::refresh(int number)
{
    const QSignalBlocker blocker(m_list);
    const Row &row = m_rows[size_t(number)];
    const QString hint =
        mayLackFiles(number) && !row.group.isConflict ? tr("they may hold what is not ticked, too") : row.group.hint;
    row.item->setText(row.group.title + u'\n' + hint);
    row.item->setToolTip(row.group.title + u'\n' + row.group.hint);
    const bool isTree = row.group.part == HeldPart::Ignored;
    row.item->setIcon(m_look->icon(isTree                 ? QStringLiteral("folder")
                                   : row.group.isConflict ? QStringLiteral("waits")
                                                          : QStringLiteral("branch")));
    // A box is there where there is something to tick: a tree stays where it is unless it is asked for.
    const bool hasBox = !row.group.isConflict && (!isTree || row.isTicked);
    row.item->setData(Qt::CheckStateRole,
                      hasBox ? QVariant(int(row.isTicked ? Qt::Checked : Qt::Unchecked)) : QVariant());
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (hasBox)
        flags |= Qt::ItemIsUserCheckable;
    row.item->setFlags(flags);
}

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

#include "moc_grouprows.cpp"
