// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/welcomepage.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "models/texts/showntext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace widgets {

/// A way to get an agent: icon, name, a line about it, and a button.
class WelcomePage::Line : public Ground
{
public:
    Line(const QString &icon, const QString &name, const QString &small, Look *look, QWidget *parent)
        : Ground(look, {}, parent, Qt::TopEdge, &Theme::line2)
        , m_row(new QHBoxLayout(this))
        , m_name(new LineLabel(look, 5, this))
        , m_small(new LineLabel(look, 4.5, this))
    {
        setSpace(m_row, look, {3, 0.75, 3, 0.75}, 2.5);
        m_row->addWidget(new LineLabel(look, 4, this, {{.color = &Theme::text2, .icon = icon}}));
        m_row->addLayout(columnOf(look, {m_name, m_small}), 1);
        setWords(name, small);
    }
    void setWords(const QString &name, const QString &small)
    {
        m_name->setParts({{.words = name, .font = &Theme::bold}});
        m_small->setParts({{.words = small, .font = &Theme::small, .color = &Theme::text2}});
        setToolTip(small); // it may be cut
    }
    FlatButton *addButton(const QString &words, const QString &name)
    {
        auto *button = new FlatButton(m_look, ButtonKind::Normal, words, this);
        button->setAccessibleName(name);
        m_row->addWidget(button);
        return button;
    }

private:
    QHBoxLayout *m_row;
    LineLabel *m_name, *m_small;
};

WelcomePage::WelcomePage(Look *look, QWidget *parent) : Ground(look, &Theme::window, parent), m_page(centredPage(this))
{
    setAccessibleName(base::Words::tr("Welcome"));
    m_cards = rowOf(look, {{makeDemo(), 38}, {makeAdd(), 60}}, {}, 4);
    QLabel *foot = wordsLabel(m_look, m_page, &Theme::small, &Theme::text2,
                              tr("Keys and tokens go to your keychain. Belay sends nothing anywhere by itself."));
    m_notice = wordsLabel(m_look, m_page, &Theme::body, colorOf(&Theme::waits));
    m_notice->hide();
    columnOf(look, {Cell::room(2), makeHead(), m_notice, m_cards, foot, Cell::room(3)}, {0, 4, 0, 4}, 5, m_page);
}

/// A framed panel with a title, and so many units below that.
QBoxLayout *WelcomePage::makeCard(const QString &title, double below)
{
    auto *card = new Ground(m_look, &Theme::base, m_page);
    card->setOutline(&Theme::line);
    auto *head = new LineLabel(m_look, 6, card, {{.words = title, .font = &Theme::panelTitle}});
    head->setMinimumWidth(head->sizeHint().width());
    return columnOf(m_look, {rowOf(m_look, {head}, {4, 3.5, 4, below})}, {0.25, 0, 0.25, 0.25}, 0, card);
}

QWidget *WelcomePage::makeHead()
{
    auto *head = new QWidget(m_page);
    auto *mark = new QLabel(head);
    const auto paintMark = [this, mark] {
        const Theme &t = m_look->theme();
        mark->setPixmap(m_look->icons().pixmap(QStringLiteral("belay"), t.accent, t.u * 18, devicePixelRatioF()));
    };
    paintMark();
    connect(m_look, &Look::changed, mark, paintMark);
    QLabel *words = wordsLabel(m_look, m_page, &Theme::body, &Theme::text2,
                               tr("Belay runs coding agents. When you stop one, Belay shows what had already happened "
                                  "and takes it back where it can."));
    QLabel *motto = wordsLabel(m_look, m_page, &Theme::welcome, &Theme::text, tr("Stop means stop"));
    rowOf(m_look, {mark, {columnOf(m_look, {Cell::room(), motto, words, Cell::room()}, {}, 1), 1}}, {}, 4, head);
    return head;
}

/// The demo's five steps, numbered along a line, with their keys.
QLayout *WelcomePage::makeSteps()
{
    const auto key = [](const char *name) { return LinePart{.words = QLatin1String(name), .gap = 1, .isKey = true}; };
    const QList<QList<LinePart>> steps{{{.words = base::Words::tr("It makes a plan and looks around")}},
                                       {{.words = base::Words::tr("It edits a file: you see the diff")}},
                                       {{.words = tr("It asks to run a command: press")}, key("F8"), key("a")},
                                       {{.words = tr("It works on: press Stop, or")}, key("Esc"), key("Esc")},
                                       {{.words = base::Words::tr("You read what happened, and undo it")}}};
    auto *line = new Ground(m_look, &Theme::gutter, m_page);
    line->setFixedWidth(2);
    auto *grid = new QGridLayout;
    setSpace(grid, m_look, {4, 0, 3, 3.5}, 2);
    grid->addLayout(rowOf(m_look, {line, Cell::room()}, {2, 0, 0, 0}), 0, 0, int(steps.size()), 1);
    for (int i = 0; i < int(steps.size()); ++i) {
        const LinePart number{.words = QString::number(i + 1), .color = &Theme::text2, .share = 0};
        auto *step = new LineLabel(m_look, 4.5, m_page, QList<LinePart>{number} + steps[i]);
        step->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // never cut
        grid->addWidget(step, i, 0);
    }
    return grid;
}

QWidget *WelcomePage::makeDemo()
{
    QBoxLayout *demo = makeCard(tr("Try it with the demo agent"), 0.5);
    auto *start = new FlatButton(m_look, ButtonKind::Primary, tr("Start the demo"), m_page);
    start->setIconName(QStringLiteral("send"));
    QLabel *time = wordsLabel(m_look, m_page, &Theme::small, &Theme::text2, tr("about 2 minutes"));
    QLayout *const row = rowOf(m_look, {start, {time, 1}}, {4, 4, 4, 4}, 2);
    QLabel *words = wordsLabel(m_look, m_page, &Theme::body, &Theme::text2,
                               tr("Works offline, needs no account, and touches only a folder of its own."));
    demo->addLayout(rowOf(m_look, {words}, {4, 0, 4, 4}));
    demo->addLayout(makeSteps());
    demo->addStretch();
    demo->addLayout(row);
    connect(start, &QAbstractButton::clicked, this, &WelcomePage::demoRequested);
    setFocusProxy(start);
    return demo->parentWidget();
}

QWidget *WelcomePage::makeAdd()
{
    QBoxLayout *add = makeCard(base::Words::tr("Add an agent"), 3.5);
    QWidget *card = add->parentWidget();
    add->addLayout(m_rows = columnOf(m_look, {}));
    add->addLayout(m_sources = columnOf(m_look, {}));
    m_registry = new Line(QStringLiteral("registry"), {}, {}, m_look, card);
    connect(m_registry->addButton(tr("Choose…"), tr("Choose from the registry of agents")), &QAbstractButton::clicked,
            this, &WelcomePage::registryRequested);
    add->addWidget(m_registry);
    setRegistryCount(0);
    add->addWidget(new Line(QStringLiteral("plug"), tr("A command or an address"),
                            tr("of an agent that speaks the Agent Client Protocol"), m_look, card));
    m_command = new QLineEdit(card);
    m_command->setPlaceholderText(QStringLiteral("my-agent --acp  |  wss://agents.example.org/acp"));
    m_command->setAccessibleName(tr("Command of an agent"));
    setField(m_command, m_look, &Theme::mono);
    m_test = new FlatButton(m_look, ButtonKind::Normal, tr("Test and add"), card);
    m_test->setEnabled(false);
    add->addLayout(rowOf(m_look, {{m_command, 1}, m_test}, {9.5, 0, 3, 2}, 2));
    m_state = wordsLabel(m_look, m_page, &Theme::small, &Theme::text2);
    add->addLayout(rowOf(m_look, {m_state}, {9.5, 0, 3, 3}));
    add->addStretch();
    connect(m_command, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_test->setEnabled(!text.trimmed().isEmpty()); });
    const auto test = [this] {
        if (m_test->isEnabled())
            Q_EMIT commandRequested(m_command->text().trimmed());
    };
    connect(m_test, &QAbstractButton::clicked, this, test);
    connect(m_command, &QLineEdit::returnPressed, this, test);
    return card;
}

void WelcomePage::setFound(const QList<AgentFields> &agents)
{
    qDeleteAll(m_found);
    m_found.clear();
    for (const AgentFields &agent : agents) {
        auto *line = new Line(QStringLiteral("terminal"), base::visibleText(agent.name),
                              base::Words::tr("found on this computer: %1").arg(base::visibleText(agent.command)),
                              m_look, m_page);
        connect(line->addButton(base::Words::tr("Add"), tr("Add %1").arg(base::visibleText(agent.name))),
                &QAbstractButton::clicked, this, [this, agent] { Q_EMIT addRequested(agent); });
        m_rows->addWidget(line);
        m_found.append(line);
    }
}

void WelcomePage::setSources(const QList<ImportSource> &sources)
{
    qDeleteAll(m_imports);
    m_imports.clear();
    for (const ImportSource &source : sources) {
        auto *line = new Line(QStringLiteral("import"), tr("Agents of %1").arg(source.program),
                              models::shownPath(source.path), m_look, m_page);
        connect(line->addButton(tr("Import"), tr("Import the agents of %1").arg(source.program)),
                &QAbstractButton::clicked, this, [this, path = source.path] { Q_EMIT importRequested(path); });
        m_sources->addWidget(line);
        m_imports.append(line);
    }
}

void WelcomePage::setRegistryCount(int count)
{
    const QString name = count > 0 ? tr("%n agent(s) in the registry", nullptr, count) : tr("The registry of agents");
    m_registry->setWords(name, count > 0 ? tr("what will be fetched and run is shown first")
                                         : base::Words::tr("Public list, downloaded only when you open it"));
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
    m_command->setReadOnly(busy); // if it were off, the focus would leave it
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

} // namespace widgets

#include "moc_welcomepage.cpp"
