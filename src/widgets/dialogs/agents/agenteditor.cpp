// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/agenteditor.h"

#include "base/namedfolder.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/files/writepolicy.h"
#include "core/held/ownpath.h"
#include "core/remote/mcpentry.h"
#include "models/texts/heldtext.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/texts.h"
#include "ui_agenteditor.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/iconcache.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QUrl>

#include <cerrno>
#include <chrono>
#include <tuple>
#include <utility>

namespace widgets {

namespace {

bool isHttp(const QString &command)
{
    const QString scheme = QUrl(command.trimmed()).scheme();
    return scheme == QLatin1String("http") || scheme == QLatin1String("https");
}

bool isAddress(const QString &command)
{
    const QString scheme = QUrl(command.trimmed()).scheme();
    return scheme == QLatin1String("ws") || scheme == QLatin1String("wss") || isHttp(command);
}

constexpr int valuesRow = 2; ///< in the form

/// Whether nothing of what is typed here differs.
bool isSame(const AgentFields &a, const AgentFields &b)
{
    const auto typed = [](const AgentFields &f) {
        return std::tie(f.name, f.command, f.environment, f.headers, f.secretEnvironment, f.secretHeaders,
                        f.plainAllowed, f.folder, f.ownPaths, f.turnLimit);
    };
    return typed(a) == typed(b);
}

} // namespace

AgentEditor::AgentEditor(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui_AgentEditor>())
{
    m_ui->setupUi(this);
    makeBold(m_ui->title);
    makeBold(m_ui->factsTitle);
    m_ui->holdsAbout->setText(models::notHeldText());
    for (QLabel *label : findChildren<QLabel *>()) {
        if (label->wordWrap())
            fitHeight(label);
    }
    // What is told of an agent scrolls: the dialog and its list stay as they are.
    addScrolled(m_ui->column, m_ui->about);
    m_ui->form->setWidget(valuesRow, QFormLayout::LabelRole, m_ui->values->title());
    for (QLineEdit *line : {m_ui->command, m_ui->name, m_ui->folder})
        connect(line, &QLineEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->own, &QPlainTextEdit::textChanged, this, &AgentEditor::check);
    connect(m_ui->values, &ValuesTable::edited, this, &AgentEditor::check);
    connect(m_ui->plainAllowed, &QAbstractButton::toggled, this, &AgentEditor::check);
    connect(m_ui->choose, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = openFileDialog(this, base::plainName(m_ui->commandLabel->text()), QDir::homePath(), {});
        connect(chooser, &QFileDialog::fileSelected, this,
                [this](const QString &program) { m_ui->command->setText(base::shellJoined({program})); });
        chooser->open();
    });
    connect(m_ui->browse, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = folderDialog(this, m_ui->folder->accessibleName(), m_ui->folder->text());
        connect(chooser, &QFileDialog::fileSelected, m_ui->folder, &QLineEdit::setText);
        chooser->open();
    });
    connect(m_ui->save, &QAbstractButton::clicked, this, [this] { save(agent()); });
    connect(m_ui->command, &QLineEdit::returnPressed, m_ui->save, &QAbstractButton::click);
    // Not disabled meanwhile: the focus would go where a key writes.
    connect(m_ui->test, &QAbstractButton::clicked, this, [this] {
        commit();
        if (!m_before.tested || !m_before.tested->isRunning)
            Q_EMIT testRequested(QString(m_before.id));
    });
    connect(m_ui->writes, &QComboBox::activated, this,
            [this](int policy) { Q_EMIT writesChosen(QString(m_before.id), core::WritePolicy(policy)); });
    connect(m_ui->holds, &QAbstractButton::clicked, this, [this] { chooseHolds(true); });
    connect(m_ui->atOnce, &QAbstractButton::clicked, this, [this] { chooseHolds(false); });
    connect(m_ui->network, &NetworkFields::chosen, this, &AgentEditor::chooseNetwork);
    connect(m_ui->copy, &QAbstractButton::clicked, this, [this] {
        QStringList lines{m_ui->title->text() + u' ' + m_ui->version->text(), m_ui->tested->text()};
        for (int row = 0; row < m_ui->facts->count() / 2; ++row)
            lines << qobject_cast<QLabel *>(m_ui->facts->itemAtPosition(row, 1)->widget())->text();
        QApplication::clipboard()->setText(lines.join(u'\n'));
    });
    // A field is left for another one, or a table as a whole; who goes to another window to look something up is not
    // done yet.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *old, const QWidget *now) {
        const auto isInTable = [this](const QWidget *one) {
            return one == m_ui->values || m_ui->values->isAncestorOf(one);
        };
        if (old && now && isAncestorOf(old) && !(isInTable(old) && isInTable(now)))
            commit();
    });
    setFocusProxy(m_ui->command);
    setResult({});
    setAgent({});
}

AgentEditor::~AgentEditor() = default;

void AgentEditor::setAgent(const AgentFields &agent, bool isNew)
{
    const bool isOther = agent.id != m_before.id || isNew != m_isNew, wasUnsaved = isUnsaved();
    if (isOther && wasUnsaved)
        m_drafts.insert(m_before.id, draft());
    const AgentFields before = std::exchange(m_before, agent);
    m_isNew = isNew;
    fill(before, isOther, wasUnsaved);
    const bool isTestNews =
        !isOther && agent.tested && !(before.tested && before.tested->isRunning == agent.tested->isRunning);
    const bool isAny = isNew || !agent.id.isEmpty(), isKnown = isAny && !isNew;
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_ui->command, m_ui->choose, m_ui->name, m_ui->values, m_ui->plainAllowed,
                                          m_ui->limit, m_ui->folder, m_ui->browse, m_ui->own})
        field->setEnabled(isAny && !agent.isDemo);
    m_ui->title->setText(base::visibleText(isNew ? base::Words::tr("Agent") : agent.name));
    m_ui->version->setText(agent.conduct ? base::visibleText(agent.conduct->version) : QString());
    m_ui->writes->setEnabled(isKnown);
    m_ui->writes->setCurrentIndex(int(agent.writes));
    for (QWidget *field : std::initializer_list<QWidget *>{m_ui->atOnce, m_ui->holds, m_ui->network})
        field->setEnabled(isKnown && !agent.isRemote());
    (agent.holds ? m_ui->holds : m_ui->atOnce)->setChecked(true);
    m_ui->network->setSuggestions(agent.contacted);
    if (isOther || agent.network != before.network)
        m_ui->network->setRules(agent.network);
    showFacts();
    check();
    // Once it is laid out, and for who waits for it: what is being typed stays in view.
    if (isTestNews && window()->focusWidget() == m_ui->test)
        QTimer::singleShot(0, this, [this] {
            auto *area = findChild<QScrollArea *>();
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            area->ensureWidgetVisible(m_ui->tested);
        });
}

/// What is new of it: what is being typed meanwhile stays.
void AgentEditor::fill(const AgentFields &before, bool isOther, bool wasUnsaved)
{
    const QScopedValueRollback filling(m_isFilling, true); // check() is for all of it
    const AgentFields kept = isOther && m_drafts.contains(m_before.id) ? m_drafts.take(m_before.id) : m_before;
    const AgentFields &shown = m_isNew ? kept : m_before;
    const auto isNews = [&](auto field) { return isOther || m_before.*field != before.*field; };
    const bool areVariablesNews = isNews(&AgentFields::environment) || isNews(&AgentFields::secretEnvironment),
               areHeadersNews = isNews(&AgentFields::headers) || isNews(&AgentFields::secretHeaders);
    const AgentFields typed = std::exchange(m_agent, shown);
    if (!areVariablesNews) {
        m_agent.environment = typed.environment;
        m_agent.secretEnvironment = typed.secretEnvironment;
    }
    if (!areHeadersNews) {
        m_agent.headers = typed.headers;
        m_agent.secretHeaders = typed.secretHeaders;
    }
    if (isOther || (!wasUnsaved && isNews(&AgentFields::command))) {
        m_ui->command->setText(kept.command.isEmpty() ? shown.command : kept.command);
        m_ui->command->setCursorPosition(0);
    }
    if (isNews(&AgentFields::name))
        m_ui->name->setText(shown.name);
    if (isNews(&AgentFields::plainAllowed))
        m_ui->plainAllowed->setChecked(shown.plainAllowed);
    if (isNews(&AgentFields::folder))
        m_ui->folder->setText(QDir::toNativeSeparators(shown.folder));
    if (isNews(&AgentFields::turnLimit))
        m_ui->limit->setValue(int(std::chrono::ceil<std::chrono::minutes>(shown.turnLimit).count()));
    if (isNews(&AgentFields::ownPaths))
        m_ui->own->setPlainText(shown.ownPaths.join(u'\n'));
    if (isOther)
        showValues(isAddress(m_ui->command->text()));
    else if (m_showsHeaders ? areHeadersNews : areVariablesNews)
        showValues(m_showsHeaders);
}

/// As it was typed.
AgentFields AgentEditor::draft() const
{
    AgentFields draft = agent();
    draft.name = m_ui->name->text();
    draft.folder = m_ui->folder->text();
    return draft;
}

void AgentEditor::forget(const QString &agentId)
{
    m_drafts.remove(agentId);
}

bool AgentEditor::isUnsaved() const
{
    return m_isNew || m_ui->command->text().trimmed() != m_before.command;
}

void AgentEditor::showFacts()
{
    QLayoutItem *gone = nullptr;
    while ((gone = m_ui->facts->takeAt(0))) {
        delete gone->widget();
        delete gone;
    }
    const auto &tested = m_before.tested;
    QList<models::Finding> all = tested ? tested->found : QList<models::Finding>();
    all << models::stopFindings(m_before.statistics, m_before.conduct);
    const Theme theme = Theme::from(palette(), font());
    for (const models::Finding &fact : std::as_const(all)) {
        auto *mark = new QLabel(this);
        mark->setPixmap(IconCache().pixmap(fact.holds ? QStringLiteral("check") : QStringLiteral("waits"),
                                           (fact.holds ? theme.added : theme.waits).color, 4 * theme.u,
                                           devicePixelRatioF()));
        const int row = m_ui->facts->count() / 2;
        m_ui->facts->addWidget(mark, row, 0, Qt::AlignTop);
        m_ui->facts->addWidget(wrappedLabel(this, fact.words), row, 1);
    }
    m_ui->tested->setText(!tested             ? QString()
                          : tested->isRunning ? base::Words::tr("Waiting for its answer…")
                                              : tr("%1, took %2")
                                                    .arg(QLocale().toString(tested->at, QLocale::ShortFormat),
                                                         models::durationText(tested->took)));
    m_ui->factsTitle->setVisible(tested || !all.isEmpty());
    m_ui->copy->setVisible(!all.isEmpty());
}

void AgentEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showFacts();
}

void AgentEditor::setResult(const QString &words)
{
    say(m_ui->result, words);
}

void AgentEditor::addResult(const QString &words)
{
    const QString before = m_ui->result->text();
    setResult(before.isEmpty() ? words : before + u'\n' + words);
}

/// Variables of a program, or the headers of an address.
void AgentEditor::showValues(bool headers)
{
    m_showsHeaders = headers;
    const QSignalBlocker quiet(m_ui->values); // check() goes on with them
    m_ui->values->setKind(headers);
    m_ui->values->setValues(headers ? m_agent.headers : m_agent.environment,
                            headers ? m_agent.secretHeaders : m_agent.secretEnvironment);
}

void AgentEditor::setKnownOwnPaths(KnownOwnPaths known)
{
    m_known = std::move(known);
    check();
}

QStringList AgentEditor::ownPaths() const
{
    QStringList out;
    for (const QString &line : m_ui->own->toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            out << line.trimmed();
    }
    return out;
}

AgentFields AgentEditor::agent() const
{
    return typed(m_ui->command->text().trimmed());
}

bool AgentEditor::isFolderTyped() const
{
    return m_ui->folder->text().trimmed() != QDir::toNativeSeparators(m_before.folder).trimmed();
}

AgentFields AgentEditor::typed(const QString &command) const
{
    AgentFields agent = m_agent;
    agent.command = command;
    agent.name = m_ui->name->text().trimmed();
    if (agent.name.isEmpty() && (m_isNew || !m_before.name.isEmpty() || command != m_before.command))
        agent.name = isAddress(command) ? QUrl(command).host() : QFileInfo(command.section(u' ', 0, 0)).fileName();
    (m_showsHeaders ? agent.headers : agent.environment) = m_ui->values->values() + m_ui->values->secrets();
    (m_showsHeaders ? agent.secretHeaders : agent.secretEnvironment) = m_ui->values->secretNames();
    agent.plainAllowed = m_ui->plainAllowed->isChecked();
    const QString folder = m_ui->folder->text().trimmed();
    agent.folder = !isFolderTyped()   ? m_before.folder // it may be gone
                   : folder.isEmpty() ? QString()
                                      : QFileInfo(folder).canonicalFilePath();
    agent.ownPaths = ownPaths();
    // A limit that is no whole number of minutes was not typed here, and stays as it is.
    if (const std::chrono::minutes limit(m_ui->limit->value());
        std::chrono::ceil<std::chrono::minutes>(agent.turnLimit) != limit)
        agent.turnLimit = limit;
    return agent;
}

void AgentEditor::save(const AgentFields &typed)
{
    m_before = m_agent = typed;
    m_isNew = false;
    check();
    Q_EMIT saved(AgentFields(typed));
}

void AgentEditor::commit()
{
    if (m_isNew || m_before.isDemo || m_before.id.isEmpty())
        return;
    AgentFields now = typed(m_before.command);
    for (const auto &[field, words] : problems()) {
        if (field == m_ui->folderLabel)
            now.folder = m_before.folder;
        else if (field == m_ui->ownLabel)
            now.ownPaths = m_before.ownPaths;
        else if (field == m_ui->values->title())
            takeValues(&now, m_before);
    }
    if (!isSame(now, m_before))
        save(now);
}

/// Those that are shown here.
void AgentEditor::takeValues(AgentFields *agent, const AgentFields &from) const
{
    (m_showsHeaders ? agent->headers : agent->environment) = m_showsHeaders ? from.headers : from.environment;
    (m_showsHeaders ? agent->secretHeaders : agent->secretEnvironment) =
        m_showsHeaders ? from.secretHeaders : from.secretEnvironment;
}

void AgentEditor::chooseHolds(bool holds)
{
    const QString id = m_before.id;
    const proxy::NetworkRules network = m_before.network;
    if (m_before.holds == holds)
        return;
    Q_EMIT holdsChosen(id, holds);
    // Without holding back the network cannot be limited; it is still noted.
    if (!holds && network.level == proxy::NetworkLevel::Only)
        Q_EMIT networkChosen(id, {proxy::NetworkLevel::Note, network.hosts});
}

void AgentEditor::chooseNetwork()
{
    const QString id = m_before.id;
    const proxy::NetworkRules rules = m_ui->network->rules();
    check();
    if (!m_ui->network->problem().isEmpty() || m_before.network == rules)
        return;
    // The network can only be limited where changes are held back.
    if (rules.level == proxy::NetworkLevel::Only && !m_before.holds)
        Q_EMIT holdsChosen(id, true);
    Q_EMIT networkChosen(id, rules);
}

/// What was not typed here is no reason to refuse anything.
QList<std::pair<QWidget *, QString>> AgentEditor::problems() const
{
    QList<std::pair<QWidget *, QString>> out;
    const AgentFields now = agent();
    const QString &command = now.command;
    const bool address = isAddress(command);
    const QString folder = m_ui->folder->text().trimmed();
    if (isFolderTyped()) {
        const QFileInfo info(folder);
        if (const auto named = base::namedFolder(folder); !named && named.error().code == EILSEQ)
            out.append({m_ui->folderLabel, named.error().message});
        else if (!folder.isEmpty() && (!info.isAbsolute() || !info.isDir()))
            out.append(
                {m_ui->folderLabel, tr("The folder “%1” does not exist. Enter the full path, or leave the field empty.")
                                        .arg(base::visibleText(folder))});
    }
    for (const QString &path : address || now.ownPaths == m_before.ownPaths ? QStringList() : now.ownPaths) {
        const auto own =
            core::ownPath(path, QDir::homePath(), now.folder.isEmpty() ? QStringList() : QStringList(now.folder));
        if (!own) {
            out.append({m_ui->ownLabel, own.error().message});
            break;
        }
    }
    AgentFields unchanged = now;
    takeValues(&unchanged, m_before);
    if (!isSame(now, unchanged)) {
        QString values = m_ui->values->problem();
        if (values.isEmpty())
            values = core::valuesProblem(m_ui->values->values(), m_ui->values->secretNames(), m_showsHeaders);
        if (!values.isEmpty())
            out.append({m_ui->values->title(), values});
    }
    if (const QString hosts = m_ui->network->problem(); !hosts.isEmpty())
        out.append({m_ui->networkLabel, hosts});
    const QString words =
        command.isEmpty() ? tr("Enter the agent's command or address.")
        : isHttp(command) ? base::Words::tr("Agents are reached by WebSocket: an address begins with wss:// or ws://.")
        : address && QUrl(command).host().isEmpty()
            ? base::Words::tr("This is no address of an agent. One looks like wss://agents.example.com/acp.")
            : QString();
    if (!words.isEmpty())
        out.append({m_ui->commandLabel, words});
    return out;
}

void AgentEditor::check()
{
    if (m_isFilling)
        return;
    const bool address = isAddress(m_ui->command->text());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->own, m_ui->ownLabel, m_ui->ownAbout})
        widget->setVisible(!address);
    if (address != m_showsHeaders) {
        // Each kind stays as it is while the other one is shown, unless it cannot be saved.
        if (m_ui->values->problem().isEmpty())
            takeValues(&m_agent, agent());
        showValues(address);
    }
    QStringList known = m_known ? m_known(m_ui->command->text()) : QStringList();
    for (QString &path : known)
        path.prepend(QStringLiteral("~/"));
    m_ui->ownAbout->setText(
        known.isEmpty() ? tr("Written directly, not held back, from the agent's next start. End a folder with /; it is "
                             "created if missing.")
                        : tr("Written directly, not held back, from the agent's next start. End a folder with /; it is "
                             "created if missing. Known of this program, and not needed here: %1.")
                              .arg(known.join(QStringLiteral(", "))));
    m_ui->plainAllowed->setVisible(
        address && m_ui->command->text().trimmed().startsWith(QLatin1String("ws:"), Qt::CaseInsensitive));
    const auto [field, words] = problems().value(0, {m_ui->commandLabel, QString()});
    // It stands under what it is about.
    int row = 0, place = 0;
    QFormLayout::ItemRole role = {};
    m_ui->form->getWidgetPosition(field, &row, &role);
    m_ui->form->getWidgetPosition(m_ui->problem, &place, &role);
    if (place != row + 1) {
        const QFormLayout::TakeRowResult taken = m_ui->form->takeRow(place);
        delete taken.labelItem;
        delete taken.fieldItem;
        m_ui->form->insertRow(place < row ? row : row + 1, nullptr, m_ui->problem);
    }
    say(m_ui->problem, words);
    m_ui->save->setVisible(isUnsaved() && !m_before.isDemo);
    m_ui->save->setEnabled(words.isEmpty());
    m_ui->test->setEnabled(!isUnsaved() && !m_before.id.isEmpty());
}

} // namespace widgets

#include "moc_agenteditor.cpp"
