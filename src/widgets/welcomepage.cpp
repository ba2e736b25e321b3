// SPDX-License-Identifier: Apache-2.0
#include "widgets/welcomepage.h"

#include "widgets/canvas.h"
#include "widgets/flatbutton.h"

#include <QKeyEvent>
#include <QPainter>

namespace widgets {

namespace {

constexpr int stepCount = 5;

QString stepText(int step)
{
    switch (step) {
    case 0:
        return WelcomePage::tr("It reads files and makes a plan");
    case 1:
        return WelcomePage::tr("It edits a file: you see the diff");
    case 2:
        return WelcomePage::tr("It asks to run a command: press F8, then a");
    case 3:
        return WelcomePage::tr("It works on: press Stop, or Esc twice");
    default:
        return WelcomePage::tr("You read what happened");
    }
}

} // namespace

WelcomePage::WelcomePage(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_demo(new FlatButton(look, ButtonKind::Primary, tr("Start the demo"), this))
    , m_command(new QLineEdit(this))
    , m_add(new FlatButton(look, ButtonKind::Normal, tr("Add"), this))
{
    m_demo->setIconName(QStringLiteral("send"));
    m_demo->setAccessibleName(tr("Start the demo"));
    m_command->setPlaceholderText(tr("my-agent --acp"));
    m_command->setAccessibleName(tr("Command that starts an agent"));
    m_command->setFrame(false);
    m_command->installEventFilter(this);
    m_add->setAccessibleName(tr("Add this command as an agent"));
    m_add->setEnabled(false);
    connect(m_demo, &QAbstractButton::clicked, this, &WelcomePage::demoRequested);
    connect(m_add, &QAbstractButton::clicked, this, &WelcomePage::typed);
    connect(m_command, &QLineEdit::returnPressed, this, &WelcomePage::typed);
    connect(m_command, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_add->setEnabled(!text.trimmed().isEmpty()); });
    connect(look, &Look::changed, this, [this] {
        layOut();
        update();
    });
}

bool WelcomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_command && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update(m_typeRect);
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::typed()
{
    if (!m_command->text().trimmed().isEmpty())
        Q_EMIT commandTyped(m_command->text().trimmed());
}

void WelcomePage::setAgents(const QList<AgentChoice> &found, const QList<AgentChoice> &configured)
{
    for (const Row &row : m_rows)
        row.button->deleteLater();
    m_rows.clear();
    for (const AgentChoice &agent : configured)
        m_rows.push_back({agent, true, nullptr, {}});
    for (const AgentChoice &agent : found)
        m_rows.push_back({agent, false, nullptr, {}});
    rebuild();
}

void WelcomePage::rebuild()
{
    for (Row &row : m_rows) {
        row.button = new FlatButton(m_look, ButtonKind::Normal, row.configured ? tr("Start") : tr("Add"), this);
        row.button->setAccessibleName(row.configured ? tr("Start %1").arg(row.agent.name)
                                                     : tr("Add %1").arg(row.agent.name));
        connect(row.button, &QAbstractButton::clicked, this, [this, agent = row.agent, configured = row.configured] {
            if (configured)
                Q_EMIT startRequested(agent.id);
            else
                Q_EMIT addRequested(agent);
        });
        row.button->show();
    }
    layOut();
    update();
}

void WelcomePage::layOut()
{
    const Theme &theme = m_look->theme();
    const int u = theme.u;
    const bool narrow = width() < 190 * u;
    const int total = qMin(width() - 8 * u, narrow ? 120 * u : 220 * u);
    const int left = (width() - total) / 2;
    const int rowHeight = 11 * u;
    const int rightHeight = 11 * u + int(m_rows.size()) * rowHeight + 19 * u;
    const int leftHeight = 14 * u + 6 * u + stepCount * 13 * u / 2 + 16 * u;
    const int height = narrow ? leftHeight + 4 * u + rightHeight : qMax(leftHeight, rightHeight);
    int y = qMax(6 * u, (this->height() - height - 30 * u) / 2);
    m_head = QRect(left, y, total, 18 * u);
    y += 22 * u;
    const int leftWidth = narrow ? total : total * 38 / 100;
    m_left = QRect(left, y, leftWidth, narrow ? leftHeight : height);
    m_right = narrow ? QRect(left, m_left.bottom() + 4 * u, total, rightHeight)
                     : QRect(m_left.right() + 4 * u, y, total - leftWidth - 4 * u, height);
    m_foot = QRect(left, m_right.bottom() + 3 * u, total, 5 * u);
    const auto place = [](FlatButton *button, int right, int centre) {
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), centre - size.height() / 2, size.width(), size.height());
    };
    const QSize demo = m_demo->sizeHint();
    m_demo->setGeometry(m_left.left() + 4 * u, m_left.bottom() - 4 * u - demo.height(), demo.width(), demo.height());
    int rowTop = m_right.top() + 11 * u;
    for (Row &row : m_rows) {
        row.rect = QRect(m_right.left(), rowTop, m_right.width(), rowHeight);
        place(row.button, row.rect.right() - 3 * u, row.rect.center().y());
        rowTop += rowHeight;
    }
    const int fieldTop = rowTop + 9 * u;
    place(m_add, m_right.right() - 3 * u, fieldTop + 7 * u / 2);
    m_typeRect = QRect(m_right.left() + 9 * u, fieldTop, m_add->x() - m_right.left() - 11 * u, 7 * u);
    m_command->setFont(theme.mono);
    m_command->setGeometry(m_typeRect.adjusted(2 * u, u / 2, -u, -u / 2));
}

void WelcomePage::resizeEvent(QResizeEvent *)
{
    layOut();
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = m_look->theme();
    const int u = theme.u;
    painter.fillRect(rect(), theme.window);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    canvas.icon(QStringLiteral("belay"), theme.accent, QPointF(m_head.left() + u, m_head.top()), 16 * u);
    const int textLeft = m_head.left() + 21 * u;
    canvas.text(theme.welcome, theme.text, QRectF(textLeft, m_head.top(), m_head.right() - textLeft, 9 * u),
                tr("Stop means stop"));
    canvas.text(theme.body, theme.text2, QRectF(textLeft, m_head.top() + 9 * u, m_head.right() - textLeft, 6 * u),
                tr("Belay runs coding agents. When you stop one, Belay shows what had already happened."));

    canvas.frame(m_left, theme.base, theme.line);
    const int x = m_left.left() + 4 * u;
    canvas.text(theme.panelTitle, theme.text, QRectF(x, m_left.top() + 3 * u, m_left.width() - 8 * u, 6 * u),
                tr("Try it with the demo agent"));
    painter.setFont(theme.body);
    painter.setPen(theme.text2);
    painter.drawText(QRectF(x, m_left.top() + 9 * u, m_left.width() - 8 * u, 10 * u), Qt::TextWordWrap,
                     tr("Works offline, needs no account, and touches only a folder of its own."));
    int y = m_left.top() + 20 * u;
    for (int step = 0; step < stepCount; ++step) {
        const QPointF centre(x + 2.5 * u, y + 3 * u);
        if (step + 1 < stepCount)
            painter.fillRect(QRectF(centre.x() - 0.5, centre.y() + 2.5 * u, 1, 13 * u / 2.0 - 5 * u), theme.rope);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.rope, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 2.5 * u, 2.5 * u);
        canvas.text(theme.small, theme.text2, QRectF(centre.x() - 3 * u, y, 6 * u, 6 * u), QString::number(step + 1),
                    Qt::AlignCenter);
        canvas.text(theme.body, theme.text, QRectF(x + 8 * u, y, m_left.right() - x - 10 * u, 6 * u), stepText(step));
        y += 13 * u / 2;
    }
    canvas.text(theme.small, theme.text2,
                QRectF(m_demo->geometry().right() + 3 * u, m_demo->y(),
                       m_left.right() - m_demo->geometry().right() - 4 * u, m_demo->height()),
                tr("about 1 minute"));

    canvas.frame(m_right, theme.base, theme.line);
    canvas.text(theme.panelTitle, theme.text,
                QRectF(m_right.left() + 5 * u, m_right.top() + 2 * u, m_right.width() - 10 * u, 7 * u),
                tr("Add an agent"));
    for (const Row &row : m_rows) {
        canvas.hairline(m_right.left(), m_right.right(), row.rect.top(), theme.line2);
        canvas.iconAt(QStringLiteral("terminal"), theme.text2, QPointF(row.rect.left() + 6 * u, row.rect.center().y()));
        const int rowLeft = row.rect.left() + 12 * u, rowWidth = row.button->x() - rowLeft - 2 * u;
        canvas.text(theme.bold, theme.text, QRectF(rowLeft, row.rect.top() + u, rowWidth, 5 * u), row.agent.name);
        canvas.text(theme.small, theme.text2, QRectF(rowLeft, row.rect.top() + 6 * u, rowWidth, 4 * u),
                    row.configured ? row.agent.command : tr("found on this computer: %1").arg(row.agent.command));
    }
    const int typeTop = m_typeRect.top() - 9 * u;
    canvas.hairline(m_right.left(), m_right.right(), typeTop, theme.line2);
    canvas.iconAt(QStringLiteral("plug"), theme.text2, QPointF(m_right.left() + 5 * u, typeTop + 5 * u));
    canvas.text(theme.bold, theme.text,
                QRectF(m_right.left() + 9 * u, typeTop + 2 * u, m_right.width() - 12 * u, 6 * u), tr("A command"));
    canvas.frame(m_typeRect, theme.base, m_command->hasFocus() ? theme.accent : theme.line);

    canvas.iconAt(QStringLiteral("lock"), theme.text2, QPointF(m_foot.left() + 2 * u, m_foot.center().y()));
    canvas.text(theme.small, theme.text2,
                QRectF(m_foot.left() + 6 * u, m_foot.top(), m_foot.width() - 6 * u, m_foot.height()),
                tr("Belay sends nothing anywhere by itself."));
}

} // namespace widgets
