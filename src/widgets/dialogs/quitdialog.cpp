// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/quitdialog.h"

#include "base/visibletext.h"
#include "models/texts/runningon.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/slimscrollbar.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace widgets {

namespace {

/// What runs on, of which session and turn, and how long.
class QuitRow : public QWidget
{
public:
    QuitRow(const models::SessionRunningOn &one, const QDateTime &now, int nameWidth, bool isFirst, Look *look)
        : m_name(base::visibleText(one.what.name))
        , m_whose(models::runningTurnText(one.what, one.title))
        , m_age(models::runningAge(one.what, now))
        , m_nameWidth(nameWidth)
        , m_isFirst(isFirst)
        , m_look(look)
    {
        setFixedHeight(look->theme().u * 9);
        setAccessibleName(QStringList{m_name, m_whose, m_age}.join(QStringLiteral(", ")));
        setToolTip(base::visibleText(one.what.line, base::LineBreaks::Keep).left(2000));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        const int u = t.u;
        if (!m_isFirst)
            c.hairline(0, width(), 0, t.line);
        c.icon(QStringLiteral("terminal"), t.running.color, QPointF(u * 4, height() / 2.0 - u * 2));
        const qreal age = Canvas::width(t.small, m_age), end = width() - u * 3 - age;
        c.text(t.small, t.text2, QRectF(end, 0, age, height()), m_age);
        const qreal name = u * 10, whose = name + m_nameWidth + u * 4;
        c.text(t.mono, t.text, QRectF(name, 0, m_nameWidth, height()), m_name);
        c.text(t.body, t.text2, QRectF(whose, 0, end - u * 2 - whose, height()), m_whose);
    }

private:
    const QString m_name, m_whose, m_age;
    const int m_nameWidth;
    const bool m_isFirst;
    Look *m_look;
};

} // namespace

QuitDialog::QuitDialog(Closes closes, const std::vector<models::SessionRunningOn> &running, const QStringList &lost,
                       const QString &yes, bool canLeave, const QDateTime &now, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
{
    const Theme &t = look->theme();
    const int u = t.u, count = int(running.size());
    const bool quits = closes == Closes::Belay;
    setWindowTitle(quits ? tr("Quit Belay") : tr("Close a session"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    auto *head = boldLabel(this, models::runsOnText(count));
    auto *text = new QVBoxLayout;
    text->setSpacing(u * 2);
    text->addWidget(head);
    if (lost.isEmpty())
        text->addWidget(wrappedLabel(this, tr("No turn is running. What shall become of what runs on?")));
    for (const QString &sentence : lost)
        text->addWidget(wrappedLabel(this, sentence));
    text->addWidget(madeRows(running, now));
    text->addWidget(hintLabel(
        this, tr("Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.")));
    if (canLeave)
        text->addWidget(hintLabel(this, tr("Leaving lets go of %n command(s) only; the agent ends. Belay no longer "
                                           "sees what is left running.",
                                           nullptr, count)));
    auto *top = new QHBoxLayout(this);
    auto *sign = new QLabel(this);
    sign->setPixmap(look->icons().pixmap(QStringLiteral("terminal"), t.running.color, u * 6, devicePixelRatioF()));
    sign->setFixedWidth(u * 6);
    top->setSpacing(u * 3);
    top->addWidget(sign, 0, Qt::AlignTop);
    top->addLayout(text, 1);

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

QWidget *QuitDialog::madeRows(const std::vector<models::SessionRunningOn> &running, const QDateTime &now)
{
    const Theme &t = m_look->theme();
    int names = 0;
    for (const models::SessionRunningOn &one : running)
        names = qMax(names, qCeil(Canvas::width(t.mono, base::visibleText(one.what.name))));
    names = qMin(names, t.u * 60);
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (size_t i = 0; i < running.size(); ++i)
        column->addWidget(new QuitRow(running[i], now, names, i == 0, m_look));
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new SlimScrollBar(m_look, &Theme::base, scroll));
    scroll->setWidget(list);
    scroll->setAccessibleName(models::runsOnText(int(running.size())));
    list->setAutoFillBackground(true);
    QPalette palette = list->palette();
    palette.setColor(QPalette::Window, t.base);
    list->setPalette(palette);
    scroll->setFixedHeight(qMin(mostRows, int(running.size())) * t.u * 9 + 2 * scroll->frameWidth());
    scroll->setFocusPolicy(running.size() > size_t(mostRows) ? Qt::TabFocus : Qt::NoFocus);
    return scroll;
}

} // namespace widgets

#include "moc_quitdialog.cpp"
