// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/newsessiondialog.h"

#include "acp/values.h"
#include "base/namedfolder.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/texts/heldtext.h"
#include "models/texts/showntext.h"
#include "models/texts/stopconducttext.h"
#include "ui_newsessiondialog.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/rowdelegate.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QCompleter>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace widgets {

namespace {

constexpr qsizetype mostShown = 4;    ///< recent folders, before they scroll
constexpr qsizetype longestName = 24; ///< characters of an option's name, which is the agent's
constexpr int shortestValue = 16;     ///< characters of an option's value that have room
constexpr int newWorktree = 1;        ///< in the list of places; other work trees follow

} // namespace

NewSessionDialog::NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent,
                                   const QStringList &recent, QWidget *parent)
    : QDialog(parent)
    , m_agents(agents)
    , m_recent(recent)
    , m_ui(std::make_unique<Ui_NewSessionDialog>())
{
    m_ui->setupUi(this);
    setWindowTitle(base::Words::tr("New session"));
    m_ui->holdsLabel->setText(base::Words::tr("Changes"));
    addScrolled(m_ui->column, m_ui->contents);
    for (QLabel *label : {m_ui->conduct, m_ui->holdsAbout, m_ui->placeAbout, m_ui->moreAbout})
        fitHeight(label);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    for (const AgentFields &agent : agents)
        m_ui->agent->addItem(base::visibleText(agent.name), agent.id);
    m_ui->agent->setCurrentIndex(qMax(0, m_ui->agent->findData(defaultAgent)));
    showRecent();
    m_ui->holdsAbout->setText(models::notHeldText());
    useAgent();
    connect(m_ui->agent, &QComboBox::currentIndexChanged, this, &NewSessionDialog::useAgent);
    connect(m_ui->holds, &QAbstractButton::toggled, this, [this](bool holds) {
        m_ui->holdsAbout->setVisible(holds);
        growDialog(this);
    });
    // The network can only be limited where changes are held back.
    connect(m_ui->holds, &QAbstractButton::toggled, this, [this](bool holds) {
        if (!holds && m_ui->network->rules().level == proxy::NetworkLevel::Only)
            m_ui->network->setRules({proxy::NetworkLevel::Note, m_ui->network->rules().hosts});
    });
    connect(m_ui->network, &NetworkFields::edited, this, [this] {
        if (m_ui->network->rules().level == proxy::NetworkLevel::Only)
            m_ui->holds->setChecked(true);
        check();
        growDialog(this);
    });
    connect(m_ui->folder, &QLineEdit::textEdited, this, [this] { m_folderIsChosen = true; });
    connect(m_ui->folder, &QLineEdit::textChanged, this, &NewSessionDialog::check);
    connect(m_ui->folder, &QLineEdit::textChanged, this, &NewSessionDialog::nameFolder);
    auto *paths = new QCompleter(this);
    auto *folders = new QFileSystemModel(paths);
    folders->setFilter(QDir::Dirs | QDir::NoDotAndDotDot);
    folders->setRootPath(QDir::rootPath());
    paths->setModel(folders);
    m_ui->folder->setCompleter(paths);
    connect(m_ui->browse, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = folderDialog(this, base::Words::tr("Folder of the session"), m_ui->folder->text());
        connect(chooser, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
            m_folderIsChosen = true;
            m_ui->folder->setText(chosen);
        });
        chooser->open();
    });
    m_ui->more->setFixedHeight(fontMetrics().height() * 4);
    connect(m_ui->unfoldMore, &QAbstractButton::toggled, this, &NewSessionDialog::showMore);
    showMore(false);
    connect(m_ui->addMore, &QAbstractButton::clicked, this, [this] {
        QFileDialog *chooser = folderDialog(this, tr("One more folder for the session"), m_ui->folder->text());
        connect(chooser, &QFileDialog::fileSelected, this, &NewSessionDialog::addMore);
        chooser->open();
    });
    connect(m_ui->removeMore, &QAbstractButton::clicked, this, [this] {
        delete m_ui->more->currentItem();
        check();
    });
    connect(m_ui->more, &QListWidget::currentRowChanged, this, &NewSessionDialog::check);
    connect(m_ui->place, &QComboBox::currentIndexChanged, this, &NewSessionDialog::showPlace);
    connect(m_ui->place, &QComboBox::activated, this, [this](int place) { m_wantsNew = place == newWorktree; });
    connect(m_ui->worktree, &QLineEdit::textChanged, this, &NewSessionDialog::check);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &NewSessionDialog::start);
    setRepository({}, {}, {});
    check();
    frameDialog(this, m_ui->buttons);
    m_ui->folder->selectAll(); // what is typed replaces it
}

NewSessionDialog::~NewSessionDialog() = default;

void NewSessionDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    nameFolder(); // the one that is proposed
}

void NewSessionDialog::useAgent()
{
    const AgentFields *chosen = agent();
    if (!m_folderIsChosen)
        m_ui->folder->setText(
            QDir::toNativeSeparators(chosen && !chosen->folder.isEmpty() ? chosen->folder : m_recent.value(0)));
    say(m_ui->conduct, chosen && chosen->conduct ? models::stopConductSentence(*chosen->conduct) : QString());
    useOptionsOfAgent();
    useHoldingOfAgent();
}

const AgentFields *NewSessionDialog::agent() const
{
    const auto found = std::ranges::find(m_agents, m_ui->agent->currentData().toString(), &AgentFields::id);
    return found == m_agents.end() ? nullptr : &*found;
}

void NewSessionDialog::useHoldingOfAgent()
{
    const AgentFields *chosen = agent();
    const bool isHere = chosen && !chosen->isRemote();
    m_ui->holds->setEnabled(isHere);
    m_ui->atOnce->setEnabled(isHere);
    m_ui->holds->setToolTip(isHere ? QString()
                                   : base::Words::tr("What an agent elsewhere writes cannot be held back here."));
    (isHere && chosen->holds ? m_ui->holds : m_ui->atOnce)->setChecked(true);
    m_ui->holdsAbout->setVisible(m_ui->holds->isChecked());
    m_ui->network->setEnabled(isHere);
    m_ui->network->setSuggestions(isHere ? chosen->contacted : QStringList());
    m_ui->network->setRules(isHere ? chosen->network : proxy::NetworkRules());
}

/// Nothing is chosen at first: what a session was given once is not given to the next one unseen.
void NewSessionDialog::useOptionsOfAgent()
{
    for (QComboBox *option : std::exchange(m_options, {}))
        m_ui->form->removeRow(option);
    const AgentFields *chosen = agent();
    int row = 0;
    QFormLayout::ItemRole role = QFormLayout::FieldRole;
    m_ui->form->getWidgetPosition(m_ui->conduct, &row, &role);
    for (const acp::ConfigOption &option : chosen ? chosen->options : std::vector<acp::ConfigOption>()) {
        auto *values = new QComboBox(this);
        values->setObjectName(option.id);
        values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        values->setMinimumContentsLength(shortestValue);
        values->addItem(tr("Agent's default"));
        for (const acp::SelectValue &value : option.values)
            values->addItem(base::visibleText(value.name), value.value);
        const QString name = base::visibleText(option.name);
        values->setAccessibleName(name);
        auto *label = new QLabel(base::elidedMiddle(name, longestName).replace(u'&', QStringLiteral("&&")), this);
        label->setTextFormat(Qt::PlainText); // it is the agent's
        label->setBuddy(values);
        m_ui->form->insertRow(++row, label, values);
        setTabOrder(m_options.empty() ? m_ui->agent : m_options.back(), values);
        m_options.push_back(values);
    }
    if (!m_options.empty())
        setTabOrder(m_options.back(), m_ui->atOnce);
    if (isVisible())
        growDialog(this);
}

QList<std::pair<QString, QString>> NewSessionDialog::options() const
{
    QList<std::pair<QString, QString>> out;
    for (const QComboBox *option : m_options) {
        if (option->currentIndex() > 0)
            out.append({option->objectName(), option->currentData().toString()});
    }
    return out;
}

/// One by one, by name; what is chosen there stands in the field.
void NewSessionDialog::showRecent()
{
    QListWidget *list = m_ui->recent;
    new RowDelegate(list);
    for (const QString &folder : m_recent) {
        const QString shown = models::shownPath(folder);
        auto *item = new QListWidgetItem(list);
        item->setData(Qt::UserRole, folder);
        setRow(item, {{{{base::visibleText(QFileInfo(folder).fileName()), RowPiece::Kind::Strong},
                        {shown, RowPiece::Kind::Weak}}}});
    }
    list->setFixedHeight(list->sizeHintForRow(0) * int(qMin(m_recent.size(), mostShown)) + 2 * list->frameWidth());
    list->setVisible(m_recent.size() > 1);
    connect(list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (!item)
            return;
        m_folderIsChosen = true;
        m_ui->folder->setText(QDir::toNativeSeparators(item->data(Qt::UserRole).toString()));
    });
    list->installEventFilter(this);
    connect(m_ui->folder, &QLineEdit::textChanged, list, [this, list](const QString &text) {
        const QSignalBlocker quiet(list);
        list->setCurrentRow(int(m_recent.indexOf(QDir::fromNativeSeparators(text))));
    });
}

/// A path that is typed while the list has the focus is written in the field: Enter would begin in another folder.
bool NewSessionDialog::eventFilter(QObject *watched, QEvent *event)
{
    const QString typed = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->text() : QString();
    if (watched != m_ui->recent || (typed != u"/" && typed != u"~"))
        return QDialog::eventFilter(watched, event);
    m_ui->folder->setFocus(Qt::OtherFocusReason);
    m_ui->folder->selectAll();
    return QCoreApplication::sendEvent(m_ui->folder, event);
}

void NewSessionDialog::showMore(bool shown)
{
    m_ui->unfoldMore->setChecked(shown);
    m_ui->unfoldMore->setArrowType(shown                                  ? Qt::DownArrow
                                   : layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow
                                                                          : Qt::RightArrow);
    m_ui->form->setRowVisible(m_ui->moreRow, shown);
    m_ui->form->setRowVisible(m_ui->moreAbout, shown);
    if (isVisible())
        growDialog(this);
}

void NewSessionDialog::addMore(const QString &folder)
{
    const auto resolved = base::namedFolder(folder);
    if (!resolved) {
        m_ui->problem->setText(resolved.error().message);
        return;
    }
    if (!m_ui->more->findItems(*resolved, Qt::MatchExactly).isEmpty())
        return;
    m_ui->more->addItem(*resolved);
    m_ui->more->setCurrentRow(m_ui->more->count() - 1);
    check();
}

QStringList NewSessionDialog::moreFolders(const QString &own) const
{
    QStringList out;
    for (int row = 0; row < m_ui->more->count(); ++row) {
        const QString folder = m_ui->more->item(row)->text();
        if (folder != own)
            out << folder;
    }
    return out;
}

void NewSessionDialog::start()
{
    const QString folder = QFileInfo(m_ui->folder->text()).canonicalFilePath();
    if (m_ui->place->currentIndex() != newWorktree)
        return startIn(m_ui->place->currentIndex() > 0 ? m_ui->place->currentData().toString() : folder);
    m_isMaking = true;
    check();
    Q_EMIT worktreeRequested(folder, m_ui->worktree->text().trimmed());
}

void NewSessionDialog::startIn(const QString &folder)
{
    Q_EMIT chosen(folder, moreFolders(folder), m_ui->agent->currentData().toString(),
                  m_ui->holds->isEnabled() && m_ui->holds->isChecked(), m_ui->network->rules(), options());
    accept();
}

void NewSessionDialog::showProblem(const QString &why)
{
    m_isMaking = false;
    check();
    m_ui->worktree->setFocus();
    m_ui->problem->setText(why);
    growDialog(this);
}

void NewSessionDialog::setRepository(const QString &branch, const QString &freeName, const QList<Worktree> &others)
{
    m_branch = branch;
    {
        const QSignalBlocker quiet(m_ui->place);
        m_ui->place->clear();
        m_ui->place->addItem(tr("In this folder"));
        m_ui->place->addItem(tr("In a new worktree"));
        for (const auto &[folder, name] : others)
            m_ui->place->addItem(base::facts({base::visibleText(name), models::shownPath(folder)}), folder);
        m_ui->place->setCurrentIndex(m_wantsNew && !branch.isEmpty() ? newWorktree : 0);
    }
    m_ui->worktree->setText(freeName);
    m_ui->form->setRowVisible(m_ui->place, !branch.isEmpty());
    showPlace();
}

void NewSessionDialog::showPlace()
{
    const bool isNew = m_ui->place->currentIndex() == newWorktree;
    m_ui->form->setRowVisible(m_ui->worktree, isNew);
    m_ui->form->setRowVisible(m_ui->placeAbout, isNew);
    m_ui->placeAbout->setText(tr("A folder of this name beside the repository, with a branch from %1. What is not "
                                 "committed stays here.")
                                  .arg(base::visibleText(m_branch)));
    check();
    if (isVisible())
        growDialog(this);
}

/// What was known of another folder's repository is not shown for this one.
void NewSessionDialog::nameFolder()
{
    const QFileInfo info(m_ui->folder->text());
    const QString folder = info.isAbsolute() && info.isDir() ? info.canonicalFilePath() : QString();
    if (folder == m_named)
        return;
    m_named = folder;
    setRepository({}, {}, {});
    if (!folder.isEmpty())
        Q_EMIT folderNamed(folder);
}

void NewSessionDialog::check()
{
    m_ui->removeMore->setEnabled(m_ui->more->currentRow() >= 0);
    const QString folder = m_ui->folder->text();
    const auto named = base::namedFolder(folder);
    QString problem;
    if (folder.isEmpty())
        problem = tr("Choose the folder the agent works in.");
    else if (!named && named.error().code == EILSEQ)
        problem = named.error().message;
    else if (!named || !QFileInfo(folder).isAbsolute())
        problem = tr("This folder does not exist. Enter the full path.");
    else if (m_ui->place->currentIndex() == newWorktree && m_ui->worktree->text().trimmed().isEmpty())
        problem = tr("Name the worktree.");
    else
        problem = m_ui->network->problem();
    m_ui->form->parentWidget()->setEnabled(!m_isMaking); // it begins with what was chosen
    m_ui->problem->setText(m_isMaking ? tr("The worktree is being made…") : problem);
    m_ui->buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(problem.isEmpty() && !m_isMaking && m_ui->agent->count() > 0);
}

} // namespace widgets

#include "moc_newsessiondialog.cpp"
