// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/ruletrialbox.h"

#include "acp/values.h"
#include "core/permissions/sessionrules.h"
#include "core/permissions/toolrules.h"
#include "models/review/ruletrial.h"
#include "widgets/dialogs/settings/ruledialog.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace widgets {

namespace {

constexpr int callOfTool = -2;    ///< beside the kinds of requests
constexpr int shownLines = 2;     ///< of the arguments
constexpr int fewestLetters = 10; ///< in sight, of what a box offers

} // namespace

RuleTrialBox::RuleTrialBox(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent)
    : QGroupBox(parent)
    , m_kind(new QComboBox(this))
    , m_agent(new QComboBox(this))
    , m_command(new QLineEdit(this))
    , m_path(new QLineEdit(this))
    , m_server(new QLineEdit(this))
    , m_tool(new QLineEdit(this))
    , m_folder(new QLineEdit(folder, this))
    , m_arguments(new QPlainTextEdit(this))
    , m_problem(wrappedLabel(this))
    , m_beside(wrappedLabel(this))
    , m_result(wrappedLabel(this))
{
    setTitle(tr("What would happen with…"));
    fillKinds(m_kind);
    m_kind->removeItem(0); // a request always has a kind
    m_kind->addItem(tr("call a tool of an MCP server"), callOfTool);
    m_kind->setCurrentIndex(m_kind->findData(int(acp::ToolKind::Execute)));
    m_agent->addItem(tr("Any agent"), QString());
    for (const auto &[id, name] : agents)
        m_agent->addItem(name, id);
    // Else the longest of their words would make the window too wide for a small screen.
    for (QComboBox *box : {m_kind, m_agent}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(fewestLetters);
    }
    m_command->setPlaceholderText(QStringLiteral("git status"));
    m_path->setPlaceholderText(QStringLiteral("src/main.cpp"));
    m_server->setPlaceholderText(QStringLiteral("tracker"));
    m_tool->setPlaceholderText(QStringLiteral("create_issue"));
    m_arguments->setPlaceholderText(QStringLiteral("{\"to\": \"somebody@example.org\"}"));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(QFontInfo(font()).pointSizeF()); // the system's is not as large as the user's letters may be
    m_arguments->setFont(fixed);
    m_arguments->setTabChangesFocus(true);
    const int around = 2 * (m_arguments->frameWidth() + int(m_arguments->document()->documentMargin()));
    m_arguments->setFixedHeight(QFontMetrics(m_arguments->font()).lineSpacing() * shownLines + around);
    m_beside->setText(tr("What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds."));

    // Two beside each other: there is room for it, and little below each other with large letters.
    auto *grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const auto add = [this, grid](const QString &text, QWidget *field, int row, int column, int columns) {
        auto *label = new QLabel(text, this);
        label->setBuddy(field);
        grid->addWidget(label, row, column, field == m_arguments ? Qt::AlignTop : Qt::AlignVCenter);
        grid->addWidget(field, row, column + 1, 1, columns);
        return label;
    };
    add(tr("&Kind"), m_kind, 0, 0, 1);
    add(tr("A&gent"), m_agent, 0, 2, 1);
    m_ofOthers << add(tr("&Command"), m_command, 1, 0, 3) << m_command << add(tr("&Path"), m_path, 2, 0, 3) << m_path;
    m_ofCalls << add(tr("MCP &server"), m_server, 3, 0, 1) << m_server << add(tr("&Tool"), m_tool, 3, 2, 1) << m_tool
              << add(tr("Arg&uments"), m_arguments, 4, 0, 3) << m_arguments << m_beside;
    grid->addWidget(m_problem, 5, 1, 1, 3);
    add(tr("&Folder"), m_folder, 6, 0, 3);
    grid->addWidget(m_result, 7, 0, 1, 4);
    grid->addWidget(m_beside, 8, 0, 1, 4);
    for (QComboBox *box : {m_kind, m_agent})
        connect(box, &QComboBox::currentIndexChanged, this, &RuleTrialBox::tryOut);
    for (QLineEdit *line : {m_command, m_path, m_server, m_tool, m_folder})
        connect(line, &QLineEdit::textChanged, this, &RuleTrialBox::tryOut);
    connect(m_arguments, &QPlainTextEdit::textChanged, this, &RuleTrialBox::tryOut);
    tryOut();
}

void RuleTrialBox::setRules(const std::vector<core::PermissionRule> &rules)
{
    m_rules = rules;
    tryOut();
}

bool RuleTrialBox::isCall() const
{
    return m_kind->currentData().toInt() == callOfTool;
}

void RuleTrialBox::tryOut()
{
    for (QWidget *widget : std::as_const(m_ofCalls))
        widget->setVisible(isCall());
    for (QWidget *widget : std::as_const(m_ofOthers))
        widget->setVisible(!isCall());
    const auto arguments = isCall() ? core::typedArguments(m_arguments->toPlainText()) : QByteArray();
    m_problem->setText(arguments ? QString() : arguments.error().message);
    m_problem->setVisible(!arguments);
    if (!arguments) {
        m_result->setText(tr("Nothing can be said before the arguments can be read."));
        return;
    }
    const auto subject = isCall() ? call(*arguments) : request();
    m_result->setText(subject    ? models::ruleTrialText(m_rules, *subject)
                      : isCall() ? tr("Enter a server and a tool to test.")
                                 : tr("Enter a command or a path to test."));
}

/// Null: too little of it is written.
std::optional<core::PermissionSubject> RuleTrialBox::request() const
{
    core::PermissionSubject subject;
    subject.kind = chosenKind(m_kind).value_or(acp::ToolKind::Other);
    subject.agent = m_agent->currentData().toString();
    subject.folder = m_folder->text();
    subject.command = m_command->text();
    if (!m_path->text().isEmpty())
        subject.paths << m_path->text();
    if (subject.command.lines.isEmpty() && subject.paths.isEmpty())
        return {};
    return subject;
}

std::optional<core::PermissionSubject> RuleTrialBox::call(const QByteArray &arguments) const
{
    const QString server = m_server->text().trimmed(), tool = m_tool->text().trimmed();
    if (server.isEmpty() || tool.isEmpty())
        return {};
    core::SessionRules session(m_folder->text());
    session.set(nullptr, m_agent->currentData().toString());
    return session.toolSubject(server, tool, arguments);
}

} // namespace widgets

#include "moc_ruletrialbox.cpp"
