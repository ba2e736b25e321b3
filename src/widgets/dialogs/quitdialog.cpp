// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/quitdialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/runningon.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace widgets {

/// What runs on, of which session and turn, and how long.
static QWidget *madeRows(const std::vector<models::SessionRunningOn> &running, const QDateTime &now, Look *look,
                         QWidget *parent)
{
    const Theme &t = look->theme();
    auto *list = new QListWidget(parent);
    new RowDelegate(list);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setAccessibleName(models::runsOnText(int(running.size())));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QIcon icon(
        look->icons().pixmap(QStringLiteral("terminal"), t.running.color, t.u * 4, parent->devicePixelRatioF()));
    for (const models::SessionRunningOn &one : running) {
        const QString name = base::visibleText(one.what.name), whose = models::runningTurnText(one.what, one.title),
                      age = models::runningAge(one.what, now);
        auto *item = new QListWidgetItem(icon, {}, list);
        item->setToolTip(base::visibleText(one.what.line, base::LineBreaks::Keep).left(2000));
        setRow(item, {{{{name, RowPiece::Kind::Code}, {whose, RowPiece::Kind::Weak}}, {{age, RowPiece::Kind::Weak}}}});
    }
    list->setFixedHeight(list->sizeHintForRow(0) * qMin(QuitDialog::mostRows, list->count()) + 2 * list->frameWidth());
    list->setFocusPolicy(list->count() > QuitDialog::mostRows ? Qt::TabFocus : Qt::NoFocus);
    return list;
}

QuitDialog::QuitDialog(Closes closes, const std::vector<models::SessionRunningOn> &running, const QStringList &lost,
                       const QString &yes, bool canLeave, const QDateTime &now, Look *look, QWidget *parent)
    : QDialog(parent)
{
    const Theme &t = look->theme();
    const int u = t.u, count = int(running.size());
    const bool quits = closes == Closes::Belay;
    setWindowTitle(quits ? base::Words::tr("Quit Belay") : base::Words::tr("Close session"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    QBoxLayout *text = columnOf(nullptr, {boldLabel(this, models::runsOnText(count))});
    text->setSpacing(u * 2);
    if (lost.isEmpty())
        text->addWidget(wrappedLabel(this, tr("No turn is running. What shall become of what runs on?")));
    for (const QString &sentence : lost)
        text->addWidget(wrappedLabel(this, sentence));
    text->addWidget(madeRows(running, now, look, this));
    text->addWidget(hintLabel(
        this, tr("Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.")));
    if (canLeave)
        text->addWidget(hintLabel(this, tr("Leaving lets go of %n command(s) only; the agent ends. Belay no longer "
                                           "sees what is left running.",
                                           nullptr, count)));
    auto *sign = new QLabel(this);
    sign->setPixmap(look->icons().pixmap(QStringLiteral("terminal"), t.running.color, u * 6, devicePixelRatioF()));
    sign->setFixedWidth(u * 6);
    rowOf(nullptr, {{sign, 0, Qt::AlignTop}, {text, 1}}, {}, 0, this)->setSpacing(u * 3);

    auto *quit = new FlatButton(look, ButtonKind::Stop, yes, this);
    quit->setObjectName(QStringLiteral("quit"));
    quit->setIconName(QStringLiteral("stop"));
    auto *stay = new QPushButton(tr("Stay"), this);
    stay->setObjectName(QStringLiteral("stay"));
    stay->setDefault(true);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(quit, QDialogButtonBox::ResetRole); // far from the others
    if (canLeave) {
        auto *leave = new QPushButton(count == 1 ? tr("Leave it running") : tr("Leave them running"), this);
        leave->setObjectName(QStringLiteral("leave"));
        buttons->addButton(leave, QDialogButtonBox::ActionRole);
        connect(leave, &QAbstractButton::clicked, this, [this] {
            Q_EMIT leaveRequested();
            close();
        });
    }
    buttons->addButton(stay, QDialogButtonBox::RejectRole);
    connect(quit, &QAbstractButton::clicked, this, [this] {
        Q_EMIT quitRequested();
        close();
    });
    stay->setFocus();
    frameDialog(this, buttons, {u * 158, 0});
}

} // namespace widgets

#include "moc_quitdialog.cpp"
