// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/composer.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "base/error.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "core/values/stopstatus.h"
#include "models/texts/messagetext.h"
#include "models/texts/texts.h"
#include "models/texts/usagetext.h"
#include "spelling/speller.h"
#include "widgets/composer/attachmentchips.h"
#include "widgets/composer/composertext.h"
#include "widgets/composer/optionbar.h"
#include "widgets/composer/promptcompleter.h"
#include "widgets/composer/stopmenu.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/keynames.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/spellmarks.h"
#include "widgets/style/spellmenu.h"

#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

namespace widgets {

namespace {

core::Message joinedAll(const QList<core::Message> &messages)
{
    core::Message all;
    for (const core::Message &message : messages)
        all = all.isEmpty() ? message : core::joined(all, message);
    return all;
}

} // namespace

Composer::Composer(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_clock(clock)
    , m_frame(new Ground(look, &Theme::base, this))
    , m_edit(new PromptEdit(m_frame))
    , m_completer(new PromptCompleter(m_edit, status, look, clock, this))
    , m_chips(new AttachmentChips(look, m_frame))
    , m_button(new MainButton(look, clock, m_frame))
    , m_attach(iconButton(look, QStringLiteral("attach"), base::plainName(base::Words::tr("Attac&h files…")), m_frame))
    , m_options(new OptionBar(status, look, m_frame))
    , m_usage(new LineLabel(look, 7, m_frame))
    , m_lead(new LineLabel(look, 4, this))
    , m_right(new LineLabel(look, 4, this))
{
    place();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusProxy(m_edit);
    m_edit->setAccessibleName(base::Words::tr("Message"));
    m_edit->installEventFilter(this);
    setAcceptDrops(true);
    connect(m_attach, &QAbstractButton::clicked, this, &Composer::filesWanted);
    connect(m_completer, &PromptCompleter::mentioned, this, [this](const QString &path) {
        if (!m_mentions.contains(path))
            m_mentions << path;
        markMentions();
        Q_EMIT edited();
    });
    connect(m_completer, &PromptCompleter::attachRequested, this, [this](const QUrl &file) { attach({file}); });
    connect(m_completer, &PromptCompleter::offered, this, &Composer::completionsOffered);
    connect(m_edit, &PromptEdit::filesGiven, this, &Composer::attach);
    connect(m_edit, &PromptEdit::imageGiven, this, &Composer::imageGiven);
    connect(m_edit, &PromptEdit::textGiven, this, &Composer::textGiven);
    connect(m_chips, &AttachmentChips::left, this, &Composer::focusComposer);
    connect(m_chips, &AttachmentChips::removeRequested, this, &Composer::detach);
    connect(m_chips, &AttachmentChips::opened, this, &Composer::fileOpened);
    connect(m_options, &OptionBar::noticed, this, &Composer::showHint);
    connect(m_options, &OptionBar::rearranged, this, &Composer::layOut);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        m_typed = true;
        m_hint.clear();
        refresh();
        markMentions();
        layOut();
        Q_EMIT edited();
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &Composer::edited);
    connect(m_edit, &PromptEdit::entered, this, &Composer::enter);
    connect(m_edit, &PromptEdit::historyWanted, this, &Composer::stepHistory);
    connect(m_button, &MainButton::acted, this, [this](MainAction action) {
        if (action == MainAction::Send)
            send(false);
        else if (action == MainAction::Stop)
            Q_EMIT stopRequested(m_status->snapshot().defaultScope);
        else if (action == MainAction::Force)
            Q_EMIT forceStopRequested();
        else if (action == MainAction::Restart)
            Q_EMIT restartRequested();
    });
    connect(m_button, &MainButton::menuWanted, this, &Composer::openStopMenu);
    connect(m_button, &MainButton::focusReleased, this, &Composer::focusComposer);
    connect(m_button, &MainButton::ignored, this, &Composer::showHint);
    connect(status, &models::SessionStatus::changed, this, [this] {
        m_hint.clear();
        if (takes() != m_shownTakes)
            showFiles();
        refresh();
    });
    connect(look, &Look::changed, this, &Composer::layOut);
    m_edit->setFont(look->theme().body);
    if (!status->offers().options.empty())
        layOut();
    refresh();
}

Composer::~Composer() = default;

void Composer::place()
{
    m_frame->setOutline([this](const Theme &t) { return m_edit->hasFocus() ? t.accent : t.line; });
    m_usage->setObjectName(QStringLiteral("usage"));
    m_usage->setAttribute(Qt::WA_TransparentForMouseEvents, false); // it has a tool tip
    m_usage->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_options->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_lead->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QLayout *const texts = columnOf(m_look, {m_chips, m_edit}, {1.5, 0, 0.5, 0}, 2.25);
    QLayout *const end = rowOf(m_look, {m_usage, m_button}, {}, 2);
    QLayout *const row = rowOf(m_look, {m_attach, {m_options, 1}, end}, {}, 0.5);
    QLayout *const line = rowOf(m_look, {{m_lead, 1}, m_right}, {0.5, 0, 0.5, 0}, 3);
    columnOf(m_look, {texts, row}, {1.5, 2.25, 1.5, 1.5}, 2.5, m_frame);
    columnOf(m_look, {m_frame, line}, {0, 0, 0, 1.25}, 1, this);
}

void Composer::setSpeller(spelling::Speller *speller)
{
    auto *marks = new SpellMarks(m_edit, speller, m_look, m_clock);
    auto *menu = new SpellMenu(m_edit, marks, speller, m_clock);
    connect(menu, &SpellMenu::failed, this, [this](const base::Error &error) { showHint(error.message); });
}

QString Composer::text() const
{
    return m_edit->toPlainText();
}

void Composer::setTextFont(const QFont &font)
{
    m_edit->setFont(font);
    layOut();
}

void Composer::insertText(const QString &text)
{
    m_edit->insertPlainText(text);
}

void Composer::typeOn(const QString &text)
{
    focusComposer();
    insertText(text);
}

void Composer::setHistory(const QList<core::Message> &messages)
{
    m_history = messages;
    // If the history was replaced by another one, its position has no meaning: Up begins at its end, while Down still
    // leads to the typed text.
    if (m_historyAt >= 0 && (m_historyAt >= m_history.size() || !(m_history.at(m_historyAt) == m_lookedAt)))
        m_historyAt = int(m_history.size());
}

void Composer::focusComposer()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void Composer::showHint(const QString &hint)
{
    m_hint = hint;
    showStatus();
}

void Composer::showLink(const QString &target)
{
    m_link = target;
    showStatus();
}

bool Composer::canSend() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    const bool open = s.stop.phase == core::TurnPhase::Idle || s.stop.phase == core::TurnPhase::Running;
    // Before the agent is ready, the message waits in the queue.
    const bool takesMessages =
        s.agent == models::AgentState::Ready || s.agent == models::AgentState::NotStarted || models::isOpening(s.agent);
    return open && takesMessages && (!text().trimmed().isEmpty() || !m_files.isEmpty());
}

void Composer::send(bool now)
{
    if (!canSend())
        return;
    const core::Message sent = message();
    if (m_history.isEmpty() || !(m_history.constLast() == sent))
        m_history.push_back(sent);
    const bool running = m_status->snapshot().stop.phase == core::TurnPhase::Running;
    // Text that was typed before a sent message was recalled is kept, and not sent with that.
    QList<core::Message> others = m_setAside;
    others.removeAll(sent);
    put({}, others);
    if (now && running)
        Q_EMIT sendNowRequested(sent);
    else
        Q_EMIT sendRequested(sent);
}

/// After Stop an additional Enter must not send the message that Stop has just returned.
void Composer::enter(bool now)
{
    if (m_button->isSettling() && !m_typed)
        showHint(tr("Stopped a moment ago. Enter again sends this"));
    else
        send(now);
}

/// Typed text is never overwritten: Up sets it aside, and Down, after the last sent message, cycles through what was
/// set aside.
void Composer::stepHistory(int step)
{
    const core::Message now = message();
    const bool written = isWritten();
    const int behind = int(m_history.size());
    if (step < 0) {
        if (behind == 0)
            return;
        if (written)
            m_setAside.prepend(now);
        m_historyAt = qMax(0, (m_historyAt < 0 ? behind : qMin(m_historyAt, behind)) - 1);
    } else {
        if (m_historyAt < 0)
            return;
        if (written || m_historyAt + 1 >= behind) {
            QList<core::Message> others = m_setAside;
            const core::Message next = others.isEmpty() ? core::Message() : others.takeFirst();
            if (written)
                others.append(now);
            put(next, others);
            return;
        }
        ++m_historyAt;
    }
    m_lookedAt = m_history.at(m_historyAt);
    put(m_lookedAt);
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
    // As a link it would be a file of Belay's, which an agent may be unable to read.
    m_edit->setAttachesText(s.agent == models::AgentState::Ready && s.takes.embeddedContext);
    QString placeholder = composerPlaceholder(s, isNarrow());
    const int room = m_edit->viewport()->width() - 2 * int(m_edit->document()->documentMargin());
    if (m_edit->fontMetrics().horizontalAdvance(placeholder) > room)
        placeholder = composerPlaceholder(s, true);
    if (m_edit->placeholderText() != placeholder) {
        m_edit->setPlaceholderText(placeholder);
        m_edit->viewport()->update(); // Qt 6.4 would repaint only near the caret
    }
    const StatusText words = statusText(s, now, isNarrow(), escapeKeys(this));
    if (!(words == m_words)) {
        m_words = words;
        setAccessibleDescription(words.rest.isEmpty() ? words.lead
                                                      : QStringLiteral("%1 · %2").arg(words.lead, words.rest));
    }
    showStatus();
    const std::optional<acp::Usage> &usage = m_status->offers().usage;
    const bool isKnown = usage && usage->size > 0;
    const double share = isKnown ? qBound(0.0, double(usage->used) / double(usage->size), 1.0) : 0;
    m_usage->setParts(isKnown ? QList<LinePart>{{.color = colorOf(&Theme::stopped), .share = share},
                                                {.words = base::Words::tr("%1 %").arg(qRound(share * 100)), .gap = 1.5}}
                              : QList<LinePart>());
    m_usage->setToolTip(isKnown ? models::usageText(*usage) : QString());
    tick();
}

/// Where a link leads instead, while one is under the pointer.
void Composer::showStatus()
{
    const auto part = [](const QString &words, ThemeColor color, double gap = 0) {
        return LinePart{.words = words, .font = &Theme::small, .color = std::move(color), .gap = gap};
    };
    if (!m_link.isEmpty()) {
        LinePart link = part(m_link, colorOf(&Theme::running));
        // The host of a web address must be visible, of a path the end.
        if (!m_link.startsWith(QLatin1String("http"), Qt::CaseInsensitive))
            link.elide = Qt::ElideMiddle;
        m_lead->setParts({link});
        m_right->setParts({});
        return;
    }
    const ThemeColor tones[] = {&Theme::text2, colorOf(&Theme::running), colorOf(&Theme::waits),
                                colorOf(&Theme::failed)};
    QList<LinePart> line{part(m_words.lead, tones[m_words.tone])};
    if (!m_words.rest.isEmpty()) // the dot stays between them in either direction
        line << part(QStringLiteral("·"), tones[0], 1) << part(m_words.rest, tones[m_words.runsOn ? 1 : 0], 1);
    m_lead->setParts(line);
    m_right->setParts({m_hint.isEmpty() ? part(m_words.right, tones[0]) : part(m_hint, tones[2])});
}

/// Runs once a second, in step with the shown time, and only while a time is shown.
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

void Composer::openStopMenu()
{
    const models::SessionSnapshot &session = m_status->snapshot();
    if (session.stop.phase == core::TurnPhase::Running)
        openMenu(madeStopMenu());
    else if (session.stop.phase == core::TurnPhase::Idle && session.canStopRunning())
        openMenu(madeRunningMenu());
}

QMenu *Composer::madeStopMenu()
{
    auto *menu = new StopMenu(m_status->snapshot(), m_look, m_clock, this);
    connect(menu, &StopMenu::stopRequested, this, &Composer::stopRequested);
    connect(menu, &StopMenu::stopEverythingRequested, this, &Composer::stopEverythingRequested);
    connect(menu, &StopMenu::forceStopRequested, this, &Composer::forceStopRequested);
    return menu;
}

QMenu *Composer::madeRunningMenu()
{
    auto *menu = new QMenu(this);
    menu->setAccessibleName(base::Words::tr("Stop what runs on"));
    // It goes with the last command.
    connect(m_status, &models::SessionStatus::turnChanged, menu, [this, menu] {
        if (m_status->turn().stop.phase != core::TurnPhase::Idle || !m_status->turn().canStopRunning())
            menu->close();
    });
    QStringList names;
    for (const models::RunningOn &one : m_status->turn().runsOn)
        names << one.name;
    QAction *stop = addStopAction(menu, base::Words::tr("Stop what runs on"),
                                  shortNames(names) + QStringLiteral("   ") + twice(escapeKeys(this)), m_look);
    connect(stop, &QAction::triggered, this, &Composer::stopRunningRequested);
    menu->setActiveAction(stop);
    return menu;
}

/// Over the button, to its right edge.
void Composer::openMenu(QMenu *menu)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QSize size = menu->sizeHint();
    menu->popup(m_button->mapToGlobal(QPoint(m_button->width() - size.width(), -size.height() - 4)));
}

// --- geometry --------------------------------------------------------------------------------------

void Composer::layOut()
{
    const Theme &t = m_look->theme();
    const int u = t.u, chips = m_chips->heightFor(width() - u * 5);
    m_chips->setFixedHeight(chips);
    m_chips->setVisible(chips > 0);
    m_edit->setFixedHeight(qMax(m_edit->wantedHeight(), t.prose.bodyLine()));
    // Where not all has room, the options are worth more.
    const int gear = u * 7, room = width() - u * 6 - m_attach->sizeHint().width() - m_button->sizeHint().width();
    m_options->setMinimumWidth(gear);
    m_usage->setVisible(room >= gear + u * 14);
    m_frame->layout()->activate();
    setFixedHeight(layout()->sizeHint().height());
    layout()->activate();
    m_options->layOut(!isNarrow() && m_options->width() > gear);
}

void Composer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
    refresh();
}

/// The whole frame looks like the field that is typed into, so a click anywhere in it begins to type.
void Composer::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_frame->geometry().contains(event->pos())) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_edit->setFocus(Qt::MouseFocusReason);
    m_edit->setTextCursor(m_edit->cursorForPosition(m_edit->viewport()->mapFrom(this, event->pos())));
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        m_frame->update();
    // If the text has nothing to redo, the shortcut belongs to the window, where it undoes the turn's changes.
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Redo) && !m_edit->document()->isRedoAvailable()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

core::Message Composer::message() const
{
    core::Message message(text());
    for (const core::MentionPlace &place : core::mentionPlaces(message.text, m_mentions)) {
        if (!message.mentions.contains(place.path))
            message.mentions << place.path;
    }
    message.attachments = m_files;
    return message;
}

/// Whether the text is the user's own, or a recalled message that was changed.
bool Composer::isWritten() const
{
    const core::Message shown = message();
    return !shown.isEmpty() && !(m_historyAt >= 0 && shown == m_lookedAt);
}

core::Message Composer::draft() const
{
    return isWritten() ? message() : m_setAside.value(0);
}

core::Message Composer::earlierDraft() const
{
    return joinedAll(isWritten() ? m_setAside : m_setAside.mid(1));
}

core::Message Composer::setAside() const
{
    return joinedAll(m_setAside);
}

void Composer::setMessage(const core::Message &message, const core::Message &earlier)
{
    put(message, earlier.isEmpty() ? QList<core::Message>() : QList<core::Message>{earlier});
}

void Composer::put(const core::Message &message, const QList<core::Message> &setAside)
{
    m_historyAt = setAside.isEmpty() ? -1 : int(m_history.size());
    m_lookedAt = {};
    m_setAside = setAside;
    put(message);
}

void Composer::put(const core::Message &message)
{
    m_completer->close();
    m_mentions = message.mentions;
    m_files = message.attachments;
    m_edit->setPlainText(message.text);
    m_edit->moveCursor(QTextCursor::End);
    m_completer->close(); // the user did not type
    showFiles();
    m_typed = false;
}

void Composer::offerMessage(const core::Message &message)
{
    put(message, m_setAside);
    m_edit->selectAll();
}

int Composer::caret() const
{
    return m_edit->textCursor().position();
}

void Composer::setCaret(int position)
{
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(qBound(0, position, int(text().size())));
    m_edit->setTextCursor(cursor);
    m_completer->close();
}

void Composer::attach(const QList<QUrl> &files)
{
    const core::PackLimits limits;
    QString problem;
    for (const QUrl &file : files) {
        if (m_files.contains(file))
            continue;
        if (m_files.size() >= limits.files) {
            problem = base::Words::tr("A message takes %1 files at most.").arg(limits.files);
            break;
        }
        if (core::factsOf(file, takes()).how == core::Delivery::Missing)
            problem = base::Words::tr("%1 is neither a file nor a folder.").arg(models::attachmentName(file));
        else
            m_files << file;
    }
    showFiles();
    focusComposer();
    if (!problem.isEmpty())
        showHint(problem);
}

void Composer::detach(const QUrl &file)
{
    m_files.removeAll(file);
    showFiles();
}

/// Until an agent has said what it accepts, every file is accepted.
acp::PromptCapabilities Composer::takes() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    return s.agent == models::AgentState::Ready ? s.takes : acp::PromptCapabilities{true, true, true};
}

void Composer::showFiles()
{
    m_shownTakes = takes();
    m_chips->show(m_files, m_shownTakes);
    refresh();
    layOut();
    Q_EMIT edited();
}

/// Highlights real mentions, to tell them from other words with @.
void Composer::markMentions()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const core::MentionPlace &place : core::mentionPlaces(text(), m_mentions)) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_edit->textCursor();
        mark.cursor.setPosition(int(place.from));
        mark.cursor.setPosition(int(place.from + place.length), QTextCursor::KeepAnchor);
        mark.format.setForeground(m_look->theme().running.color);
        mark.format.setFontUnderline(true);
        marks << mark;
    }
    m_edit->setExtraSelections(marks);
}

void Composer::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasImage() || !filesIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Composer::dropEvent(QDropEvent *event)
{
    const QList<QUrl> files = filesIn(event->mimeData());
    if (!files.isEmpty())
        attach(files);
    else if (event->mimeData()->hasImage())
        Q_EMIT imageGiven(qvariant_cast<QImage>(event->mimeData()->imageData()));
    event->setDropAction(Qt::CopyAction); // files must never be moved
    event->accept();
}

} // namespace widgets

#include "moc_composer.cpp"
