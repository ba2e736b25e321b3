// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/welcomepage.h"

#include "base/visibletext.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace widgets {

/// A framed panel with a title.
class WelcomePage::Card : public QWidget
{
public:
    Card(const QString &title, Look *look, QWidget *parent) : QWidget(parent), m_title(title), m_look(look)
    {
        column = new QVBoxLayout(this);
        column->setContentsMargins(1, look->theme().u * 13, 1, 1);
        column->setSpacing(0);
        // As wide as the title at least.
        column->addItem(new QSpacerItem(int(Canvas::width(look->theme().panelTitle, title)) + look->theme().u * 9, 0,
                                        QSizePolicy::Minimum, QSizePolicy::Fixed));
    }
    QVBoxLayout *column;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        c.frame(rect(), t.base, t.line);
        c.text(t.panelTitle, t.text, QRectF(t.u * 4, t.u * 3.5, width() - t.u * 8, t.u * 6), m_title);
    }

private:
    QString m_title;
    Look *m_look;
};

/// The demo's five steps, numbered along a line, with their shortcuts.
class WelcomePage::Steps : public QWidget
{
public:
    Steps(Look *look, QWidget *parent) : QWidget(parent), m_look(look)
    {
        const QString esc = QStringLiteral("Esc");
        m_steps = {{WelcomePage::tr("It makes a plan and looks around"), {}},
                   {WelcomePage::tr("It edits a file: you see the diff"), {}},
                   {WelcomePage::tr("It asks to run a command: press"), {QStringLiteral("F8"), QStringLiteral("a")}},
                   {WelcomePage::tr("It works on: press Stop, or"), {esc, esc}},
                   {WelcomePage::tr("You read what happened, and undo it"), {}}};
        QStringList words;
        for (const Step &step : std::as_const(m_steps))
            words << QStringLiteral("%1 %2").arg(step.words, step.keys.join(u' '));
        setAccessibleName(words.join(QStringLiteral("; ")));
        setMinimumHeight(look->theme().u * 34);
    }
    QSize minimumSizeHint() const override
    {
        const Theme &t = m_look->theme();
        qreal widest = 0;
        for (const Step &step : m_steps) {
            qreal width = Canvas::width(t.body, step.words) + t.u;
            for (const QString &key : step.keys)
                width += Canvas::keycapSize(t, key).width() + t.u;
            widest = qMax(widest, width);
        }
        return {int(widest) + t.u * 15, t.u * 34};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        const int u = t.u;
        const qreal pitch = u * 6.5, dot = u * 4.5;
        painter.fillRect(QRectF(u * 4 + dot / 2 - 1, dot / 2, 2, pitch * qreal(m_steps.size() - 1)), t.gutter);
        for (qsizetype i = 0; i < m_steps.size(); ++i) {
            const qreal y = qreal(i) * pitch;
            painter.setPen(QPen(t.gutter, 1));
            painter.setBrush(t.base);
            painter.drawEllipse(QRectF(u * 4, y, dot, dot).adjusted(0.5, 0.5, -0.5, -0.5));
            c.text(t.small, t.text2, QRectF(u * 4, y, dot, dot), QString::number(i + 1), Qt::AlignCenter);
            qreal x = u * 11;
            x += c.text(t.body, t.text, QRectF(x, y, width() - x - u * 3, dot), m_steps.at(i).words) + u;
            for (const QString &key : m_steps.at(i).keys) {
                const QSizeF size = Canvas::keycapSize(t, key);
                c.keycap(QRectF(QPointF(x, y + (dot - size.height()) / 2), size), key, false);
                x += size.width() + u;
            }
        }
    }

private:
    struct Step
    {
        QString words;
        QStringList keys;
    };
    QList<Step> m_steps;
    Look *m_look;
};

/// A way to get an agent: icon, name, a line about it, and room for a button.
class WelcomePage::Line : public QWidget
{
public:
    Line(const QString &icon, const QString &name, const QString &small, Look *look, QWidget *parent)
        : QWidget(parent)
        , m_icon(icon)
        , m_name(name)
        , m_small(small)
        , m_look(look)
    {
        setMinimumHeight(look->theme().u * 11);
        row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, look->theme().u * 3, 0);
        row->addStretch();
    }
    QHBoxLayout *row;
    void setWords(const QString &name, const QString &small)
    {
        m_name = name;
        m_small = small;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const MirroredPainting mirrored(&painter, this);
        const Theme &t = m_look->theme();
        const int u = t.u;
        c.hairline(0, width(), 0, t.line2);
        c.iconAt(m_icon, t.text2, QPointF(u * 5, height() / 2.0));
        const QWidget *button = row->count() > 1 ? row->itemAt(1)->widget() : nullptr;
        const qreal room = width() - u * 11 - (button ? button->width() + u * 3 : 0);
        c.text(t.bold, t.text, QRectF(u * 9.5, u, room, u * 5), m_name);
        c.text(t.small, t.text2, QRectF(u * 9.5, height() / 2.0, room, u * 4.5), m_small);
    }

private:
    QString m_icon, m_name, m_small;
    Look *m_look;
};

WelcomePage::WelcomePage(Look *look, QWidget *parent) : QWidget(parent), m_look(look), m_body(new QWidget)
{
    const int u = look->theme().u;
    setAccessibleName(tr("Welcome"));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(m_body);
    m_body->setAutoFillBackground(false);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);

    m_page = new QWidget(m_body);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, u * 4, 0, u * 4);
    column->setSpacing(u * 5);
    m_cards = new QBoxLayout(QBoxLayout::LeftToRight);
    m_cards->setSpacing(u * 4);
    m_cards->addWidget(makeDemo(), 38);
    m_cards->addWidget(makeAdd(), 60);
    auto *foot = new QLabel(tr("Keys and tokens go to your keychain. Belay sends nothing anywhere by itself."), m_page);
    foot->setObjectName(QStringLiteral("weak"));
    column->addStretch(2);
    column->addWidget(makeHead());
    m_notice = new QLabel(m_page);
    m_notice->setObjectName(QStringLiteral("notice"));
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->hide();
    column->addWidget(m_notice);
    column->addLayout(m_cards);
    column->addWidget(foot);
    column->addStretch(3);
    auto *centre = new QHBoxLayout(m_body);
    centre->setContentsMargins(0, 0, 0, 0);
    centre->addStretch();
    centre->addWidget(m_page);
    centre->addStretch();
    connect(look, &Look::changed, this, &WelcomePage::restyle);
    restyle();
}

QWidget *WelcomePage::makeHead()
{
    const int u = m_look->theme().u;
    auto *head = new QWidget(m_page);
    auto *title = new QLabel(tr("Stop means stop"), head);
    title->setObjectName(QStringLiteral("title"));
    auto *sentence =
        new QLabel(tr("Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it "
                      "back where it can."),
                   head);
    sentence->setObjectName(QStringLiteral("sentence"));
    sentence->setWordWrap(true);
    auto *mark = new QLabel(head);
    mark->setObjectName(QStringLiteral("mark"));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(u * 4);
    row->addWidget(mark);
    auto *words = new QVBoxLayout;
    words->setSpacing(u);
    words->addStretch();
    words->addWidget(title);
    words->addWidget(sentence);
    words->addStretch();
    row->addLayout(words, 1);
    return head;
}

QWidget *WelcomePage::makeDemo()
{
    const int u = m_look->theme().u;
    auto *demo = new Card(tr("Try it with the demo agent"), m_look, m_page);
    auto *about = new QLabel(tr("Works offline, needs no account, and touches only a folder of its own."), demo);
    about->setWordWrap(true);
    about->setObjectName(QStringLiteral("sentence"));
    auto *start = new FlatButton(m_look, ButtonKind::Primary, tr("Start the demo"), demo);
    start->setIconName(QStringLiteral("send"));
    auto *minute = new QLabel(tr("about 2 minutes"), demo);
    minute->setObjectName(QStringLiteral("weak"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(u * 4, u * 4, u * 4, u * 4);
    row->setSpacing(u * 2);
    row->addWidget(start);
    row->addWidget(minute);
    row->addStretch();
    demo->column->setContentsMargins(1, u * 10, 1, 1);
    auto *indented = new QVBoxLayout;
    indented->setContentsMargins(u * 4, 0, u * 4, u * 4);
    indented->addWidget(about);
    demo->column->addLayout(indented);
    demo->column->addWidget(new Steps(m_look, demo));
    demo->column->addStretch();
    demo->column->addLayout(row);
    connect(start, &QAbstractButton::clicked, this, &WelcomePage::demoRequested);
    setFocusProxy(start);
    return demo;
}

QWidget *WelcomePage::makeAdd()
{
    const int u = m_look->theme().u;
    auto *add = new Card(tr("Add an agent"), m_look, m_page);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(0);
    add->column->addLayout(m_rows);
    m_sources = new QVBoxLayout;
    m_sources->setSpacing(0);
    add->column->addLayout(m_sources);
    m_registry =
        new Line(QStringLiteral("registry"), {}, tr("what will be fetched and run is shown first"), m_look, add);
    connect(addRow(m_registry, tr("Choose…"), tr("Choose from the registry of agents")), &QAbstractButton::clicked,
            this, &WelcomePage::registryRequested);
    add->column->addWidget(m_registry);
    setRegistryCount(0);
    add->column->addWidget(new Line(QStringLiteral("plug"), tr("A command or an address"),
                                    tr("of an agent that speaks the Agent Client Protocol"), m_look, add));
    m_command = new QLineEdit(add);
    m_command->setPlaceholderText(QStringLiteral("my-agent --acp  |  wss://agents.example.org/acp"));
    m_command->setAccessibleName(tr("Command of an agent"));
    m_test = new FlatButton(m_look, ButtonKind::Normal, tr("Test and add"), add);
    m_test->setEnabled(false);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(u * 9 + u / 2, 0, u * 3, u * 2);
    row->setSpacing(u * 2);
    row->addWidget(m_command, 1);
    row->addWidget(m_test);
    add->column->addLayout(row);
    m_state = new QLabel(add);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("weak"));
    m_state->setContentsMargins(u * 9 + u / 2, 0, u * 3, u * 3);
    add->column->addWidget(m_state);
    add->column->addStretch();
    connect(m_command, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_test->setEnabled(!text.trimmed().isEmpty()); });
    const auto test = [this] {
        if (m_test->isEnabled())
            Q_EMIT commandRequested(m_command->text().trimmed());
    };
    connect(m_test, &QAbstractButton::clicked, this, test);
    connect(m_command, &QLineEdit::returnPressed, this, test);
    return add;
}

void WelcomePage::setFound(const QList<AgentFields> &agents)
{
    qDeleteAll(m_found);
    m_found.clear();
    for (const AgentFields &agent : agents) {
        auto *line = new Line(QStringLiteral("terminal"), base::visibleText(agent.name),
                              tr("found on this computer: %1").arg(base::visibleText(agent.command)), m_look, m_page);
        connect(addRow(line, tr("Add"), tr("Add %1").arg(base::visibleText(agent.name))), &QAbstractButton::clicked,
                this, [this, agent] { Q_EMIT addRequested(agent); });
        m_rows->addWidget(line);
        m_found.append(line);
    }
}

FlatButton *WelcomePage::addRow(Line *line, const QString &button, const QString &name)
{
    auto *made = new FlatButton(m_look, ButtonKind::Normal, button, line);
    made->setAccessibleName(name);
    line->row->addWidget(made);
    return made;
}

void WelcomePage::setSources(const QList<ImportSource> &sources)
{
    qDeleteAll(m_imports);
    m_imports.clear();
    for (const ImportSource &source : sources) {
        auto *line = new Line(QStringLiteral("import"), tr("Agents of %1").arg(source.program),
                              base::visibleText(source.path), m_look, m_page);
        connect(addRow(line, tr("Import"), tr("Import the agents of %1").arg(source.program)),
                &QAbstractButton::clicked, this, [this, path = source.path] { Q_EMIT importRequested(path); });
        m_sources->addWidget(line);
        m_imports.append(line);
    }
}

void WelcomePage::setRegistryCount(int count)
{
    const QString name = count > 0 ? tr("%n agent(s) in the registry", nullptr, count) : tr("The registry of agents");
    m_registry->setWords(name, count > 0 ? tr("what will be fetched and run is shown first")
                                         : tr("Public list, downloaded only when you open it"));
}

void WelcomePage::setNotice(const QString &text)
{
    const QString before = m_notice->text();
    m_notice->setText(text.isEmpty() || before.isEmpty() ? text : before + u'\n' + text);
    m_notice->setVisible(!text.isEmpty());
}

void WelcomePage::setTestState(const QString &words, bool busy)
{
    m_state->setText(words);
    m_test->setEnabled(!busy && !m_command->text().trimmed().isEmpty());
    m_command->setEnabled(!busy);
}

void WelcomePage::restyle()
{
    const Theme &t = m_look->theme();
    QPalette weak = palette();
    weak.setColor(QPalette::WindowText, t.text2);
    const auto labels = findChildren<QLabel *>();
    for (QLabel *label : labels) {
        const QString name = label->objectName();
        label->setFont(name == QStringLiteral("title") ? t.welcome : name == QStringLiteral("weak") ? t.small : t.body);
        if (name == QStringLiteral("weak") || name == QStringLiteral("sentence"))
            label->setPalette(weak);
        if (name == QStringLiteral("notice")) {
            QPalette asked = palette();
            asked.setColor(QPalette::WindowText, t.waits.color);
            label->setPalette(asked);
        }
        if (name == QStringLiteral("mark"))
            label->setPixmap(m_look->icons().pixmap(QStringLiteral("belay"), t.accent, t.u * 18, devicePixelRatioF()));
    }
    m_command->setFont(t.mono);
    m_command->setMinimumHeight(t.u * 7);
    m_command->setTextMargins(t.u, 0, t.u, 0);
    update();
}

void WelcomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int u = m_look->theme().u;
    m_page->setFixedWidth(qBound(u * 80, width() - u * 10, u * 220));
    // Side by side only if nothing is cut then.
    int both = m_cards->spacing();
    for (int i = 0; i < m_cards->count(); ++i)
        both += m_cards->itemAt(i)->minimumSize().width();
    m_cards->setDirection(width() < u * 200 || both > m_page->width() ? QBoxLayout::TopToBottom
                                                                      : QBoxLayout::LeftToRight);
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look->theme().window);
}

} // namespace widgets

#include "moc_welcomepage.cpp"
