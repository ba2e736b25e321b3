// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/ruletrialbox.h"

#include "acp/values.h"
#include "core/permissions/sessionrules.h"
#include "core/permissions/toolrules.h"
#include "models/review/ruletrial.h"
#include "ui_ruletrialbox.h"
#include "widgets/dialogs/settings/rulesdialog.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace widgets {

namespace {

constexpr int callOfTool = -2; ///< beside the kinds of requests
constexpr int shownLines = 2;  ///< of the arguments

/// What reads or changes files runs nothing.
bool mayRun(acp::ToolKind kind)
{
    return kind >= acp::ToolKind::Execute;
}

} // namespace

RuleTrialBox::RuleTrialBox(QWidget *parent) : QGroupBox(parent), m_ui(std::make_unique<Ui_RuleTrialBox>())
{
    m_ui->setupUi(this);
    fillKinds(m_ui->kind);
    m_ui->kind->removeItem(0); // a request always has a kind
    m_ui->kind->addItem(tr("call a tool of an MCP server"), callOfTool);
    m_ui->kind->setCurrentIndex(m_ui->kind->findData(int(acp::ToolKind::Execute)));
    m_ui->agent->setItemData(0, QString());
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(QFontInfo(font()).pointSizeF()); // the system's is not as large as the user's letters may be
    QPlainTextEdit *arguments = m_ui->arguments;
    arguments->setFont(fixed);
    const int around = 2 * (arguments->frameWidth() + int(arguments->document()->documentMargin()));
    arguments->setFixedHeight(arguments->fontMetrics().lineSpacing() * shownLines + around);
    for (const QComboBox *box : {m_ui->kind, m_ui->agent})
        connect(box, &QComboBox::currentIndexChanged, this, &RuleTrialBox::tryOut);
    for (const QLineEdit *line : findChildren<QLineEdit *>())
        connect(line, &QLineEdit::textChanged, this, &RuleTrialBox::tryOut);
    connect(arguments, &QPlainTextEdit::textChanged, this, &RuleTrialBox::tryOut);
    tryOut();
}

RuleTrialBox::~RuleTrialBox() = default;

void RuleTrialBox::offer(const QList<std::pair<QString, QString>> &agents, const QString &folder)
{
    for (const auto &[id, name] : agents)
        m_ui->agent->addItem(name, id);
    m_ui->folder->setText(folder);
}

void RuleTrialBox::setRules(const std::vector<core::PermissionRule> &rules)
{
    m_rules = rules;
    tryOut();
}

bool RuleTrialBox::isCall() const
{
    return m_ui->kind->currentData().toInt() == callOfTool;
}

void RuleTrialBox::tryOut()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_ui->serverLabel, m_ui->server, m_ui->toolLabel, m_ui->tool,
                                                          m_ui->argumentsLabel, m_ui->arguments, m_ui->beside})
        part->setVisible(isCall());
    const acp::ToolKind kind = chosenKind(m_ui->kind).value_or(acp::ToolKind::Other);
    for (QWidget *part : {static_cast<QWidget *>(m_ui->commandLabel), static_cast<QWidget *>(m_ui->command)})
        part->setVisible(!isCall() && mayRun(kind));
    for (QWidget *part : {static_cast<QWidget *>(m_ui->pathLabel), static_cast<QWidget *>(m_ui->path)})
        part->setVisible(!isCall() && kind != acp::ToolKind::Execute);
    const auto arguments = isCall() ? core::typedArguments(m_ui->arguments->toPlainText()) : QByteArray();
    say(m_ui->problem, arguments ? QString() : arguments.error().message);
    if (!arguments) {
        m_ui->result->setText(tr("Nothing can be said before the arguments can be read."));
        return;
    }
    const auto subject = isCall() ? call(*arguments) : request();
    m_ui->result->setText(subject    ? models::ruleTrialText(m_rules, *subject)
                          : isCall() ? tr("Enter a server and a tool to test.")
                                     : tr("Enter a command or a path to test."));
}

/// Null: too little of it is written.
std::optional<core::PermissionSubject> RuleTrialBox::request() const
{
    core::PermissionSubject subject;
    subject.kind = chosenKind(m_ui->kind).value_or(acp::ToolKind::Other);
    subject.agent = m_ui->agent->currentData().toString();
    subject.folder = m_ui->folder->text();
    if (mayRun(subject.kind))
        subject.command = m_ui->command->text();
    if (subject.kind != acp::ToolKind::Execute && !m_ui->path->text().isEmpty())
        subject.paths << m_ui->path->text();
    if (subject.command.lines.isEmpty() && subject.paths.isEmpty())
        return {};
    return subject;
}

std::optional<core::PermissionSubject> RuleTrialBox::call(const QByteArray &arguments) const
{
    const QString server = m_ui->server->text().trimmed(), tool = m_ui->tool->text().trimmed();
    if (server.isEmpty() || tool.isEmpty())
        return {};
    core::SessionRules session(m_ui->folder->text());
    session.set(nullptr, m_ui->agent->currentData().toString());
    return session.toolSubject(server, tool, arguments);
}

} // namespace widgets

#include "moc_ruletrialbox.cpp"
