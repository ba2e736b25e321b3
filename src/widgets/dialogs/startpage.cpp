// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/startpage.h"

#include "base/clock.h"
#include "base/error.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "spelling/speller.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/keynames.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/spellmarks.h"
#include "widgets/style/spellmenu.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyledItemDelegate>

namespace widgets {

namespace {

constexpr int rowUnits = 11;

StartRow rowOf(const QModelIndex &index)
{
    return index.data(Qt::UserRole).value<StartRow>();
}

} // namespace

class StartList::Delegate : public QStyledItemDelegate
{
public:
    Delegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {m_look->theme().u * 40, m_look->theme().u * rowUnits};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Canvas c(painter, m_look, painter->device()->devicePixelRatioF());
        const Theme &t = m_look->theme();
        const int u = t.u;
        const QRectF rect(option.rect);
        const StartRow row = rowOf(index);
        const MirroredPainting mirrored(painter, option.direction, rect);
        if (option.state & QStyle::State_Selected && option.state & QStyle::State_HasFocus) {
            painter->fillRect(rect, t.treeSelection);
            painter->fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), t.accent);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(rect, t.card);
        }
        c.hairline(rect.left(), rect.right(), rect.top(), t.line2);
        const QColor color = row.tone ? (t.*row.tone).color : t.text2;
        c.iconAt(row.icon, color, QPointF(rect.left() + u * 5, rect.center().y()));
        ButtonFace face;
        face.text = row.word;
        face.small = true;
        face.hovered = option.state & QStyle::State_MouseOver;
        const QSizeF button = row.isAction ? c.buttonSize(face) : QSizeF();
        const qreal width = row.isAction ? button.width() : qMin(Canvas::width(t.body, row.word), rect.width() / 3);
        const qreal x = rect.left() + u * 9.5, room = rect.right() - x - width - u * 5;
        const QRectF name =
            row.about.isEmpty() ? QRectF(x, rect.top(), room, rect.height()) : QRectF(x, rect.top() + u, room, u * 5);
        c.text(t.body, t.text, name, row.name);
        c.text(t.small, color, QRectF(x, rect.center().y(), room, u * 4.5), row.about);
        const QRectF end(rect.right() - width - u * 3, rect.top(), width, rect.height());
        if (row.isAction)
            c.button(QRectF(QPointF(end.left(), end.center().y() - button.height() / 2), button), face);
        else
            c.text(t.body, t.text2, end, row.word, Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    Look *m_look;
};

StartList::StartList(const QString &name, Look *look, QWidget *parent) : QListWidget(parent), m_look(look)
{
    setAccessibleName(name);
    setItemDelegate(new Delegate(look, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    const auto open = [this](const QModelIndex &index) { Q_EMIT opened(rowOf(index).id); };
    connect(this, &QAbstractItemView::clicked, this, open);
    connect(this, &QAbstractItemView::activated, this, [open](const QModelIndex &index) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton) // a double click has already sent a click
            open(index);
    });
    connect(look, &Look::changed, this, [this] {
        doItemsLayout();
        updateGeometry();
    });
}

void StartList::setRows(const QList<StartRow> &rows)
{
    const quint64 chosen = rowOf(currentIndex()).id;
    while (count() > rows.size())
        delete takeItem(count() - 1);
    for (int i = 0; i < int(rows.size()); ++i) {
        if (i == count())
            addItem(QString());
        StartRow row = rows.at(i);
        for (QString *words : {&row.name, &row.about, &row.word})
            *words = base::visibleText(*words);
        item(i)->setText(row.name);
        item(i)->setData(Qt::UserRole, QVariant::fromValue(row));
        item(i)->setData(Qt::AccessibleTextRole, QStringList{row.name, row.about, row.word}.join(QStringLiteral(", ")));
        if (row.id == chosen)
            setCurrentRow(i);
    }
    updateGeometry();
}

QSize StartList::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * rowUnits * count()};
}

/// The keys start at the first row.
void StartList::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid())
        setCurrentRow(0);
    QListWidget::focusInEvent(event);
}

/// The frame around the text and the line below it, like the composer's.
class StartPage::Input : public Ground
{
public:
    Input(Look *look, QWidget *parent) : Ground(look, &Theme::base, parent) { setOutline(&Theme::line); }

protected:
    bool showsFocus() const override { return isAncestorOf(focusWidget()) && focusWidget()->hasFocus(); }
};

StartPage::StartPage(Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent)
    , m_page(centredPage(this))
    , m_notices(columnOf(look, {}, {}, 2))
    , m_mark(new QLabel(m_page))
    , m_title(new QLabel(tr("What shall be done?"), m_page))
    , m_about(new QLabel(m_page))
    , m_hint(new QLabel(m_page))
    , m_find(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Find a session"), m_page))
    , m_frame(new Input(look, m_page))
    , m_text(new QPlainTextEdit(m_frame))
    , m_folder(new QComboBox(m_frame))
    , m_agent(new QComboBox(m_frame))
    , m_send(new FlatButton(look, ButtonKind::Primary, base::Words::tr("Send"), m_frame))
    , m_sessions(new StartList(tr("Go on with"), look, m_page))
    , m_folders(new StartList(tr("Folders"), look, m_page))
    , m_agents(new StartList(base::Words::tr("Agents"), look, m_page))
    , m_opensLast(new QCheckBox(tr("Open the last session at start"), m_page))
{
    setAccessibleName(base::Words::tr("Start"));
    connect(m_find, &QAbstractButton::clicked, this, &StartPage::searchRequested);
    auto *choose = new FlatButton(look, ButtonKind::Flat, tr("Open a folder…"), m_page);
    connect(choose, &QAbstractButton::clicked, this, &StartPage::folderWanted);
    auto *agents = new FlatButton(look, ButtonKind::Flat, tr("Agents…"), m_page);
    connect(agents, &QAbstractButton::clicked, this, &StartPage::agentsRequested);
    QWidget *const input = makeInput(), *const sessions = makeCard(tr("Go on with"), m_sessions, m_find);
    QWidget *const folders = makeCard(tr("Folders"), m_folders, choose);
    QLayout *const right =
        columnOf(look, {folders, makeCard(base::Words::tr("Agents"), m_agents, agents), Cell::room()}, {}, 3);
    m_cards = rowOf(look, {{columnOf(look, {sessions, Cell::room()}), 1}, {right, 1}}, {}, 4);
    auto *tour = new FlatButton(look, ButtonKind::Flat, tr("Tour with the demo agent"), m_page);
    connect(tour, &QAbstractButton::clicked, this, &StartPage::tourRequested);
    columnOf(look,
             {Cell::room(2), m_notices, rowOf(look, {m_mark, {m_title, 1}}, {}, 2), input,
              rowOf(look, {{m_about, 1}, m_hint}, {}, 3), m_cards,
              rowOf(look, {m_opensLast, Cell::room(), tour}, {}, 3), Cell::room(3)},
             {0, 4, 0, 4}, 3, m_page);

    setFace(m_title, look, &Theme::welcome);
    for (QLabel *label : {m_about, m_hint})
        setFace(label, look, &Theme::small, &Theme::text2);
    m_about->setTextFormat(Qt::PlainText);
    connect(m_opensLast, &QCheckBox::toggled, this, &StartPage::opensLastChanged);
    connect(m_sessions, &StartList::opened, this, &StartPage::sessionOpened);
    connect(m_folders, &StartList::opened, this, &StartPage::folderOpened);
    connect(m_agents, &StartList::opened, this, &StartPage::agentOpened);
    connect(look, &Look::changed, this, &StartPage::restyle);
    restyle();
}

QWidget *StartPage::makeInput()
{
    const int u = m_look->theme().u;
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setAccessibleName(tr("First message of a new session"));
    m_text->setPlaceholderText(tr("A message starts a session in this folder"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    m_folder->setAccessibleName(base::Words::tr("Folder of the new session"));
    m_agent->setAccessibleName(tr("Agent of the new session"));
    for (QComboBox *box : {m_folder, m_agent}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(u * 60);
    }
    m_send->setIconName(QStringLiteral("send"));
    m_send->setEnabled(false);
    columnOf(m_look, {m_text, rowOf(m_look, {m_folder, m_agent, Cell::room(), m_send}, {}, 2)}, {2, 2, 2, 2}, 1,
             m_frame);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_send->setEnabled(!text().trimmed().isEmpty());
        Q_EMIT edited();
    });
    connect(m_send, &QAbstractButton::clicked, this, &StartPage::start);
    connect(m_folder, &QComboBox::activated, this, [this] { m_isFolderChosen = true; });
    connect(m_agent, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT agentChosen(agent()); });
    return m_frame;
}

QWidget *StartPage::makeCard(const QString &title, StartList *list, FlatButton *button)
{
    auto *card = new Ground(m_look, &Theme::base, m_page);
    card->setOutline(&Theme::line);
    auto *name = new QLabel(title, card);
    setFace(name, m_look, &Theme::bold);
    QLayout *const row = rowOf(m_look, {{name, 1}, button}, {3, 1, 2, 1});
    columnOf(m_look, {row, list}, {0.25, 0.25, 0.25, 0.25}, 0, card);
    return card;
}

void StartPage::addNotice(const StartNotice &notice)
{
    auto *card = new Ground(m_look, tintOf(&Theme::waits), m_page);
    card->setOutline(&Theme::waitsLine);
    QLabel *title = wordsLabel(m_look, card, &Theme::bold, &Theme::text, base::visibleText(notice.title));
    QLabel *text = wordsLabel(m_look, card, &Theme::body, &Theme::text, base::visibleText(notice.text));
    for (QLabel *label : {title, text})
        label->setVisible(!label->text().isEmpty());
    QBoxLayout *const row = rowOf(m_look, {}, {}, 2);
    if (notice.canLook) {
        auto *look = new FlatButton(m_look, ButtonKind::Normal, tr("Look at them"), card);
        connect(look, &QAbstractButton::clicked, this, [this, key = notice.key] { Q_EMIT lookRequested(key); });
        row->addWidget(look);
    }
    if (!notice.undoable.empty()) {
        const int changes = int(notice.undoable.size());
        const QString words =
            notice.files == changes
                ? base::Words::tr("Undo %n file change(s)", nullptr, changes)
                : base::Words::tr("Undo %1 changes to %n file(s)", nullptr, notice.files).arg(changes);
        auto *undo = new FlatButton(m_look, ButtonKind::Normal, words, card);
        undo->setIconName(QStringLiteral("undo"));
        connect(undo, &QAbstractButton::clicked, this,
                [this, effects = notice.undoable] { Q_EMIT undoRequested(effects); });
        row->addWidget(undo);
    }
    for (const auto &[name, handle] : notice.sessions) {
        const QString words =
            notice.sessions.size() == 1
                ? tr("Open the session")
                : base::Words::tr("Open %1").arg(
                      QFontMetrics(m_look->theme().body)
                          .elidedText(base::visibleText(name), Qt::ElideRight, m_look->theme().u * 40));
        auto *open = new FlatButton(m_look, ButtonKind::Normal, words, card);
        open->setAccessibleName(base::Words::tr("Open %1").arg(base::visibleText(name)));
        QWidget *const done = notice.sessions.size() == 1 ? static_cast<QWidget *>(card) : open;
        connect(open, &QAbstractButton::clicked, done, &QObject::deleteLater);
        connect(open, &QAbstractButton::clicked, this, [this, session = handle] { Q_EMIT sessionOpened(session); });
        row->addWidget(open);
    }
    row->addStretch();
    auto *later = new FlatButton(m_look, ButtonKind::Flat,
                                 notice.canLook ? base::Words::tr("Later") : base::Words::tr("Close"), card);
    connect(later, &QAbstractButton::clicked, card, &QObject::deleteLater);
    row->addWidget(later);
    columnOf(m_look, {title, text, row}, {3, 2, 2, 2}, 2, card);
    m_notices->addWidget(card);
    restyle();
}

void StartPage::setSessions(const QList<StartRow> &sessions)
{
    m_sessions->parentWidget()->setVisible(!sessions.isEmpty());
    m_cards->setStretch(0, sessions.isEmpty() ? 0 : 1); // else half of the page is empty
    m_sessions->setRows(sessions);
}

void StartPage::setFolders(const QStringList &folders)
{
    const QString chosen = m_isFolderChosen ? folder() : QString();
    m_folder->clear();
    for (const QString &path : folders)
        addFolder(m_folder->count(), path);
    if (!chosen.isEmpty())
        useFolder(chosen);
}

void StartPage::setFolderRows(const QList<StartRow> &rows)
{
    m_folders->parentWidget()->setVisible(!rows.isEmpty());
    m_folders->setRows(rows);
}

void StartPage::addFolder(int at, const QString &path)
{
    const Theme &t = m_look->theme();
    const QString name = path.section(u'/', -1);
    m_folder->insertItem(at, m_look->icons().icon(QStringLiteral("folder"), t.text2, t.text2, t.u * 4),
                         base::visibleText(name.isEmpty() ? path : name), path);
    m_folder->setItemData(at, base::visibleText(path), Qt::ToolTipRole);
}

void StartPage::useFolder(const QString &folder)
{
    int at = m_folder->findData(folder);
    if (at < 0) {
        at = 0;
        addFolder(at, folder);
    }
    m_folder->setCurrentIndex(at);
}

void StartPage::chooseFolder(const QString &folder)
{
    m_isFolderChosen = true;
    useFolder(folder);
    focusInput();
}

void StartPage::setAgents(const QList<std::pair<QString, QString>> &ready, const QString &chosen,
                          const QList<StartRow> &rows)
{
    const QSignalBlocker blocker(m_agent);
    m_agent->clear();
    for (const auto &[id, name] : ready)
        m_agent->addItem(base::visibleText(name), id);
    m_agent->setCurrentIndex(qMax(0, m_agent->findData(chosen)));
    m_agents->setRows(rows);
}

void StartPage::chooseAgent(const QString &id)
{
    if (const int at = m_agent->findData(id); at >= 0)
        m_agent->setCurrentIndex(at);
    focusInput();
}

void StartPage::setAboutAgent(const QString &about)
{
    m_about->setText(base::visibleText(about));
}

void StartPage::setOpensLast(bool opensLast)
{
    const QSignalBlocker blocker(m_opensLast);
    m_opensLast->setChecked(opensLast);
}

QString StartPage::folder() const
{
    return m_folder->currentData().toString();
}

QString StartPage::agent() const
{
    return m_agent->currentData().toString();
}

void StartPage::setSpeller(spelling::Speller *speller, base::Clock *clock)
{
    auto *marks = new SpellMarks(m_text, speller, m_look, clock);
    auto *menu = new SpellMenu(m_text, marks, speller, clock);
    connect(menu, &SpellMenu::failed, this, [this](const base::Error &error) { addNotice({{}, error.message}); });
}

QString StartPage::text() const
{
    return m_text->toPlainText();
}

void StartPage::setText(const QString &text)
{
    m_text->setPlainText(text);
    m_text->moveCursor(QTextCursor::End);
}

void StartPage::focusInput()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

QWidget *StartPage::input() const
{
    return m_frame;
}

void StartPage::start()
{
    if (m_send->isEnabled() && !folder().isEmpty())
        Q_EMIT startRequested(text());
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        m_frame->update();
    if (watched != m_text || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && !(key->modifiers() & Qt::ShiftModifier)) {
        if (!key->isAutoRepeat())
            start();
        return true;
    }
    if (key->key() == Qt::Key_Down && text().isEmpty() && m_sessions->isVisible()) {
        m_sessions->setFocus(Qt::TabFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::restyle()
{
    const Theme &t = m_look->theme();
    // A label goes by the direction of its own text, which may be another one than the page's.
    const Qt::Alignment start = (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute;
    for (QLabel *label : findChildren<QLabel *>())
        label->setAlignment(start | Qt::AlignVCenter);
    m_mark->setPixmap(m_look->icons().pixmap(QStringLiteral("belay"), t.accent, t.u * 8, devicePixelRatioF()));
    m_text->setFont(t.body);
    m_text->setFixedHeight(QFontMetrics(t.body).lineSpacing() * 3 + t.u * 2);
    m_opensLast->setFont(t.body);
}

/// The keys of the window's actions, which may have changed.
void StartPage::showEvent(QShowEvent *event)
{
    const QString more = keysOf(this, QLatin1String("newSession"), Qt::CTRL | Qt::Key_N);
    m_hint->setText(more.isEmpty() ? tr("Enter sends") : tr("Enter sends · %1 for more choices", "keys").arg(more));
    m_find->setKey(keysOf(this, QLatin1String("findSession"), Qt::CTRL | Qt::Key_K));
    QWidget::showEvent(event);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int u = m_look->theme().u;
    m_cards->setDirection(width() < u * 180 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_hint->setVisible(width() >= u * 140);
    m_page->setFixedWidth(qBound(u * 70, width() - u * 10, u * 220));
}

} // namespace widgets

#include "moc_startpage.cpp"
