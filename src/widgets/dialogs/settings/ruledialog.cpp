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

enum class About { Command, Files, Tool };

About aboutOf(const core::PermissionRule &rule)
{
    return !rule.server.isEmpty() || !rule.tool.isEmpty() || !rule.arguments.isEmpty() ? About::Tool
           : !rule.path.isEmpty()                                                      ? About::Files
                                                                                       : About::Command;
}

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
    , m_form(new QFormLayout)
    , m_verdict(new QComboBox(this))
    , m_about(new QComboBox(this))
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
    m_about->addItem(tr("A command"), int(About::Command));
    m_about->addItem(tr("Files"), int(About::Files));
    m_about->addItem(tr("A tool of an MCP server"), int(About::Tool));
    m_about->setCurrentIndex(m_about->findData(int(aboutOf(rule))));
    m_exact->setChecked(rule.exact);
    m_exactArguments->setChecked(rule.exact && !rule.arguments.isEmpty());
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&What happens"), m_verdict);
    m_form->addRow(tr("A&bout"), m_about);
    const auto add = [this](std::optional<About> about, const QString &label, QWidget *field) {
        m_form->addRow(label, field);
        if (about)
            m_fields.append({int(*about), field});
    };
    add(About::Command, tr("&Command"), m_command);
    add(About::Command, {}, m_exact);
    add(About::Command, {},
        hintLabel(this,
                  tr("Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; "
                     "| & $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts "
                     "run.")));
    add(About::Files, tr("&Path"), m_path);
    add(About::Files, {},
        hintLabel(this,
                  tr("* matches part of a name, ** any folders, in the session's folder unless it begins with /.")));
    add(About::Tool, tr("MCP &server"), m_server);
    add(About::Tool, tr("T&ool"), m_tool);
    add(About::Tool, tr("A&rguments"), m_arguments);
    add(About::Tool, {}, m_exactArguments);
    add(About::Tool, {}, hintLabel(this, tr("* matches anything. Separate arguments with ; – all must match.")));
    add({}, tr("&Kind of request"), m_kind);
    add({}, tr("Sessions in &folder"), m_folder);
    add({}, tr("&Agent"), m_agent);
    add({}, tr("The rule"), m_sentence);
    m_trial->setVisible(m_request.has_value());
    if (m_request)
        add({}, tr("This request"), m_trial);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto *column = new QVBoxLayout(this);
    addScrolled(column, m_form);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->rule());
        accept();
    });
    for (QComboBox *box : {m_verdict, m_about, m_kind, m_agent})
        connect(box, &QComboBox::currentIndexChanged, this, &RuleDialog::refresh);
    connect(m_exact, &QCheckBox::toggled, this, &RuleDialog::refresh);
    connect(m_exactArguments, &QCheckBox::toggled, this, &RuleDialog::refresh);
    for (QLineEdit *line : {m_command, m_path, m_server, m_tool, m_arguments, m_folder})
        connect(line, &QLineEdit::textChanged, this, &RuleDialog::refresh);
    refresh();
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

core::PermissionRule RuleDialog::rule() const
{
    core::PermissionRule rule;
    rule.verdict = core::RuleVerdict(m_verdict->currentData().toInt());
    rule.agent = m_agent->currentData().toString();
    rule.folder = m_folder->text().trimmed();
    // What is not shown does not count.
    const auto about = About(m_about->currentData().toInt());
    if (about != About::Tool)
        rule.kind = chosenKind(m_kind);
    if (about == About::Command) {
        rule.command = m_command->text().trimmed();
        rule.exact = m_exact->isChecked() && m_exact->isEnabled();
    } else if (about == About::Files) {
        rule.path = m_path->text().trimmed();
    } else {
        rule.server = m_server->text().trimmed();
        rule.tool = m_tool->text().trimmed();
        rule.arguments = m_arguments->text().trimmed();
        rule.exact = m_exactArguments->isChecked() && m_exactArguments->isEnabled();
    }
    return rule;
}

void RuleDialog::refresh()
{
    const auto about = About(m_about->currentData().toInt());
    const auto show = [this](QWidget *field, bool shown) {
        field->setVisible(shown);
        if (QWidget *label = m_form->labelForField(field))
            label->setVisible(shown);
    };
    for (const auto &[of, field] : std::as_const(m_fields))
        show(field, of == int(about));
    show(m_kind, about != About::Tool);
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
