// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/ruledialog.h"
#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

namespace {

constexpr int anyKind = -1;

} // namespace

void fillKinds(QComboBox *box)
{
    box->addItem(core::ruleKindName({}), anyKind);
    for (int kind = 0; kind <= int(acp::ToolKind::Other); ++kind)
        box->addItem(core::ruleKindName(acp::ToolKind(kind)), kind);
}

std::optional<acp::ToolKind> chosenKind(const QComboBox *box)
{
    const int kind = box->currentData().toInt();
    return kind == anyKind ? std::nullopt : std::optional(acp::ToolKind(kind));
}

RuleDialog::RuleDialog(const core::PermissionRule &rule, const QList<std::pair<QString, QString>> &agents,
                       const std::optional<core::PermissionSubject> &request, QWidget *parent)
    : QDialog(parent)
    , m_request(request)
    , m_verdict(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_agent(new QComboBox(this))
    , m_command(new QLineEdit(rule.command, this))
    , m_exact(new QCheckBox(tr("E&xactly this command"), this))
    , m_path(new QLineEdit(rule.path, this))
    , m_server(new QLineEdit(rule.server, this))
    , m_tool(new QLineEdit(rule.tool, this))
    , m_arguments(new QLineEdit(rule.arguments, this))
    , m_exactArguments(new QCheckBox(tr("Exactly &these arguments"), this))
    , m_folder(new QLineEdit(rule.folder, this))
    , m_sentence(wrappedLabel(this))
    , m_trial(wrappedLabel(this))
{
    setWindowTitle(tr("Permission rule"));
    m_verdict->addItem(tr("Allow"), int(core::RuleVerdict::Allow));
    m_verdict->addItem(tr("Ask"), int(core::RuleVerdict::Ask));
    m_verdict->addItem(tr("Deny"), int(core::RuleVerdict::Deny));
    m_verdict->setCurrentIndex(m_verdict->findData(int(rule.verdict)));
    fillKinds(m_kind);
    m_kind->setCurrentIndex(m_kind->findData(rule.kind ? int(*rule.kind) : anyKind));
    m_agent->addItem(tr("Any agent"), QString());
    for (const auto &[id, name] : agents)
        m_agent->addItem(name, id);
    if (m_agent->findData(rule.agent) < 0)
        m_agent->addItem(rule.agent, rule.agent);
    m_agent->setCurrentIndex(m_agent->findData(rule.agent));
    m_command->setPlaceholderText(QStringLiteral("git status"));
    m_path->setPlaceholderText(QStringLiteral("src/**"));
    m_server->setPlaceholderText(QStringLiteral("tracker"));
    m_tool->setPlaceholderText(QStringLiteral("create_*"));
    m_arguments->setPlaceholderText(QStringLiteral("to=*@example.org; urgent=false"));
    m_folder->setPlaceholderText(tr("Any folder"));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&What happens:"), m_verdict);
    form->addRow(tr("&Kind of request:"), m_kind);
    form->addRow(tr("&Command:"), m_command);
    m_exact->setChecked(rule.exact);
    form->addRow(QString(), m_exact);
    auto *about = wrappedLabel(this);
    about->setText(
        tr("To allow: the command, or how it begins, word by word. Only what is known to run nothing else, like "
           "ls or git log, can be allowed by how it begins; commands with ; | & $ and the like are always asked about. "
           "To ask or deny: words anywhere in it. What a program does by itself, like make or a script of the agent's, "
           "is not looked at."));
    form->addRow(QString(), about);
    form->addRow(tr("&Path:"), m_path);
    auto *globs = wrappedLabel(this);
    globs->setText(tr("* stands for any part of a name, ** for any folders. In the session's folder, unless it begins "
                      "with /."));
    form->addRow(QString(), globs);
    form->addRow(tr("MCP &server:"), m_server);
    form->addRow(tr("T&ool:"), m_tool);
    form->addRow(tr("A&rguments:"), m_arguments);
    m_exactArguments->setChecked(rule.exact && !rule.arguments.isEmpty());
    form->addRow(QString(), m_exactArguments);
    auto *tools = wrappedLabel(this);
    tools->setText(tr("About a server’s tool a rule says nothing of commands and paths. * stands for anything. Several "
                      "arguments need a semicolon between them; all of them have to be as written."));
    form->addRow(QString(), tools);
    form->addRow(tr("Sessions in &folder:"), m_folder);
    form->addRow(tr("&Agent:"), m_agent);
    form->addRow(tr("The rule:"), m_sentence);
    form->addRow(tr("This request:"), m_trial);
    form->labelForField(m_trial)->setVisible(m_request.has_value());
    m_trial->setVisible(m_request.has_value());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto *column = new QVBoxLayout(this);
    addScrolled(column, form);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->rule());
        accept();
    });
    for (QComboBox *box : {m_verdict, m_kind, m_agent})
        connect(box, &QComboBox::currentIndexChanged, this, &RuleDialog::refresh);
    connect(m_exact, &QCheckBox::toggled, this, &RuleDialog::refresh);
    connect(m_exactArguments, &QCheckBox::toggled, this, &RuleDialog::refresh);
    for (QLineEdit *line : {m_command, m_path, m_server, m_tool, m_arguments, m_folder})
        connect(line, &QLineEdit::textChanged, this, &RuleDialog::refresh);
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    refresh();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

core::PermissionRule RuleDialog::rule() const
{
    core::PermissionRule rule;
    rule.verdict = core::RuleVerdict(m_verdict->currentData().toInt());
    rule.kind = chosenKind(m_kind);
    rule.agent = m_agent->currentData().toString();
    rule.command = m_command->text().trimmed();
    rule.server = m_server->text().trimmed();
    rule.tool = m_tool->text().trimmed();
    rule.arguments = m_arguments->text().trimmed();
    rule.exact = (m_exact->isChecked() && m_exact->isEnabled()) ||
                 (m_exactArguments->isChecked() && m_exactArguments->isEnabled());
    rule.path = m_path->text().trimmed();
    rule.folder = m_folder->text().trimmed();
    return rule;
}

void RuleDialog::refresh()
{
    // Deny and ask apply wherever the words occur in a command.
    m_exact->setEnabled(m_verdict->currentData().toInt() == int(core::RuleVerdict::Allow) &&
                        !m_command->text().trimmed().isEmpty());
    m_exactArguments->setEnabled(!m_arguments->text().trimmed().isEmpty());
    const core::PermissionRule now = rule();
    const auto checked = core::checkRule(now);
    m_sentence->setText(checked ? core::ruleSentence(now) : checked.error().message);
    m_save->setEnabled(checked.ok());
    if (m_request)
        m_trial->setText(models::ruleTrialText({now}, *m_request));
}

} // namespace widgets

#include "moc_ruledialog.cpp"
