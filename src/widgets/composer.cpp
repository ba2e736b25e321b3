// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer.h"

#include "base/visibletext.h"
#include "widgets/flatbutton.h"
#include "widgets/stopmenu.h"

#include <QAbstractTextDocumentLayout>
#include <QActionGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyle>
#include <QTextBlock>

#include <cmath>

namespace widgets {

// --- PromptEdit ----------------------------------------------------------------------------------------------

PromptEdit::PromptEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QPalette p = palette();
    p.setColor(QPalette::Base, Qt::transparent);
    setPalette(p);
}

int PromptEdit::wantedHeight() const
{
    // As tall as the lines are: with other fonts in them, that is more than this font's.
    constexpr int most = 8;
    int lines = 0;
    qreal height = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < most; block = block.next()) {
        const int count = qMax(1, block.layout()->lineCount());
        const qreal all = qMax<qreal>(blockBoundingRect(block).height(), count * fontMetrics().lineSpacing());
        height += all * qMin(count, most - lines) / count;
        lines += count;
    }
    return int(std::ceil(height)) + 2;
}

void PromptEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (enter && modifiers == Qt::NoModifier) {
        Q_EMIT entered();
        return;
    }
    if (enter && modifiers == Qt::ControlModifier) {
        Q_EMIT enteredControl();
        return;
    }
    if (modifiers == Qt::NoModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        const QTextCursor before = textCursor();
        QTextCursor moved = before;
        const bool up = event->key() == Qt::Key_Up;
        if (!moved.movePosition(up ? QTextCursor::Up : QTextCursor::Down)) {
            Q_EMIT historyWanted(up ? -1 : 1);
            return;
        }
    }
    QPlainTextEdit::keyPressEvent(event);
}

// --- Composer ------------------------------------------------------------------------------------------------

Composer::Composer(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_clock(clock)
    , m_edit(new PromptEdit(this))
    , m_button(new MainButton(look, clock, this))
    , m_gear(new FlatButton(look, ButtonKind::Flat, QString(), this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusProxy(m_edit);
    m_edit->setAccessibleName(tr("Message"));
    m_edit->installEventFilter(this);
    m_gear->setIconName(QStringLiteral("gear"));
    m_gear->setAccessibleName(tr("Mode, model and other options"));
    m_gear->hide();
    connect(m_gear, &QAbstractButton::clicked, this, &Composer::openOptions);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        m_hint.clear();
        refresh();
        layOut();
        Q_EMIT textEdited();
    });
    connect(m_edit, &PromptEdit::entered, this, [this] { send(false); });
    connect(m_edit, &PromptEdit::enteredControl, this, [this] { send(true); });
    connect(m_edit, &PromptEdit::historyWanted, this, &Composer::stepHistory);
    connect(m_button, &MainButton::sendClicked, this, [this] { send(false); });
    connect(m_button, &MainButton::stopClicked, this,
            [this] { Q_EMIT stopRequested(m_status->snapshot().defaultScope); });
    connect(m_button, &MainButton::restartClicked, this, &Composer::restartRequested);
    connect(m_button, &MainButton::forceClicked, this, &Composer::forceStopRequested);
    connect(m_button, &MainButton::menuWanted, this, &Composer::openStopMenu);
    connect(status, &models::SessionStatus::changed, this, [this] {
        m_hint.clear();
        refreshOptions();
        refresh();
    });
    connect(look, &Look::changed, this, [this] {
        if (!m_textFont)
            m_edit->setFont(m_look->theme().body);
        layOut();
    });
    m_edit->setFont(look->theme().body);
    refreshOptions();
    refresh();
}

Composer::~Composer() = default;

QString Composer::text() const
{
    return m_edit->toPlainText();
}

void Composer::setText(const QString &text)
{
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
}

void Composer::setTextFont(const QFont &font)
{
    m_textFont = font;
    m_edit->setFont(font);
    layOut();
}

void Composer::insertText(const QString &text)
{
    m_edit->insertPlainText(text);
}

void Composer::setHistory(const QStringList &messages)
{
    m_history = messages;
    m_historyAt = -1;
}

void Composer::focusComposer()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void Composer::showHint(const QString &hint)
{
    m_hint = hint;
    update(m_statusRect);
}

void Composer::showLink(const QString &target)
{
    m_link = target;
    update(m_statusRect);
}

bool Composer::canSend() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    const bool open = s.stop.phase == core::TurnPhase::Idle || s.stop.phase == core::TurnPhase::Running;
    // Before it is ready the message waits in the queue.
    const bool takes = s.agent == models::AgentState::Ready || s.agent == models::AgentState::Asleep ||
                       models::isOpening(s.agent);
    return open && takes && !text().trimmed().isEmpty();
}

void Composer::send(bool now)
{
    if (!canSend())
        return;
    const QString message = text();
    if (m_history.isEmpty() || m_history.back() != message)
        m_history << message;
    m_historyAt = -1;
    const bool running = m_status->snapshot().stop.phase == core::TurnPhase::Running;
    m_edit->clear();
    if (now && running)
        Q_EMIT sendNowRequested(message);
    else
        Q_EMIT sendRequested(message);
}

void Composer::stepHistory(int step)
{
    if (m_history.isEmpty() || (m_historyAt < 0 && step > 0))
        return;
    if (m_historyAt < 0) {
        m_draft = text();
        m_historyAt = int(m_history.size());
    }
    const int next = qMax(0, m_historyAt + step);
    if (next >= m_history.size()) {
        m_historyAt = -1;
        setText(m_draft);
        return;
    }
    m_historyAt = next;
    setText(m_history.at(next));
    if (step < 0)
        m_edit->moveCursor(QTextCursor::Start);
}

bool Composer::isNarrow() const
{
    return width() < m_look->theme().u * 120;
}

// --- what the status says ------------------------------------------------------------------------------------

void Composer::refresh()
{
    const models::SessionSnapshot &s = m_status->snapshot();
    const base::Milliseconds now = m_clock->now();
    m_button->setFace(mainFace(s, now, canSend()));
    m_button->setToolTip(mainToolTip(s));
    const QString placeholder = composerPlaceholder(s, isNarrow());
    if (m_edit->placeholderText() != placeholder) {
        m_edit->setPlaceholderText(placeholder);
        m_edit->viewport()->update(); // Qt 6.4 repaints only where the caret is
    }
    const StatusWords words = statusWords(s, now, isNarrow());
    if (!(words == m_words)) {
        m_words = words;
        setAccessibleDescription(words.rest.isEmpty() ? words.lead
                                                      : QStringLiteral("%1 · %2").arg(words.lead, words.rest));
        update(m_statusRect);
    }
    tick();
}

/// Once a second, on the second of what is counted, and only while something is.
void Composer::tick()
{
    const models::SessionSnapshot &s = m_status->snapshot();
    if (s.stop.phase == core::TurnPhase::Idle || !isVisible()) {
        m_timer.cancel();
        return;
    }
    const base::Milliseconds since = s.stop.phase == core::TurnPhase::Running ? s.turnStartedAt : s.stop.pressedAt;
    const qint64 elapsed = qMax<qint64>(0, (m_clock->now() - since).count());
    m_timer = m_clock->after(base::Milliseconds(1000 - elapsed % 1000), [this] { refresh(); });
}

void Composer::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    layOut();
    refresh();
}

void Composer::fillOptionMenu(QMenu *menu, const acp::ConfigOption &option)
{
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &name, const QString &value, bool current) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(current);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = option.id, value] { Q_EMIT optionChosen(id, value); });
    };
    if (option.isBoolean) {
        add(tr("On"), QStringLiteral("true"), option.boolValue);
        add(tr("Off"), QStringLiteral("false"), !option.boolValue);
    }
    QString section;
    for (const acp::SelectValue &value : option.values) {
        if (!value.group.isEmpty() && value.group != section)
            menu->addSection(base::visibleText(value.group));
        section = value.group;
        add(base::visibleText(value.name), value.value, value.value == option.value);
        menu->actions().last()->setToolTip(base::visibleText(value.description));
    }
}

void Composer::refreshOptions()
{
    const std::vector<acp::ConfigOption> &options = m_status->snapshot().options;
    const auto same = [](const acp::ConfigOption &a, const acp::ConfigOption &b) {
        return a.id == b.id && a.name == b.name && a.value == b.value && a.boolValue == b.boolValue &&
               a.values.size() == b.values.size();
    };
    if (std::equal(options.begin(), options.end(), m_shownOptions.begin(), m_shownOptions.end(), same))
        return;
    m_shownOptions = options;
    for (FlatButton *button : m_optionButtons)
        button->deleteLater();
    m_optionButtons.clear();
    for (const acp::ConfigOption &option : options) {
        QString value = option.isBoolean ? (option.boolValue ? tr("on") : tr("off")) : option.value;
        for (const acp::SelectValue &candidate : option.values) {
            if (candidate.value == option.value)
                value = candidate.name;
        }
        const bool known = option.category == QStringLiteral("mode") || option.category == QStringLiteral("model");
        const QString words = base::visibleText(known ? value : tr("%1: %2").arg(option.name, value));
        auto *button = new FlatButton(m_look, ButtonKind::Flat, base::elidedMiddle(words, 28), this);
        button->setChevron(true);
        button->setAccessibleName(tr("%1: %2").arg(base::visibleText(option.name), base::visibleText(value)));
        button->setToolTip(base::visibleText(option.description));
        connect(button, &QAbstractButton::clicked, this, [this, button, option] {
            auto *menu = new QMenu(this);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            fillOptionMenu(menu, option);
            menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
        });
        button->show();
        m_optionButtons.push_back(button);
    }
    layOut();
}

void Composer::openOptions()
{
    if (m_shownOptions.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const acp::ConfigOption &option : m_shownOptions)
        fillOptionMenu(menu->addMenu(base::visibleText(option.name)), option);
    const QWidget *at = m_gear->isVisible() || m_optionButtons.empty() ? m_gear : m_optionButtons.front();
    menu->popup(at->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void Composer::openStopMenu()
{
    if (m_status->snapshot().stop.phase != core::TurnPhase::Running)
        return;
    auto *menu = new StopMenu(m_status->snapshot(), m_look, m_clock, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &StopMenu::stopRequested, this, &Composer::stopRequested);
    connect(menu, &StopMenu::killCommandsRequested, this, &Composer::killCommandsRequested);
    connect(menu, &StopMenu::forceStopRequested, this, &Composer::forceStopRequested);
    const QSize size = menu->sizeHint();
    menu->popup(m_button->mapToGlobal(QPoint(m_button->width() - size.width(), -size.height() - 4)));
}

// --- geometry and paint --------------------------------------------------------------------------------------

void Composer::layOut()
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QSize main = m_button->sizeHint();
    const int textHeight = qMax(m_edit->wantedHeight(), t.prose.bodyLine());
    const int frameHeight = u * 9 / 4 + textHeight + u * 5 / 2 + main.height() + u * 3 / 2;
    const int statusHeight = u * 5 + 1;
    const int wanted = frameHeight + statusHeight + u;
    if (height() != wanted)
        setFixedHeight(wanted);
    m_frame = QRect(0, 0, width(), frameHeight);
    const auto place = [this](QWidget *child, const QRect &at) {
        child->setGeometry(QStyle::visualRect(layoutDirection(), rect(), at));
    };
    place(m_edit, QRect(u * 3, u * 9 / 4, width() - u * 5, textHeight));
    const int rowTop = frameHeight - u * 3 / 2 - main.height();
    const int buttonLeft = width() - u * 3 / 2 - main.width();
    place(m_button, QRect(buttonLeft, rowTop, main.width(), main.height()));
    const bool narrow = isNarrow();
    int x = u * 3 / 2;
    const int usage = u * 14;
    m_usageRect = QRect(buttonLeft - usage - u, rowTop, usage, main.height());
    bool fits = !narrow;
    int wantedWidth = x;
    for (const FlatButton *button : m_optionButtons)
        wantedWidth += button->sizeHint().width() + u / 2;
    fits = fits && wantedWidth < m_usageRect.left();
    for (FlatButton *button : m_optionButtons) {
        button->setVisible(fits);
        const QSize size = button->sizeHint();
        place(button, QRect(x, rowTop + (main.height() - size.height()) / 2, size.width(), size.height()));
        x += size.width() + u / 2;
    }
    m_gear->setVisible(!fits && !m_optionButtons.empty());
    place(m_gear, QRect(u * 3 / 2, rowTop + (main.height() - u * 7) / 2, u * 7, u * 7));
    m_statusRect = QRect(0, frameHeight + u, width(), u * 4);
    update();
}

void Composer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
    refresh();
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update(m_frame);
    // Where there is nothing to redo in the text, the keys are the window's: they undo the turn's changes.
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Redo) && !m_edit->document()->isRedoAvailable()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void Composer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    if (isRightToLeft()) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.frame(m_frame, t.base, m_edit->hasFocus() ? t.accent : t.line);
    if (const std::optional<acp::Usage> &usage = m_status->snapshot().usage; usage && usage->size > 0) {
        const double share = qBound(0.0, double(usage->used) / double(usage->size), 1.0);
        const QString words = tr("%1 %").arg(qRound(share * 100));
        const qreal w = Canvas::width(t.body, words);
        c.text(t.body, t.text, QRectF(m_usageRect.right() - w - u, m_usageRect.top(), w, m_usageRect.height()), words);
        const qreal r = u * 1.4;
        const QPointF centre(m_usageRect.right() - w - u - u * 3.5, m_usageRect.center().y() + 0.5);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.line, 2));
        painter.drawEllipse(centre, r, r);
        painter.setPen(QPen(t.stopped.color, 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(QRectF(centre - QPointF(r, r), QSizeF(2 * r, 2 * r)), 90 * 16, -int(share * 360 * 16));
    }
    const QColor tones[] = {t.text2, t.running.color, t.waits.color, t.failed.color};
    const QRectF line = QRectF(m_statusRect).adjusted(2, 0, -2, 0);
    if (!m_link.isEmpty()) {
        c.text(t.small, t.running.color, line, m_link, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
        return;
    }
    const QString right = m_hint.isEmpty() ? m_words.right : m_hint;
    const qreal w = Canvas::width(t.small, right);
    c.text(t.small, m_hint.isEmpty() ? t.text2 : t.waits.color, QRectF(line.right() - w, line.top(), w, line.height()),
           right);
    qreal x = line.left();
    const qreal end = line.right() - w - u * 3;
    x += c.text(t.small, tones[m_words.tone], QRectF(x, line.top(), end - x, line.height()), m_words.lead);
    if (!m_words.rest.isEmpty()) {
        // The dot for itself: it stands between the two, whichever way each runs.
        x += c.text(t.small, t.text2, QRectF(x + u, line.top(), end - x - u, line.height()), QStringLiteral("·")) +
             2 * u;
        c.text(t.small, t.text2, QRectF(x, line.top(), end - x, line.height()), m_words.rest);
    }
}

} // namespace widgets
