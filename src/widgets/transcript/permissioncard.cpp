// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/permissioncard.h"

#include "acp/values.h"
#include "base/clock.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/permissiongate.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/permissiontext.h"
#include "text/layout/messageflow.h"
#include "widgets/content/areaselection.h"
#include "widgets/content/diffpane.h"
#include "widgets/content/wholetext.h"
#include "widgets/style/keynames.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/typingwatch.h"
#include "widgets/transcript/permissionhead.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyle>

#include <algorithm>

namespace widgets {
namespace {

constexpr base::Milliseconds hintTime{4000};
constexpr qsizetype shownFolded = 2000; ///< characters shown of a folded text
constexpr int linesFolded = 20;         ///< lines shown of a folded text
constexpr int rowsInBox = 18;           ///< with more rows it scrolls, unless the view has room for them

/// The beginning of a text that is too long to be shown at once.
QString headOf(const QString &words)
{
    qsizetype end = qMin(shownFolded, words.size());
    if (end < words.size() && words.at(end).isLowSurrogate())
        --end;
    qsizetype line = -1;
    for (int i = 0; i < linesFolded; ++i) {
        line = words.indexOf(u'\n', line + 1);
        if (line < 0 || line >= end)
            return words.first(end);
    }
    return words.first(line);
}

QString keyOf(acp::PermissionKind kind)
{
    switch (kind) {
    case acp::PermissionKind::AllowOnce:
        return QStringLiteral("a");
    case acp::PermissionKind::AllowAlways:
        return QStringLiteral("A");
    case acp::PermissionKind::RejectOnce:
        return QStringLiteral("r");
    case acp::PermissionKind::RejectAlways:
        return QStringLiteral("R");
    case acp::PermissionKind::Unknown:
        break;
    }
    return {};
}

} // namespace

PermissionCard::PermissionCard(const ItemContext &context, QWidget *parent)
    : Ground(context.look, &Theme::base, parent)
    , m_context(context)
    , m_head(new PermissionHead(context.look, this))
    , m_rule(new FlatButton(context.look, ButtonKind::Flat, tr("Make a rule…"), this))
    , m_showAll(new FlatButton(context.look, ButtonKind::Normal, QString(), this))
    , m_diffs(new DiffPane(context.look, this))
{
    m_diffs->setAccessibleName(base::Words::tr("Changes"));
    m_diffs->installEventFilter(this);
    connect(m_diffs, &DiffPane::heightChanged, this, [this] { m_context.entryChanged(m_entry); });
    m_rule->installEventFilter(this);
    m_showAll->installEventFilter(this);
    m_showAll->hide();
    connect(m_showAll, &QAbstractButton::clicked, this, &PermissionCard::showAll);
    connect(context.look, &Look::codeColored, this, qOverload<>(&QWidget::update));
    connect(m_rule, &QAbstractButton::clicked, this, [this] {
        if (takesAnswer(true))
            Q_EMIT ruleWanted(m_permission.key);
    });
    m_selection = new AreaSelection(this, [this] {
        TextParts texts(m_context.theme(), m_context.theme().prose.rightToLeft);
        const int u = m_context.theme().u;
        if (!m_isBoxed && m_subject)
            texts.add(m_subject.get(),
                      QRectF(u * 4.5, m_head->height() + u * 3.5, m_subject->width(), qreal(m_subject->height())));
        return texts;
    });
    connect(m_head, &PermissionHead::answersWanted, this, &PermissionCard::answersWanted);
    setFocusPolicy(Qt::StrongFocus);
    installEventFilter(this);
    setOutline([this](const Theme &t) { return m_permission.held ? t.line : t.waitsLine; });
}

void PermissionCard::setEntry(const history::Entry &entry)
{
    const auto &permission = std::get<history::Permission>(entry.body);
    const bool sameOptions = m_permission.options.size() == permission.options.size() && !m_options.empty();
    m_permission = permission;
    if (!sameOptions) {
        for (const Option &option : m_options)
            option.button->deleteLater();
        m_options.clear();
        for (const core::PermissionOption &option : permission.options) {
            // A letter says "allow" or "reject", which names none of several answers.
            const core::PermissionOption *clear = core::clearOption(permission.options, option.kind);
            const QString key = clear == &option ? keyOf(option.kind) : QString();
            auto *button = new FlatButton(m_context.look, ButtonKind::Normal,
                                          models::optionText(option, permission.byBelay), this);
            button->setKey(key);
            button->installEventFilter(this);
            connect(button, &QAbstractButton::clicked, this, [this, id = option.id] { answer(id); });
            button->show();
            m_options.push_back({option.id, key, button});
        }
        if (!m_options.empty()) {
            setTabOrder(m_diffs, m_options.front().button); // reading order: the content before the answers
            setTabOrder(m_options.back().button, m_rule);
        }
    }
    m_rule->setVisible(models::canBecomeRule(permission));
    m_entry = entry.id;
    if (QString words = models::permissionSubject(permission); words != m_words) {
        m_words = std::move(words);
        m_selection->clear();
        m_isLong = models::isLongSubject(m_words);
        m_isUnfolded = false; // the new content was not seen yet
        m_showAll->setText(tr("Show all %n character(s)", nullptr, int(qMin<qsizetype>(m_words.size(), INT_MAX))));
        m_showAll->setAccessibleName(m_showAll->text());
    }
    m_diffs->setDiffs(permission.diffs);
    restyle();
    refreshKeys();
    tick();
}

void PermissionCard::restyle()
{
    const Theme &t = m_context.theme();
    m_subjectTheme = t.prose;
    m_subjectTheme.body = t.mono;
    m_noteTheme = t.weakProse;
    m_noteTheme.body = t.small;
    m_subject = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &m_subjectTheme, nullptr);
    m_subject->append(m_isLong ? headOf(m_words) : m_words);
    if (m_whole)
        m_whole->restyle();
    m_note = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &m_noteTheme, nullptr);
    m_note->append(hint());
    m_diffs->restyle();
    m_height = 0;
    update();
}

QString PermissionCard::asksTo() const
{
    return models::permissionHeadline(m_permission, m_context.agentName);
}

QString PermissionCard::hint() const
{
    return models::permissionNote(m_permission,
                                  m_permission.cwd.isEmpty() ? QString() : m_context.shownPath(m_permission.cwd));
}

QString PermissionCard::ageText() const
{
    return models::ageText(base::Milliseconds(qMax<qint64>(0, m_permission.askedAt.msecsTo(m_context.clock->wall()))));
}

void PermissionCard::setPosition(int index, int count)
{
    if (index == m_index && count == m_count)
        return;
    m_index = index;
    m_count = count;
    refreshHead();
}

/// What is asked about is shown whole where all of the card has room, so that nothing scrolls in what scrolls.
void PermissionCard::layOut(int width)
{
    m_viewHeight = parentWidget()->height();
    layOut(width, rowsInBox);
    const int spare = (m_viewHeight - m_height - m_context.theme().u * 8) / m_context.theme().prose.codeLine();
    if (spare > 0 && (m_isBoxed || m_diffs->scrolls()))
        layOut(width, rowsInBox + spare);
}

void PermissionCard::layOut(int width, int rows)
{
    const Theme &t = m_context.theme();
    const int u = t.u;
    int y = m_head->heightFor(width) + u * 2;
    const QRect room(0, 0, width, 1);
    m_subject->setWidth(width - u * 9);
    m_subject->ensureAll();
    const int subjectHeight = int(m_subject->height());
    const int subjectRows = m_permission.diffs.empty() ? rows : rowsInBox; // there is room for one of them
    m_isBoxed = m_isLong ? m_isUnfolded : subjectHeight > subjectRows * t.prose.codeLine();
    if (m_isBoxed) {
        makeWhole();
        m_whatHeight = m_whole->heightFor(width - u * 5 - 2, subjectRows) + 2;
        m_whole->setGeometry(QStyle::visualRect(layoutDirection(), room,
                                                QRect(u * 5 / 2 + 1, y + 1, width - u * 5 - 2, m_whatHeight - 2)));
    } else {
        m_whatHeight = subjectHeight + u * 3;
    }
    if (m_whole)
        m_whole->setVisible(m_isBoxed);
    y += m_whatHeight;
    m_showAll->setVisible(isFolded());
    if (m_isLong) {
        y += u * 2;
        const QSize size = m_showAll->sizeHint();
        m_showAll->setGeometry(QStyle::visualRect(
            layoutDirection(), room, QRect(width - u * 5 / 2 - size.width(), y, size.width(), size.height())));
        y += size.height();
    }
    m_diffs->setVisible(!m_permission.diffs.empty());
    if (!m_permission.diffs.empty()) {
        y += u * 2;
        const int height = m_diffs->layOut(width - u * 5, rows);
        m_diffs->setGeometry(QStyle::visualRect(layoutDirection(), room, QRect(u * 5 / 2, y, width - u * 5, height)));
        y += height;
    }
    m_note->setWidth(width - u * 5);
    m_note->ensureAll();
    if (!m_note->isEmpty())
        y += u * 2 + int(m_note->height());
    if (!models::permissionUndo(m_permission).isEmpty())
        y += u * 5;
    y += u * 5 / 2;
    placeOptions(width, y);
}

/// Also computes the total height.
void PermissionCard::placeOptions(int width, int y)
{
    const int u = m_context.theme().u;
    m_optionsTop = y;
    int x = u * 5 / 2;
    const int right = width - u * 5 / 2;
    for (const Option &option : m_options) {
        const QSize size = option.button->sizeHint();
        const int w = qMin(size.width(), right - u * 5 / 2);
        if (x > u * 5 / 2 && x + w > right) {
            x = u * 5 / 2;
            y += size.height() + u * 2;
        }
        option.button->setGeometry(
            QStyle::visualRect(layoutDirection(), QRect(0, 0, width, 1), QRect(x, y, w, size.height())));
        x += w + u * 2;
    }
    // At the end of the row, separate from the answers.
    const QSize rule = m_rule->sizeHint();
    if (m_rule->isVisibleTo(this) && x + rule.width() > right)
        y += rule.height() + u * 2;
    m_rule->setGeometry(QStyle::visualRect(layoutDirection(), QRect(0, 0, width, 1),
                                           QRect(right - rule.width(), y, rule.width(), rule.height())));
    m_height = y + (m_options.empty() ? 0 : u * 7) + u * 5 / 2;
    resize(width, m_height);
    placeHead();
}

void PermissionCard::updateViewHeight()
{
    if (parentWidget()->height() != m_viewHeight)
        m_context.entryChanged(m_entry);
}

void PermissionCard::setView(int top, int bottom)
{
    m_viewTop = top;
    m_viewBottom = bottom;
    placeHead();
}

/// Never over the answers.
void PermissionCard::placeHead()
{
    const int lowest = qMax(0, m_optionsTop - m_head->heightFor(width()));
    m_head->place(qBound(0, m_viewTop, lowest), width(), m_height - m_context.theme().u * 5 / 2 <= m_viewBottom);
}

void PermissionCard::refreshHead()
{
    m_head->show({asksTo(), facts(), m_hint, holdsFocus(), m_permission.held});
}

bool PermissionCard::holdsFocus() const
{
    return hasFocus() || isAncestorOf(QApplication::focusWidget());
}

bool PermissionCard::isInert() const
{
    return !m_appeared || m_context.clock->now() - *m_appeared < inertFor;
}

void PermissionCard::refreshKeys()
{
    const bool weak = isInert() || !takesLetters();
    for (const Option &option : m_options)
        option.button->setWeakKey(weak);
    refreshHead();
    update();
}

void PermissionCard::answer(const QString &optionId)
{
    if (takesAnswer(allows(optionId)))
        Q_EMIT answered(m_permission.key, optionId);
}

/// Else it says why. To allow something, all of it must have been visible. Rejecting does not need that.
bool PermissionCard::takesAnswer(bool allows)
{
    if (isInert())
        announce(base::Words::tr("Too soon, nothing was answered"));
    else if (isFolded() && allows)
        announce(tr("Nothing was answered: show all of it first"));
    else
        return true;
    return false;
}

bool PermissionCard::allows(const QString &optionId) const
{
    return std::none_of(m_permission.options.begin(), m_permission.options.end(), [&](const auto &option) {
        return option.id == optionId &&
               (option.kind == acp::PermissionKind::RejectOnce || option.kind == acp::PermissionKind::RejectAlways);
    });
}

void PermissionCard::makeWhole()
{
    if (!m_whole) {
        m_whole = new WholeText(m_context.look, this);
        m_whole->installEventFilter(this);
        setTabOrder(m_showAll, m_whole);
    }
    if (m_whole->text() == m_words)
        return;
    m_whole->setText(m_words);
    m_whole->setAccessibleName(m_words);
}

void PermissionCard::showAll()
{
    m_isUnfolded = true;
    makeWhole();
    const bool hadFocus = m_showAll->hasFocus();
    const bool wasArmed = m_armed;
    m_context.entryChanged(m_entry);
    if (hadFocus) {
        m_whole->setFocus(Qt::OtherFocusReason);
        m_armed = wasArmed; // unchanged by the shortcut
        refreshKeys();
    }
    tick();
}

QString PermissionCard::lengthText() const
{
    const int all = int(qMin<qsizetype>(m_words.size(), INT_MAX));
    return isFolded() ? tr("This is only the beginning. All of it has to be shown before it can be allowed.")
                      : tr("%n character(s) in all, scroll to read them", nullptr, all);
}

void PermissionCard::announce(const QString &words)
{
    m_hint = words;
    m_hintTimer = m_context.clock->after(hintTime, [this] {
        m_hint.clear();
        tick();
    });
    tick();
}

void PermissionCard::enter()
{
    // The shortcut is not part of typed text, so earlier typing does not count as a burst.
    m_context.typing->wasCommand();
    // If it has the focus already, there is no focus event.
    setFocus(Qt::ShortcutFocusReason);
    onEntered(Qt::ShortcutFocusReason);
}

void PermissionCard::onEntered(Qt::FocusReason reason)
{
    switch (reason) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
        m_armed = true;
        break;
    case Qt::PopupFocusReason: // after a menu the state is as before
        break;
    default:
        m_armed = false;
    }
    refreshKeys();
}

void PermissionCard::onLeft(Qt::FocusReason reason)
{
    if (reason != Qt::PopupFocusReason)
        m_armed = false;
    refreshKeys();
}

void PermissionCard::mousePressEvent(QMouseEvent *event)
{
    m_armed = false; // after a click letters are not commands
    refreshKeys();
    QWidget::mousePressEvent(event);
}

void PermissionCard::keyPressEvent(QKeyEvent *event)
{
    using Side = DiffBody::Side;
    if (event->key() == Qt::Key_Space && (hasFocus() || m_diffs->hasFocus()) && !m_context.typing->isInBurst(*event) &&
        m_diffs->unfoldFirst(event->modifiers() & Qt::ShiftModifier ? Side::Top : Side::All))
        return;
    if (!holdsFocus() || !TypingWatch::writes(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!answerBy(*event))
        typeOn(*event);
}

/// Whether \p event was handled as a command.
bool PermissionCard::answerBy(const QKeyEvent &event)
{
    if (!takesLetters() || event.isAutoRepeat() || m_context.typing->isInBurst(event))
        return false;
    // Capital letters need Shift: with caps lock, "a" must not become "always".
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    QString letter;
    switch (event.key()) {
    case Qt::Key_A:
        letter = shift ? QStringLiteral("A") : QStringLiteral("a");
        break;
    case Qt::Key_R:
        letter = shift ? QStringLiteral("R") : QStringLiteral("r");
        break;
    case Qt::Key_J:
    case Qt::Key_K:
        m_context.typing->wasCommand();
        Q_EMIT nextWanted(event.key() == Qt::Key_J ? 1 : -1);
        return true;
    default:
        return false;
    }
    for (const Option &option : m_options) {
        if (option.key != letter)
            continue;
        m_context.typing->wasCommand();
        answer(option.id);
        return true;
    }
    return false;
}

/// Passes typed text on. A key that is held since before does not count.
void PermissionCard::typeOn(const QKeyEvent &event)
{
    if (!event.isAutoRepeat())
        Q_EMIT typed(event.text());
}

/// If the focus came by a click, or by Tab within a burst, Space and Enter press no button.
bool PermissionCard::keepsFromButtons(const QKeyEvent &event)
{
    const bool isSpace = event.key() == Qt::Key_Space;
    const bool presses = isSpace || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!presses || (takesLetters() && !m_context.typing->isInBurst(event)))
        return false;
    if (isSpace)
        typeOn(event);
    return true;
}

bool PermissionCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        onEntered(static_cast<QFocusEvent *>(event)->reason());
        // A button that the keys would press must be visible.
        const auto *entered = qobject_cast<QWidget *>(watched);
        if (m_armed && entered && entered != this && entered->y() >= m_optionsTop && m_head->leadsToAnswers())
            Q_EMIT answersWanted();
    }
    if (event->type() == QEvent::FocusOut)
        onLeft(static_cast<QFocusEvent *>(event)->reason());
    else if (watched != this && event->type() == QEvent::KeyPress && keepsFromButtons(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void PermissionCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_appeared)
        return;
    m_appeared = m_context.clock->now();
    m_inertTimer = m_context.clock->after(inertFor, [this] { refreshKeys(); });
}

QStringList PermissionCard::facts() const
{
    QStringList facts;
    const bool isLedTo = holdsFocus() || m_index <= 1; // the key leads to the first
    if (const QString keys =
            isLedTo && !m_context.narrow ? keysOf(this, QLatin1String("oldestRequest"), Qt::Key_F8) : QString();
        !keys.isEmpty())
        facts << (m_armed ? tr("%1 leaves to the input", "a key") : tr("%1 lets letters answer", "a key")).arg(keys);
    if (m_count > 1)
        facts << base::Words::tr("%1 of %2").arg(m_index).arg(m_count);
    facts << ageText();
    return facts;
}

QString PermissionCard::accessibleText() const
{
    const QString what = m_isLong ? QString(headOf(m_words) + u'\n' + lengthText()) : m_words;
    const QString waits = base::described(base::Words::tr("Permission"), base::Words::tr("waits for you"));
    return base::labelled(base::described(waits, ageText()), what);
}

void PermissionCard::tick()
{
    setAccessibleName(accessibleText());
    const QString asks = m_permission.tool.isEmpty()
                             ? asksTo()
                             : QString(asksTo() + u'\n' + hint() + u'\n' + models::permissionUndo(m_permission));
    setAccessibleDescription(m_hint.isEmpty() ? asks : m_hint);
    refreshHead();
}

// --- painting ------------------------------------------------------------------------------------------------

void PermissionCard::setMarks(const EntryMarks &marks)
{
    m_marks = marks;
    m_isFound = marks.pattern && marks.now && marks.now->entry == marks.entry;
    m_diffs->setMarks(marksOfWords());
    update();
}

/// The card wraps its texts itself, so positions in the entry do not apply here.
text::MessageFlow::MarksOf PermissionCard::marksOfWords() const
{
    const models::TextPattern *pattern = m_marks.pattern;
    if (!pattern || !pattern->finds())
        return {};
    return [pattern, this](int, const QString &words) {
        std::vector<text::Mark> marks;
        for (const models::TextRange &range : pattern->findAll(words))
            marks.push_back({range.from, range.from + range.length, m_isFound});
        return marks;
    };
}

void PermissionCard::paintEvent(QPaintEvent *event)
{
    Ground::paintEvent(event);
    QPainter painter(this);
    Canvas c(&painter, m_context.look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_context.theme();
    const int u = t.u;
    const QRectF card(rect()), clip(event->rect());
    qreal y = m_head->height() + u * 2;
    const QRectF what(u * 2.5, y, card.width() - u * 5, m_whatHeight);
    c.frame(what, t.card, t.line2);
    const text::MessageFlow::MarksOf marksOf = marksOfWords();
    if (!m_isBoxed) {
        m_subject->mark(QPointF(u * 4.5, y + u * 1.5), clip, marksOf);
        const ItemSelection selected = m_selection->selected().of(m_subject.get()).now;
        m_subject->paint(&painter, QPointF(u * 4.5, y + u * 1.5), clip, selected.from, selected.to);
    }
    y = what.bottom();
    if (m_isLong) {
        const QSizeF button = m_showAll->sizeHint();
        const qreal taken = isFolded() ? button.width() + u * 2 : 0;
        c.text(t.small, isFolded() ? t.waits.color : t.text2,
               QRectF(u * 2.5, y + u * 2, card.width() - u * 5 - taken, button.height()), lengthText());
        y += u * 2 + button.height();
    }
    if (!m_permission.diffs.empty())
        y += u * 2 + m_diffs->height();
    if (const QString undo = models::permissionUndo(m_permission); !undo.isEmpty()) {
        const bool isFinal = m_permission.undoneBy.isEmpty();
        const qreal top = y + u * 2 + (m_note->isEmpty() ? 0 : qreal(m_note->height())) + u;
        const int size = u * 4;
        c.icon(isFinal ? QStringLiteral("lock") : QStringLiteral("undo"), isFinal ? t.failed.color : t.text2,
               QPointF(u * 2.5, top), size);
        c.text(t.small, isFinal ? t.failed.color : t.text2,
               QRectF(u * 3.5 + size, top, card.width() - u * 6 - size, size), undo);
    }
    if (m_note->isEmpty())
        return;
    m_note->mark(QPointF(u * 2.5, y + u * 2), clip, marksOf);
    m_note->paint(&painter, QPointF(u * 2.5, y + u * 2), clip, {}, {});
}

} // namespace widgets

#include "moc_permissioncard.cpp"
