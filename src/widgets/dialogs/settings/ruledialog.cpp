// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/ruledialog.h"
#include "acp/values.h"
#include "base/words.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "ui_ruledialog.h"
#include "widgets/dialogs/dialogframe.h"

#include <QPushButton>

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
    , m_ui(std::make_unique<Ui_RuleDialog>())
{
    m_ui->setupUi(this);
    m_ui->verdict->addItems({base::Words::tr("Allow"), base::Words::tr("Ask"), base::Words::tr("Deny")});
    m_ui->verdict->setCurrentIndex(int(rule.verdict));
    m_ui->about->setCurrentIndex(int(aboutOf(rule)));
    m_ui->command->setText(rule.command);
    m_ui->exact->setChecked(rule.exact);
    m_ui->path->setText(rule.path);
    m_ui->server->setText(rule.server);
    m_ui->tool->setText(rule.tool);
    m_ui->arguments->setText(rule.arguments);
    m_ui->exactArguments->setChecked(rule.exact && !rule.arguments.isEmpty());
    fillKinds(m_ui->kind);
    m_ui->kind->setCurrentIndex(m_ui->kind->findData(rule.kind ? int(*rule.kind) : anyKind));
    m_ui->folder->setText(rule.folder);
    m_ui->agent->setItemData(0, QString());
    for (const auto &[id, name] : agents)
        m_ui->agent->addItem(name, id);
    if (m_ui->agent->findData(rule.agent) < 0)
        m_ui->agent->addItem(rule.agent, rule.agent);
    m_ui->agent->setCurrentIndex(m_ui->agent->findData(rule.agent));
    m_ui->form->setRowVisible(m_ui->trial, m_request.has_value());
    addScrolled(m_ui->column, m_ui->form);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->rule());
        accept();
    });
    for (const QComboBox *box : findChildren<QComboBox *>())
        connect(box, &QComboBox::currentIndexChanged, this, &RuleDialog::refresh);
    for (const QCheckBox *box : findChildren<QCheckBox *>())
        connect(box, &QCheckBox::toggled, this, &RuleDialog::refresh);
    for (const QLineEdit *line : findChildren<QLineEdit *>())
        connect(line, &QLineEdit::textChanged, this, &RuleDialog::refresh);
    refresh();
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

RuleDialog::~RuleDialog() = default;

core::PermissionRule RuleDialog::rule() const
{
    core::PermissionRule rule;
    rule.verdict = core::RuleVerdict(m_ui->verdict->currentIndex());
    rule.agent = m_ui->agent->currentData().toString();
    rule.folder = m_ui->folder->text().trimmed();
    // What is not shown does not count.
    const auto about = About(m_ui->about->currentIndex());
    if (about != About::Tool)
        rule.kind = chosenKind(m_ui->kind);
    if (about == About::Command) {
        rule.command = m_ui->command->text().trimmed();
        rule.exact = m_ui->exact->isChecked() && m_ui->exact->isEnabled();
    } else if (about == About::Files) {
        rule.path = m_ui->path->text().trimmed();
    } else {
        rule.server = m_ui->server->text().trimmed();
        rule.tool = m_ui->tool->text().trimmed();
        rule.arguments = m_ui->arguments->text().trimmed();
        rule.exact = m_ui->exactArguments->isChecked() && m_ui->exactArguments->isEnabled();
    }
    return rule;
}

void RuleDialog::refresh()
{
    const auto about = About(m_ui->about->currentIndex());
    const auto show = [this](bool isShown, std::initializer_list<QWidget *> fields) {
        for (QWidget *field : fields)
            m_ui->form->setRowVisible(field, isShown);
    };
    show(about == About::Command, {m_ui->command, m_ui->exact, m_ui->commandAbout});
    show(about == About::Files, {m_ui->path, m_ui->pathAbout});
    show(about == About::Tool, {m_ui->server, m_ui->tool, m_ui->arguments, m_ui->exactArguments, m_ui->argumentsAbout});
    show(about != About::Tool, {m_ui->kind});
    // Deny and ask apply wherever the words occur in a command.
    m_ui->exact->setEnabled(m_ui->verdict->currentIndex() == int(core::RuleVerdict::Allow) &&
                            !m_ui->command->text().trimmed().isEmpty());
    m_ui->exactArguments->setEnabled(!m_ui->arguments->text().trimmed().isEmpty());
    const core::PermissionRule now = rule();
    const auto checked = core::checkRule(now);
    m_ui->rule->setText(checked ? core::ruleSentence(now) : checked.error().message);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(checked.ok());
    if (m_request)
        m_ui->trial->setText(models::ruleTrialText({now}, *m_request));
}

} // namespace widgets

#include "moc_ruledialog.cpp"
